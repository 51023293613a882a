/** The games on offer, in the language now spoken. */

import { fetchGames } from "$lib/server/api";
import type { GameCard } from "$lib/server/protocol";

export const catalogue = $state<{ games: GameCard[]; isLost: boolean }>({ games: [], isLost: false });

export async function loadCatalogue(lang: string): Promise<void> {
  try {
    catalogue.games = await fetchGames(lang);
    catalogue.isLost = false;
  } catch {
    catalogue.isLost = true;
  }
}
