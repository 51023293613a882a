/** Back closes what lies over the page (a panel, a drawer) before it leaves the page.
 *
 * Each open layer is an entry of the history with the same address. How deep the history is and how many layers are open is
 * compared after every change, a moment later, so that one panel may follow another without a step back and forth.
 */

type Close = () => void;

const layers: Close[] = [];
let comparing = 0;
/** The browser takes its time to go back; whatever is done to the history meanwhile would be left behind. */
let isReturning = false;
const waiting: (() => void)[] = [];

const depth = (): number => (history.state as { layer?: number } | null)?.layer ?? 0;

function compare(): void {
  comparing = 0;
  if (depth() > layers.length) {
    isReturning = true;
    history.go(layers.length - depth());
  }
  for (let layer = depth() + 1; layer <= layers.length; layer += 1) history.pushState({ ...history.state, layer }, "");
}

function compareSoon(): void {
  comparing ||= window.setTimeout(compare);
}

/** Opens a layer that Back closes; returns what to call when it is closed in another way. */
export function closeOnBack(close: Close): () => void {
  layers.push(close);
  compareSoon();
  return () => {
    const place = layers.indexOf(close);
    if (place < 0) return; // Back has closed it
    layers.splice(place, 1);
    compareSoon();
  };
}

/** Does something to the history, after a step back that is still under way. */
export function afterReturning(step: () => void): void {
  if (isReturning) waiting.push(step);
  else step();
}

/** An address to go to: what lay over the page has no place in the history behind it. */
export function visit(address: string): void {
  if (depth()) history.replaceState({ isInside: true }, "", address);
  else history.pushState({ isInside: true }, "", address);
}

/** Whether the page before this one is ours too. */
export const cameFromInside = (): boolean => Boolean((history.state as { isInside?: boolean } | null)?.isInside);

if (globalThis.history && depth()) history.replaceState(null, ""); // loaded anew: nothing lies over the page any more

globalThis.addEventListener?.("popstate", () => {
  isReturning = false;
  while (layers.length > depth()) layers.pop()!();
  for (const step of waiting.splice(0)) step();
});
