/** Which seats at which tables have a coach: chosen for each, kept by this browser. */

import { keepSettings, settings } from "$lib/app/settings.svelte";

const MOST = 60;
const keyOf = (table: string, seat: number): string => `${table} ${seat}`;

export const isCoached = (table: string, seat: number): boolean => settings.coached.includes(keyOf(table, seat));

export function setCoached(table: string, seat: number, isWanted: boolean): void {
  const others = settings.coached.filter((one) => one !== keyOf(table, seat));
  settings.coached = isWanted ? [...others, keyOf(table, seat)].slice(-MOST) : others;
  keepSettings();
}
