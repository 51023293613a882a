import type { GamePage } from "$lib/table/game-page";

export default {
  legend: ["worker", "ship", "wheat", "square", "dome"],
  splashes: { struck: "firestorm", swept: "whirlwind", destroyed: "loss", finished: "dome" },
  picture(event) {
    const { tile, combination } = event.fields;
    const name = String(tile ?? combination ?? "").toLowerCase();
    if (event.code === "uncovered") return null;
    if (name) return { art: name };
    if (["moved", "worker", "flew", "rode"].includes(event.code)) return { art: "worker" };
    return event.code === "finished" || event.code === "over" ? { art: "dome" } : null;
  },
} satisfies GamePage;
