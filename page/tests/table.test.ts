import { beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage, Snapshot, Step } from "$lib/server/protocol";
import { Table } from "$lib/table/table.svelte";
import { choice, piece, step, view, zone } from "./shapes";

const heard = vi.hoisted(() => ({ message: (_: unknown): void => {}, shut: (): void => {} }));
const api = vi.hoisted(() => ({ sendMove: vi.fn(), fetchConsequences: vi.fn(), askMeaning: vi.fn(), askHint: vi.fn(), askCoach: vi.fn(), leaveSeat: vi.fn(), whyClosed: vi.fn() }));
const said = vi.hoisted(() => ({ toast: vi.fn(), dropAnswers: vi.fn(), dropToasts: vi.fn() }));
const settings = vi.hoisted(() => ({ lang: "en", help: true, swift: false, confirm: false, forced: true, pace: "none", coached: [] as string[] }));
vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
vi.mock("$lib/server/api", () => ({ ...api, Refused: class extends Error {} }));
vi.mock("$lib/app/settings.svelte", () => ({ settings, keepSettings: () => undefined, isStill: () => settings.pace === "none" }));
vi.mock("$lib/app/words.svelte", () => ({ t: (key: string) => key }));
vi.mock("$lib/app/toasts.svelte", () => said);
vi.mock("$lib/server/socket", () => ({
  TableSocket: class {
    constructor(line: { onMessage: (message: unknown) => void; onShut: () => void }) {
      heard.message = line.onMessage;
      heard.shut = line.onShut;
    }
    close(): void {}
  },
}));

const HAND = zone("hand1", [piece("hand1.0", "7"), piece("hand1.1", "8")]);
const CHOICES = [choice("place 7 1", "hand1.0", "row1"), choice("place 7 2", "hand1.0", "row2"), choice("place 8 1", "hand1.1", "row1"), choice("pass")];
const mine = (wishes: Partial<Step> = {}): Partial<Step> => ({
  deciding: 1,
  acting: [1],
  views: { "1": view([HAND, zone("row1", []), zone("row2", [])]) },
  choices: { "1": CHOICES },
  prompt: { "1": "Place a card." },
  ...wishes,
});

let table: Table;
const hear = (message: ServerMessage | Step): void => heard.message(message);
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(settings, { help: true, swift: false, confirm: false, forced: true, coached: [] });
  table = new Table("T", "s");
  const seated = { you: [1], game: "pebbles", players: 3, seats: [], rematch: null, host: true, commitment: "" };
  hear({ ...step(4, mine()), kind: "snapshot", ...seated } as unknown as Snapshot);
});

test("the pieces of a step fly to whoever the step says acted, also in a race", () => {
  const staged = vi.spyOn(table.director, "add");
  hear(step(5, { actor: 3, race: true, deciding: 2, acting: [2, 3], views: { "1": view([zone("row1", [piece("a", "9")])]) } }));
  expect(staged.mock.calls.map(([scene]) => scene.actor)).toEqual([3]);
  expect(table.lastBy("a")).toBe(3);
});

test("clicks narrow; a path clicked to its end is played", () => {
  table.pick("hand1.0");
  expect(table.candidates.map((one) => one.action)).toEqual(["place 7 1", "place 7 2"]);
  expect([table.isLegal("row2"), table.isLegal("hand1.1")]).toEqual([true, false]);
  expect(table.wouldPlay("row2")?.action).toBe("place 7 2");
  table.pick("row2");
  expect(api.sendMove).toHaveBeenCalledWith("T", "s", { seat: 1, number: 4, action: "place 7 2", era: 0 });
  expect(table.choices).toEqual([]);
});

test("another start begins anew, the same thing again takes back", () => {
  table.pick("hand1.0");
  table.pick("hand1.1");
  expect(table.picked).toEqual(["hand1.1"]);
  table.pick("hand1.1");
  expect(table.picked).toEqual([]);
});

test("a kind that is chosen first is played by a second click, never by the first", async () => {
  table.parts = { page: { chosenFirst: ["card"] } };
  hear(step(5, mine({ choices: { "1": [choice("use 7", "hand1.0"), choice("place 8 1", "hand1.1", "row1")] } })));
  await settled();
  settings.swift = true;
  table.pick("hand1.0");
  expect([table.picked, table.considered?.id]).toEqual([["hand1.0"], "hand1.0"]);
  expect(api.sendMove).not.toHaveBeenCalled();
  table.pick("hand1.0");
  expect(api.sendMove).toHaveBeenCalledWith("T", "s", { seat: 1, number: 5, action: "use 7", era: 0 });
});

test("who wants to go fast plays what only one choice is left for; who wants to be asked is asked", () => {
  settings.swift = settings.confirm = true;
  table.pick("hand1.1");
  expect(table.confirming?.action).toBe("place 8 1");
  expect(api.sendMove).not.toHaveBeenCalled();
  table.commit(table.confirming!);
  expect(api.sendMove).toHaveBeenCalledWith("T", "s", { seat: 1, number: 4, action: "place 8 1", era: 0 });
});

test("the one move there is plays itself, unless each move is asked for", async () => {
  const forced = { choices: { "1": [choice("pass")] }, forced: { "1": true } };
  expect(table.forcedMove).toBeNull();
  hear(step(5, mine(forced)));
  await settled();
  expect(table.forcedMove?.action).toBe("pass");
  settings.forced = false;
  hear(step(6, mine(forced)));
  await settled();
  expect(table.forcedMove).toBeNull();
});

test("a click that plays nothing asks what was meant, with what is picked and then alone", async () => {
  api.askMeaning.mockResolvedValueOnce({ legal: true }).mockResolvedValueOnce({ legal: false, action: "draw 3", sentence: "No.", rule: "R1" });
  table.pick("hand1.0");
  table.pick("pile1");
  await settled();
  expect(api.askMeaning.mock.calls).toEqual([
    ["T", "s", 1, ["hand1.0", "pile1"]],
    ["T", "s", 1, ["pile1"]],
  ]);
  expect(said.toast).toHaveBeenLastCalledWith("No.", "why", "R1");
});

test("where nothing was meant the prompt is said again", async () => {
  api.askMeaning.mockResolvedValue({ legal: true });
  table.pick("bank");
  await settled();
  expect(said.toast).toHaveBeenLastCalledWith("Place a card.", "why", undefined);
});

const foreseen = (action: string) => ({ action, events: [], zones: [zone("row1", [], { value: 7 })], unknown: [] });
const foresee = async (number: number): Promise<void> => {
  api.fetchConsequences.mockResolvedValueOnce({ number, consequences: [foreseen("place 7 1")] });
  table.foresee();
  await settled();
};

test("what would follow is known once it is told, zone by zone", async () => {
  expect(table.foreseen("place 7 1")).toBeUndefined();
  await foresee(4);
  expect(table.foreseen("place 7 1")?.zone<{ value: number }>("row1")?.facts.value).toBe(7);
  expect(table.foreseen("place 7 1")?.zone("row2")).toBeUndefined();
  expect(table.foreseen("pass")).toBeUndefined();
});

test("what was told of another position is not believed", async () => {
  await foresee(3);
  expect(table.foreseen("place 7 1")).toBeUndefined();
});

test("an answer that comes after the next question is dropped", async () => {
  let answer: (value: unknown) => void = () => {};
  api.fetchConsequences.mockReturnValueOnce(new Promise((done) => (answer = done)));
  table.foresee();
  api.fetchConsequences.mockResolvedValueOnce({ number: 4, consequences: [] });
  table.foresee();
  answer({ number: 4, consequences: [foreseen("place 7 1")] });
  await settled();
  expect(table.foreseen("place 7 1")).toBeUndefined();
});

test("nothing is asked without help, in a race, or when others decide", async () => {
  settings.help = false;
  table.foresee();
  settings.help = true;
  hear(step(5, mine({ race: true })));
  await settled();
  table.foresee();
  hear(step(6, mine({ acting: [2], deciding: 2 })));
  await settled();
  table.foresee();
  expect(api.fetchConsequences).not.toHaveBeenCalled();
});

test("a hint is shown with its reason", async () => {
  const actions = [{ action: "place 8 1", value: 1, doubt: 0, because: ["Row 1 is complete."] }];
  api.askHint.mockResolvedValue({ actions, reason: "Place the 8: you complete row 1." });
  await table.hint();
  expect([table.hinted?.action, table.reason]).toEqual(["place 8 1", "Place the 8: you complete row 1."]);
  expect([table.isHinted("hand1.1"), table.isHinted("hand1.0")]).toEqual([true, false]);
});

const shared = (): void => {
  const seated = { you: [1, 2], game: "pebbles", players: 3, seats: [], rematch: null, host: true, commitment: "" };
  hear({ ...step(4, mine()), kind: "snapshot", ...seated } as unknown as Snapshot);
};
const passed = step(5, {
  acting: [2],
  deciding: 2,
  views: { "1": view([]), "2": view([], 2) },
  events: { "1": [{ number: 9, step: 5, actor: 1, code: "found", fields: {}, text: "You find a 7." }], "2": [] },
});

test("at a shared screen who moved sees what it brought, then the eyes pass on behind a screen", async () => {
  shared();
  hear(passed);
  await settled();
  expect([table.seat, table.passing, table.veil, table.fresh.length]).toEqual([1, 2, 0, 1]);
  table.passOn();
  expect([table.seat, table.passing, table.veil]).toEqual([2, 0, 2]);
});

test("nothing said to one seat is left for the next", async () => {
  shared();
  hear(passed);
  await settled();
  table.passOn();
  expect([table.fresh, table.reason, table.hinted, table.picked]).toEqual([[], "", null, []]);
  expect(said.dropToasts).toHaveBeenCalled();
});

test("what happens while the screen is passed waits until somebody looks", async () => {
  shared();
  hear(passed);
  await settled();
  const said = (text: string) => [{ number: 10, step: 6, actor: 3, code: "took", fields: {}, text }];
  hear(step(6, { acting: [2], deciding: 2, views: { "1": view([]), "2": view([], 2) }, events: { "1": said("yours"), "2": said("theirs") } }));
  table.passOn();
  await settled();
  expect(table.position?.number).toBe(5);
  table.unveil();
  await settled();
  expect([table.position?.number, table.fresh[0]?.text]).toEqual([6, "theirs"]);
});

test("a game in the open passes on at once", async () => {
  table.hideSecrets(false);
  shared();
  hear(passed);
  await settled();
  expect([table.seat, table.passing, table.veil]).toEqual([2, 0, 0]);
});

test("with a coach a move waits until it has been looked at, and stands if nothing speaks against it", async () => {
  settings.coached = ["T 1"];
  api.askCoach.mockResolvedValueOnce({ is_mistake: false, better: null, loss: null, reason: null });
  table.play("pass");
  expect([table.isJudging, api.sendMove.mock.calls.length]).toEqual([true, 0]);
  await settled();
  expect(api.askCoach).toHaveBeenCalledWith("T", "s", { seat: 1, number: 4, action: "pass" });
  expect(api.sendMove).toHaveBeenCalledWith("T", "s", { seat: 1, number: 4, action: "pass", era: 0 });
});

test("what the coach speaks against can be taken back, or played all the same", async () => {
  settings.coached = ["T 1"];
  const warning = { is_mistake: true, better: { action: "place 7 1", words: "Place the 7" }, loss: 0.2, reason: "you take the row" };
  api.askCoach.mockResolvedValue(warning);
  table.play("pass");
  await settled();
  expect(table.warned).toMatchObject({ action: "pass", loss: 0.2 });
  table.cancel();
  expect([table.warned, api.sendMove.mock.calls.length]).toEqual([null, 0]);
  table.play("pass");
  await settled();
  table.play("pass");
  expect(api.sendMove).toHaveBeenCalledTimes(1);
});

test("a coach who does not answer keeps nobody waiting, and without one nobody is asked", async () => {
  table.play("pass");
  expect(api.sendMove).toHaveBeenCalledTimes(1);
  hear(step(5, mine()));
  settings.coached = ["T 1"];
  api.askCoach.mockRejectedValueOnce(new Error("late"));
  table.play("pass");
  await settled();
  expect(api.sendMove).toHaveBeenCalledTimes(2);
});

test("whoever leaves is told nothing when the server shuts them out, and is told again where leaving failed", async () => {
  api.whyClosed.mockResolvedValue("given away");
  api.leaveSeat.mockImplementationOnce(async () => heard.shut());
  expect(await table.leave()).toBe(true);
  await settled();
  expect(table.closed).toBe("");
  api.leaveSeat.mockRejectedValueOnce(new Error("offline"));
  await expect(table.leave()).rejects.toThrow("offline");
  heard.shut();
  await settled();
  expect(table.closed).toBe("given away");
});
