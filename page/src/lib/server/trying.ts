/** Doing what the server may refuse: whatever goes wrong is shown, never thrown on. */

import { toast } from "$lib/app/toasts.svelte";
import { t } from "$lib/app/words.svelte";
import { Refused } from "./api";
import type { Unsent } from "./outbox.svelte";

/** `kind` is how a refusal is shown: as trouble, or as the answer to a click. */
export async function trying(work: () => Promise<unknown>, kind: "trouble" | "why" = "trouble"): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refused) toast(error.detail.message, kind, error.detail.rule);
    else toast(t("offline"), "trouble");
  }
}

/** A move that waited for the line and was not played in the end. */
export const sayUnsent = (why: Unsent): void => toast(t(`move-${why}`), "trouble");
