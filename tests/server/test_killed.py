"""The server is killed (-9) at random moments under play: every acknowledged move is there afterwards, none twice."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import httpx
import pytest

from mastaba.server.storage.sqlite import FILE
from mastaba.server.tables import seat_secrets
from tests.server.clients import Guest, laid, seated

KILLS = int(os.environ.get("MASTABA_KILLS", "50"))
CLAIMS = max(5, KILLS // 5)
GAME = "saqqara"
BIRTH = 120.0  # seconds until the first server is there, at most
T = TypeVar("T")


class Nursery:
    """The parent process, and the child that serves now."""

    def __init__(self, data: Path, database: str = "", **more: str) -> None:
        root = Path(__file__).parents[2]
        environment = {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{root / 'src'}", **more}
        command = [sys.executable, str(Path(__file__).with_name("nursery.py")), str(data), GAME, database]
        quiet = subprocess.DEVNULL if database or more else None  # a store that is away is said often
        self.parent = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True, env=environment)
        too_late = threading.Timer(BIRTH, self.parent.kill)
        too_late.start()
        self.port = self._number()
        self.child = self._number()
        too_late.cancel()

    def _number(self) -> int:
        assert self.parent.stdout is not None
        return int(self.parent.stdout.readline())

    def kill(self) -> None:
        """Kills the server as it stands, and waits for the next one."""
        os.kill(self.child, signal.SIGKILL)
        self.child = self._number()

    def close(self) -> None:
        assert self.parent.stdout is not None
        self.parent.kill()
        self.parent.wait()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)
        self.parent.stdout.close()


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    born = Nursery(tmp_path)
    try:
        yield born
    finally:
        born.close()


class Done(Exception):
    """Enough has been played."""


class Player(threading.Thread):
    """Two people who play one table after another, never giving up on a move until it is acknowledged."""

    def __init__(self, http: httpx.Client, seed: int) -> None:
        super().__init__(daemon=True)
        self.http, self.chance = http, random.Random(seed)
        self.acknowledged: dict[str, list[tuple[int, int, str]]] = {}
        self.is_done = threading.Event()
        self.problems: list[str] = []

    @property
    def count(self) -> int:
        """How many moves were acknowledged in all."""
        return sum(map(len, self.acknowledged.values()))

    def run(self) -> None:
        with contextlib.suppress(Done):
            self._play()

    def _play(self) -> None:
        while not self.is_done.is_set() and not self.problems:
            guests = self._insist(lambda: seated(self.http, GAME, "me link"))
            moves = self.acknowledged.setdefault(guests[1].table, [])
            while not self.is_done.is_set() and not self.problems and self._move(guests, moves):
                pass

    def _move(self, guests: dict[int, Guest], moves: list[tuple[int, int, str]]) -> bool:
        told = self._insist(guests[1].look)
        if told["number"] != len(moves):
            self.problems.append(f"{len(moves)} moves were acknowledged, the table has {told['number']}")
        if told["over"]:
            return False
        seat = told["deciding"]
        choices = self._insist(guests[seat].look)["choices"][str(seat)]
        action = str(self.chance.choice(choices)["action"])
        response = self._insist(lambda: guests[seat].move(seat, len(moves), action))
        if response.status_code != 200:
            self.problems.append(response.text)
        moves.append((len(moves), seat, action))
        return True

    def _insist(self, ask: Callable[[], T]) -> T:
        """Asks until there is an answer."""
        while True:
            try:
                return ask()
            except httpx.TransportError:
                if self.is_done.wait(0.01):
                    raise Done from None


def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(nursery: Nursery, tmp_path: Path) -> None:
    chance = random.Random(7)
    with httpx.Client(base_url=f"http://127.0.0.1:{nursery.port}", timeout=20) as http:
        player = Player(http, seed=7)
        player.start()
        for _ in range(KILLS):
            played = player.count
            deadline = time.monotonic() + 60
            while player.count == played and player.is_alive():  # so that each server lives to see at least one move
                assert time.monotonic() < deadline, "nothing was acknowledged for a minute"
                time.sleep(0.005)
            time.sleep(chance.uniform(0, 0.15))
            nursery.kill()
        player.is_done.set()
        player.join(20)
    nursery.close()
    assert player.problems == []
    assert player.count >= KILLS
    check_store(tmp_path / FILE, player)


def test_a_claim_survives_a_server_that_is_killed_before_it_answers(nursery: Nursery) -> None:
    """Whenever the server dies, the same claim sent again gets the seat, and nobody else does."""
    chance = random.Random(3)
    with httpx.Client(base_url=f"http://127.0.0.1:{nursery.port}", timeout=20) as http:
        asker = Player(http, seed=3)
        for _ in range(CLAIMS):
            answer = asker._insist(lambda: laid(http, GAME, "me link"))
            code, secret = Guest(http, answer["table"], answer["invitations"][0]["code"]), seat_secrets.new_secret()
            killer = threading.Timer(chance.uniform(0, 0.02), nursery.kill)
            killer.start()
            asker._insist(lambda: code.post("/claim", {"secret": secret, "name": "Bruno"}))  # noqa: B023
            killer.join()
            again = asker._insist(lambda: code.post("/claim", {"secret": secret, "name": "Bruno"}))  # noqa: B023
            assert (again.status_code, again.json()) == (200, {"seat": 2, "name": "Bruno"})
            other = asker._insist(lambda: code.post("/claim", {"secret": seat_secrets.new_secret()}))  # noqa: B023
            assert other.status_code == 410
            assert asker._insist(Guest(http, code.table, secret).look)["you"] == [2]


def check_store(file: Path, player: Player) -> None:
    """The log of each table is what was acknowledged; the very last move may have been written without an answer."""
    with contextlib.closing(sqlite3.connect(file)) as store:
        for table, moves in player.acknowledged.items():
            query = "SELECT number, seat, action FROM log WHERE table_id = ? ORDER BY entry"
            written = store.execute(query, (table,)).fetchall()
            assert written[: len(moves)] == moves
            assert len(written) - len(moves) in (0, 1)
            assert [number for number, _, _ in written] == list(range(len(written)))
