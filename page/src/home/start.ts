/** Opening a table and going there. */

import { keepTable } from "$lib/app/kept-tables.svelte";
import { panels } from "$lib/app/panels.svelte";
import { go, invitationAddress, tableAddress } from "$lib/app/router.svelte";
import { keepSettings, settings } from "$lib/app/settings.svelte";
import { has, t } from "$lib/app/words.svelte";
import { screenAddress } from "$lib/friends/addresses.svelte";
import { codesOf, keepLinks } from "$lib/friends/kept-links.svelte";
import { openLesson, openTable } from "$lib/server/api";
import type { GameCard, NewTable, OpenedTable, SeatChoice } from "$lib/server/protocol";
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

/** `hasScreen`: this device becomes the big screen, everybody plays with their phone. */
export const start = (wish: NewTable, hasScreen = false): Promise<void> =>
  trying(async () => {
    enter(await openTable({ ...wish, seats: wish.seats.map(christened) }), wish.game, hasScreen);
  });

/** Goes to a table just opened, whose links this browser keeps. */
export function enter(made: OpenedTable, game: string, hasScreen = false): void {
  if (made.invitations.length) keepLinks(made.table, { host: made.host, codes: codesOf(made.invitations), hasScreen });
  const secret = made.links.length || made.invitations.length ? made.host : ""; // at a table of robots there is nothing to hold
  if (secret) keepTable({ table: made.table, game, secret, opened: Date.now() });
  if (hasScreen) return go(screenAddress(made.table, made.host));
  go(tableAddress(made.table, secret));
  if (made.invitations.length) panels.open = "share"; // the friends first: without them nothing begins
}

/** One click: me and robots. */
export function playNow(game: GameCard): Promise<void> {
  const { level, players } = robotsOf(game);
  const seats = [named({ kind: "me" }, settings.name), ...robots(level, players - 1)];
  return start({ game: game.id, players, options: {}, seats });
}

/** A first game that teaches it. */
export const learnGame = (game: string): Promise<void> => trying(async () => enter(await openLesson(game), game));

export function watchRobots(game: GameCard): Promise<void> {
  const { level, players } = robotsOf(game);
  return start({ game: game.id, players, options: {}, seats: robots(level, players) });
}

/** A link as friends send it, or only its end: table and secret. */
export function addressIn(text: string): string | null {
  const found = /(?:\/([tj])\/)?([\w-]{4,})(\?hand)?#([\w-]+)\s*$/.exec(text.trim());
  return found ? (found[1] === "j" ? invitationAddress : tableAddress)(found[2]!, found[4]!, !!found[3]) : null;
}
