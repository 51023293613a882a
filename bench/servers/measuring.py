"""What a server costs, whichever it is: a crowd of tables that play against it, and what was counted meanwhile."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import re
import statistics
import subprocess
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection

TICKS = os.sysconf("SC_CLK_TCK")
OPENED_AT_ONCE = 8
SPREAD = (0.5, 1.5)  # times the usual pause: people do not move in step, and whoever has queued once would queue for ever
SETTLING = 5  # pauses after which whatever piled up while tables were opened has been done
PATIENCE = 120.0  # seconds until everybody sits, or a server has started, at most


class Line(ClientConnection):
    """A connection that counts what comes in, as it comes over the line."""

    received = 0

    def data_received(self, data: bytes) -> None:
        """Something comes in."""
        self.received += len(data)
        super().data_received(data)


class Table(Protocol):
    """A table with two players."""

    @property
    def is_over(self) -> bool:
        """Whether nobody can move any more."""

    @property
    def lines(self) -> Sequence[Any]:
        """The connections of its players."""

    async def move(self) -> float:
        """A legal move, until both have been told of it; returns how long the mover waited for the answer."""


Opening = Callable[[httpx.AsyncClient, int], AbstractAsyncContextManager[Table]]  # the table of a number


@dataclass
class Window:
    """What was counted in a while."""

    seconds: float
    spent: float = 0.0  # seconds of the server's CPU
    busy: float = 0.0  # seconds of the players' own, who have one core: near the whole while, they are what is waited for
    waits: list[float] = field(default_factory=list)
    told: list[int] = field(default_factory=list)  # bytes of each move

    def facts(self) -> str:
        """Moves, moves a CPU second, CPU a move, the waits in the middle and of one in a hundred, bytes a move, how busy the players are."""
        moves, waits = len(self.waits), sorted(1000 * wait for wait in self.waits)
        cost = f"{moves / self.spent:.0f} | {1000 * self.spent / moves:.2f} ms"
        waited = f"{waits[moves // 2]:.1f} ms | {waits[moves * 99 // 100]:.1f} ms"
        return f"{moves} | {cost} | {waited} | {statistics.median(self.told):.0f} | {100 * self.busy / self.seconds:.0f} %"


class Crowd:
    """Tables that play at a server, a move each `pause` seconds, one game after the other; more and more of them."""

    def __init__(self, address: str, processes: list[int], opening: Opening, pause: float) -> None:
        alone = httpx.Limits(max_keepalive_connections=0)  # a server may cut an idle one just when it is used again
        self._http = httpx.AsyncClient(base_url=address, timeout=60, limits=alone)
        self._processes, self._opening, self._pause = processes, opening, pause
        self._doors = asyncio.Semaphore(OPENED_AT_ONCE)
        self._tasks: list[asyncio.Task[None]] = []
        self._seated = 0
        self._window = Window(0)

    async def grow(self, count: int) -> bool:
        """Opens tables until there are so many, and waits until all of them play; false: there is no room for so many."""
        self._tasks += [asyncio.create_task(self._play(number)) for number in range(len(self._tasks), count)]
        until = time.monotonic() + PATIENCE
        while self._seated < count and time.monotonic() < until:
            self._check()
            await asyncio.sleep(0.1)
        gc.collect()
        gc.disable()  # two thousand players are many objects: to look through them would be a pause of theirs of half a second
        await asyncio.sleep(SETTLING * self._pause)
        return self._seated >= count

    async def measured(self, seconds: float) -> Window:
        """What happens in the next while."""
        window = self._window = Window(seconds)
        before, own = sum(map(cpu, self._processes)), time.process_time()
        await asyncio.sleep(seconds)
        self._check()
        window.spent, window.busy = sum(map(cpu, self._processes)) - before, time.process_time() - own
        self._window = Window(0)  # what comes now counts for nothing
        return window

    async def close(self) -> None:
        """Everybody goes home."""
        gc.enable()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._http.aclose()

    def _check(self) -> None:
        """Nobody may have failed."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def _play(self, number: int) -> None:
        async with self._seats(number) as table:
            self._seated += 1
            await asyncio.sleep(random.random() * self._pause)
            await self._finish(table)
        while True:
            async with self._seats(number) as table:
                await self._finish(table)

    @asynccontextmanager
    async def _seats(self, number: int) -> AsyncIterator[Table]:
        async with self._doors:
            opened = self._opening(self._http, number)
            table = await opened.__aenter__()
        try:
            yield table
        finally:
            await opened.__aexit__(None, None, None)

    async def _finish(self, table: Table) -> None:
        """Plays a game to its end."""
        while not table.is_over:
            began, before, window = time.monotonic(), sum(line.received for line in table.lines), self._window
            window.waits.append(await table.move())
            window.told.append(sum(line.received for line in table.lines) - before)
            await asyncio.sleep(max(0.0, began + self._pause * random.uniform(*SPREAD) - time.monotonic()))


# Processes


@contextmanager
def started(command: list[str], cores: set[int] | None, **environment: str) -> Iterator[tuple[str, int]]:
    """A server that says its address first, on some cores; yields the address and the process."""
    env = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1", **environment}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env)
    assert running.stdout is not None
    too_late = threading.Timer(PATIENCE, running.kill)
    too_late.start()
    try:
        address = re.findall(r"http://\S+(?=/)", running.stdout.readline())[0]
        too_late.cancel()
        if cores:
            for thread in os.listdir(f"/proc/{running.pid}/task"):
                os.sched_setaffinity(int(thread), cores)
        yield address, running.pid
    finally:
        too_late.cancel()
        running.terminate()
        try:
            running.wait(30)
        except subprocess.TimeoutExpired:
            running.kill()


def cpu(process: int) -> float:
    """Seconds of CPU that a process has had."""
    user, system = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / TICKS


def cpu_of_all(process: int) -> float:
    """The same of a process and its children: one of them may be compiling."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return cpu(process) + sum(cpu(int(child)) for child in children if Path(f"/proc/{child}").exists())


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    return int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())[0]) / 1024
