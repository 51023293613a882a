"""Few and short pauses of Python's collector, in which everybody's moves would wait."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 20_000  # new objects before it looks at those: a look at a few is cheap, but what a move makes is gone by itself


def stays() -> None:
    """Says that what there is now is there for good, so that the collector never walks it again: modules, routes, compiled rules."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
