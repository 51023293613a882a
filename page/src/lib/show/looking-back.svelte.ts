/** The show of a table in play for whoever watches or looks back: forward it is the director's, backward the past of the table. */

import { splashArt } from "$lib/table/game-page";
import type { Table } from "$lib/table/table.svelte";
import type { Show, Track } from "./show";

export class LookingBack implements Show {
  constructor(readonly table: Table) {}

  /** How many moves had been made where the table is shown. */
  get #at(): number {
    return this.table.moment?.number ?? this.#now;
  }
  get #now(): number {
    return this.table.position?.number ?? 0;
  }
  get isPaused(): boolean {
    return this.table.director.isPaused || !!this.table.moment;
  }
  get waiting(): number {
    return this.table.director.waiting + this.#now - this.#at;
  }

  readonly track: Track = $derived.by(() => {
    const { table } = this;
    const large = table.log.filter((event) => event.step > 0 && splashArt(event, table));
    const firsts = large.filter((event, place) => event.step !== large[place - 1]?.step);
    return {
      at: this.#at,
      total: this.#now,
      says: table.log.findLast((event) => event.step <= this.#at)?.text ?? "",
      marks: firsts.map(({ step, text }) => ({ number: step, text })),
      go: (number) => this.#go(number),
    };
  });

  pause(): void {
    this.table.director.pause();
  }

  play(): void {
    const { table } = this;
    if (table.moment && table.director.waiting) table.showNow(); // what has come since is to be shown after it
    else if (table.moment) void table.showAgain(this.#at);
    table.director.play();
  }

  step(): void {
    if (this.table.moment) this.#go(this.#at + 1);
    else this.table.director.step();
  }

  /** Back holds what happens meanwhile; the end is where the show goes on. */
  #go(number: number): void {
    this.pause();
    void this.table.showMoment(Math.max(0, number));
  }
}
