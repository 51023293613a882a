import type { GamePage } from "$lib/table/game-page";

const SITES: Record<string, string> = { thief: "thief", nobody: "thief", storm: "storm", share: "storm", explored: "map", traded: "coin" };

export default {
  legend: ["coin", "map", "museum", "thief", "storm"],
  answers: ["discarded"],
  splashes: { thief: "thief", storm: "storm", deck_gone: "pick" },
  picture(event) {
    const { card, count } = event.fields;
    if (typeof card === "string") return { art: card, ...(count ? { text: String(count) } : {}) };
    return SITES[event.code] ? { art: SITES[event.code]! } : null;
  },
} satisfies GamePage;
