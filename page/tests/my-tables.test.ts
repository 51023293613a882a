import { expect, test, vi } from "vitest";
import { pruned, type KeptTable } from "$lib/app/kept-tables.svelte";
import { ago, ordered } from "../src/home/tables/order";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });

const MINUTE = 60_000;
const kept = (table: string, wishes: Partial<KeptTable> = {}, updated = 0, isMine = false): KeptTable => ({
  table,
  game: "luxor",
  secret: "s",
  names: ["Nadia", "Omar"],
  opened: 0,
  over: false,
  summary: {
    table, game: "luxor", names: ["Nadia", "Omar"], you: [1], number: 1, updated, is_closed: false, over: false,
    winners: [], deciding: [], is_your_turn: isMine, scores: [], last: null,
  },
  ...wishes,
});
const names = (tables: KeptTable[]): string[] => tables.map((one) => one.table);

test("where it is my turn comes first, then what runs, the latest first; what is finished or lost stands apart", () => {
  const tables = [kept("old", {}, 10), kept("new", {}, 30), kept("mine", {}, 5, true), kept("over", { over: true }, 40, true), kept("lost", { isLost: true }, 1)];
  const { running, finished } = ordered(tables);
  expect(names(running)).toEqual(["mine", "new", "old"]);
  expect(names(finished)).toEqual(["over", "lost"]);
});

test("finished tables never push a running one out of the list", () => {
  const tables = [...Array.from({ length: 90 }, (_, n) => kept(`over${n}`, { over: true })), kept("runs")];
  const left = pruned(tables);
  expect(names(left)).toContain("runs");
  expect(left).toHaveLength(41);
  expect(left[0]!.table).toBe("over0");
});

test("how long ago, in words", () => {
  expect(ago(0, 5 * MINUTE, "en")).toBe("5 minutes ago");
  expect(ago(0, 100 * MINUTE, "fr")).toBe("il y a 1 heure");
  expect(ago(0, 25 * 60 * MINUTE, "en")).toBe("yesterday");
  expect(ago(10, 0, "en")).toBe("this minute");
  expect(ago(0, 30 * 24 * 60 * MINUTE, "en")).toMatch(/1970/);
});
