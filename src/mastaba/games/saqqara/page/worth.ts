/** What a row is worth and may still become: R5.5 to R5.7, for previews only (the server decides). */

import type { View, Zone } from "$lib/server/protocol";

const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface Preview {
  value: number;
  isPrime: boolean;
  isTaken: boolean;
  isBlocked: boolean;
}

const facesOf = (zone: Zone): number[] => zone.pieces.map((piece) => Number(piece.face));
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

/** Q2 Values of which a copy lies in a pile, buried or not, or in any hand. */
function supply(view: View): Set<number> {
  const tops = view.zones.find((zone) => zone.id === "piles");
  const lowest = Math.min(10, ...(tops ? facesOf(tops) : []));
  const held = view.zones.filter((zone) => zone.layout === "hand").flatMap(facesOf);
  return new Set([...VALUES.filter((value) => value >= lowest), ...held]);
}

function mayReach(values: Set<number>, target: number, available: Set<number> | null): boolean {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const joining = VALUES.filter((value) => (value < low || value > high) && (!available || available.has(value)));
  return sum(values) + sum(joining) >= target;
}

/** The row as it would be with one more relic (or, without one, as it is). */
export function preview(row: Zone, relic: number | null, view: View, isSupply: boolean): Preview {
  const lying = facesOf(row);
  const values = new Set(relic === null ? lying : [...lying, relic]);
  const target = Number(row.facts["target"] ?? 15);
  const value = sum(values);
  const isBlocked = values.size > 0 && value < target && !mayReach(values, target, isSupply ? supply(view) : null);
  return { value, isPrime: relic !== null && lying.includes(relic), isTaken: value >= target, isBlocked };
}
