/** In which order tables are listed, and how long ago something was. */

import { isRunning, type KeptTable } from "$lib/app/kept-tables.svelte";

export const updated = (kept: KeptTable): number => (kept.summary ? kept.summary.updated * 1000 : kept.opened);

const isMine = (kept: KeptTable): boolean => isRunning(kept) && (kept.summary?.is_your_turn ?? false);

/** Where it is my turn first, then the others that run, the latest first; the finished ones apart. */
export function ordered(tables: KeptTable[]): { running: KeptTable[]; finished: KeptTable[] } {
  const latest = [...tables].sort((one, other) => updated(other) - updated(one));
  const running = latest.filter(isRunning);
  return {
    running: [...running.filter(isMine), ...running.filter((kept) => !isMine(kept))],
    finished: latest.filter((kept) => !isRunning(kept)),
  };
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(moment: number, now: number, lang: string): string {
  const past = Math.max(0, now - moment);
  const [unit, length] = STEPS.find(([, length]) => past >= length) ?? ["minute", 60_000];
  if (past > 7 * 86_400_000) return new Date(moment).toLocaleDateString(lang, { day: "numeric", month: "short", year: "numeric" });
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(-Math.floor(past / length), unit);
}
