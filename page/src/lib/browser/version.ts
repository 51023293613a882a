/** Old page, new server: whoever has had the page open since before an update gets the new one as soon as nothing is under way. */

const OWN = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="mastaba-page"]')?.content ?? "";
const KEY = "mastaba-reloaded-for";
const LOOK_EVERY = 1000;
/** A panel, a field being filled in, a piece picked up. */
const BUSY = 'dialog[open], input:focus, textarea:focus, select:focus, [data-piece][aria-pressed="true"]';

const holders = new Set<() => boolean>();
let looking = 0;

/** Keeps the page from loading anew while something says that it is busy; returns how to let go. */
export function holdReload(isBusy: () => boolean): () => void {
  holders.add(isBusy);
  return () => void holders.delete(isBusy);
}

const isBusy = (): boolean => [...holders].some((one) => one()) || document.querySelector(BUSY) !== null;

/** Once for each build: should the old page come again all the same, it is better than none. */
function isTried(served: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === served;
  } catch {
    return true;
  }
}

function reloadFor(served: string): void {
  if (isBusy()) return;
  clearInterval(looking);
  sessionStorage.setItem(KEY, served);
  location.reload();
}

/** The build of the page that the server has, as each of its answers says. */
export function heardPage(served: string | null): void {
  if (!OWN || !served || served === OWN || looking || isTried(served)) return;
  looking = window.setInterval(() => reloadFor(served), LOOK_EVERY);
}

// A part of an old page that the server no longer has: the new page has it.
globalThis.addEventListener?.("vite:preloadError", () => void fetch("/api/version").then((answer) => heardPage(answer.headers.get("mastaba-page"))));
