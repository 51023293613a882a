"""PettingZoo's own suites, and what they do not look at: the rewards, the masks, what is refused."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mastaba.errors import MastabaError
from mastaba.game import Edition
from mastaba.study.pettingzoo import env

with warnings.catch_warnings():  # its suites import its own games in a way that it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test

# What PettingZoo warns everybody of whose observations are a dict with a mask, its own card games by name excepted
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably",
    "Action mask numpy array is all zeros",
)


def maker(edition: Edition) -> Callable[..., Any]:
    options: dict[str, Any] = dict(edition.options)
    return lambda **more: env(edition.game.id, edition.players, **options, **more)


def suites(edition: Edition, cycles: int) -> None:
    make = maker(edition)
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message=message)
        api_test(make(), num_cycles=cycles)
        seed_test(make, num_cycles=cycles)
        render_test(make, custom_tests={"ansi": lambda text: len(text) > 100})
        save_obs_test(make())


def test_one_of_each_game_passes_the_suites(one_edition: Edition, capsys: pytest.CaptureFixture[str]) -> None:
    suites(one_edition, cycles=30)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.proof
def test_every_game_seat_count_and_variant_passes_the_suites(any_edition: Edition, capsys: pytest.CaptureFixture[str]) -> None:
    suites(any_edition, cycles=1000)
    assert "Passed API test" in capsys.readouterr().out


def played(table: Any, seed: int) -> dict[str, float]:
    """Plays at random to the end; what everybody got."""
    table.reset(seed=seed)
    chance, got = np.random.default_rng(seed), dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, is_over, is_cut, _ = table.last()
        got[agent] += reward
        table.step(None if is_over or is_cut else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return got


def test_rewards_are_shares_of_the_victory(one_edition: Edition) -> None:
    table = maker(one_edition)()
    shares = [played(table, seed) for seed in range(3)]
    assert all(sum(got.values()) == pytest.approx(1) for got in shares)
    winners = [seat for seat, share in enumerate(shares[-1].values(), 1) if share > 0]
    match = table.unwrapped.table.match()
    assert winners == (match.winners() or list(range(1, match.players + 1)))


def test_a_game_is_cut_off_after_max_cycles(one_edition: Edition) -> None:
    table = maker(one_edition)(max_cycles=5)
    assert sum(played(table, 1).values()) == 0
    assert len(table.unwrapped.table.actions) == 5


def test_whoever_does_not_decide_has_no_legal_action() -> None:
    table = env("luxor", players=3)
    table.reset(seed=2)
    masks = {agent: int(table.observe(agent)["action_mask"].sum()) for agent in table.agents}
    assert [agent for agent, count in masks.items() if count] == [table.agent_selection]


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    table = env("saqqara")
    table.reset(seed=2)
    before, illegal = table.observe("player_0"), int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(MastabaError, match=r"\(R\d"):
        table.step(illegal)
    assert np.array_equal(before["observation"], table.observe("player_0")["observation"])
    with pytest.raises(MastabaError, match="action"):
        table.step(10_000)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "saqara"}, "There is no game “saqara”; did you mean saqqara?"),
        ({"game": "saqqara", "players": 7}, "Saqqara is for 2 to 4 players, not 7."),
        ({"game": "saqqara", "blocks": 1}, "Saqqara has no option “blocks”; did you mean blocked?"),
        ({"game": "saqqara", "blocked": "never"}, "blocked"),
        ({"game": "saqqara", "render_mode": "3d"}, "render_mode"),
        ({"game": "saqqara", "max_cycles": -1}, "max_cycles"),
    ],
)
def test_bad_input_gets_one_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(MastabaError) as caught:
        env(**given)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)
