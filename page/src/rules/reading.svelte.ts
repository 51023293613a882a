/** Somebody reads a game's rules: the book, its pictures and examples, what is looked for in it, and the rule that is lit. */

import { tick } from "svelte";
import { learn } from "$lib/app/words.svelte";
import { fetchExamples, fetchRules } from "$lib/server/api";
import type { Rulebook, RuleExamples } from "$lib/server/protocol";
import { loadParts, showArt, type GameParts } from "$lib/table/game-page";
import { chaptersOf, cut, opened, type Chapter, type Part } from "./book-parts";
import { hitsIn, mark } from "./rule-search";

export interface Book {
  rules: Rulebook;
  shown: RuleExamples;
  parts: GameParts;
}

/** Milliseconds after which everything above a rule has its height. */
const SETTLED = 120;
const NOTHING: RuleExamples = { box: [], examples: [] };

export class Reading {
  book = $state.raw<Book | null>(null);
  isLost = $state(false);
  /** A rule that was asked for and that the book does not have. */
  missing = $state("");
  body = $state<HTMLElement>();
  hits = $state.raw<HTMLElement[]>([]);
  /** Which of the hits is shown; none: -1. */
  at = $state(-1);
  readonly chapters: Chapter[] = $derived(this.book ? chaptersOf(this.book.rules.html) : []);
  readonly cuts: Part[] = $derived(this.book ? cut(opened(this.book.rules.html).rest, this.book.shown.examples) : []);
  #rule = "";

  constructor(readonly game: string) {}

  /** Fetches the book in the language now spoken; without its examples it is a book all the same. */
  async open(): Promise<void> {
    try {
      const [rules, shown, parts] = await Promise.all([
        fetchRules(this.game),
        fetchExamples(this.game).catch(() => NOTHING),
        loadParts(this.game),
        showArt(this.game),
        learn(this.game),
      ]);
      this.book = { rules, shown, parts };
      this.isLost = false;
      await this.light(this.#rule);
    } catch {
      this.isLost = true;
    }
  }

  /** Lights a rule and shows it; one that the book does not have leads to its chapter. */
  async light(rule: string): Promise<void> {
    this.#rule = rule;
    await tick();
    this.body?.querySelectorAll(".lit").forEach((old) => old.classList.remove("lit"));
    const place = rule ? (this.#find(rule) ?? this.#find(rule.split(".")[0]!)) : null;
    place?.classList.add("lit");
    this.missing = this.body && !place ? rule : "";
    const show = (): void => place?.scrollIntoView({ block: place.matches("h3") ? "start" : "center" });
    show();
    // Tables and letters that come a moment later push the text about.
    await Promise.all([document.fonts.ready, new Promise((done) => setTimeout(done, SETTLED))]);
    if (rule === this.#rule) show();
  }

  #find = (id: string): Element | null => this.body?.querySelector(`[id="${CSS.escape(id)}"]`) ?? null;

  show(chapter: string): void {
    this.#find(chapter)?.scrollIntoView({ block: "start" });
  }

  seek(sought: string): void {
    for (const old of this.hits) old.classList.remove("hit", "now");
    this.hits = this.body ? hitsIn(this.body, sought) : [];
    for (const hit of this.hits) hit.classList.add("hit");
    mark(this.hits, sought);
    this.at = -1;
    if (this.hits.length) this.turn(1);
  }

  /** To the next hit, or the one before; after the last comes the first. */
  turn(by: number): void {
    const count = this.hits.length;
    if (!count) return;
    this.hits[this.at]?.classList.remove("now");
    this.at = (this.at + by + count) % count;
    this.hits[this.at]!.classList.add("now");
    this.hits[this.at]!.scrollIntoView({ block: "center" });
  }
}
