/** The five colours, each with a pattern and a letter, and who holds their camps. */

import type { View, Zone } from "$lib/server/protocol";

const COLOURS: Record<string, string> = { g: "#5fa64a", b: "#4a8fd0", w: "#f3efe4", r: "#d4573f", y: "#e8bd3c" };
const INK = "rgb(43 33 24 / 0.26)";
const PATTERNS: Record<string, string> = {
  g: `repeating-linear-gradient(45deg, ${INK} 0 1.500px, #0000 0 6px)`,
  b: `repeating-linear-gradient(0deg, ${INK} 0 1.500px, #0000 0 5px)`,
  w: `radial-gradient(circle, ${INK} 1.300px, #0000 1.600px) 0 0 / 6px 6px`,
  r: `repeating-linear-gradient(45deg, ${INK} 0 1.500px, #0000 0 6px), repeating-linear-gradient(-45deg, ${INK} 0 1.500px, #0000 0 6px)`,
  y: `repeating-linear-gradient(90deg, ${INK} 0 1.500px, #0000 0 5px)`,
};

export const colourOf = (letter: string): string => COLOURS[letter] ?? "#c9a227";
/** A colour with its pattern, as a CSS background. */
export const clothOf = (letter: string): string => `${PATTERNS[letter] ?? "none"}, ${colourOf(letter)}`;

export const letterOf = (card: string): string => card[0] ?? "";
export const numberOf = (card: string): number => Number(card.slice(1));

export interface Camp {
  letter: string;
  /** The word that sentences use: green, blue, ... */
  colour: string;
  seat: number;
}

/** R2.1 The camps in play, in the order of the seats that hold them. */
export function campsOf(view: View): Camp[] {
  return view.zones
    .filter((zone) => /^camp\d$/.test(zone.id))
    .flatMap((zone) => zone.pieces.map((piece) => ({ letter: piece.id.slice(-1), colour: piece.face ?? "", seat: zone.owner ?? 0 })));
}

export interface Sum {
  camp: Camp;
  sum: number;
  isLeader: boolean;
}

/** R4.1 What each colour makes in a row as far as it can be seen, with a card added in thought; the leaders marked. */
export function sumsOf(view: View, row: Zone, added: string | null): Sum[] {
  const faces = row.pieces.flatMap((piece) => (piece.kind === "card" && piece.face ? [piece.face] : []));
  const cards = added ? [...faces, added] : faces;
  const sums = campsOf(view).map((camp) => ({
    camp,
    sum: cards.filter((card) => letterOf(card) === camp.letter).reduce((sum, card) => sum + numberOf(card), 0),
  }));
  const highest = Math.max(...sums.map(({ sum }) => sum));
  return sums.map((one) => ({ ...one, isLeader: highest > 0 && one.sum === highest }));
}

/** R7.2 What so many red treasures of one number are worth: pairs count, a lone one counts down. */
export const redWorth = (gems: number, count: number): number => gems * (Math.floor(count / 2) - (count % 2));
