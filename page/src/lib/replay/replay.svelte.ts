/** A match looked back at: a table that always shows a moment of the past, through the eyes that were chosen, and plays itself. */

import { isStill, settings } from "$lib/app/settings.svelte";
import { t } from "$lib/app/words.svelte";
import type { GameEvent, Position, ReplayAbout, Snapshot, View } from "$lib/server/protocol";
import type { Line } from "$lib/server/socket";
import { trying } from "$lib/server/trying";
import type { Mark, Show, Track } from "$lib/show/show";
import { Analysis } from "$lib/study/analysis.svelte";
import type { Moment } from "$lib/table/past.svelte";
import { splashArt } from "$lib/table/game-page";
import { resultOf } from "$lib/table/result";
import { Table, type News } from "$lib/table/table.svelte";
import { LineOfPlay } from "./line-of-play.svelte";
import { Moments, type MatchMoment } from "./moments";
import type { ReplaySource } from "./source";

/** All hands at once; any other eyes are the number of a seat, 0 being whoever only watches. */
export const OPEN = "open";
const SPEEDS = { slow: 0.5, normal: 1, fast: 2.5, none: 5 };
/** Between two moves: where nothing moves, a position wants to be looked at. */
const PAUSE = 350;
const STILL_PAUSE = 1100;

export class Replay extends Table implements Show {
  about = $state.raw<ReplayAbout | null>(null);
  eye = $state("");
  isPaused = $state(true);
  /** A line of play that was not played, while it is stepped through. */
  line = $state.raw<LineOfPlay | null>(null);
  readonly analysis: Analysis | null;
  readonly #moments: Moments;
  /** Each wish to be elsewhere ends those before it. */
  #wish = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly source: ReplaySource) {
    super("", "");
    this.#moments = new Moments(source);
    this.analysis = source.analysis ? new Analysis(source.analysis) : null;
  }

  /** Nothing happens any more that one would have to listen for. */
  protected override listen(_: Line): News {
    return { close: () => undefined, restart: () => undefined };
  }

  override close(): void {
    this.pause();
    this.analysis?.close();
    super.close();
  }

  /** What is shown is never the present, so that nothing can be picked. */
  override get moment(): Moment {
    return { number: this.at, view: this.live };
  }
  /** Whoever looks back may be anybody. */
  override isReader(): boolean {
    return false;
  }
  /** How many decisions had been taken at the moment shown. */
  get at(): number {
    return this.position?.number ?? 0;
  }
  get total(): number {
    return this.about?.number ?? 0;
  }
  get waiting(): number {
    return this.total - this.at;
  }

  /** Moments whose events have a picture of their own. */
  readonly #large: GameEvent[] = $derived.by(() => {
    const large = this.log.filter((event) => event.step > 0 && splashArt(event, this));
    return large.filter((event, place) => event.step !== large[place - 1]?.step);
  });

  /** Moments worth a jump: those, and where a mistake was about to be made. */
  readonly marks: Mark[] = $derived.by(() => {
    const wrong = (this.analysis?.mistakes ?? []).map(({ step, seat }) => ({ number: step - 1, text: t("mistake-of", { name: this.name(seat) }), isMistake: true }));
    return [...this.#large.map(({ step, text }) => ({ number: step, text })), ...wrong].sort((one, other) => one.number - other.number);
  });

  readonly track: Track = $derived({
    at: this.at,
    total: this.total,
    says: this.log.findLast((event) => event.step <= this.at)?.text ?? "",
    result: this.over ? resultOf(this) : "",
    marks: this.marks,
    go: (number) => void this.go(number),
  });

  // Whose eyes, and which moment

  /** Opens the match at a moment, which may lie beyond its end. */
  async open(eye: string, number: number): Promise<void> {
    this.pause();
    const about = await this.source.about(eye);
    await this.#jump(about, number);
  }

  look(eye: string): Promise<void> {
    return trying(() => this.open(eye, this.at));
  }

  /** The same moment in the language now chosen. */
  override translate(): void {
    void this.look(this.eye);
  }

  go(number: number): Promise<void> {
    this.pause();
    const { about } = this;
    return about ? trying(() => this.#jump(about, number)) : Promise.resolve();
  }

  async #jump(about: ReplayAbout, asked: number): Promise<void> {
    const wish = (this.#wish += 1);
    const number = Math.min(Math.max(0, asked), about.number);
    const moment = await this.#moments.at(about.eye, number);
    if (wish !== this.#wish) return;
    const seat = this.#seatOf(about.eye);
    this.line = null;
    this.about = about;
    this.eye = about.eye;
    this.lay(snapshotOf(about, seat, moment), () => undefined);
  }

  /** With all hands open one still sits somewhere: where one sat before, or on the first seat. */
  #seatOf(eye: string): number {
    return eye === OPEN ? this.seat || 1 : Number(eye);
  }

  // A line of play that was not played

  /** Shows what could have followed a decision, or what was certain to follow the one that was taken. */
  showLine(step: number, isPlayed: boolean): Promise<void> {
    this.pause();
    const { about } = this;
    const follow = this.analysis?.source.line;
    if (!about || !follow) return Promise.resolve();
    return trying(async () => {
      const wish = (this.#wish += 1);
      const line = new LineOfPlay(await follow(step, isPlayed), isPlayed);
      if (wish !== this.#wish) return;
      this.line = line;
      this.goInLine(0);
    });
  }

  goInLine(place: number): void {
    const { about, line } = this;
    if (!about || !line) return;
    line.place = Math.min(Math.max(0, place), line.last);
    this.lay(snapshotOf(about, line.told.seat, line.moment), () => undefined);
  }

  /** Back to the game as it was played, before the decision. */
  leaveLine(): Promise<void> {
    return this.line ? this.go(this.line.told.step - 1) : Promise.resolve();
  }

  override showMoment(number: number): Promise<void> {
    return this.go(number);
  }

  override showNow(): void {
    void this.go(this.total);
  }

  // The show

  play(): void {
    if (this.at >= this.total) return void this.#again();
    this.isPaused = false;
    void this.#advance();
  }

  async #again(): Promise<void> {
    await this.go(0);
    if (this.total) this.play();
  }

  pause(): void {
    this.isPaused = true;
    this.#wish += 1;
    clearTimeout(this.#timer);
  }

  step(): void {
    this.pause();
    this.director.hurry();
    void this.#advance();
  }

  /** Shows the next decision as it was taken, and goes on where nobody has paused. */
  #advance(): Promise<void> {
    return trying(async () => {
      const { about } = this;
      if (!about || this.at >= about.number) return this.pause();
      const wish = (this.#wish += 1);
      const moment = await this.#moments.at(about.eye, this.at + 1);
      if (wish === this.#wish) this.#stage(about, moment, wish);
    });
  }

  #stage(about: ReplayAbout, moment: MatchMoment, wish: number): void {
    const key = String(this.seat);
    const events = about.events.filter((event) => event.step === moment.number);
    const position = positionOf(about, this.seat, moment);
    this.director.add({
      change: () => {
        this.take({ ...position, kind: "step", n: 0, actor: moment.actor, undone: false, events: { [key]: [] } });
        this.logs = { [key]: about.events };
      },
      actor: moment.actor,
      events: () => events,
      after: () => wish === this.#wish && this.#goOn(),
    });
  }

  #goOn(): void {
    if (this.isPaused) return;
    if (this.at >= this.total) return this.pause();
    this.#timer = setTimeout(() => void this.#advance(), (isStill() ? STILL_PAUSE : PAUSE) / SPEEDS[settings.pace]);
  }
}

function positionOf(about: ReplayAbout, seat: number, moment: MatchMoment): Position {
  const { number, deciding, acting, race, zones, scores } = moment;
  const over = about.over && number === about.number;
  const view: View = { game: about.game, seat, deciding, over, names: about.names, zones };
  const [key, nothing] = [String(seat), {}];
  return {
    number,
    era: 0,
    deciding,
    acting,
    race,
    over,
    ending: over ? about.ending : null,
    winners: over ? about.winners : [],
    names: about.names,
    seed: null,
    nonce: null,
    views: { [key]: view },
    choices: nothing,
    prompt: nothing,
    forced: nothing,
    undo: nothing,
    scores: { [key]: scores },
    tally: over ? { [key]: about.tally } : nothing,
  };
}

function snapshotOf(about: ReplayAbout, seat: number, moment: MatchMoment): Snapshot {
  const { game, players, options, events } = about;
  return {
    ...positionOf(about, seat, moment),
    kind: "snapshot",
    n: 0,
    table: "",
    game,
    players,
    options,
    you: seat ? [seat] : [],
    host: false,
    seats: [],
    onlookers: 0,
    is_watchable: true,
    arranged: false,
    rematch: null,
    has_help: true,
    commitment: null,
    events: { [String(seat)]: events },
    read_only: null,
  };
}
