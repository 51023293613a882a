/** R4 and R10 The pairs that a tile would form, for previews only (the server decides). */

import type { Zone } from "$lib/server/protocol";
import { picturesOf, type Picture } from "./animals";

export interface Cell {
  x: number;
  y: number;
}

export interface Pair {
  from: Cell;
  to: Cell;
  kind: "same" | "opposite" | "either";
  animal: string;
}

export interface Sight {
  isSphinx: boolean;
  /** Q2 A line that already held two of the animal pays nothing. */
  isEver: boolean;
}

type Wall = ReadonlyMap<string, Picture>;

const key = ({ x, y }: Cell): string => `${x},${y}`;
const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))).filter(({ x, y }) => x || y);
const LINES: Cell[] = [{ x: 1, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 1 }, { x: 1, y: -1 }];
const FARTHEST = 10;

/** What each cell of the wall shows; a tile fills its own cell and the one above. */
export function wallOf(zone: Zone, without = ""): Wall {
  const wall = new Map<string, Picture>();
  for (const tile of zone.pieces) {
    if (tile.id === without) continue;
    const [upper, lower] = picturesOf(tile.face);
    const [x, y] = [Number(tile.facts["x"]), Number(tile.facts["y"])];
    if (lower) wall.set(key({ x, y }), lower);
    if (upper) wall.set(key({ x, y: y + 1 }), upper);
  }
  return wall;
}

export function pairsOf(wall: Wall, face: string | null, landing: Cell, sight: Sight): Pair[] {
  const [upper, lower] = picturesOf(face);
  if (!upper || !lower) return [];
  const find = sight.isSphinx ? alongLines : around;
  return [...find(wall, lower, landing, sight), ...find(wall, upper, { x: landing.x, y: landing.y + 1 }, sight)];
}

function pairWith(wall: Wall, mine: Picture, from: Cell, to: Cell): Pair | null {
  const other = wall.get(key(to));
  if (other?.animal !== mine.animal) return null;
  return { from, to, animal: mine.animal, kind: other.isLeft === mine.isLeft ? "same" : "opposite" };
}

/** R4.1 Each of the up to eight cells around. */
function around(wall: Wall, mine: Picture, from: Cell): Pair[] {
  return AROUND.flatMap((way) => pairWith(wall, mine, from, { x: from.x + way.x, y: from.y + way.y }) ?? []);
}

/** R10.2 One pair for each line that shows the animal, drawn to the nearest. */
function alongLines(wall: Wall, mine: Picture, from: Cell, sight: Sight): Pair[] {
  return LINES.flatMap((way) => {
    const steps = Array.from({ length: FARTHEST }, (_, step) => [step + 1, -step - 1]).flat();
    const found = steps.flatMap((step) => pairWith(wall, mine, from, { x: from.x + step * way.x, y: from.y + step * way.y }) ?? []);
    if (!found.length || (sight.isEver && found.length > 1)) return [];
    const isMixed = new Set(found.map((pair) => pair.kind)).size > 1;
    return [{ ...found[0]!, kind: isMixed ? ("either" as const) : found[0]!.kind }];
  });
}

/** R9.3 The three cells as a claim names them, or null where they are not neighbours in a line. */
export function claimOf(cells: Cell[]): string | null {
  const [one, two, three] = [...cells].sort((left, right) => left.x - right.x || left.y - right.y);
  if (!one || !two || !three) return null;
  const isStraight = two.x - one.x === three.x - two.x && two.y - one.y === three.y - two.y;
  const isClose = Math.max(Math.abs(two.x - one.x), Math.abs(two.y - one.y)) === 1;
  if (!isStraight || !isClose) return null;
  return `claim ${[one, two, three].map(({ x, y }) => `${x + 1}.${y + 1}`).join(" ")}`;
}
