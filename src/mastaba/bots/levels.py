"""The levels people choose from, the same names in every game, each stronger than the one before."""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from mastaba.bots.search import Search, Thought
from mastaba.contract import ACTION, State
from mastaba.game import Edition


@dataclass(frozen=True)
class Level:
    """How far a level looks: iterations (or seconds), and how much it blurs what it finds."""

    iterations: int | None
    seconds: float | None = None
    blur: float = 0.0


WARM_CACHE: Final = 1.5  # seconds in which a search that is already on disk can be loaded

LEVELS: Final = {
    "beginner": Level(iterations=24, blur=1.0),
    "easy": Level(iterations=60, blur=0.5),
    "medium": Level(iterations=300),
    "hard": Level(iterations=2_400),
    "expert": Level(iterations=None, seconds=2.0),
}


class Ladder:
    """A player of a level: it searches, and the weaker it is, the more often it takes its second or third thought.

    Compiling the search takes a while the very first time. Nobody wants to wait for that before a bot's first move, so an
    impatient one plays as the game's heuristic advises, interpreted, until its search is ready.
    """

    def __init__(self, edition: Edition, level: Level, is_patient: bool) -> None:
        self.edition, self.level = edition, level
        self.search = Search(edition, level.iterations, level.seconds, advice=advice_of(edition), horizon=horizon_of(edition))
        self._warming = threading.Thread(target=self._warm_up, daemon=True)
        self._is_ready = False
        self._is_patient = is_patient

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """The best of its thoughts, or, blurred, one of the better ones."""
        if len(legal) == 1:
            return legal[0]
        if not self._is_ready and not self._is_patient:
            self._start_warming()
            if not self._is_ready:
                return self._heuristic(seen, legal, chance)
        return self._searched(seen, legal, chance)

    def _start_warming(self) -> None:
        """Compiles in the background; from the disk cache that is over almost at once."""
        if not self._warming.is_alive():
            self._warming.start()
        self._warming.join(timeout=WARM_CACHE)

    def _warm_up(self) -> None:
        match = self.edition.new(seed=1)
        Search(self.edition, iterations=1).think(match.seen(match.seat), random.Random(1))
        self._is_ready = True

    def _heuristic(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        advise = self.edition.game.names()["advise"]
        return int(advise(seen, np.array(legal, ACTION), len(legal), chance.getrandbits(60)))

    def _searched(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        if self.level.blur == 0:
            return self.search.choose(seen, legal, chance)
        thoughts = [thought for thought in self.search.think(seen, chance) if thought.action in legal]
        return blurred(thoughts, self.level.blur, chance) if thoughts else chance.choice(legal)


def blurred(thoughts: list[Thought], blur: float, chance: random.Random) -> int:
    """An action drawn by how often it was tried, sharpened; the least tried half is never taken."""
    better = sorted(thoughts, key=lambda thought: -thought.visits)[: max(1, (len(thoughts) + 1) // 2)]
    weights = [max(1, thought.visits) ** (1 / blur) for thought in better]
    return chance.choices(better, weights)[0].action


def advice_of(edition: Edition) -> float:
    """How much of the playouts follows the game's heuristic: what its bot.py says, or nothing."""
    return float(getattr(edition.game.module("bot"), "ADVICE", 0.0)) if edition.game.has_heuristic else 0.0


def horizon_of(edition: Edition) -> int:
    """How many decisions a playout looks ahead: what the game's bot.py says, or to the end."""
    return int(getattr(edition.game.module("bot"), "HORIZON", 0)) if edition.game.has_heuristic else 0
