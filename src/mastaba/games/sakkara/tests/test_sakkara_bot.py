"""The heuristic player builds pyramids: against chance, against itself, and always within the rules."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

import mastaba
from mastaba.arena.contests.ladder import entrant, noted
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


def test_a_search_far_ahead_goes_on_to_the_dome() -> None:
    """Whoever counts a lead in tiles is content with it, and draws at the turn limit against somebody who plays at random."""
    edition = mastaba.load("sakkara")
    search = replace(entrant(edition, "expert"), tries=0, least=300)
    shares, lengths, _ = noted(edition, [search, entrant(edition, "random")], seed=6001, rounds=4, room=0)
    assert shares[:, 0].tolist() == [1.0] * 8
    assert max(lengths) < 400
