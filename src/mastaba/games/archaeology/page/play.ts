import type { GameEvent } from "$lib/server/protocol";
import type { GamePage } from "$lib/table/game-page";
import type { Stage } from "$lib/table/stage.svelte";
import { priceOf, told } from "./kinds";

const SITES: Record<string, string> = { thief: "thief", nobody: "thief", storm: "storm", share: "storm", explored: "map", traded: "coin" };

/** A set that brings the best price there is for its treasure, where it took several to get there. */
function prize({ fields }: GameEvent, table: Stage): string | undefined {
  const { sets } = priceOf(table, String(fields["card"]));
  return sets.length > 1 && fields["count"] === sets.length ? `prize-${String(fields["card"])}` : undefined;
}

export default {
  legend: ["coin", "map", "museum", "thief", "storm"],
  answers: ["discarded"],
  splashes: { thief: "thief", storm: "sandstorm", deck_gone: "pick", sold: prize },
  gain: (choice, table) => told(table.foreseen(choice.action), "sold", "value"),
  picture(event) {
    const { card, count } = event.fields;
    if (typeof card === "string") return { art: card, ...(count ? { text: String(count) } : {}) };
    return SITES[event.code] ? { art: SITES[event.code]! } : null;
  },
} satisfies GamePage;
