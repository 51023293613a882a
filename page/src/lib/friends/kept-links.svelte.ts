/** What this browser keeps of tables shared with friends: links it may give away, seats it has claimed, phones that are hands. */

import type { Invitation } from "$lib/server/protocol";

export interface KeptLinks {
  /** The secret of who opened the table; empty: somebody else did. */
  host: string;
  /** Codes of invitations nobody has used yet, by seat. */
  codes: Record<string, string>;
  /** Played on a big screen: the invitations make a phone a hand. */
  hasScreen: boolean;
  /** This device is the hand of a seat, beside a big screen. */
  isHand: boolean;
}

const KEY = "mastaba-links";
const MOST = 40;
const NONE: KeptLinks = { host: "", codes: {}, hasScreen: false, isHand: false };

function load(): Record<string, KeptLinks> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, KeptLinks>;
  } catch {
    return {};
  }
}

const kept = $state<{ tables: Record<string, KeptLinks> }>({ tables: load() });

export const keptLinks = (table: string): KeptLinks => ({ ...NONE, ...kept.tables[table] });

export function keepLinks(table: string, links: Partial<KeptLinks>): void {
  const { [table]: old, ...others } = kept.tables;
  kept.tables = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, { ...NONE, ...old, ...links }]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.tables));
  } catch {
    // without a store links last as long as the page
  }
}

export const codesOf = (invitations: Invitation[]): Record<string, string> =>
  Object.fromEntries(invitations.map(({ seat, code }) => [String(seat), code]));

export function keepCode(table: string, { seat, code }: Invitation): void {
  keepLinks(table, { codes: { ...keptLinks(table).codes, [seat]: code } });
}
