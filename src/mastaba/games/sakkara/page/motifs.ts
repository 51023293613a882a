/** The sixteen motifs: what a tile is for gives its ground colour, so that a rack is read at a glance. */

const SUPPLIES = "#cfe4ec";
const WORK = "#f3d2bd";
const STONE = "#f2dfb2";
const MAGIC = "#d0e9db";
const CROWN = "#f6de8d";
const SPECIAL = "#e6dbef";

const TINTS: Record<string, string> = {
  ship: SUPPLIES,
  wheat: SUPPLIES,
  hand: WORK,
  square: STONE,
  moon: STONE,
  stairs: STONE,
  sun: STONE,
  ankh: MAGIC,
  eye: MAGIC,
  scarab: MAGIC,
  djed: MAGIC,
  dome: CROWN,
  bird: SPECIAL,
  horse: SPECIAL,
  snake: SPECIAL,
  ox: SPECIAL,
};

/** Tiles on which a feather is printed. */
const FEATHERED = new Set(["stairs", "bird", "horse", "snake", "ox"]);

export const tintOf = (motif: string): string => TINTS[motif] ?? "#fbf4e2";
export const isFeathered = (motif: string): boolean => FEATHERED.has(motif);
