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
    made = simulation.player

    def counting(*asked: object) -> simulation.Player:
        play = made(*asked)  # type: ignore[arg-type]

        def count(batch: Batch, trace: Ints) -> None:
            seeds.extend(range(batch.seed, batch.seed + len(batch.lengths)))
            play(batch, trace)

        return count

    monkeypatch.setattr(simulation, "player", counting)
    return seeds


@pytest.fixture
def edition() -> Edition:
    return load("saqqara", 2)


@pytest.fixture
def _unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is known of how long games are."""
    monkeypatch.setattr(simulation, "_usual", {})


@pytest.mark.usefixtures("_unknown")
def test_games_with_a_trace_are_played_once(edition: Edition, played: list[int]) -> None:
    batch = simulate(edition, 12, seed=40, target="python", has_trace=True)
    assert len(batch.trace) == batch.lengths.sum()
    assert sorted(played[1:]) == list(range(40, 52))  # the first one was to know how long a game is


def test_a_game_longer_than_the_room_for_it_is_played_again(
    edition: Edition, played: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With room for none every game is played again, with room for some just the others; and alike."""
    once = simulate(edition, 6, seed=40, target="python", has_trace=True)
    for room in (0, int(np.median(once.lengths))):
        monkeypatch.setattr(simulation, "_usual", {("saqqara", 2): room * 4 // 5 + 1 if room else 0})
        played.clear()
        again = simulation.play_chunk(simulation.player(edition, "python", False, False), edition, 40, 6, has_trace=True)
        assert np.array_equal(once.trace, again.trace)
        longer = [40 + game for game in range(6) if once.lengths[game] > (room * 4 // 5 + 1) * 5 // 4 or not room]
        assert sorted(played) == sorted([*range(40, 46), *longer])
        assert longer


def test_without_a_trace_there_is_none(edition: Edition) -> None:
    assert simulate(edition, 3, target="python").trace.size == 0
