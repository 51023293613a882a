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

/**
 * What happened since my last turn; nothing before I have had one.
 *
 * `answers` are events by which I only answer what somebody else does in their turn, as when a storm takes half of everybody's
 * hand: what begins with one is no turn of mine.
 */
export function sinceMine(turns: Turn[], seat: number, isMyTurn: boolean, answers: string[] = []): Turn[] {
  const isTurn = (turn: Turn): boolean => turn.seat === seat && !answers.includes(turn.events[0]!.code);
  const hasBegun = isMyTurn && turns.at(-1)?.seat === seat;
  const until = hasBegun ? turns.length - 1 : turns.length;
  const from = turns.slice(0, until).findLastIndex(isTurn);
  return from < 0 ? [] : turns.slice(from + 1, until);
}

/** The line that tells most of what others did last: one with a large picture, else one with any, else the first of that turn. */
export function tellingLine(turns: Turn[], seat: number, hasSplash: (event: GameEvent) => boolean, hasPicture: (event: GameEvent) => boolean): GameEvent | undefined {
  const events = (turns.findLast((turn) => turn.seat && turn.seat !== seat) ?? turns.at(-1))?.events ?? [];
  return events.findLast(hasSplash) ?? events.findLast(hasPicture) ?? events[0];
}
