/** Which of three frames the screen asks for: one place decides, styles (`[data-frame]`) and components follow.
 *
 * wide: everything in one view, the log beside the table. tall: one thing under the other, opponents as chips.
 * low: a phone on its side, or a page zoomed to 200 %: hand and prompt beside the board, not under it.
 */

export type Shape = "wide" | "tall" | "low";

const LOW = matchMedia("(max-height: 560px) and (min-width: 561px)");
const NARROW = matchMedia("(max-width: 900px)");
/** Too little height to show what opponents hold: they fold to chips that open on a tap. */
const SHORT = matchMedia("(max-height: 799px)");
const SLIM = matchMedia("(max-width: 599px)");

class Frame {
  shape = $state<Shape>("wide");
  isFolded = $state(false);
  /** A phone upright: a bar has room for three signs, not for seven. */
  isSlim = $state(false);

  constructor() {
    for (const query of [LOW, NARROW, SHORT, SLIM]) query.addEventListener("change", () => this.#measure());
    this.#measure();
  }

  #measure(): void {
    this.shape = LOW.matches ? "low" : NARROW.matches ? "tall" : "wide";
    this.isSlim = SLIM.matches;
    this.isFolded = this.shape === "low" || (this.shape === "tall" && (SHORT.matches || SLIM.matches));
  }
}

export const frame = new Frame();
