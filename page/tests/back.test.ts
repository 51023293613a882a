import { beforeEach, expect, test, vi } from "vitest";

/** A browser's history, as far as Back needs it. */
class History {
  entries: unknown[] = [null];
  place = 0;
  heard = (): void => {};
  get state(): unknown {
    return this.entries[this.place];
  }
  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.place + 1), state];
    this.place += 1;
  }
  replaceState(state: unknown): void {
    this.entries[this.place] = state;
  }
  go(steps: number): void {
    this.place += steps;
    this.heard();
  }
}

let history: History;
let closeOnBack: (close: () => void) => () => void;
let visit: (address: string) => void;
let afterReturning: (step: () => void) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  history = new History();
  vi.stubGlobal("history", history);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", (_: string, heard: () => void) => (history.heard = heard));
  ({ afterReturning, closeOnBack, visit } = await import("$lib/browser/back"));
});

const settled = () => vi.advanceTimersByTimeAsync(1);

test("Back closes the layer and stays on the page", async () => {
  const close = vi.fn();
  closeOnBack(close);
  await settled();
  expect(history.place).toBe(1);
  history.go(-1);
  expect(close).toHaveBeenCalledOnce();
  await settled();
  expect(history.place).toBe(0);
});

test("what is closed otherwise leaves no entry behind, and one panel after another is one entry", async () => {
  const first = closeOnBack(vi.fn());
  await settled();
  first();
  const second = closeOnBack(vi.fn());
  await settled();
  expect(history.place).toBe(1);
  second();
  await settled();
  expect(history.place).toBe(0);
});

test("a way out of a panel takes the panel's place in the history", async () => {
  const close = closeOnBack(vi.fn());
  await settled();
  visit("/");
  close();
  await settled();
  expect([history.place, history.entries.length]).toEqual([1, 2]);
});

test("whoever goes elsewhere while the browser is still going back gets there", async () => {
  const close = closeOnBack(vi.fn());
  await settled();
  const go = history.go.bind(history);
  history.go = (steps) => void setTimeout(() => go(steps), 50); // as browsers do
  close();
  await settled();
  afterReturning(() => visit("/"));
  expect(history.entries.length).toBe(2);
  await vi.advanceTimersByTimeAsync(60);
  expect([history.place, history.state]).toEqual([1, { isInside: true }]);
  afterReturning(() => visit("/rules"));
  expect(history.place).toBe(2);
});
