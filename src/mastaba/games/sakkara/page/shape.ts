/** How the table is laid out in the room it has. */

/**
 * columns: a site on each side of the board; column: everything under one another beside it; strip: all but the board is small,
 * and opens over the board on a tap.
 */
export type Shape = "columns" | "column" | "strip";

const LEAST_COLUMNS = { width: 640, height: 320 };
const LEAST_COLUMN = { width: 700, height: 640 };

export function shapeOf(width: number, height: number): Shape {
  if (width >= LEAST_COLUMNS.width && height >= LEAST_COLUMNS.height && width > height * 1.3) return "columns";
  return width >= LEAST_COLUMN.width && height >= LEAST_COLUMN.height ? "column" : "strip";
}
