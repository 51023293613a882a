/** A table as the page holds it: what a seat sees, what it may do, what it has picked so far. */

import { getContext, setContext } from "svelte";
import { forgetTable } from "$lib/app/kept-tables.svelte";
import { panels } from "$lib/app/panels.svelte";
import { settings } from "$lib/app/settings.svelte";
import { dropAnswers, dropToasts, toast } from "$lib/app/toasts.svelte";
import { t } from "$lib/app/words.svelte";
import { askCoach, askHint, askMeaning, askUndo, fetchConsequences, leaveSeat, whyClosed } from "$lib/server/api";
import type { Guide } from "$lib/lesson/guide.svelte";
import { tellSeatNews } from "$lib/friends/seat-news";
import { Outbox } from "$lib/server/outbox.svelte";
import type { Choice, Consequences, ErrorDetail, Foreseen, Piece, RefusalAnswer, Snapshot, SocketError, Step, Told, Warned } from "$lib/server/protocol";
import { TableSocket, type Line } from "$lib/server/socket";
import { sayUnsent, trying } from "$lib/server/trying";
import { isCoached } from "$lib/study/coached.svelte";
import { Foresight } from "./foresight.svelte";
import { complete, fitting, nextThings } from "./selection";
import { Stage } from "./stage.svelte";

const TOO_MANY = 429;

/** A table that can only be looked at, and of which not even how it looked is known. */
export const isBare = ({ read_only, views }: Snapshot): boolean => Boolean(read_only) && Object.keys(views).length === 0;

export interface TableProps {
  table: Table;
}

export interface SeatProps {
  table: Table;
  seat: number;
}

/** What brings news of a table. */
export interface News {
  close(): void;
  /** Everything is to be told anew. */
  restart(): void;
}

type Company = Pick<Snapshot, "seats" | "onlookers" | "is_watchable">;

export class Table extends Stage {
  picked = $state.raw<string[]>([]);
  confirming = $state.raw<Choice | null>(null);
  hinted = $state.raw<Choice | null>(null);
  /** Why the hint, in a sentence that names it. */
  reason = $state("");
  isHinting = $state(false);
  /** What the coach says against a move that does not stand yet. */
  warned = $state.raw<(Warned & { action: string }) | null>(null);
  isJudging = $state(false);
  hovered = $state("");
  isOnline = $state(true);
  /** Set when the table itself cannot be reached: unknown, or not with this secret. */
  closed = $state("");
  /** The table on which the same people play again; empty until somebody asks for it. */
  rematch = $state("");

  /** How many look on without a seat, and whether anybody with the address may. */
  onlookers = $state(0);
  isWatchable = $state(true);
  /** The seat was offered to another device, so that losing it is what was wanted. */
  isHandedOver = $state(false);

  /** Who teaches at this table; nobody at most. */
  lesson = $state.raw<Guide | null>(null);

  readonly outbox!: Outbox;
  readonly #foresight = new Foresight();
  readonly #news: News;
  /** Why there was no room for us, where the server has said so. */
  #tooMany = "";
  /** Our last seat here is being given up, so that being shut out is what was wanted. */
  #isLeaving = false;

  constructor(id: string, secret: string, isScreen = false) {
    super(id, secret);
    this.outbox = new Outbox(id, secret, (detail) => this.#notAccepted(detail), sayUnsent);
    this.#news = this.listen({
      table: id,
      secret,
      lang: () => settings.lang,
      isScreen,
      onMessage: (message) => this.#hear(message),
      onState: (isOpen) => (this.isOnline = isOpen),
      onShut: () => void this.#shutOut(),
    });
  }

  protected listen(line: Line): News {
    return new TableSocket(line);
  }

  close(): void {
    this.#news.close();
    this.outbox.stop();
    this.director.close();
  }

  /** Gives up the seat at this screen; whether it was the last one here. */
  async leave(): Promise<boolean> {
    this.#isLeaving = this.you.length === 1;
    try {
      await leaveSeat(this.id, this.secret, this.seat);
      return this.#isLeaving;
    } catch (error) {
      this.#isLeaving = false;
      throw error;
    }
  }

  /** Asks for everything again, in the language now chosen. */
  translate(): void {
    this.#news.restart();
  }

  // What the server says

  #hear(message: Told): void {
    if (message.kind === "snapshot") this.#arrive(message);
    else if (message.kind === "step") this.#advance(message);
    else if (message.kind === "presence") this.#notice(message);
    else if (message.kind === "seat-news" && !this.#isLeaving) tellSeatNews(message, this.you);
    else if (message.kind === "bot-trouble") toast(message.message, "trouble");
    else if (message.kind === "rematch") this.#offerRematch(message.table);
    else if (message.kind === "error") this.#hearRefusal(message);
  }

  #hearRefusal({ status, message, rule }: SocketError): void {
    if (status === TOO_MANY) this.#tooMany = message;
    if (this.snapshot) toast(message, "trouble", rule);
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
    if (this.#isLeaving) return;
    const why = await whyClosed(this.id, this.secret);
    this.closed = this.isHandedOver ? t("seat-moved") : why || this.#tooMany || t("seat-given-away");
    if (this.isHandedOver) forgetTable(this.id); // the seat is kept by the device that has it
  }

  #arrive(snapshot: Snapshot): void {
    if (isBare(snapshot)) return void (this.snapshot = snapshot);
    this.lay(snapshot, () => {
      this.#notice(snapshot);
      this.rematch = snapshot.rematch ?? "";
    });
    this.outbox.settle(snapshot.number);
  }

  #advance(step: Step): void {
    this.outbox.settle(step.number);
    this.stage(step);
  }

  protected override letGo(): void {
    this.cancel();
    this.#foresight.forget();
    dropToasts();
  }

  // What may be done

  readonly isMine: boolean = $derived(
    this.you.includes(this.seat) && this.acting.includes(this.seat) && !this.moment && (!this.director.isShowing || this.race),
  );
  readonly choices: Choice[] = $derived(
    this.isMine && !this.outbox.isBusy ? (this.position?.choices[String(this.seat)] ?? []) : [],
  );
  readonly candidates: Choice[] = $derived(fitting(this.choices, this.picked, this.kin));
  readonly buttons: Choice[] = $derived(complete(this.candidates, this.picked.length));
  readonly #next = $derived(nextThings(this.candidates, this.picked.length, this.kin));

  /** The one move there is, where nothing is to be decided and the reader does not ask for each. */
  readonly forcedMove: Choice | null = $derived(
    settings.forced && !this.lesson?.step && !this.veil && !this.passing && this.position?.forced[String(this.seat)] && this.choices.length === 1
      ? this.choices[0]!
      : null,
  );

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
    void this.#foresight.look(position?.number ?? 0, isOffered ? () => this.askConsequences(seat) : null);
  }

  protected askConsequences(seat: number): Promise<Consequences> {
    return fetchConsequences(this.id, this.secret, seat);
  }
  protected askMeant(seat: number, clicked: string[]): Promise<RefusalAnswer> {
    return askMeaning(this.id, this.secret, seat, clicked);
  }

  /** A click: takes back, narrows, plays, begins anew, or explains. */
  pick(id: string): void {
    if (this.over || this.moment) return;
    this.confirming = this.warned = null;
    if (this.picked.includes(id) && this.considered) this.commit(this.buttons[0]!);
    else if (this.picked.includes(id)) this.picked = this.picked.slice(0, this.picked.indexOf(id));
    else if (!this.#narrow([...this.picked, id]) && !(this.picked.length && this.#narrow([id]))) void this.#explainClick(id);
  }

  #narrow(clicked: string[]): boolean {
    const fit = fitting(this.choices, clicked, this.kin);
    if (!fit.length) return false;
    dropAnswers();
    this.picked = clicked;
    const only = fit.length === 1 ? fit[0]! : null;
    if (only && !this.considered && (only.path.length === clicked.length || settings.swift)) this.commit(only);
    return true;
  }

  /** The piece that is chosen and could be played as it is, but is of a kind that is chosen first (see GamePage). */
  readonly considered: Piece | undefined = $derived.by(() => {
    const piece = this.picked.length === 1 && this.buttons.length === 1 ? this.piece(this.picked[0]!) : undefined;
    return piece && this.parts.page.chosenFirst?.includes(piece.kind) ? piece : undefined;
  });

  /** Plays a choice, or asks first where the reader wants to be asked. */
  commit(choice: Choice): void {
    if (settings.confirm && this.confirming !== choice) this.confirming = choice;
    else this.play(choice.action);
  }

  play(action: string): void {
    this.confirming = null;
    this.picked = [];
    if (this.isJudging || (this.lesson && !this.lesson.mayPlay(action))) return;
    if (this.hasCoach && this.choices.length > 1 && this.warned?.action !== action) void this.#judge(action);
    else this.#send(action);
  }

  #send(action: string): void {
    this.warned = null;
    this.outbox.send(this.seat, this.position?.number ?? 0, action, this.position?.era ?? 0);
  }

  /** Whether somebody is to look at this seat's moves before they stand. */
  get hasCoach(): boolean {
    return this.hasHelp && !this.race && !this.lesson && isCoached(this.id, this.seat);
  }

  /** Asks the coach; where none answers in time, the move is played. */
  async #judge(action: string): Promise<void> {
    const { seat, position } = this;
    this.isJudging = true;
    const found = await askCoach(this.id, this.secret, { seat, number: position?.number ?? 0, action }).catch(() => null);
    this.isJudging = false;
    if (seat !== this.seat || position !== this.position) return;
    if (found?.is_mistake) this.warned = { ...found, action };
    else this.#send(action);
  }

  /** Whether hints, a coach and chances may be asked for at this table. */
  get hasHelp(): boolean {
    return this.snapshot?.has_help ?? true;
  }

  cancel(): void {
    this.picked = [];
    this.confirming = null;
    this.hinted = null;
    this.warned = null;
    this.reason = "";
  }

  // Reasons, help, and the past

  async #explainClick(id: string): Promise<void> {
    if (this.outbox.isBusy) return;
    if (!this.isMine) return toast(t("why-not-your-turn", { name: this.name(this.deciding) }), "why");
    await this.#trying(async () => {
      const whole = await this.askMeant(this.seat, [...this.picked, id]);
      const isMeant = whole.action || !this.picked.length;
      this.#sayWhy(isMeant ? whole : await this.askMeant(this.seat, [id]));
    });
  }

  #sayWhy(refusal: RefusalAnswer): void {
    toast(refusal.legal ? this.prompt : (refusal.sentence ?? ""), "why", refusal.rule);
  }

  /** Why nothing can be taken back now, in words; empty where an undo would be granted. */
  readonly whyNoUndo: string = $derived.by(() => {
    if (!this.isOnline) return t("offline");
    if (this.veil) return t("why-veiled");
    const offer = this.position?.undo[String(this.#undoer)];
    return offer && offer.number === null ? offer.reason : "";
  });

  /** Whose decision an undo takes back: where nothing is hidden the last step may be that of the seat which has just passed the screen on. */
  get #undoer(): number {
    const last = this.lastMoves.actor;
    return !this.hasSecrets && this.you.includes(last) ? last : this.seat;
  }

  async undo(): Promise<void> {
    if (this.whyNoUndo) return toast(this.whyNoUndo, "why");
    const mine = this.#undoer;
    await this.#trying(() => askUndo(this.id, this.secret, mine, this.position?.number ?? 0, this.position?.era ?? 0));
  }

  /** Why there is no hint now, in words; empty where there is one. */
  readonly whyNoHint: string = $derived(
    !this.hasHelp ? t("no-help") : this.veil || this.passing ? t("why-veiled") : this.isMine ? "" : t("why-not-your-turn", { name: this.name(this.deciding) }),
  );

  async hint(): Promise<void> {
    if (this.isHinting) return;
    if (this.whyNoHint) return toast(this.whyNoHint, "why");
    this.isHinting = true;
    dropAnswers();
    await this.#trying(async () => {
      const { actions, reason } = await askHint(this.id, this.secret, this.seat);
      const best = actions[0];
      this.hinted = this.choices.find((choice) => choice.action === best?.action) ?? null;
      this.reason = reason;
      this.picked = [];
    });
    this.isHinting = false;
  }

  readonly #trying = (work: () => Promise<unknown>): Promise<void> => trying(work, "why");

  #notAccepted(detail: ErrorDetail): void {
    if (detail.code === "stale") this.#news.restart();
    else toast(detail.message, "why", detail.rule);
  }
}

const KEY = Symbol("table");
export const offerTable = (table: Table): Table => setContext(KEY, table);
export const theTable = (): Table => getContext<Table>(KEY);
