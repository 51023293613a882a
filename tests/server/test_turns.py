"""Whose turn it is at the workers: one player's hints keep nobody's bot waiting, and no table another."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from pathlib import Path
from typing import Any

from mastaba.game import load
from mastaba.server.bots.turns import Lane, Turns
from mastaba.server.http.shapes import Move
from mastaba.server.storage.rows import SeatRow, TableRow
from mastaba.server.storage.sqlite import SqliteStore
from mastaba.server.tables.table import Table


def order(asked: Iterable[tuple[Lane, str]]) -> list[str]:
    """In which order those who have all asked at once get the only place."""
    served: list[str] = []

    async def wait(turns: Turns, lane: Lane, whose: str) -> None:
        await turns.take(lane, whose)
        served.append(whose)
        await asyncio.sleep(0)
        turns.give_back()

    async def all_of_them() -> None:
        turns = Turns(1)
        await turns.take("move", "first")
        waiting = [asyncio.ensure_future(wait(turns, lane, whose)) for lane, whose in asked]
        await asyncio.sleep(0)
        turns.give_back()
        await asyncio.gather(*waiting)

    asyncio.run(all_of_them())
    return served


def test_bots_do_not_wait_for_a_heap_of_hints() -> None:
    hints: list[tuple[Lane, str]] = [("hint", "eager")] * 500
    served = order([*hints, ("move", "a"), ("move", "b"), ("move", "c")])
    assert sorted(served[:4]) == ["a", "b", "c", "eager"]


def test_hints_do_not_wait_for_ever() -> None:
    moves: list[tuple[Lane, str]] = [("move", f"table {number}") for number in range(50)]
    assert "hint" in order([*moves, ("hint", "hint")])[:4]


def test_each_table_in_turn() -> None:
    moves: list[tuple[Lane, str]] = [("move", "greedy")] * 20
    served = order([*moves, ("move", "modest")])
    assert served.index("modest") <= 1


def test_who_gives_up_takes_no_place() -> None:
    async def play() -> None:
        turns = Turns(1)
        await turns.take("move", "holder")
        gone, called = (asyncio.ensure_future(turns.take("hint", name)) for name in ("gone", "called"))
        await asyncio.sleep(0)
        gone.cancel()
        turns.give_back()  # is called, and gives up in the same moment
        called.cancel()
        await asyncio.gather(gone, called, return_exceptions=True)
        await soon(turns.take("move", "next"))

    asyncio.run(play())


async def soon(waiting: Coroutine[Any, Any, None]) -> None:
    await asyncio.wait_for(waiting, 1)


def test_many_questions_about_one_position_are_one_thought_and_the_next_move_ends_it(tmp_path: Path) -> None:
    match = load("saqqara", 2).new(seed=1, deal={"first": 1})
    seats = [SeatRow(seat, "me", None, f"Player {seat}", "") for seat in (1, 2)]
    store = SqliteStore(tmp_path)
    row = TableRow("t", "saqqara", 1, 2, dict(match.edition.options), match.seed, None, False, "", seats=seats)
    asked: list[int] = []

    async def think() -> str:
        asked.append(1)
        await asyncio.sleep(60)
        return "never"

    async def play() -> list[str | BaseException]:
        table = Table(row, match, store)
        await store.add(row)
        askers = [asyncio.ensure_future(table.thought(1, think)) for _ in range(500)]
        await asyncio.sleep(0)
        await table.move(Move(1, 0, match.legal(1)[0]), "en")
        return await asyncio.gather(*askers, return_exceptions=True)

    answers = asyncio.run(play())
    store.close()
    assert asked == [1]
    assert {getattr(answer, "code", None) for answer in answers} == {"stale"}
