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
let unsent: string[];
let outbox: Outbox;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  refused = [];
  unsent = [];
  outbox = new Outbox("T", "s", (trouble) => refused.push(trouble.code), (why) => unsent.push(why));
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

test("who was only too fast tries again", async () => {
  send.mockRejectedValueOnce(new Refused(429, { code: "too-many-requests", message: "" })).mockResolvedValue({});
  outbox.send(1, 4, "draw 3", 7);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([send.mock.calls.length, refused]).toEqual([2, []]);
});

test("whoever pointed at a wrong line is told and not sent again", async () => {
  send.mockRejectedValue(new Refused(429, { code: "locked", message: "" }));
  outbox.send(1, 4, "claim", 7);
  await settled();
  expect([refused, outbox.isBusy]).toEqual([["locked"], false]);
});

test("a refusal frees the outbox and is told", async () => {
  send.mockRejectedValue(new Refused(409, { code: "illegal", message: "" }));
  outbox.send(1, 4, "draw 3", 7);
  await settled();
  expect([refused, outbox.isBusy]).toEqual([["illegal"], false]);
});

test("the page says when a move waits, and sends it as soon as the line is back", async () => {
  send.mockRejectedValueOnce(new TypeError("no network")).mockResolvedValue({});
  outbox.send(1, 4, "draw 3", 0);
  expect(outbox.isLate).toBe(false);
  await settled();
  expect(outbox.isLate).toBe(true);
  outbox.settle(5); // the table was heard of before the move was tried again: was it played?
  await settled();
  expect([send.mock.calls.length, outbox.isBusy, unsent]).toEqual([2, false, []]);
});

test("an answer that does not come makes a move late too", async () => {
  send.mockReturnValue(new Promise(() => {}));
  outbox.send(1, 4, "draw 3", 0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(outbox.isLate).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  expect(outbox.isLate).toBe(true);
});

test("a late move that the table has gone past is told, and so is one left behind", async () => {
  send.mockRejectedValueOnce(new TypeError("no network")).mockRejectedValue(new Refused(409, { code: "stale", message: "" }));
  outbox.send(1, 4, "draw 3", 0);
  await settled();
  outbox.settle(5);
  await settled();
  expect([refused, unsent, outbox.isBusy]).toEqual([["stale"], ["overtaken"], false]);
  send.mockRejectedValue(new TypeError("no network"));
  outbox.send(1, 5, "draw 4", 0);
  await settled();
  outbox.stop();
  expect(unsent).toEqual(["overtaken", "left"]);
});

test("what has been played meanwhile is not sent again, nor after leaving", async () => {
  send.mockReturnValueOnce(new Promise(() => {})).mockRejectedValue(new TypeError("no network"));
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
