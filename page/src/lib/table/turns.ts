/** The log in turns: events in a row that one seat's decisions brought about. */

import type { GameEvent } from "$lib/server/protocol";

export interface Turn {
  /** 0: the start, before anybody decided. */
  seat: number;
  events: GameEvent[];
}

export function turnsOf(events: GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (last?.seat === event.actor) last.events.push(event);
    else turns.push({ seat: event.actor, events: [event] });
  }
  return turns;
}

/** What the others did since my last turn; empty before I have had one. */
export function sinceMine(turns: Turn[], seat: number, isMyTurn: boolean): Turn[] {
  const hasBegun = isMyTurn && turns.at(-1)?.seat === seat;
  const until = hasBegun ? turns.length - 1 : turns.length;
  const from = turns.slice(0, until).findLastIndex((turn) => turn.seat === seat);
  return from < 0 ? [] : turns.slice(from + 1, until);
}
