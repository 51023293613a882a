/** A seat's colour (safe for colour-blind eyes) and glyph: the two always go together. */

const COLOURS = ["#E69F00", "#56B4E9", "#009E73", "#D55E00", "#CC79A7"];
export const GLYPHS = ["ankh", "eye", "scarab", "lotus", "sun"] as const;

export const seatColour = (seat: number): string => COLOURS[(seat - 1) % COLOURS.length] ?? "#888";
export const seatStyle = (seat: number): string => (seat > 0 ? `--seat: ${seatColour(seat)}` : "");
export const seatGlyph = (seat: number): (typeof GLYPHS)[number] => GLYPHS[(seat - 1) % GLYPHS.length] ?? "ankh";
