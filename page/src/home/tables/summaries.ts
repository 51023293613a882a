/** How the kept tables stand: asked of the server one after the other, the answers kept for when it cannot be reached. */

import { isRunning, keptTables, noteTable, type KeptTable } from "$lib/app/kept-tables.svelte";
import { fetchSummary, Refused } from "$lib/server/api";

/** The server knows no such table, or not with this secret: asking again would not help. */
const LOST = [401, 403, 404, 410];

async function ask(kept: KeptTable): Promise<void> {
  try {
    const summary = await fetchSummary(kept.table, kept.secret);
    noteTable(kept.table, { summary, names: summary.names, game: summary.game, over: summary.over, isLost: false });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (LOST.includes(error.status)) noteTable(kept.table, { isLost: true });
  }
}

/** A finished table stays as it is, so once is enough. */
const isOpenQuestion = (kept: KeptTable): boolean => isRunning(kept) || (!kept.summary && !kept.isLost);

let isAsking = false;

/** Asks about every table that may have changed; says whether the server could be reached. */
export async function refreshTables(): Promise<boolean> {
  if (isAsking) return true;
  isAsking = true;
  try {
    for (const kept of keptTables.tables.filter(isOpenQuestion)) await ask(kept);
    return true;
  } catch {
    return false;
  } finally {
    isAsking = false;
  }
}
