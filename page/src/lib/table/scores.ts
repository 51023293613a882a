/** Points as far as a seat knows them, for people to read. */

import type { Points } from "$lib/server/protocol";

export const scoreText = (points: Points | null): string =>
  points ? (points.least === points.most ? String(points.least) : `${points.least}–${points.most}`) : "?";

const NOTHING: Points = { least: 0, most: 0 };

export interface Ranked {
  seat: number;
  points: Points;
}

/** Seats by their points, the most first; seats with as many keep their order. */
export const ranking = (scores: (Points | null)[]): Ranked[] =>
  scores
    .map((points, place) => ({ seat: place + 1, points: points ?? NOTHING }))
    .sort((one, other) => other.points.least - one.points.least);
