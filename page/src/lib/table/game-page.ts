/** What a game's folder may bring to the page, found by file name; see README.md. */

import type { Component } from "svelte";
import type { GameEvent } from "$lib/server/protocol";
import type { SeatProps, TableProps } from "./table.svelte";

export interface LogPicture {
  art: string;
  text?: string;
}

export interface GamePage {
  /** Events that get a moment of their own, and its picture: a symbol of art.svg, or one chosen by what happened. */
  splashes?: Record<string, string | ((event: GameEvent) => string)>;
  picture?: (event: GameEvent) => LogPicture | null;
  /** Kinds of pieces that a first click only chooses, so that what they do can be read; a second click, or the button, plays them. */
  chosenFirst?: string[];
}

export interface GameParts {
  Table?: Component<TableProps>;
  Hand?: Component<TableProps>;
  Seat?: Component<SeatProps>;
  page: GamePage;
}

const TABLES = import.meta.glob<Component<TableProps>>("../../../../src/mastaba/games/*/page/Table.svelte", { import: "default" });
const HANDS = import.meta.glob<Component<TableProps>>("../../../../src/mastaba/games/*/page/Hand.svelte", { import: "default" });
const SEATS = import.meta.glob<Component<SeatProps>>("../../../../src/mastaba/games/*/page/Seat.svelte", { import: "default" });
const PLAYS = import.meta.glob<GamePage>("../../../../src/mastaba/games/*/page/play.ts", { import: "default" });
const ART = import.meta.glob<string>("../../../../src/mastaba/games/*/page/art.svg", { query: "?raw", import: "default" });

const at = (game: string, file: string): string => `../../../../src/mastaba/games/${game}/page/${file}`;

export async function loadParts(game: string): Promise<GameParts> {
  const [Table, Hand, Seat, page] = await Promise.all([
    TABLES[at(game, "Table.svelte")]?.(),
    HANDS[at(game, "Hand.svelte")]?.(),
    SEATS[at(game, "Seat.svelte")]?.(),
    PLAYS[at(game, "play.ts")]?.(),
  ]);
  return { Table, Hand, Seat, page: page ?? {} };
}

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
