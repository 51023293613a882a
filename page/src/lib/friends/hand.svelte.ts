/** Whether a phone that is a hand shows the whole table for now. */

import type { Table } from "$lib/table/table.svelte";

export const hand = $state({ isWhole: false });

/** What has to be found on the table itself can be played nowhere else. */
export const needsTable = (table: Table): boolean => table.race || (table.isMine && (table.parts.page.isSought?.(table) ?? false));
