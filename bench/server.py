"""What a move costs, here and with boardgame.io: `python bench/server.py [--postgres]` writes bench/server.md, in about nine minutes.

Each server has one core, the players have the others. Two sockets a table are told of each move. First ten tables move as soon as
they may: moves a second of the server's CPU. Then a move a second a table (after half to one and a half, for people do not move in
step), with more and more tables: how long until a move is answered, which is, with us, when the disk has it. boardgame.io (0.50.2, from npm, in build/) is measured in the same run, with its
matches in memory and in files. With --postgres, also two processes on PostgreSQL, with the same tables against each with its own.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import platform
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import uvloop
from websockets.exceptions import WebSocketException

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "servers"))
import boardgame_io  # noqa: E402
import ours  # noqa: E402
from measuring import Crowd, Opening, Window, cpu_of_all, memory  # noqa: E402

WARM, FAST, SLOW = 20.0, 8.0, 10.0  # seconds: of the first games, which count for nothing, and of each measurement
COMPILING, IDLE = 120.0, 0.2  # seconds to wait at most until rules are compiled; of CPU in two, of a server with nothing to do
AT_ONCE, TURNS = 10, 4
TABLES = (100, 300, 1000)
OVERRUN = 2.0  # seconds to wait for an answer: more tables would only wait longer
THINKING = 30  # seconds that people take for a move
HEAD = "| server | tables | a table's moves | moves | a CPU second | CPU a move | p50 | p99 | bytes a move | players busy | memory a table |"


@dataclass
class Rival:
    """A server to be measured."""

    name: str
    address: str
    process: int
    opening: Opening

    def line(self, count: int, how: str, window: Window, grown: str = "") -> str:
        """A line of the table."""
        said = f"| {self.name} | {count} | {how} | {window.facts()} | {grown} |"
        print(said, flush=True)
        return said


@dataclass
class Figures:
    """What a server came to: its lines, moves a CPU second, and with the most tables the CPU of a move and the kilobytes of a table."""

    lines: list[str]
    rate: float
    cost: float
    kilobytes: float


async def measure(rival: Rival) -> Figures:
    """First as fast as it goes, then with more and more tables."""
    crowd = Crowd(rival.address, [rival.process], rival.opening, 0.0)
    await crowd.grow(AT_ONCE)
    fast = await crowd.measured(FAST)
    await crowd.close()
    found = Figures([rival.line(AT_ONCE, "as soon as it may", fast)], len(fast.waits) / fast.spent, 0.0, 0.0)
    crowd, empty = Crowd(rival.address, [rival.process], rival.opening, 1.0), memory(rival.process)
    for count in TABLES:
        try:
            window = await crowd.measured(SLOW) if await crowd.grow(count) else None
        except (OSError, WebSocketException, httpx.TransportError) as error:
            print(repr(error))
            window = None
        if window is None:
            found.lines.append(f"| {rival.name} | {count} | somebody could not play | | | | | | | | |")
            break
        found.cost, found.kilobytes = window.spent / len(window.waits), 1000 * (memory(rival.process) - empty) / count
        found.lines.append(rival.line(count, "one a second", window, f"{found.kilobytes:.0f} kB"))
        if sorted(window.waits)[len(window.waits) // 2] > OVERRUN:
            break
    await crowd.close()
    return found


async def warm(address: str, processes: list[int]) -> None:
    """A table of each game for a while; then until the server has nothing to do: what is compiled is then loaded, or made."""
    crowd = Crowd(address, processes, ours.openings(), 0.2)
    await crowd.grow(len(ours.GAMES))
    await asyncio.sleep(WARM)
    await crowd.close()
    until = time.monotonic() + COMPILING
    while time.monotonic() < until:
        before = sum(map(cpu_of_all, processes))
        await asyncio.sleep(2.0)
        if sum(map(cpu_of_all, processes)) - before < IDLE:
            return


def measured_ours(name: str, games: tuple[str, ...]) -> Figures:
    """Our server over SQLite."""
    with tempfile.TemporaryDirectory() as folder, ours.server(folder, {0}) as (address, process):
        uvloop.run(warm(address, [process]))
        return uvloop.run(measure(Rival(name, address, process, ours.openings(games))))


def measured_theirs(name: str, storage: str) -> Figures:
    """boardgame.io's."""
    with boardgame_io.server(storage, {0}) as (address, process):
        return uvloop.run(measure(Rival(name, address, process, boardgame_io.opening)))


# Two processes


@contextmanager
def on_postgres() -> Iterator[tuple[list[Rival], list[Rival]]]:
    """On one PostgreSQL two of our servers that each have tables and a database of their own, and two that serve the same tables."""
    from tests.server.postgres import Postgres  # ours.py has put it in reach

    with ExitStack() as stack:
        database = Postgres()
        stack.callback(database.close)
        places = [(database.fresh(), stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(3)]
        servers = [
            stack.enter_context(ours.server(folder, None, "--database", address, "--workers", "0"))  # nobody asks for a thought
            for address, folder in (*places, places[-1])
        ]
        alike = [address for address, _ in servers[2:]]
        ways = [ours.openings(), ours.openings(ours.GAMES, lambda: random.choice(alike))]
        rivals = [Rival("mastaba", *server, ways[number // 2]) for number, server in enumerate(servers)]
        yield rivals[:2], rivals[2:]


async def played(rivals: list[Rival]) -> list[Window]:
    """A while in which tables at two servers move as soon as they may."""
    crowds = [Crowd(rival.address, [rival.process], rival.opening, 0.0) for rival in rivals]
    await asyncio.gather(*(crowd.grow(AT_ONCE) for crowd in crowds))
    windows = await asyncio.gather(*(crowd.measured(FAST / 2) for crowd in crowds))
    for crowd in crowds:
        await crowd.close()
    return windows


async def in_turn(*pairs: list[Rival]) -> list[float]:
    """What a move costs each pair in seconds of CPU, who play in turn: machines are quicker at one moment than at the next."""
    for rival in itertools.chain(*pairs):
        await warm(rival.address, [rival.process])
    found: list[list[Window]] = [[] for _ in pairs]
    for _ in range(TURNS):
        for pair, windows in zip(pairs, found, strict=True):
            windows.extend(await played(pair))
    return [sum(one.spent for one in windows) / sum(len(one.waits) for one in windows) for windows in found]


def two_against_one() -> str:
    """How much more two processes can do than one: twice, but for what each does of the other's moves.

    One process is measured beside another that it has nothing to do with, for a core does less in a second while the other one is busy.
    """
    with on_postgres() as pairs:
        alone, shared = uvloop.run(in_turn(*pairs))
    return (
        f"On PostgreSQL a move costs {1000 * alone:.2f} ms of CPU with one process, measured beside a second one with tables and a "
        f"database of its own, and {1000 * shared:.2f} ms of both together where they serve the same tables, each socket at any of "
        f"them: two processes on cores of their own do {2 * alone / shared:.2f} times the moves of one."
    )


# What is written


def needed(found: Figures) -> str:
    """What very many tables would need, from what a thousand did."""
    tables = 100_000
    cores, gigabytes = tables / THINKING * found.cost, tables * found.kilobytes / 1e6
    return (
        f"100,000 live tables at which people take {THINKING} seconds for a move are {tables / THINKING:,.0f} moves a second: "
        f"{cores:.1f} cores at the measured cost, say {cores / 0.6:.0f} at 60 % each, and {gigabytes:.0f} GB of memory, "
        f"before what PostgreSQL itself takes and what a table costs that is spread over several processes."
    )


def main() -> None:
    """Measures and writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--postgres", action="store_true", help="also two processes on PostgreSQL against one")
    asked, began = parser.parse_args(), time.monotonic()
    cores = os.cpu_count() or 1
    os.sched_setaffinity(0, set(range(1, cores)) or {0})
    ours.compile_all()
    print(HEAD)
    own = measured_ours("mastaba, SQLite, four games", ours.GAMES)
    found, closing = [own], [needed(own)]
    if boardgame_io.installed():
        with tempfile.TemporaryDirectory() as folder:
            found += [measured_theirs("boardgame.io, memory", "memory"), measured_theirs("boardgame.io, files", folder)]
        ratios = [f"{own.rate / other.rate:.2f}" for other in found[1:]]
        closing.insert(
            0, f"Durable moves a CPU second: {ratios[0]} times boardgame.io's in memory, {ratios[1]} times its on files."
        )
    else:
        closing.insert(0, "boardgame.io could not be installed, so it is not in this run.")
    if asked.postgres:
        os.sched_setaffinity(0, set(range(cores)))
        closing.append(two_against_one())
    lines = [line for one in found for line in one.lines]
    load = f"{cores} cores with Python {platform.python_version()}, {time.monotonic() - began:.0f} seconds"
    text = [f"# What a move costs\n\n{(__doc__ or '').strip()}\n\nMeasured on {load}.\n", HEAD, "|---" * 11 + "|", *lines]
    (HERE / "server.md").write_text("\n".join(text) + "\n\n" + "\n\n".join(closing) + "\n", encoding="utf8")
    print("\n".join(closing))


if __name__ == "__main__":
    main()
