import { describe, expect, it } from "vitest";
import { bestFirst, splashArt, type GamePage } from "$lib/table/game-page";
import type { Table } from "$lib/table/table.svelte";
import archaeology from "../../src/mastaba/games/archaeology/page/play";
import saqqara from "../../src/mastaba/games/saqqara/page/play";
import { choice, event, zone } from "./shapes";

const PRICES = [
  { treasure: "shard", trade: 1, sets: [1, 2, 3, 4, 15], largest: [1, 2, 3, 4, 5] },
  { treasure: "map", trade: 3, sets: [3], largest: [1] },
];
const foreseen = (action: string) => {
  const value = PRICES[0]!.sets[Number(action.split(" ")[2]) - 1];
  return action.startsWith("sell") ? { events: [{ code: "sold", fields: { value } }] } : { events: [] };
};
const at = (page: GamePage) => ({ parts: { page }, zone: () => zone("market", [], { prices: PRICES }), foreseen }) as unknown as Table;
const told = (code: string, fields: Record<string, string | number> = {}) => ({ ...event(1, 1), code, fields });

describe("what gets a picture", () => {
  it("is a sale at the top of its ladder, and no other", () => {
    const sold = (card: string, count: number) => splashArt(told("sold", { card, count }), at(archaeology));
    expect([sold("shard", 5), sold("shard", 4), sold("map", 1)]).toEqual(["prize-shard", undefined, undefined]);
    expect(splashArt(told("storm"), at(archaeology))).toBe("sandstorm");
  });

  it("is a row that is handed over", () => {
    expect([splashArt(told("took"), at(saqqara)), splashArt(told("placed"), at(saqqara))]).toEqual(["handed-over", undefined]);
  });
});

describe("of several buttons", () => {
  const choices = ["give shard", "sell shard 1", "sell shard 4", "sell shard 5"].map((action) => choice(action));

  it("the dearest sale comes first, what brings nothing last", () => {
    const actions = bestFirst(choices, at(archaeology)).map((one) => one.action);
    expect(actions).toEqual(["sell shard 5", "sell shard 4", "sell shard 1", "give shard"]);
  });

  it("none is moved where a game does not say what they bring", () => {
    expect(bestFirst(choices, at(saqqara))).toBe(choices);
  });
});
