/** The fields of the board, and how high their stacks are drawn. */

import type { PieceOf, Schemas } from "$lib/server/protocol";

export type FieldPiece = PieceOf<Schemas["SakkaraField"]>;

/** How far a tile lies above the one below it, as a share of a field: tall stacks are pressed together to stay in theirs. */
export function stepOf(height: number): number {
  return Math.min(0.045, 0.17 / Math.max(1, height - 1));
}
