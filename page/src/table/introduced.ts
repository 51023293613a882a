/** Which games this browser has been introduced to. */

const KEY = "mastaba-introduced";

function met(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return []; // a broken or forbidden store costs no more than an introduction twice
  }
}

const now = new Set(met());

export const hasMet = (game: string): boolean => now.has(game);

export function meet(game: string): void {
  now.add(game);
  try {
    localStorage.setItem(KEY, JSON.stringify([...now]));
  } catch {
    // private windows may refuse; it then holds as long as the page
  }
}
