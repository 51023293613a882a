/** The tables this browser has a seat at; their secrets never leave it except to their own table. */

export interface KeptTable {
  table: string;
  game: string;
  secret: string;
  names: string[];
  opened: number;
  over: boolean;
}

const KEY = "mastaba-tables";
const MOST = 40;

function load(): KeptTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KeptTable[];
  } catch {
    return [];
  }
}

export const keptTables = $state<{ tables: KeptTable[] }>({ tables: load() });

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(keptTables.tables.slice(0, MOST)));
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

export function forgetTable(table: string): void {
  keptTables.tables = keptTables.tables.filter((one) => one.table !== table);
  save();
}

export const keptTable = (table: string): KeptTable | undefined => keptTables.tables.find((one) => one.table === table);
