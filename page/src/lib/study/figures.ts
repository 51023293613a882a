/** An analysis in figures to be drawn: curves, mistakes and turning points, read from what the server has found. */

import type { AnalysisReport, JudgedDecision } from "$lib/server/protocol";

export interface Point {
  /** After how many decisions. */
  at: number;
  share: number;
}

/** A change that decided much: by a mistake, or by what nobody chose. */
export interface TurningPoint {
  at: number;
  seat: number;
  /** What the seat won or lost by it, as a share of the victory. */
  change: number;
  kind: "mistake" | "luck";
}

const MOST = 4;
const LEAST = 0.08;

/** What each seat could expect before each decision, and what it got in the end. */
export function curves({ decisions, seats, actions }: AnalysisReport): Point[][] {
  return seats.map(({ end }, place) => [
    ...decisions.map(({ step, before }) => ({ at: step - 1, share: before[place]! })),
    { at: actions, share: end },
  ]);
}

export const mistakes = ({ decisions }: AnalysisReport): JudgedDecision[] => decisions.filter(({ better }) => better);

/** The largest changes in their order, those of each kind that count. */
export function turningPoints({ decisions, spans, actions }: AnalysisReport): TurningPoint[] {
  const wrong = decisions.filter(({ better }) => better).map(({ step, seat, loss }): TurningPoint => ({ at: step - 1, seat, change: -loss, kind: "mistake" }));
  const lucky = spans.map(({ seat, until, luck }): TurningPoint => ({ at: until === null ? actions : until - 1, seat, change: luck, kind: "luck" }));
  const largest = [...wrong, ...lucky].filter(({ change }) => Math.abs(change) >= LEAST).sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  return largest.slice(0, MOST).sort((one, other) => one.at - other.at);
}

/** Why something was better: by what is certain, or else how it was found; nothing as long as nobody has looked for it. */
export function whyOf({ reason, line, doubt }: JudgedDecision): [key: string, why: string] | null {
  if (reason) return ["mistake-why", reason];
  return line.length ? [doubt ? "mistake-why-tried" : "mistake-why-solved", ""] : null;
}

/** A share of the victory in hundredths, as people say it. */
export const hundredths = (share: number): number => Math.round(100 * share);
