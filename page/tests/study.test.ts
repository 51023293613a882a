import { expect, test } from "vitest";
import type { AnalysisReport, JudgedDecision } from "$lib/server/protocol";
import { curves, mistakes, turningPoints, whyOf } from "$lib/study/figures";

const decision = (step: number, seat: number, before: number[], loss = 0) => ({ step, seat, before, loss, better: loss ? { action: "a", words: "A" } : null });
const report = {
  actions: 9,
  decisions: [decision(1, 1, [0.5, 0.5]), decision(4, 2, [0.6, 0.4], 0.2), decision(6, 1, [0.8, 0.2], 0.05)],
  spans: [
    { seat: 1, since: 1, until: 6, luck: -0.3, unforeseen: 0, gifts: 0.2 },
    { seat: 2, since: 4, until: null, luck: 0.02, unforeseen: 0, gifts: 0 },
  ],
  seats: [{ end: 1 }, { end: 0 }],
} as unknown as AnalysisReport;

test("a curve goes from the first decision to the result", () => {
  expect(curves(report)[0]).toEqual([{ at: 0, share: 0.5 }, { at: 3, share: 0.6 }, { at: 5, share: 0.8 }, { at: 9, share: 1 }]);
});

test("turning points are the large changes, whatever brought them about, in their order", () => {
  expect(turningPoints(report).map(({ at, kind, change }) => [at, kind, change])).toEqual([[3, "mistake", -0.2], [5, "luck", -0.3]]);
  expect(mistakes(report).map(({ step }) => step)).toEqual([4, 6]);
});

test("why something was better is said by what is certain, or else by how it was found, once somebody has looked", () => {
  const one = { ...decision(4, 2, [0.6, 0.4], 0.2), reason: null, line: [{ action: "a", words: "A" }], doubt: 0.02 } as unknown as JudgedDecision;
  expect(whyOf({ ...one, reason: "you win" })).toEqual(["mistake-why", "you win"]);
  expect(whyOf(one)).toEqual(["mistake-why-tried", ""]);
  expect(whyOf({ ...one, doubt: 0 })).toEqual(["mistake-why-solved", ""]);
  expect(whyOf({ ...one, line: [] })).toBeNull();
});
