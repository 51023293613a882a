import type { GamePage } from "$lib/table/game-page";

export default {
  legend: ["relic-5", "prime", "row"],
  splashes: { took: "handed-over", blocked: "shut" },
  picture(event) {
    const { relic } = event.fields;
    if (event.code === "prime") return { art: "prime" };
    if (event.code === "took" || event.code === "blocked") return { art: "row" };
    return relic === undefined || relic === null ? null : { art: `relic-${relic}`, text: String(relic) };
  },
} satisfies GamePage;
