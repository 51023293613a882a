/** What is certain to follow from each action of this seat, asked once a position; the rules answer, nothing is counted here. */

import type { Foreseen, ForeseenWire, ZoneOf } from "$lib/server/protocol";

type Ask = () => Promise<ForeseenWire[]>;

const reachable = (wire: ForeseenWire): Foreseen => ({
  ...wire,
  zone: <F, P>(id: string) => wire.zones?.find((zone) => zone.id === id) as ZoneOf<F, P> | undefined,
});

export class Foresight {
  #byAction = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  #asked = 0;

  of(action: string): Foreseen | undefined {
    return this.#byAction.get(action);
  }

  get size(): number {
    return this.#byAction.size;
  }

  /** Forgets what was foreseen before; an answer that comes after another question is dropped. */
  async look(ask: Ask | null): Promise<void> {
    const mine = ++this.#asked;
    this.#byAction = new Map();
    if (!ask) return;
    const found = await ask().catch(() => []); // without previews the game can still be played
    if (mine === this.#asked) this.#byAction = new Map(found.map((wire) => [wire.action, reachable(wire)]));
  }
}
