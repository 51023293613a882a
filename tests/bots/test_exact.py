"""The rest of a game solved exactly, only where it is certain, and what bots, hints and analysis make of it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from mastaba.bots.search.exact import STEP
from mastaba.bots.search.searcher import Position, Search
from mastaba.bots.search.solver import share_of, solved
from mastaba.bots.simple_bots import Heuristic
from mastaba.engine import events as told
from mastaba.engine.contract import States
from mastaba.game import Edition, load
from mastaba.games.archaeology.tests.archaeology_tables import deckless
from mastaba.match import Match
from tests.contract import walks


def brute_force(edition: Edition, table: States, budget: list[int]) -> tuple[float, int]:
    """What a position is worth to the first seat of two and how many decisions from the end it is, by trying everything."""
    budget[0] -= 1
    if budget[0] < 0:
        raise RecursionError
    if table[0].ending:
        won = np.zeros(2, np.int32)
        edition.rules("cpu").winners(table[0], won)
        return float(won[0] / won.sum()), 0
    found = []
    for action in walks.legal(edition, table):
        after = table.copy()
        edition.rules("cpu").apply(after[0], action, told.buffer(0))
        share, length = brute_force(edition, after, budget)
        found.append((share, length + 1))
    wanted = 1.0 - int(table[0].seat)
    best = min((share for share, _ in found), key=lambda share: abs(share - wanted))
    lengths = [length for share, length in found if share == best]
    return best, min(lengths) if best == wanted else max(lengths)


def ends(game: str, seeds: Iterable[int]) -> Iterator[Match]:
    """Open positions near the end of random games of two."""
    for seed in seeds:
        match, choice = load(game, 2).new(seed=seed, target="cpu"), random.Random(seed)
        while not match.over:
            match.play(choice.choice(match.legal()))
        for _ in range(3 + seed % 6):
            match.undo()
        yield match


def test_the_end_of_an_open_game_is_solved_exactly_and_as_quickly_won_or_as_slowly_lost_as_can_be() -> None:
    compared, decided, lengths = 0, 0, set()
    for match in ends("saqqara", range(24)):
        try:
            share, length = brute_force(match.edition, match._table, [8000])
        except RecursionError:
            continue
        worths = solved(match.edition, match.seen(match.seat), 2_000_000)
        own = share if match.seat == 1 else 1 - share
        assert share_of(max(worths.values())) == own
        if own in (0, 1) and sum(share_of(worth) == own for worth in worths.values()) > 1:
            assert round(abs(own - max(worths.values())) / STEP) == length - 1
            decided += 1
            lengths.add(length)
        compared += 1
    assert compared > 8
    assert decided > 5
    assert len(lengths) > 3


def test_what_the_heuristic_would_do_is_looked_at_first_so_that_more_of_a_game_is_solved() -> None:
    edition = load("saqqara", 2)
    match, heuristic = edition.new(seed=1, target="cpu"), Heuristic(edition, "cpu")
    for number in range(47):
        chosen = heuristic.choose(match.seen(match.seat), match.legal_numbers(), random.Random(number))
        match.play(match.legal()[match.legal_numbers().index(chosen)])
    assert solved(edition, match.seen(match.seat), 100_000)


def test_a_bot_solves_the_end_between_two_only() -> None:
    """With three one who cannot win any more decides who does: best play of all does not say how, and what it is taken for is a guess."""
    for seats, is_solved in ((2, True), (3, False)):
        match, choice = load("saqqara", seats).new(seed=3, target="cpu"), random.Random(3)
        while not match.over:
            match.play(choice.choice(match.legal()))
        match.undo()
        assert bool(Search(match.edition, exact=200_000).solve(match.seen(match.seat))) == is_solved


def test_hints_are_solved_where_they_can_be_and_then_leave_no_doubt() -> None:
    match = next(match for match in ends("saqqara", range(24)) if len(match.legal()) > 1)
    hints = match.hint(match.seat, iterations=20)
    worths = solved(match.edition, match.seen(match.seat), 2_000_000)
    assert {hint.doubt for hint in hints} == {0.0}
    assert {hint.action: hint.expected for hint in hints} == {
        match.game.actions[action]: share_of(worth) for action, worth in worths.items()
    }
    best = worths[match.game.numbers[hints[0].action]]
    assert best == max(worths.values())


def test_what_is_hidden_is_not_solved() -> None:
    match = load("archaeology", 2).new(seed=1)
    assert solved(match.edition, match.seen(match.seat), 10_000) == {}


def test_what_is_taken_for_certain_is_so() -> None:
    """Along random games without a deck: where a position counts as certain, every table that fits is the one there is."""
    certain = unsure = 0
    for seed in range(12):
        match, choice = load("archaeology", 2).new(seed=seed, target="cpu"), random.Random(seed)
        while not match.over:
            if match._state.deck_left == 0:
                is_certain = Position(match.edition, match.seen(match.seat)).is_certain
                tables = {fitting(match, stream) for stream in range(12)}
                assert not is_certain or tables == {stripped(match._table)}
                certain, unsure = certain + is_certain, unsure + (not is_certain)
            match.play(choice.choice(match.legal()))
    assert certain > 5
    assert unsure > 20


def test_a_hand_is_certain_only_where_it_cannot_be_another() -> None:
    """Four guesses that happen to be equal are no knowledge: of two hands one card each, they often are."""
    hands = {("coin", "mask"): True, ("coin", "mask", "mask"): True, ("coin", "mask", "cup"): False}
    for held, is_certain in hands.items():
        match = deckless(*held, rest="market")
        assert bool(match.game.provided.is_known(match.seen(1), 0)) == is_certain, held


def fitting(match: Match, stream: int) -> bytes:
    """A table that the seat on turn could not tell from the real one, as far as hands and chambers go."""
    table = match.edition.blank()
    table[0].stream = stream * 7919
    match.edition.rules("cpu").resample(match.seen(match.seat), match.seat - 1, table[0])
    return stripped(table)


def stripped(table: Any) -> bytes:
    return b"".join(np.array(table[0][name]).tobytes() for name in ("hand", "chamber"))
