import { expect, test } from "vitest";
import { ranking, scoreText } from "$lib/table/scores";

test("known points are a number, others a range", () => {
  expect(scoreText({ least: 12, most: 12 })).toBe("12");
  expect(scoreText({ least: 12, most: 20 })).toBe("12–20");
  expect(scoreText({ least: -3, most: 0 })).toBe("-3–0");
  expect(scoreText(null)).toBe("?");
});

test("the most points come first; equals keep the order of seats", () => {
  const scores = [4, 9, 4, 11].map((points) => ({ least: points, most: points }));
  expect(ranking(scores).map((one) => one.seat)).toEqual([4, 2, 1, 3]);
});
