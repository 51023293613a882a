"""R10 What an observer knows is so: over thousands of games at random, and as the heuristic advises, after every action."""

from __future__ import annotations

import numpy as np
import pytest

import mastaba
from mastaba.arena.simulation.batches import open_game
from mastaba.engine.compiling import rule
from mastaba.engine.contract import ACTION, MAX_LEGAL, Ints, State, States, advise, apply, legal
from mastaba.engine.dice import advance, below, choices
from mastaba.engine.events import WIDTH
from mastaba.games.archaeology.cards import count_of, one_of_each
from mastaba.games.archaeology.memory import odds_of
from mastaba.games.archaeology.state import MAP, TREASURES

GAMES = 5000


@rule
def wrong_about(state: State, observer: int, owner: int) -> bool:
    """Whether an observer knows more cards of a hand than are there; where one of some may be gone, one may be missing."""
    missing, loose = 0, one_of_each(state.gone[observer, owner])
    for treasure in range(TREASURES):
        believed = count_of(state.known[observer, owner], treasure) + count_of(loose, treasure)
        missing += max(0, believed - count_of(state.hand[owner], treasure))
    return missing > int(loose != 0)


@rule
def rules_out_maps(state: State, observer: int, owner: int) -> bool:
    """Whether an observer takes for impossible what maps are in a hand; while it is weighed what was stolen from or by it, that stands elsewhere."""
    if state.gone[observer, owner] != 0:
        return False
    for victim in range(state.players):
        if state.gone_to[observer, victim] == 1 + owner:
            return False
    maps = count_of(state.hand[owner], MAP) - count_of(state.known[observer, owner], MAP)
    return maps > 0 and odds_of(state, observer, owner, maps) <= 0.0


@rule
def is_wrong(state: State) -> bool:
    """Whether anybody is wrong about anybody."""
    for observer in range(state.players):
        for owner in range(state.players):
            if observer != owner and (wrong_about(state, observer, owner) or rules_out_maps(state, observer, owner)):
                return True
    return False


@rule
def first_wrong(states: States, blank: States, options: Ints, first: int, games: int, advised: int) -> int:
    """The first game in which somebody comes to know what is not so; 0 if there is none. Every so-manieth choice is as advised."""
    actions, events = np.empty(MAX_LEGAL, ACTION), np.zeros((1, WIDTH), np.int32)
    for seed in range(first, first + games):
        states[0] = blank[0]
        state = states[0]
        open_game(state, seed, options, events)
        stream = choices(seed)
        while state.ending == 0:
            stream = advance(stream)
            count = legal(state, actions)
            action = int(actions[below(stream, count)])
            if advised > 0 and below(stream ^ 2, advised) != 0:
                action = advise(state, actions, count, stream)
            events[0, 0] = 0
            apply(state, action, events)
            if is_wrong(state):
                return seed
    return 0


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("advised", [0, 5])
def test_r10_nobody_knows_what_is_not_so(players: int, advised: int) -> None:
    edition = mastaba.load("archaeology", players)
    find = edition.bind(first_wrong, "cpu")
    assert find(edition.blank(), edition.blank(), edition.codes, 1, GAMES, advised) == 0
