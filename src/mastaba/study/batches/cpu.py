"""A batch on the cores of this machine: native code, which runs without Python's lock, in as many threads as there are cores."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mastaba.engine.contract import States
from mastaba.game import Edition
from mastaba.study.batches.memory import teach_numba
from mastaba.study.batches.steps import STEP, Work, advance_games

Array = npt.NDArray[Any]
TAKEN: Final = 4096  # at most so many games are taken at a time: few enough to even out, and half a millisecond or more of work


class Cpu:
    """Where the arrays of a batch lie, and how its work is done there."""

    def __init__(self, edition: Edition, threads: int | None) -> None:
        self._edition = edition
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(max(1, self.threads - 1))  # which starts no thread before it needs it
        self._bound: dict[Callable[..., None], Callable[..., None]] = {}

    def zeros(self, shape: int | tuple[int, ...], dtype: Any) -> Array:
        """An array of zeros."""
        return np.zeros(shape, dtype)

    def numbers(self, count: int, size: int, kind: Any) -> Array:
        """A table of so many numbers a game; a core works with whole ones, which `told` halves."""
        return np.empty((count, size), np.float32)

    def put(self, array: Array) -> Array:
        """The array, where the batch works."""
        return array

    def states(self, count: int) -> States:
        """Empty states; NumPy's own memory lies in large pages where it is large, which a core finds sooner."""
        return np.zeros(count, self._edition.game.dtype)

    def fill(self, array: Array, value: int) -> None:
        """Writes a number everywhere."""
        array[:] = value

    def shown(self, array: Array) -> Array:
        """The array, as the batch hands it out."""
        return array

    def told(self, table: Array, kind: Any) -> Array:
        """A table of numbers as the batch hands it out."""
        return table.astype(kind, copy=False)

    def integers(self, given: Any) -> Array:
        """What was given as actions, as an array."""
        return np.asarray(given)

    def actions(self, given: Array) -> Array:
        """The actions as 64-bit numbers; what fits into none of them is legal nowhere."""
        return np.ascontiguousarray(given.astype(np.int64, copy=False))

    def run(self, work: Work, count: int, *given: Any) -> None:
        """Does a piece of work for every game."""
        self._share(work.for_cores, work.smallest, count, *given)

    def advance(self, count: int, *given: Any) -> None:
        """Samples where it is asked for, steps and observes: each thread is woken once for all of it."""
        self._share(advance_games, STEP.smallest, count, *given)

    def _share(self, work: Callable[..., None], smallest: int, count: int, *given: Any) -> None:
        """Every thread takes the next part of the games until none is left: one that others hold up takes fewer."""
        function, part = self._function(work), self._part(smallest, count)
        firsts = iter(range(0, count, part))

        def take() -> None:
            for at in firsts:
                function(at, min(at + part, count), *given)

        others = [self._pool.submit(take) for _ in range(min(self.threads, math.ceil(count / part)) - 1)]
        take()
        for other in others:
            other.result()

    def _part(self, smallest: int, count: int) -> int:
        """How many games are taken at a time: as many parts for each thread; every part costs a call from Python."""
        times = math.ceil(count / self.threads / TAKEN) if self.threads > 1 else 1
        return max(smallest, math.ceil(count / self.threads / times))

    def _function(self, work: Callable[..., None]) -> Callable[..., None]:
        """The compiled function; compiled before any thread asks for it, since all of them would."""
        if work not in self._bound:
            teach_numba()
            self._bound[work] = self._edition.bind(work, "cpu")
        return self._bound[work]

    def finish(self) -> None:
        """Nothing to wait for: whatever was asked for is done."""
