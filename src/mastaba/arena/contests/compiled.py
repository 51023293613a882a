"""Whole games between players in compiled code, without a step of Python between two decisions: for measuring levels.

A game is one seed with the entrants turned so many seats on; each entrant gets what its seat sees, as everywhere, but for the
all-seeing one, which is there to measure what fairness costs. Trees are not kept and ends not solved here.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.arena.simulation.batches import open_game
from mastaba.bots.search.attention import notice
from mastaba.bots.search.tree import NONE, SEATS, SEEN, TRUTH, UNFOUND, Workspace, chosen_child, find_win, grow, workspace
from mastaba.engine.compiling import rule
from mastaba.engine.contract import (
    ACTION,
    MAX_LEGAL,
    Ints,
    State,
    States,
    advise,
    apply,
    forecast,
    forget,
    legal,
    scores,
    see,
    stage,
    winners,
)
from mastaba.engine.dice import LOW_62, advance, below, choices, spread
from mastaba.engine.events import NOBODY

RANDOM: Final = 0
HEURISTIC: Final = 1
SEARCH: Final = 2
ALL_SEEING: Final = 3

ENTRANT = np.dtype(
    [
        ("mind", np.int64),
        ("tries", np.int64),
        ("least", np.int64),
        ("most", np.int64),
        ("overlooks", np.float64),
        ("forgets", np.int64),
    ],
    align=True,
)

NOTE = np.dtype(
    [
        ("seat", np.int64),
        ("stage", np.int64),
        ("forecast", np.int64, SEATS),
        ("expected", np.float64, SEATS),  # what the search makes of the action taken; nothing where it was not asked
    ],
    align=True,
)

TABLES: Final = 3  # what the seat on turn sees, a guess at it, and the truth


@rule
def think(
    space: Workspace, blank: States, count: int, luck: int, settings: State, iterations: int, is_all_seeing: bool
) -> None:
    """Grows a new tree for the seat on turn."""
    root = space.nodes[0]
    root.visits = 0
    root.child = NONE
    root.sibling = 1
    root.action = 0  # nothing is in the index yet
    grow(space, blank, count, luck, settings, iterations, is_all_seeing)


@rule
def choice_of(space: Workspace, seat: int) -> int:
    """What the grown tree has a seat do; what that promises each seat is left in the result."""
    nodes, chosen = space.nodes, chosen_child(space.nodes, seat)
    for other in range(SEATS):
        space.result[other] = nodes[chosen].total[other] / nodes[chosen].visits
    return int(nodes[chosen].action)


@rule
def decide(space: Workspace, blank: States, entrant: State, settings: State, parts: Ints, stream: int) -> int:
    """What an entrant does on its turn."""
    tables, own = space.tables, space.own
    count = legal(tables[TRUTH], own)
    space.result[:] = 0.0
    if count == 1:
        return int(own[0])
    if entrant.mind == RANDOM:
        return int(own[below(stream, count)])
    tables[SEEN] = blank[0]
    see(tables[TRUTH], int(tables[TRUTH].seat), tables[SEEN])
    if entrant.mind == HEURISTIC:
        return advise(tables[SEEN], own, count, spread(stream))
    if entrant.forgets:
        forget(tables[SEEN], int(tables[TRUTH].seat))
    if entrant.overlooks > 0:
        count = notice(own, count, parts, float(entrant.overlooks), spread(stream ^ 7))
        if count == 1:
            return int(own[0])
    if entrant.mind == SEARCH:
        win = find_win(tables, blank, own, count, spread(stream ^ 6), space.tallies[0])
        if win != UNFOUND:
            return win
    iterations = min(max(int(entrant.tries) * count, int(entrant.least)), int(entrant.most))
    think(space, blank, count, spread(stream), settings, iterations, entrant.mind == ALL_SEEING)
    return choice_of(space, int(tables[TRUTH].seat))


@rule
def note_down(space: Workspace, note: State) -> None:
    """What could be said of a table before the action just decided on: by the forecast, and by the search."""
    truth = space.tables[TRUTH]
    note.seat = truth.seat
    note.stage = stage(truth)
    forecast(truth, space.tallies[0])
    for seat in range(truth.players):
        note.forecast[seat] = space.tallies[0, seat]
        note.expected[seat] = space.result[seat]


@rule
def play_contest(
    space: Workspace,
    blank: States,
    entrants: States,
    settings: States,
    parts: Ints,
    seed: int,
    turn: int,
    options: Ints,
    notes: States,
) -> int:
    """One game with the entrants turned `turn` seats on, noted as far as there is room; its scores and winners are left in the tallies; returns its length."""
    tables = space.tables
    tables[TRUTH] = blank[0]
    open_game(tables[TRUTH], seed, options, NOBODY)
    stream = spread(choices(seed) ^ turn)
    players, decisions = int(tables[TRUTH].players), 0
    while tables[TRUTH].ending == 0:
        who = (int(tables[TRUTH].seat) + turn) % players
        stream = advance(stream)
        action = decide(space, blank, entrants[who], settings[who], parts, stream)
        if decisions < notes.shape[0]:
            note_down(space, notes[decisions])
        apply(tables[TRUTH], action, NOBODY)
        decisions += 1
    scores(tables[TRUTH], space.tallies[0])
    winners(tables[TRUTH], space.tallies[1])
    return decisions


@rule
def contest_batch(
    nodes: States,
    index: Ints,
    tables: States,
    blank: States,
    entrants: States,
    settings: States,
    parts: Ints,
    first: int,
    options: Ints,
    lengths: Ints,
    points: Ints,
    wins: Ints,
    notes: States,
) -> None:
    """Plays the deals from `first` on, each once for every turn of the seats; points and wins in the entrants' own order."""
    space = workspace(nodes, index, tables, np.empty(MAX_LEGAL, ACTION))
    turns = points.shape[1]
    for game in range(lengths.shape[0]):
        seed, turn = (first + game // turns) & LOW_62, game % turns
        lengths[game] = play_contest(space, blank, entrants, settings, parts, seed, turn, options, notes[game])
        for seat in range(turns):
            points[game, (seat + turn) % turns] = space.tallies[0, seat]
            wins[game, (seat + turn) % turns] = space.tallies[1, seat]
