/** Puts positions together from the last one that we were told and what has changed: behind this, every step is whole. */

import type { Change, Choice, Piece, Position, Schemas, ServerMessage, Step, Told, View, Zone } from "./protocol";

type Known<T> = ReadonlyMap<string, T>;

/** We were told of something by its name that we have never seen. */
class Missed extends Error {}

function whole<T>(one: string | T, known: Known<T> | undefined): T {
  const found = typeof one === "string" ? known?.get(one) : one;
  if (found === undefined) throw new Missed();
  return found;
}

type Laid = NonNullable<Schemas["ZoneChange"]["pieces"]>[number];

/** Pieces as they lie now: some that lay here from one place to another, one of the table by its id, or a new one. */
const laid = (one: Laid, was: Piece[], known: Known<Piece>): Piece[] =>
  Array.isArray(one) ? was.slice(one[0], Number(one[1]) + 1) : [whole(one, known)];

function zoneAfter(zone: Zone, { pieces, facts }: Schemas["ZoneChange"], known: Known<Piece>): Zone {
  const lie = pieces?.flatMap((one) => laid(one, zone.pieces, known)) ?? zone.pieces;
  return { ...zone, pieces: lie, facts: { ...zone.facts, ...facts } };
}

function viewAfter(view: View, change: Schemas["ViewChange"] | undefined, step: Position): View {
  const { deciding, over, names } = step;
  if (!change) return { ...view, deciding, over, names };
  const known = new Map(view.zones.flatMap((zone) => zone.pieces).map((piece) => [piece.id, piece]));
  const zones = new Map([...view.zones, ...(change.new ?? [])].map((zone) => [zone.id, zone]));
  for (const one of change.changed ?? []) zones.set(one.id, zoneAfter(whole(one.id, zones), one, known));
  const order = change.order ?? view.zones.map((zone) => zone.id);
  return { ...view, deciding, over, names, zones: order.map((id) => whole(id, zones)) };
}

export class Follower {
  #last: Position | null = null;
  /** What each seat was offered so far, by action: much of it comes again, and is then told by its action alone. */
  #offered: Record<string, Map<string, Choice>> = {};

  /** A message with its step whole; null where it changes something that we do not know. */
  follow(message: ServerMessage): Told | null {
    try {
      const told = message.kind === "change" ? this.#stepOf(message) : message;
      if (told.kind === "snapshot" || told.kind === "step") this.#keep(told);
      return told;
    } catch (error) {
      if (error instanceof Missed) return null;
      throw error;
    }
  }

  #keep(position: Position): void {
    this.#last = position;
    for (const [seat, choices] of Object.entries(position.choices)) {
      const known = (this.#offered[seat] ??= new Map());
      for (const one of choices) known.set(one.action, one);
    }
  }

  #stepOf({ before, views, choices, ...plain }: Change): Step {
    const last = this.#last;
    if (last?.number !== before) throw new Missed();
    const { undone = false, events = {} } = plain; // what is as usual is left out
    const step: Step = { ...last, ...plain, kind: "step", undone, events, choices: {} };
    step.views = Object.fromEntries(Object.entries(last.views).map(([seat, view]) => [seat, viewAfter(view, views?.[seat], step)]));
    for (const [seat, some] of Object.entries(choices ?? {})) step.choices[seat] = some.map((one) => whole(one, this.#offered[seat]));
    return step;
  }
}
