/** A line of play stepped through on the table: what could have followed, as far as the seat could be certain of it. */

import type { LineMoment, PlayLine } from "$lib/server/protocol";
import { whole, type MatchMoment } from "./moments";

export class LineOfPlay {
  /** How many of its decisions have been taken at what is shown. */
  place = $state(0);
  readonly #moments: MatchMoment[];

  constructor(
    readonly told: PlayLine,
    readonly isPlayed: boolean,
  ) {
    this.#moments = whole([told.start, ...told.moments.flatMap(({ frame }) => frame ?? [])]);
  }

  /** The last decision of the line; where chance cuts in there is no table after it. */
  get last(): number {
    return this.told.moments.length;
  }
  /** The decision that led to what is shown; none at the start. */
  get decision(): LineMoment | undefined {
    return this.told.moments[this.place - 1];
  }
  /** Whether what comes of the decision hangs on chance or on something hidden, so that the table is shown as before it. */
  get isCut(): boolean {
    return this.decision?.frame === null;
  }
  get moment(): MatchMoment {
    return this.#moments[Math.min(this.place, this.#moments.length - 1)]!;
  }
}
