"""What may be decided."""

from enum import IntEnum

from mastaba.engine.contract import State
from mastaba.games.pebbles.state import MOST

ACTIONS = tuple(f"take {count}" for count in range(1, MOST + 1))
MAX_LEGAL = len(ACTIONS)


class Refusal(IntEnum):
    """Why not."""

    OVER = 1
    TOO_MANY = 2


RULE_OF = {Refusal.OVER: "R1.2", Refusal.TOO_MANY: "R1.1"}


def stray(text: str) -> int:
    """A number of pebbles that cannot be taken."""
    return Refusal.TOO_MANY if text.startswith("take ") else 0


def conceal(state: State, action: int, seat: int) -> str:
    """Nothing is secret."""
    return ACTIONS[action]
