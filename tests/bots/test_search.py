"""Bots search from what a seat sees, do not cheat, and play better the longer they think."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import replace

import pytest

from mastaba.arena.contests.ladder import contest, entrant
from mastaba.arena.contests.tournament import run
from mastaba.bots import level_bot, levels_in, make
from mastaba.bots.level_bot import LevelBot, at_once, in_background
from mastaba.bots.levels import SEARCH_LEVELS
from mastaba.bots.search import Search
from mastaba.bots.search.searcher import Forest, Position
from mastaba.bots.search.tree import is_behind
from mastaba.bots.simple_bots import Heuristic
from mastaba.game import Game, discover, load
from tests.contract import walks

GAMES = list(discover().values())


def by_id(game: Game) -> str:
    return game.id


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_a_search_does_not_know_what_is_hidden(game: Game) -> None:
    """The hidden part of the state is poisoned: what the seat sees stays the same, and so does the move."""
    edition = load(game.id, game.seats[-1])
    for step, table in enumerate(walks.walk(edition, seed=3, every=25)):
        seat = int(table[0].seat)
        poisoned = walks.resampled(edition, walks.seen(edition, table, seat), seat, stream=99)
        legal = walks.legal(edition, table)
        moves = {
            Search(edition, iterations=60).choose(walks.seen(edition, there, seat)[0], legal, random.Random(step))
            for there in (table, poisoned)
        }
        assert len(moves) == 1
        if step == 3:
            break


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_a_search_counts_every_iteration_and_gives_results_between_0_and_1(game: Game) -> None:
    edition = load(game.id, game.seats[0])
    match = edition.new(seed=5)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    search = Search(edition, iterations=200)
    thoughts = search.think(match.seen(match.seat), match.legal_numbers(), random.Random(1))
    assert sum(thought.visits for thought in thoughts) == search.spent_iterations == 200
    assert {thought.action for thought in thoughts} <= set(match.legal_numbers())
    assert all(0 <= result <= 1 for thought in thoughts for result in thought.results)
    assert [thought.visits for thought in thoughts] == sorted((thought.visits for thought in thoughts), reverse=True)


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_one_unlucky_try_of_an_action_is_not_its_last(game: Game) -> None:
    """Played to the end a first try is won or lost; nothing may be left at that, however much better another one looks."""
    edition, iterations = load(game.id, game.seats[0]), 2_000
    match = edition.new(seed=5)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    search = Search(edition, iterations=iterations, exploration=0.01)
    thoughts = search.think(match.seen(match.seat), match.legal_numbers(), random.Random(1))
    assert len(thoughts) == len(match.legal())
    assert all(not is_behind(thought.visits + 1, iterations) for thought in thoughts)


def test_at_the_root_no_action_takes_all_tries_because_it_was_lucky_first() -> None:
    """A tree may be ever so little curious below: at the root those that are nearly as good are tried on."""
    edition = load("archaeology")
    match = edition.new(seed=5)
    search = Search(edition, iterations=2_000, exploration=0.0, advice=1.0, horizon=25)
    thoughts = search.think(match.seen(match.seat), match.legal_numbers(), random.Random(1))
    assert thoughts[1].visits > 100


def test_playouts_look_no_further_than_pays_while_tries_are_few() -> None:
    """In Luxor the forecast tells more of the columns than ten more decisions of a playout do: those are mostly noise."""
    edition = load("luxor", 2)
    usual = replace(entrant(edition, "expert"), tries=0, least=200)
    further = replace(usual, playing=replace(usual.playing, horizon=16))
    assert contest(edition, usual, further, rounds=20, cores=1).share > 0.6


def children(forest: Forest) -> dict[tuple[int, int], int]:
    """Every node but the root by its parent and its action, found along the lists of children."""
    found: dict[tuple[int, int], int] = {}
    for parent in range(int(forest.nodes[0]["sibling"])):
        child = int(forest.nodes[parent]["child"])
        while child:
            key = parent, int(forest.nodes[child]["action"])
            assert key not in found, "an action has two nodes"
            found[key], child = child, int(forest.nodes[child]["sibling"])
    return found


@pytest.mark.parametrize("game", ["luxor", "saqqara"])
def test_a_tree_has_one_node_for_each_action_also_when_it_is_taken_over(game: str) -> None:
    edition = load(game)
    match = edition.new(seed=5, target="cpu")
    seen, legal, how = match.seen(match.seat), match.legal_numbers(), Search(edition).settings
    forest = Forest(edition, seen, legal, how, luck=1, size=2_000)
    forest.grow(700)  # the index of the tree grows twice
    assert sorted(children(forest).values()) == list(range(1, int(forest.nodes[0]["sibling"])))
    later, position = Forest(edition, seen, legal, how, luck=2, size=2_000), Position(edition, seen)
    later.take_over(forest, position, position)
    later.grow(700)
    assert children(forest).items() <= children(later).items()
    assert sum(thought.visits for thought in later.thoughts(2)) == 1_400


def test_several_trees_add_up() -> None:
    edition = load("saqqara", 2)
    match = edition.new(seed=5)
    search = Search(edition, iterations=300, cores=2)
    thoughts = search.think(match.seen(match.seat), match.legal_numbers(), random.Random(1))
    assert sum(thought.visits for thought in thoughts) == 300


@pytest.mark.parametrize("game", ["saqqara"])
def test_a_tree_is_kept_where_nothing_is_hidden(game: str) -> None:
    """What was found below the position now on the table counts on; the search itself spends no more than it is allowed."""
    edition = load(game, 2)
    match, search = edition.new(seed=5, target="cpu"), Search(edition, iterations=2_000)
    first = search.think(match.seen(match.seat), match.legal_numbers(), random.Random(1))
    match.play(match.game.actions[first[0].action])
    again = search.think(match.seen(match.seat), match.legal_numbers(), random.Random(2))
    assert sum(thought.visits for thought in again) == first[0].visits - 1 + 2_000
    assert {thought.action for thought in again} == set(match.legal_numbers())
    assert search.spent_iterations == 4_000
    elsewhere = edition.new(seed=6, target="cpu")
    assert (
        sum(
            thought.visits
            for thought in search.think(elsewhere.seen(elsewhere.seat), elsewhere.legal_numbers(), random.Random(3))
        )
        == 2_000
    )


def test_no_tree_is_kept_where_cards_are_hidden() -> None:
    match = load("archaeology", 2).new(seed=5, target="cpu")
    search = Search(match.edition, iterations=200)
    for step in range(4):
        thoughts = search.think(match.seen(match.seat), match.legal_numbers(), random.Random(step))
        assert sum(thought.visits for thought in thoughts) == 200
        match.play(match.game.actions[thoughts[0].action])


def test_a_forced_move_is_played_without_a_thought() -> None:
    search = Search(load("saqqara", 2), iterations=10**9)
    assert search.choose(load("saqqara", 2).new(seed=1).seen(1), [7], random.Random(1)) == 7
    assert search.spent_iterations == 0


def test_thinking_beats_chance() -> None:
    edition = load("saqqara", 2)
    outcomes = run(edition, ["medium", "random"], rounds=10, salt="same")
    won = sum(outcome.share(outcome.pairing.names.index("medium") + 1) for outcome in outcomes)
    assert len(outcomes) == 20
    assert won >= 15


@pytest.mark.parametrize(
    "name", [name for name in levels_in(load("archaeology").game) if name != "expert"]
)  # it is hard with seconds for iterations
def test_every_level_plays_legal_actions(name: str) -> None:
    match = load("archaeology", 3).new(seed=6, target="cpu")
    bot = make(name, match.edition, at_once)
    for step in range(25):
        if match.over:
            break
        action = bot.choose(match.seen(match.seat), match.legal_numbers(), random.Random(step))
        match.play(match.game.actions[action])


@pytest.mark.parametrize("game", ["saqqara"])  # runs where its search has been compiled
def test_an_impatient_bot_follows_the_heuristic_until_its_search_is_ready(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    may_go_on, compiled = threading.Event(), level_bot.warm_up
    monkeypatch.setattr(level_bot, "warm_up", lambda edition: (may_go_on.wait(), compiled(edition)))
    monkeypatch.setattr(level_bot, "_compiling", {})  # whatever tests before this one have compiled
    monkeypatch.setattr(level_bot, "_compiled", set())
    match, hard = load(game, 2).new(seed=6), SEARCH_LEVELS["hard"]
    seen, legal, bot = match.seen(match.seat), match.legal_numbers(), LevelBot(match.edition, hard, in_background)
    assert bot.choose(seen, legal, random.Random(1)) == Heuristic(match.edition, "python").choose(seen, legal, random.Random(1))
    assert bot.search.spent_iterations == 0
    may_go_on.set()
    end = time.monotonic() + 120
    while bot.search.spent_iterations == 0 and time.monotonic() < end:
        assert bot.choose(seen, legal, random.Random(1)) in legal
    assert 0 < bot.search.spent_iterations <= hard.tries * len(legal)


# Exact play


# Hints


def test_hints_are_legal_and_sorted() -> None:
    match = load("archaeology", 2).new(seed=4)
    hints = match.hint(match.seat, iterations=300)
    assert {hint.action for hint in hints} <= set(match.legal())
    assert [hint.tries for hint in hints] == sorted((hint.tries for hint in hints), reverse=True)
    assert all(0 <= hint.expected <= 1 and hint.doubt > 0 for hint in hints)
    assert match.hint(match.seat % 2 + 1, iterations=300) == []
