/** The tables this browser has a seat at; their secrets never leave it except to their own table. */

import type { SeatLink } from "./protocol";

export interface Kept {
  table: string;
  game: string;
  secret: string;
  links: SeatLink[];
  names: string[];
  opened: number;
  over: boolean;
}

const KEY = "mastaba-tables";
const MOST = 40;

function load(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export const shelf = $state<{ tables: Kept[] }>({ tables: load() });

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shelf.tables.slice(0, MOST)));
  } catch {
    // without a store the address of the table is all there is, and it is enough
  }
}

export function keepTable(kept: Partial<Kept> & { table: string }): void {
  const old = shelf.tables.find((one) => one.table === kept.table);
  const usual: Kept = { table: kept.table, game: "", secret: "", links: [], names: [], opened: Date.now(), over: false };
  shelf.tables = [{ ...usual, ...old, ...kept }, ...shelf.tables.filter((one) => one.table !== kept.table)];
  save();
}

export function forgetTable(table: string): void {
  shelf.tables = shelf.tables.filter((one) => one.table !== table);
  save();
}

export const keptTable = (table: string): Kept | undefined => shelf.tables.find((one) => one.table === table);
