"""R3.4 The least and the most points that each seat can have for all that a seat knows: counted, not guessed.

Values are counted for each number of eyes by itself. All ways in which sarcophagi can have been handed over are gone through;
on each of them a seat's unseen sarcophagi hold, at worst and at best, the lowest and the highest values that are left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mastaba.engine.contract import State
from mastaba.game import part
from mastaba.games.luxor.state import ANIMALS, BONUS, DEPTH, ITEMS, POOL, RANKS, STATE, UNKNOWN, VALUES

Holders = dict[int, int]
Ranks = dict[int, int]
Span = tuple[int, int]


HANDED_ON: Final = ("inside", "opener", "opened_at", "gives", "given", "given_eyes", "giver", "taker")


def bounds(seen: State, seat: int) -> list[Span]:
    """Each seat's least and most points."""
    return [_span(_values_span(seen, other), _bonus_span(seen, seat, other)) for other in range(int(seen.players))]


def _span(*parts: Span) -> Span:
    return sum(least for least, _ in parts), sum(most for _, most in parts)


@part(STATE, "pharaoh", "holder")
def _bonus_span(seen: State, seat: int, other: int) -> Span:
    """R8.2 The bonus for each card that the other may have."""
    cards = range(ANIMALS) if other != seat else ()
    animals = [animal for animal in cards if animal != seen.pharaoh[seat]] or [int(seen.pharaoh[seat])]
    found = [BONUS * (int(seen.holder[animal]) == 1 + other) for animal in animals]
    return min(found), max(found)


@part(STATE, *HANDED_ON)
def _values_span(seen: State, other: int) -> Span:
    """R8.1 The values of all of a seat's sarcophagi."""
    return _span(*(_value_span(seen, eyes, other) for eyes in range(DEPTH)))


def _value_span(seen: State, eyes: int, other: int) -> Span:
    """R8.1 The values of a seat's sarcophagi with so many eyes, over all courses of events."""
    spans = [_course_span(ranks, holders, eyes, other) for holders, ranks in _courses(seen, eyes)]
    return min(least for least, _ in spans), max(most for _, most in spans)


def _course_span(ranks: Ranks, holders: Holders, eyes: int, other: int) -> Span:
    own = [item for item, holder in holders.items() if holder == 1 + other]
    sure = sum(int(VALUES[ranks[item]]) for item in own if item in ranks)
    unsure = sum(item not in ranks for item in own)
    left = _values_left(ranks, eyes)
    return sure + sum(left[:unsure]), sure + sum(left[len(left) - unsure :])


def _values_left(ranks: Ranks, eyes: int) -> list[int]:
    """The values with so many eyes that lie in none of the sarcophagi whose rank is settled, ascending."""
    settled = list(ranks.values())
    return [int(VALUES[rank]) for rank in range(RANKS) for _ in range(int(POOL[eyes, rank]) - settled.count(rank))]


def _courses(seen: State, eyes: int) -> Iterator[tuple[Holders, Ranks]]:
    """R9.4 Who may own each sarcophagus with so many eyes by now, and the ranks that are settled then."""
    items, inside, openers = range(eyes, ITEMS, DEPTH), seen.inside.tolist(), seen.opener.tolist()
    ranks = {item: inside[item] for item in items if inside[item] != UNKNOWN}
    yield from _handed_on(seen, eyes, 0, {item: openers[item] for item in items}, ranks)


def _handed_on(seen: State, eyes: int, number: int, holders: Holders, ranks: Ranks) -> Iterator[tuple[Holders, Ranks]]:
    """R9.4 Goes on with all that can have been handed over from the gift of a number on."""
    if number == seen.gives:
        yield holders, ranks
    elif seen.given_eyes[number] != eyes:
        yield from _handed_on(seen, eyes, number + 1, holders, ranks)
    else:
        for item, holder in holders.items():
            if holder == 1 + seen.giver[number] and seen.opened_at[item] <= number:
                settled = _settled(ranks, item, int(seen.given[number]), eyes)
                if settled is not None:
                    passed = {**holders, item: 1 + int(seen.taker[number])}
                    yield from _handed_on(seen, eyes, number + 1, passed, settled)


def _settled(ranks: Ranks, item: int, rank: int, eyes: int) -> Ranks | None:
    """The settled ranks once it is known of what rank a sarcophagus was; None where it cannot have been that one."""
    if rank == UNKNOWN or ranks.get(item) == rank:
        return ranks
    is_left = list(ranks.values()).count(rank) < int(POOL[eyes, rank])
    return {**ranks, item: rank} if item not in ranks and is_left else None
