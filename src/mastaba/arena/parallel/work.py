"""A job done to every chunk of a list: on all cores here or on a cluster; results come in the order of the chunks.

    for result in run(job, chunks, Where(cluster="auto")):
        ...

Nothing of a result depends on where it was made, nor on what was lost on the way and made again.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol, Self, TypeVar

C = TypeVar("C")
R = TypeVar("R")

AHEAD: Final = 4  # chunks a worker may be ahead of the first that is missing: results that wait for their turn take memory


class Job(ABC, Generic[C, R]):
    """What is done to every chunk; it is pickled to get to other processes, so what it makes for itself is no part of its state."""

    @property
    def is_native(self) -> bool:
        """Whether it spends its time in compiled code, without Python's lock: then several threads call it at once."""
        return False

    @property
    def needs_gpu(self) -> bool:
        """Whether a chunk needs a GPU to itself."""
        return False

    def prepare(self) -> None:
        """Done once, here, before the first chunk: what it compiles lies on the disk for all other processes."""

    @abstractmethod
    def __call__(self, chunk: C) -> R:
        """The result of a chunk: the same whenever and wherever it is made."""


@dataclass(frozen=True)
class Where:
    """So many cores of this machine (all, where no number is given), or a Ray cluster by its address, or "auto"."""

    cores: int | None = None
    cluster: str | None = None


EVERY_CORE: Final = Where()


class Answer(NamedTuple):
    """What came of a chunk: its result, or why there is none."""

    result: Any = None
    error: BaseException | None = None


class Workers(Protocol):
    """Those who work: they take chunks by number and give answers as they come."""

    count: int

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...

    def submit(self, number: int, chunk: Any) -> None:
        """Takes a chunk; does not wait."""

    def answered(self) -> tuple[int, Answer]:
        """Waits for the answer to one of the chunks taken."""


def run(job: Job[C, R], chunks: Sequence[C], where: Where = EVERY_CORE) -> Generator[R, None, None]:
    """The result of every chunk, in order; whoever stops listening stops the work."""
    if not chunks:
        return
    with hired(job, len(chunks), where) as workers:
        yield from in_order(workers, chunks)


def hired(job: Job[Any, Any], most: int, where: Where) -> Workers:
    """Those who do a job, no more than there are chunks."""
    if where.cluster is not None:
        from mastaba.arena.parallel.cluster import Cluster

        return Cluster(job, where.cluster)
    from mastaba.arena.parallel.local import gpus, processes, threads

    if job.needs_gpu:
        return gpus(job, most)
    return (threads if job.is_native else processes)(job, min(most, where.cores or core_count()))


def core_count() -> int:
    """The cores that this process may use, which can be fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(workers: Workers, chunks: Sequence[Any]) -> Iterator[Any]:
    """The results in the chunks' order, however they come; the first error stops it all."""
    waiting: dict[int, Answer] = {}
    taken = 0
    for wanted in range(len(chunks)):
        while taken < min(len(chunks), wanted + AHEAD * workers.count):
            workers.submit(taken, chunks[taken])
            taken += 1
        while wanted not in waiting:
            number, answer = workers.answered()
            waiting[number] = answer
        found = waiting.pop(wanted)
        if found.error is not None:
            raise found.error
        yield found.result
