/** The five colours, each with a pattern, by the words that sentences use: green, blue, ... */

const TINTS: Record<string, string> = { green: "#5fa64a", blue: "#4a8fd0", white: "#f3efe4", red: "#d4573f", yellow: "#e8bd3c" };
const INK = "rgb(43 33 24 / 0.34)";
const PATTERNS: Record<string, string> = {
  green: `repeating-linear-gradient(45deg, ${INK} 0 1.500px, #0000 0 6px)`,
  blue: `repeating-linear-gradient(0deg, ${INK} 0 1.500px, #0000 0 5px)`,
  white: `radial-gradient(circle, ${INK} 1.300px, #0000 1.600px) 0 0 / 6px 6px`,
  red: `repeating-linear-gradient(45deg, ${INK} 0 1.500px, #0000 0 6px), repeating-linear-gradient(-45deg, ${INK} 0 1.500px, #0000 0 6px)`,
  yellow: `repeating-linear-gradient(90deg, ${INK} 0 1.500px, #0000 0 5px)`,
};
/** How a card's text begins, in every language; what is shown of a colour is the message `letter-<colour>`. */
const WORDS: Record<string, string> = { g: "green", b: "blue", w: "white", r: "red", y: "yellow" };

export const tintOf = (colour: string): string => TINTS[colour] ?? "#c9a227";
/** A colour with its pattern, as a CSS background. */
export const clothOf = (colour: string): string => `${PATTERNS[colour] ?? "none"}, ${tintOf(colour)}`;

export const colourOf = (card: string): string => WORDS[card.slice(0, 1)] ?? "";
export const numberOf = (card: string): number => Number(card.slice(1));
/** The picture of a card's colour. */
export const landOf = (card: string): string => `land-${card.slice(0, 1)}`;
