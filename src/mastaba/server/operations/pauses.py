"""Few and short pauses of Python's collector, in which everybody's moves would wait.

A thousand tables are a million objects, and each move adds some that stay. Python would walk all of them whenever they have become
a quarter more: a second's pause every half minute. So whatever outlives one look is taken for something that stays, and is walked
only once in a long while, for what does not: tables that were put away, connections that have gone. Where hardly any were found,
the next long while is twice as long, for that walk is the longest pause there is.

New objects are looked at often, for of many at once the look takes long (20,000: 40 ms), but while people only play there is nothing
to find, for what a move makes is gone by itself: then most of them are taken for something that stays without a look.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Any, Final

YOUNG: Final = 2_000  # new objects before they are looked at, which takes 5 ms
SELDOM: Final = 8  # so many times as many, where the last look found nothing
MOMENT: Final = 0.05  # seconds after which it is asked how many there are
AT_LATEST: Final = 20_000  # new objects before Python looks by itself, should nobody have asked
LONG_WHILE: Final = 3600.0  # seconds
LONGEST_WHILE: Final = 6 * 3600.0
MANY: Final = 100_000  # objects, of some dozens of tables: so many are worth a pause


def stays() -> None:
    """Says that what there is now is there for good: modules, routes, compiled rules; and so is, from now on, whatever has lasted."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(AT_LATEST, *gc.get_threshold()[1:])
    gc.callbacks.append(_keep)


def _keep(phase: str, facts: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()


async def look() -> None:
    """Looks often at what is new, and at everything once in a long while."""
    await asyncio.gather(look_often(), look_through_all())


async def look_often() -> None:
    """Looks at new objects when there are some, and less often where there was nothing to find; in a process that is a server's alone."""
    passed = 0
    while _keep in gc.callbacks:
        await asyncio.sleep(MOMENT)
        if gc.get_count()[0] >= YOUNG:
            passed = looked(passed)


def looked(passed: int) -> int:
    """Looks at what is new, or takes it for something that stays; returns how many more times that may be done without a look."""
    if passed:
        gc.freeze()
        return passed - 1
    return 0 if gc.collect(0) else SELDOM - 1


async def look_through_all() -> None:
    """Walks everything once in a long while, and lets go of what nobody needs."""
    pause = LONG_WHILE
    while True:
        await asyncio.sleep(pause)
        gc.unfreeze()
        pause = LONG_WHILE if gc.collect() > MANY else min(2 * pause, LONGEST_WHILE)
