/** What things on the table are called, for eyes and for screen readers. */

import { has, t, type Args } from "$lib/app/words.svelte";
import type { Piece, Zone } from "$lib/server/protocol";

/** Facts as the blanks of a text; what is true or false is "true" or "false" there. */
export const spoken = (facts: Record<string, unknown>): Args =>
  Object.fromEntries(
    Object.entries(facts)
      .map(([name, fact]) => [name, typeof fact === "boolean" ? String(fact) : fact] as const)
      .filter(([, fact]) => typeof fact === "string" || typeof fact === "number"),
  ) as Args;

/** The message `zone-row` for the zones row1, row2, ...; its blanks are the zone's facts. */
export function zoneName(zone: Zone): string {
  const key = `zone-${zone.id.replace(/\d+$/, "")}`;
  return has(key) ? t(key, spoken(zone.facts)) : zone.id;
}

/** The message `piece-<kind>-<face>`, or `<kind>-<face>` as events name it, or the face itself. */
export function pieceName(piece: Piece): string {
  if (piece.face === null) return t("face-down");
  const word = piece.face.replaceAll("_", "-");
  for (const key of [`piece-${piece.kind}-${word}`, `${piece.kind}-${word}`, `piece-${piece.kind}`])
    if (has(key)) return t(key, { face: piece.face, ...spoken(piece.facts) });
  return piece.face;
}

/** A game's title where there is little room: without what comes after a colon or a comma. */
export const shortTitle = (title: string): string => title.split(/[:,]/)[0]!;
