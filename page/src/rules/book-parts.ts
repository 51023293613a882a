/** A rulebook taken apart: its chapters, and the places where worked examples stand. */

import type { RuleExample } from "$lib/server/protocol";

export interface Chapter {
  id: string;
  title: string;
}

/** The headings of a rulebook; what the server made of it has nothing else in them. */
export function chaptersOf(html: string): Chapter[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  return [...page.querySelectorAll("h3")].map((heading) => ({ id: heading.id, title: heading.textContent }));
}

export interface Part {
  html: string;
  /** What stands after it. */
  examples: RuleExample[];
}

const END = "</p>";

/** What is said before the first chapter, and the rest. */
export function opened(html: string): { lead: string; rest: string } {
  const place = html.indexOf("<h3");
  return place < 0 ? { lead: html, rest: "" } : { lead: html.slice(0, place), rest: html.slice(place) };
}

/** Where the paragraph of a rule ends; the end of the book where there is none. */
function endOf(html: string, rule: string): number {
  const start = html.indexOf(`id="${rule}"`);
  const end = start < 0 ? -1 : html.indexOf(END, start);
  return end < 0 ? html.length : end + END.length;
}

/** The rulebook cut behind every rule that has examples. */
export function cut(html: string, examples: RuleExample[]): Part[] {
  const ends = [...new Set(examples.map(({ rule }) => endOf(html, rule)))].sort((one, other) => one - other);
  const cuts = [...ends.filter((end) => end < html.length), html.length];
  return cuts.map((end, place) => ({
    html: html.slice(cuts[place - 1] ?? 0, end),
    examples: examples.filter(({ rule }) => endOf(html, rule) === end),
  }));
}
