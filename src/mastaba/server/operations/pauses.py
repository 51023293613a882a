"""Few and short pauses of Python's collector, in which everybody's moves would wait.

A thousand tables are millions of objects, and each move adds some that stay. Python would walk all of them whenever they have become
a quarter more: a second's pause every half minute. So whatever outlives one look is taken for something that stays, and is walked
only once in a long while, for what does not: tables that were put away, connections that have gone. Where hardly any were found,
the next long while is twice as long, for that walk is the longest pause there is.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Any, Final

YOUNG: Final = 20_000  # new objects before it looks at those: a look at a few is cheap, but what a move makes is gone by itself
LONG_WHILE: Final = 600.0  # seconds
LONGEST_WHILE: Final = 6 * 3600.0
MANY: Final = 100_000  # objects, of some dozens of tables: so many are worth a pause


def stays() -> None:
    """Says that what there is now is there for good: modules, routes, compiled rules; and so is, from now on, whatever has lasted."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    gc.callbacks.append(_keep)


def _keep(phase: str, facts: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()


async def look_through_all() -> None:
    """Walks everything once in a long while, and lets go of what nobody needs."""
    pause = LONG_WHILE
    while True:
        await asyncio.sleep(pause)
        gc.unfreeze()
        pause = LONG_WHILE if gc.collect() > MANY else min(2 * pause, LONGEST_WHILE)
