/** Opening a table and going there. */

import { keepTable } from "$lib/app/kept-tables.svelte";
import { go, tableAddress } from "$lib/app/router.svelte";
import { keepSettings, settings } from "$lib/app/settings.svelte";
import { has, t } from "$lib/app/words.svelte";
import { openTable } from "$lib/server/api";
import type { GameCard, NewTable, SeatChoice } from "$lib/server/protocol";
import { trying } from "$lib/server/trying";

export const levelName = (level: string): string => (has(`level-${level}`) ? t(`level-${level}`) : level);

export const usualPlayers = (game: GameCard): number => game.seats[0] ?? 2;

/** Who has no name is called by the seat, by the server: sentences speak of everybody in the third person. */
export const named = (seat: SeatChoice, name: string): SeatChoice => (name ? { ...seat, name } : seat);

/** The robots last chosen for a game, or the usual ones; a choice that is no longer offered is forgotten. */
export function robotsOf(game: GameCard): { level: string; players: number } {
  const kept = settings.robots[game.id];
  const level = kept && game.levels.includes(kept.level) ? kept.level : game.level;
  return { level, players: kept && game.seats.includes(kept.players) ? kept.players : usualPlayers(game) };
}

export function chooseRobots(game: GameCard, choice: { level?: string; players?: number }): void {
  settings.robots = { ...settings.robots, [game.id]: { ...robotsOf(game), ...choice } };
  keepSettings();
}

/** What somebody is called is remembered wherever they say it. */
export function rememberName(name: string): void {
  if (!name.trim()) return;
  settings.name = name.trim();
  keepSettings();
}

const robots = (level: string, count: number): SeatChoice[] => Array.from({ length: count }, () => ({ kind: "bot" as const, level }));

/** Robots that nobody has named are called by their seats. */
const christened = (seat: SeatChoice, place: number): SeatChoice =>
  seat.kind === "bot" && !seat.name ? { ...seat, name: `${t("seat-bot")} ${place + 1}` } : seat;

export const start = (wish: NewTable): Promise<void> =>
  trying(async () => {
    const made = await openTable({ ...wish, seats: wish.seats.map(christened) });
    const secret = made.links.length || made.invitations.length ? made.host : ""; // at a table of robots there is nothing to hold
    if (secret) keepTable({ table: made.table, game: wish.game, secret, invitations: made.invitations, opened: Date.now() });
    go(tableAddress(made.table, secret));
  });

/** One click: me and robots. */
export function playNow(game: GameCard): Promise<void> {
  const { level, players } = robotsOf(game);
  const seats = [named({ kind: "me" }, settings.name), ...robots(level, players - 1)];
  return start({ game: game.id, players, options: {}, seats });
}

export function watchRobots(game: GameCard): Promise<void> {
  const { level, players } = robotsOf(game);
  return start({ game: game.id, players, options: {}, seats: robots(level, players) });
}

/** A link as friends send it (an invitation, or a seat), or only its end: table and secret. */
export function addressIn(text: string): string | null {
  const [, kind = "t", table, secret] = /(?:\/([jt])\/)?([\w-]{4,})#([\w-]+)\s*$/.exec(text.trim()) ?? [];
  return table ? `/${kind}/${table}#${secret}` : null;
}
