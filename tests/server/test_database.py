"""`mastaba database`: backups while people play, copies between both kinds of store, damage said, and why a store cannot be had."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.fernet import Fernet
from sqlalchemy import Table, create_engine, select
from typer.testing import CliRunner

from mastaba.cli import parse
from mastaba.cli.app import app
from mastaba.server.archive.sealing import KEYS
from mastaba.server.settings import Settings
from mastaba.server.storage import schema
from mastaba.server.storage.errors import StoreError
from mastaba.server.storage.postgres import PostgresStore, address_of
from mastaba.server.storage.sqlite import FILE
from tests.server.clients import Guest, play_out, quick, seated, serving
from tests.server.old_layouts import LATER
from tests.server.postgres import Postgres

Rows = dict[str, list[Any]]


@pytest.fixture(autouse=True)
def same_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever carries tables elsewhere takes their key along."""
    monkeypatch.setenv(KEYS, Fernet.generate_key().decode())


def database(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["database", *words])
    assert result.exit_code == code, result.output
    return result.output


def of(kept: Settings) -> tuple[str, str]:
    return ("--database", kept.database) if kept.database else ("--data", str(kept.data))


def rows(kept: Settings) -> Rows:
    """Everything that is in a store."""
    engine = create_engine(address_of(kept.database) if kept.database else f"sqlite:///{kept.data / FILE}")
    with engine.connect() as connection:
        found = {name: sorted(map(repr, connection.execute(select(table)))) for name, table in _tables().items()}
    engine.dispose()
    return found


CARRIED = ("tables", "seats", "log", "results", "puzzle_answers")


def _tables() -> dict[str, Table]:
    return {name: table for name, table in schema.metadata.tables.items() if name in CARRIED}


def other(kept: Settings, postgres: Postgres, folder: Path) -> Settings:
    """An empty store of the other kind."""
    return quick(folder, database="" if kept.database else postgres.fresh())


def played(kept: Settings) -> None:
    """A finished game with a rematch, one that has begun, and a puzzle that somebody has answered."""
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        guests = seated(http, "saqqara", "me link", seed=2)
        play_out(guests)
        assert guests[1].post("/rematch").status_code == 201
        seated(http, "archaeology", "me link bot")
        puzzle = http.get("/api/next-puzzle/saqqara").json()["puzzle"]
        me = {"authorization": "Bearer " + "d" * 30}
        assert http.post(f"/api/puzzles/saqqara/{puzzle}/answer", json={}, headers=me).status_code == 200


def test_tables_are_carried_to_the_other_kind_of_store_and_back(kept: Settings, postgres: Postgres, tmp_path: Path) -> None:
    played(kept)
    there, back = other(kept, postgres, tmp_path / "there"), quick(tmp_path / "back")
    addresses = [one.database or str(one.data) for one in (kept, there, back)]
    database("copy", addresses[0], addresses[1])
    database("copy", addresses[1], addresses[2])
    assert rows(kept) == rows(there) == rows(back)
    assert len(rows(kept)["tables"]) == 3
    assert "empty" in database("copy", addresses[0], addresses[1], code=2)
    assert "no damage" in database("check", *of(there))


def test_a_backup_is_made_while_people_play_and_brings_everything_back(kept: Settings, tmp_path: Path) -> None:
    file, back = tmp_path / "backup.sqlite", quick(tmp_path / "back")
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        guests = seated(http, "saqqara", "me link", seed=4)
        playing = threading.Thread(target=play_out, args=[guests])
        playing.start()
        while guests[1].look()["number"] < 3:
            pass
        before = guests[1].look()["number"]
        assert str(file) in database("backup", str(file), *of(kept))
        playing.join()
        assert "no damage" in database("check", *of(kept))
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.glob("backup*")] == [file.name]
    database("restore", str(file), *of(back))
    with serving(back) as address, httpx.Client(base_url=address, timeout=20) as http:
        told = Guest(http, guests[1].table, guests[1].secret).look()
    assert told["read_only"] is None
    assert told["number"] >= before
    assert "overwrites nothing" in database("backup", str(file), *of(kept), code=2)
    assert "tables in the target" in database("restore", str(file), *of(back), code=2)


def test_damage_is_said_by_table_and_line(kept: Settings) -> None:
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        guests = seated(http, "saqqara", "me link", first=1, seed=1)
        assert guests[1].move(1, 0, "draw 0").status_code == 200
        second = guests[2].look()["choices"]["2"][0]["action"]
        assert guests[2].move(2, 1, second).status_code == 200
        seated(http, "saqqara", "me link")
    engine = create_engine(address_of(kept.database) if kept.database else f"sqlite:///{kept.data / FILE}")
    with engine.begin() as connection:
        connection.execute(schema.log.update().where(schema.log.c.entry == 1), {"seat": 1})
        connection.execute(schema.seats.delete().where(schema.seats.c.table_id != guests[1].table, schema.seats.c.seat == 2))
    engine.dispose()
    told = database("check", *of(kept), code=1)
    assert f"Table {guests[1].table}: its log is not what was written, from line 2 on" in told
    assert "1 of its 2 seats" in told
    assert "2 tables looked through, 2 damages found" in told


def test_flipped_bytes_in_a_file_are_found(tmp_path: Path) -> None:
    kept = quick(tmp_path)
    played(kept)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with (tmp_path / FILE).open("r+b") as file:
        file.seek((root - 1) * size + 9)
        file.write(b"\xff\xff\xff\xff")
    assert "The file is damaged" in database("check", *of(kept), code=1)


def test_a_command_speaks_the_locale_s_language_whatever_an_earlier_one_was_asked(tmp_path: Path) -> None:
    parse.language("fr")
    assert "is up to date" in database("upgrade", "--data", str(tmp_path))


def test_upgrade_says_where(kept: Settings) -> None:
    assert "is up to date" in database("upgrade", *of(kept))


def test_there_is_nothing_to_back_up_where_nothing_is(tmp_path: Path) -> None:
    assert "There is no file" in database("backup", str(tmp_path / "x"), "--data", str(tmp_path / "nowhere"), code=2)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda address: address.replace("host=", "host=/nowhere"), "No PostgreSQL answers"),
        (lambda address: address.replace("/postgres?", "/lost?"), "does not let us in .*lost"),
        (lambda address: address.replace("mastaba@", "stranger:hush@"), "does not let us in"),
        (lambda address: "postgresql://host:port/x", "no address of a database"),
    ],
)
def test_why_a_postgresql_cannot_be_had_is_said(postgres: Postgres, change: Any, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence) as refused:
        PostgresStore(change(postgres.address()))
    assert "hush" not in str(refused.value)
    assert refused.value.sentence("fr") != str(refused.value)


def test_a_database_of_an_earlier_version_waits_until_somebody_says_upgrade(postgres: Postgres) -> None:
    """Servers of both versions may run at the same time: starting one must not change the layout under the others."""
    address = postgres.fresh()
    PostgresStore(address).close()
    engine = create_engine(address_of(address))
    with engine.begin() as connection:
        connection.execute(schema.version.update(), {"version_num": "0002"})
        for table in ("thoughts", "analyses", "results", "puzzle_answers"):
            connection.exec_driver_sql(f"DROP TABLE {table}")
        for column in LATER:
            connection.exec_driver_sql(f"ALTER TABLE {column}")
        connection.exec_driver_sql("DROP TABLE kept")
    engine.dispose()
    with pytest.raises(StoreError, match="database upgrade"):
        PostgresStore(address)
    database("upgrade", "--database", address)
    PostgresStore(address).close()
