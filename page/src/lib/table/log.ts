/** What has happened, by seat that knows it, as steps come and are taken back. */

import type { GameEvent } from "$lib/server/protocol";

export type Log = Record<string, GameEvent[]>;

interface Happening {
  number: number;
  events: Log;
}

/** A step taken back takes its events along: what is left belongs to the decisions that still stand. */
export function logAfter(log: Log, { number, events }: Happening): Log {
  return Object.fromEntries(Object.entries(events).map(([seat, news]) => [seat, [...standing(log[seat] ?? [], news, number), ...news]]));
}

function standing(old: GameEvent[], news: GameEvent[], number: number): GameEvent[] {
  const known = new Set(news.map((event) => event.number));
  return old.filter((event) => event.step <= number && !known.has(event.number));
}
