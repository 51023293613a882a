"""Players that do not search: any legal action, or the one the game's heuristic advises."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from mastaba.engine.contract import ACTION, State
from mastaba.game import Edition


class Random:
    """Any legal action, each as likely as the next."""

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """One of the legal action numbers."""
        return chance.choice(legal)


class Heuristic:
    """What the game's bot.py advises at a glance."""

    def __init__(self, edition: Edition, target: str = "cpu") -> None:
        self._advise = edition.bind(edition.game.names()["advise"], target)

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """One of the legal action numbers."""
        return int(self._advise(seen, np.array(legal, ACTION), len(legal), chance.getrandbits(60)))
