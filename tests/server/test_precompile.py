"""Compiling happens once, in a process of its own; meanwhile bots play at a glance, and nobody waits."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from mastaba.bots.levels import levels_of
from mastaba.bots.simple_bots import Heuristic
from mastaba.game import load
from mastaba.server.bots import native
from mastaba.server.bots.precompile import Precompiler
from mastaba.server.bots.worker import BotRequest, answer
from tests.server.clients import Guest, quick, serving


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a stand-in for the process writes what it was asked to compile: `slow` takes its time, `broken` fails."""
    asked = tmp_path / "asked"
    program = tmp_path / "warmer.py"
    program.write_text(
        f"import sys, time\nopen({str(asked)!r}, 'a').write(' '.join(sys.argv[1:]) + '\\n')\n"
        "time.sleep(60 if sys.argv[1] == 'slow' else 0)\nsys.exit(sys.argv[1] == 'broken')\n"
    )
    plain = asyncio.create_subprocess_exec

    async def started(python: str, _dash_m: str, _module: str, *job: str, **settings: Any) -> Any:
        return await plain(python, str(program), *job, **settings)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)
    monkeypatch.setattr(native, "load_compiled", lambda game: None)
    return asked


def run(work: Callable[[Precompiler], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        under_test = Precompiler()
        try:
            await asyncio.wait_for(work(under_test), 150)
        finally:
            await under_test.close()

    asyncio.run(whole())


def test_what_is_wanted_twice_is_compiled_once(compiled: Path) -> None:
    async def work(under_test: Precompiler) -> None:
        await asyncio.gather(*(under_test.ready("a", "search") for _ in range(5)))
        await under_test.ready("b", "rules")
        await under_test.ready("a", "search")

    run(work)
    assert compiled.read_text().splitlines() == ["a search", "b rules"]


def test_what_somebody_waits_for_interrupts_what_nobody_does(compiled: Path) -> None:
    async def work(under_test: Precompiler) -> None:
        under_test.prepare(["slow"])
        while not (compiled.exists() and compiled.read_text()):  # opened is not yet written
            await asyncio.sleep(0.01)
        await under_test.ready("b", "search")
        assert not under_test.is_ready("slow", "rules")
        while compiled.read_text().count("slow rules") < 2:
            await asyncio.sleep(0.01)

    run(work)
    assert compiled.read_text().splitlines() == ["slow rules", "b search", "slow rules"]


def test_what_cannot_be_compiled_is_tried_once_and_holds_up_nothing(compiled: Path) -> None:
    async def work(under_test: Precompiler) -> None:
        for _ in range(3):
            under_test.want("broken", "search")
        assert not await under_test.ready("broken", "search")
        assert await under_test.ready("b", "search")

    run(work)
    assert compiled.read_text().splitlines() == ["broken search", "b search"]


@pytest.mark.parametrize("level", levels_of(load("archaeology").game))
def test_until_its_search_is_compiled_a_bot_follows_the_heuristic(level: str) -> None:
    match = load("archaeology", 2).new(seed=5)
    seat, legal = match.seat, match.legal_numbers()
    facts = ("archaeology", 2, dict(match.edition.options), level, match.seen(seat).tobytes(), legal, 77)
    advised = Heuristic(match.edition, "python").choose(match.seen(seat), legal, random.Random(77))
    assert answer(BotRequest(*facts)).action == advised


def test_robots_of_a_level_play_at_once_on_a_machine_that_has_compiled_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MASTABA_CACHE", str(tmp_path / "cache"))
    settings = quick(tmp_path / "data")
    with serving(settings) as address, httpx.Client(base_url=address, timeout=20) as http:
        seats = [{"kind": "bot", "level": "medium"}] * 2
        opened = http.post("/api/tables", json={"game": "saqqara", "players": 2, "seats": seats, "seed": 1}).json()
        watching, end = Guest(http, opened["table"], None), time.monotonic() + 30
        while not watching.look()["over"] and time.monotonic() < end:
            time.sleep(0.1)
        assert watching.look()["over"]


@pytest.mark.proof
@pytest.mark.parametrize("game", ["saqqara"])
def test_tables_opened_once_a_game_is_compiled_run_natively(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """On a machine that has compiled nothing; the first table opens interpreted, the second natively, and both come to their end."""
    monkeypatch.setenv("MASTABA_CACHE", str(tmp_path / "cache"))
    for known in ("_started", "_ready"):  # whatever tests before this one have loaded
        monkeypatch.setattr(native, known, set())
    with serving(quick(tmp_path / "data", has_native=True)) as address, httpx.Client(base_url=address, timeout=20) as http:
        body = {"game": game, "players": 2, "seats": [{"kind": "bot", "level": "random"}] * 2, "seed": 1}
        tables, end = [http.post("/api/tables", json=body).json()["table"]], time.monotonic() + 120
        assert native.target_of(game) == "python"
        while native.target_of(game) != "cpu" and time.monotonic() < end:
            time.sleep(0.05)
        tables.append(http.post("/api/tables", json=body).json()["table"])
        guests = [Guest(http, table, None) for table in tables]
        while not all(guest.look()["over"] for guest in guests) and time.monotonic() < end:
            time.sleep(0.05)
        assert native.target_of(game) == "cpu"
        assert all(guest.look()["over"] for guest in guests)
    assert list((tmp_path / "cache" / "mastaba" / game).rglob("*.nbi"))  # what this process loads it has kept from elsewhere
