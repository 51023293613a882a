/** Where a game that is looked back at comes from: a table of the server, a record opened there, or the page itself. */

import { askAnalysis, fetchAnalysis, fetchFrames, fetchLine, fetchReplay, playOn } from "$lib/server/api";
import type { Frame, OpenedTable, ReplayAbout, SeatChoice } from "$lib/server/protocol";
import type { AnalysisSource } from "$lib/study/analysis.svelte";

export interface ReplaySource {
  /** The match as a whole, and what has happened as some eyes know it; no eyes: those that the source offers first. */
  about(eye: string): Promise<ReplayAbout>;
  /** Some moments in their order, the first of them whole. */
  frames(eye: string, first: number, last: number): Promise<Frame[]>;
  playOn?(number: number, seats: SeatChoice[]): Promise<OpenedTable>;
  /** Where somebody can analyse it. */
  analysis?: AnalysisSource;
}

export type ReplayPlace = "tables" | "records";

/** A table's match, or that of a record the server has open. */
export const fromServer = (place: ReplayPlace, id: string, secret: string): ReplaySource => ({
  about: (eye) => fetchReplay(place, id, secret, eye),
  frames: async (eye, first, last) => (await fetchFrames(place, id, secret, { eye, first, last })).frames,
  playOn: (number, seats) => playOn(place, id, secret, { number, seats }),
  analysis: {
    found: () => fetchAnalysis(place, id, secret),
    ask: () => askAnalysis(place, id, secret),
    line: (step, isPlayed) => fetchLine(place, id, secret, step, isPlayed),
  },
});
