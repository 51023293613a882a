import type { GamePage } from "$lib/table/game-page";

const word = (value: unknown): string => String(value ?? "").toLowerCase();
const animalOf = (picture: unknown): string => word(picture).split("_")[0] ?? "";

export default {
  legend: ["cat", "scarab", "archaeologist", "mummy", "pharaoh"],
  splashes: { curse: "curse", opened: "opened" },
  picture({ code, fields }) {
    if (code === "opened" || code === "gave") return { art: "mummy", text: fields["value"] === null ? "" : String(fields["value"]) };
    if (code === "scarab") return { art: "scarab" };
    if (code === "posted" || code === "moved" || code === "sent_home") return { art: "archaeologist" };
    if (code === "curse" || code === "snake") return { art: "curse" };
    if (code === "dropped" || code === "drew" || code === "dealt") return fields["upper"] ? { art: animalOf(fields["upper"]) } : null;
    if (code === "formed" || code === "sighted") return { art: animalOf(fields["animal"]) };
    return null;
  },
  isSought: (table) => table.zone("curse").facts["is_sought"] === true,
} satisfies GamePage;
