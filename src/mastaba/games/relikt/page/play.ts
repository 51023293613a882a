import type { PointsLine, View } from "$lib/server/protocol";
import type { GamePage } from "$lib/table/game-page";
import { letterOf, redWorth } from "./camps";

const zoneOf = (view: View, id: string) => view.zones.find((zone) => zone.id === id);
const placeOf = (view: View, id: string): string => view.zones.find((zone) => zone.pieces.some((piece) => piece.id === id))?.id ?? id;
const isCard = (id: string): boolean => /^[gbwry]\d+$/.test(id);

/** A card clicked in a row is meant for the action at work; without one it is just looked at. */
function attemptInRow(card: string, acting: unknown): string | null {
  if (acting === "pistol") return `replace ${card}`;
  return acting === "lasso" ? `rope ${card}` : null;
}

function attempt(clicked: string[], view: View): string | null {
  const [first = "", second = ""] = clicked;
  const acting = zoneOf(view, "actions")?.facts["acting"];
  const place = placeOf(view, first);
  const tool = /^tool(\d)-(\w+)$/.exec(first);
  if (tool) return Number(tool[1]) === view.seat && place.startsWith("kit") ? tool[2]! : null;
  if (isCard(first) && place.startsWith("row")) return attemptInRow(first, acting);
  const row = /^row(\d)$/.exec(placeOf(view, second))?.[1];
  if (isCard(first) && place.startsWith("hand")) return acting === "pistol" && !row ? `by ${first}` : `play ${first} ${row ?? 1}`;
  const other = /^(?:camp|hand)(\d)$/.exec(place)?.[1];
  return other ? `seat ${other}` : null;
}

/** Blue treasures together, and a line for each number of red ones, for they pair only among themselves. */
function points(view: View, seat: number): PointsLine[] {
  const faces = (zoneOf(view, `won${seat}`)?.pieces ?? []).map((piece) => piece.face ?? "");
  const blues = faces.filter((face) => face.startsWith("blue"));
  const gems = blues.reduce((sum, face) => sum + Number(face.slice(4)), 0);
  const reds = [4, 5, 6].flatMap((number) => {
    const count = faces.filter((face) => face === `red${number}`).length;
    return count ? [{ key: `points-red${number}`, args: { count }, points: redWorth(number, count) }] : [];
  });
  return [...(blues.length ? [{ key: "points-blue", args: { count: blues.length }, points: gems }] : []), ...reds];
}

export default {
  attempt,
  splashes: { awarded: "chest", tied: "chest", swapped: "tool-rum" },
  picture(event) {
    const { card, tool, treasure, camp } = event.fields;
    if (typeof treasure === "string") return { art: treasure.startsWith("blue") ? "gem-blue" : "gem-red", text: treasure.replace(/\D/g, "") };
    if (typeof card === "string") return { art: `land-${letterOf(card)}`, text: card.slice(1) };
    if (typeof tool === "string") return { art: `tool-${tool}` };
    return camp ? { art: "camp" } : null;
  },
  points,
} satisfies GamePage;
