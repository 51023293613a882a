"""What weaker players miss: the more has to be put together for an action the sooner it is overlooked, and what was shown is forgotten."""

from __future__ import annotations

import functools
from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints
from mastaba.engine.dice import advance, below
from mastaba.game import Game

FINE: Final = 1 << 30


@functools.cache
def parts_of(game: Game) -> Ints:
    """Of how many parts each action is made beside its verb: a card and its place are two."""
    return np.array([len(text.split()) - 1 for text in game.actions], np.int8)


@rule
def notice(own: Ints, count: int, parts: Ints, overlooks: float, stream: int) -> int:
    """Keeps those of the actions that come to mind, and returns how many; one always does."""
    luck, kept, spared = stream, 0, int(own[below(stream, count)])
    for place in range(count):
        action, is_overlooked = int(own[place]), False
        for _ in range(parts[action]):
            luck = advance(luck)
            is_overlooked |= below(luck, FINE) < overlooks * FINE
        if not is_overlooked:
            own[kept] = action
            kept += 1
    if kept == 0:
        own[0] = spared
    return max(kept, 1)
