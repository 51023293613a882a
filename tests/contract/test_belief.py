"""At length: a table drawn by `resample` shows a seat what it saw, after every action of many games, in compiled code."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.arena.simulation.batches import open_game
from mastaba.bots.search.searcher import bytes_of
from mastaba.engine.compiling import rule
from mastaba.engine.contract import ACTION, MAX_LEGAL, Ints, States, apply, legal, resample, see
from mastaba.engine.dice import advance, below, choices, spread
from mastaba.engine.events import WIDTH
from mastaba.game import Edition

GAMES = 10_000
TABLE, SEEN, GUESS, SEEN_AGAIN, ROWS = 0, 1, 2, 3, 4


@rule
def looks_the_same(tables: States, raw: Ints, blank: States, seat: int, luck: int) -> bool:
    """Whether what a seat sees of the table is what it would see of one drawn from that."""
    for row in range(SEEN, ROWS):
        tables[row] = blank[0]
    see(tables[TABLE], seat, tables[SEEN])
    tables[GUESS].stream = luck
    resample(tables[SEEN], seat, tables[GUESS])
    see(tables[GUESS], seat, tables[SEEN_AGAIN])
    for place in range(raw.shape[1]):
        if raw[SEEN, place] != raw[SEEN_AGAIN, place]:
            return False
    return True


@rule
def first_unlike(tables: States, raw: Ints, blank: States, options: Ints, first: int, games: int) -> int:
    """The first game in which a table drawn gives itself away to a seat; 0 if there is none."""
    actions, events = np.empty(MAX_LEGAL, ACTION), np.zeros((1, WIDTH), np.int32)
    for seed in range(first, first + games):
        tables[TABLE] = blank[0]
        state = tables[TABLE]
        open_game(state, seed, options, events)
        stream = choices(seed)
        while state.ending == 0:
            stream = advance(stream)
            events[0, 0] = 0
            apply(state, int(actions[below(stream, legal(state, actions))]), events)
            for seat in range(state.players):
                if not looks_the_same(tables, raw, blank, seat, spread(stream + seat)):
                    return seed
    return 0


def found(edition: Edition, first: int, games: int) -> int:
    tables = edition.blank(ROWS)
    find = edition.bind(first_unlike, "cpu")
    return int(find(tables, bytes_of(tables), edition.blank(), edition.codes, first, games))


@pytest.mark.proof
def test_ten_thousand_games_of_tables_drawn_look_as_seen(edition: Edition) -> None:
    assert found(edition, first=100_001, games=GAMES) == 0
