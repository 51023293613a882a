/** How hard a puzzle is, in a word. */

const STEPS = [
  [1350, "simple"],
  [1550, "middling"],
  [1750, "tricky"],
] as const;

export const difficulty = (rating: number): string => STEPS.find(([below]) => rating < below)?.[1] ?? "fiendish";
