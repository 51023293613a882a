import { expect, test } from "vitest";
import type { GameEvent } from "$lib/server/protocol";
import { logAfter } from "$lib/table/log";
import { deedLine, deedsOf, sinceMine, tellingLine, turnsOf } from "$lib/table/turns";
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

/** An event of a step of somebody's, about somebody (usually the same). */
const told = (number: number, actor: number, step: number, player = actor, code = "sold"): GameEvent => ({ ...event(number, actor), step, code, fields: { player } });
const recapOf = (events: GameEvent[], seat: number, answers: string[] = []) => {
  const { before, since, after, from } = sinceMine(events, seat, true, answers);
  expect([...before, ...since, ...after].map((one) => one.number).toSorted((a, b) => a - b)).toEqual(numbers(events));
  return { before: numbers(before), since: numbers(since), after: numbers(after), from };
};

test("the recap holds all that others did since my last decision", () => {
  const events = [told(1, 2, 1), told(2, 1, 2), told(3, 2, 3), told(4, 3, 4)];
  expect(recapOf(events, 1)).toEqual({ before: [1, 2], since: [3, 4], after: [], from: 2 });
  expect(sinceMine(events, 3, false).since).toEqual([]);
});

test("what my last decision let another do is part of it: ending my turn made a robot draw", () => {
  const events = [told(1, 1, 1), told(2, 1, 2, 1, "ended"), told(3, 1, 2, 2, "dug"), told(4, 1, 2, 1, "drew"), told(5, 2, 3)];
  expect(recapOf(events, 1)).toEqual({ before: [1, 2, 4], since: [3, 5], after: [], from: 2 });
});

test("before my first decision there is no recap, and what I have begun is not part of it", () => {
  expect(recapOf([told(1, 2, 1), told(2, 3, 2)], 1).since).toEqual([]);
  const begun = [told(1, 1, 1), told(2, 2, 2), told(3, 1, 3), told(4, 1, 4)];
  expect(recapOf(begun, 1)).toEqual({ before: [1], since: [2], after: [3, 4], from: 1 });
});

test("an answer to another's turn is no decision of mine: the recap begins where my own turn ended", () => {
  const events = [told(1, 1, 1), told(2, 2, 2, 2, "storm"), told(3, 1, 3, 1, "discarded"), told(4, 2, 4)];
  expect(recapOf(events, 1, ["discarded"]).since).toEqual([2, 3, 4]);
  expect(recapOf(events, 1).since).toEqual([4]);
});

test("it is one line an opponent, the name said once, and nothing of what they did is dropped", () => {
  const says = (one: GameEvent, text: string) => ({ ...one, text });
  const events = [
    says(told(0, 1, 1, 2, "turn"), "It is Robot 2’s turn."),
    says(told(1, 1, 1, 2, "dug"), "Robot 2 digs up a treasure."),
    says(told(2, 2, 2, 2), "Robot 2 sells a set of 3 coins for $5."),
    says(told(3, 2, 3, 1, "share"), "You must lose one card."),
    says(told(4, 2, 3, 3, "share"), "Robot must lose one card."),
    says(told(5, 1, 4, 1, "discarded"), "You lose a map."),
    says(told(6, 3, 5, 3, "discarded"), "Robot loses a coin."),
    says({ ...told(7, 2, 6), fields: {} }, "Robot 2 is lucky, and Row 1 starts anew."),
  ];
  const names = ["", "", "Robot 2", "Robot"]; // who reads it is “you” in each sentence already
  expect(deedsOf(events, 1).map((turn) => [turn.seat, deedLine(turn, names[turn.seat]!)])).toEqual([
    [2, "digs up a treasure · sells a set of 3 coins for $5 · You must lose one card · Robot 2 is lucky, and Row 1 starts anew"],
    [3, "must lose one card · loses a coin"],
    [1, "You lose a map"],
  ]);
});

test("the line that is shown alone is what the last opponent did, with a picture where there is one", () => {
  const turns = turnsOf([event(1, 2), event(2, 3), event(3, 3), event(4, 3), event(5, 1)]);
  const line = (large: number[], pictured: number[]) =>
    tellingLine(turns, 1, (one) => large.includes(one.number), (one) => pictured.includes(one.number))?.number;
  expect([line([], []), line([], [2, 3]), line([2], [3]), line([1], [5])]).toEqual([2, 3, 2, 2]);
});
