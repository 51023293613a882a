/** A seat's colour (palette.css; safe for colour-blind eyes) and glyph: the two always go together. */

export const GLYPHS = ["ankh", "eye", "scarab", "lotus", "sun"] as const;

const place = (seat: number): number => (seat - 1) % GLYPHS.length;

export const seatColour = (seat: number): string => `var(--seat-${place(seat) + 1})`;
export const seatStyle = (seat: number): string => (seat > 0 ? `--seat: ${seatColour(seat)}` : "");
export const seatGlyph = (seat: number): (typeof GLYPHS)[number] => GLYPHS[place(seat)] ?? "ankh";
