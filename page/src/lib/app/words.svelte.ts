/** Sentences: the server's Fluent files (house and game) and the page's own, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fetchWords } from "$lib/server/api";
import { settings, type Lang } from "./settings.svelte";
import { typeset } from "./typeset";

export type Args = Record<string, FluentVariable>;

const PAGE = import.meta.glob<string>("../../text/*.ftl", { query: "?raw", import: "default" });

const HOUSE = "";
/** What has been fetched, by language and game. */
const sources = new Map<string, string>();
const bundles = new Map<string, FluentBundle>();

/** The language now spoken; set only once its sentences are here, so that nothing ever shows half translated. */
export const words = $state({ lang: "" as Lang | "", game: "" });

async function fetchOnce(key: string, fetch: () => Promise<string>): Promise<void> {
  if (sources.has(key)) return;
  sources.set(key, await fetch());
  bundles.clear();
}

/** Sentences that need not be fetched: those of a game that lies in a file. */
export function teach(lang: Lang, game: string, source: string): void {
  sources.set(`${lang} ${game}`, source);
}

/** Without the server the page still says what it can by itself. */
const fromServer = (lang: Lang, game: string): Promise<void> =>
  fetchOnce(`${lang} ${game}`, async () => (await fetchWords(lang, game)).source).catch(() => {});

/** Fetches a game's sentences; afterwards `words.game` may be set to it. */
export const learn = (game: string, lang: Lang = settings.lang): Promise<void> => fromServer(lang, game);

export async function speak(lang: Lang): Promise<void> {
  const page = fetchOnce(`${lang} page`, PAGE[`../../text/${lang}.ftl`]!);
  await Promise.all([page, fromServer(lang, HOUSE), words.game && learn(words.game, lang)]);
  words.lang = lang;
  document.documentElement.lang = lang;
}

function bundle(lang: Lang, game: string): FluentBundle {
  const key = `${lang} ${game}`;
  let made = bundles.get(key);
  if (!made) {
    made = new FluentBundle(lang, { useIsolating: false });
    // What is added later wins: a game may say a thing of the page or of the house in its own way.
    for (const part of [HOUSE, "page", ...(game ? [game] : [])]) {
      const source = sources.get(`${lang} ${part}`);
      if (source) made.addResource(new FluentResource(source), { allowOverrides: true });
    }
    bundles.set(key, made);
  }
  return made;
}

export function has(key: string, game = words.game): boolean {
  return bundle(words.lang || settings.lang, game).hasMessage(key);
}

/** A sentence with its blanks filled; its key where there is none, so that the gap is seen. */
export function t(key: string, args: Args = {}, game = words.game): string {
  const lang = words.lang || settings.lang;
  const spoken = bundle(lang, game);
  const message = spoken.getMessage(key);
  return message?.value ? typeset(spoken.formatPattern(message.value, args, []), lang) : key;
}
