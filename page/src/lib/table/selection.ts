/** Which choices fit what has been clicked so far. Nothing here knows the page or the server. */

import type { Choice, View } from "$lib/server/protocol";

/** Maps each id to a name shared by all things that are the same to a player: equal cards of one zone. */
export function kinships(view: View): Map<string, string> {
  const names = new Map<string, string>();
  for (const zone of view.zones) {
    names.set(zone.id, zone.id);
    for (const piece of zone.pieces) {
      const { id: _, ...facts } = piece;
      names.set(piece.id, `${zone.id} ${JSON.stringify(facts)}`);
    }
  }
  return names;
}

export type Kin = (id: string) => string;

function startsWith(path: string[], clicked: string[], kin: Kin): boolean {
  return clicked.length <= path.length && clicked.every((id, place) => kin(id) === kin(path[place]!));
}

/** The choices whose path begins with what was clicked. */
export function fitting(choices: Choice[], clicked: string[], kin: Kin): Choice[] {
  return choices.filter((choice) => startsWith(choice.path, clicked, kin));
}

/** The things that may be clicked next, by their shared names. */
export function nextThings(candidates: Choice[], depth: number, kin: Kin): Set<string> {
  return new Set(candidates.flatMap((choice) => (choice.path.length > depth ? [kin(choice.path[depth]!)] : [])));
}

/** The choices that need no further click: they are offered as buttons. */
export function complete(candidates: Choice[], depth: number): Choice[] {
  return candidates.filter((choice) => choice.path.length === depth);
}
