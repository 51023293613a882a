/** Pairs as the rules tell them, now or before it happens, as lines between cells of the wall; none is looked for here. */

import type { ForeseenEvent, PieceOf, Schemas } from "$lib/server/protocol";

/** From 0, the lowest row first. */
export interface Cell {
  x: number;
  y: number;
}

export interface Pair {
  from: Cell;
  to: Cell;
  kind: string;
}

export type HeldTile = PieceOf<Schemas["LuxorHeldTile"]>;
export type LaidTile = PieceOf<Schemas["LuxorLaidTile"]>;
type Sight = Schemas["LuxorSight"];

const cell = (shaft: unknown, row: unknown): Cell => ({ x: Number(shaft) - 1, y: Number(row) - 1 });

/** The pairs that a tile forms, from the events of its drop. One along a whole line names the line: the tile knows the nearest cell on it. */
export function pairsIn(events: ForeseenEvent[], tile: HeldTile | LaidTile): Pair[] {
  const shaft = events.find((event) => event.code === "dropped")?.fields["shaft"];
  const seen = ({ fields }: ForeseenEvent): Sight | undefined =>
    tile.facts.sights.find((sight: Sight) => sight.origin === shaft && sight.row === fields["row"] && sight.line === fields["line"]);
  return events.flatMap((event) => {
    const { code, fields } = event;
    const far = code === "formed" ? fields : code === "sighted" ? seen(event) : undefined;
    return far ? [{ from: cell(shaft, fields["row"]), to: cell(far["shaft"], far["other"]), kind: String(fields["kind"]) }] : [];
  });
}
