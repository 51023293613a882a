"""Who sits on the other seats: a level, a file, a policy, or anybody who chooses."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from mastaba import bots
from mastaba.bots import Bot, WantsEvents
from mastaba.bots.level_bot import at_once
from mastaba.bots.python_file import PythonFile
from mastaba.errors import BadOption
from mastaba.game import Edition
from mastaba.study.table import Mask, Numbers, Table

Policy = Callable[[Numbers, Mask], int]
Opponent = str | Path | Policy | Bot
PYTHON = ".py"


class Opponents:
    """The players of all seats but the learner's; all that reaches one of them is what its seat knows."""

    def __init__(self, edition: Edition, given: Opponent | Sequence[Opponent]) -> None:
        listed = list(given) if isinstance(given, (list, tuple)) else [given] * (edition.players - 1)
        if len(listed) != edition.players - 1:
            raise BadOption(key="error-opponents", players=edition.players, seats=edition.players - 1, given=len(listed))
        self._who = [_made(edition, one) for one in listed]

    def play(self, table: Table, learner: int, chance: random.Random) -> None:
        """Plays on until the learner must decide, or the game is over."""
        while not table.is_over and table.seat != learner:
            after = (table.seat - learner) % table.players
            table.play(self._chosen(table, self._who[after - 1], chance))

    def _chosen(self, table: Table, who: Bot | Policy, chance: random.Random) -> int:
        if not hasattr(who, "choose"):
            return int(who(table.observe(table.seat), table.mask()))
        if isinstance(who, WantsEvents) and who.wants_events:
            who.hear(table.match().events(table.seat + 1))
        return who.choose(table.seen(table.seat)[0], table.legal, chance)


def _made(edition: Edition, one: Any) -> Bot | Policy:
    """A player, ready to play: what searches is compiled first, for a learner has time."""
    if isinstance(one, Path) or (isinstance(one, str) and one.endswith(PYTHON)):
        path = Path(one)
        if not path.is_file():
            raise BadOption(key="error-missing", file=path)
        return PythonFile(path)(edition)
    if isinstance(one, str):
        return bots.make(one, edition, at_once)
    if hasattr(one, "choose") or callable(one):
        return one
    raise bots.unknown_bot(repr(one), bots.levels_in(edition.game))
