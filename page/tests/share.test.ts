import { expect, test, vi } from "vitest";
import { cardOf, textOf } from "../src/daily/share";
import type { Table } from "$lib/table/table.svelte";
import { piece, view, zone } from "./shapes";

vi.mock("$lib/app/words.svelte", () => ({ t: (key: string, args: object) => [key, ...Object.values(args)].join(" ") }));
vi.stubGlobal("location", { origin: "http://here" });

const points = (...all: number[]) => all.map((one) => ({ least: one, most: one }));
const over = (winners: number[]) =>
  ({
    seat: 2,
    seats: [{ level: "daily 2026-11-10" }, {}, { level: "daily 2026-11-10" }],
    scores: points(11, 14, 12),
    position: { winners, seed: 4242 },
    view: view([zone("hand", [piece("a", "mask")])]),
    log: [{ text: "You draw a mask." }],
  }) as unknown as Table;

test("a card tells how it went, one's own points first, and nothing of what was dealt", () => {
  const text = textOf(cardOf(over([2]), "Saqqara"));
  expect(text.split("\n")).toEqual(["share-title Saqqara 2026-11-10", "share-won 14 12 · 11", "http://here/daily?day=2026-11-10"]);
  expect(text).not.toMatch(/mask|4242/);
});

test("a game that was not won says so", () => {
  expect(textOf(cardOf(over([1]), "Saqqara"))).toContain("share-lost");
});
