/** What is certain to follow from each action of this seat, asked once a position; the rules answer, nothing is counted here. */

import type { Consequences, Foreseen, Schemas, ZoneOf } from "$lib/server/protocol";

type Ask = () => Promise<Consequences>;

const withZones = (wire: Schemas["Foreseen"]): Foreseen => ({
  ...wire,
  zone: <F, P>(id: string) => wire.zones?.find((zone) => zone.id === id) as ZoneOf<F, P> | undefined,
});

export class Foresight {
  #byAction = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  #asked = 0;

  of(action: string): Foreseen | undefined {
    return this.#byAction.get(action);
  }

  /** Another seat is to look: nothing foreseen for this one stays. */
  forget(): void {
    this.#asked += 1;
    this.#byAction = new Map();
  }

  /** Forgets what was foreseen before; an answer about another position, or after another question, is dropped. */
  async look(number: number, ask: Ask | null): Promise<void> {
    const mine = ++this.#asked;
    this.#byAction = new Map();
    if (!ask) return;
    const found = await ask().catch(() => null); // without previews the game can still be played
    if (mine === this.#asked && found?.number === number)
      this.#byAction = new Map(found.consequences.map((wire) => [wire.action, withZones(wire)]));
  }
}
