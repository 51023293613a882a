/** Starts the service worker, and has it keep what is needed without a connection: all games' rules and words. */

import { settings } from "$lib/app/settings.svelte";
import { fetchExamples, fetchGames, fetchRules, fetchWords } from "$lib/server/api";

/** The table on screen comes first: on a slow line the rest can wait. */
const WAIT = 4000;

async function keepGames(): Promise<void> {
  await fetchWords(settings.lang, "");
  for (const { id } of await fetchGames(settings.lang)) {
    await fetchWords(settings.lang, id);
    await fetchExamples(id);
    await fetchRules(id);
  }
}

async function start(): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  await keepGames();
}

/** Browsers offer it over https and on this machine; elsewhere, and in private windows, the page does without. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => setTimeout(() => void start().catch(() => {}), WAIT));
}
