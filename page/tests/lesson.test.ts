import { expect, test } from "vitest";
import { brief } from "$lib/lesson/brief";

test("of what a wrong step would bring whole sentences are told, as long as they are few", () => {
  expect(brief([])).toBe("");
  expect(brief(["You draw a 4.", "It is the robot’s turn."])).toBe("You draw a 4. It is the robot’s turn.");
  const long = "You drop a tile into a shaft, and it falls a long way down.";
  expect(brief([long, long, long])).toBe(`${long} ${long} …`);
  expect(brief([long.repeat(3), long])).toBe(`${long.repeat(3)} …`);
});
