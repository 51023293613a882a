/** Calls to the server; a refusal of any kind arrives as a thrown `Refused` with its sentence. */

import { heardPage } from "$lib/browser/version";
import { settings } from "$lib/app/settings.svelte";
import type {
  Addresses,
  Analysed,
  Chances,
  Claimed,
  Consequences,
  CountedMatch,
  DailyDeals,
  EarlierView,
  ErrorAnswer,
  ErrorDetail,
  FinishedTable,
  Frames,
  GameCard,
  Hints,
  Invitation,
  Lesson,
  Move,
  NewTable,
  OpenedRecord,
  OpenedTable,
  OwnRecord,
  PlayLine,
  PlayOn,
  PuzzleCatalogue,
  PuzzleFacts,
  PuzzleName,
  PuzzleVerdict,
  RefusalAnswer,
  RematchTable,
  ReplayAbout,
  Rulebook,
  RuleExamples,
  Snapshot,
  TableSummary,
  Version,
  Warned,
  Welcome,
  WordSource,
} from "./protocol";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly detail: ErrorDetail,
  ) {
    super(detail.message);
  }
}

interface Ask {
  method?: string;
  body?: unknown;
  secret?: string;
  lang?: string;
  /** Milliseconds after which no answer is taken for no connection: a dead line may otherwise keep us waiting for minutes. */
  patience?: number;
}

async function ask(path: string, { method = "GET", body, secret, lang = settings.lang, patience }: Ask = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers["authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const address = `/api${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
  const signal = patience ? AbortSignal.timeout(patience) : undefined;
  const answer = await fetch(address, { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) });
  heardPage(answer.headers.get("mastaba-page"));
  if (!answer.ok) throw new Refused(answer.status, await detailOf(answer));
  return answer;
}

async function detailOf(answer: Response): Promise<ErrorDetail> {
  try {
    return ((await answer.json()) as ErrorAnswer).error;
  } catch {
    return { code: "server", message: `${answer.status} ${answer.statusText}`, rule: null };
  }
}

async function json<T>(path: string, asked: Ask = {}): Promise<T> {
  return (await (await ask(path, asked)).json()) as T;
}

const post = <T>(path: string, secret: string, body: unknown): Promise<T> => json<T>(path, { method: "POST", secret, body });

export const fetchGames = (lang: string): Promise<GameCard[]> => json("/games", { lang });
export const fetchRules = (game: string): Promise<Rulebook> => json(`/games/${game}/rules`);
/** What the rules of a game show beside their words. */
export const fetchExamples = (game: string): Promise<RuleExamples> => json(`/games/${game}/examples`);
/** The sentences of a game, or (game "") those of the house. */
export const fetchWords = (lang: string, game: string): Promise<WordSource> => json(game ? `/games/${game}/words` : "/words", { lang });
/** Which server answers; asked when it could be another one than before. */
export const fetchVersion = (): Promise<Version> => json("/version");
export const fetchSummary = (table: string, secret: string): Promise<TableSummary> => json(`/tables/${table}/summary`, { secret, patience: 10_000 });

/** Why a table cannot be opened, in the reader's language; empty where it can. */
export async function whyClosed(table: string, secret: string): Promise<string> {
  try {
    await ask(`/tables/${table}`, { secret });
    return "";
  } catch (error) {
    return error instanceof Refused ? error.detail.message : "";
  }
}

export const openTable = (wish: NewTable): Promise<OpenedTable> => post("/tables", "", wish);
export const sendMove = (table: string, secret: string, move: Move): Promise<unknown> =>
  json(`/tables/${table}/moves`, { method: "POST", secret, body: move, patience: 8000 });
/** Why the action that a player seems to mean by clicking these things, in order, is refused. */
export const askMeaning = (table: string, secret: string, seat: number, clicked: string[]): Promise<RefusalAnswer> =>
  post(`/tables/${table}/refusal`, secret, { seat, clicked });
export const fetchConsequences = (table: string, secret: string, seat: number): Promise<Consequences> =>
  json(`/tables/${table}/consequences?seat=${seat}`, { secret });
export const askUndo = (table: string, secret: string, seat: number, number: number, era: number): Promise<unknown> =>
  post(`/tables/${table}/undo`, secret, { seat, number, era });
export const askHint = (table: string, secret: string, seat: number): Promise<Hints> =>
  post(`/tables/${table}/hint`, secret, { seat });
export const askRematch = (table: string, secret: string): Promise<RematchTable> =>
  post(`/tables/${table}/rematch`, secret, {});
export const leaveSeat = (table: string, secret: string, seat: number): Promise<unknown> =>
  post(`/tables/${table}/leave`, secret, { seat });
export const renameSeat = (table: string, secret: string, seat: number, name: string): Promise<unknown> =>
  json(`/tables/${table}/seats/${seat}`, { method: "PATCH", secret, body: { name } });

// Friends

export const fetchAddresses = (): Promise<Addresses> => json("/address");
export const fetchInvitation = (table: string, code: string): Promise<Welcome> => json(`/tables/${table}/invitation`, { secret: code });
/** Takes the seat of an invitation with a secret of one's own; sent again, it is answered the same. */
export const claimSeat = (table: string, code: string, own: { secret: string; name?: string }): Promise<Claimed> =>
  post(`/tables/${table}/claim`, code, own);
export const reissueSeat = (table: string, secret: string, seat: number): Promise<Invitation> =>
  post(`/tables/${table}/seats/${seat}/reissue`, secret, {});
/** A robot plays for somebody who was invited and has not come. */
export const seatRobot = (table: string, secret: string, seat: number, level: string): Promise<unknown> =>
  post(`/tables/${table}/seats/${seat}/robot`, secret, { level });
export const handOver = (table: string, secret: string, seat: number): Promise<Invitation> =>
  post(`/tables/${table}/seats/${seat}/handover`, secret, {});
export const setWatchable = (table: string, secret: string, onlookers: boolean): Promise<unknown> =>
  json(`/tables/${table}`, { method: "PATCH", secret, body: { onlookers } });

export const fetchRecord = async (table: string, secret: string): Promise<string> =>
  (await ask(`/tables/${table}/record`, { secret })).text();
export const fetchMoment = (table: string, secret: string, seat: number, number: number): Promise<EarlierView> =>
  json(`/tables/${table}/moments/${number}?seat=${seat}`, { secret });

// Looking back: at a table's match, or at a record that the server has open

export const fetchReplay = (place: string, id: string, secret: string, eye: string): Promise<ReplayAbout> =>
  json(`/${place}/${id}/replay?eye=${eye}`, { secret });
export const fetchFrames = (place: string, id: string, secret: string, { eye, first, last }: { eye: string; first: number; last: number }): Promise<Frames> =>
  json(`/${place}/${id}/replay/frames?eye=${eye}&first=${first}&last=${last}`, { secret });
export const openRecord = (text: string): Promise<OpenedRecord> => post("/records", "", { text });
/** A new table that stands as a match stood after so many decisions. */
export const playOn = (place: string, id: string, secret: string, wish: PlayOn): Promise<OpenedTable> =>
  post(`/${place}/${id}/play-on`, secret, wish);
/** A finished game as one HTML file. */
export const fetchGameFile = async (place: string, id: string, secret: string): Promise<string> =>
  (await ask(`/${place}/${id}/replay.html`, { secret })).text();

// Getting better

export const fetchAnalysis = (place: string, id: string, secret: string): Promise<Analysed> => json(`/${place}/${id}/analysis`, { secret });
export const askAnalysis = (place: string, id: string, secret: string): Promise<Analysed> => post(`/${place}/${id}/analysis`, secret, {});
/** A line of play from the better action of a mistake on, or from the one that was played. */
export const fetchLine = (place: string, id: string, secret: string, step: number, isPlayed: boolean): Promise<PlayLine> =>
  json(`/${place}/${id}/analysis/lines/${step}?played=${isPlayed}`, { secret });
/** What a coach says of a move before it stands. */
export const askCoach = (table: string, secret: string, asked: { seat: number; number: number; action: string }): Promise<Warned> =>
  json(`/tables/${table}/coach`, { method: "POST", secret, body: asked, patience: 9000 });
export const fetchChances = (table: string, secret: string, seat: number): Promise<Chances> => json(`/tables/${table}/chances?seat=${seat}`, { secret });

// First games

export const fetchLesson = (game: string): Promise<Lesson> => json(`/games/${game}/lesson`);
export const openLesson = (game: string): Promise<OpenedTable> => post(`/games/${game}/lesson`, "", {});

// Puzzles: `place` is game/name

export const fetchPuzzles = (me: string): Promise<PuzzleCatalogue> => json("/puzzles", { secret: me });
export const fetchNextPuzzle = (game: string, me: string, after = ""): Promise<PuzzleName> =>
  json(`/next-puzzle/${game}?after=${after}`, { secret: me });
export const fetchPuzzle = (place: string): Promise<Snapshot> => json(`/puzzles/${place}`);
export const fetchPuzzleFacts = (place: string, me: string): Promise<PuzzleFacts> => json(`/puzzles/${place}/facts`, { secret: me });
export const fetchPuzzleMoment = (place: string, number: number): Promise<EarlierView> => json(`/puzzles/${place}/moments/${number}`);
export const fetchPuzzleConsequences = (place: string): Promise<Consequences> => json(`/puzzles/${place}/consequences`);
export const askPuzzleMeaning = (place: string, seat: number, clicked: string[]): Promise<RefusalAnswer> =>
  post(`/puzzles/${place}/refusal`, "", { seat, clicked });
/** Without an action the solution is asked for. */
export const answerPuzzle = (place: string, action: string | null, me: string): Promise<PuzzleVerdict> =>
  post(`/puzzles/${place}/answer`, me, { action });

// Daily deals, and one's own record

export const fetchDaily = (day = ""): Promise<DailyDeals> => json(`/daily?day=${day}`);
export const openDaily = (day: string, game: string): Promise<OpenedTable> => post(`/daily/${day}/${game}`, "", {});
export const fetchOwnRecord = (me: string): Promise<OwnRecord> => json("/me", { secret: me });
export const countMatch = (me: string, match: FinishedTable): Promise<CountedMatch> => post("/me/results", me, match);
export const exportOwnRecord = async (me: string): Promise<string> => (await ask("/me/export", { secret: me })).text();
export const deleteOwnRecord = (me: string): Promise<unknown> => json("/me", { method: "DELETE", secret: me });
