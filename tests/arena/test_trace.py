"""A simulated game is played once, also where its actions are noted."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.arena.simulation import simulate as simulation
from mastaba.arena.simulation.simulate import Batch, simulate
from mastaba.engine.contract import Ints
from mastaba.game import Edition, load


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of all games that are played, as often as they are."""
    seeds: list[int] = []
    made = simulation._player

    def counting(*asked: object) -> simulation.Player:
        play = made(*asked)  # type: ignore[arg-type]

        def count(batch: Batch, trace: Ints) -> None:
            seeds.extend(range(batch.seed, batch.seed + len(batch.lengths)))
            play(batch, trace)

        return count

    monkeypatch.setattr(simulation, "_player", counting)
    return seeds


@pytest.fixture
def edition() -> Edition:
    return load("saqqara", 2)


def test_games_with_a_trace_are_played_once(edition: Edition, played: list[int]) -> None:
    batch = simulate(edition, 12, seed=40, target="python", has_trace=True)
    assert len(batch.trace) == batch.lengths.sum()
    assert sorted(played[1:]) == list(range(40, 52))  # the first one was to compile


def test_a_game_longer_than_the_room_for_it_is_played_again(edition: Edition, played: list[int]) -> None:
    """The game that compiles tells how much room there is at first; with none at all every game is played again, and alike."""
    once = simulate(edition, 6, seed=40, target="python", has_trace=True)
    tracer = simulation._Tracer(simulation._player(edition, "python", False, False), usual_length=0)
    played.clear()
    again = tracer.played(simulation._blank(edition, 40, 6))
    assert np.array_equal(once.trace, again.trace)
    assert sorted(played) == sorted([*range(40, 46), *range(40, 46)])


def test_without_a_trace_there_is_none(edition: Edition) -> None:
    assert simulate(edition, 3, target="python").trace.size == 0
