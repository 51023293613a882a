"""What is still to come: nothing is hidden here, but counting it is part of the game."""

from __future__ import annotations

from mastaba.engine.contract import State
from mastaba.games.saqqara.state import SETS, VALUES
from mastaba.views import Question

CERTAIN = 1.0


def questions(seen: State, seat: int) -> list[Question]:
    """How many relics of each value are still in the piles, and how many primes in the bank."""
    piles = [int(seen.pile[pile]) for pile in range(SETS)]
    left = {value: sum(top <= value for top in piles) for value in range(VALUES)}
    primes = int(seen.primes_left)
    return [
        Question("piles", lambda table: _count(table) == sum(left.values()), CERTAIN, {"count": sum(left.values())}),
        *(_of_value(value, count) for value, count in left.items()),
        Question("primes", lambda table: int(table.primes_left) == primes, CERTAIN, {"count": primes}),
    ]


def _of_value(value: int, count: int) -> Question:
    return Question("relics", lambda table: _count_of(table, value) == count, CERTAIN, {"value": value, "count": count})


def _count(table: State) -> int:
    return sum(_count_of(table, value) for value in range(VALUES))


def _count_of(table: State, value: int) -> int:
    return sum(int(table.pile[pile]) <= value for pile in range(SETS))
