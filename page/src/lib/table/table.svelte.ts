/** A table as the page holds it: what a seat sees, what it may do, what it has picked so far. */

import { getContext, setContext } from "svelte";
import { panels } from "$lib/app/panels.svelte";
import { settings } from "$lib/app/settings.svelte";
import { dropAnswers, toast } from "$lib/app/toasts.svelte";
import { t } from "$lib/app/words.svelte";
import { askHint, askMeaning, askUndo, fetchConsequences, fetchMoment, whyClosed } from "$lib/server/api";
import { tellSeatNews } from "$lib/friends/seat-news";
import { Outbox } from "$lib/server/outbox.svelte";
import type { Choice, ErrorDetail, Foreseen, GameEvent, Position, RefusalAnswer, ServerMessage, Snapshot, Step } from "$lib/server/protocol";
import { TableSocket } from "$lib/server/socket";
import { trying } from "$lib/server/trying";
import { Board } from "./board.svelte";
import { Foresight } from "./foresight.svelte";
import type { GameParts } from "./game-page";
import { followMoves, NO_MOVES, type LastMoves } from "./last-moves";
import { logAfter } from "./log";
import { complete, fitting, nextThings } from "./selection";

export interface TableProps {
  table: Table;
}

export interface SeatProps {
  table: Table;
  seat: number;
}

type Company = Pick<Snapshot, "seats" | "onlookers" | "is_watchable">;

export class Table extends Board {
  parts = $state.raw<GameParts>({ page: {} });
  #hasSecrets = true;
  /** Called around each change of the view, so that pieces can be seen to travel. */
  around: (change: () => void, actor: number) => void = (change) => change();

  fresh = $state.raw<GameEvent[]>([]);
  lastMoves = $state.raw<LastMoves>(NO_MOVES);
  /** The seat that is asked to take the screen before anything is shown; 0: nobody. */
  veil = $state(0);
  picked = $state.raw<string[]>([]);
  confirming = $state.raw<Choice | null>(null);
  hinted = $state.raw<Choice | null>(null);
  /** What is certain to follow from the hint, in sentences. */
  because = $state.raw<string[]>([]);
  isHinting = $state(false);
  hovered = $state("");
  isOnline = $state(true);
  /** Set when the table itself cannot be reached: unknown, or not with this secret. */
  closed = $state("");
  /** The table on which the same people play again; empty until somebody asks for it. */
  rematch = $state("");

  /** How many look on without a seat, and whether anybody with the address may. */
  onlookers = $state(0);
  isWatchable = $state(true);

  readonly outbox!: Outbox;
  readonly #foresight = new Foresight();
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    readonly secret: string,
  ) {
    super();
    this.outbox = new Outbox(id, secret, (detail) => this.#notAccepted(detail));
    this.#socket = new TableSocket({
      table: id,
      secret,
      lang: () => settings.lang,
      onMessage: (message) => this.#hear(message),
      onState: (isOpen) => (this.isOnline = isOpen),
      onShut: () => void this.#shutOut(),
    });
  }

  close(): void {
    this.#socket.close();
    this.outbox.stop();
  }

  /** Asks for everything again, in the language now chosen. */
  translate(): void {
    this.#socket.restart();
  }

  // What the server says

  #hear(message: ServerMessage): void {
    if (message.kind === "snapshot") this.#arrive(message);
    else if (message.kind === "step") this.#advance(message);
    else if (message.kind === "presence") this.#notice(message);
    else if (message.kind === "seat-news") tellSeatNews(message, this.you);
    else if (message.kind === "bot-trouble") toast(message.message, "trouble");
    else if (message.kind === "rematch") this.#offerRematch(message.table);
    else if (message.kind === "error" && this.snapshot) toast(message.message, "trouble", message.rule);
  }

  #notice({ seats, onlookers, is_watchable }: Company): void {
    this.seats = seats;
    this.onlookers = onlookers;
    this.isWatchable = is_watchable;
  }

  #offerRematch(table: string): void {
    if (!this.rematch && panels.open !== "result") toast(t("rematch-laid"));
    this.rematch = table;
  }

  async #shutOut(): Promise<void> {
    this.closed = (await whyClosed(this.id, this.secret)) || t("seat-given-away");
  }

  #arrive(snapshot: Snapshot): void {
    if (snapshot.read_only) return void (this.snapshot = snapshot);
    const isNew = !this.snapshot || (snapshot.you.length > 0 && !snapshot.you.includes(this.seat));
    this.around(() => {
      this.snapshot = snapshot;
      this.#notice(snapshot);
      this.rematch = snapshot.rematch ?? "";
      this.logs = snapshot.events;
      this.fresh = [];
      this.#show(snapshot);
      if (isNew) this.#sitDown(snapshot);
    }, 0);
    this.outbox.settle(snapshot.number);
  }

  #advance(step: Step): void {
    const before = this.view;
    this.around(() => {
      this.logs = logAfter(this.logs, step);
      this.fresh = step.undone ? [] : (step.events[String(this.seat)] ?? []);
      this.#show(step);
      this.#passScreen(step);
    }, step.actor);
    this.lastMoves = step.undone ? NO_MOVES : followMoves(this.lastMoves, step.actor, this.you, before, this.live, step.deciding);
    this.outbox.settle(step.number);
  }

  #show(position: Position): void {
    this.position = position;
    this.picked = [];
    this.confirming = null;
    this.hinted = null;
    this.past.shown = null;
    this.past.keep(position);
  }

  // Whose eyes we look through

  #sitDown(snapshot: Snapshot): void {
    const seated = snapshot.you.length ? snapshot.you : Object.keys(snapshot.views).map(Number);
    const asked = seated.find((seat) => snapshot.acting.includes(seat)) ?? seated[0] ?? 0;
    if (this.#needsVeil(snapshot)) this.veil = asked;
    this.seat = asked;
  }

  #passScreen(position: Position): void {
    const asked = this.you.filter((seat) => position.acting.includes(seat));
    if (!asked.length || asked.includes(this.seat)) return;
    if (this.#needsVeil(position)) this.veil = asked[0]!;
    this.seat = asked[0]!;
  }

  #needsVeil(position: Position): boolean {
    return this.#hasSecrets && this.you.length > 1 && !position.over;
  }

  /** A game in the open needs no screen between seats. */
  hideSecrets(hasSecrets: boolean): void {
    this.#hasSecrets = hasSecrets;
    if (!hasSecrets) this.veil = 0;
  }

  unveil(): void {
    this.veil = 0;
  }

  // What may be done

  readonly isMine: boolean = $derived(this.you.includes(this.seat) && this.acting.includes(this.seat) && !this.moment);
  readonly choices: Choice[] = $derived(
    this.isMine && !this.outbox.isBusy ? (this.position?.choices[String(this.seat)] ?? []) : [],
  );
  readonly candidates: Choice[] = $derived(fitting(this.choices, this.picked, this.kin));
  readonly buttons: Choice[] = $derived(complete(this.candidates, this.picked.length));
  readonly #next = $derived(nextThings(this.candidates, this.picked.length, this.kin));

  isLegal(id: string): boolean {
    return this.#next.has(this.kin(id));
  }

  isChosen(id: string): boolean {
    return this.picked.includes(id);
  }

  isHinted(id: string): boolean {
    return this.hinted?.path.some((one) => this.kin(one) === this.kin(id)) ?? false;
  }

  lastBy(id: string): number {
    for (const [seat, ids] of this.lastMoves.ids) if (ids.has(id)) return seat;
    return 0;
  }

  wouldPlay(id: string): Choice | undefined {
    const after = fitting(this.choices, [...this.picked, id], this.kin);
    const only = after.length === 1 ? after[0] : undefined;
    return only && (only.path.length === this.picked.length + 1 || settings.swift) ? only : undefined;
  }

  /** What is certain to follow from an action offered now; undefined until it is known, and where no help is wanted. */
  foreseen(action: string): Foreseen | undefined {
    return this.isMine && settings.help ? this.#foresight.of(action) : undefined;
  }

  /** Asks for it; called whenever the position, the seat or the language has become another. */
  foresee(): void {
    const { seat, position } = this;
    const isOffered = this.isMine && settings.help && !this.race && !!position?.choices[String(seat)]?.length;
    void this.#foresight.look(position?.number ?? 0, isOffered ? () => fetchConsequences(this.id, this.secret, seat) : null);
  }

  /** A click: takes back, narrows, plays, begins anew, or explains. */
  pick(id: string): void {
    if (this.over || this.moment) return;
    this.confirming = null;
    if (this.picked.includes(id)) this.picked = this.picked.slice(0, this.picked.indexOf(id));
    else if (!this.#narrow([...this.picked, id]) && !(this.picked.length && this.#narrow([id]))) void this.#explainClick(id);
  }

  #narrow(clicked: string[]): boolean {
    const fit = fitting(this.choices, clicked, this.kin);
    if (!fit.length) return false;
    dropAnswers();
    this.picked = clicked;
    const only = fit.length === 1 ? fit[0]! : null;
    if (only && (only.path.length === clicked.length || settings.swift)) this.commit(only);
    return true;
  }

  /** Plays a choice, or asks first where the reader wants to be asked. */
  commit(choice: Choice): void {
    if (settings.confirm && this.confirming !== choice) this.confirming = choice;
    else this.play(choice.action);
  }

  play(action: string): void {
    this.confirming = null;
    this.picked = [];
    this.outbox.send(this.seat, this.position?.number ?? 0, action);
  }

  cancel(): void {
    this.picked = [];
    this.confirming = null;
    this.hinted = null;
  }

  // Reasons, help, and the past

  async #explainClick(id: string): Promise<void> {
    if (this.outbox.isBusy) return;
    if (!this.isMine) return toast(t("why-not-your-turn", { name: this.name(this.deciding) }), "why");
    await this.#trying(async () => {
      const whole = await askMeaning(this.id, this.secret, this.seat, [...this.picked, id]);
      const isMeant = whole.action || !this.picked.length;
      this.#sayWhy(isMeant ? whole : await askMeaning(this.id, this.secret, this.seat, [id]));
    });
  }

  #sayWhy(refusal: RefusalAnswer): void {
    toast(refusal.legal ? this.prompt : (refusal.sentence ?? ""), "why", refusal.rule);
  }

  readonly canUndo: boolean = $derived(this.you.length > 0 && !this.over && this.isOnline && (this.position?.number ?? 0) > 0);

  async undo(): Promise<void> {
    // At a shared screen the last step may be that of the seat which has just passed it on.
    const last = this.lastMoves.actor;
    const mine = this.you.includes(last) ? last : this.seat;
    await this.#trying(() => askUndo(this.id, this.secret, mine, this.position?.number ?? 0));
  }

  async hint(): Promise<void> {
    if (this.isHinting) return;
    this.isHinting = true;
    dropAnswers();
    await this.#trying(async () => {
      const best = (await askHint(this.id, this.secret, this.seat)).actions[0];
      this.hinted = this.choices.find((choice) => choice.action === best?.action) ?? null;
      this.because = best?.because ?? [];
      this.picked = [];
    });
    this.isHinting = false;
  }

  async showMoment(number: number): Promise<void> {
    if (number >= (this.position?.number ?? 0)) return this.showNow();
    await this.#trying(async () => {
      const moment = await this.past.find(this.seat, number, () => fetchMoment(this.id, this.secret, this.seat, number));
      this.around(() => (this.past.shown = moment), 0);
    });
  }

  showNow(): void {
    this.around(() => (this.past.shown = null), 0);
  }

  readonly #trying = (work: () => Promise<unknown>): Promise<void> => trying(work, "why");

  #notAccepted(detail: ErrorDetail): void {
    if (detail.code === "stale") this.#socket.restart();
    else toast(detail.message, "why", detail.rule);
  }
}

const KEY = Symbol("table");
export const offerTable = (table: Table): Table => setContext(KEY, table);
export const theTable = (): Table => getContext<Table>(KEY);
