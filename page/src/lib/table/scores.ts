/** Points as far as a seat knows them, for people to read. */

import type { Score } from "$lib/server/protocol";

export const scoreText = ({ least, most }: Score): string => (least === most ? String(least) : `${least}–${most}`);

export interface Ranked {
  seat: number;
  score: Score;
}

/** Seats by their points, the most first; seats with as many keep their order. */
export const ranking = (scores: Score[]): Ranked[] =>
  scores.map((score, place) => ({ seat: place + 1, score })).sort((one, other) => other.score.least - one.score.least);
