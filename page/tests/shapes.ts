/** Small tables to test with. */

import type { Choice, Facts, GameEvent, Piece, Step, View, Zone } from "$lib/server/protocol";

export const piece = (id: string, face: string | null, facts: Facts = {}): Piece => ({ id, kind: "card", face, facts });

export const zone = (id: string, pieces: Piece[], facts: Facts = {}): Zone => ({
  id,
  layout: "row",
  owner: null,
  pieces,
  facts,
});

export const view = (zones: Zone[], seat = 1): View => ({
  game: "pebbles",
  seat,
  deciding: 1,
  over: false,
  names: ["A", "B", "C"],
  zones,
});

export const choice = (action: string, ...path: string[]): Choice => ({ action, path, label: action });

export const event = (number: number, actor: number, step = number): GameEvent => ({ number, step, actor, code: "moved", fields: {}, text: "" });

export const step = (number: number, wishes: Partial<Step> = {}): Step => ({
  n: number,
  kind: "step",
  actor: 1,
  number,
  deciding: 2,
  acting: [2],
  race: false,
  over: false,
  ending: null,
  winners: [],
  names: ["A", "B", "C"],
  seed: null,
  nonce: null,
  views: {},
  choices: {},
  prompt: {},
  forced: {},
  undo: {},
  era: 0,
  scores: {},
  tally: {},
  events: {},
  undone: false,
  ...wishes,
});
