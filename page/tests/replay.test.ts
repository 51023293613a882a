import { expect, test, vi } from "vitest";
import type { Frame, Zone } from "$lib/server/protocol";
import { markBeside } from "$lib/show/show";
import { recordsIn } from "$lib/replay/records-in";
import type { ReplaySource } from "$lib/replay/source";
import { Moments, whole } from "$lib/replay/moments";

const zone = (id: string, count: number): Zone => ({ id, layout: "heap", owner: null, pieces: [], facts: { count } }) as unknown as Zone;
const frame = (number: number, told: Partial<Frame>): Frame => ({ number, ...told }) as Frame;

test("a frame that tells what has changed becomes a whole moment", () => {
  const points = [{ least: 1, most: 1 }];
  const moments = whole([
    frame(4, { is_whole: true, zones: [zone("a", 1), zone("b", 1)], scores: points, deciding: 2 }),
    frame(5, { zones: [zone("b", 2)], actor: 2 }),
    frame(6, { is_whole: true, zones: [zone("c", 3)] }),
  ]);
  expect(moments.map(({ zones }) => zones.map(({ id, facts }) => `${id}${facts["count"]}`).join(" "))).toEqual(["a1 b1", "a1 b2", "c3"]);
  expect(moments.map(({ deciding }) => deciding)).toEqual([2, 0, 0]);
  expect(moments[2]!.scores).toBe(points);
});

test("moments are fetched many at a time, once, and the next before they are needed", async () => {
  const frames = vi.fn((_: string, first: number, last: number) =>
    Promise.resolve(Array.from({ length: last - first + 1 }, (_, place) => frame(first + place, { is_whole: true }))),
  );
  const moments = new Moments({ frames } as unknown as ReplaySource);
  const [one, other] = await Promise.all([moments.at("1", 3), moments.at("1", 30)]);
  expect([one.number, other.number]).toEqual([3, 30]);
  expect(frames.mock.calls).toEqual([["1", 0, 49]]);
  await moments.at("1", 40);
  await moments.at("2", 40);
  expect(frames.mock.calls.slice(1)).toEqual([["1", 50, 99], ["2", 0, 49], ["2", 50, 99]]);
});

test("a moment that there is not is not made up", async () => {
  const moments = new Moments({ frames: () => Promise.resolve([frame(0, { is_whole: true })]) } as unknown as ReplaySource);
  await expect(moments.at("1", 7)).rejects.toThrow();
});

test("the nearest big moment to either side", () => {
  const marks = [3, 9, 12].map((number) => ({ number, text: "" }));
  expect(markBeside({ at: 9, marks }, 1)?.number).toBe(12);
  expect(markBeside({ at: 9, marks }, -1)?.number).toBe(3);
  expect(markBeside({ at: 12, marks }, 1)).toBeUndefined();
});

test("a file of lines holds a record a line, any other is one", () => {
  expect(recordsIn('{"a":1}\n\n{"b":2}\n')).toEqual(['{"a":1}', '{"b":2}']);
  expect(recordsIn("mastaba = 1\ngame = 3")).toHaveLength(1);
});
