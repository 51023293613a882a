/** What a game's folder may bring to the page, found by file name; see README.md. */

import type { Component } from "svelte";
import type { Args } from "$lib/app/words.svelte";
import type { Choice, GameEvent, Piece } from "$lib/server/protocol";
import type { Stage } from "./stage.svelte";
import type { SeatProps, Table, TableProps } from "./table.svelte";

export interface LogPicture {
  art: string;
  text?: string;
}

/** A short text in a seat's panel, with the keys of its name and of what it says of itself. */
export interface Standing {
  text: string;
  name: string;
  about: string;
  blanks: Args;
}

export interface GamePage {
  /** Events that get a second in the middle of the screen: the symbol to show, or a function that says which, if any. */
  splashes?: Record<string, string | ((event: GameEvent, table: Stage) => string | undefined)>;
  /** What says how far a seat has come where points say nothing before the end. */
  standing?: (table: Table, seat: number) => Standing;
  /** What a choice brings, as foreseen; of several buttons the one that brings most comes first and stands out. */
  gain?: (choice: Choice, table: Table) => number | undefined;
  picture?: (event: GameEvent) => LogPicture | null;
  /** Symbols that whoever is new must know, each with its message `legend-<symbol>`: the introduction and the rules show them. */
  legend?: string[];
  /** Codes of events by which a seat only answers what another does in its turn; they are no turn of their own to the recap. */
  answers?: string[];
  /** Whether something has to be found on the table now, so that a phone which is a hand shows the table. */
  isSought?: (table: Table) => boolean;
  /** Kinds of pieces that a first click only chooses, so that what they do can be read; a second click, or the button, plays them. */
  chosenFirst?: string[];
}

export interface GameParts {
  Table?: Component<TableProps>;
  Hand?: Component<TableProps>;
  Seat?: Component<SeatProps>;
  Mine?: Component<TableProps>;
  /** A piece of the box, as the rules draw it. */
  Sample?: Component<{ piece: Piece }>;
  page: GamePage;
}

/** The symbol that an event is shown with in the middle of the screen. */
export function splashArt(event: GameEvent, table: Stage): string | undefined {
  const art = table.parts.page.splashes?.[event.code];
  return typeof art === "function" ? art(event, table) : art;
}

/** Choices that bring something first, the best before all; the others as they were. */
export function bestFirst(choices: Choice[], table: Table): Choice[] {
  const { gain } = table.parts.page;
  if (!gain || choices.length < 2) return choices;
  const brings = new Map(choices.map((choice) => [choice, gain(choice, table) ?? 0]));
  return choices.toSorted((one, other) => brings.get(other)! - brings.get(one)!);
}

const TABLES = import.meta.glob<Component<TableProps>>("../../../../src/mastaba/games/*/page/Table.svelte", { import: "default" });
const HANDS = import.meta.glob<Component<TableProps>>("../../../../src/mastaba/games/*/page/Hand.svelte", { import: "default" });
const SEATS = import.meta.glob<Component<SeatProps>>("../../../../src/mastaba/games/*/page/Seat.svelte", { import: "default" });
const MINES = import.meta.glob<Component<TableProps>>("../../../../src/mastaba/games/*/page/Mine.svelte", { import: "default" });
const SAMPLES = import.meta.glob<Component<{ piece: Piece }>>("../../../../src/mastaba/games/*/page/Sample.svelte", { import: "default" });
const PLAYS = import.meta.glob<GamePage>("../../../../src/mastaba/games/*/page/play.ts", { import: "default" });
const ART = import.meta.glob<string>("../../../../src/mastaba/games/*/page/art.svg", { query: "?raw", import: "default" });

const at = (game: string, file: string): string => `../../../../src/mastaba/games/${game}/page/${file}`;

export async function loadParts(game: string): Promise<GameParts> {
  const [Table, Hand, Seat, Mine, Sample, page] = await Promise.all([
    TABLES[at(game, "Table.svelte")]?.(),
    HANDS[at(game, "Hand.svelte")]?.(),
    SEATS[at(game, "Seat.svelte")]?.(),
    MINES[at(game, "Mine.svelte")]?.(),
    SAMPLES[at(game, "Sample.svelte")]?.(),
    PLAYS[at(game, "play.ts")]?.(),
  ]);
  return { Table, Hand, Seat, Mine, Sample, page: page ?? {} };
}

/** What a game says of itself beside its components. */
export const loadPage = async (game: string): Promise<GamePage> => (await PLAYS[at(game, "play.ts")]?.()) ?? {};

const shown = new Set<string>();

/** Puts a game's symbols into the document, once; says whether it has any. */
export async function showArt(game: string): Promise<boolean> {
  const source = ART[at(game, "art.svg")];
  if (!source) return false;
  if (!shown.has(game)) {
    shown.add(game);
    const sheet = document.createElement("div");
    sheet.className = "art-sheet";
    sheet.setAttribute("aria-hidden", "true");
    sheet.innerHTML = await source();
    document.body.append(sheet);
  }
  return true;
}
