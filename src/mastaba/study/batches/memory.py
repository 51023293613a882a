"""How a core is told which memory it will need next: a word of the machine that Python does not have."""

from __future__ import annotations

import functools
from typing import Any

from mastaba.engine import numba_inside


def fetch(rows: Any, row: int) -> None:
    """Has a row of an array, which will be written to, brought near while the core goes on with something else; interpreted, nothing."""


@functools.cache
def teach_numba() -> None:
    """Tells Numba how to fetch; once, before anything that fetches is compiled."""
    numba_inside.teach_fetching(fetch)
