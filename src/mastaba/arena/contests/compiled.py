"""Whole games between players in compiled code, without a step of Python between two decisions: for measuring levels.

A game is one seed with the entrants turned so many seats on; each entrant gets what its seat sees, as everywhere, but for the
all-seeing one, which is there to measure what fairness costs. Trees are not kept and ends not solved here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mastaba.arena.simulation.batches import open_game
from mastaba.bots.search.tree import DEEPEST, NONE, SEATS, UNADVISED, choose_child, pick, search_once
from mastaba.engine.compiling import rule
from mastaba.engine.contract import (
    ACTION,
    MAX_LEGAL,
    Floats,
    Ints,
    State,
    States,
    advise,
    apply,
    legal,
    resample,
    scores,
    see,
    winners,
)
from mastaba.engine.dice import LOW_62, advance, below, choices, spread
from mastaba.engine.events import WIDTH

RANDOM: Final = 0
HEURISTIC: Final = 1
SEARCH: Final = 2
ALL_SEEING: Final = 3

ENTRANT = np.dtype([("mind", np.int64), ("tries", np.int64), ("most", np.int64), ("blur", np.float64)], align=True)

TRUTH: Final = 0
SEEN: Final = 1
GUESS: Final = 2
TABLES: Final = 3


class Room(NamedTuple):
    """Where one game is played and thought about."""

    nodes: States
    tables: States
    own: Ints
    actions: Ints
    visits: Ints
    events: Ints
    path: Ints
    tallies: Ints
    result: Floats


@rule
def think(room: Room, blank: States, is_all_seeing: bool, count: int, luck: int, settings: State, iterations: int) -> None:
    """Grows a new tree for the seat on turn, as search_batch does."""
    nodes, tables, own, actions, _, events, path, tallies, result = room
    seat, guess = int(tables[TRUTH].seat), tables[GUESS]
    nodes[0].visits = 0
    nodes[0].child = NONE
    nodes[0].sibling = 1
    for _ in range(iterations):
        chosen = spread(luck ^ int(nodes[0].visits))
        first = choose_child(nodes, 0, seat, own, count, UNADVISED, chosen, settings.exploration)
        stream = spread(luck + int(nodes[first].visits))
        if is_all_seeing:
            tables[GUESS] = tables[TRUTH]
            guess.stream = stream
        else:
            tables[GUESS] = blank[0]
            guess.stream = stream
            resample(tables[SEEN], seat, guess)
        search_once(nodes, first, guess, actions, events, path, tallies, result, spread(stream ^ 3), settings)


@rule
def choice_of(room: Room, blur: float, stream: int) -> int:
    """What the grown tree has it do."""
    nodes, own, visits = room.nodes, room.own, room.visits
    count, child = 0, int(nodes[0].child)
    while child != NONE:
        own[count] = nodes[child].action
        visits[count] = nodes[child].visits
        count += 1
        child = int(nodes[child].sibling)
    return int(own[pick(visits, count, blur, stream)])


@rule
def decide(room: Room, blank: States, entrant: State, settings: State, stream: int) -> int:
    """What an entrant does on its turn."""
    tables, own = room.tables, room.own
    count = legal(tables[TRUTH], own)
    if count == 1:
        return int(own[0])
    if entrant.mind == RANDOM:
        return int(own[below(stream, count)])
    tables[SEEN] = blank[0]
    see(tables[TRUTH], int(tables[TRUTH].seat), tables[SEEN])
    if entrant.mind == HEURISTIC:
        return advise(tables[SEEN], own, count, spread(stream))
    iterations = min(int(entrant.tries) * count, int(entrant.most))
    think(room, blank, entrant.mind == ALL_SEEING, count, spread(stream), settings, iterations)
    return choice_of(room, entrant.blur, spread(stream ^ 5))


@rule
def play_contest(room: Room, blank: States, entrants: States, settings: States, seed: int, turn: int, options: Ints) -> int:
    """One game with the entrants turned `turn` seats on; its scores and winners are left in the tallies; returns its length."""
    tables, events = room.tables, room.events
    tables[TRUTH] = blank[0]
    open_game(tables[TRUTH], seed, options, events)
    stream = spread(choices(seed) ^ turn)
    players, decisions = int(tables[TRUTH].players), 0
    while tables[TRUTH].ending == 0:
        who = (int(tables[TRUTH].seat) + turn) % players
        stream = advance(stream)
        action = decide(room, blank, entrants[who], settings[who], stream)
        events[0, 0] = 0
        apply(tables[TRUTH], action, events)
        decisions += 1
    scores(tables[TRUTH], room.tallies[0])
    winners(tables[TRUTH], room.tallies[1])
    return decisions


@rule
def contest_batch(
    nodes: States,
    tables: States,
    blank: States,
    entrants: States,
    settings: States,
    first: int,
    options: Ints,
    lengths: Ints,
    points: Ints,
    wins: Ints,
) -> None:
    """Plays the deals from `first` on, each once for every turn of the seats; points and wins in the entrants' own order."""
    room = Room(
        nodes,
        tables,
        np.empty(MAX_LEGAL, ACTION),
        np.empty(MAX_LEGAL, ACTION),
        np.empty(MAX_LEGAL, np.int32),
        np.zeros((1, WIDTH), np.int32),
        np.zeros(DEEPEST, np.int32),
        np.zeros((2, SEATS), np.int32),
        np.zeros(SEATS, np.float64),
    )
    turns = points.shape[1]
    for game in range(lengths.shape[0]):
        seed, turn = (first + game // turns) & LOW_62, game % turns
        lengths[game] = play_contest(room, blank, entrants, settings, seed, turn, options)
        for seat in range(turns):
            points[game, (seat + turn) % turns] = room.tallies[0, seat]
            wins[game, (seat + turn) % turns] = room.tallies[1, seat]
