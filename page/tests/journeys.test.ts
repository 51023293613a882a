import { expect, test } from "vitest";
import { isInside, journeysOf, type Box, type Photo, type Picture } from "$lib/show/journeys";

const box = (x: number, y = 0, width = 50, height = 70): Box => ({ x, y, width, height });
const shot = (id: string, at: Box, face = "7", kind = "card"): Photo => ({ id, kind, face, box: at });
const picture = (photos: Photo[], piles: Record<string, number> = {}): Picture => ({
  pieces: new Map(photos.map((photo) => [photo.id, photo])),
  zones: new Map(Object.entries(piles).map(([id, count]) => [id, { box: box(900), count }])),
});
const flights = (before: Picture, after: Picture) => journeysOf(before, after).journeys.map(({ photo, from, isShift }) => [photo.id, from.x, isShift]);

test("a piece flies from where it lay under the same name", () => {
  expect(flights(picture([shot("a", box(0))]), picture([shot("a", box(400))]))).toEqual([["a", 0, false]]);
});

test("what stays, or moves by a hair, does not fly; neighbours that make room shift", () => {
  expect(flights(picture([shot("a", box(0))]), picture([shot("a", box(2))]))).toEqual([]);
  expect(flights(picture([shot("a", box(0))]), picture([shot("a", box(60))]))).toEqual([["a", 0, true]]);
});

test("a piece that vanished and one of the same kind and face that appeared are the same", () => {
  const before = picture([shot("hand.0", box(0)), shot("hand.1", box(60), "8")]);
  const { journeys, gone } = journeysOf(before, picture([shot("row.0", box(400), "8")]));
  expect(journeys.map(({ photo, from }) => [photo.id, from.x])).toEqual([["row.0", 60]]);
  expect(gone.map((photo) => photo.id)).toEqual(["hand.0"]);
});

test("one that vanished is the origin of one piece only", () => {
  const after = picture([shot("row.0", box(400)), shot("row.1", box(500))]);
  expect(flights(picture([shot("hand.0", box(0))]), after)).toEqual([["row.0", 0, false]]);
});

test("a face that nobody saw comes from a piece face down, else from the pile that shrank", () => {
  const down = picture([shot("back", box(0), "")], { deck: 9 });
  expect(flights(down, picture([shot("new", box(400))], { deck: 8 }))).toEqual([["new", 0, false]]);
  expect(flights(picture([], { deck: 9 }), picture([shot("new", box(400))], { deck: 8 }))).toEqual([["new", 900, false]]);
  expect(flights(picture([], { deck: 9 }), picture([shot("new", box(400))], { deck: 9 }))).toEqual([]);
});

test("what is not laid out (of no width) neither flies nor leaves", () => {
  const { journeys, gone } = journeysOf(picture([shot("a", box(0, 0, 0))]), picture([shot("b", box(0, 0, 0))]));
  expect([journeys, gone]).toEqual([[], []]);
});

test("inside a well is inside both ways, a few pixels allowed", () => {
  const well = box(100, 100, 200, 200);
  expect(isInside(box(98, 102), well)).toBe(true);
  expect(isInside(box(90, 102), well)).toBe(false);
  expect(isInside(box(260, 102), well)).toBe(false);
  expect(isInside(box(150, 240), well)).toBe(false);
});

test("of a hand that one looked into, only what was taken travels; the rest is turned face down where it lies", () => {
  const looked = [shot("hand2.7", box(0), "7"), shot("hand2.8", box(60), "8")];
  const { journeys, gone } = journeysOf(picture(looked, { hand2: 2 }), picture([shot("hand2.0", box(60), ""), shot("hand1.7", box(400), "7")], { hand2: 1 }));
  expect(journeys.map(({ photo, from }) => [photo.id, from.x])).toEqual([["hand1.7", 0]]);
  expect(gone).toEqual([]);
});

test("what somebody else takes travels once, and face down", () => {
  const { journeys, gone } = journeysOf(picture([shot("hand1.7", box(0))], { hand1: 1 }), picture([shot("hand2.0", box(400), "")], { hand1: 0 }));
  expect(journeys.map(({ photo, from }) => [photo.id, from.x])).toEqual([["hand2.0", 0]]);
  expect(gone).toEqual([]);
});

test("what is only shown for a look comes from no pile and leaves for nobody", () => {
  const peek = { ...shot("hand2.7", box(0)), isPeek: true };
  expect(flights(picture([], { deck: 9 }), picture([peek], { deck: 8 }))).toEqual([]);
  expect(journeysOf(picture([peek]), picture([])).gone).toEqual([]);
});
