"""What a move costs: `python bench/server.py` (with the tests' folder in reach) writes bench/server.md.

One server over SQLite on one core; the players are on the others. Two sockets a table, both of which are told changes, and moves go
over them. First each table moves as soon as it may: moves a second of the server's CPU. Then a move a second a table, with more and more
tables: how long until a move is acknowledged, which is when the disk has it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests" / "server"))
from following import Follower  # noqa: E402

GAMES = {"Archaeology": ["archaeology"], "four games mixed": ["archaeology", "luxor", "sakkara", "saqqara"]}
QUIET: dict[str, str] = {"MASTABA_EAGER": "0", "MASTABA_LIMITS": "0", "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
WARM, FAST, SLOW = 25.0, 8.0, 12.0  # seconds: until compiled rules are loaded, and of each measurement
AT_ONCE = 10
TABLES = (1, 25, 50, 100, 200)
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Tally:
    """What a generation of players has seen."""

    process: int
    count: int  # tables that are to be open before the first moves
    seconds: float
    waits: list[float] = field(default_factory=list)
    told: dict[tuple[str, int], int] = field(default_factory=dict)  # bytes by table and decision

    def __post_init__(self) -> None:
        self.until, self.spent = float("inf"), 0.0
        self._is_on = asyncio.Event()

    async def ready(self) -> None:
        """Waits until every table is open: from then on it counts."""
        self.count -= 1
        if self.count == 0:
            self.until, self.spent = time.monotonic() + self.seconds, cpu(self.process)
            self._is_on.set()
        await self._is_on.wait()


@contextmanager
def server(folder: str) -> Iterator[tuple[str, int]]:
    """A server on the first core; yields its address and its process."""
    command = [sys.executable, "-m", "mastaba", "serve", "--port", "0", "--data", folder]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, **QUIET}
    )
    assert running.stdout is not None
    try:
        address = re.findall(r"http://\S+(?=/ )", running.stdout.readline())[0]
        os.sched_setaffinity(running.pid, {0})
        for thread in os.listdir(f"/proc/{running.pid}/task"):
            os.sched_setaffinity(int(thread), {0})
        yield address, running.pid
    finally:
        running.terminate()
        running.wait(30)


def cpu(process: int) -> float:
    """Seconds of CPU that a process has had."""
    user, system = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
    return (int(user) + int(system)) / TICKS


def memory(process: int) -> float:
    """Megabytes that a process holds."""
    return int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())[0]) / 1024


class Line(ClientConnection):
    """A connection that counts what comes in, as it comes over the line."""

    received = 0

    def data_received(self, data: bytes) -> None:
        """Something comes in."""
        self.received += len(data)
        super().data_received(data)


async def opened(http: httpx.AsyncClient, game: str) -> tuple[str, list[str]]:
    """A table of two, and the secrets of its seats."""
    body = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "link"}]}
    told = (await http.post("/api/tables", json=body)).raise_for_status().json()
    table, own, (friend,) = told["table"], told["links"][0]["secret"], told["invitations"]
    secret = random.randbytes(18).hex()
    claim = await http.post(
        f"/api/tables/{table}/claim", json={"secret": secret}, headers={"Authorization": f"Bearer {friend['code']}"}
    )
    claim.raise_for_status()
    return table, [own, secret]


async def play(http: httpx.AsyncClient, game: str, pause: float, tally: Tally) -> None:
    """Two players at one table after another."""
    while time.monotonic() < tally.until:
        table, secrets = await opened(http, game)
        address = f"{str(http.base_url).replace('http', 'ws', 1).rstrip('/')}/api/tables/{table}/socket"
        async with connect(address, create_connection=Line) as one, connect(address, create_connection=Line) as two:
            for seat, line in enumerate((one, two)):
                await line.send(json.dumps({"secret": secrets[seat], "takes_changes": True}))
            await Game(table, [one, two], pause, tally).play()


class Game:
    """A game that two sockets play with each other."""

    def __init__(self, table: str, lines: list[Any], pause: float, tally: Tally) -> None:
        self.table, self.lines, self.pause, self.tally = table, lines, pause, tally
        self.followers = [Follower() for _ in lines]

    async def play(self) -> None:
        """Plays to the end, or until it is time."""
        for place in range(len(self.lines)):
            while (await self.heard(place))["kind"] != "snapshot":
                pass
        await self.tally.ready()
        await asyncio.sleep(random.random() * self.pause)
        while not self.followers[0].last["over"] and time.monotonic() < self.tally.until:
            began = time.monotonic()
            await self.move(self.followers[0].last)
            await asyncio.sleep(max(0.0, began + self.pause - time.monotonic()))

    async def move(self, position: dict[str, Any]) -> None:
        """One move, until its mover has the acknowledgement and both have been told of it."""
        seat, before = position["acting"][0], [line.received for line in self.lines]
        offered = self.followers[seat - 1].last["choices"][str(seat)]
        move = {"seat": seat, "number": position["number"], "action": random.choice(offered)["action"]}
        sent = time.monotonic()
        await self.lines[seat - 1].send(json.dumps({"move": move}))
        while (told := await self.heard(seat - 1))["kind"] != "ack":
            assert told["kind"] != "error", told
        self.tally.waits.append(time.monotonic() - sent)
        for place, follower in enumerate(self.followers):
            while follower.last["number"] <= position["number"]:
                await self.heard(place)
        bytes_told = sum(line.received - was for line, was in zip(self.lines, before, strict=True))
        self.tally.told[self.table, position["number"]] = bytes_told

    async def heard(self, place: int) -> dict[str, Any]:
        """The next message to one of them."""
        return self.followers[place].follow(json.loads(await self.lines[place].recv()))


async def crowd(address: str, process: int, games: list[str], count: int, pause: float, seconds: float) -> Tally:
    """So many tables at once."""
    tally = Tally(process, count, seconds)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await asyncio.gather(*(play(http, games[number % len(games)], pause, tally) for number in range(count)))
    tally.spent = cpu(process) - tally.spent
    return tally


def measured(address: str, process: int, name: str, count: int, pause: float, seconds: float) -> str:
    """A line of the table."""
    before = memory(process)
    tally = asyncio.run(crowd(address, process, GAMES[name], count, pause, seconds))
    spent, moves = tally.spent, len(tally.waits)
    waits = sorted(1000 * wait for wait in tally.waits)
    p50, p99 = waits[moves // 2], waits[moves * 99 // 100]
    told, grown = statistics.median(tally.told.values()), (memory(process) - before) / count
    how = "as soon as it may" if not pause else "one a second"
    facts = f"{moves} | {moves / spent:.0f} | {1000 * spent / moves:.2f} ms | {p50:.1f} ms | {p99:.1f} ms | {told:.0f} | {1000 * grown:.0f} kB"
    return f"| {name} | {count} | {how} | {facts} |"


def main() -> None:
    """Measures and writes."""
    os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)) or {0})
    with tempfile.TemporaryDirectory() as folder, server(folder) as (address, process):
        for names in GAMES.values():
            asyncio.run(crowd(address, process, names, len(names), 0.5, 2.0))
        time.sleep(WARM)
        lines = [measured(address, process, name, AT_ONCE, 0.0, FAST) for name in GAMES]
        lines += [measured(address, process, "four games mixed", count, 1.0, SLOW) for count in TABLES]
    head = (
        "| games | tables | a table's moves | moves | a CPU second | CPU a move | p50 | p99 | bytes a move | memory a table |"
    )
    print("\n".join([head, "|---" * 10 + "|", *lines]))


if __name__ == "__main__":
    main()
