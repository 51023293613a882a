/** The analysis of a game looked back at: asked for once, and followed while it grows. */

import type { Analysed, AnalysisReport, JudgedDecision, PlayLine } from "$lib/server/protocol";
import { trying } from "$lib/server/trying";
import { mistakes } from "./figures";

/** Where an analysis comes from. */
export interface AnalysisSource {
  found(): Promise<Analysed>;
  ask(): Promise<Analysed>;
  /** A line of play from a mistake on, where somebody can follow it. */
  line?(step: number, isPlayed: boolean): Promise<PlayLine>;
}

const AGAIN = 1500;
const NOTHING: Analysed = { state: "none", progress: 0, report: null };

export class Analysis {
  told = $state.raw<Analysed>(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(readonly source: AnalysisSource) {}

  readonly report: AnalysisReport | null = $derived(this.told.report);
  readonly mistakes: JudgedDecision[] = $derived(this.report ? mistakes(this.report) : []);

  /** The mistake that was made at a moment, if one was. */
  at(number: number): JudgedDecision | undefined {
    return this.mistakes.find(({ step }) => step === number + 1);
  }

  /** Looks whether there is one already. */
  async look(): Promise<void> {
    this.#hear(await this.source.found().catch(() => this.told));
  }

  ask(): Promise<void> {
    return trying(async () => this.#hear(await this.source.ask()));
  }

  #hear(told: Analysed): void {
    this.told = told;
    clearTimeout(this.#timer);
    if (told.state === "going" && !this.#isClosed) this.#timer = setTimeout(() => void this.look(), AGAIN);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
