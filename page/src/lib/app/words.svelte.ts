/** Sentences: the server's Fluent files (house and games) and the page's own, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { fetchWords } from "$lib/server/api";
import { settings, type Lang } from "./settings.svelte";
import { typeset } from "./typeset";

export type Args = Record<string, FluentVariable>;

const PAGE = import.meta.glob<string>("../../text/*.ftl", { query: "?raw", import: "default" });

interface Sources {
  house: string;
  page: string;
  games: Record<string, string>;
}

const fetched = new Map<Lang, Sources>();
const bundles = new Map<string, FluentBundle>();

/** The language now spoken; set only once its sentences are here, so that nothing ever shows half translated. */
export const words = $state({ lang: "" as Lang | "", game: "" });

async function sources(lang: Lang): Promise<Sources> {
  const [page, served] = await Promise.all([PAGE[`../../text/${lang}.ftl`]!(), fetchWords(lang).catch(() => null)]);
  return { page, house: served?.house ?? "", games: served?.games ?? {} };
}

export async function speak(lang: Lang): Promise<void> {
  if (!fetched.has(lang)) {
    const found = await sources(lang);
    fetched.set(lang, found);
    bundles.clear();
  }
  words.lang = lang;
  document.documentElement.lang = lang;
}

function bundle(lang: Lang, game: string): FluentBundle {
  const key = `${lang} ${game}`;
  let made = bundles.get(key);
  if (!made) {
    made = new FluentBundle(lang, { useIsolating: false });
    const found = fetched.get(lang);
    // What is added later wins: a game may say a thing of the page or of the house in its own way.
    for (const source of [found?.house, found?.page, found?.games[game]])
      if (source) made.addResource(new FluentResource(source), { allowOverrides: true });
    bundles.set(key, made);
  }
  return made;
}

export function has(key: string, game = words.game): boolean {
  return bundle(words.lang || settings.lang, game).hasMessage(key);
}

/** A sentence with its blanks filled; its key where there is none, so that the gap is seen. */
export function t(key: string, args: Args = {}, game = words.game): string {
  const spoken = bundle(words.lang || settings.lang, game);
  const message = spoken.getMessage(key);
  return message?.value ? typeset(spoken.formatPattern(message.value, args, [])) : key;
}
