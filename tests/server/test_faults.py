"""A checker in the manner of Jepsen: servers, a worker and PostgreSQL are killed, stopped and cut off under play, with clocks that jump.

Afterwards every acknowledged move is there, once and in its place; whoever was told something could see it at every server
from then on; what each seat's socket was last told is what the log says; and nobody was told another's view.
The embedded store goes through the same, and the disks of both are full or slow at times.
MASTABA_FAULTS=1000 runs longer; `-m proof` does. MASTABA_FAULTS_SEED is for several runs that are to differ.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import text
from websockets.exceptions import WebSocketException

from mastaba.server.storage.check import damages
from mastaba.server.storage.transfer import reading
from tests.server.clients import Ear, Guest, Json
from tests.server.disk import CAN_FAIL, NEEDED, Disk
from tests.server.postgres import Postgres
from tests.server.test_killed import GAME, Nursery

FEW = 8
MANY, SEED = int(os.environ.get("MASTABA_FAULTS", "300")), int(os.environ.get("MASTABA_FAULTS_SEED", "11"))
# A socket that was cut in the middle of its greeting is left to the collector.
CUT = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
Fault = Callable[[random.Random], None]
BUSY = {500, 502, 503, 504}
NAP, NAPS = 0.005, 12_000  # seconds: a minute in all, at least
ROOT = Path(__file__).parents[2]


class Over(Exception):
    """Enough has been played."""


class Restless(Nursery):
    """Servers that also end by themselves, when they find no database, and are started again."""

    def __init__(self, data: Path, database: str, **more: str) -> None:
        super().__init__(data, database, **more)
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        with contextlib.suppress(ValueError):  # the parent is gone
            while True:
                self.child = self._number()

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)

    def close(self) -> None:
        self.parent.kill()
        self._reading.join(5)
        super().close()


class Alone:
    """One server on the embedded store, and everything that can befall it."""

    def __init__(self, folder: Path) -> None:
        self.disk, self.place = Disk(), str(folder)
        self.servers = [Restless(folder, "", **self.disk.environment)]
        self.addresses = [f"http://127.0.0.1:{server.port}" for server in self.servers]
        self.usual: list[Fault] = [self.kill_a_server]
        self.rare: list[Fault] = [self.fill_the_disk, self.slow_the_disk]

    def kill_a_server(self, chance: random.Random) -> None:
        chance.choice(self.servers).kill()

    def fill_the_disk(self, chance: random.Random) -> None:
        with self.disk.having("full"):
            time.sleep(chance.uniform(0.05, 0.5))

    def slow_the_disk(self, chance: random.Random) -> None:
        with self.disk.having("slow"):
            time.sleep(chance.uniform(0.05, 1.0))

    def close(self) -> None:
        for server in self.servers:
            server.close()
        self.disk.close()


class Parts(Alone):
    """Two servers and a worker on PostgreSQL, likewise; the disk is the database's."""

    def __init__(self, folder: Path) -> None:
        self.disk, self._folder = Disk(), folder
        self.postgres = Postgres(self.disk.environment)
        self.database = self.place = self.postgres.fresh()
        with ThreadPoolExecutor(2) as pool:
            self.servers = list(pool.map(lambda _: Restless(folder, self.database), range(2)))
        self.addresses = [f"http://127.0.0.1:{server.port}" for server in self.servers]
        self.worker = self._worker()
        self.usual = [*[self.kill_a_server] * 6, *[self.kill_the_worker, self.cut_connections] * 2]
        self.rare = [self.crash_the_database, self.restart_the_database, self.stop_the_clock_of_the_database]
        self.rare += [self.fill_the_disk, self.slow_the_disk] if CAN_FAIL else []

    def _worker(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "mastaba", "worker", "--workers", "1", "--database", self.database]
        command += ["--data", str(self._folder)]
        places = {"PYTHONPATH": str(ROOT / "src")}
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **places})

    def fill_the_disk(self, chance: random.Random) -> None:
        super().fill_the_disk(chance)
        self.postgres.recover()  # it gives up where it can write no log

    def kill_the_worker(self, chance: random.Random) -> None:
        self.worker.kill()
        self.worker.wait()
        self.worker = self._worker()

    def crash_the_database(self, chance: random.Random) -> None:
        self.postgres.stop(signal.SIGQUIT)
        self.postgres.start()

    def restart_the_database(self, chance: random.Random) -> None:
        self.postgres.stop()
        self.postgres.start()

    def stop_the_clock_of_the_database(self, chance: random.Random) -> None:
        self.postgres.pause(chance.uniform(0.05, 1.0))

    def cut_connections(self, chance: random.Random) -> None:
        with contextlib.suppress(psycopg.Error):
            self.postgres.cut()

    def close(self) -> None:
        for server in self.servers:
            server.close()
        self.worker.kill()
        self.worker.wait()
        self.postgres.close()
        self.disk.close()


class Player(threading.Thread):
    """Somebody who plays tables for two, or against a robot, at whichever server answers, and never gives up on a move."""

    def __init__(self, parts: Alone, kinds: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.kinds, self.chance = kinds, random.Random(seed)
        self.clients = [httpx.Client(base_url=address, timeout=15) for address in parts.addresses]
        self.acknowledged: dict[str, list[tuple[int, int, str]]] = {}
        self.secrets: dict[str, str] = {}
        self.is_done = threading.Event()
        self.problems: list[str] = []

    @property
    def count(self) -> int:
        return sum(map(len, list(self.acknowledged.values())))

    def run(self) -> None:
        with contextlib.suppress(Over):
            while not self.problems:
                self._play()

    def _play(self) -> None:
        opened = self._insist(lambda http: http.post("/api/tables", json=self._wish()))
        table, self.secrets[opened["table"]] = opened["table"], opened["host"]
        moves = self.acknowledged.setdefault(table, [])
        while self._step(table, moves):
            pass

    def _wish(self) -> Json:
        seats = [{"kind": kind} for kind in self.kinds.split()]
        return {"game": GAME, "players": 2, "seats": seats, "first": 1}

    def _step(self, table: str, moves: list[tuple[int, int, str]]) -> bool:
        told = self._insist(lambda http: self._at(http, table).get())
        if moves and told["number"] < moves[-1][0] + 1:
            self.problems.append(f"move {moves[-1][0]} was acknowledged, the table has {told['number']}")
        if told["over"] or self.problems:
            return False
        seat = told["deciding"]
        if seat not in told["you"]:
            time.sleep(0.02)
            return True
        action = str(self.chance.choice(told["choices"][str(seat)])["action"])
        body = {"seat": seat, "number": told["number"], "action": action}
        answer = self._insist(lambda http: self._at(http, table).post("/moves", body))
        if answer.get("number") != told["number"] + 1:
            self.problems.append(f"{body}: {answer}")
        moves.append((told["number"], seat, action))
        return True

    def _at(self, http: httpx.Client, table: str) -> Guest:
        return Guest(http, table, self.secrets[table])

    def _insist(self, ask: Callable[[httpx.Client], httpx.Response]) -> Json:
        """Asks any server until one answers for good."""
        while not self.is_done.is_set():
            with contextlib.suppress(httpx.TransportError):
                response = ask(self.chance.choice(self.clients))
                if response.status_code not in BUSY:
                    return dict(response.json())
            self.is_done.wait(0.01)
        raise Over


class Listener(threading.Thread):
    """Somebody with a socket at a player's latest table, who comes back wherever it breaks."""

    def __init__(self, player: Player) -> None:
        super().__init__(daemon=True)
        self.player, self.chance = player, random.Random(1)
        self.last: dict[str, Json] = {}
        self.problems: list[str] = []

    def run(self) -> None:
        while not self.player.is_done.is_set():
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, IndexError):
                table = list(self.player.secrets)[-1]
                guest = Guest(self.chance.choice(self.player.clients), table, self.player.secrets[table])
                with guest.ear() as ear:
                    self._listen(ear, table)

    def _listen(self, ear: Ear, table: str) -> None:
        while not self.player.is_done.is_set() and list(self.player.secrets)[-1] == table:
            with contextlib.suppress(TimeoutError):
                told = ear.next("snapshot", "step", timeout=0.5)
                self.last[table] = told
                if set(told["views"]) - {"1", "2" if "here" in self.player.kinds else "1"}:
                    self.problems.append(f"views of {sorted(told['views'])} were told")


@contextlib.contextmanager
def running(kind: type[Alone], folder: Path) -> Iterator[Alone]:
    parts = kind(folder)
    try:
        yield parts
    finally:
        parts.close()


def befallen(parts: Alone, count: int, seed: int, players: list[Player]) -> Counter[str]:
    """Lets so many faults happen; between two of them somebody gets a move acknowledged."""
    chance, seen = random.Random(seed), Counter[str]()
    for number in range(count):
        played = sum(player.count for player in players)
        for _ in range(NAPS):  # not by the clock: all of this may have been put to sleep
            if sum(player.count for player in players) > played:
                break
            time.sleep(NAP)
        if sum(player.count for player in players) == played or any(player.problems for player in players):
            break
        time.sleep(chance.uniform(0, 0.15))
        fault = parts.rare[number // 4 % len(parts.rare)] if number % 4 == 3 else chance.choice(parts.usual)
        fault(chance)
        seen[fault.__name__] += 1
    return seen


def check(parts: Alone, folder: Path, player: Player, listener: Listener) -> None:
    """What was acknowledged is there, once and in its place; the sockets' last words are what the log says."""
    with reading(parts.place, folder) as connection:
        assert list(damages(connection)) == []
        for table, moves in player.acknowledged.items():
            query = text("SELECT entry, number, seat, action FROM log WHERE table_id = :table ORDER BY entry")
            log = [tuple(line) for line in connection.execute(query, {"table": table})]
            assert [line[:2] for line in log] == [(number, number) for number in range(len(log))]
            written = [line[1:] for line in log]
            assert [move for move in moves if written[move[0] : move[0] + 1] != [move]] == []
    for table, told in listener.last.items():
        now = player._at(player.clients[0], table).get(f"/moments/{told['number']}", params={"seat": 1}).json()
        assert now["view"] == told["views"]["1"]


def played_under_faults(kind: type[Alone], folder: Path, count: int, seed: int) -> tuple[Counter[str], int]:
    with running(kind, folder) as parts:
        players = [Player(parts, kinds, seed + number) for number, kinds in enumerate(("me here", "me here", "me bot"))]
        listeners = [Listener(player) for player in players]
        for thread in (*players, *listeners):
            thread.start()
        seen = befallen(parts, count, seed, players)
        time.sleep(1.0)  # a quiet moment, so that the last words are heard
        for player in players:
            player.is_done.set()
        for thread in (*players, *listeners):
            thread.join(20)
        assert [problem for player in players for problem in player.problems] == []
        assert [problem for listener in listeners for problem in listener.problems] == []
        assert sum(seen.values()) == count, f"nothing was acknowledged for a minute after {seen}"
        for player, listener in zip(players, listeners, strict=True):
            check(parts, folder, player, listener)
        for client in (client for player in players for client in player.clients):
            client.close()
        return seen, sum(player.count for player in players)


@CUT
def test_nothing_acknowledged_is_lost_doubled_or_reordered_whatever_befalls(tmp_path: Path) -> None:
    seen, count = played_under_faults(Parts, tmp_path, FEW, seed=7)
    assert len(seen) >= 4
    assert count >= FEW


@CUT
@NEEDED
@pytest.mark.proof
@pytest.mark.parametrize("kind", [Alone, Parts])
def test_nor_after_many_faults(tmp_path: Path, kind: type[Alone]) -> None:
    began = time.monotonic()
    seen, count = played_under_faults(kind, tmp_path, MANY, SEED)
    found: dict[str, Any] = {"faults": dict(seen), "acknowledged": count, "seconds": round(time.monotonic() - began)}
    print(json.dumps(found))
    assert count >= MANY
