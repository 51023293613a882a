"""Thinking as jobs on a queue in the same PostgreSQL, done by whichever worker is free, on any machine.

A table waits for at most one move and one hint a seat, and a job runs once at a time, so that first come, first served
is a fair share for every table; and whoever has jobs waiting gets the next one behind the first jobs of all others, so that it is one
for every player too. Moves and hints have a queue each; a worker takes them in turn (`turns`).
What was thought is kept by the position's key, so a job that two workers do, as when one was believed dead, is one answer;
and the log's key decides whether it is still a move. Nothing that people do waits for a job.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import logging
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import procrastinate
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException, UniqueViolation
from procrastinate.jobs import Job, Status

from mastaba.server.bots.precompile import Precompiler
from mastaba.server.bots.turns import Lane
from mastaba.server.bots.worker import BotAnswer, BotRequest, is_searching
from mastaba.server.bots.worker_pool import BotFailed, TooSlow, WorkerPool
from mastaba.server.storage.errors import FAILURES
from mastaba.server.storage.postgres import PostgresStore
from mastaba.server.study.analyst import Analyst, Unanalysed, analyse_kept

log = logging.getLogger(__name__)
TASK: Final = "think"
ANALYSIS: Final = "analyse"
ANALYSES: Final = "analyses"  # a queue of their own: nobody at a table waits for one
LANES: Final = {False: "moves", True: "hints"}  # queues, by whether it is a hint
LANE_OF: Final[dict[bool, Lane]] = {False: "move", True: "hint"}
SLOW: Final = "TooSlow"
WAITING: Final = 60.0  # seconds that a job may wait for a worker
AGAIN: Final = 1.0  # seconds after which whoever waits looks for an answer that no notice told
ASK_AGAIN: Final = 5  # looks after which a job is put on the queue once more, in case it was lost
HEARTBEAT: Final = 1.0
SWEEP: Final = 600  # heartbeats between two looks for what nobody waits for any more
DEAD: Final = 4.0  # seconds without a heartbeat after which a worker's jobs are taken over


def key_of(request: BotRequest) -> str:
    """A position and who thinks of it: the same for every server that asks."""
    facts = (request.table, request.entry, request.seat, request.is_hint, request.level, request.attempt, request.played)
    return hashlib.sha256(msgspec.msgpack.encode(facts)).hexdigest()[:32]


def jobs_on(address: str) -> procrastinate.App:
    """The queue in a database; jobs can be put on it again, so they wait for no disk."""
    connector = procrastinate.PsycopgConnector(conninfo=address, min_size=1, max_size=4, configure=_unhurried)
    return procrastinate.App(connector=connector)


async def _unhurried(connection: Any) -> None:
    await connection.execute("SET synchronous_commit = off")
    await connection.commit()


class QueuedThinkers:
    """Puts what bots have to think of on the queue, and waits for the answers."""

    def __init__(self, store: PostgresStore, jobs: procrastinate.App) -> None:
        self._store, self._jobs = store, jobs
        self._come: dict[str, asyncio.Event] = {}
        self._waiting: dict[Lane, int] = {"move": 0, "hint": 0}
        self._of = Counter[str]()  # how many jobs each has waiting, of those who ask here

    async def close(self) -> None:
        """Nobody waits any more."""

    def waiting(self) -> dict[Lane, int]:
        """How many wait here for an answer."""
        return dict(self._waiting)

    def hear(self, key: str) -> None:
        """An answer has come."""
        if event := self._come.get(key):
            event.set()

    async def ask(self, request: BotRequest, patience: float, whose: str) -> BotAnswer:
        """Waits for an answer, which need not have been asked for here."""
        key = key_of(request)
        found = await self._kept(key)
        if found is None:
            with self._counted(whose) as ahead:
                found = await self._thought(key, request, patience, ahead)
        if found.failure == SLOW:
            raise TooSlow
        if found.failure:
            raise BotFailed(found.failure)
        return found

    @contextlib.contextmanager
    def _counted(self, whose: str) -> Iterator[int]:
        """Counts a job among those of who asks for it; yields how many these have waiting already."""
        ahead = self._of[whose]
        self._of[whose] += 1
        try:
            yield ahead
        finally:
            self._of[whose] -= 1
            self._of += Counter()  # those who wait for nothing are forgotten

    async def _kept(self, key: str) -> BotAnswer | None:
        try:
            found = await self._store.thought(key)
        except FAILURES:
            return None
        return msgspec.json.decode(found[1], type=BotAnswer) if found and found[1] else None

    async def _thought(self, key: str, request: BotRequest, patience: float, ahead: int) -> BotAnswer:
        event, lane, job = self._come.setdefault(key, asyncio.Event()), LANE_OF[request.is_hint], None
        self._waiting[lane] += 1
        try:
            for look in range(int((WAITING + patience) / AGAIN)):
                if look % ASK_AGAIN == 0:
                    job = await self._defer(key, request, patience, ahead) or job
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(event.wait(), AGAIN)
                event.clear()
                if (found := await self._kept(key)) is not None:
                    return found
            raise TooSlow
        except asyncio.CancelledError:  # nobody waits for it any more
            await self._drop(job)
            raise
        finally:
            self._come.pop(key, None)
            self._waiting[lane] -= 1

    async def _defer(self, key: str, request: BotRequest, patience: float, ahead: int) -> int | None:
        lane, lock = LANES[request.is_hint], f"{LANES[request.is_hint]} {request.table}"
        job = self._jobs.configure_task(TASK, queue=lane, lock=lock, queueing_lock=key, priority=-ahead)
        try:
            await self._store.ask(key, request.table, request.entry, msgspec.json.encode(request).decode())
            return await job.defer_async(key=key, patience=patience)
        except AlreadyEnqueued:
            return None
        except (ConnectorException, *FAILURES):
            log.warning("a job could not be put on the queue; it is tried again")
            return None

    async def _drop(self, job: int | None) -> None:
        if job is not None:
            with contextlib.suppress(ConnectorException):
                await asyncio.shield(self._jobs.job_manager.cancel_job_by_id_async(job, delete_job=True))


class JobWorker:
    """Does what is on the queue, with so many processes."""

    def __init__(
        self, store: PostgresStore, jobs: procrastinate.App, pool: WorkerPool, places: int, precompiler: Precompiler
    ) -> None:
        self._store, self._jobs, self._pool, self._precompiler = store, jobs, pool, precompiler
        jobs.task(name=TASK)(self._think)
        jobs.task(name=ANALYSIS)(self._analyse)
        self._tasks = [asyncio.ensure_future(self._work(lane, places)) for lane in LANES.values()]
        self._tasks.append(asyncio.ensure_future(self._work(ANALYSES, 1)))
        self._tasks.append(asyncio.ensure_future(self._take_over()))

    async def close(self) -> None:
        """Stops; what was not finished is left for others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, lane: str, places: int) -> None:
        """Keeps a worker of the library's running, also when the database was away."""
        settings: dict[str, Any] = {"install_signal_handlers": False, "delete_jobs": "always", "shutdown_graceful_timeout": 0}
        beats: dict[str, Any] = {
            "update_heartbeat_interval": HEARTBEAT,
            "stalled_worker_timeout": DEAD,
            "fetch_job_polling_interval": AGAIN,
        }
        while True:
            try:
                await self._jobs.run_worker_async(queues=[lane], concurrency=places, **settings, **beats)
            except Exception:
                log.exception("the worker for %s stopped; it starts again", lane)
            await asyncio.sleep(AGAIN)

    async def _take_over(self) -> None:
        """Puts the jobs of dead workers back on the queue."""
        for beat in itertools.count():
            with contextlib.suppress(ConnectorException, *FAILURES):
                for task in (TASK, ANALYSIS):
                    for job in await self._jobs.job_manager.get_stalled_jobs(task_name=task, seconds_since_heartbeat=DEAD):
                        await self._put_back(job)
                if beat % SWEEP == 0:
                    await self._store.forget_thoughts()
            await asyncio.sleep(HEARTBEAT)

    async def _put_back(self, job: Job) -> None:
        """Whoever waits may have asked again meanwhile: then the dead one's job only stands in the way of the new one."""
        jobs = self._jobs.job_manager
        try:
            await jobs.retry_job(job)
        except UniqueViolation:
            await jobs.finish_job(job, Status.FAILED, delete_job=True)

    async def _think(self, key: str, patience: float) -> None:
        """One job: thought, unless somebody has done so already or the game has moved on."""
        found = await self._store.thought(key)
        if found is None or found[1] is not None:
            return
        asked = msgspec.json.decode(found[0], type=BotRequest)
        if await self._is_wanted(asked):
            answer = await self._answer(asked, patience)
            await self._store.answer(key, msgspec.json.encode(answer).decode())

    async def _analyse(self, table: str, iterations: int) -> None:
        """Analyses a finished game, from where another worker may have left off, and keeps what is found with the table."""
        with contextlib.suppress(Unanalysed, TimeoutError, *FAILURES):
            await analyse_kept(self._store, Analyst(self._precompiler, iterations), table)

    async def _is_wanted(self, asked: BotRequest) -> bool:
        heads = await self._store.heads([asked.table])
        return [entries for _, entries, _ in heads] == [asked.entry]

    async def _answer(self, asked: BotRequest, patience: float) -> BotAnswer:
        if asked.is_hint and not await self._precompiler.ready(asked.game, "search"):
            return BotAnswer(failure="uncompiled")
        if is_searching(asked.level):
            self._precompiler.want(asked.game, "search")
        asked.is_warm = self._precompiler.is_ready(asked.game, "search")
        try:
            return await self._pool.ask(asked, patience, asked.table)
        except TooSlow:
            return BotAnswer(failure=SLOW)
        except BotFailed as failure:
            return BotAnswer(failure=str(failure))


class Queue:
    """The queue of a server or a worker process: asking always, doing where there are processes for it."""

    def __init__(self, store: PostgresStore, places: int, pool: WorkerPool, precompiler: Precompiler) -> None:
        self._jobs = jobs_on(store.address)
        self._store, self._places, self._pool, self._precompiler = store, places, pool, precompiler
        self._worker: JobWorker | None = None
        self.thinkers = QueuedThinkers(store, self._jobs)

    async def open(self) -> None:
        """Connects, and begins to work."""
        await self._jobs.open_async()
        if self._places:
            self._worker = JobWorker(self._store, self._jobs, self._pool, self._places, self._precompiler)

    async def analyse(self, table_id: str, iterations: int) -> None:
        """Puts the analysis of a finished game on the queue, unless it is there."""
        lock = f"{ANALYSES} {table_id}"
        job = self._jobs.configure_task(ANALYSIS, queue=ANALYSES, lock=lock, queueing_lock=lock)
        with contextlib.suppress(AlreadyEnqueued):
            await job.defer_async(table=table_id, iterations=iterations)

    async def close(self) -> None:
        """Stops working, and disconnects."""
        if self._worker is not None:
            await self._worker.close()
        await self._jobs.close_async()
