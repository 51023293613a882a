import { expect, test } from "vitest";
import { changed } from "$lib/table/changes";
import { followMoves, NO_MOVES } from "$lib/table/last-moves";
import { piece, view, zone } from "./shapes";

const before = view([zone("row1", [piece("a", "1"), piece("b", "2")]), zone("row2", [piece("c", "3", { left: 2 })])]);
const moved = view([zone("row1", [piece("a", "1")]), zone("row2", [piece("b", "2"), piece("c", "3", { left: 2 })])]);
const turned = view([zone("row1", [piece("a", "9")]), zone("row2", [piece("b", "2"), piece("c", "3", { left: 1 })])]);

test("what is new, lies elsewhere or shows something else has changed", () => {
  expect(changed(before, before)).toEqual([]);
  expect(changed(before, moved)).toEqual(["b"]);
  expect(changed(moved, turned)).toEqual(["a", "c"]);
});

test("a seat's moves add up while it acts on, and start anew when it acts again", () => {
  const first = followMoves(NO_MOVES, 2, [1], before, moved, 2);
  const second = followMoves(first, 2, [1], moved, turned, 3);
  expect(second.ids.get(2)).toEqual(new Set(["a", "b", "c"]));
  const third = followMoves(second, 3, [1], turned, turned, 2);
  expect(followMoves(third, 2, [1], before, moved, 1).ids.get(2)).toEqual(new Set(["b"]));
});

test("the others' moves stay marked until my turn ends", () => {
  const theirs = followMoves(NO_MOVES, 2, [1], before, moved, 1);
  const going = followMoves(theirs, 1, [1], moved, turned, 1);
  expect(going.ids.get(2)).toEqual(new Set(["b"]));
  expect(going.ids.has(1)).toBe(false);
  expect(followMoves(going, 1, [1], moved, turned, 2).ids.size).toBe(0);
});

test("another pair of eyes sees other things: nothing is compared across seats", () => {
  expect(followMoves(NO_MOVES, 2, [1], { ...before, seat: 3 }, moved, 1).ids.size).toBe(0);
});
