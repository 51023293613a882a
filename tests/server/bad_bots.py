"""Bots that misbehave, each in its own way; loaded into the workers as a plug-in."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Sequence

from mastaba import bots
from mastaba.bots.level_bot import Readiness
from mastaba.engine.contract import State
from mastaba.game import Edition


class Stumbling:
    """Raises."""

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        raise LookupError(f"my hand is {seen}")


class Hanging:
    """Thinks forever."""

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        time.sleep(600)
        return legal[0]


class Dying:
    """Takes its process with it."""

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        os._exit(3)


class Pondering:
    """Takes its time."""

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        time.sleep(2)
        return legal[0]


class Cheating:
    """Plays what it may not."""

    def choose(self, seen: State, legal: Sequence[int], chance: random.Random) -> int:
        print("I talk too much")  # must not get into the pipe
        return max(legal) + 1


def _added(maker: Callable[[], bots.Bot]) -> bots.Maker:
    def make(edition: Edition, is_ready: Readiness) -> bots.Bot:
        return maker()

    return make


NAMES: dict[str, Callable[[], bots.Bot]] = {"stumbling": Stumbling, "hanging": Hanging, "dying": Dying, "cheating": Cheating}
NAMES["pondering"] = Pondering
bots.LEVELS.update({name: _added(maker) for name, maker in NAMES.items()})
