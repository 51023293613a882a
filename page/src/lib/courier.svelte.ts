/** Carries one move at a time to the server, again and again with the same number until it is answered. */

import { Refused, sendMove } from "./api";
import type { Trouble } from "./protocol";

const AGAIN_AFTER = 1200;

interface Errand {
  seat: number;
  number: number;
  action: string;
}

export class Courier {
  #errand = $state.raw<Errand | null>(null);
  #timer = 0;

  constructor(
    readonly table: string,
    readonly secret: string,
    readonly onRefused: (trouble: Trouble) => void,
  ) {}

  get isBusy(): boolean {
    return this.#errand !== null;
  }

  send(seat: number, number: number, action: string): void {
    if (this.#errand) return;
    this.#errand = { seat, number, action };
    void this.#carry(this.#errand);
  }

  async #carry(errand: Errand): Promise<void> {
    try {
      await sendMove(this.table, this.secret, errand.seat, errand.number, errand.action);
      // The step that follows over the socket ends the errand; should it be lost, the next snapshot does.
    } catch (error) {
      if (error instanceof Refused && error.status < 500) this.#giveUp(error.trouble);
      else this.#timer = window.setTimeout(() => this.#errand === errand && void this.#carry(errand), AGAIN_AFTER);
    }
  }

  #giveUp(trouble: Trouble): void {
    this.#errand = null;
    this.onRefused(trouble);
  }

  /** The table has come to this many decisions: an older errand is done. */
  settle(number: number): void {
    if (this.#errand && this.#errand.number < number) this.#errand = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#errand = null;
  }
}
