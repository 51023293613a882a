"""Analyses in the background, one at a time: asked for once, kept as they grow, and never made twice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Final

import msgspec

from mastaba.arena.analysis.report import ITERATIONS
from mastaba.arena.analysis.survey import Survey
from mastaba.server.bots.precompile import Precompiler
from mastaba.server.storage.errors import FAILURES
from mastaba.server.storage.rows import KeptAnalysis
from mastaba.server.storage.store import Store
from mastaba.server.study.looking import LENGTH, Found, Task

log = logging.getLogger(__name__)
KEEPING: Final = 2.0  # seconds between two times that what was found is kept
PATIENCE: Final = 300.0  # seconds for one look, of which the first may have to load what is compiled

Keep = Callable[[Survey], Awaitable[None]]


class Unanalysed(Exception):
    """An analysis that came to no end."""


class Analyst:
    """Analyses games in a process of its own, one after the other."""

    def __init__(self, precompiler: Precompiler, iterations: int = ITERATIONS) -> None:
        self.iterations = iterations
        self._precompiler = precompiler
        self._one_at_a_time = asyncio.Semaphore(1)

    async def analyse(self, game: str, record: str, known: Survey | None, keep: Keep) -> None:
        """Analyses a game from where an earlier analysis had got to, and has it kept as it grows."""
        async with self._one_at_a_time:
            if not await self._precompiler.ready(game, "search"):
                raise Unanalysed("uncompiled")
            kept, survey = time.monotonic(), known
            async with contextlib.aclosing(_found(Task(record, self.iterations, known))) as news:
                async for found in news:
                    survey = survey or Survey(found.steps or [])
                    found.note_in(survey)
                    if time.monotonic() - kept > KEEPING or not survey.due():
                        await keep(survey)
                        kept = time.monotonic()
        if survey is None or survey.due():
            raise Unanalysed("stopped")


async def _found(task: Task) -> AsyncGenerator[Found, None]:
    """What a process finds, as it finds it; it is stopped when nobody listens any more."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "mastaba.server.study.looking", stdin=PIPE, stdout=PIPE
    )
    try:
        await _send(process, task)
        while (found := await asyncio.wait_for(_read(process), PATIENCE)) is not None:
            yield found
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _send(process: Process, task: Task) -> None:
    assert process.stdin is not None
    body = msgspec.msgpack.encode(task)
    process.stdin.write(LENGTH.pack(len(body)) + body)
    await process.stdin.drain()


async def _read(process: Process) -> Found | None:
    assert process.stdout is not None
    try:
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Found)
    except asyncio.IncompleteReadError:
        return None


# With a table


async def keep(store: Store, table_id: str, entries: int, survey: Survey | None) -> None:
    """Keeps what was found of a table; where that cannot be written now, the next time may do."""
    text = "" if survey is None else msgspec.json.encode(survey).decode()
    with contextlib.suppress(*FAILURES):
        await store.keep_analysis(table_id, KeptAnalysis(entries, text, time.time()))


def decoded(row: KeptAnalysis) -> Survey | None:
    """What was kept; nothing where none of it can be read any more, as after a change of what is kept."""
    try:
        return msgspec.json.decode(row.found, type=Survey) if row.found else None
    except msgspec.MsgspecError:
        return None


async def analyse_kept(store: Store, analyst: Analyst, table_id: str) -> None:
    """Analyses a finished game as it is kept in a store, from where another may have left off."""
    from mastaba.server.tables.registry import replayed  # which itself has work put on the queue

    row, before = await store.table(table_id), await store.analysis(table_id)
    if row is None:
        return
    match, entries = await asyncio.to_thread(replayed, row), len(row.log)
    known = decoded(before) if before and before.entries == entries else None
    await analyst.analyse(match.game.id, match.record(form="json"), known, lambda found: keep(store, table_id, entries, found))
