/** Who comes and goes, told as it happens. */

import { toast } from "$lib/app/toasts.svelte";
import { t } from "$lib/app/words.svelte";
import type { SeatNews } from "$lib/server/protocol";

/** My own comings and goings are no news to me. */
export function tellSeatNews(news: SeatNews, mine: number[]): void {
  if (!mine.includes(news.seat)) toast(t(`news-${news.what}`, { name: news.name }));
}
