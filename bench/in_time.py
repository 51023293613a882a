"""Work on several cores that ends in time: a pool takes all the tasks that it is given at once, so it is given few."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any


def in_time(pool: Any, work: Callable[[Any], Any], tasks: Iterable[Any], cores: int, seconds: float) -> Iterator[Any]:
    """What comes of the tasks, as many at once as there are cores, until all are done or the seconds are over."""
    ends, left = time.monotonic() + seconds, iter(tasks)
    while time.monotonic() < ends and (some := list(itertools.islice(left, cores))):
        yield from pool.imap_unordered(work, some)
