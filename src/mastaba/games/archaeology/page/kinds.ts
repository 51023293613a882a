/** The seven treasures: their order in hands and stalls, a colour for each frame; what they are worth is a fact of the market. */

import type { Choice, Foreseen, Piece, PieceOf, Schemas, Zone, ZoneOf } from "$lib/server/protocol";
import { fitting } from "$lib/table/selection";
import type { Board } from "$lib/table/board.svelte";
import type { Table } from "$lib/table/table.svelte";

export const KINDS = ["shard", "parchment", "coin", "cup", "talisman", "map", "mask"] as const;

const TINTS: Record<string, string> = {
  shard: "#b5654a",
  parchment: "#b8954f",
  coin: "#c9a227",
  cup: "#4f93ab",
  talisman: "#2a9d8f",
  map: "#7a6a3a",
  mask: "#1f4e79",
  thief: "#37506b",
  storm: "#a8733a",
};
export const tintOf = (face: string | null): string => TINTS[face ?? ""] ?? "#c9a227";

export interface Group {
  kind: string;
  pieces: Piece[];
}

/** The cards of a zone by kind, in the order of the stalls; kinds without any are left out. */
export function grouped(zone: Zone): Group[] {
  return KINDS.map((kind) => ({ kind, pieces: zone.pieces.filter((piece) => piece.face === kind) })).filter(
    (group) => group.pieces.length,
  );
}

export type Market = Schemas["ArchaeologyMarket"];
export type Price = Market["prices"][number];
export type Offer = Schemas["ArchaeologyOffer"];
export type Museum = Schemas["ArchaeologyMuseum"];
export type Exhibit = Schemas["ArchaeologyExhibit"];

const UNPRICED: Price = { treasure: "", trade: 0, sets: [], largest: [] };

/** What a treasure is worth in trades and in sets. */
export const priceOf = (table: Board, kind: string): Price =>
  table.zone<Market>("market").facts.prices?.find((price: Price) => price.treasure === kind) ?? UNPRICED;

/** A number that an event of the foreseen tells; undefined where there is no such event. */
export function told(foreseen: Foreseen | undefined, code: string, field: string): number | undefined {
  const number = foreseen?.events.find((event) => event.code === code)?.fields[field];
  return typeof number === "number" ? number : undefined;
}

/** The choices that what is picked, or a click on what is under the pointer, may yet become. */
export function inMind(table: Table): Choice[] {
  const further = table.hovered ? fitting(table.choices, [...table.picked, table.hovered], table.kin) : [];
  return further.length || !table.picked.length ? further : table.candidates;
}

/** What a trade would be with the card in mind given or taken: what is left to spend, and what that could take. */
export interface Trade {
  action: string;
  credit: number;
  takable: string[];
}

export function tradeInMind(table: Table): Trade | undefined {
  const choice = inMind(table).find(({ action }) => /^(give|take) /.test(action));
  const foreseen = choice && table.foreseen(choice.action);
  if (!foreseen) return undefined;
  const offer = foreseen.zone<Offer>("offer") ?? table.zone<Offer>("offer");
  const market = foreseen.zone<Market>("market") ?? table.zone<Market>("market");
  return { action: choice.action, credit: offer.facts.credit, takable: market.facts.takable };
}

export interface SoldSet {
  number: number;
  kind: string;
  worth: number;
  pieces: PieceOf<Exhibit>[];
}

/** The sets in a museum, the dearest first. */
export function setsOf(museum: ZoneOf<Museum, Exhibit>): SoldSet[] {
  const sets = new Map<number, SoldSet>();
  for (const piece of museum.pieces) {
    const { set: number, worth } = piece.facts;
    const set: SoldSet = sets.get(number) ?? { number, kind: piece.face ?? "", worth, pieces: [] };
    set.pieces.push(piece);
    sets.set(number, set);
  }
  return [...sets.values()].sort((one, other) => other.worth - one.worth || one.number - other.number);
}

export interface SoldKind {
  kind: string;
  /** The sizes of its sets, the dearest first. */
  sizes: number[];
  count: number;
  worth: number;
}

/** What a museum holds of each treasure, in the order of the stalls. */
export function soldKinds(museum: ZoneOf<Museum, Exhibit>): SoldKind[] {
  const sets = setsOf(museum);
  return KINDS.map((kind) => {
    const mine = sets.filter((set) => set.kind === kind);
    const sizes = mine.map((set) => set.pieces.length);
    return { kind, sizes, count: sizes.reduce((all, one) => all + one, 0), worth: mine.reduce((all, set) => all + set.worth, 0) };
  }).filter((kind) => kind.count);
}
