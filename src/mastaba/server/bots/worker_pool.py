"""The worker processes in which bots think; one that hangs or dies is replaced, and no table waits for another's bot."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from typing import Protocol

import msgspec

from mastaba.server.bots.turns import Lane, Turns
from mastaba.server.bots.worker import LENGTH, BotAnswer, BotRequest
from mastaba.server.operations import figures


class TooSlow(Exception):
    """A bot that thought for too long."""


class BotFailed(Exception):
    """A bot that stumbled; the text is the name of what went wrong, never what the bot knew."""


class Thinkers(Protocol):
    """Whoever has bots think."""

    async def ask(self, request: BotRequest, patience: float, whose: str) -> BotAnswer:
        """Has somebody think for a table."""

    def waiting(self) -> dict[Lane, int]:
        """How many wait for somebody who thinks."""

    async def close(self) -> None:
        """Stops."""


class WorkerPool:
    """So many workers, started when they are first needed."""

    def __init__(self, size: int) -> None:
        self._turns = Turns(size)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def ask(self, request: BotRequest, patience: float, whose: str) -> BotAnswer:
        """Has a worker think for a table, in its turn; whoever takes longer than `patience` is stopped."""
        lane: Lane = "hint" if request.is_hint else "move"
        await self._turns.take(lane, whose)
        # Whoever asked may be gone before the answer; the worker thinks to its end all the same, which is cheaper than a new one.
        with figures.THOUGHTS.labels(lane).time():
            return await asyncio.shield(asyncio.ensure_future(self._think(request, patience)))

    def waiting(self) -> dict[Lane, int]:
        """How many wait for a worker."""
        return self._turns.waiting()

    async def _think(self, request: BotRequest, patience: float) -> BotAnswer:
        worker = self._idle.pop() if self._idle else None
        healthy = None
        try:
            worker = worker or await self._start()
            answer = await asyncio.wait_for(_asked(worker, request), patience)
            healthy = worker
        except TimeoutError:
            raise TooSlow from None
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError):
            raise BotFailed("stopped") from None
        finally:
            if healthy is not None:
                self._idle.append(healthy)
            elif worker is not None:
                self._kill(worker)
            self._turns.give_back()
        if answer.failure:
            raise BotFailed(answer.failure)
        return answer

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "mastaba.server.bots.worker", stdin=PIPE, stdout=PIPE
        )
        self._all.add(worker)
        return worker

    def _kill(self, worker: Process) -> None:
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()

    async def close(self) -> None:
        """Stops all workers."""
        stopped = list(self._all)
        for worker in stopped:
            self._kill(worker)
        await asyncio.gather(*(worker.wait() for worker in stopped))


async def _asked(worker: Process, request: BotRequest) -> BotAnswer:
    assert worker.stdin is not None
    assert worker.stdout is not None
    body = msgspec.msgpack.encode(request)
    worker.stdin.write(LENGTH.pack(len(body)) + body)
    await worker.stdin.drain()
    (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
    return msgspec.msgpack.decode(await worker.stdout.readexactly(length), type=BotAnswer)
