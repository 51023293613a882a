/** Where we are: the home page, a game's rules, the form for a new table, or a table with its secret after the #. */

import { cameFromInside, visit } from "$lib/browser/back";

export type Route = { name: "home" } | { name: "rules"; game: string } | { name: "open"; game: string } | { name: "table"; table: string; secret: string };

function read(): Route {
  const table = /^\/t\/([\w-]+)/.exec(location.pathname)?.[1];
  if (table) return { name: "table", table, secret: decodeURIComponent(location.hash.slice(1)) };
  const rules = /^\/rules\/(\w+)/.exec(location.pathname)?.[1];
  if (rules) return { name: "rules", game: rules };
  const game = new URLSearchParams(location.search).get("open");
  return game ? { name: "open", game } : { name: "home" };
}

export const router = $state<{ route: Route }>({ route: read() });

export function go(address: string): void {
  visit(address);
  router.route = read();
  window.scrollTo(0, 0);
}

/** Back to the home page: by the way we came, where that was it. */
export function goHome(): void {
  if (cameFromInside()) return history.back();
  history.replaceState(null, "", "/");
  router.route = read();
}

export const tableAddress = (table: string, secret: string): string => `/t/${table}${secret ? `#${secret}` : ""}`;

export const invitationAddress = (table: string, code: string): string => `/j/${table}#${code}`;

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
