/** A puzzle: a table that stands still at one decision. What is played is an answer, and nothing of it reaches a table. */

import { t } from "$lib/app/words.svelte";
import { known, me } from "$lib/record/own";
import { answerPuzzle, askPuzzleMeaning, fetchPuzzle, fetchPuzzleConsequences, fetchPuzzleMoment, Refused } from "$lib/server/api";
import type { Consequences, EarlierView, PuzzleVerdict, RefusalAnswer, Snapshot } from "$lib/server/protocol";
import type { Line } from "$lib/server/socket";
import { trying } from "$lib/server/trying";
import { Table, type News } from "$lib/table/table.svelte";

export class Puzzle extends Table {
  /** What was made of the last answer; nothing while one is thought about. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** The action that was answered last; empty where the solution was asked for. */
  answered = $state("");
  isAsking = $state(false);
  /** The first answer has been given: from then on nothing counts. */
  isTried = $state(false);

  override readonly prompt: string = $derived(t("puzzle-prompt", { prompt: this.position?.prompt[String(this.seat)] ?? "" }));

  constructor(
    readonly gameId: string,
    readonly puzzle: string,
  ) {
    super(`${gameId}/${puzzle}`, "");
  }

  protected override listen(line: Line): News {
    const restart = (): void => void fetchPuzzle(line.table).then((shown) => line.onMessage(shown as Snapshot & { kind: "snapshot" }), (error: unknown) => this.lose(error));
    restart();
    return { close: () => undefined, restart };
  }

  /** It cannot be shown, and why. */
  lose(error: unknown): void {
    this.closed = error instanceof Refused ? error.detail.message : t("offline");
  }

  protected override askConsequences(): Promise<Consequences> {
    return fetchPuzzleConsequences(this.id);
  }
  protected override askMeant(seat: number, clicked: string[]): Promise<RefusalAnswer> {
    return askPuzzleMeaning(this.id, seat, clicked);
  }
  protected override askMoment(number: number): Promise<EarlierView> {
    return fetchPuzzleMoment(this.id, number);
  }

  get isSolved(): boolean {
    return !!this.verdict?.solution;
  }

  override play(action: string): void {
    this.confirming = null;
    this.picked = [];
    if (!this.isAsking && !this.isSolved) void this.#answer(action);
  }

  /** Gives up, which counts as a wrong answer if none was given before. */
  show(): void {
    void this.#answer("");
  }

  /** Puts everything back as it was, to be thought about again. */
  retry(): void {
    this.verdict = null;
    this.hinted = null;
    if (this.snapshot && this.position !== this.snapshot) {
      const { snapshot } = this;
      this.director.glide(() => (this.position = snapshot));
    }
  }

  async #answer(action: string): Promise<void> {
    this.isAsking = true;
    await trying(async () => {
      const told = await answerPuzzle(this.id, action || null, this.isTried ? known() : me());
      this.answered = action;
      this.isTried = true;
      this.verdict = told;
      if (told.solution) await this.#resolve(told.solution.action);
    }, "why");
    this.isAsking = false;
  }

  /** Lays the table as it is certain to be after the solution, or, where chance has a word in it, lights what it is done with. */
  async #resolve(action: string): Promise<void> {
    this.hinted = this.verdict?.solution ?? null;
    const found = await fetchPuzzleConsequences(this.id).catch(() => null);
    const zones = found?.consequences.find((one) => one.action === action)?.zones;
    const { position } = this;
    if (!position) return;
    const seat = String(this.seat);
    const view = position.views[seat]!;
    const changed = new Map(zones?.map((zone) => [zone.id, zone]));
    const after = { ...view, zones: view.zones.map((zone) => changed.get(zone.id) ?? zone) };
    this.director.glide(() => (this.position = { ...position, acting: [], choices: {}, views: { ...position.views, [seat]: after } }));
  }
}
