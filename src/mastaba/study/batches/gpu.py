"""A batch on a GPU: everything lies and stays there; what the batch hands out is a window on it."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from mastaba.engine import cuda
from mastaba.errors import BadOption
from mastaba.game import Edition
from mastaba.study.batches.dlpack import capsule
from mastaba.study.batches.steps import BLOCK, DECIDING, OBSERVE, SAMPLE, STEP, Games, Work, copy_kernel

CUDA_DEVICE = 2  # as DLPack counts kinds of devices


class OnGpu:
    """An array on the GPU that PyTorch, JAX and CuPy take over without copying; `numpy.asarray` copies it here."""

    def __init__(self, held: Any) -> None:
        self.held = held
        self.shape: tuple[int, ...] = tuple(held.shape)
        self.dtype: np.dtype[Any] = np.dtype(held.dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.held.__cuda_array_interface__

    def __dlpack__(self, *, stream: Any = None, **wishes: Any) -> Any:
        """The array as a capsule; whatever stream it is for, all that was asked for before is done."""
        cuda.finish()
        address = self.held.__cuda_array_interface__["data"][0]
        return capsule(self.held, address, self.shape, self.held.strides, self.dtype, self.__dlpack_device__())

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, cuda.device_number()

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        found: npt.NDArray[Any] = self.held.copy_to_host()
        return found if dtype is None else found.astype(dtype)

    def __len__(self) -> int:
        return self.shape[0]


class Gpu:
    """Where the arrays of a batch lie, and how its work is done there."""

    threads = 0

    def __init__(self, edition: Edition) -> None:
        if not cuda.is_available():
            raise BadOption(key="error-gpu")
        self._edition = edition

    def zeros(self, shape: int | tuple[int, ...], dtype: Any) -> Any:
        """An array of zeros."""
        return self.put(np.zeros(shape, dtype))

    def numbers(self, count: int, size: int, kind: Any) -> Any:
        """A table of so many numbers a game; the same number of all games lies together, so that threads write side by side."""
        return cuda.empty((count, size), kind, order="F")

    def put(self, array: npt.NDArray[Any]) -> Any:
        """A copy of the array on the GPU."""
        return cuda.put([array])[0]

    def states(self, count: int) -> Any:
        """Empty states."""
        return self.put(self._edition.blank(count))

    def fill(self, array: Any, value: int) -> None:
        """Writes a number everywhere."""
        array.copy_to_device(np.full(array.shape, value, array.dtype))

    def shown(self, array: Any) -> OnGpu:
        """The array, as the batch hands it out."""
        return OnGpu(array)

    def told(self, table: Any, kind: Any) -> OnGpu:
        """A table of numbers as the batch hands it out: it was written in that kind."""
        return OnGpu(table)

    def integers(self, given: Any) -> Any:
        """What was given as actions, as an array on the GPU."""
        return cuda.taken(given.held if isinstance(given, OnGpu) else given)

    def actions(self, given: Any) -> Any:
        """The actions as 64-bit numbers."""
        if given.dtype == np.int64:
            return given
        wide = cuda.empty(given.shape, np.int64)
        cuda.launch(self._edition.kernel(copy_kernel), len(wide), given, wide)
        return wide

    def run(self, work: Work, count: int, *given: Any) -> None:
        """Starts a piece of work for every game."""
        threads = min(count, work.blocks * BLOCK * cuda.multiprocessors()) if work.blocks else count
        cuda.launch(self._edition.kernel(work.for_gpu), threads, *given, block=BLOCK)

    def advance(self, count: int, games: Games, seed: int, turn: int, actions: Any, is_random: bool, out: Any) -> None:
        """Steps, with sampled actions where it is asked for, and observes, one after the other: threads of a GPU are always awake."""
        if is_random:
            self.run(SAMPLE, count, games, seed, turn, actions)
        self.run(STEP, count, games, seed, actions)
        self.run(OBSERVE, count, games, DECIDING, out)

    def finish(self) -> None:
        """Waits until all that was asked for is done."""
        cuda.finish()
