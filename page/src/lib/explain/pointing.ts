/** What somebody wants explained: the pointer rests on it, a finger holds it, or `i` is pressed where the focus is. */

const REST = 500;
const HOLD = 450;
const SLIP = 10;

export type Way = "hover" | "hold" | "key";

export interface Listener {
  ask(element: Element, way: Way): void;
  leave(): void;
  /** How what is shown was asked for; empty: nothing is. */
  shown(): Way | "";
}

/** A worked example is another table than the one that is asked about. */
const aboutAt = (target: EventTarget | null): Element | null => (target instanceof Element && !target.closest("[data-example]") ? target.closest("[data-about]") : null);

/** A place that may be clicked lies over the pieces in it; what is meant is the piece that the pointer sees through it. */
function pointedAt(event: PointerEvent): Element | null {
  const found = aboutAt(event.target);
  if (!found?.matches(".zone")) return found;
  const under = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest(".piece[data-about]"));
  return under.find((piece) => piece && found.contains(piece)) ?? found;
}

export class Pointing {
  #over: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: { x: number; y: number } | null = null;
  #hasHeld = false;
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** Listens to the whole document; what it answers with stops it. */
  listen(): () => void {
    const all: [string, (event: never) => void][] = [
      ["pointerover", this.#enter],
      ["pointerdown", this.#down],
      ["pointermove", this.#move],
      ["pointerup", this.#up],
      ["pointercancel", this.#up],
      ["click", this.#click],
      ["contextmenu", this.#menu],
      ["keydown", this.#key],
      ["scroll", this.#away],
      ["focusout", this.#blur],
    ];
    for (const [kind, listener] of all) document.addEventListener(kind, listener as EventListener, true);
    document.documentElement.addEventListener("pointerleave", this.#out);
    window.addEventListener("resize", this.#away);
    return () => {
      this.#wait();
      for (const [kind, listener] of all) document.removeEventListener(kind, listener as EventListener, true);
      document.documentElement.removeEventListener("pointerleave", this.#out);
      window.removeEventListener("resize", this.#away);
    };
  }

  #wait(work?: () => void, time = 0): void {
    clearTimeout(this.#timer);
    if (work) this.#timer = setTimeout(work, time);
  }

  readonly #away = (): void => {
    this.#wait();
    this.#listener.leave();
  };

  /** A finger leaves the page whenever it is lifted: what it asked for can be read then. */
  readonly #out = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") this.#away();
  };

  readonly #enter = (event: PointerEvent): void => {
    if (event.pointerType === "touch") return;
    const found = pointedAt(event);
    if (found === this.#over) return;
    this.#over = found;
    this.#away();
    if (found && !event.buttons) this.#wait(() => this.#listener.ask(found, "hover"), REST);
  };

  readonly #down = (event: PointerEvent): void => {
    this.#away();
    this.#hasHeld = false;
    const found = pointedAt(event);
    if (event.pointerType !== "touch" || !found || !event.isPrimary) return;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#wait(() => this.#held(found), HOLD);
  };

  #held(element: Element): void {
    this.#hasHeld = true;
    this.#listener.ask(element, "hold");
  }

  /** A finger that slides scrolls or drags; it does not ask. */
  readonly #move = (event: PointerEvent): void => {
    if (!this.#from || event.pointerType !== "touch") return;
    if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > SLIP) this.#wait();
  };

  readonly #up = (event: PointerEvent): void => {
    if (event.pointerType === "touch") this.#wait();
    this.#from = null;
  };

  /** The click that ends a long press is no move. */
  readonly #click = (event: MouseEvent): void => {
    if (!this.#hasHeld) return;
    this.#hasHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #menu = (event: MouseEvent): void => {
    if ((this.#from || this.#hasHeld) && aboutAt(event.target)) event.preventDefault();
  };

  readonly #key = (event: KeyboardEvent): void => {
    const wasShown = this.#listener.shown() !== "";
    if (event.key === "Escape" && wasShown) {
      event.stopPropagation();
      event.preventDefault();
    }
    if (event.key !== "Shift") this.#away();
    const found = aboutAt(document.activeElement);
    const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
    if (event.key === "i" && found && !isTyping && !wasShown && !event.ctrlKey && !event.metaKey && !event.altKey) this.#listener.ask(found, "key");
  };

  readonly #blur = (): void => {
    if (this.#listener.shown() === "key") this.#away();
  };
}
