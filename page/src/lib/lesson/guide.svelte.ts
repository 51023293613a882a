/** A first game: says one thing at a time, lets pass the one decision that it is about, and explains any other by what would come of it. */

import { toast } from "$lib/app/toasts.svelte";
import { t } from "$lib/app/words.svelte";
import { fetchConsequences } from "$lib/server/api";
import type { Choice, Lesson, LessonStep, Position } from "$lib/server/protocol";
import { WHOSE_TURN } from "$lib/table/turns";
import { brief } from "./brief";

/** The level of robots that play a part: by it a table is known for a first game, on any device. */
export const LESSON = "lesson";
const KEY = "mastaba-skipped-";

/** What of a table is needed to teach at it. */
export interface Taught {
  readonly id: string;
  readonly secret: string;
  readonly seat: number;
  readonly isMine: boolean;
  readonly position: Position | null;
  readonly choices: Choice[];
}

export class Guide {
  /** How many of the step's words have been read. */
  #read = $state({ number: -1, count: 0 });
  #isSkipped = $state(false);

  constructor(
    readonly table: Taught,
    readonly lesson: Lesson,
  ) {
    this.#isSkipped = sessionStorage.getItem(KEY + table.id) !== null;
  }

  get #number(): number {
    return this.table.position?.number ?? 0;
  }
  /** What is to be learnt now; nothing where somebody else decides, or where the lesson has been left. */
  get step(): LessonStep | undefined {
    if (this.#isSkipped || !this.table.isMine) return undefined;
    const step = this.lesson.steps[this.#number - this.lesson.before.length];
    return step && this.table.choices.some((choice) => choice.action === step.play) ? step : undefined;
  }
  get #page(): number {
    return this.#read.number === this.#number ? this.#read.count : 0;
  }
  get text(): string {
    const { step } = this;
    const key = step?.say[Math.min(this.#page, step.say.length - 1)];
    return key ? t(`lesson-${key}`) : "";
  }
  /** Something is to be read before there is anything to do. */
  get hasMore(): boolean {
    return this.#page + 1 < (this.step?.say.length ?? 0);
  }
  /** The decision that the words are about. */
  get wish(): Choice | undefined {
    const { step } = this;
    return step && !this.hasMore ? this.table.choices.find((choice) => choice.action === step.play) : undefined;
  }
  get isOn(): boolean {
    return !this.#isSkipped;
  }

  readOn(): void {
    this.#read = { number: this.#number, count: this.#page + 1 };
  }

  skip(): void {
    this.#isSkipped = true;
    sessionStorage.setItem(KEY + this.table.id, "");
  }

  /** Whether a decision is the one to be taken now; any other is not taken, and why not is said. */
  mayPlay(action: string): boolean {
    const { step } = this;
    if (!step || (step.play === action && !this.hasMore)) return true;
    if (this.hasMore) toast(t("lesson-read-on"), "why");
    else void this.#explain(action);
    return false;
  }

  async #explain(action: string): Promise<void> {
    const { id, secret, seat } = this.table;
    const instead = t(`lesson-${this.step?.say.at(-1)}-instead`);
    const found = await fetchConsequences(id, secret, seat).catch(() => null);
    const events = found?.consequences.find((one) => one.action === action)?.events ?? [];
    const what = brief(events.filter((event) => event.code !== WHOSE_TURN).map((event) => event.text));
    toast(what ? t("lesson-would", { what, instead }) : instead, "why");
  }
}
