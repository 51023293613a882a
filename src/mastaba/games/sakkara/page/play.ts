import type { Piece, View } from "$lib/server/protocol";
import type { GamePage } from "$lib/table/game-page";

const find = (view: View, id: string): Piece | undefined =>
  view.zones.flatMap((zone) => zone.pieces).find((piece) => piece.id === id);

const isField = (id: string): boolean => /^[a-z]\d+$/.test(id);
const hasZone = (view: View, id: string): boolean => view.zones.some((zone) => zone.id === id);

/** A field alone: to put something there where something is to be put, else the worker that stands there cannot move. */
function onField(id: string, view: View): string | null {
  const field = find(view, id);
  if (hasZone(view, "lines")) return `line ${id[0]}`;
  const own = view.zones.flatMap((zone) => zone.pieces).filter((piece) => piece.facts["worker"] === view.seat);
  if (own.length < 2) return `worker ${id}`;
  const beside = own.find((worker) => isBeside(worker, field));
  return field?.facts["worker"] || !beside ? `put ${id}` : `move ${beside.id} ${id}`;
}

function isBeside(one: Piece, other: Piece | undefined): boolean {
  if (!other) return false;
  return Math.abs(Number(one.facts["x"]) - Number(other.facts["x"])) + Math.abs(Number(one.facts["y"]) - Number(other.facts["y"])) === 1;
}

/** A tile of the own rack: special ones are played, supplies laid, stones built. */
function onTile(face: string, target: string): string {
  if (target.startsWith("laid") || face === "ship" || face === "wheat") return `lay ${face}`;
  if (target.startsWith("pyramid")) return `build ${face}`;
  return ["bird", "horse", "snake", "ox", "hand"].includes(face) ? `play ${face}` : `build ${face}`;
}

function attempt(clicked: string[], view: View): string | null {
  const [first = "", second = ""] = clicked;
  const piece = find(view, first);
  if (first.startsWith("cast.")) return `cast ${piece?.face}`;
  if (first.startsWith(`rack${view.seat}.`)) return onTile(piece?.face ?? "", second);
  if (isField(first)) return isField(second) && second !== first ? `move ${first} ${second}` : onField(first, view);
  return null;
}

export default {
  attempt,
  splashes: { struck: "firestorm", swept: "whirlwind", destroyed: "loss", finished: "dome" },
  picture(event) {
    const { tile, combination } = event.fields;
    const name = String(tile ?? combination ?? "").toLowerCase();
    if (event.code === "uncovered") return null;
    if (name) return { art: name };
    if (["moved", "worker", "flew", "rode"].includes(event.code)) return { art: "worker" };
    return event.code === "finished" || event.code === "over" ? { art: "dome" } : null;
  },
  points(view, seat) {
    const pyramid = view.zones.find((zone) => zone.id === `pyramid${seat}`);
    const built = pyramid?.pieces.length ?? 0;
    const hasDome = pyramid?.pieces.some((piece) => piece.face === "dome") ?? false;
    return [{ key: hasDome ? "points-dome" : "points-stones", args: { count: built }, points: hasDome ? 1 : 0 }];
  },
} satisfies GamePage;
