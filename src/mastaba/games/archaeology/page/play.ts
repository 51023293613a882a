import type { PointsLine, View } from "$lib/server/protocol";
import type { GamePage } from "$lib/table/game-page";
import { KINDS, setsOf } from "./kinds";

const zoneOf = (view: View, id: string) => view.zones.find((zone) => zone.id === id);

/** What a card of one's own is clicked for: the storm, an open trade, else a trade begun. */
function attemptOwn(kind: string, view: View): string {
  const share = Number(zoneOf(view, `hand${view.seat}`)?.facts["share"] ?? 0);
  return `${share > 0 ? "discard" : "give"} ${kind}`;
}

function attempt(clicked: string[], view: View): string | null {
  const [place = "", kind = ""] = (clicked.at(-1) ?? "").split(".");
  if (place === `hand${view.seat}`) return kind ? attemptOwn(kind, view) : null;
  if (place === "market" && kind) return `take ${kind}`;
  if (["small", "medium", "large"].includes(place)) return `explore ${place}`;
  const owner = /^hand(\d)$/.exec(place)?.[1];
  return owner ? `steal ${owner}` : null;
}

/** One line a treasure: its sets and what they brought together. */
function points(view: View, seat: number): PointsLine[] {
  const sets = setsOf(zoneOf(view, `museum${seat}`) ?? { id: "", layout: "row", owner: seat, pieces: [], facts: {} });
  return KINDS.flatMap((kind) => {
    const mine = sets.filter((set) => set.kind === kind);
    const sizes = mine.map((set) => set.pieces.length).join(" + ");
    return mine.length ? [{ key: `points-${kind}`, args: { sizes }, points: mine.reduce((sum, set) => sum + set.worth, 0) }] : [];
  });
}

const SITES: Record<string, string> = { thief: "thief", nobody: "thief", storm: "storm", share: "storm", explored: "map", traded: "coin" };

export default {
  attempt,
  splashes: { thief: "thief", storm: "storm", deck_gone: "pick" },
  picture(event) {
    const { card, count } = event.fields;
    if (typeof card === "string") return { art: card, ...(count ? { text: String(count) } : {}) };
    return SITES[event.code] ? { art: SITES[event.code]! } : null;
  },
  points,
} satisfies GamePage;
