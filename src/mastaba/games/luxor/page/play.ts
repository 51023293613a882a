import type { Piece, View } from "$lib/server/protocol";
import type { GamePage } from "$lib/table/game-page";

const pieces = (view: View): Piece[] => view.zones.flatMap((zone) => zone.pieces);
const zoneOf = (view: View, id: string) => view.zones.find((zone) => zone.id === id);
const isCursed = (view: View): boolean => (zoneOf(view, "curse")?.pieces.length ?? 0) > 0;

/** A tile and a shaft: to drop it there. A shaft alone: with any tile. A column: to open or move there. */
function attempt(clicked: string[], view: View): string | null {
  // While everybody searches, asking why is trying: nothing is asked.
  if (isCursed(view)) return null;
  const [first = "", second = ""] = clicked;
  const hand = zoneOf(view, `hand${view.seat}`)?.pieces ?? [];
  const held = hand.find((tile) => tile.id === first);
  const shaft = /^shaft(\d+)$/.exec(held ? second : first)?.[1];
  if (shaft) return `drop ${(held ?? hand[0])?.face} ${shaft}`;
  if (pieces(view).find((piece) => piece.id === first)?.kind === "tile" && !held) return null;
  const animal = zoneOf(view, first)?.facts["animal"];
  return animal ? `move ${String(animal)}` : null;
}

const word = (value: unknown): string => String(value ?? "").toLowerCase();
const animalOf = (picture: unknown): string => word(picture).split("_")[0] ?? "";

export default {
  attempt,
  splashes: { curse: "curse", opened: "mummy" },
  picture({ code, fields }) {
    if (code === "opened" || code === "gave") return { art: "mummy", text: fields["value"] === null ? "" : String(fields["value"]) };
    if (code === "scarab") return { art: "scarab" };
    if (code === "posted" || code === "moved" || code === "sent_home") return { art: "archaeologist" };
    if (code === "curse" || code === "snake") return { art: "curse" };
    if (code === "dropped" || code === "drew" || code === "dealt") return fields["upper"] ? { art: animalOf(fields["upper"]) } : null;
    if (code === "formed" || code === "sighted") return { art: animalOf(fields["animal"]) };
    return null;
  },
  points(view, seat) {
    const coffins = zoneOf(view, `treasure${seat}`)?.pieces ?? [];
    const worth = coffins.reduce((sum, coffin) => sum + Number(coffin.face ?? 0), 0);
    const animal = zoneOf(view, `pharaoh${seat}`)?.pieces[0]?.face ?? "";
    const column = view.zones.find((zone) => zone.facts["animal"] === animal && zone.id.startsWith("column"));
    const bonus = column?.facts["holder"] === seat ? Number(zoneOf(view, `pharaoh${seat}`)?.facts["bonus"] ?? 0) : 0;
    return [
      { key: "points-sarcophagi", args: { count: coffins.length }, points: worth },
      { key: bonus ? "points-pharaoh" : "points-no-pharaoh", points: bonus },
    ];
  },
} satisfies GamePage;
