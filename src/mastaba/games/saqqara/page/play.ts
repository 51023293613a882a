import type { View } from "$lib/server/protocol";
import type { GamePage } from "$lib/table/game-page";

const faceOf = (view: View, id: string): string | undefined =>
  view.zones.flatMap((zone) => zone.pieces).find((piece) => piece.id === id)?.face ?? undefined;

/** A relic clicked, then a row: to place it. A pile: to draw. A relic of one's own alone: to place it somewhere. */
function attempt(clicked: string[], view: View): string | null {
  const [first = "", second = ""] = clicked;
  const row = /^row(\d)/.exec(second)?.[1];
  if (first.startsWith(`hand${view.seat}.`)) return `place ${faceOf(view, first)} ${row ?? 1}`;
  if (first.startsWith("pile")) return faceOf(view, first) ? `draw ${faceOf(view, first)}` : null;
  return null;
}

export default {
  attempt,
  picture(event) {
    const { relic } = event.fields;
    if (event.code === "prime") return { art: "prime" };
    if (event.code === "took" || event.code === "blocked") return { art: "row" };
    return relic === undefined || relic === null ? null : { art: `relic-${relic}`, text: String(relic) };
  },
  points(view, seat) {
    const facts = view.zones.find((zone) => zone.id === `hand${seat}`)?.facts ?? {};
    const [relics, primes] = [Number(facts["relics"]), Number(facts["primes"])];
    const worth = primes > relics ? 2 : 1;
    return [
      { key: "points-relics", args: { count: relics }, points: relics },
      { key: worth === 2 ? "points-primes-double" : "points-primes", args: { count: primes }, points: worth * primes },
    ];
  },
} satisfies GamePage;
