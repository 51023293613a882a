"""R3.4 The points that a seat can know of: the truth lies within, and both ends are possible. Compared with trying everything."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator

import pytest

import mastaba
from mastaba.engine.contract import State
from mastaba.games.luxor.bounds import bounds
from mastaba.games.luxor.state import ANIMALS, BONUS, DEPTH, ITEMS, STACKS, UNKNOWN, VALUES
from mastaba.games.luxor.tests.luxor_tables import positions
from mastaba.games.luxor.tests.test_luxor_sight import opened, takes


def owners(seen: State, eyes: int, values: tuple[int, ...]) -> Iterator[list[int]]:
    """Whose each sarcophagus may be by now (from 1, 0: nobody's), if these are the values in them and fit what was seen."""
    items = list(range(eyes, ITEMS, DEPTH))
    gifts = [number for number in range(int(seen.gives)) if seen.given_eyes[number] == eyes]
    for chosen in itertools.product(range(ANIMALS), repeat=len(gifts)):
        held = [int(seen.opener[item]) for item in items]
        for number, place in zip(gifts, chosen, strict=True):
            is_told = seen.given[number] == UNKNOWN or VALUES[seen.given[number]] == values[place]
            if held[place] != 1 + seen.giver[number] or seen.opened_at[items[place]] > number or not is_told:
                break
            held[place] = 1 + int(seen.taker[number])
        else:
            yield held


@functools.cache
def arrangements(eyes: int) -> list[tuple[int, ...]]:
    """All ways in which the values with so many eyes can lie in the columns."""
    return sorted(set(itertools.permutations(STACKS[eyes])))


def possible_sums(seen: State, eyes: int, other: int) -> set[int]:
    """What a seat's sarcophagi with so many eyes may be worth together, every arrangement of the values tried."""
    known = [int(seen.inside[item]) for item in range(eyes, ITEMS, DEPTH)]
    found = set()
    for values in arrangements(eyes):
        if all(rank == UNKNOWN or VALUES[rank] == value for rank, value in zip(known, values, strict=True)):
            for held in owners(seen, eyes, values):
                found.add(sum(value for value, owner in zip(values, held, strict=True) if owner == 1 + other))
    return found


def tried(seen: State, seat: int, other: int) -> tuple[int, int]:
    """The least and the most points of a seat, every possibility tried."""
    sums = [possible_sums(seen, eyes, other) for eyes in range(DEPTH)]
    cards = [int(seen.pharaoh[seat])] if other == seat else set(range(ANIMALS)) - {int(seen.pharaoh[seat])}
    bonus = {BONUS * (int(seen.holder[card]) == 1 + other) for card in cards}
    ends = [*sums, bonus]
    return sum(map(min, ends)), sum(map(max, ends))


def test_R3_4_a_seat_with_unseen_sarcophagi_may_have_the_lowest_or_the_highest_values_left() -> None:
    """One opened by each, of 3 3 3 3 4 4 4: seat 2 sees its own 3 and its card; the other may have a 4, and the right card."""
    table, edition = opened(players=2), mastaba.load("luxor", players=2)
    table[0].pharaoh[:2] = (5, 1)
    takes(table, 0, 0)
    takes(table, 1, 1)
    seen = edition.blank()
    edition.rules("python").see(table[0], 1, seen[0])
    assert bounds(seen[0], 1) == [(3, 4 + BONUS), (3 + BONUS, 3 + BONUS)]


@pytest.mark.parametrize("options", [{}, {"curse": True}])
def test_R3_4_R9_4_both_ends_are_those_found_by_trying_everything(options: dict[str, bool]) -> None:
    compared, handed = 0, 0
    for seed in range(3):
        for number, match in enumerate(positions(seed, 3, **options)):
            if number % 12 == 11 and not match.over:
                seen = match.seen(1 + seed)
                handed = max(handed, int(seen.gives))
                assert bounds(seen, seed) == [tried(seen, seed, other) for other in range(3)]
                compared += 1
    assert compared > 10
    assert handed > 1 or not options


def test_R3_4_the_truth_always_lies_within() -> None:
    looked_at = 0
    for seed in range(10, 22):
        for number, match in enumerate(positions(seed, 2 + seed % 3, curse=seed % 2 == 0)):
            if number % 2 == 0 and not match.over:
                for seat in range(match.players):
                    spans = bounds(match.seen(seat + 1), seat)
                    assert all(least <= points <= most for points, (least, most) in zip(match.scores(), spans, strict=True))
                    looked_at += 1
    assert looked_at > 1000
