/** The log in turns: events in a row that belong to one player. */

import type { GameEvent } from "./protocol";

export interface Turn {
  seat: number;
  events: GameEvent[];
}

/** An event without a player (a row that is blocked, a wall that settles) belongs to the turn it happened in. */
export function turnsOf(events: GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const player = event.fields["player"];
    const last = turns.at(-1);
    if (!last || (typeof player === "number" && player !== last.seat)) turns.push({ seat: Number(player ?? 0), events: [event] });
    else last.events.push(event);
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
