/** The last thing each opponent did, so that it can keep a ring in their colour until your turn ends. */

import type { View } from "$lib/server/protocol";
import { changed } from "./changes";

export interface LastMoves {
  readonly actor: number;
  readonly ids: ReadonlyMap<number, ReadonlySet<string>>;
}

export const NO_MOVES: LastMoves = { actor: 0, ids: new Map() };

export function followMoves(moves: LastMoves, actor: number, mine: number[], before: View, after: View, deciding: number): LastMoves {
  const isMine = mine.includes(actor);
  const hasTurnEnded = isMine && !mine.includes(deciding);
  const ids = new Map(hasTurnEnded ? [] : moves.ids);
  if (!isMine && before.seat === after.seat) {
    const earlier = moves.actor === actor ? (ids.get(actor) ?? []) : [];
    ids.set(actor, new Set([...earlier, ...changed(before, after)]));
  }
  return { actor, ids };
}
