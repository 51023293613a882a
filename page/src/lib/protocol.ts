/** What travels between the page and the server, named as the server names it. */

export interface Piece {
  id: string;
  kind: string;
  face: string | null;
  [fact: string]: unknown;
}

export interface Zone {
  id: string;
  layout: "pile" | "row" | "hand" | "heap" | "grid";
  owner: number | null;
  pieces: Piece[];
  facts: Record<string, unknown>;
}

export interface View {
  game: string;
  seat: number;
  turn: number;
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

export interface GameEvent {
  number: number;
  step: number;
  code: string;
  fields: Record<string, number | string | null>;
  text: string;
}

export interface Prompt {
  key: string;
  args: Record<string, string | number>;
  /** The sentence already made, in the socket's language. */
  text: string;
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

export interface Step {
  n: number;
  kind: "step" | "snapshot";
  number: number;
  turn: number;
  acting: number[];
  /** Several seats search at once (the curse): choices then name only the plain ways out. */
  race?: boolean;
  over: boolean;
  ending: string | null;
  /** null where a seat's points hang on what the reader may not know. */
  scores: (number | null)[];
  winners: number[];
  names: string[];
  views: BySeat<View>;
  choices: BySeat<Choice[]>;
  prompt: BySeat<Prompt | null>;
  events: BySeat<GameEvent[]>;
  undone?: boolean;
}

export interface Snapshot extends Step {
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

export type ServerMessage = Snapshot | (Step & { kind: "step" }) | Presence | BotTrouble | Rematch | SocketTrouble;

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
