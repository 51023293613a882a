/** What differs between two views of a seat: which pieces have come or changed. */

import type { View } from "$lib/server/protocol";

function stamps(view: View): Map<string, string> {
  return new Map(view.zones.flatMap((zone) => zone.pieces.map((piece) => [piece.id, `${zone.id} ${JSON.stringify(piece)}`] as const)));
}

/** Ids of pieces that are new, lie elsewhere or show something else. */
export function changed(before: View, after: View): string[] {
  const old = stamps(before);
  return [...stamps(after)].filter(([id, stamp]) => old.get(id) !== stamp).map(([id]) => id);
}
