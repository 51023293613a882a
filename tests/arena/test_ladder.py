"""Levels and the contests that measure them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from mastaba.arena.contests.compiled import HEURISTIC, RANDOM
from mastaba.arena.contests.ladder import Entrant, contest, elo, entrant, steps
from mastaba.bots.levels import APART, SEARCH_LEVELS, Tuning, _table, level, levels_of, tuning
from mastaba.bots.search.tree import NODE, chosen_child
from mastaba.game import Edition, Game, discover, load


@pytest.fixture
def edition() -> Edition:
    return load("saqqara", 2)


@pytest.mark.parametrize("game", discover().values(), ids=lambda game: game.id)
def test_a_games_levels_are_the_known_ones_within_two_seconds(game: Game) -> None:
    tuned = _table(game, "levels.toml")
    assert set(tuned) <= set(SEARCH_LEVELS) | set(APART) | set(vars(Tuning())) | {"seats"}
    assert set(tuned.get("seats", {})) <= set(map(str, game.seats))
    for name in levels_of(game):
        assert 0 < level(game, name).seconds <= 2
    assert [(below, above) for above, below in steps(game)] == list(pairwise(["random", *levels_of(game)]))


def test_an_entrant_is_its_level(edition: Edition) -> None:
    hard = entrant(edition, "hard")
    assert (hard.tries, hard.playing) == (level(edition.game, "hard").tries, tuning(edition.game, 2))
    assert entrant(edition, "easy").playing.advice == 0
    assert replace(entrant(edition, "all-seeing hard"), mind=hard.mind) == hard


def test_a_contest_gives_the_same_result_again_whatever_the_cores(edition: Edition) -> None:
    one, other = entrant(edition, "easy"), entrant(edition, "beginner")
    once, again = (contest(edition, one, other, rounds=6, cores=cores) for cores in (1, 2))
    assert replace(once, seconds=0) == replace(again, seconds=0)


def test_chance_has_its_fair_share(edition: Edition) -> None:
    found = contest(edition, Entrant(RANDOM), Entrant(RANDOM), rounds=400)
    assert found.games == 800
    assert found.low < found.fair < found.high
    assert 54 <= found.length <= 77


def test_a_contest_says_how_games_ended_and_after_how_many_turns() -> None:
    edition = load("sakkara", turn_limit=60)
    wandering = contest(edition, Entrant(RANDOM), Entrant(RANDOM), rounds=4)
    assert (wandering.won, wandering.drawn) == (0, 8)
    assert wandering.turns == 60 + 4  # four workers are set first, by turns
    decided = contest(load("sakkara"), Entrant(HEURISTIC), Entrant(RANDOM), rounds=4)
    assert (decided.won, decided.drawn) == (8, 0)
    assert decided.turns < 100


def test_a_step_in_elo_is_what_the_shares_of_two_say() -> None:
    assert elo(0.5, 0.5) == pytest.approx(0)
    assert elo(10 / 11, 0.5) == pytest.approx(400)
    assert elo(0.25, 0.25) == pytest.approx(0)
    assert elo(1.0, 0.5) == elo(0.999, 0.5)


def test_more_tries_win(edition: Edition) -> None:
    found = contest(edition, entrant(edition, "medium"), entrant(edition, "beginner"), rounds=15)
    assert found.low > found.fair


def test_the_choice_is_the_most_tried_and_of_several_the_one_that_promises_most(edition: Edition) -> None:
    nodes = np.zeros(6, NODE).view(np.recarray)
    for place, (visits, total) in enumerate([(3, 2.9), (40, 10.0), (7, 7.0), (40, 30.0), (10, 1.0)], start=1):
        nodes[place].visits, nodes[place].total[1], nodes[place].sibling = visits, total, place + 1 if place < 5 else 0
    nodes[0].child = 1
    choose = edition.bind(chosen_child, "cpu")
    assert choose(nodes, 1) == 4
    assert choose(nodes, 0) == 2
