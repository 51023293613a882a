import type { Schemas } from "$lib/server/protocol";
import type { GamePage } from "$lib/table/game-page";
import { stonesIn } from "./plan";

export default {
  legend: ["worker", "ship", "wheat", "square", "dome"],
  splashes: {
    struck: "firestorm",
    swept: "whirlwind",
    destroyed: (event) => (String(event.fields["tile"]).toLowerCase() === "ship" ? "shipwreck" : "locusts"),
    stole: "theft",
    finished: (event) => `level-${Number(event.fields["level"])}`,
  },
  /** It is a race for the dome: how many stones stand says more than points, of which nobody has any. */
  standing(table, seat) {
    const pyramid = table.zone<Schemas["SakkaraPyramid"], Schemas["SakkaraStone"]>(`pyramid${seat}`);
    const [built, total] = [pyramid.pieces.length, stonesIn(pyramid)];
    return { text: `${built}/${total}`, name: "stones-built", about: "about-stones", blanks: { built, total } };
  },
  picture(event) {
    const { tile, combination } = event.fields;
    const name = String(tile ?? combination ?? "").toLowerCase();
    if (event.code === "uncovered") return null;
    if (name) return { art: name };
    if (["moved", "worker", "flew", "rode"].includes(event.code)) return { art: "worker" };
    return event.code === "finished" || event.code === "over" ? { art: "dome" } : null;
  },
} satisfies GamePage;
