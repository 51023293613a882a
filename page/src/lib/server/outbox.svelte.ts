/** Sends one move at a time to the server, again and again with the same number until it is answered. */

import { Refused, sendMove } from "./api";
import type { ErrorDetail, Move } from "./protocol";

const AGAIN_AFTER = 1200;

export class Outbox {
  #waiting = $state.raw<Move | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly secret: string,
    readonly onRefused: (detail: ErrorDetail) => void,
  ) {}

  get isBusy(): boolean {
    return this.#waiting !== null;
  }

  /** `era` is how many decisions were taken back so far: a late copy of a move that was taken back is then not played again. */
  send(seat: number, number: number, action: string, era: number): void {
    if (this.#waiting) return;
    this.#waiting = { seat, number, action, era };
    void this.#post(this.#waiting);
  }

  async #post(move: Move): Promise<void> {
    try {
      await sendMove(this.table, this.secret, move);
      // The step that follows over the socket clears the outbox; should it be lost, the next snapshot does.
    } catch (error) {
      if (error instanceof Refused && error.status < 500) this.#giveUp(move, error.detail);
      else this.#timer = setTimeout(() => this.#waiting === move && void this.#post(move), AGAIN_AFTER);
    }
  }

  #giveUp(move: Move, detail: ErrorDetail): void {
    if (this.#waiting === move) this.#waiting = null;
    this.onRefused(detail);
  }

  /** The table has come to this many decisions: an older move has been played. */
  settle(number: number): void {
    if (this.#waiting && this.#waiting.number < number) this.#waiting = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
  }
}
