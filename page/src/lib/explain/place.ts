/** Where an explanation goes: beside what it explains, inside the window, over the thing itself only if there is no other way. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 6;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export function placeBeside(thing: Box, card: Size, window: Size): { x: number; y: number } {
  const most = { x: window.width - card.width - EDGE, y: window.height - card.height - EDGE };
  const middle = { x: clamp(thing.x + thing.width / 2 - card.width / 2, EDGE, most.x), y: clamp(thing.y + thing.height / 2 - card.height / 2, EDGE, most.y) };
  const sides = [
    { x: middle.x, y: thing.y - GAP - card.height },
    { x: thing.x + thing.width + GAP, y: middle.y },
    { x: thing.x - GAP - card.width, y: middle.y },
    { x: middle.x, y: thing.y + thing.height + GAP },
  ];
  const free = sides.find(({ x, y }) => x >= EDGE && y >= EDGE && x <= most.x && y <= most.y);
  // Nowhere beside it: at the edge of the window that is farthest from the thing.
  return free ?? { x: middle.x, y: thing.y + thing.height / 2 > window.height / 2 ? EDGE : Math.max(EDGE, most.y) };
}

const LEAST_HEIGHT = 160;
const MOST_HEIGHT = 280;
const TIMES = 3;

/** How large a piece is drawn: three times, at least 160 px high, as far as the window has room; its proportions stay. */
export function largeSize({ width, height }: Size, window: Size): Size {
  const wished = Math.max(LEAST_HEIGHT / height, Math.min(TIMES, MOST_HEIGHT / height));
  const scale = Math.min(wished, (window.height * 0.5) / height, (Math.min(window.width, 480) * 0.8) / width);
  return { width: width * scale, height: height * scale };
}
