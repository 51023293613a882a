"""The heuristic player builds pyramids: against chance, against itself, and always within the rules."""

from __future__ import annotations

import numpy as np
import pytest

import mastaba
from mastaba.games.sakkara.bot import advise
from mastaba.games.sakkara.tests.sakkara_duels import duels
from mastaba.games.sakkara.tests.sakkara_tables import table

DOME = 1


@pytest.mark.parametrize(("bots", "column"), [((1, 0), 4), ((0, 1), 5)])
def test_the_heuristic_wins_95_of_100_against_chance(bots: tuple[int, int], column: int) -> None:
    assert duels(200, bots)[:, column].sum() >= 190


def test_two_heuristics_end_with_a_dome_within_the_limit() -> None:
    result = duels(200, (1, 1))
    assert (result[:, 2] == DOME).sum() >= 190
    assert result[:, 1].max() <= 300


def advised(match: mastaba.Match) -> str:
    legal = match.legal_numbers()
    return match.game.actions[advise(match.seen(match.seat), np.array(legal, np.int16), len(legal), 12345)]


def test_it_sets_the_dome_when_it_can() -> None:
    assert advised(table(rack="dome hand hand bird", laid=(1, 3), level=3)) == "build dome"


def test_it_lays_the_ship_and_then_walks_to_what_it_lacks() -> None:
    assert advised(table(rack="ship moon")) == "lay ship"
    assert advised(table({"b1": ["ox"], "a2": ["ship"]})) == "move a1 a2"


def test_its_choices_are_the_same_interpreted_and_native() -> None:
    match = mastaba.load("sakkara").new(seed=3, target="cpu")
    native = match.edition.bind(advise, "cpu")
    for step in range(150):
        legal = np.array(match.legal_numbers(), np.int16)
        seen = match.seen(match.seat)
        chosen = advise(seen, legal, len(legal), step)
        assert chosen == native(seen, legal, len(legal), step)
        match.play(match.game.actions[chosen])
        if match.over:
            break
    assert len(match.steps) > 100
