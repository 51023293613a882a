/** Whatever is shown move by move: the director of a table is one, a game that is looked back at another. */

export interface Show {
  readonly isPaused: boolean;
  /** How many moves are still to be shown. */
  readonly waiting: number;
  /** The way from the first moment to the last; without one there is only forward. */
  readonly track?: Track;
  pause(): void;
  play(): void;
  /** Shows the next move and nothing more. */
  step(): void;
}

export interface Track {
  /** How many moves had been made at the moment that is shown, and how many there are. */
  at: number;
  total: number;
  /** What has just happened there, in a sentence. */
  says: string;
  /** Who has won, once it is over. */
  result?: string;
  /** Moments worth a jump. */
  marks: Mark[];
  go(number: number): void;
}

export interface Mark {
  number: number;
  text: string;
  /** What could have been decided better there, beside what merely happened. */
  isMistake?: boolean;
}

/** The nearest mark before (-1) or after (1) a moment. */
export function markBeside({ at, marks }: Pick<Track, "at" | "marks">, way: 1 | -1): Mark | undefined {
  return way > 0 ? marks.find((mark) => mark.number > at) : marks.findLast((mark) => mark.number < at);
}
