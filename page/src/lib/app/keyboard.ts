/** Arrow keys move the focus to the nearest thing on the table in that direction, legal or not. */

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const THINGS = "[data-piece], .take, .prompt button";

const centre = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

export function moveFocus(event: KeyboardEvent, root: HTMLElement): void {
  const step = STEPS[event.key];
  const from = document.activeElement;
  if (!step || !from || !from.matches(THINGS) || !root.contains(from)) return;
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of root.querySelectorAll<HTMLElement>(THINGS)) {
    const [tx, ty] = centre(thing);
    const along = (tx - x) * step[0] + (ty - y) * step[1];
    const across = Math.abs((tx - x) * step[1]) + Math.abs((ty - y) * step[0]);
    const cost = along + 2.5 * across;
    if (along > 4 && cost < least) [best, least] = [thing, cost];
  }
  if (best) {
    event.preventDefault();
    best.focus();
  }
}

/** When what had the focus is gone or has been chosen, the focus goes on to the next thing that may be done, else to the first. */
export function returnFocus(root: HTMLElement): void {
  const now = document.activeElement ?? document.body;
  if (now !== document.body && (!now.matches("[data-piece]") || now.matches("[data-legal]"))) return;
  const open = [...root.querySelectorAll<HTMLElement>("[data-legal], .prompt .choice")];
  const next = open.find((thing) => now.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING);
  (next ?? open[0])?.focus();
}

/**
 * A thing that is taken away, or drawn in another order, drops the focus to nowhere: who plays by keyboard gets it back, on the
 * same thing where it is still there, on the next question where a button has been pressed, else on the first thing that may be done.
 */
export function keepFocus(root: HTMLElement, isTyping: () => boolean): () => void {
  let last: HTMLElement | null = null;
  let wasButton = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: FocusEvent): void => {
    last = target as HTMLElement;
    wasButton = last.matches(".prompt button");
  };
  const look = (): void => {
    if (!isTyping() || document.activeElement !== document.body) return;
    const next = last?.isConnected ? last : wasButton ? root.querySelector<HTMLElement>(".prompt .choice") : null;
    next?.focus();
    if (document.activeElement === document.body) returnFocus(root);
  };
  // Not at once: on its way from one thing to the next the focus is nowhere for a moment too.
  const changes = new MutationObserver(() => (clearTimeout(timer), (timer = setTimeout(look))));
  changes.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", remember);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    root.removeEventListener("focusin", remember);
  };
}

/** In a list of many lines only the newest is a stop for Tab; arrows, Home and End move between them. */
export function moveInList(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(".line")];
  const here = lines.indexOf(document.activeElement as HTMLElement);
  const goal = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (here < 0 || goal === undefined) return;
  event.preventDefault();
  lines[goal]?.focus();
}
