/** Whether whoever sits somewhere is there, and whom the table waits for. */

import { t } from "$lib/app/words.svelte";
import type { Seat } from "$lib/server/protocol";
import type { Table } from "$lib/table/table.svelte";

export type Presence = "robot" | "left" | "invited" | "here" | "away";

export function presenceOf(seat: Seat): Presence {
  if (seat.has_left) return "left";
  if (seat.kind === "bot") return "robot";
  if (seat.kind === "link" && !seat.is_claimed) return "invited";
  return seat.is_here ? "here" : "away";
}

/** What to say while others decide: somebody who has not come does not think. */
export function waitingSentence(table: Table): string {
  const seat = table.seats.find((one) => one.seat === table.deciding);
  const presence = seat ? presenceOf(seat) : "here";
  const key = { invited: "waiting-invited", away: "waiting-away", robot: "waiting-for", left: "waiting-for", here: "waiting-for" }[presence];
  return table.deciding ? t(key, { name: table.name(table.deciding) }) : "";
}

/** A seat that an invitation can be sent for. */
export const isOpen = (seat: Seat): boolean => presenceOf(seat) === "invited";
