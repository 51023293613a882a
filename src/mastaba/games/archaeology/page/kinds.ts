/** The seven treasures: their order in hands and stalls, a colour for each frame, what the museum pays. */

import type { Piece, View, Zone } from "$lib/server/protocol";

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

const marketOf = (view: View): Zone | undefined => view.zones.find((zone) => zone.id === "market");

/** R1.2 What a treasure is worth in a trade. */
export const valueOf = (view: View, kind: string): number =>
  (marketOf(view)?.facts["trade"] as Record<string, number> | undefined)?.[kind] ?? 0;

/** R1.3 What sets of 1, 2, 3, ... bring. */
export const pricesOf = (view: View, kind: string): number[] =>
  (marketOf(view)?.facts["sets"] as Record<string, number[]> | undefined)?.[kind] ?? [];

export interface SoldSet {
  number: number;
  kind: string;
  worth: number;
  pieces: Piece[];
}

/** R7.1 The sets in a museum, the dearest first. */
export function setsOf(museum: Zone): SoldSet[] {
  const sets = new Map<number, SoldSet>();
  for (const piece of museum.pieces) {
    const number = Number(piece.facts["set"]);
    const set = sets.get(number) ?? { number, kind: piece.face ?? "", worth: Number(piece.facts["worth"]), pieces: [] };
    set.pieces.push(piece);
    sets.set(number, set);
  }
  return [...sets.values()].sort((one, other) => other.worth - one.worth || one.number - other.number);
}
