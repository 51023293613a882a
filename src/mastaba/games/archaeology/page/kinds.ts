/** The seven treasures: their order in hands and stalls, a colour for each frame; what they are worth is a fact of the market. */

import type { Foreseen, Piece, PieceOf, Schemas, Zone, ZoneOf } from "$lib/server/protocol";
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
export const priceOf = (table: Table, kind: string): Price =>
  table.zone<Market>("market").facts.prices?.find((price: Price) => price.treasure === kind) ?? UNPRICED;

/** A number that an event of the foreseen tells; undefined where there is no such event. */
export function told(foreseen: Foreseen | undefined, code: string, field: string): number | undefined {
  const number = foreseen?.events.find((event) => event.code === code)?.fields[field];
  return typeof number === "number" ? number : undefined;
}

/** What follows from the card that is about to be given or taken: picked to be given, or such that a click would do it. */
export function tradeInMind(table: Table): Foreseen | undefined {
  const ready = table.wouldPlay(table.hovered);
  const picked = table.picked.length ? table.candidates.find((choice) => choice.action.startsWith("give ")) : undefined;
  const choice = ready && /^(give|take) /.test(ready.action) ? ready : picked;
  return choice && table.foreseen(choice.action);
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
