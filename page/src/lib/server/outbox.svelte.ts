/** Sends one move at a time to the server, again and again with the same number until it is answered. */

import { holdReload } from "$lib/browser/version";
import { Refused, sendMove } from "./api";
import type { ErrorDetail, Move } from "./protocol";

const AGAIN_AFTER = 1200;
/** A move that has no answer by then is said to be waiting. */
const LATE_AFTER = 2500;

/** Why a move that had to wait was not played: the table went on without it, or its player left before it could go out. */
export type Unsent = "overtaken" | "left";

/** Trying again would be refused again; who was only too fast, or came while the server could not write, may try. */
const isFinal = ({ status, detail }: Refused): boolean => status < 500 && detail.code !== "too-many-requests";

export class Outbox {
  #waiting = $state.raw<Move | null>(null);
  #isLate = $state(false);
  /** The table has gone on while the move was late: with it, or without it. */
  #isPassed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  readonly #letGo: () => void;

  constructor(
    readonly table: string,
    readonly secret: string,
    readonly onRefused: (detail: ErrorDetail) => void,
    readonly onUnsent: (why: Unsent) => void = () => {},
  ) {
    this.#letGo = holdReload(() => this.isBusy);
    globalThis.addEventListener?.("online", this.#hurry);
    globalThis.addEventListener?.("beforeunload", this.#warn);
  }

  get isBusy(): boolean {
    return this.#waiting !== null;
  }

  /** A move waits for the line to come back. */
  get isLate(): boolean {
    return this.#waiting !== null && this.#isLate;
  }

  /** `era` is how many decisions were taken back so far: a late copy of a move that was taken back is then not played again. */
  send(seat: number, number: number, action: string, era: number): void {
    if (this.#waiting) return;
    const move = { seat, number, action, era };
    this.#waiting = move;
    this.#isLate = false;
    this.#isPassed = false;
    this.#late = setTimeout(() => (this.#isLate = true), LATE_AFTER);
    void this.#post(move);
  }

  async #post(move: Move): Promise<void> {
    try {
      await sendMove(this.table, this.secret, move);
      if (this.#waiting !== move) return;
      if (this.#isPassed) this.#clear();
      this.#isLate = false;
      clearTimeout(this.#late);
      // The step that follows over the socket clears the outbox; should it be lost, the next snapshot does.
    } catch (error) {
      if (this.#waiting !== move) return;
      if (error instanceof Refused && isFinal(error)) this.#giveUp(error.detail);
      else this.#wait(move);
    }
  }

  #wait(move: Move): void {
    this.#isLate = true;
    this.#again = setTimeout(() => this.#waiting === move && void this.#post(move), AGAIN_AFTER);
  }

  #giveUp(detail: ErrorDetail): void {
    const wasLate = this.isLate;
    this.#clear();
    this.onRefused(detail);
    if (wasLate) this.onUnsent("overtaken");
  }

  #clear(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#late);
    this.#waiting = null;
  }

  /** The line is back: no need to wait until it is tried again anyway. */
  #hurry = (): void => {
    if (!this.#waiting || !this.#isLate) return;
    clearTimeout(this.#again);
    void this.#post(this.#waiting);
  };

  /** Who closes the page while a move waits is asked. */
  #warn = (event: BeforeUnloadEvent): void => {
    if (this.isLate) event.preventDefault();
  };

  /** The table has come to this many decisions: an older move has been played. Of a late one only the server knows whether it was. */
  settle(number: number): void {
    if (!this.#waiting || this.#waiting.number >= number) return;
    this.#isPassed = true;
    if (this.#isLate) this.#hurry();
    else this.#clear();
  }

  stop(): void {
    if (this.isLate) this.onUnsent("left");
    this.#clear();
    this.#letGo();
    globalThis.removeEventListener?.("online", this.#hurry);
    globalThis.removeEventListener?.("beforeunload", this.#warn);
  }
}
