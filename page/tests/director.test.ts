import { beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "$lib/server/protocol";
import { Director, type Scene } from "$lib/show/director.svelte";

const settings = vi.hoisted(() => ({ pace: "normal" }));
const screen = vi.hoisted(() => ({ hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
vi.stubGlobal("document", screen);
vi.mock("$lib/app/settings.svelte", () => ({ settings, isStill: () => settings.pace === "none" }));

const event = (code: string): GameEvent => ({ number: 1, step: 1, actor: 1, code, fields: {}, text: code });
const settled = () => vi.advanceTimersByTimeAsync(0);
let shown: string[];
let director: Director;
let pictures: Set<string>;
const scene = (name: string, wishes: Partial<Scene> = {}): Scene => ({
  change: () => shown.push(name),
  actor: 1,
  events: () => [event(name)],
  ...wishes,
});

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { pace: "normal" });
  screen.hidden = false;
  shown = [];
  pictures = new Set();
  director = new Director((one) => pictures.has(one.code));
});

test("each scene is seen before the next begins", async () => {
  director.add(scene("mine"));
  director.add(scene("theirs"));
  await settled();
  expect([shown, director.isShowing]).toEqual([["mine"], true]);
  await vi.advanceTimersByTimeAsync(400);
  expect([shown, director.isShowing]).toEqual([["mine", "theirs"], false]);
});

test("nothing is told before it is seen, and a picture has the stage before what follows", async () => {
  const told: string[][] = [];
  pictures.add("storm");
  director.add(scene("storm", { change: () => told.push(director.told.map((one) => one.code)) }));
  director.add(scene("next"));
  await settled();
  expect([told, director.splash?.code, shown]).toEqual([[[]], "storm", []]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([director.splash, shown, director.told[0]?.code]).toEqual([null, ["next"], "next"]);
});

test("a click hurries what is running, not what follows", async () => {
  for (const one of "abcde") pictures.add(one);
  director.add(scene("a"));
  director.add(scene("b"));
  await settled();
  director.hurry();
  await settled();
  expect([director.splash, shown]).toEqual([null, ["a"]]);
  director.hurry();
  await settled();
  expect([director.splash?.code, shown]).toEqual(["b", ["a", "b"]]);
});

test("a hidden tab and a show without pace fall behind nobody", async () => {
  for (const one of "abcde") pictures.add(one);
  screen.hidden = true;
  for (const name of ["a", "b", "c"]) director.add(scene(name));
  await settled();
  screen.hidden = false;
  settings.pace = "none";
  for (const name of ["d", "e"]) director.add(scene(name));
  await settled();
  expect([shown, director.isShowing]).toEqual([["a", "b", "c", "d", "e"], false]);
});

test("a race waits for no show", async () => {
  for (const one of "abcde") pictures.add(one);
  director.add(scene("a", { isUrgent: true }));
  director.add(scene("b", { isUrgent: true }));
  await settled();
  expect([shown, director.splash]).toEqual([["a", "b"], null]);
});

test("held after a scene, nothing goes on until released", async () => {
  director.add(scene("a", { after: () => director.hold() }));
  director.add(scene("b"));
  await vi.advanceTimersByTimeAsync(5000);
  expect([shown, director.isShowing]).toEqual([["a"], true]);
  director.release();
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toEqual(["a", "b"]);
});

test("what was not staged is forgotten when everything is told anew", async () => {
  director.add(scene("a"));
  director.add(scene("b"));
  director.clear();
  await vi.advanceTimersByTimeAsync(5000);
  expect([shown, director.told, director.isShowing]).toEqual([["a"], [], false]);
});

test("paused, what happens waits and is counted; going on shows all of it, however far behind", async () => {
  director.pause();
  const names = Array.from({ length: 20 }, (_, place) => String(place));
  for (const name of names) director.add(scene(name));
  await vi.advanceTimersByTimeAsync(5000);
  expect([shown, director.waiting, director.isShowing]).toEqual([[], 20, true]);
  director.play();
  await settled();
  expect([shown, director.waiting]).toEqual([["0"], 19]);
  await vi.advanceTimersByTimeAsync(330);
  expect(shown).toEqual(["0", "1"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([shown, director.waiting, director.isShowing]).toEqual([names, 0, false]);
});

test("one step shows exactly the next scene, and each of several presses one more", async () => {
  director.add(scene("a"));
  for (const name of ["b", "c", "d", "e"]) director.add(scene(name));
  await settled();
  director.step();
  await vi.advanceTimersByTimeAsync(5000);
  expect([shown, director.isPaused, director.waiting]).toEqual([["a", "b"], true, 3]);
  director.step();
  director.step();
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown).toEqual(["a", "b", "c", "d"]);
  for (let press = 0; press < 4; press += 1) director.step();
  await vi.advanceTimersByTimeAsync(5000);
  director.add(scene("f"));
  await vi.advanceTimersByTimeAsync(5000);
  expect([shown.at(-1), director.waiting]).toEqual(["e", 1]);
  director.play();
  await settled();
  expect([shown.at(-1), director.isPaused, director.isShowing]).toEqual(["f", false, false]);
});

test("a pause outlasts a hidden tab and everything told anew", async () => {
  director.pause();
  director.add(scene("a"));
  screen.hidden = true;
  director.hurry();
  await settled();
  director.clear();
  director.add(scene("b"));
  await settled();
  expect([shown, director.waiting, director.isPaused]).toEqual([[], 1, true]);
});
