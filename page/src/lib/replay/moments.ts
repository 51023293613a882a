/** Moments of a match put together from frames, which tell only what has changed; what was fetched is kept. */

import type { Frame, Points, Zone } from "$lib/server/protocol";
import type { ReplaySource } from "./source";

/** How a match stood after so many decisions. */
export interface MatchMoment {
  number: number;
  actor: number;
  deciding: number;
  acting: number[];
  race: boolean;
  zones: Zone[];
  scores: (Points | null)[];
}

/** Frames asked for at once, and how far ahead of them the next are. */
const CHUNK = 50;
const AHEAD = 12;

/** Each frame of an answer as a whole moment. */
export function whole(frames: Frame[]): MatchMoment[] {
  let zones: Zone[] = [];
  let scores: (Points | null)[] = [];
  return frames.map(({ number, actor = 0, deciding = 0, acting = [], race = false, ...told }) => {
    const news = told.zones ?? [];
    zones = told.is_whole ? news : zones.map((zone) => news.find(({ id }) => id === zone.id) ?? zone);
    scores = told.scores ?? scores;
    return { number, actor, deciding, acting, race, zones, scores };
  });
}

export class Moments {
  readonly #known = new Map<string, MatchMoment>();
  readonly #asked = new Map<string, Promise<void>>();

  constructor(readonly source: ReplaySource) {}

  async at(eye: string, number: number): Promise<MatchMoment> {
    const key = `${eye} ${number}`;
    if (!this.#known.has(key)) await this.#fetch(eye, number);
    void this.#fetch(eye, number + AHEAD).catch(() => undefined);
    const found = this.#known.get(key);
    if (!found) throw new RangeError(key);
    return found;
  }

  #fetch(eye: string, number: number): Promise<void> {
    if (this.#known.has(`${eye} ${number}`)) return Promise.resolve();
    const first = number - (number % CHUNK);
    const chunk = `${eye} ${first}`;
    const asked = this.#asked.get(chunk) ?? this.#ask(eye, first).finally(() => this.#asked.delete(chunk));
    this.#asked.set(chunk, asked);
    return asked;
  }

  async #ask(eye: string, first: number): Promise<void> {
    for (const moment of whole(await this.source.frames(eye, first, first + CHUNK - 1))) this.#known.set(`${eye} ${moment.number}`, moment);
  }
}
