/** Playing again: everybody keeps their own secret, so the new table's address is all that has to be known. */

import { keepTable, keptTable } from "$lib/app/kept-tables.svelte";
import { keepLinks, keptLinks } from "$lib/friends/kept-links.svelte";
import { go, tableAddress } from "$lib/app/router.svelte";
import { askRematch } from "$lib/server/api";
import { trying } from "$lib/server/trying";
import type { Table } from "$lib/table/table.svelte";

/** Goes to the rematch; whoever is first has it laid. */
export const playAgain = (table: Table): Promise<void> =>
  trying(async () => follow(table, table.rematch || (await askRematch(table.id, table.secret)).table));

function follow(table: Table, next: string): void {
  const kept = keptTable(table.id);
  keepTable({ table: next, game: table.game, secret: table.secret, names: kept?.names ?? [] });
  const { host, codes, hasScreen, isHand } = keptLinks(table.id);
  keepLinks(next, { host, codes, hasScreen, isHand });
  go(tableAddress(next, table.secret, isHand));
}
