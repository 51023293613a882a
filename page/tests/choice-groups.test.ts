import { describe, expect, it } from "vitest";
import { choiceGroups, commonWords } from "../src/screen/choice-groups";

const same = (id: string): string => id;
const choice = (action: string, path: string[], label: string) => ({ action, path, label });

describe("what labels have in common", () => {
  it("is counted in whole words and leaves each label one of its own", () => {
    expect(commonWords(["Place the 3 on row 1", "Place the 3 on row 2"])).toBe(5);
    expect(commonWords(["Stop", "Stop drawing"])).toBe(0);
    expect(commonWords(["Draw a 1", "Draw a 12"])).toBe(2);
  });
});

describe("groups of choices", () => {
  const places = [1, 2, 3].map((row) => choice(`place 3 ${row}`, ["hand.3", `row${row}`], `Place the 3 on row ${row}`));
  const draws = [1, 2, 5].map((face) => choice(`draw ${face}`, [`pile${face}`], `Draw a ${face}`));
  const stop = choice("stop", [], "Stop drawing");

  it("say the common words once, in the order of the game, plain buttons last", () => {
    const groups = choiceGroups([stop, ...draws, ...places], 0, same);
    expect(groups.map((group) => group.heading)).toEqual(["Draw a", "Place the 3 on row", ""]);
    expect(groups.map((group) => group.buttons.map((one) => one.says))).toEqual([["1", "2", "5"], ["1", "2", "3"], ["Stop drawing"]]);
  });

  it("hold every choice exactly once, whatever is picked", () => {
    const all = [...draws, ...places, stop];
    const held = (depth: number, some: typeof all) => choiceGroups(some, depth, same).flatMap((group) => group.buttons.map((one) => one.choice.action)).sort();
    expect(held(0, all)).toEqual(all.map((one) => one.action).sort());
    expect(held(1, places)).toEqual(places.map((one) => one.action).sort());
  });

  it("leave two alone: each says its whole label", () => {
    const two = choiceGroups([choice("sell 1", ["a"], "Sell a cup for $2"), choice("sell 2", ["b"], "Sell a mask for $4")], 0, same);
    expect(two.flatMap((group) => group.buttons.map((one) => one.says))).toEqual(["Sell a cup for $2", "Sell a mask for $4"]);
  });
});
