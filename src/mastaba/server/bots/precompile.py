"""Compiling ahead: a process of its own fills the disk cache, so that neither the server nor a bot is held up by it.

Started as a program, this file is that process: `python -m mastaba.server.bots.precompile GAME PART`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import Iterable
from typing import Final, Literal

from mastaba.bots.level_bot import warm_up
from mastaba.game import load
from mastaba.server.bots import native

log = logging.getLogger(__name__)
Part = Literal["rules", "search"]
Job = tuple[str, Part]
NICENESS: Final = 10
WANTED, AHEAD = 0, 1  # somebody waits for it; nobody does yet


class Precompiler:
    """Has games compiled one after another, those first that somebody waits for."""

    def __init__(self) -> None:
        self._queue: asyncio.PriorityQueue[tuple[int, int, Job]] = asyncio.PriorityQueue()
        self._urgency_of: dict[Job, int] = {}
        self._tried: dict[Job, asyncio.Event] = {}
        self._done: set[Job] = set()
        self._interruptible: Process | None = None
        self._task = asyncio.ensure_future(self._work())

    def want(self, game: str, part: Part) -> None:
        """Has something compiled as soon as can be; what nobody waits for makes room."""
        if self._ask((game, part), WANTED) and self._interruptible is not None:
            _stop(self._interruptible)
            self._interruptible = None

    def prepare(self, games: Iterable[str]) -> None:
        """Has games compiled before anybody asks for them."""
        parts: tuple[Part, ...] = ("rules", "search")
        for job in [(game, part) for part in parts for game in games]:
            self._ask(job, AHEAD)

    def is_ready(self, game: str, part: Part) -> bool:
        """Whether something is compiled, so that any process can load it at once."""
        return (game, part) in self._done

    async def ready(self, game: str, part: Part) -> bool:
        """Waits until something is compiled; False if it cannot be."""
        self.want(game, part)
        await self._event((game, part)).wait()
        return self.is_ready(game, part)

    async def close(self) -> None:
        """Stops compiling."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    def _event(self, job: Job) -> asyncio.Event:
        return self._tried.setdefault(job, asyncio.Event())

    def _ask(self, job: Job, urgency: int) -> bool:
        """Queues a job, unless it has been asked for as urgently before."""
        if self._urgency_of.get(job, AHEAD + 1) <= urgency:
            return False
        self._urgency_of[job] = urgency
        self._queue.put_nowait((urgency, len(self._urgency_of), job))
        return True

    async def _work(self) -> None:
        while True:
            urgency, order, job = await self._queue.get()
            if self._event(job).is_set():
                continue
            if await self._is_tried(job, urgency):
                self._event(job).set()
            else:
                self._queue.put_nowait((urgency, order, job))

    async def _is_tried(self, job: Job, urgency: int) -> bool:
        """Compiles; False if it was interrupted. What fails is not tried again."""
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, *job, stdin=DEVNULL, stdout=DEVNULL)
        self._interruptible = process if urgency == AHEAD else None
        try:
            code = await process.wait()
        finally:
            _stop(process)
            await process.wait()
        if code == 0:
            self._done.add(job)
            native.load_compiled(job[0])
        elif code > 0:
            log.error("%s %s cannot be compiled: interpreted rules and heuristics serve on", *job)
        return code == 0 or urgency == WANTED or self._interruptible is process


def _stop(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()


def main(game: str, part: str) -> None:
    """Fills the disk cache with what a game needs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops us
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    native.compile_rules(game)
    if part == "search":
        warm_up(load(game))


if __name__ == "__main__":
    main(*sys.argv[1:])
