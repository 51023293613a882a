/** Sitting down by invitation: this browser makes its own secret, so that nobody else ever knows it, not even the host. */

import { keepTable } from "$lib/app/kept-tables.svelte";
import { keepSettings, settings } from "$lib/app/settings.svelte";
import { claimSeat } from "$lib/server/api";
import type { Welcome } from "$lib/server/protocol";
import { keepLinks } from "./kept-links.svelte";

const KEY = "mastaba-claims";
const MOST = 60;
const BYTES = 24;

interface Kept {
  secret: string;
  name: string;
}
type Claims = Record<string, Kept>;

function claims(): Claims {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Claims;
  } catch {
    return {};
  }
}

export function newSecret(): string {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** How this browser has used, or was about to use, an invitation; undefined: it has not. */
export const claimed = (code: string): Kept | undefined => claims()[code];

/** Kept before it is sent: should the answer be lost, the same request can be made again and is answered the same. */
function prepared(code: string, name: string): string {
  const secret = claimed(code)?.secret ?? newSecret();
  const all = { ...claims(), [code]: { secret, name } };
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
  } catch {
    // without a store a lost answer costs a new invitation
  }
  return secret;
}

interface Claiming {
  table: string;
  code: string;
  name: string;
  isHand: boolean;
  game: string;
}

/** Takes the seat and gives its secret. */
export async function claim({ table, code, name, isHand, game }: Claiming): Promise<string> {
  const secret = prepared(code, name);
  await claimSeat(table, code, name ? { secret, name } : { secret });
  if (name) {
    settings.name = name;
    keepSettings();
  }
  keepTable({ table, secret, ...(game ? { game } : {}) });
  keepLinks(table, { isHand });
  return secret;
}

/** Those at the table whom a guest may want to know of: everybody but the seat offered. */
export const others = (welcome: Welcome): Welcome["seats"] => welcome.seats.filter((seat) => seat.seat !== welcome.seat);
