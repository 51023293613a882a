"""Gymnasium's own checker, and what it does not look at: opponents, seats, rewards, masks."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from mastaba.errors import MastabaError
from mastaba.game import Edition
from mastaba.study.gymnasium import name_of

FIRST_LEGAL = "def choose(legal):\n    return legal[0]\n"


def made(edition: Edition, **more: Any) -> Any:
    options: dict[str, Any] = {**edition.options, **more}
    return gymnasium.make(name_of(edition.game.id), players=edition.players, **options)


def played(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """A game at random: the reward, the last info, and how many decisions the learner had."""
    _, info = env.reset(seed=seed)
    chance, reward, is_over, count = np.random.default_rng(seed), 0.0, False, 0
    while not is_over:
        assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"])
        action = int(chance.choice(np.flatnonzero(info["action_mask"])))
        _, reward, is_over, _, info = env.step(action)
        count += 1
    return float(reward), info, count


def checked(edition: Edition) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error")
        check_env(made(edition, opponents="random").unwrapped)


def test_one_of_each_game_passes_the_checker(one_edition: Edition) -> None:
    checked(one_edition)


@pytest.mark.proof
def test_every_game_seat_count_and_variant_passes_the_checker(any_edition: Edition) -> None:
    checked(any_edition)


def test_the_reward_is_the_learners_share_of_the_victory(one_edition: Edition) -> None:
    env = made(one_edition)
    for seed in range(3):
        reward, info, _ = played(env, seed)
        match = env.unwrapped.table.match()
        winners = match.winners() or list(range(1, match.players + 1))
        assert reward == pytest.approx((info["seat"] in winners) / len(winners))
        assert info["points"] == match.scores()


def test_the_same_seed_is_the_same_game_and_draws_the_seat() -> None:
    env = gymnasium.make("mastaba/Saqqara-v0", players=3)
    assert played(env, 5)[1]["points"] == played(env, 5)[1]["points"]
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {1, 2, 3}
    fixed = gymnasium.make("mastaba/Saqqara-v0", players=3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_an_illegal_action_changes_nothing_and_says_why() -> None:
    env = gymnasium.make("mastaba/Saqqara-v0", disable_env_checker=True)
    before, info = env.reset(seed=1)
    after, reward, is_over, _, told = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert np.array_equal(before, after)
    assert (reward, is_over) == (0.0, False)
    assert "(R" in told["illegal"]


def test_opponents_are_levels_files_policies_and_bots(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text(FIRST_LEGAL)
    asked = []

    def policy(observation: Any, mask: Any) -> int:
        asked.append(observation.shape)
        return int(np.flatnonzero(mask)[0])

    for opponents in ("heuristic", str(file), file, policy, ["random", policy]):
        players = 3 if isinstance(opponents, list) else 2
        env = gymnasium.make("mastaba/Saqqara-v0", players=players, opponents=opponents)
        assert played(env, 2)[2] > 3
    assert len(asked) > 6


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 9}, "Saqqara is for 2 to 4 players, not 9."),
        ({"last_prime": "never"}, "last_prime"),
        ({"prime": "finish"}, "Saqqara has no option “prime”"),
        ({"opponents": "mediun"}, "There is no bot “mediun”"),
        ({"opponents": "missing.py"}, "There is no file missing.py."),
        ({"opponents": ["random", "random"]}, "At a table for 2 there are 1 other seats, not 2."),
        ({"opponents": 3}, "There is no bot “3”"),
        ({"seat": 3}, "seat"),
        ({"render_mode": "3d"}, "render_mode"),
    ],
)
@pytest.mark.filterwarnings("ignore:.*render_mode")  # Gymnasium has its own word on that first
def test_bad_input_gets_one_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(MastabaError) as caught:
        gymnasium.make("mastaba/Saqqara-v0", **given)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)
