"""A player of a level, and who plays for it until its search is compiled: the one place where that is decided.

Compiling a search takes a while the very first time, and nobody wants to wait for that before a bot's first move. So a bot is
made with a way to tell whether its search is ready; while it is not, the game's heuristic plays, interpreted.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np

from mastaba.bots.levels import Level, searcher
from mastaba.bots.prospects import Prospects
from mastaba.bots.search.attention import notice, parts_of
from mastaba.bots.search.searcher import Forest, Position
from mastaba.bots.search.solver import solved
from mastaba.bots.simple_bots import Heuristic
from mastaba.engine.contract import ACTION, State
from mastaba.game import Edition

WARM_CACHE: Final = 1.5  # seconds in which a search that is already on disk can be loaded

Readiness = Callable[[Edition], bool]
"""Whether the searches of an edition can be called now."""


class LevelBot:
    """A player of a level: it searches, and the weaker it is, the more it overlooks and forgets."""

    def __init__(self, edition: Edition, level: Level, is_ready: Readiness) -> None:
        self.edition, self.level = edition, level
        spends: dict[str, Any] = {} if level.is_timed else {"tries": level.tries, "least": level.least}
        spends |= {"seconds": level.seconds, "exact": level.exact}
        self.search = searcher(edition, **spends, **level.playing)
        self._is_ready = is_ready
        self._notice, self._forget = edition.bind(notice, "cpu"), edition.bind(edition.game.names()["forget"], "cpu")

    def use(self, cores: int) -> None:
        """Lets it think on so many cores at once; a level that counts its tries needs no more than one."""
        self.search.cores = cores if self.level.is_timed else 1

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """The best of what comes to its mind; the heuristic's advice while it cannot think."""
        if len(legal) == 1:
            return legal[0]
        if not self._is_ready(self.edition):
            return Heuristic(self.edition, "python").choose(seen, legal, chance)
        return self.search.choose(self._remembered(seen), self._noticed(legal, chance), chance)

    def _noticed(self, legal: Sequence[int], chance: random.Random) -> Sequence[int]:
        """The actions that come to its mind."""
        if not self.level.overlooks:
            return legal
        own, parts = np.array(sorted(legal), ACTION), parts_of(self.edition.game)
        count = self._notice(own, len(own), parts, self.level.overlooks, chance.getrandbits(60))
        return [int(action) for action in own[:count]]

    def _remembered(self, seen: State) -> State:
        """What it still knows of what its seat has seen."""
        if not self.level.forgets:
            return seen
        table = self.edition.blank()
        table[0] = seen
        self._forget(table[0], int(seen.seat))
        return table[0]

    def ponder(self, action: int, is_over: Callable[[], bool]) -> None:
        """Thinks on after its choice, while others decide, if it plays by time; what it finds counts when it is asked again."""
        if self.level.is_timed:
            self.search.ponder(action, is_over)


class SteadyBot:
    """A player that decides alike everywhere: its tries are counted, no clock is looked at, nothing is kept between decisions."""

    def __init__(self, edition: Edition, tries: int, exact: int = 0, playing: Mapping[str, Any] | None = None) -> None:
        self.edition, self.tries, self.exact, self.playing = edition, tries, exact, playing or {}

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        """A win at once, the best where everything can be tried, else the action tried most often."""
        if len(legal) == 1:
            return legal[0]
        search = searcher(self.edition, iterations=self.tries * len(legal), **self.playing)
        if (win := search.win(seen, legal, chance)) is not None:
            return win
        worths = solved(self.edition, seen, self.exact)
        if worths:
            return max(worths, key=lambda action: (worths[action], -action))
        return search.think(seen, legal, chance)[0].action


# When a search is ready


def at_once(edition: Edition) -> bool:
    """Always: whoever asks first waits for what has to be compiled."""
    return True


def not_yet(edition: Edition) -> bool:
    """Not in this process: another one compiles, and says when it is done."""
    return False


_compiling: dict[str, threading.Thread] = {}
_compiled: set[str] = set()


def in_background(edition: Edition) -> bool:
    """Once a thread has compiled it, which the first who asks starts; from the disk cache that is over almost at once."""
    game_id = edition.game.id
    if game_id not in _compiling:  # one that has stumbled is not started again: the heuristic plays on
        _compiling[game_id] = threading.Thread(target=_compile, args=(edition,), daemon=True)
        _compiling[game_id].start()
    if game_id not in _compiled:
        _compiling[game_id].join(timeout=WARM_CACHE)
    return game_id in _compiled


def _compile(edition: Edition) -> None:
    warm_up(edition)
    _compiled.add(edition.game.id)


def warm_up(edition: Edition) -> None:
    """Has everything compiled that searches and their reasons call, or loaded where it is on disk already."""
    match, search = edition.new(seed=1), searcher(edition, iterations=1, exact=1)
    seen, legal = match.seen(match.seat), match.legal_numbers()
    search.choose(seen, legal, random.Random(1))
    position, forest = Position(edition, seen), Forest(edition, seen, legal, search.settings, luck=1, size=64)
    forest.find_below(forest, position, position)
    Prospects(edition, seen).of(legal[0])
