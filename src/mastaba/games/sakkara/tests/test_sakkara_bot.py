"""The heuristic player builds pyramids: against chance, against itself, and always within the rules."""

from __future__ import annotations

import numpy as np

import mastaba
from mastaba.arena.simulation.simulate import simulate
from mastaba.games.sakkara.bot import advise
from mastaba.games.sakkara.tests.sakkara_tables import table

DOME = 1


def test_heuristics_end_with_a_dome_within_the_limit() -> None:
    batch = simulate(mastaba.load("sakkara"), 200, seed=1, is_advised=True)
    assert (batch.endings == DOME).sum() >= 190


def advised(match: mastaba.Match) -> str:
    legal = match.legal_numbers()
    return match.game.actions[advise(match.seen(match.seat), np.array(legal, np.int16), len(legal), 12345)]


def test_it_sets_the_dome_when_it_can() -> None:
    assert advised(table(rack="dome hand hand bird", laid=(1, 3), level=3)) == "build dome"


def test_it_lays_the_ship_and_then_walks_to_what_it_lacks() -> None:
    assert advised(table(rack="ship moon")) == "lay ship"
    assert advised(table({"b1": ["ox"], "a2": ["ship"]})) == "move a1 a2"
