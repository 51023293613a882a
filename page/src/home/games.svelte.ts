/** The shelf of games in the language now spoken. */

import { fetchGames } from "$lib/api";
import type { GameCard } from "$lib/protocol";

export const catalogue = $state<{ games: GameCard[]; isLost: boolean }>({ games: [], isLost: false });

export async function loadCatalogue(lang: string): Promise<void> {
  try {
    catalogue.games = await fetchGames(lang);
    catalogue.isLost = false;
  } catch {
    catalogue.isLost = true;
  }
}
