/** The tables this browser has a seat at; their secrets never leave it except to their own table. */

import type { TableSummary } from "$lib/server/protocol";

export interface KeptTable {
  table: string;
  game: string;
  secret: string;
  names: string[];
  opened: number;
  over: boolean;
  /** How the table stood when it was last asked. */
  summary?: TableSummary;
  /** The server no longer opens it to us: it is gone, or the seat was given to somebody else. */
  isLost?: boolean;
  /** The match is in one's record. */
  isCounted?: boolean;
}

const KEY = "mastaba-tables";
/** Running tables are all kept; of finished ones the latest. */
const MOST_FINISHED = 40;

function load(): KeptTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptTable[];
  } catch {
    return [];
  }
}

export const isRunning = (kept: KeptTable): boolean => !kept.over && !kept.isLost;

/** The tables in their order, without those finished longest ago. */
export function pruned(tables: KeptTable[]): KeptTable[] {
  let finished = 0;
  return tables.filter((kept) => isRunning(kept) || (finished += 1) <= MOST_FINISHED);
}

export const keptTables = $state<{ tables: KeptTable[] }>({ tables: load() });

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pruned(keptTables.tables)));
  } catch {
    // without a store the address of the table is all there is, and it is enough
  }
}

export function keepTable(kept: Partial<KeptTable> & { table: string }): void {
  const old = keptTables.tables.find((one) => one.table === kept.table);
  const usual: KeptTable = { table: kept.table, game: "", secret: "", names: [], opened: Date.now(), over: false };
  keptTables.tables = [{ ...usual, ...old, ...kept }, ...keptTables.tables.filter((one) => one.table !== kept.table)];
  save();
}

/** Writes down what was heard of a table that is kept, without moving it in the list. */
export function noteTable(table: string, news: Partial<KeptTable>): void {
  keptTables.tables = keptTables.tables.map((one) => (one.table === table ? { ...one, ...news } : one));
  save();
}

export function forgetTable(table: string): void {
  keptTables.tables = keptTables.tables.filter((one) => one.table !== table);
  save();
}

/** Takes a removal back: the table stands again where it stood. */
export function restoreTable(kept: KeptTable, place: number): void {
  if (!keptTable(kept.table)) keptTables.tables = keptTables.tables.toSpliced(place, 0, kept);
  save();
}

export const keptTable = (table: string): KeptTable | undefined => keptTables.tables.find((one) => one.table === table);
