/** What lies on the table, as the seat at this screen sees it, now or at a moment looked back at. */

import type { Facts, GameEvent, PieceOf, Points, PointsLine, Position, Seat, Snapshot, View, ZoneOf } from "$lib/server/protocol";
import type { Log } from "./log";
import { Past, type Moment } from "./past.svelte";
import { kinships } from "./selection";

const NO_VIEW: View = { game: "", seat: 0, deciding: 0, over: false, names: [], zones: [] };

export class Board {
  snapshot = $state.raw<Snapshot | null>(null);
  position = $state.raw<Position | null>(null);
  seats = $state.raw<Seat[]>([]);
  protected logs = $state.raw<Log>({});
  protected readonly past = new Past();
  /** Whose eyes we look through. */
  seat = $state(0);

  get you(): number[] {
    return this.snapshot?.you ?? [];
  }
  /** Whether a seat is the one person at this screen, who is spoken to as “you”. */
  isReader(seat: number): boolean {
    return this.you.length === 1 && this.you[0] === seat;
  }
  get game(): string {
    return this.snapshot?.game ?? "";
  }
  get players(): number {
    return this.snapshot?.players ?? 0;
  }
  /** Each seat's points as far as the seat at this screen knows them; null: who only watches cannot know. */
  get scores(): (Points | null)[] {
    return this.position?.scores[String(this.seat)] ?? [];
  }
  /** How each seat's points came about, once the game is over. */
  get tally(): PointsLine[][] {
    return this.position?.tally?.[String(this.seat)] ?? [];
  }
  /** The seat that must decide; 0 when the game is over. */
  get deciding(): number {
    return this.position?.deciding ?? 0;
  }
  /** Several seats search at once. */
  get race(): boolean {
    return this.position?.race ?? false;
  }
  get acting(): number[] {
    return this.position?.acting ?? [];
  }
  /** What is being looked back at; null: the present. */
  get moment(): Moment | null {
    return this.past.shown;
  }
  get over(): boolean {
    return this.position?.over ?? false;
  }

  readonly live: View = $derived(this.position?.views[String(this.seat)] ?? NO_VIEW);
  readonly view: View = $derived(this.moment?.view ?? this.live);
  readonly log: GameEvent[] = $derived(this.logs[String(this.seat)] ?? []);
  readonly prompt: string = $derived(this.position?.prompt[String(this.seat)] ?? "");

  readonly #zones = $derived(new Map(this.view.zones.map((zone) => [zone.id, zone])));
  readonly #pieces = $derived(new Map(this.view.zones.flatMap((zone) => zone.pieces.map((piece) => [piece.id, piece] as const))));
  readonly #kinships = $derived(kinships(this.view));

  /** A name shared by all things that are the same to click. */
  readonly kin = (id: string): string => this.#kinships.get(id) ?? id;

  /** A zone with the facts that the game declares for it; one that is not there is empty. */
  zone<F = Facts, P = Facts>(id: string): ZoneOf<F, P> {
    return (this.#zones.get(id) ?? { id, layout: "heap", owner: null, pieces: [], facts: {} }) as ZoneOf<F, P>;
  }

  zones<F = Facts, P = Facts>(family: string): ZoneOf<F, P>[] {
    const numbered = new RegExp(`^${family}\\d+$`);
    return this.view.zones.filter((zone) => numbered.test(zone.id)) as ZoneOf<F, P>[];
  }

  piece<P = Facts>(id: string): PieceOf<P> | undefined {
    return this.#pieces.get(id) as PieceOf<P> | undefined;
  }

  name(seat: number): string {
    return this.position?.names[seat - 1] ?? "";
  }
}
