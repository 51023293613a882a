/** What is shown, and to whom: steps are staged one by one, and at a shared screen the eyes pass on without leaving anything behind. */

import { fetchMoment } from "$lib/server/api";
import type { EarlierView, GameEvent, Position, Snapshot, Step } from "$lib/server/protocol";
import { trying } from "$lib/server/trying";
import { Director } from "$lib/show/director.svelte";
import { Board } from "./board.svelte";
import { splashArt, type GameParts } from "./game-page";
import { followMoves, NO_MOVES, type LastMoves } from "./last-moves";
import { logAfter } from "./log";

export abstract class Stage extends Board {
  parts = $state.raw<GameParts>({ page: {} });
  readonly director = new Director((event) => !!splashArt(event, this));
  protected hasSecrets = true;
  /** The last moves as each seat at this screen saw them. */
  #moves = $state.raw<ReadonlyMap<number, LastMoves>>(new Map());
  /** The seat that is to have the screen once who has just moved has seen enough; 0: nobody. */
  passing = $state(0);
  /** The seat that is asked to take the screen before anything is shown; 0: nobody. */
  veil = $state(0);

  constructor(
    readonly id: string,
    readonly secret: string,
  ) {
    super();
  }

  /** Forgets what is picked, hinted and confirmed: the position has become another. */
  abstract cancel(): void;
  /** Forgets all that was shown or said to one seat alone. */
  protected abstract letGo(): void;

  /** Something is being staged: nothing can be decided yet, and the end can wait. */
  get isShowing(): boolean {
    return this.director.isShowing;
  }
  /** What has happened and been seen just now. */
  get fresh(): GameEvent[] {
    return this.director.told;
  }
  get lastMoves(): LastMoves {
    return this.#moves.get(this.seat) ?? NO_MOVES;
  }

  // What there is to show

  /** Everything told anew: no way leads there from what was shown before. */
  protected lay(snapshot: Snapshot, change: () => void): void {
    this.director.clear();
    this.director.glide(() => {
      this.snapshot = snapshot;
      change();
      this.logs = snapshot.events;
      this.passing = 0;
      this.#show(snapshot);
      this.#sitDown(snapshot);
    });
    if (this.veil) this.director.hold();
  }

  /** What happened is told to whoever looks when its turn to be shown comes, which need not be who looks now. */
  protected stage(step: Step): void {
    this.director.add({
      change: () => this.take(step),
      actor: step.actor,
      events: () => (step.undone ? [] : (step.events[String(this.seat)] ?? [])),
      isUrgent: step.race,
      after: () => this.#passScreen(step),
    });
  }

  protected take(step: Step): void {
    const before = this.position?.views ?? {};
    this.logs = logAfter(this.logs, step);
    this.#show(step);
    const moves = Object.entries(step.views).map(([key, after]): [number, LastMoves] => {
      const seat = Number(key);
      const earlier = this.#moves.get(seat) ?? NO_MOVES;
      return [seat, step.undone ? NO_MOVES : followMoves(earlier, step.actor, [seat], before[key] ?? after, after, step.deciding)];
    });
    this.#moves = new Map(moves);
  }

  #show(position: Position): void {
    this.position = position;
    this.cancel();
    this.past.shown = null;
    this.past.keep(position);
  }

  // Whose eyes we look through

  #sitDown(snapshot: Snapshot): void {
    const seated = snapshot.you.length ? snapshot.you : Object.keys(snapshot.views).map(Number);
    const asked = seated.find((seat) => snapshot.acting.includes(seat));
    if (seated.includes(this.seat) && (!asked || snapshot.acting.includes(this.seat))) return;
    this.#turnTo(asked ?? seated[0] ?? 0, snapshot);
  }

  /** Somebody else at this screen is to decide: who has just moved sees what it brought, then hands the screen over. */
  #passScreen(position: Position): void {
    const asked = this.you.filter((seat) => position.acting.includes(seat));
    if (!asked.length || asked.includes(this.seat)) return;
    if (!this.#needsVeil(position)) return this.#turnTo(asked[0]!, position);
    this.passing = asked[0]!;
    this.director.hold();
  }

  /** Nothing of the seat that had the screen stays for the next one to see or hear. */
  #turnTo(seat: number, position: Position): void {
    this.passing = 0;
    this.letGo();
    this.director.told = [];
    if (this.#needsVeil(position)) {
      this.veil = seat;
      this.director.hold();
    }
    this.seat = seat;
  }

  /** Who has just moved has seen enough. */
  passOn(): void {
    if (this.passing && this.position) this.#turnTo(this.passing, this.position);
  }

  #needsVeil(position: Position): boolean {
    return this.hasSecrets && this.you.length > 1 && !position.over;
  }

  /** A game in the open needs no screen between seats. */
  hideSecrets(hasSecrets: boolean): void {
    this.hasSecrets = hasSecrets;
    if (!hasSecrets) this.unveil();
  }

  unveil(): void {
    this.veil = 0;
    this.director.release();
  }

  // The past

  protected askMoment(number: number): Promise<EarlierView> {
    return fetchMoment(this.id, this.secret, this.seat, number);
  }

  async showMoment(number: number): Promise<void> {
    if (number >= (this.position?.number ?? 0)) return this.showNow();
    await this.#trying(async () => {
      const moment = await this.past.find(this.seat, number, () => this.askMoment(number));
      this.director.glide(() => (this.past.shown = moment));
    });
  }

  showNow(): void {
    this.director.glide(() => (this.past.shown = null));
  }

  /** Plays again what has happened since so many decisions had been taken. */
  async showAgain(from: number): Promise<void> {
    const now = this.position?.number ?? 0;
    await this.#trying(async () => {
      const numbers = Array.from({ length: Math.max(0, now - from) }, (_, place) => from + place);
      const moments = await Promise.all(
        numbers.map((number) => this.past.find(this.seat, number, () => this.askMoment(number))),
      );
      for (const moment of moments) this.#stageAgain(moment.number, () => (this.past.shown = moment));
      this.#stageAgain(now, () => (this.past.shown = null));
    });
  }

  #stageAgain(number: number, change: () => void): void {
    const events = this.log.filter((event) => event.step === number);
    this.director.add({ change, actor: events[0]?.actor ?? 0, events: () => events });
  }

  readonly #trying = (work: () => Promise<unknown>): Promise<void> => trying(work, "why");
}
