import { expect, test } from "vitest";
import { complete, fitting, kinships, nextThings } from "$lib/table/selection";
import { choice, piece, view, zone } from "./shapes";

const table = view([
  zone("hand1", [piece("hand1.0", "7"), piece("hand1.1", "7"), piece("hand1.2", "7", { is_marked: true }), piece("hand1.3", "8")]),
  zone("row1", [piece("row1.0", "7")]),
]);
const names = kinships(table);
const kin = (id: string): string => names.get(id) ?? id;
const choices = [choice("place 7 1", "hand1.0", "row1"), choice("place 7 2", "hand1.0", "row2"), choice("place 8 1", "hand1.3", "row1"), choice("pass")];
const actions = (clicked: string[]): string[] => fitting(choices, clicked, kin).map((one) => one.action);

test("equal pieces of one zone are the same to click", () => {
  expect(kin("hand1.0")).toBe(kin("hand1.1"));
  expect(actions(["hand1.1"])).toEqual(["place 7 1", "place 7 2"]);
});

test("another fact, another face or another zone makes another piece", () => {
  expect(new Set(["hand1.0", "hand1.2", "hand1.3", "row1.0"].map(kin)).size).toBe(4);
  expect(actions(["hand1.2"])).toEqual([]);
});

test("clicks narrow in order, and too many of them fit nothing", () => {
  expect(actions([])).toHaveLength(4);
  expect(actions(["hand1.0", "row2"])).toEqual(["place 7 2"]);
  expect(actions(["row2", "hand1.0"])).toEqual([]);
  expect(actions(["hand1.0", "row2", "row2"])).toEqual([]);
});

test("what needs no further click is a button, the rest says what may be clicked next", () => {
  expect(complete(choices, 0).map((one) => one.action)).toEqual(["pass"]);
  expect(nextThings(choices, 0, kin)).toEqual(new Set([kin("hand1.0"), kin("hand1.3")]));
  const picked = fitting(choices, ["hand1.1"], kin);
  expect(complete(picked, 1)).toEqual([]);
  expect(nextThings(picked, 1, kin)).toEqual(new Set(["row1", "row2"]));
});
