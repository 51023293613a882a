"""What is remembered is what would be made anew."""

from __future__ import annotations

import random

import pytest

from mastaba.engine.contract import State
from mastaba.game import discover, load, part
from mastaba.games.saqqara.state import STATE
from mastaba.match import Match


@part(STATE, "pile", "players")
def _tops(seen: State, at: int) -> list[int]:
    return [int(seen.pile[at])]


@part(STATE, "pile")
def _too_curious(seen: State) -> int:
    return int(seen.pile[0]) + int(seen.seat)


@part(STATE, "pile", "players", "seat")
def _outer(seen: State) -> list[int]:
    return _tops(seen, 0) + _tops(seen, 1)


def test_a_part_is_made_once_of_the_same_fields_and_anew_of_others() -> None:
    seen = load("saqqara").new(seed=1).seen(1)
    first = _tops(seen, 0)
    seen.seat += 1
    assert _tops(seen, 0) is first
    assert _tops(seen, 1) is not first
    seen.pile[0] += 1
    assert _tops(seen, 0) == [first[0] + 1]


def test_a_part_can_read_nothing_that_it_does_not_name() -> None:
    with pytest.raises(AttributeError):
        _too_curious(load("saqqara").new(seed=1).seen(1))


def test_a_part_of_a_part_is_made_of_what_that_one_has() -> None:
    seen = load("saqqara").new(seed=1).seen(1)
    assert _outer(seen) == seen.pile[:2].tolist()


def told(match: Match) -> list[object]:
    """What a match says of its position."""
    seats = range(1, match.players + 1)
    return [
        match.over,
        match.legal(),
        [[match.view(seat), match.known_scores(seat), bytes(match.seen(seat))] for seat in seats],
    ]


@pytest.mark.parametrize("game_id", sorted(discover()))
def test_a_match_that_was_asked_often_says_what_one_says_that_never_was(game_id: str) -> None:
    match, chance = load(game_id).new(seed=3), random.Random(3)
    for _ in range(25):
        told(match)
        if match.over:
            break
        if match.steps and chance.random() < 0.2:
            match.undo()
        else:
            match.play(chance.choice(match.legal()))
        assert told(match) == told(match.copy())


def test_what_a_seat_has_seen_is_its_own_to_change() -> None:
    match = load("sakkara").new(seed=1)
    match.seen(1).phase = 7
    assert match.seen(1).phase == match.seen(2).phase != 7
