/** Who has won, in a sentence. */

import { t } from "$lib/app/words.svelte";
import type { Table } from "./table.svelte";

export function resultOf(table: Table): string {
  const winners = table.position?.winners ?? [];
  if (!winners.length) return t("result-nobody");
  if (winners.length === 1 && table.isReader(winners[0]!)) return t("result-you");
  const names = winners.map((seat) => table.name(seat));
  return t(winners.length === 1 ? "result-winner" : "result-shared", { names: names.join(` ${t("result-and")} `) });
}
