/** Where we are: the home page, a game's rules at one of them, the form for a new table, a table or its big screen with a secret after the #, or an invitation with its code; a match looked back at; or puzzles, daily deals and one’s own record. */

import { afterReturning, cameFromInside, visit } from "$lib/browser/back";
import type { ReplayPlace } from "$lib/replay/source";

export type Route =
  | { name: "home" }
  | { name: "rules"; game: string; rule: string }
  | { name: "open"; game: string }
  | { name: "table" | "screen"; table: string; secret: string; isHand: boolean }
  | { name: "replay"; place: ReplayPlace; id: string; secret: string; eye: string; at: number; isAnalysed: boolean }
  | { name: "puzzles" | "record" }
  | { name: "daily"; day: string }
  | { name: "puzzle"; game: string; puzzle: string }
  | { name: "invitation"; table: string; code: string; isHand: boolean };

const PLACES = { t: "table", s: "screen" } as const;
/** A table's match looked back at, and that of a record opened from a file. */
const REPLAYS: Record<string, ReplayPlace> = { r: "tables", o: "records" };

function read(): Route {
  const [, place, table] = /^\/([tsj])\/([\w-]+)/.exec(location.pathname) ?? [];
  const asked = new URLSearchParams(location.search);
  const after = decodeURIComponent(location.hash.slice(1));
  const isHand = asked.has("hand");
  if (table && place === "j") return { name: "invitation", table, code: after, isHand };
  if (table) return { name: PLACES[place as "t" | "s"], table, secret: after, isHand };
  const [, kind, id] = /^\/([ro])\/([\w-]+)/.exec(location.pathname) ?? [];
  if (kind && id) return { name: "replay", place: REPLAYS[kind]!, id, secret: after, eye: asked.get("eye") ?? "", at: Number(asked.get("at") ?? NaN), isAnalysed: asked.has("analyse") };
  const [, puzzled, puzzle] = /^\/puzzles\/(\w+)\/(\w+)/.exec(location.pathname) ?? [];
  if (puzzled && puzzle) return { name: "puzzle", game: puzzled, puzzle };
  const room = /^\/(puzzles|daily|me)\/?$/.exec(location.pathname)?.[1];
  if (room === "daily") return { name: "daily", day: asked.get("day") ?? "" };
  if (room) return { name: room === "me" ? "record" : "puzzles" };
  const rules = /^\/rules\/(\w+)/.exec(location.pathname)?.[1];
  if (rules) return { name: "rules", game: rules, rule: after };
  const game = asked.get("open");
  return game ? { name: "open", game } : { name: "home" };
}

export const router = $state<{ route: Route }>({ route: read() });

export function go(address: string): void {
  afterReturning(() => {
    visit(address);
    arrive();
  });
}

function arrive(): void {
  router.route = read();
  window.scrollTo(0, 0);
}

/** Back to the home page: by the way we came, where that was it. */
export function goHome(): void {
  afterReturning(() => {
    if (cameFromInside()) return history.back();
    history.replaceState(null, "", "/");
    router.route = read();
  });
}

/** Goes on without a way back: the page we are on has done its part. */
export function goInstead(address: string): void {
  afterReturning(() => {
    history.replaceState(null, "", address);
    arrive();
  });
}

export const tableAddress = (table: string, secret: string, isHand = false): string =>
  `/t/${table}${isHand ? "?hand" : ""}${secret ? `#${secret}` : ""}`;

export const invitationAddress = (table: string, code: string, isHand = false): string =>
  `/j/${table}${isHand ? "?hand" : ""}#${code}`;

export const puzzleAddress = (game: string, puzzle: string): string => `/puzzles/${game}/${puzzle}`;

/** A match looked back at through some eyes, after so many decisions; the secret, if any, is one's own. */
export function replayAddress(place: ReplayPlace, id: string, { eye = "", at, secret = "", isAnalysed = false }: { eye?: string; at?: number; secret?: string; isAnalysed?: boolean } = {}): string {
  const wishes = new URLSearchParams({ ...(eye && { eye }), ...(at !== undefined && { at: String(at) }), ...(isAnalysed && { analyse: "1" }) }).toString();
  return `/${place === "tables" ? "r" : "o"}/${id}${wishes && `?${wishes}`}${secret && `#${secret}`}`;
}

for (const signal of ["popstate", "hashchange"]) window.addEventListener(signal, () => (router.route = read()));

/** Lets plain links work without loading the page anew; other clicks (new tab, other site) stay the browser's. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.origin !== location.origin) return;
  if (link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
