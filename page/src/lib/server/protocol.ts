/** What travels between the page and the server: types that the build writes from the server's own classes (page/types.sh). */

import type { components } from "./schema";

/** Every shape by its name, and each game's facts by game and class: `Schemas["SaqqaraRow"]` is the class `Row` of Saqqara's view. */
export type Schemas = components["schemas"];

// What lies on the table. Any game's facts are read by name; who knows the game says which they are.

export type Facts = Schemas["Facts"];
export type Piece = Schemas["Piece"];
export type Zone = Schemas["Zone"];
export type View = Schemas["View"];
export type PieceOf<P> = Omit<Piece, "facts"> & { facts: P };
export type ZoneOf<F, P = Facts> = Omit<Zone, "facts" | "pieces"> & { facts: F; pieces: PieceOf<P>[] };

// How a match stands, and what has happened or would

export type Position = Schemas["Position"];
export type UndoOffer = Schemas["UndoOffer"];
export type Choice = Schemas["Choice"];
export type Points = Schemas["Points"];
export type PointsLine = Schemas["PointsLine"];
export type GameEvent = Schemas["Told"];
export type ForeseenEvent = Schemas["ForeseenEvent"];
export type Consequences = Schemas["ForeseenActions"];
/** What is certain to follow from an action, with a way to a zone as it would be. */
export type Foreseen = Schemas["Foreseen"] & { zone<F = Facts, P = Facts>(id: string): ZoneOf<F, P> | undefined };

// Messages of the socket

export type Step = Schemas["Step"];
export type Snapshot = Schemas["Snapshot"];
export type Seat = Schemas["Seat"];
export type SeatNews = Schemas["SeatNews"];
export type SocketError = Schemas["SocketError"];
export type Change = Schemas["Change"];
export type ServerMessage = Schemas["ServerMessage"];
/** What is left once changes have become the steps that they tell of. */
export type Told = Exclude<ServerMessage, Change>;

// Answers

export type ErrorDetail = Schemas["ErrorDetail"];
export type ErrorAnswer = Schemas["ErrorAnswer"];
export type EarlierView = Schemas["EarlierView"];
export type RefusalAnswer = Schemas["RefusalAnswer"];
export type Hints = Schemas["Hints"];
export type Link = Schemas["Link"];
export type Invitation = Schemas["Invitation"];
export type Welcome = Schemas["Welcome"];
export type Claimed = Schemas["Claimed"];
export type Watchable = Schemas["Watchable"];
export type Addresses = Schemas["Addresses"];
export type OpenedTable = Schemas["OpenedTable"];
export type RematchTable = Schemas["RematchTable"];
export type GameCard = Schemas["GameCard"];
export type OptionCard = Schemas["OptionCard"];
export type Rulebook = Schemas["Rulebook"];
export type RuleExample = Schemas["RuleExample"];
export type RuleExamples = Schemas["RuleExamples"];
export type BoxPiece = Schemas["BoxPiece"];
export type WordSource = Schemas["WordSource"];
export type Version = Schemas["Version"];
export type TableSummary = Schemas["TableSummary"];
export type ReplayAbout = Schemas["Replay"];
export type Frame = Schemas["Frame"];
export type GameFileContent = Schemas["GameFile"];
export type Frames = Schemas["Frames"];
export type Lesson = Schemas["Lesson"];
export type LessonStep = Schemas["LessonStep"];
export type Analysed = Schemas["Analysed"];
export type AnalysisReport = Schemas["AnalysisReport"];
export type JudgedDecision = Schemas["JudgedDecision"];
export type SeatAccount = Schemas["SeatAccount"];
export type PlayLine = Schemas["PlayLine"];
export type LineMoment = Schemas["LineMoment"];
export type Warned = Schemas["Warned"];
export type Chances = Schemas["Chances"];
export type OpenedRecord = Schemas["OpenedRecord"];
export type PuzzleCatalogue = Schemas["PuzzleCatalogue"];
export type PuzzleFacts = Schemas["PuzzleFacts"];
export type PuzzleName = Schemas["PuzzleName"];
export type PuzzleRating = Schemas["PuzzleRating"];
export type PuzzleVerdict = Schemas["PuzzleVerdict"];
export type DailyDeals = Schemas["DailyDeals"];
export type DailyDeal = Schemas["DailyDeal"];
export type OwnRecord = Schemas["OwnRecord"];
export type CountedMatch = Schemas["CountedMatch"];

// What the page asks for: what has a default may be left out

type Filled<T, K extends keyof T> = Pick<T, K> & Partial<T>;
export type SeatChoice = Filled<Schemas["SeatChoice"], "kind">;
export type NewTable = Filled<Omit<Schemas["NewTable"], "seats">, "game" | "players"> & { seats: SeatChoice[] };
export type Move = Schemas["Move"];
export type FinishedTable = Schemas["FinishedTable"];
export type PlayOn = { number: number; seats: SeatChoice[] };
