/** The addresses that others can reach this server at, and the links made of them. */

import { invitationAddress, tableAddress } from "$lib/app/router.svelte";
import { fetchAddresses } from "$lib/server/api";

/** Best first; until the server has said them, what this browser was opened at. */
export const addresses = $state<{ list: string[]; chosen: string }>({ list: [location.origin], chosen: location.origin });

export async function findAddresses(): Promise<void> {
  try {
    const found = (await fetchAddresses()).addresses.map((address) => address.replace(/\/$/, ""));
    if (!found.length) return;
    if (!found.includes(addresses.chosen) || !addresses.list.includes(found[0]!)) addresses.chosen = found[0]!;
    addresses.list = found;
  } catch {
    // offline: the address of this page is the best that is known
  }
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether links of this address open on this very machine alone. */
export const isOnlyHere = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);

export const invitationLink = (base: string, table: string, code: string, isHand: boolean): string =>
  base + invitationAddress(table, code, isHand);
export const watchLink = (base: string, table: string): string => base + tableAddress(table, "");
export const screenAddress = (table: string, host: string): string => `/s/${table}${host ? `#${host}` : ""}`;
