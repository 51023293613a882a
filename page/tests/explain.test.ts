import { beforeEach, expect, test, vi } from "vitest";
import { aboutOf, pieceAbout, type Shown } from "$lib/explain/about";
import { largeSize, placeBeside } from "$lib/explain/place";
import { piece, zone } from "./shapes";

const texts = vi.hoisted(() => ({ all: {} as Record<string, string> }));
vi.mock("$lib/app/words.svelte", () => ({
  has: (key: string) => key in texts.all,
  t: (key: string, args: Record<string, unknown> = {}) =>
    (texts.all[key] ?? key).replace(/\{ ?\$(\w+) ?\}/g, (_, name: string) => (name in args ? String(args[name]) : `{$${name}}`)),
}));

const ROW = { ...zone("row2", [piece("c1", "red_3"), piece("c2", null)], { place: 2, is_full: true }), owner: 1 };
const SHOWN: Shown = { piece: (id) => ROW.pieces.find((one) => one.id === id), zone: () => ROW, name: (seat) => `N${seat}` };

beforeEach(() => {
  texts.all = { "about-card": "A card of { $face }.", "face-down": "face down", "about-zone-row": "{ $owner }: { $count } in row { $place }, { $is_full }." };
});

test("a piece is told by its face, else by its kind, with its facts", () => {
  expect(pieceAbout(piece("c1", "red_3"))).toBe("A card of red_3.");
  texts.all["about-card-red-3"] = "Three.";
  expect(aboutOf({ about: "piece:c1", name: "red three" }, SHOWN)).toEqual({ title: "Red three", text: "Three." });
});

test("a text that would tell a face is never filled for a piece that lies face down", () => {
  expect(aboutOf({ about: "piece:c2" }, SHOWN)).toEqual({ title: "Face down", text: "" });
  texts.all["about-card-back"] = "Nobody knows it.";
  expect(aboutOf({ about: "piece:c2" }, SHOWN)?.text).toBe("Nobody knows it.");
});

test("a zone is told with its count, its owner's name and its facts; without a text it says nothing", () => {
  expect(aboutOf({ about: "zone:row2", name: "row" }, SHOWN)).toEqual({ title: "Row", text: "N1: 2 in row 2, true." });
  delete texts.all["about-zone-row"];
  expect(aboutOf({ about: "zone:row2", name: "row" }, SHOWN)).toBeNull();
});

test("any key may be asked for, its blanks given", () => {
  texts.all["about-points"] = "{ $count } points.";
  expect(aboutOf({ about: "about-points", name: "Points", blanks: '{"count":3}' }, SHOWN)).toEqual({ title: "Points", text: "3 points." });
  expect(aboutOf({ about: "about-nothing" }, SHOWN)).toBeNull();
});

const WINDOW = { width: 390, height: 664 };
const overlaps = (one: DOMRectInit, other: DOMRectInit): boolean =>
  one.x! < other.x! + other.width! && other.x! < one.x! + one.width! && one.y! < other.y! + other.height! && other.y! < one.y! + one.height!;

test("the card stays in the window and leaves the thing free wherever there is room", () => {
  const card = { width: 260, height: 240 };
  for (let x = 0; x <= 350; x += 50)
    for (let y = 0; y <= 620; y += 20) {
      const thing = { x, y, width: 40, height: 44 };
      const at = { ...placeBeside(thing, card, WINDOW), ...card };
      expect([at.x >= 0, at.y >= 0, at.x + at.width <= WINDOW.width, at.y + at.height <= WINDOW.height]).toEqual([true, true, true, true]);
      expect(overlaps(at, thing)).toBe(false);
    }
});

test("a piece is drawn three times as large or 160 px high, in its proportions, inside the window", () => {
  expect(largeSize({ width: 50, height: 70 }, { width: 1280, height: 720 })).toEqual({ width: 150, height: 210 });
  expect(largeSize({ width: 20, height: 20 }, { width: 1280, height: 720 })).toEqual({ width: 160, height: 160 });
  const small = largeSize({ width: 100, height: 140 }, { width: 844, height: 390 });
  expect(small.height).toBeLessThanOrEqual(195);
  expect(small.width / small.height).toBeCloseTo(100 / 140);
});
