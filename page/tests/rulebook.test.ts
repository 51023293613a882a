import { describe, expect, it } from "vitest";
import type { RuleExample } from "$lib/server/protocol";
import { cut, opened } from "../src/rules/book-parts";
import { holds } from "../src/rules/rule-search";

const HTML = '<h3 id="R1">R1</h3>\n<p id="R1.1" class="rule">one</p>\n<p id="R1.2" class="rule">two</p>\n<p>end</p>\n';
const example = (id: string, rule: string): RuleExample => ({ id, rule }) as RuleExample;

describe("a rulebook", () => {
  it("is cut behind every rule that has an example, and loses nothing", () => {
    const parts = cut(HTML, [example("b", "R1.2"), example("a", "R1.1"), example("c", "R1.2")]);
    expect(parts.map(({ html }) => html).join("")).toBe(HTML);
    expect(parts.map(({ examples }) => examples.map(({ id }) => id))).toEqual([["a"], ["b", "c"], []]);
    expect(parts[0]!.html.endsWith("one</p>")).toBe(true);
  });
  it("has examples of unknown rules at its end", () => {
    expect(cut(HTML, [example("a", "R9")])).toEqual([{ html: HTML, examples: [example("a", "R9")] }]);
  });
  it("opens before its first chapter", () => {
    expect(opened(`<p>lead</p>${HTML}`)).toEqual({ lead: "<p>lead</p>", rest: HTML });
    expect(opened("<p>lead</p>")).toEqual({ lead: "<p>lead</p>", rest: "" });
  });
  it("is searched for all words, whatever their accents", () => {
    expect(holds("Un scarabée sur la dalle", "SCARABEE dalle")).toBe(true);
    expect(holds("Un scarabée", "scarabée dalle")).toBe(false);
  });
});
