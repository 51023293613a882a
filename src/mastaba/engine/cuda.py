"""Everything that speaks to a GPU: whether there is one, kernels, and arrays that lie on it."""

from __future__ import annotations

import importlib
import math
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

BLOCK: Final = 128  # threads that are launched together
TOGETHER: Final = 1024  # threads that wait for each other: as many as a block can have
REGISTERS: Final = 64  # for each of them, of the 65,536 that a multiprocessor has

_importing = threading.Lock()


def module() -> Any:
    """Numba's CUDA module; it still asks NumPy for a name that NumPy has dropped."""
    with _importing:
        if not hasattr(np, "row_stack"):
            vars(np)["row_stack"] = np.vstack
        from numba import cuda

    return cuda


def is_simulated() -> bool:
    """Whether kernels run in Numba's simulator."""
    import numba

    return bool(numba.config.ENABLE_CUDASIM)  # type: ignore[attr-defined]


def is_available() -> bool:
    """Whether kernels can run here, on a GPU or simulated."""
    return bool(module().is_available())


def has_gpu() -> bool:
    """Whether there is a GPU; the simulator is none."""
    return is_available() and not is_simulated()


def count() -> int:
    """How many GPUs there are; the simulator is one."""
    return len(module().gpus)


def use(number: int) -> None:
    """Has whatever this thread does from now on run on one of several GPUs."""
    module().select_device(number)


def compiled(body: Callable[..., None], is_together: bool = False) -> Any:
    """A kernel, compiled when first launched; one whose threads wait for each other may take no more registers than all of them have."""
    if is_simulated() or not is_together:
        return module().jit(body)
    return module().jit(body, max_registers=REGISTERS)


class Lent:
    """The simulator's module as the threads of a running kernel see it: Numba lends it to kernels alone, not to the rules they call."""

    def __getattr__(self, name: str) -> Any:
        inside = importlib.import_module("numba.cuda.simulator.kernel")
        return getattr(inside._get_kernel_context(), name)


def put(arrays: Sequence[Any]) -> list[Any]:
    """Copies of arrays on the GPU."""
    to_device = module().to_device
    return [to_device(array) for array in arrays]


def empty(shape: tuple[int, ...], dtype: Any, order: str = "C") -> Any:
    """An array on the GPU, with whatever its memory holds; in the order "F" its first axis lies closest together."""
    return module().device_array(shape, dtype, order=order)


def taken(array: Any) -> Any:
    """An array on the GPU as it stands, whichever library made it; one from here is copied there."""
    if hasattr(array, "copy_to_host"):  # Numba's own
        return array
    if hasattr(array, "__cuda_array_interface__"):
        return module().as_cuda_array(array)
    return module().to_device(np.ascontiguousarray(array))


def device_number() -> int:
    """The number of the GPU in use."""
    return int(module().current_context().device.id)


def multiprocessors() -> int:
    """How many multiprocessors the GPU in use has; the simulator is one."""
    return 1 if is_simulated() else int(module().get_current_device().MULTIPROCESSOR_COUNT)


def launch(kernel: Any, threads: int, *given: Any, block: int = BLOCK) -> None:
    """Starts a kernel in so many threads; simulated ones are started one by one, which spares those that fill a block."""
    size = 1 if is_simulated() else block
    kernel[math.ceil(threads / size), size](*given)


def fetch(arrays: Sequence[Any], copies: Sequence[Any]) -> None:
    """Writes what lies on the GPU back into the arrays it was copied from, once the kernels are done."""
    for array, copy in zip(arrays, copies, strict=True):
        if array.size:
            copy.copy_to_host(array)


def finish() -> None:
    """Waits until all kernels are done."""
    module().synchronize()
