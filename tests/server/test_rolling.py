"""Two servers on one PostgreSQL are stopped and started again one after the other, under play.

Whoever follows the protocol (a socket that closes is opened again at the other server; a move that was not acknowledged is sent again)
sees no error. How long moves took is printed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.clients import Json
from tests.server.postgres import Postgres
from tests.server.test_run import serve

TABLES = int(os.environ.get("MASTABA_ROLLING", "200"))
FOR_GOOD = 4000  # a socket closed with such a code is not to be opened again
PAUSE = float(os.environ.get("MASTABA_ROLLING_PAUSE", "1"))  # seconds between two moves at a table
STEADY = 2 * PAUSE  # seconds of play before, between and after
OPENING = {"game": "saqqara", "players": 2, "seats": [{"kind": "me"}, {"kind": "here"}]}


class Server:
    """A server on a port of its own that can be started again."""

    def __init__(self, folder: Path, database: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._words = ("--port", str(self.port), "--data", str(folder), "--database", database, "--workers", "0")
        self.start()

    def start(self) -> None:
        """Starts it, and waits until it is ready."""
        still = {"MASTABA_NATIVE": "0", "MASTABA_EAGER": "0", "MASTABA_LIMITS": "0"}
        self.process = serve(*self._words, **still)
        self._reading = threading.Thread(target=self.process.communicate, daemon=True)  # so that its log is taken
        self._reading.start()
        until = time.monotonic() + 60
        while not self._is_ready():
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.address}/ready", timeout=5).status_code == 200
        return False

    def stop(self) -> None:
        """Stops it politely."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


@dataclass
class Found:
    """What the players saw: what should not have been, and how long each move took."""

    problems: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    opened: int = 0  # sockets


class Player:
    """Somebody who plays both seats of a table over a socket, at whichever server there is."""

    def __init__(self, table: str, secret: str, addresses: list[str], found: Found) -> None:
        self._table, self._secret, self._addresses, self._found = table, secret, addresses, found
        self._chance = random.Random(table)
        self._told: Json = {}
        self._sent: tuple[Json, float] | None = None  # the move that was not acknowledged yet, and since when

    async def play(self) -> None:
        """Plays on until cancelled, or until there is a problem."""
        while not self._found.problems:
            address = self._chance.choice(self._addresses).replace("http", "ws", 1)
            try:
                async with connect(f"{address}/api/tables/{self._table}/socket", open_timeout=10) as line:
                    self._found.opened += 1
                    await line.send(json.dumps({"secret": self._secret}))
                    await self._talk(line)
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code >= FOR_GOOD:
                    self._found.problems.append(f"closed with {closed.rcvd.code}")
            except (OSError, InvalidHandshake, TimeoutError):  # that server is away: the other one is not
                await asyncio.sleep(0.02)

    async def _talk(self, line: ClientConnection) -> None:
        await self._hear(line, "snapshot")
        while not self._told["over"]:
            if self._sent is None:
                await asyncio.sleep(PAUSE * self._chance.uniform(0.5, 1.5))
                self._sent = self._move(), time.monotonic()
            await line.send(json.dumps({"move": self._sent[0]}))
            await self._hear(line, "ack")
        await asyncio.sleep(60)  # longer than anybody waits for

    def _move(self) -> Json:
        seat = self._told["deciding"]
        action = self._chance.choice(self._told["choices"][str(seat)])["action"]
        return {"seat": seat, "number": self._told["number"], "action": action}

    async def _hear(self, line: ClientConnection, kind: str) -> None:
        """Listens until something of a kind is told."""
        told: Json = {}
        while told.get("kind") != kind:
            told = json.loads(await asyncio.wait_for(line.recv(), 30))
            if told["kind"] in ("snapshot", "step"):
                self._told = told
            if told["kind"] == "error":
                self._found.problems.append(str(told))
        if self._sent and self._told["number"] > self._sent[0]["number"]:
            self._found.waits.append(time.monotonic() - self._sent[1])
            self._sent = None


@pytest.fixture
def servers(postgres: Postgres, tmp_path: Path) -> Iterator[list[Server]]:
    database = postgres.fresh()
    first = Server(tmp_path, database)
    with contextlib.ExitStack() as held:
        held.callback(first.stop)
        second = Server(tmp_path, database)
        held.callback(second.stop)
        yield [first, second]


async def restarted(servers: list[Server], count: int) -> Found:
    """Restarts each server while so many tables are played at."""
    addresses, found = [server.address for server in servers], Found()
    async with httpx.AsyncClient(base_url=addresses[0], timeout=60) as http:
        opened = [(await http.post("/api/tables", json=OPENING)).raise_for_status().json() for _ in range(count)]
    players = [Player(one["table"], one["host"], addresses, found) for one in opened]
    playing = [asyncio.ensure_future(player.play()) for player in players]
    for server in servers:
        await asyncio.sleep(STEADY)
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(STEADY)
    while left := [task for task in playing if not task.done()]:
        for task in left:
            task.cancel()  # again and again: wait_for, before Python 3.12, may take an answer that comes at that moment for the end of it
        await asyncio.wait(left, timeout=1)
    done: list[Any] = await asyncio.gather(*playing, return_exceptions=True)
    found.problems += [repr(one) for one in done if one is not None and not isinstance(one, asyncio.CancelledError)]
    return found


@pytest.mark.proof
def test_nobody_who_follows_the_protocol_sees_an_error(servers: list[Server]) -> None:
    found = asyncio.run(restarted(servers, TABLES))
    waits = sorted(found.waits)
    middle, last = (f"{1000 * waits[int(part * (len(waits) - 1))]:.0f} ms" for part in (0.5, 0.99))
    figures = {"tables": TABLES, "sockets": found.opened, "moves": len(waits), "p50": middle, "p99": last}
    print(json.dumps({**figures, "longest": f"{1000 * waits[-1]:.0f} ms", "errors": len(found.problems)}))
    assert found.problems == []
    assert found.opened > TABLES  # somebody was sent to the other server
    assert len(waits) > TABLES
