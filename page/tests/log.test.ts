import { expect, test } from "vitest";
import { logAfter } from "$lib/table/log";
import { sinceMine, tellingLine, turnsOf } from "$lib/table/turns";
import { event } from "./shapes";

const numbers = (events: { number: number }[]): number[] => events.map((one) => one.number);

test("events of a step join those known, each once", () => {
  const log = logAfter({ "1": [event(1, 1), event(2, 2)] }, { number: 3, events: { "1": [event(2, 2), event(3, 1)] } });
  expect(numbers(log["1"]!)).toEqual([1, 2, 3]);
});

test("a step taken back takes its events along", () => {
  const log = { "1": [event(1, 1), event(2, 2), event(3, 2)] };
  expect(numbers(logAfter(log, { number: 1, events: { "1": [] } })["1"]!)).toEqual([1]);
});

test("a turn is what one seat's decisions brought about, whoever it happened to", () => {
  const turns = turnsOf([event(1, 0), event(2, 1), { ...event(3, 1), fields: { player: 2 } }, event(4, 2), event(5, 1)]);
  expect(turns.map((turn) => [turn.seat, numbers(turn.events)])).toEqual([
    [0, [1]],
    [1, [2, 3]],
    [2, [4]],
    [1, [5]],
  ]);
});

test("the recap holds the others' turns since mine", () => {
  const turns = turnsOf([event(1, 2), event(2, 1), event(3, 2), event(4, 3)]);
  expect(sinceMine(turns, 1, true).map((turn) => turn.seat)).toEqual([2, 3]);
  expect(sinceMine(turns, 3, false)).toEqual([]);
});

test("before my first turn there is no recap, and what I have begun is not part of it", () => {
  expect(sinceMine(turnsOf([event(1, 2), event(2, 3)]), 1, true)).toEqual([]);
  const begun = turnsOf([event(1, 1), event(2, 2), event(3, 1)]);
  expect(sinceMine(begun, 1, true).map((turn) => turn.seat)).toEqual([2]);
});

test("an answer to another's turn is no turn of mine: the recap begins where my own turn ended", () => {
  const coded = (number: number, actor: number, code: string) => ({ ...event(number, actor), code });
  const turns = turnsOf([coded(1, 1, "sold"), coded(2, 2, "storm"), coded(3, 1, "discarded"), coded(4, 1, "dug"), coded(5, 2, "sold")]);
  expect(sinceMine(turns, 1, true, ["discarded"]).flatMap((turn) => numbers(turn.events))).toEqual([2, 3, 4, 5]);
  expect(sinceMine(turns, 1, true).flatMap((turn) => numbers(turn.events))).toEqual([5]);
});

test("the line that is shown alone is what the last opponent did, with a picture where there is one", () => {
  const turns = turnsOf([event(1, 2), event(2, 3), event(3, 3), event(4, 3), event(5, 1)]);
  const line = (large: number[], pictured: number[]) =>
    tellingLine(turns, 1, (one) => large.includes(one.number), (one) => pictured.includes(one.number))?.number;
  expect([line([], []), line([], [2, 3]), line([2], [3]), line([1], [5])]).toEqual([2, 3, 2, 2]);
});
