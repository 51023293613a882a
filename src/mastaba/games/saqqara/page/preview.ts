/** What a row shows of what would follow from placing a relic on it; all of it is read from what the rules foresee. */

import type { Foreseen, Schemas, ZoneOf } from "$lib/server/protocol";

export type RowZone = ZoneOf<Schemas["SaqqaraRow"]>;

export interface Preview {
  value: number;
  /** Enough: it is taken, now or when the turn is done. Blocked: it is discarded, likewise. */
  outcome: "taken" | "blocked" | "";
  isPrime: boolean;
}

export const previewNow = ({ facts }: RowZone): Preview => ({
  value: facts.value,
  outcome: facts.is_full ? "taken" : facts.is_blocked ? "blocked" : "",
  isPrime: false,
});

/** A row that is taken or discarded is gone afterwards: what it was worth stands in the event. */
export function previewOf(foreseen: Foreseen, row: RowZone): Preview {
  const told = (code: string) => foreseen.events.find((event) => event.code === code && event.fields["row"] === row.facts.place);
  const [took, blocked] = [told("took"), told("blocked")];
  const after = previewNow(foreseen.zone<Schemas["SaqqaraRow"]>(row.id) ?? row);
  return {
    value: Number((took ?? blocked)?.fields["value"] ?? after.value),
    outcome: took ? "taken" : blocked ? "blocked" : after.outcome,
    isPrime: !!told("prime"),
  };
}
