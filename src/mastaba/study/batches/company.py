"""How the threads of a block on a GPU keep company: threads side by side that do different things wait for each other, so work
that any thread can do is handed out in such a way that those next to each other do the same."""

from __future__ import annotations

from typing import Any, Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints

KINDS: Final = 64  # of things to do that are told apart; what goes beyond is of the last kind
cuda: Any = None  # Numba's module, put here by compiling.kernel


@rule
def clear(counts: Ints) -> None:
    """Sets what the threads of a block share to 0, before any of them goes on."""
    for place in range(cuda.threadIdx.x, counts.shape[0], cuda.blockDim.x):
        counts[place] = 0
    cuda.syncthreads()


@rule
def in_order(counts: Ints, places: Ints, wish: int) -> int:
    """Whose work this thread is to do, as a place within the block: work of a kind lies side by side. `counts` are 0 and used once."""
    kind = min(wish, KINDS - 1)
    before = cuda.atomic.add(counts, kind, 1)
    cuda.syncthreads()
    for other in range(kind):
        before += counts[other]
    places[before] = cuda.threadIdx.x
    cuda.syncthreads()
    return int(places[cuda.threadIdx.x])
