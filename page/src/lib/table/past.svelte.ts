/** The table as it was after so many decisions, as a seat saw it then; what came over the socket need not be asked for. */

import type { Position, View } from "$lib/server/protocol";

export interface Moment {
  number: number;
  view: View;
}

export class Past {
  /** What is being looked back at; null: the present. */
  shown = $state.raw<Moment | null>(null);
  readonly #views = new Map<string, View>();

  keep({ number, views }: Pick<Position, "number" | "views">): void {
    for (const [seat, view] of Object.entries(views)) this.#views.set(`${seat} ${number}`, view);
  }

  async find(seat: number, number: number, ask: () => Promise<{ view: View }>): Promise<Moment> {
    const key = `${seat} ${number}`;
    const view = this.#views.get(key) ?? (await ask()).view;
    this.#views.set(key, view);
    return { number, view };
  }
}
