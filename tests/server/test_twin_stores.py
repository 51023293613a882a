"""Twins over both stores: a match is kept in the one, its twin in the other, and the seat that cannot know is told the same, byte for byte.

Each decision goes through the table into a real SQLite file and a real PostgreSQL before it is told, and the twins take turns at which
is kept where. Afterwards both stores have the same lines, and the match that is read again from its store looks as it did.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from mastaba.game import Edition, discover, load
from mastaba.match import Match
from mastaba.server.bots import native
from mastaba.server.http.shapes import Move
from mastaba.server.storage import postgres as store_of_many
from mastaba.server.storage.postgres import PostgresStore
from mastaba.server.storage.rows import Entry, TableRow
from mastaba.server.storage.sqlite import SqliteStore
from mastaba.server.storage.store import Store
from mastaba.server.tables.messages import encode
from mastaba.server.tables.registry import replayed
from mastaba.server.tables.rendering import Audience
from mastaba.server.tables.table import Table
from tests.server.postgres import Postgres
from tests.server.test_secrets import Witness, parted, tabled, twin_of

FEW, MANY = 15, int(os.environ.get("MASTABA_STORE_TWINS", "10000"))
FIRST = int(os.environ.get("MASTABA_STORE_TWINS_FIRST", "0"))  # so that very many can be played in pieces
BEFORE, DECISIONS = 40, 8  # decisions already taken, at most, and those that are compared
AT_ONCE = 5  # matches, one of each game
Stores = tuple[Store, Store]


def dealt(edition: Edition, chance: random.Random) -> tuple[TableRow, Match, list[Entry]]:
    """A match in its midst: as it is kept, and the decisions that led there."""
    match, taken = edition.new(seed=chance.getrandbits(62), target="cpu"), []
    row = TableRow("", match.game.id, match.game.version, match.players, dict(edition.options), match.seed, None, False, "host")
    row.dealt = match.fingerprint
    for number in range(chance.randrange(BEFORE)):
        if not match.over:
            seat, action = match.seat, chance.choice(match.legal(match.seat))
            match.take(action, seat)
            taken.append(Entry(number, seat, action, match.fingerprint))
    return row, match, taken


async def kept(row: TableRow, match: Match, taken: list[Entry], seat: int, lang: str, store: Store) -> tuple[Table, Witness]:
    """A table in a store, and a witness on one seat."""
    table, witness = tabled(match, seat, lang)
    table.row = replace(row, seats=table.row.seats, log=[], head="")
    table._store = store
    await store.add(table.row)
    if taken:
        await store.append(table.row, taken)
    return table, witness


async def compared(stores: Stores, edition: Edition, name: str) -> Counter[str]:
    """Plays a match in one store beside its twins in the other."""
    chance, found = random.Random(name), Counter[str]()
    row, match, taken = dealt(edition, chance)
    row, seat, lang = replace(row, id=name, head=""), chance.randint(1, match.players), chance.choice(["en", "fr"])
    places = chance.sample(stores, 2)
    one, mine = await kept(row, match, taken, seat, lang, places[0])
    other, others = await kept(row, twin_of(match, seat, chance), taken, seat, lang, places[1])
    for _ in range(DECISIONS):
        twin = other.playable()
        shared = sorted(set(match.legal()) & set(twin.legal())) if match.seats_to_act() == twin.seats_to_act() else []
        if not shared or match.is_race:
            break
        found["different"] += twin._table.tobytes()[8:] != match._table.tobytes()[8:]
        move = Move(match.seat, len(match.steps), chance.choice(shared))
        await one.move(move, lang)
        await other.move(move, lang)
        if parted(match, other.playable(), seat):
            other.match = twin_of(match, seat, chance)
        else:
            assert mine.heard[-1] == others.heard[-1]
            found["messages"] += 1
        assert encode(await one.look(mine.audience)) == encode(await other.look(others.audience))
    found["lines"] += await read_again(one, other, places, mine.audience)
    return found + Counter(matches=1)


async def read_again(one: Table, other: Table, places: list[Store], audience: Audience) -> int:
    """Both stores have the same lines, and a match that is read again looks as it does; returns how many lines."""
    rows = [row for store in places if (row := await store.table(one.row.id))]
    lines = [[(entry.number, entry.seat, entry.action) for entry in row.log] for row in (*rows, one.row, other.row)]
    assert lines == [lines[0]] * 4
    assert [(row.is_damaged, row.head) for row in rows] == [(False, one.row.head)] * 2
    again = Table(rows[0], replayed(rows[0]), places[0])
    again.broadcast.number, again.broadcast.subscribers = one.broadcast.number, one.broadcast.subscribers
    assert encode(await again.look(audience)) == encode(await one.look(audience))
    return len(lines[0])


async def played(stores: Stores, start: int, count: int) -> Counter[str]:
    editions = [load(game.id, players) for game in discover().values() for players in game.seats]
    began, total = time.monotonic(), Counter[str]()
    for first in range(start, start + count, AT_ONCE):
        numbers = range(first, min(start + count, first + AT_ONCE))
        for found in await asyncio.gather(*(compared(stores, editions[one % len(editions)], f"twin{one}") for one in numbers)):
            total += found
        if first % 500 == 0:
            print(json.dumps({**total, "seconds": round(time.monotonic() - began)}), flush=True)
    print(json.dumps({**total, "seconds": round(time.monotonic() - began)}), flush=True)
    return total


def told_alike(postgres: Postgres, folder: Path, count: int, start: int = 0) -> Counter[str]:
    """Plays so many matches."""
    for game_id in discover():
        native._load(game_id)
    with closing(SqliteStore(folder)) as file, closing(PostgresStore(postgres.fresh(), folder=folder)) as database:
        return asyncio.run(played((file, database), start, count))


def check(total: Counter[str], count: int) -> None:
    assert total["matches"] == count
    assert total["messages"] > 3 * count
    assert total["different"] > count
    assert total["lines"] > 10 * count


def test_twins_are_told_the_same_whichever_store_keeps_them(postgres: Postgres, tmp_path: Path) -> None:
    check(told_alike(postgres, tmp_path, FEW), FEW)


@pytest.mark.proof
def test_and_so_are_very_many(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_of_many, "PATIENCE", 4 * 3600.0)  # all of this may be put to sleep
    check(told_alike(postgres, tmp_path, MANY, FIRST), MANY)
