import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Outbox } from "$lib/server/outbox.svelte";

const { send, Refused } = vi.hoisted(() => ({
  send: vi.fn(),
  Refused: class extends Error {
    constructor(
      readonly status: number,
      readonly detail: { code: string; message: string },
    ) {
      super();
    }
  },
}));
vi.mock("$lib/server/api", () => ({ sendMove: send, Refused }));

let refused: string[];
let outbox: Outbox;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  refused = [];
  outbox = new Outbox("T", "s", (trouble) => refused.push(trouble.code));
});
afterEach(() => {
  outbox.stop();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

test("a move is sent once and waits for the step that follows it", async () => {
  send.mockResolvedValue({});
  outbox.send(1, 4, "draw 3", 7);
  outbox.send(1, 4, "draw 5", 7);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send.mock.calls).toEqual([["T", "s", { seat: 1, number: 4, action: "draw 3", era: 7 }]]);
  outbox.settle(4);
  expect(outbox.isBusy).toBe(true);
  outbox.settle(5);
  expect(outbox.isBusy).toBe(false);
});

test("where no answer comes it is sent again with the same number", async () => {
  send.mockRejectedValueOnce(new TypeError("no network")).mockRejectedValueOnce(new Refused(503, { code: "busy", message: "" })).mockResolvedValue({});
  outbox.send(1, 4, "draw 3", 7);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(3);
  expect(new Set(send.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1);
  expect(refused).toEqual([]);
});

test("a refusal frees the outbox and is told", async () => {
  send.mockRejectedValue(new Refused(409, { code: "illegal", message: "" }));
  outbox.send(1, 4, "draw 3", 7);
  await settled();
  expect([refused, outbox.isBusy]).toEqual([["illegal"], false]);
});

test("what has been played meanwhile is not sent again, nor after leaving", async () => {
  send.mockRejectedValue(new TypeError("no network"));
  outbox.send(1, 4, "draw 3", 7);
  await settled();
  outbox.settle(5);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(1);
  outbox.send(1, 5, "draw 4", 7);
  await settled();
  outbox.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(2);
});
