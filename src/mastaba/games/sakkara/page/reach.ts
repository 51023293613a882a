/** What the board shows before the server is asked: R3.2, R6.3 and R6.4, for marks only. */

import type { Piece } from "$lib/server/protocol";

const STEP = 2;
const gap = (one: Piece, other: Piece, axis: string): number => Math.abs(Number(one.facts[axis]) - Number(other.facts[axis]));

/** R3.2 A neighbour of a worker that is picked up lies more than two tiles higher. */
export function isOutOfReach(worker: Piece | undefined, field: Piece): boolean {
  if (!worker?.facts["worker"] || field.facts["worker"]) return false;
  const isBeside = gap(worker, field, "x") + gap(worker, field, "y") === 1;
  return isBeside && Number(field.facts["height"]) > Number(worker.facts["height"]) + STEP;
}

/** R6.4 One of the up to eight fields around a worker. */
export function isAround(worker: Piece, field: Piece): boolean {
  return Math.max(gap(worker, field, "x"), gap(worker, field, "y")) === 1;
}

/** How far a tile lies above the one below it, as a share of a field: tall stacks are pressed together to stay in theirs. */
export function stepOf(height: number): number {
  return Math.min(0.05, 0.26 / Math.max(1, height - 1));
}

/** R6.3 Lines are named like columns, by a letter, or like rows, by a number. */
export function isInLine(field: Piece, line: string): boolean {
  return /\d/.test(line) ? field.id.slice(1) === line : field.id[0] === line;
}
