/** What a row shows of what would follow from an action; all of it is read from what the rules foresee. */

import type { Foreseen, Schemas, ZoneOf } from "$lib/server/protocol";

export type RowZone = ZoneOf<Schemas["ReliktRow"], Partial<Schemas["ReliktVeil"]>>;
type Sum = Schemas["ReliktSum"];

export interface Preview {
  sums: Sum[];
  /** Cards of which this seat does not know what they are. */
  hidden: number;
  /** What becomes of the treasure when the row is full; unknown where a face-down card of another decides it. */
  outcome: "awarded" | "tied" | "unknown" | "";
  /** The seat that takes the treasure; 0: nobody, as far as is known. */
  winner: number;
}

export const previewNow = ({ facts }: RowZone): Preview => ({ sums: facts.sums ?? [], hidden: facts.hidden ?? 0, outcome: "", winner: 0 });

/** Undefined where the action leaves the row as it is, or where what becomes of it is not told. */
export function previewOf(foreseen: Foreseen, row: RowZone): Preview | undefined {
  const told = foreseen.events.filter((event) => event.fields["row"] === row.facts.place);
  const end = told.find((event) => event.code === "awarded" || event.code === "tied");
  if (end) {
    // A full row is cleared at once: what it came to stands in the events.
    const sumOf = (colour: string) => Number(told.find((event) => event.code === "tallied" && event.fields["camp"] === colour)?.fields["sum"] ?? 0);
    const sums = (row.facts.sums ?? []).map((one: Sum) => ({ ...one, sum: sumOf(one.colour), is_leading: sumOf(one.colour) === end.fields["sum"] }));
    return { sums, hidden: 0, outcome: end.code === "tied" ? "tied" : "awarded", winner: Number(end.fields["player"] ?? 0) };
  }
  if (told.length && foreseen.unknown.some(({ code }) => code === "unveiled")) return { ...previewNow(row), outcome: "unknown" };
  const after = foreseen.zone<Schemas["ReliktRow"]>(row.id);
  return after && previewNow(after);
}
