/** What a thing on the screen is and does, from the texts and from nothing but the view that is shown. */

import { has, t, type Args } from "$lib/app/words.svelte";
import type { Piece, Zone } from "$lib/server/protocol";
import { pieceName, spoken, zoneName } from "$lib/table/labels";

export interface About {
  title: string;
  text: string;
}

/** The part of a table that is asked about. */
export interface Shown {
  piece(id: string): Piece | undefined;
  zone(id: string): Zone;
  name(seat: number): string;
}

/** The first of these texts that there is and whose blanks can all be filled; none: empty. */
export function firstText(keys: string[], args: Args): string {
  for (const key of keys) {
    const text = has(key) ? t(key, args) : "";
    if (text && !text.includes("{$")) return text; // a blank that stays open belongs to another face of the thing
  }
  return "";
}

const worded = (name: string): string => name.replaceAll("_", "-");

export function pieceAbout(piece: Piece): string {
  const kind = worded(piece.kind);
  const faces = piece.face === null ? [`about-${kind}-back`] : [`about-${kind}-${worded(piece.face)}`];
  return firstText([...faces, `about-${kind}`], { ...(piece.face === null ? {} : { face: piece.face }), ...spoken(piece.facts) });
}

export function zoneAbout(zone: Zone, ownerName: string): string {
  const count = Number(zone.facts["count"] ?? zone.pieces.length);
  const key = `about-zone-${worded(zone.id.replace(/\d+$/, ""))}`;
  return firstText([key], { count, ...(ownerName ? { owner: ownerName } : {}), ...spoken(zone.facts) });
}

function blanks(json: string | undefined): Args {
  return json ? (JSON.parse(json) as Args) : {};
}

const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/**
 * What `data-about` asks for. The title is `data-name` where the element has one, else the name of the thing;
 * `data-blanks` (JSON) fills the blanks of a text that is asked for by its key.
 */
export function aboutOf(asked: DOMStringMap, table: Shown): About | null {
  const found = foundAbout(asked, table);
  return found && { ...found, title: capital(found.title) };
}

function foundAbout({ about = "", name, blanks: filled }: DOMStringMap, table: Shown): About | null {
  const [sort, id = ""] = about.split(/:(.*)/s);
  if (sort === "piece") return ofPiece(table.piece(id), name);
  if (sort === "zone") return ofZone(table.zone(id), name, table);
  const text = firstText([about], blanks(filled));
  return text || name ? { title: name ?? "", text } : null;
}

function ofPiece(piece: Piece | undefined, name: string | undefined): About | null {
  if (piece) return { title: name ?? pieceName(piece), text: pieceAbout(piece) };
  return name ? { title: name, text: "" } : null;
}

/** A place without a text is not worth a card of its own: its name stands on the table, and it is large. */
function ofZone(zone: Zone, name: string | undefined, table: Shown): About | null {
  const text = zoneAbout(zone, zone.owner ? table.name(zone.owner) : "");
  return text ? { title: name ?? zoneName(zone), text } : null;
}
