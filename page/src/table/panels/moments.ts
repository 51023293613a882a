/** A line of the log shows the table as it was then. */

import { panels } from "$lib/app/panels.svelte";
import { frame } from "$lib/show/frame.svelte";
import type { Table } from "$lib/table/table.svelte";

/** On a small screen the drawer lies over the moment it is to show. */
export function showMoment(table: Table, number: number): void {
  if (frame.shape !== "wide") panels.open = "";
  void table.showMoment(number);
}
