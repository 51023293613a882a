"""Players that are no people: a bot gets what its seat sees and the legal actions, never the table or the match."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from mastaba.bots.levels import LEVELS as LADDER
from mastaba.bots.levels import Ladder
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


Maker = Callable[[Edition, bool], Bot]


def _of_level(name: str) -> Maker:
    return lambda edition, is_patient: Ladder(edition, LADDER[name], is_patient)


LEVELS: dict[str, Maker] = {
    **{name: _of_level(name) for name in LADDER},
    "random": lambda edition, is_patient: Random(),
}
"""The bots there are, by name, from the weakest level to the strongest, and one that has no idea."""

DEFAULT_LEVEL = "medium"


def make(name: str, edition: Edition, is_patient: bool = False) -> Bot:
    """A bot ready to play an edition; a patient one waits for its search to be compiled before its first move."""
    if name not in LEVELS:
        raise BadOption(f"there is no bot {name!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name](edition, is_patient)
