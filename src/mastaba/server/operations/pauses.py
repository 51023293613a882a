"""Few and short pauses of Python's collector, in which everybody's moves would wait.

A thousand tables are millions of objects, and each move adds some that stay. Python would walk all of them whenever they have become
a quarter more: a second's pause every half minute. So whatever outlives two looks is taken for something that stays, and is walked
only once in a long while, for what does not: tables that were put away, connections that have gone.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Any, Final

YOUNG: Final = 20_000  # new objects before it looks at those: a look at a few is cheap, but what a move makes is gone by itself
LOOKS: Final = 4  # at the new ones, before it looks at all that came since the last time
LONG_WHILE: Final = 600.0  # seconds


def stays() -> None:
    """Says that what there is now is there for good: modules, routes, compiled rules; and so is, from now on, whatever has lasted."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, LOOKS, gc.get_threshold()[2])
    gc.callbacks.append(_keep)


def _keep(phase: str, facts: dict[str, Any]) -> None:
    if phase == "stop" and facts["generation"]:
        gc.freeze()


async def look_through_all() -> None:
    """Walks everything once in a long while, and lets go of what nobody needs."""
    while True:
        await asyncio.sleep(LONG_WHILE)
        gc.unfreeze()
        gc.collect()
