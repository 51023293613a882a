/** The director of the show: one queue owns time. What happens is staged scene by scene, and each is seen before the next begins.
 *
 * A scene changes the table (pieces fly), then tells what happened (splash, sound, live region), then leaves a breath. Everything that
 * takes its cue from what happens takes it from here. A click hurries what is running; a hidden tab falls behind nobody.
 */

import { flushSync, tick } from "svelte";
import { isStill, settings } from "$lib/app/settings.svelte";
import type { GameEvent } from "$lib/server/protocol";
import { fly, photograph, type Flights } from "./flight";

export interface Scene {
  /** Changes what the table shows. */
  change: () => void;
  /** The seat that acted; 0: nobody. */
  actor: number;
  /** What happened, told once it has been seen. */
  events: () => GameEvent[];
  /** A race waits for no show. */
  isUrgent?: boolean;
  after?: () => void;
}

const BREATH = 320;
const SPLASH = 1150;
const MOST_SPLASHES = 2;
const SPEEDS = { slow: 0.6, normal: 1, fast: 2, none: 1 };
/** Who is this far behind wants to see where things stand rather than how they came about. */
const TOO_FAR = 12;

export class Director {
  root: HTMLElement | null = null;
  /** Something is being staged or waits to be: nothing can be decided yet, and the end can wait. */
  isShowing = $state(false);
  /** The picture that has the stage now. */
  splash = $state.raw<GameEvent | null>(null);
  /** What the scene just seen has brought. */
  told = $state.raw<GameEvent[]>([]);
  /** Who watches has stopped the show; what happens meanwhile waits. */
  isPaused = $state(false);
  /** How many scenes are still to be shown. */
  waiting = $state(0);

  #queue: Scene[] = [];
  /** Counts how often everything was told anew: a scene of before has nothing more to say. */
  #era = 0;
  #isHeld = false;
  #isRunning = false;
  /** Scenes to be shown though the show is paused. */
  #steps = 0;
  /** Who is behind because they paused wants to see every move, not to catch up. */
  #isPatient = false;
  #flights: Flights | null = null;
  #endWait: (() => void) | null = null;

  /** `isPicture`: which events get a picture and a second of their own. */
  constructor(readonly isPicture: (event: GameEvent) => boolean) {
    document.addEventListener("visibilitychange", this.#onHidden);
  }

  close(): void {
    this.clear();
    document.removeEventListener("visibilitychange", this.#onHidden);
  }

  #onHidden = (): void => {
    if (document.hidden) this.hurry();
  };

  add(scene: Scene): void {
    this.#queue.push(scene);
    this.waiting = this.#queue.length;
    this.isShowing = true;
    if (!this.#isRunning) void this.#run();
  }

  /** Forgets what has not been staged, and ends what is. */
  clear(): void {
    this.#queue = [];
    this.waiting = this.#steps = 0;
    this.#era += 1;
    this.#isHeld = false;
    this.told = [];
    this.hurry();
  }

  /** Nothing goes on until released: somebody looks at what the move brought, or the screen passes from hand to hand. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    this.#isHeld = false;
    if (!this.#isRunning) void this.#run();
  }

  // Watching at one's own pace

  pause(): void {
    this.isPaused = this.#isPatient = true;
    this.#steps = 0;
  }

  play(): void {
    this.isPaused = false;
    if (!this.#isRunning) void this.#run();
  }

  /** Shows the next scene and nothing more; what is running makes way for it. */
  step(): void {
    if (!this.isPaused) this.pause();
    if (this.#steps < this.#queue.length) this.#steps += 1;
    this.hurry();
    if (!this.#isRunning) void this.#run();
  }

  /** Lands what flies and ends what is waited for; the next scene plays as usual. */
  hurry(): void {
    this.#flights?.hurry();
    this.splash = null;
    this.#endWait?.();
  }

  /** Shows a change outside the play itself, as when looking back: pieces travel, nobody waits. */
  glide(change: () => void, actor = 0): void {
    this.#flights?.hurry();
    this.#flights = this.#travel(change, actor);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#mayGoOn) await this.#perform(this.#next());
    this.#isRunning = false;
    this.isShowing = this.#queue.length > 0;
    if (!this.isShowing && !this.isPaused) this.#isPatient = false;
    if (this.#mayGoOn) void this.#run();
  }

  get #mayGoOn(): boolean {
    return this.#queue.length > 0 && !this.#isHeld && (!this.isPaused || this.#steps > 0);
  }

  #next(): Scene {
    const scene = this.#queue.shift()!;
    this.waiting = this.#queue.length;
    this.#steps = Math.max(0, this.#steps - 1);
    return scene;
  }

  async #perform(scene: Scene): Promise<void> {
    const era = this.#era;
    this.#flights = this.#travel(scene.change, scene.actor);
    if (!scene.isUrgent) await this.#flights.finished;
    if (era !== this.#era) return;
    this.told = scene.events();
    if (!scene.isUrgent) await this.#picture(this.told.filter(this.isPicture).slice(-MOST_SPLASHES));
    if (era !== this.#era) return;
    scene.after?.();
    await tick();
    if (this.#mayGoOn && !scene.isUrgent) await this.#wait(BREATH);
  }

  async #picture(events: GameEvent[]): Promise<void> {
    for (const event of events) {
      this.splash = event;
      await this.#wait(SPLASH);
      this.splash = null;
    }
  }

  #travel(change: () => void, actor: number): Flights {
    const { root } = this;
    const before = root && this.#isSeen ? photograph(root) : null;
    change();
    flushSync();
    return root && before ? fly(root, before, actor, this.#speed) : { finished: Promise.resolve(), hurry: () => undefined };
  }

  get #isSeen(): boolean {
    return !isStill() && !document.hidden && this.#behind < TOO_FAR;
  }

  get #behind(): number {
    return this.#isPatient ? 0 : this.#queue.length;
  }

  get #speed(): number {
    return SPEEDS[settings.pace] * (this.#behind > 3 ? 2 : 1);
  }

  /** There is nothing to wait for where nobody looks or nobody wants to wait. */
  #wait(time: number): Promise<void> {
    if (!this.#isSeen) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time / this.#speed);
      this.#endWait = () => (clearTimeout(timer), resolve());
    });
  }
}
