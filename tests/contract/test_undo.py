"""How far back a seat may go: to its last decision, over robots' replies, and never so that it then knows more than it did."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from mastaba import offers, undo
from mastaba.game import Edition, Game, load
from mastaba.match import Match
from mastaba.server.http.games import has_secrets

SEARCHES: dict[str, str | int | bool] = {"curse": True}


def walked(edition: Edition, seed: int, steps: int = 70) -> Iterator[Match]:
    match, chance = edition.new(seed=seed), random.Random(seed)
    for _ in range(steps):
        if match.over:
            return
        match.play(chance.choice(match.legal()))
        yield match


def gone_back(match: Match, number: int) -> Match:
    earlier = match.copy()
    while len(earlier.steps) > number:
        earlier.undo()
    return earlier


def robots(match: Match) -> list[int]:
    return list(range(2, match.players + 1))


def test_an_undo_ends_at_a_decision_of_ones_own_and_nothing_was_shown_since(edition: Edition) -> None:
    for match in walked(edition, 3):
        way = undo.way_back(match, 1, robots(match))
        if way.number is None:
            assert undo.reason(match, 1, way, "en") != undo.reason(match, 1, way, "fr") != ""
            continue
        earlier, taken = gone_back(match, way.number), match.steps[way.number :]
        assert earlier.seat == 1
        assert len(earlier.legal()) > 1
        assert not any(row[1] != -1 or row[0] in match.game.provided.REVEALS for step in taken for row in step.rows)
        own = [number for number, step in enumerate(taken, way.number) if step.seat == 0]
        assert all(len(gone_back(match, number).legal()) == 1 for number in own[1:])  # what came after it left no choice


def test_over_a_robots_reply_goes_who_had_seen_the_whole_table(game: Game) -> None:
    """Otherwise what the robot played would be known of its hand, and what it drew of the pile."""
    far: Counter[bool] = Counter()
    for match in walked(load(game.id, game.seats[0]), 4, 120):
        way = undo.way_back(match, 1, robots(match))
        if way.number is not None:
            far[any(step.seat != 0 for step in match.steps[way.number :])] += 1
    assert far[False]
    assert bool(far[True]) == (not has_secrets(game.id))


def test_in_company_nobody_elses_decision_is_taken_back(game: Game) -> None:
    """Not a robot's either: the others have seen what it did. One's own moves that left no choice go with the decision."""
    edition = load(game.id, game.seats[-1])
    for match in walked(edition, 5):
        way = undo.way_back(match, 1, robots(match)[1:])
        if way.number is not None:
            assert all(step.seat == 0 for step in match.steps[way.number :])
        elif match.steps[-1].seat != 0 and not match.over:
            assert way.code == "other"
            assert match.names[match.steps[-1].seat] in undo.reason(match, 1, way, "en")


def test_before_the_first_decision_and_after_the_end_nothing_is_taken_back(game: Game) -> None:
    edition = load(game.id, game.seats[0], **({"turn_limit": 8} if game.id == "sakkara" else {}))
    match, chance = edition.new(seed=6), random.Random(6)
    assert undo.way_back(match, 1, robots(match)).code == "nothing"
    while not match.over:
        match.play(chance.choice(match.legal()))
    assert undo.way_back(match, 1, robots(match)) == undo.WayBack(None, "over")


@pytest.mark.parametrize("race", ["slow", "live"])
def test_a_search_is_never_forced_and_never_taken_back(race: str) -> None:
    """R9.3 in Luxor: that only a pass is legal would tell that there is no line; a line pointed at cannot be unseen."""
    alone = 0
    for seed in range(12):
        for match in walked(load("luxor", 2, curse_race=race, **SEARCHES), seed, 120):
            was_search = bool(match.steps) and gone_back(match, len(match.steps) - 1).is_search
            if was_search:
                assert undo.way_back(match, match.steps[-1].seat + 1, robots(match)).number is None
            if match.is_search:
                alone += len(match.legal()) == 1
                assert not any(offers.is_forced(match, seat) for seat in (1, 2))
    assert alone > 5


def test_forced_is_what_leaves_one_legal_action(edition: Edition) -> None:
    for match in walked(edition, 7, 60):
        for seat in range(1, match.players + 1):
            is_alone = seat in match.seats_to_act() and len(match.legal(seat)) == 1
            assert offers.is_forced(match, seat) == (is_alone and not match.is_search)


@pytest.mark.parametrize("game_id", ["archaeology", "sakkara", "saqqara"])
def test_there_are_forced_moves(game_id: str) -> None:
    assert any(offers.is_forced(match, match.seat) for match in walked(load(game_id, 2), 8, 150) if not match.over)
