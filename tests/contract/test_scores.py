"""The points that a seat may know: the same for tables it cannot tell apart, on every target, and the true ones at the end."""

from __future__ import annotations

import random

from mastaba.game import Game, load
from mastaba.match import Match
from mastaba.scores import Points


def positions(game: Game, seed: int = 8, every: int = 12, target: str = "python") -> list[Match]:
    """A random game, looked at every so often before its end."""
    match, chance, found = load(game.id, game.seats[-1]).new(seed=seed, target=target), random.Random(seed), []
    while not match.over and len(match.steps) < 300:
        if len(match.steps) % every == 0:
            found.append(match.copy())
        match.play(chance.choice(match.legal()))
    return found


def twin_of(match: Match, seat: int, stream: int) -> Match:
    """The match at another table that the seat could not tell from this one."""
    twin, table = match.copy(), match.edition.blank()
    table[0].stream = stream
    match.edition.rules("python").resample(match.seen(seat), seat - 1, table[0])
    twin._table = table
    return twin


def test_tables_that_a_seat_cannot_tell_apart_give_the_same_points(game: Game) -> None:
    for match in positions(game):
        for seat in range(1, match.players + 1):
            twins = [twin_of(match, seat, stream) for stream in (1, 22, 333)]
            assert [twin.known_scores(seat) for twin in twins] == [match.known_scores(seat)] * 3


def test_the_points_lie_within_what_is_known_of_them_on_the_table_and_on_all_that_look_like_it(game: Game) -> None:
    """A range only where tables that look alike have different points; whatever the truth, it lies within."""
    for match in positions(game):
        for seat in range(1, match.players + 1):
            known = match.known_scores(seat)
            truths = [match.scores(), *(twin_of(match, seat, stream).scores() for stream in range(100, 120))]
            for points, possible in zip(known, zip(*truths, strict=True), strict=True):
                assert points.least <= min(possible) <= max(possible) <= points.most
                assert points.is_known or game.provided.hides_points


def test_both_targets_give_the_same_points(game: Game) -> None:
    for match in positions(game, every=40):
        assert match.known_scores(1, "cpu") == match.known_scores(1)


def test_at_the_end_the_points_are_the_scores(game: Game) -> None:
    match = positions(game, every=1)[-1]
    match.play(random.Random(0).choice(match.legal()))
    while not match.over:
        match.play(match.legal()[-1])
    assert match.known_scores(1) == [Points(score, score) for score in match.scores()]


def test_points_are_told_as_a_number_or_a_range() -> None:
    assert [str(Points(12, 12)), str(Points(12, 20))] == ["12", "12–20"]
    assert [Points(12, 12).is_known, Points(12, 20).is_known] == [True, False]
