"""A player that decides alike everywhere: its tries are counted, no clock is looked at, nothing is kept from one decision to the next."""

from __future__ import annotations

import random
from collections.abc import Sequence

from mastaba.bots.levels import searcher
from mastaba.bots.search.solver import solved
from mastaba.engine.contract import State
from mastaba.game import Edition


class SteadyBot:
    """As many tries as it is told for each action that it could take; the same luck finds the same, on any machine."""

    def __init__(self, edition: Edition, tries: int, exact: int = 0) -> None:
        self.edition, self.tries, self.exact = edition, tries, exact

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """A win at once, the best where everything can be tried, else the action tried most often."""
        if len(legal) == 1:
            return legal[0]
        search = searcher(self.edition, iterations=self.tries * len(legal))
        if (win := search.win(seen, legal, chance)) is not None:
            return win
        worths = solved(self.edition, seen, self.exact)
        if worths:
            return max(worths, key=lambda action: (worths[action], -action))
        return search.think(seen, legal, chance)[0].action
