import { expect, test } from "vitest";
import { shapeOf } from "../../src/mastaba/games/sakkara/page/shape";

// The boxes that the frames give a table (page/src/lib/README.md, "Room").
test.each([
  [936, 348, "columns"],
  [730, 386, "columns"],
  [1128, 465, "columns"],
  [808, 664, "column"],
  [378, 319, "strip"],
  [348, 259, "strip"],
  [378, 472, "strip"],
  [511, 340, "strip"],
  [378, 310, "strip"],
])("a box of %i x %i is laid out as %s", (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});
