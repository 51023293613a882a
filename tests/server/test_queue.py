"""Bots think as jobs on a queue: whichever worker is free does them, a dead one's are taken over, nothing is done twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from mastaba import bots
from mastaba.server.bots.precompile import Precompiler
from mastaba.server.bots.queue import JobWorker, Queue, key_of
from mastaba.server.bots.worker import PLUG_INS, BotAnswer, BotRequest
from mastaba.server.bots.worker_pool import WorkerPool
from mastaba.server.settings import Settings
from mastaba.server.storage.postgres import PostgresStore
from tests.server.clients import Guest, Json, laid, play_out, quick, seated, serving
from tests.server.postgres import Postgres

ROOT = Path(__file__).parents[2]


@contextlib.contextmanager
def worker(settings: Settings) -> Iterator[subprocess.Popen[str]]:
    """`mastaba worker`, as people type it."""
    places = {"PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}", PLUG_INS: "tests.server.bad_bots", "LC_ALL": "C.UTF-8"}
    address = ["--database", settings.database]
    command = [sys.executable, "-m", "mastaba", "worker", *address, "--workers", "1", "--data", str(settings.data)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **places, "PYTHONUNBUFFERED": "1"}
    )
    try:
        assert process.stdout is not None
        assert "Thinking for the tables" in process.stdout.readline()
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)


@pytest.fixture
def pondering(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A level that thinks for two seconds."""
    import tests.server.bad_bots as bad

    monkeypatch.setenv(PLUG_INS, "tests.server.bad_bots")
    yield
    for name in bad.NAMES:
        bots.LEVELS.pop(name, None)
    sys.modules.pop("tests.server.bad_bots", None)


def robots(http: httpx.Client, game: str, levels: list[str], kinds: list[str]) -> Guest:
    seats = [{"kind": kind, **({"level": level} if kind == "bot" else {})} for kind, level in zip(kinds, levels, strict=True)]
    body = {"game": game, "players": len(seats), "seats": seats, "seed": 1, "first": 1}
    opened = http.post("/api/tables", json=body).json()
    return Guest(http, opened["table"], opened["host"])


def until(guest: Guest, number: int, seconds: float) -> Json:
    deadline = time.monotonic() + seconds
    while (told := guest.look())["number"] < number:
        assert time.monotonic() < deadline, f"{told['number']} decisions after {seconds} seconds"
        time.sleep(0.02)
    return told


def at_one_moment(first: Guest, second: Guest) -> tuple[Json, Json]:
    """What two see after as many decisions; robots may play on between two looks."""
    for _ in range(100):
        one, other = first.look(), second.look()
        if one["number"] == other["number"]:
            break
        time.sleep(0.02)
    return one, other


def test_robots_at_two_servers_think_once_a_decision(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both servers have the table and ask; the position's key makes it one job, and the log's key one move."""
    thought: list[tuple[int, int]] = []
    answer = JobWorker._answer

    async def counted(self: JobWorker, asked: BotRequest, patience: float) -> BotAnswer:
        thought.append((asked.entry, asked.seat))
        return await answer(self, asked, patience)

    monkeypatch.setattr(JobWorker, "_answer", counted)
    settings = quick(tmp_path, database=postgres.fresh(), pace=(0.02, 0.02))
    with contextlib.ExitStack() as held:
        both = [held.enter_context(httpx.Client(base_url=held.enter_context(serving(settings)), timeout=20)) for _ in range(2)]
        first = robots(both[0], "saqqara", ["random"] * 2, ["bot", "bot"])
        second = Guest(both[1], first.table, None)
        with first.ear(), second.ear():
            until(second, 12, 30)
        one, other = at_one_moment(first, second)
        assert one["views"] == other["views"]
    assert len(thought) == len(set(thought)) > 5


def test_a_dead_workers_job_is_taken_over(postgres: Postgres, tmp_path: Path, pondering: None) -> None:
    """Servers need no workers of their own; people's moves never wait for them."""
    settings = quick(tmp_path, database=postgres.fresh(), workers=0)
    with serving(settings) as address, httpx.Client(base_url=address, timeout=20) as http:
        with worker(settings) as doomed:
            me = robots(http, "saqqara", ["", "pondering"], ["me", "bot"])
            assert me.move(1, 0, me.look()["choices"]["1"][-1]["action"]).status_code == 200
            deadline = time.monotonic() + 30
            while not running(settings.database) and time.monotonic() < deadline:
                time.sleep(0.02)
            doomed.send_signal(signal.SIGKILL)
        before = time.monotonic()
        other = laid(http, "saqqara", "me link")
        assert Guest(http, other["table"], other["host"]).look()["number"] == 0
        assert time.monotonic() - before < 2.0
        with worker(settings):
            until(me, 2, 30)
    assert running(settings.database) == 0


@pytest.mark.proof
def test_a_worker_analyses_finished_games_and_keeps_what_it_finds(postgres: Postgres, tmp_path: Path) -> None:
    settings = quick(tmp_path, database=postgres.fresh(), workers=0, iterations=10)
    with serving(settings) as address, httpx.Client(base_url=address, timeout=20) as http:
        guests = seated(http, "saqqara", "me link", seed=3)
        play_out(guests)
        path = f"/api/tables/{guests[1].table}/analysis"
        assert [http.post(path).json()["state"] for _ in range(2)] == ["going", "going"]
        with worker(settings):
            deadline = time.monotonic() + 120
            while (told := http.get(path).json())["state"] == "going":
                assert time.monotonic() < deadline, told
                time.sleep(0.2)
        assert (told["state"], told["progress"], told["report"]["iterations"]) == ("done", 100, 10)


def running(database: str) -> int:
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT count(*) FROM procrastinate_jobs WHERE status = 'doing'").fetchone()
    return int(found[0]) if found else 0


class Idle(WorkerPool):
    """A pool that nobody should ask."""

    async def ask(self, request: BotRequest, patience: float, whose: str) -> BotAnswer:
        raise AssertionError("nobody waits for this")


def test_what_nobody_waits_for_is_dropped(postgres: Postgres, tmp_path: Path) -> None:
    """The game has moved on, or whoever asked has gone."""
    database = postgres.fresh()
    store = PostgresStore(database, folder=tmp_path)
    request = BotRequest("saqqara", 2, {}, "random", b"", [0, 1], 7, table="gone", entry=3, seat=1)

    async def dropped() -> tuple[Any, ...]:
        asking = Queue(store, 0, WorkerPool(1), Precompiler())
        await asking.open()
        waiting = asyncio.ensure_future(asking.thinkers.ask(request, 5.0, "gone"))
        await asyncio.sleep(0.3)
        queued = jobs(database)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        left = jobs(database)
        again = asyncio.ensure_future(asking.thinkers.ask(request, 5.0, "gone"))
        for _ in range(100):
            if jobs(database):
                break
            await asyncio.sleep(0.05)
        doing = Queue(store, 1, Idle(1), Precompiler())
        await doing.open()
        for _ in range(100):
            if not jobs(database):
                break
            await asyncio.sleep(0.1)
        found = (queued, left, jobs(database), again.done(), await store.thought(key_of(request)))
        again.cancel()
        await asyncio.gather(again, return_exceptions=True)
        await doing.close()
        await asking.close()
        return found

    queued, left, done, is_answered, kept = asyncio.run(dropped())
    store.close()
    assert (queued, left, done, is_answered) == (1, 0, 0, False)
    assert kept is not None
    assert kept[1] is None


def test_who_has_jobs_waiting_gets_the_next_behind_the_first_of_others(postgres: Postgres, tmp_path: Path) -> None:
    """However many tables somebody has opened: each player has a share."""
    store = PostgresStore(postgres.fresh(), folder=tmp_path)
    asked = {"mine1": "me", "mine2": "me", "mine3": "me", "yours": "you"}

    async def order() -> list[str]:
        queue = Queue(store, 0, WorkerPool(1), Precompiler())
        await queue.open()
        waiting = []
        for count, (table, whose) in enumerate(asked.items(), 1):
            request = BotRequest("saqqara", 2, {}, "random", b"", [0, 1], 7, table=table, entry=0, seat=1)
            waiting.append(asyncio.ensure_future(queue.thinkers.ask(request, 5.0, whose)))
            for _ in range(100):
                if jobs(store.address) == count:
                    break
                await asyncio.sleep(0.05)
        with psycopg.connect(store.address) as connection:
            found = connection.execute("SELECT lock FROM procrastinate_jobs ORDER BY priority DESC, id").fetchall()
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await queue.close()
        return [str(lock).split()[1] for (lock,) in found]

    found = asyncio.run(order())
    store.close()
    assert found == ["mine1", "yours", "mine2", "mine3"]


def jobs(database: str) -> int:
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT count(*) FROM procrastinate_jobs").fetchone()
    return int(found[0]) if found else 0


def test_no_hand_is_in_a_job(postgres: Postgres, tmp_path: Path) -> None:
    """The library writes a job's arguments into its log; they name a position, and nothing of it."""
    store = PostgresStore(postgres.fresh(), folder=tmp_path)
    request = BotRequest("saqqara", 2, {}, "random", b"my hand", [0, 1], 7, table="t", entry=0, seat=1)

    async def asked() -> str:
        queue = Queue(store, 0, WorkerPool(1), Precompiler())
        await queue.open()
        waiting = asyncio.ensure_future(queue.thinkers.ask(request, 5.0, "t"))
        await asyncio.sleep(0.3)
        with psycopg.connect(store.address) as connection:
            found = connection.execute("SELECT args::text FROM procrastinate_jobs").fetchone()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await queue.close()
        return str(found[0]) if found else ""

    args = asyncio.run(asked())
    store.close()
    assert key_of(request) in args
    assert len(args) < 100


def test_a_worker_without_a_database_is_refused_with_a_sentence() -> None:
    command = [sys.executable, "-m", "mastaba", "worker"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"}, check=False)
    assert done.returncode == 2
    assert "--database" in done.stderr
