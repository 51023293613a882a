/** One's own record: a secret that this browser has made says whose it is; nobody has an account. */

import { keptTable, noteTable } from "$lib/app/kept-tables.svelte";
import { countMatch, Refused } from "$lib/server/api";
import type { CountedMatch } from "$lib/server/protocol";

const KEY = "mastaba-me";
const BYTES = 24;

/** What this browser is known by; made when it is first needed. */
export function me(): string {
  const kept = known();
  if (kept) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const made = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
  try {
    localStorage.setItem(KEY, made);
  } catch {
    // without a store nothing is remembered beyond this page, and nothing has to be
  }
  return made;
}

/** The same, or nothing where this browser has no record yet. */
export function known(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** From now on this browser is somebody else. */
export const forgetMe = (): void => localStorage.removeItem(KEY);

/** Has a finished match count; once it was, it is not asked for again, also not when the record has been deleted. */
export async function count(table: string, secret: string, seat?: number): Promise<CountedMatch | null> {
  if (keptTable(table)?.isCounted) return null;
  try {
    const told = await countMatch(me(), { table, secret, seat: seat ?? null });
    if (told.is_counted) noteTable(table, { isCounted: true });
    return told;
  } catch (error) {
    if (error instanceof Refused) return null; // a table that is gone counts for nobody
    throw error;
  }
}
