/** How the stones of a level are drawn: in courses, pairs at both ends and what is single in the middle. */

import type { PieceOf, Schemas, ZoneOf } from "$lib/server/protocol";

export type PyramidZone = ZoneOf<Schemas["SakkaraPyramid"], Schemas["SakkaraStone"]>;
type Stone = PieceOf<Schemas["SakkaraStone"]>;

export interface Slot {
  motif: string;
  piece: Stone | undefined;
}

export interface Level {
  number: number;
  courses: Slot[][];
}

const WIDEST = 5;

function mirrored(slots: Slot[]): Slot[] {
  const [left, right, middle]: Slot[][] = [[], [], []];
  const rest = [...slots];
  while (rest.length) {
    const slot = rest.shift()!;
    const twin = rest.findIndex((other) => other.motif === slot.motif);
    if (twin < 0) middle!.push(slot);
    else {
      left!.push(slot);
      right!.unshift(...rest.splice(twin, 1));
    }
  }
  return [...left!, ...middle!, ...right!];
}

/** Every other pair goes into the upper course, as in a wall. */
function inCourses(slots: Slot[]): Slot[][] {
  if (slots.length <= WIDEST) return [slots];
  const line = mirrored(slots);
  const isUpper = (place: number): boolean => {
    const fromEnd = Math.min(place, line.length - 1 - place);
    return fromEnd % 2 === 1;
  };
  return [line.filter((_, place) => isUpper(place)), line.filter((_, place) => !isUpper(place))];
}

/** The levels of a pyramid from the top down, each slot with the stone that fills it. */
export function levelsOf(pyramid: PyramidZone): Level[] {
  const free = new Map<string, Stone[]>();
  for (const piece of pyramid.pieces) free.set(piece.face ?? "", [...(free.get(piece.face ?? "") ?? []), piece]);
  const filled = pyramid.facts.plan.map(({ number, tiles }: Schemas["SakkaraPyramid"]["plan"][number]) => {
    const slots = tiles.map((motif: string) => ({ motif, piece: free.get(motif)?.shift() }));
    return { number, courses: inCourses(slots) };
  });
  return filled.reverse();
}

/** How many stones a whole pyramid has. */
export function stonesIn(pyramid: PyramidZone): number {
  return pyramid.facts.plan.reduce((sum: number, level: Schemas["SakkaraPyramid"]["plan"][number]) => sum + level.tiles.length, 0);
}
