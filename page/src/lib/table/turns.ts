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

export interface Recap {
  /** How many decisions had been taken after my last one; 0: I have taken none, and there is nothing to tell. */
  from: number;
  before: GameEvent[];
  since: GameEvent[];
  /** What I have begun since. */
  after: GameEvent[];
}

/**
 * The log parted at my last decision: what others did in the same step and all that followed is what I may have missed.
 *
 * `answers` are events by which I only answer what somebody else does in their turn, as when a storm takes half of everybody's
 * hand: a step that begins with one is no decision of mine.
 */
export function sinceMine(events: GameEvent[], seat: number, isMyTurn: boolean, answers: string[] = []): Recap {
  const steps = events.filter((event, place) => event.step !== events[place - 1]?.step);
  const isMine = (first: GameEvent): boolean => first.actor === seat && !answers.includes(first.code);
  const begun = isMyTurn ? steps.findLastIndex((first) => !isMine(first)) + 1 : steps.length;
  const from = steps.slice(0, begun).findLast(isMine)?.step ?? 0;
  const until = steps[begun]?.step ?? Infinity;
  const isTold = (event: GameEvent): boolean =>
    from > 0 && event.step < until && (event.step > from || (event.step === from && isByOther(event, seat)));
  return {
    from,
    before: events.filter((event) => event.step < until && !isTold(event)),
    since: events.filter(isTold),
    after: events.filter((event) => event.step >= until),
  };
}

/** Whose doing an event is where it is not mine: a robot's draw may belong to the decision by which I ended my turn. */
const isByOther = ({ fields }: GameEvent, seat: number): boolean => typeof fields["player"] === "number" && fields["player"] !== seat;

/** Whose turn it is, a line that begins with their name says already. */
export const WHOSE_TURN = "turn";

/** What each other seat did, all of it together, in the order in which they began; what befell me stays with who brought it about. */
export function deedsOf(events: GameEvent[], seat: number): Turn[] {
  const deeds = new Map<number, Turn>();
  for (const event of events.filter(({ code }) => code !== WHOSE_TURN)) {
    const who = isByOther(event, seat) ? Number(event.fields["player"]) : event.actor;
    const turn = deeds.get(who) ?? { seat: who, events: [] };
    deeds.set(who, turn);
    turn.events.push(event);
  }
  return [...deeds.values()];
}

/** Several sentences in one line that begins with a name: the name is not said again, nor is a full stop. */
export function deedLine({ seat, events }: Turn, name: string): string {
  return events
    .map(({ text, fields }) => (fields["player"] === seat && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text))
    .map((text) => text.replace(/\.$/, ""))
    .join(" · ");
}

/** The line that tells most of what others did last: one with a large picture, else one with any, else the first of that turn. */
export function tellingLine(turns: Turn[], seat: number, hasSplash: (event: GameEvent) => boolean, hasPicture: (event: GameEvent) => boolean): GameEvent | undefined {
  const events = (turns.findLast((turn) => turn.seat && turn.seat !== seat) ?? turns.at(-1))?.events ?? [];
  return events.findLast(hasSplash) ?? events.findLast(hasPicture) ?? events[0];
}
