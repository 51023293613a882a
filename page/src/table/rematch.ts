/** Playing again: everybody keeps their own secret, so the new table's address is all that has to be known. */

import { keepTable, keptTable } from "$lib/app/kept-tables.svelte";
import { go, tableAddress } from "$lib/app/router.svelte";
import { toast } from "$lib/app/toasts.svelte";
import { t } from "$lib/app/words.svelte";
import { askRematch, Refused } from "$lib/server/api";
import type { Table } from "$lib/table/table.svelte";

/** Goes to the rematch; whoever is first has it laid. */
export async function playAgain(table: Table): Promise<void> {
  try {
    follow(table, table.rematch || (await askRematch(table.id, table.secret)).table);
  } catch (error) {
    toast(error instanceof Refused ? error.detail.message : t("offline"), "trouble");
  }
}

function follow(table: Table, next: string): void {
  const kept = keptTable(table.id);
  keepTable({ table: next, game: table.game, secret: table.secret, links: kept?.links ?? [], names: kept?.names ?? [] });
  go(tableAddress(next, table.secret));
}
