import type { GamePage } from "$lib/table/game-page";
import { landOf } from "./colours";

export default {
  legend: ["camp", "land-g", "gem-blue", "gem-red", "tool-compass"],
  chosenFirst: ["tool"],
  splashes: {
    awarded: ({ fields }) => (String(fields["treasure"]).startsWith("blue") ? "awarded-blue" : "awarded-red"),
    tied: "tied",
    swapped: "tool-rum",
  },
  picture(event) {
    const { card, tool, treasure, camp } = event.fields;
    if (typeof treasure === "string") return { art: treasure.startsWith("blue") ? "gem-blue" : "gem-red", text: treasure.replace(/\D/g, "") };
    if (typeof card === "string") return { art: landOf(card), text: card.slice(1) };
    if (typeof tool === "string") return { art: `tool-${tool}` };
    return camp ? { art: "camp" } : null;
  },
} satisfies GamePage;
