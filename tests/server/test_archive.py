"""Rules change and tables grow old: a table is played on where it is the same game, else looked at in full, and records stay."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mastaba.game import discover
from mastaba.match import Match
from mastaba.records import record as paper
from mastaba.server.archive import keeper
from mastaba.server.archive.digest import rules_digest
from mastaba.server.storage.sqlite import FILE
from mastaba.server.storage.sqlite import SqliteStore as Store
from tests.server.clients import Guest, opened, play_out, quick, seated, serving

SHOWN = ("views", "scores", "events", "names", "number", "over", "winners", "seed", "nonce", "commitment", "tally")


@contextlib.contextmanager
def house(folder: Path, **changes: Any) -> Iterator[httpx.Client]:
    with serving(quick(folder, **changes)) as address, httpx.Client(base_url=address, timeout=20) as http:
        yield http


def again(http: httpx.Client, guest: Guest) -> Guest:
    return Guest(http, guest.table, guest.secret)


@contextlib.contextmanager
def later_version() -> Iterator[None]:
    """Saqqara with a higher version of its rules."""
    game = discover()["saqqara"]
    discover()["saqqara"] = dataclasses.replace(game, version=game.version + 1)
    try:
        yield
    finally:
        discover()["saqqara"] = game


def begun(http: httpx.Client) -> dict[int, Guest]:
    guests = seated(http, "saqqara", "me link", seed=1, first=1)
    assert guests[1].move(1, 0, guests[1].look()["choices"]["1"][0]["action"]).status_code == 200
    return guests


def test_a_new_version_that_is_the_same_game_so_far_is_played_on(tmp_path: Path) -> None:
    with house(tmp_path) as http:
        guests = begun(http)
        before = guests[2].look()
    with later_version(), house(tmp_path) as http:
        guest = again(http, guests[2])
        after = guest.look()
        assert {name: after[name] for name in (*SHOWN, "choices")} == {name: before[name] for name in (*SHOWN, "choices")}
        assert after["read_only"] is None
        assert guest.move(2, 1, after["choices"]["2"][0]["action"]).status_code == 200


@pytest.mark.parametrize("version", ["same", "later"])
def test_another_game_is_never_played_on_but_looked_at_in_full(
    tmp_path: Path, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as http:
        guests = begun(http)
        onlooker = Guest(http, guests[1].table, None)
        before = {name: guest.look(lang) for name, guest, lang in told(guests, onlooker)}
    monkeypatch.setattr(Match, "fingerprint", "another")  # as if a price were another: no state is what it was
    with later_version() if version == "later" else contextlib.nullcontext(), house(tmp_path) as http:
        for name, guest, lang in told(guests, onlooker):
            after = again(http, guest).look(lang)
            assert {key: after[key] for key in SHOWN} == {key: before[name][key] for key in SHOWN}
            assert (after["choices"], after["acting"]) == ({}, [])
            assert after["read_only"] in after["prompt"].values()
        refused = again(http, guests[2]).move(2, 1, "draw 0")
        code = "read-only" if version == "later" else "rules-changed"
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, code)
        assert again(http, guests[2]).post("/rematch").status_code == 409
    monkeypatch.undo()
    with house(tmp_path) as http:  # the old rules again: it is the same game again
        assert again(http, guests[2]).look()["choices"] != {}


def told(guests: dict[int, Guest], onlooker: Guest) -> list[tuple[str, Guest, str]]:
    everybody = {"one": guests[1], "two": guests[2], "nobody": onlooker}
    return [(f"{name} {lang}", guest, lang) for name, guest in everybody.items() for lang in ("en", "fr")]


def test_whoever_shares_a_screen_sees_all_its_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as http:
        guest = seated(http, "archaeology", "me here", seed=1, first=1)[1]
        assert guest.move(1, 0, guest.look()["choices"]["1"][0]["action"]).status_code == 200
        before = guest.look()
    monkeypatch.setattr(Match, "fingerprint", "another")
    with house(tmp_path) as http:
        assert again(http, guest).look()["views"] == before["views"]
        assert set(before["views"]) == {"1", "2"}


def test_a_finished_game_keeps_its_record_and_its_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as http:
        guests = seated(http, "saqqara", "me link", seed=2, first=1)
        play_out(guests)
        sheet = guests[1].get("/record").text
    monkeypatch.setattr(Match, "fingerprint", "another")
    with later_version(), house(tmp_path) as http:
        guest = again(http, guests[1])
        assert guest.get("/record").text == sheet
        assert guest.look()["over"]
        assert guest.post("/rematch").status_code == 201


def test_what_is_kept_of_a_game_that_is_not_over_is_sealed(tmp_path: Path) -> None:
    with house(tmp_path) as http:
        begun(http)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        ((sheet, looks),) = connection.execute("SELECT record, looks FROM kept").fetchall()
    assert "seed" not in sheet
    assert looks.startswith("gAAAA")  # as whatever Fernet seals
    assert "seed" in asyncio.run(kept(tmp_path, begun_table(tmp_path)))


def begun_table(folder: Path) -> str:
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection:
        return str(connection.execute("SELECT id FROM tables").fetchone()[0])


async def kept(folder: Path, table: str) -> str:
    store = Store(folder)
    found = await store.kept(table)
    store.close()
    assert found is not None
    assert not paper.replay(found.record).over
    return found.record


def age(folder: Path, table: str, days: float) -> None:
    """Lets a table lie for so many days."""
    then = time.time() - days * keeper.DAY
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("UPDATE tables SET opened = ? WHERE id = ?", (then, table))
        connection.execute("UPDATE log SET at = ? WHERE table_id = ?", (then, table))


def test_tables_that_nobody_has_touched_for_long_leave_their_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "SETTLING", 0.0)
    with house(tmp_path) as http:
        over = seated(http, "saqqara", "me link", seed=2, first=1)
        play_out(over)
        sheet = over[1].get("/record").text
        left, fresh = begun(http), begun(http)
        rematch = over[1].post("/rematch").json()["table"]
    for table in (over[1].table, left[1].table):
        age(tmp_path, table, 200)
    with house(tmp_path) as http:
        gone = until_gone(tmp_path, again(http, over[1]))
        assert gone.json()["error"]["code"] == "archived"
        assert again(http, over[1]).get("/record").text == sheet
        assert Guest(http, over[1].table, None).get("/record", params={"lang": "fr"}).text == sheet
        until_gone(tmp_path, again(http, left[1]))
        refused = again(http, left[1]).get("/record")
        assert (refused.status_code, refused.json()["error"]["code"]) == (
            410,
            "archived",
        )  # it tells hands that nobody has shown
        assert again(http, fresh[1]).look()["number"] == 1
        assert Guest(http, rematch, over[1].secret).look()["number"] == 0
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def until_gone(folder: Path, guest: Guest) -> httpx.Response:
    """What is answered once the store no longer has the table; whoever asked before would find it, and it would stay."""
    deadline = time.monotonic() + 30
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection:
        while connection.execute("SELECT count(*) FROM tables WHERE id = ?", (guest.table,)).fetchone() != (0,):
            assert time.monotonic() < deadline, "it stays"
            time.sleep(0.02)
    response = guest.get()
    assert response.status_code == 410, response.text
    return response


def test_an_old_table_that_somebody_comes_back_to_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "SETTLING", 0.5)
    monkeypatch.setattr(keeper, "ROUND", 0.1)
    with house(tmp_path) as http:
        guests = begun(http)
    age(tmp_path, guests[1].table, 200)
    with house(tmp_path) as http:
        assert again(http, guests[1]).look()["number"] == 1
        time.sleep(1.0)
        assert again(http, guests[1]).look()["number"] == 1


def test_a_house_may_keep_its_tables_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as http:
        guests = begun(http)
    age(tmp_path, guests[1].table, 9999)
    monkeypatch.setattr(keeper, "SETTLING", 0.0)
    with house(tmp_path, archive_days=0.0) as http:
        time.sleep(0.3)
        assert again(http, guests[1]).look()["number"] == 1


def test_tables_that_are_played_at_are_kept_when_they_go_quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only when the server stops, which it may never do in order."""
    monkeypatch.setattr(keeper, "ROUND", 0.05)
    monkeypatch.setattr(keeper, "QUIET", 0.2)
    with house(tmp_path) as http:
        table, _, _ = opened(http, "saqqara", "bot bot", seed=1)
        while not Guest(http, table, None).look()["over"]:
            time.sleep(0.05)
        for _ in range(100):
            if kept_so_far(tmp_path) == [(1,)]:
                break
            time.sleep(0.1)
        monkeypatch.setattr(keeper.Keeper, "close", nothing)
    assert kept_so_far(tmp_path) == [(1,)]


def kept_so_far(folder: Path) -> list[Any]:
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection:
        return connection.execute("SELECT is_over FROM kept").fetchall()


async def nothing(self: keeper.Keeper) -> None:
    self._task.cancel()


def test_the_hash_of_rules_is_each_games_own_and_follows_its_files(tmp_path: Path) -> None:
    assert len({rules_digest(game) for game in discover()}) == len(discover())
    with house(tmp_path) as http:
        seated(http, "saqqara", "me link")
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT digest FROM tables").fetchone() == (rules_digest("saqqara"),)
