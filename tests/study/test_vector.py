"""A vector of games over the native batch: the same games as one by one, with the others played inside."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from mastaba.errors import MastabaError
from mastaba.game import Edition, load
from mastaba.study.gymnasium import name_of
from mastaba.study.table import Table

GAMES = 12


def vector(edition: Edition, **more: Any) -> Any:
    return gymnasium.make_vec(
        name_of(edition.game.id), players=edition.players, **{"num_envs": GAMES, **edition.options, **more}
    )


def at_random(mask: Any, chance: Any) -> Any:
    return np.array([chance.choice(np.flatnonzero(row)) for row in mask])


def test_learners_decide_and_see_what_their_seat_knows() -> None:
    watched(load("saqqara", 4))


@pytest.mark.proof
def test_in_every_game_learners_decide_and_see_what_their_seat_knows(one_edition: Edition) -> None:
    watched(one_edition)


@pytest.mark.proof
def test_opponents_that_search_play_inside() -> None:
    envs, chance = gymnasium.make_vec("mastaba/Saqqara-v0", num_envs=32, opponents="easy"), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    paid: list[float] = []
    while len(paid) < 60:
        _, rewards, ended, _, info = envs.step(at_random(info["action_mask"], chance))
        paid += rewards[ended].tolist()
    assert np.mean(paid) < 0.25


def watched(one_edition: Edition) -> None:
    """Along random games every learner is on turn, sees what its seat knows and has its legal actions."""
    envs, chance = vector(one_edition), np.random.default_rng(1)
    seen, info = envs.reset(seed=3)
    for _ in range(25):
        assert np.array_equal(envs.unwrapped.batch.seat, info["seat"] - 1)
        table = Table(one_edition)
        table._states[0] = envs.unwrapped.batch.states[4]
        table._list_legal()
        assert np.array_equal(seen[4], table.observe(table.seat))
        assert np.array_equal(info["action_mask"][4], table.mask())
        seen, _, _, _, info = envs.step(at_random(info["action_mask"], chance))
        assert not info["illegal"].any()
    assert seen in envs.observation_space


def test_games_end_are_paid_and_dealt_anew() -> None:
    envs, chance = gymnasium.make_vec("mastaba/Saqqara-v0", num_envs=GAMES, players=3), np.random.default_rng(1)
    _, info = envs.reset(seed=3)
    paid: list[float] = []
    seats: set[int] = set()
    while len(paid) < 60:
        _, rewards, ended, cut, info = envs.step(at_random(info["action_mask"], chance))
        assert not cut.any()
        assert not rewards[~ended].any()
        paid += rewards[ended].tolist()
        seats |= set(info["seat"].tolist())
    assert seats == {1, 2, 3}
    assert 0.1 < np.mean(paid) < 0.6
    assert {round(share, 2) for share in paid} <= {0.0, 0.33, 0.5, 1.0}


def test_the_same_seed_is_the_same_whatever_the_threads() -> None:
    def told(threads: int) -> Any:
        envs, chance = gymnasium.make_vec("mastaba/Saqqara-v0", num_envs=GAMES, threads=threads), np.random.default_rng(2)
        seen, info = envs.reset(seed=9)
        for _ in range(30):
            seen, *_, info = envs.step(at_random(info["action_mask"], chance))
        return seen

    assert np.array_equal(told(1), told(3))


def test_stronger_opponents_leave_less() -> None:
    """The heuristic plays inside, natively: a learner at random gets far less than its share."""
    envs, chance = gymnasium.make_vec("mastaba/Saqqara-v0", num_envs=64, opponents="heuristic"), np.random.default_rng(1)
    _, info = envs.reset(seed=1)
    paid: list[float] = []
    while len(paid) < 150:
        _, rewards, ended, _, info = envs.step(at_random(info["action_mask"], chance))
        paid += rewards[ended].tolist()
    assert np.mean(paid) < 0.3


def test_an_illegal_action_changes_nothing() -> None:
    envs = gymnasium.make_vec("mastaba/Saqqara-v0", num_envs=GAMES)
    seen, info = envs.reset(seed=1)
    illegal = info["action_mask"].argmin(axis=1)
    again, rewards, ended, _, told = envs.step(illegal)
    assert told["illegal"].all()
    assert np.array_equal(seen, again)
    assert not rewards.any()
    assert not ended.any()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"opponents": "mediun"}, "There is no bot “mediun”"),
        ({"opponents": ["random"] * 3}, "At a table for 2"),
        ({"seat": 5}, "seat"),
        ({"players": 9}, "Saqqara is for 2 to 4 players, not 9."),
    ],
)
def test_bad_input_gets_one_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(MastabaError) as caught:
        gymnasium.make_vec("mastaba/Saqqara-v0", num_envs=2, **given)
    assert sentence in str(caught.value)
