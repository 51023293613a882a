"""What a search spends: no more than it may, no less than a small choice needs, and nothing that would change nothing."""

from __future__ import annotations

import random
import time

import pytest

from mastaba.bots.level_bot import LevelBot, at_once
from mastaba.bots.levels import level, levels_of, searcher
from mastaba.bots.search import Search, Thought
from mastaba.bots.search.budget import SURE, Budget, is_decided, sureness
from mastaba.game import Game, discover, load
from mastaba.match import Match


@pytest.fixture
def match() -> Match:
    match = load("saqqara", 2).new(seed=5, target="cpu")
    for _ in range(12):
        match.play(match.legal()[0])
    return match


def thought(visits: int, share: float) -> Thought:
    return Thought(visits, visits, (share, 1 - share))


def test_a_choice_between_two_gets_as_many_tries_as_any(match: Match) -> None:
    search = Search(match.edition, tries=3, least=400)
    search.think(match.seen(match.seat), match.legal_numbers()[:2], random.Random(1))
    assert search.spent_iterations == 400
    search.think(match.seen(match.seat), match.legal_numbers(), random.Random(1))
    assert search.spent_iterations == 800
    search.least = 0
    search.think(match.seen(match.seat), match.legal_numbers(), random.Random(1))
    assert search.spent_iterations == 800 + 3 * len(match.legal_numbers())


@pytest.mark.parametrize("cores", [1, 2])
def test_time_is_used_and_kept_to(match: Match, cores: int) -> None:
    search = searcher(match.edition, seconds=0.25, cores=cores)
    search.think(match.seen(match.seat), match.legal_numbers(), random.Random(1))  # compiles
    begun = time.perf_counter()
    search.think(match.seen(match.seat), match.legal_numbers(), random.Random(1))
    assert 0.25 <= time.perf_counter() - begun < 8  # a busy machine comes back late


def test_a_budget_counts_down_both_ways() -> None:
    budget = Budget(1_000, None, trees=2)
    while batch := budget.batch():
        budget.spent += 2 * batch
    assert budget.spent == 1_000
    brief = Budget(None, 0.001, trees=1)
    assert brief.batch() > 0  # something has to be tried
    brief.spent += 64
    time.sleep(0.002)
    assert brief.batch() == 0


def test_a_search_stops_where_nobody_can_catch_up() -> None:
    thoughts = [thought(100, 0.52), thought(60, 0.51), thought(10, 0.3)]
    assert is_decided(thoughts, 0, choices=3, left=39)
    assert not is_decided(thoughts, 0, choices=3, left=41)
    assert not is_decided(thoughts, 0, choices=4, left=39)  # one has not been tried


def test_a_search_says_how_sure_it_is_and_stops_when_it_is() -> None:
    close = [thought(1_000, 0.52), thought(900, 0.51)]
    clear = [thought(1_000, 0.72), thought(900, 0.51)]
    assert 0.5 < sureness(close, 0) < 0.9 < SURE < sureness(clear, 0) <= 1
    assert sureness([thought(100, 0.72), thought(90, 0.51)], 0) < sureness(clear, 0)
    assert is_decided(clear, 0, choices=2, left=5_000)
    assert not is_decided(close, 0, choices=2, left=5_000)
    assert not is_decided([thought(1_000, 0.99), thought(3, 0.1)], 0, choices=2, left=3_000)  # three tries prove little


def test_a_tree_that_has_hardly_begun_is_not_believed_however_sure_it_seems() -> None:
    """Its playouts resemble one another, so that all may be wrong together: of 29 stops in Saqqara three fell on another choice."""
    clear = [thought(1_000, 0.72), thought(900, 0.51)]
    assert sureness(clear, 0) > SURE
    assert is_decided(clear, 0, choices=2, left=3 * 1_900)
    assert not is_decided(clear, 0, choices=2, left=3 * 1_900 + 1)


def test_stopping_early_spares_time_and_keeps_the_choice(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, legal = match.seen(match.seat), match.legal_numbers()
    brief, full = (searcher(match.edition, seconds=1.0) for _ in range(2))
    monkeypatch.setattr(time, "perf_counter", lambda: (brief.spent_iterations + full.spent_iterations) / 20_000)
    chosen, chance = brief.choose(seen, legal, random.Random(3)), random.Random(3)
    assert full.win(seen, legal, chance) is None  # which draws on chance: both meet the same luck from here on
    assert chosen == full.think(seen, legal, chance)[0].action
    assert brief.spent_iterations < 20_000 <= full.spent_iterations < 20_100
    assert 0.5 < brief.sureness <= 1


def test_of_tries_that_are_counted_every_one_is_made(match: Match) -> None:
    search = searcher(match.edition, iterations=20_000)
    search.choose(match.seen(match.seat), match.legal_numbers(), random.Random(3))
    assert search.spent_iterations == 20_000


def test_thinking_on_while_others_decide_counts(match: Match) -> None:
    search, rounds = searcher(match.edition, iterations=500), iter(range(10**6))
    chosen = search.choose(match.seen(match.seat), match.legal_numbers(), random.Random(1))
    search.ponder(chosen, lambda: next(rounds) == 6)
    assert next(rounds) == 7
    match.play(match.game.actions[chosen])
    again = search.think(match.seen(match.seat), match.legal_numbers(), random.Random(2))
    assert sum(thought.visits for thought in again) > 600


def test_nobody_ponders_where_cards_are_hidden() -> None:
    match = load("archaeology", 2).new(seed=5, target="cpu")
    search = searcher(match.edition, iterations=100)
    chosen = search.choose(match.seen(match.seat), match.legal_numbers(), random.Random(1))
    spent = search.spent_iterations
    search.ponder(chosen, lambda: False)
    assert search.spent_iterations == spent


@pytest.mark.parametrize("game", discover().values(), ids=lambda game: game.id)
def test_the_highest_level_plays_by_time_and_the_others_by_tries(game: Game) -> None:
    assert [name for name in levels_of(game) if level(game, name).is_timed] == ["expert"]
    expert = LevelBot(load(game.id), level(game, "expert"), at_once)
    assert (expert.search.seconds, expert.search.tries) == (2.0, 0)
    expert.use(2)
    assert expert.search.cores == 2
    hard = LevelBot(load(game.id), level(game, "hard"), at_once)
    hard.use(2)
    assert (hard.search.tries, hard.search.cores) == (level(game, "hard").tries, 1)
