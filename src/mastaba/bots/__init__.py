"""Players that are no people: a bot gets what its seat sees and the legal actions, never the table or the match."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from mastaba.contract import State
from mastaba.errors import BadOption
from mastaba.game import Edition


class Bot(Protocol):
    """Someone who decides."""

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """One of the legal action numbers, from what the seat sees; all randomness comes from `chance`."""
        ...


class Random:
    """Any legal action, each as likely as the next."""

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """One of the legal action numbers."""
        return chance.choice(legal)


Maker = Callable[[Edition], Bot]

LEVELS: dict[str, Maker] = {"random": lambda edition: Random()}
"""The bots there are, by name; a level is made for an edition."""


def make(name: str, edition: Edition) -> Bot:
    """A bot of a level, ready to play an edition."""
    if name not in LEVELS:
        raise BadOption(f"there is no bot {name!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name](edition)
