/** What travels between the page and the server, named as the server names it. */

/** Facts of any game, by name: what a game declares for itself is `Schemas["SaqqaraRow"]`. */
export type Loose = Record<string, unknown>;

export interface PieceOf<F> {
  id: string;
  kind: string;
  /** null: it lies face down. */
  face: string | null;
  facts: F;
}

export interface ZoneOf<F, P = Loose> {
  id: string;
  layout: "pile" | "row" | "hand" | "heap" | "grid";
  owner: number | null;
  pieces: PieceOf<P>[];
  facts: F;
}

export type Piece = PieceOf<Loose>;
export type Zone = ZoneOf<Loose>;

export interface View {
  game: string;
  seat: number;
  /** Who must decide; 0 when it is over. */
  deciding: number;
  over: boolean;
  names: string[];
  zones: Zone[];
}

/** A legal action: its text, the things to click in order (none: a button), and its words. */
export interface Choice {
  action: string;
  path: string[];
  label: string;
}

export type Fields = Record<string, number | string | null>;

export interface ForeseenEvent {
  code: string;
  fields: Fields;
  text: string;
}

export interface GameEvent extends ForeseenEvent {
  number: number;
  step: number;
  /** The seat whose decision brought it about; 0: the start. */
  actor: number;
}

/** What is not known before it happens: fields of an event, or (none) whether it and what comes after it happens. */
export interface Unknown {
  code: string;
  fields: string[];
}

/** What is certain to follow from an action; `zones` are those that change, null where chance or a secret cuts in. */
export interface ForeseenWire {
  action: string;
  events: ForeseenEvent[];
  zones: Zone[] | null;
  unknown: Unknown[];
}

/** The same with a way to a zone as it would be, typed. */
export type Foreseen = ForeseenWire & { zone<F = Loose, P = Loose>(id: string): ZoneOf<F, P> | undefined };

/** What follows from each action offered to a seat after `number` decisions. */
export interface Consequences {
  number: number;
  consequences: ForeseenWire[];
}

/** Whether an action is legal, and if not, why; `action` is the one that was meant by clicks, where any was. */
export interface Refusal {
  legal?: boolean;
  action?: string | null;
  code?: string;
  rule?: string;
  sentence?: string;
}

/** The actions a good robot would think of, the best first, and what is certain to follow from them. */
export interface Hints {
  actions: { action: string; value: number | null; doubt: number | null; because: string[] }[];
}

/** Points as far as the seat knows them; equal where it knows them. */
export interface Score {
  least: number;
  most: number;
}

/** One line of how points came about: the message that names it, what that needs, and the points. */
export interface PointsLine {
  key: string;
  points: number;
  args: Record<string, string | number>;
}

export interface SeatInfo {
  seat: number;
  kind: "me" | "link" | "bot" | "here";
  level?: string | null;
  name: string;
  is_here: boolean;
  /** Somebody sat here and has left: a robot plays on. */
  has_left: boolean;
}

type BySeat<T> = Record<string, T>;

export interface Position {
  n: number;
  number: number;
  deciding: number;
  acting: number[];
  /** Several seats search at once (the curse): choices then name only the plain ways out. */
  race: boolean;
  over: boolean;
  ending: string | null;
  winners: number[];
  names: string[];
  views: BySeat<View>;
  choices: BySeat<Choice[]>;
  prompt: BySeat<string>;
  scores: BySeat<Score[]>;
  /** Of each seat at the table, once the game is over. */
  tally: BySeat<PointsLine[][]>;
  events: BySeat<GameEvent[]>;
}

export interface Step extends Position {
  kind: "step";
  /** The seat that acted; 0: nobody. */
  actor: number;
  undone: boolean;
}

export interface Snapshot extends Position {
  kind: "snapshot";
  table: string;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  you: number[];
  host: boolean;
  seats: SeatInfo[];
  commitment: string;
  seed?: number;
  /** The table on which the same people play again. */
  rematch: string | null;
  /** Why the table can only be looked at: then it has no views, choices and events. */
  read_only?: string;
}

export interface Rematch {
  n: number;
  kind: "rematch";
  table: string;
}

export interface Presence {
  n: number;
  kind: "presence";
  seats: SeatInfo[];
}

export interface BotTrouble {
  n: number;
  kind: "bot-trouble";
  seat: number;
  message: string;
}

export type ServerMessage = Snapshot | Step | Presence | BotTrouble | Rematch | SocketTrouble;

export interface SocketTrouble extends Trouble {
  n: number;
  kind: "error";
  status: number;
}

/** Why something did not work, in the reader's language. */
export interface Trouble {
  code: string;
  message: string;
  rule?: string;
}

export interface OptionCard {
  name: string;
  label: string;
  kind: "choice" | "switch" | "number";
  default: string | number | boolean;
  choices: { value: string | number | boolean; label: string }[];
  minimum: number;
  maximum: number;
  rule: string;
}

export interface GameCard {
  id: string;
  title: string;
  designer: string;
  publisher: string;
  year: number;
  seats: number[];
  minutes: number;
  pitch: string;
  levels: string[];
  level: string;
  options: OptionCard[];
  has_secrets: boolean;
}

/** One figure of the box: C certain, P probable, R reconstructed by us. */
export interface Figure {
  name: string;
  value: string;
  label: "C" | "P" | "R";
  note: string;
}

export interface Rulebook {
  markdown: string;
  figures: Figure[];
  rules: Record<string, string>;
}

export interface SeatWish {
  kind: "me" | "link" | "bot" | "here";
  level?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  seats: SeatWish[];
  first?: number;
}

export interface SeatLink {
  seat: number;
  secret: string;
}

/** Every shape by its name, and each game's facts by game and class: `Schemas["SaqqaraRow"]`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- until the build writes them
export type Schemas = Record<string, any>;
