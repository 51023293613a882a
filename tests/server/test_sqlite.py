"""The embedded store: one server a file, files of earlier versions taken over, and each trouble said for what it is."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine

from mastaba.server.archive import witness
from mastaba.server.storage.check import damages
from mastaba.server.storage.errors import Overtaken, StoreError
from mastaba.server.storage.migrations import migrate
from mastaba.server.storage.rows import Entry, SeatRow, TableRow
from mastaba.server.storage.sqlite import FILE, LOCK, SqliteStore, default_folder
from mastaba.server.storage.transfer import reading
from mastaba.server.tables import seat_secrets
from tests.server.clients import Guest, quick, seated, serving
from tests.server.old_layouts import STEPS, unseal


def test_two_servers_cannot_share_a_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match="another server"):
        SqliteStore(tmp_path)
    store.close()
    SqliteStore(tmp_path).close()


def test_nor_can_a_server_from_before_the_lock_and_one_of_today(tmp_path: Path) -> None:
    """Earlier versions locked the file itself."""
    SqliteStore(tmp_path).close()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE, timeout=0)) as old:
        old.execute("PRAGMA locking_mode = EXCLUSIVE")
        old.execute("PRAGMA journal_mode = WAL")
        old.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="another server"):
            SqliteStore(tmp_path)
    store = SqliteStore(tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE, timeout=0)) as old:
        old.execute("PRAGMA locking_mode = EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            old.execute("SELECT count(*) FROM log").fetchone()
    store.close()


@pytest.mark.parametrize("number", [1, 2, 3])
def test_files_of_earlier_versions_are_taken_over_without_loss(tmp_path: Path, number: int) -> None:
    """Each layout that there was before Alembic, as it lies on people's disks; Alembic's steps make the same of them all."""
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest, friend = seated(http, "saqqara", "me link", first=1, seed=3).values()
        assert guest.move(1, 0, "draw 0").status_code == 200
        before = friend.look()
    kept = {FILE: tmp_path / FILE, "old": tmp_path / "old.sqlite"}
    engine = create_engine(f"sqlite:///{kept[FILE]}")
    with engine.begin() as connection:
        unseal(connection, tmp_path)
    engine.dispose()
    with contextlib.closing(sqlite3.connect(kept["old"])) as old:
        for step in STEPS[:number]:
            old.executescript(step)
        old.execute("ATTACH ? AS new", [str(kept[FILE])])
        for table in ("tables", "seats", "log"):
            columns = ", ".join(row[1] for row in old.execute(f"PRAGMA main.table_info({table})"))
            old.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}")
        old.commit()
        old.execute(f"PRAGMA main.user_version = {number}")
    kept["old"].replace(kept[FILE])
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        told = Guest(http, friend.table, friend.secret).look()
        same = {"views", "choices", "events", "number", "names"}
        assert {name: told[name] for name in same} == {name: before[name] for name in same}
        assert Guest(http, friend.table, friend.secret).move(2, 1, told["choices"]["2"][0]["action"]).status_code == 200
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as now:
        assert now.execute("PRAGMA user_version").fetchone() == (int(migrate.HEAD),)


def test_what_an_earlier_mastaba_would_find_is_a_later_version(tmp_path: Path) -> None:
    """It looks at `user_version` alone, and must not write to a layout that it does not know."""
    SqliteStore(tmp_path).close()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] >= len(STEPS)


def test_a_file_that_is_none_is_said_to_be_damaged(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is no database, however long one looks at it" * 20)
    with pytest.raises(StoreError, match="is damaged, or no file of tables"):
        SqliteStore(tmp_path)


def test_a_folder_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreError, match="cannot be kept"):
        SqliteStore(tmp_path / "file")


@pytest.mark.skipif(not Path("/sys").is_dir(), reason="a folder in which nobody may write, not even root")
def test_a_place_where_nobody_may_write_is_said_to_be_that() -> None:
    with pytest.raises(StoreError, match=r"cannot be written to: .+ --data"):
        SqliteStore(Path("/sys/mastaba"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_a_full_disk_is_said_to_be_full(tmp_path: Path) -> None:
    from mastaba.server.storage.sqlite import explained

    with pytest.raises(StoreError, match="no room left"), explained(tmp_path), Path("/dev/full").open("w") as full:
        full.write("x" * 100_000)


def test_secrets_are_not_in_the_file(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        guests = seated(http, "saqqara", "me link")
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for guest in guests.values():
        assert str(guest.secret).encode() not in written
        assert seat_secrets.digest(str(guest.secret)).encode() in written


@pytest.mark.skipif(os.name == "nt", reason="a profile's folders are its user's alone")
def test_only_their_owner_reads_what_is_kept(tmp_path: Path) -> None:
    for name in (FILE, LOCK):
        (tmp_path / name).touch(0o644)  # as earlier versions left it
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        seated(http, "saqqara", "me link")
        kept = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert kept == dict.fromkeys(kept, 0o600)
    assert len(kept) > 2


def test_the_default_folder_is_the_users_own() -> None:
    assert Path.home() in default_folder().parents


def test_what_several_tables_write_is_on_the_disk_with_one_commit(tmp_path: Path) -> None:
    """One that another has overtaken takes nobody with it."""
    rows = [TableRow(f"t{one}", "saqqara", 1, 2, {}, 1, None, False, "") for one in range(6)]
    said: list[str] = []
    entry = Entry(0, 1, "draw 0")
    store, is_free = SqliteStore(tmp_path), threading.Event()

    async def written() -> list[BaseException | None]:
        for row in rows:
            row.seats = [SeatRow(1, "me", None, "Ann", None)]
            await store.add(row)
        await store.append(rows[3], [entry])
        rows[3].log.clear()  # as if another server had written it
        plain = store._connection.connection.driver_connection
        assert isinstance(plain, sqlite3.Connection)
        store._threads.submit(plain.set_trace_callback, said.append)
        store._threads.submit(is_free.wait)
        waiting = asyncio.gather(*(store.append(row, [entry, Entry(1, 2, "draw 0")]) for row in rows), return_exceptions=True)
        await asyncio.sleep(0)
        is_free.set()
        return list(await waiting)

    found = asyncio.run(written())
    store.close()
    assert [type(one) for one in found] == [type(None)] * 3 + [Overtaken] + [type(None)] * 2
    assert said.count("COMMIT") == 1
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file:
        counts = file.execute("SELECT table_id, count(*) FROM log GROUP BY table_id ORDER BY table_id").fetchall()
    assert counts == [("t0", 2), ("t1", 2), ("t2", 2), ("t3", 1), ("t4", 2), ("t5", 2)]


def test_a_log_that_has_lost_its_end_is_said_to_have(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """SQLite's journal is put back to what it was two moves ago, as if a crash had cut it off."""
    seats = [SeatRow(seat, "me", None, f"Player {seat}", None) for seat in (1, 2)]
    rows = [TableRow(name, "saqqara", 1, 2, {}, 1, None, False, "", seats=seats) for name in "ab"]

    async def written(store: SqliteStore, entries: range) -> None:
        for number in entries:
            await store.append(rows[0], [Entry(number, 1, "draw 0")])

    async def begun(store: SqliteStore) -> None:
        for row in rows:
            await store.add(row)
        await store.append(rows[1], [Entry(0, 1, "draw 0")])
        await written(store, range(3))

    store = SqliteStore(tmp_path)
    asyncio.run(begun(store))
    files = [tmp_path / FILE, tmp_path / f"{FILE}-wal"]
    before = [file.read_bytes() for file in files]
    asyncio.run(written(store, range(3, 5)))
    store.close()
    (tmp_path / f"{FILE}-shm").unlink(missing_ok=True)
    for file, content in zip(files, before, strict=True):
        file.write_bytes(content)
    with reading(str(tmp_path)) as connection:
        assert [(one.key, one.facts) for one in damages(connection)] == [
            ("damage-end", {"table": "a", "written": 5, "left": 3})
        ]
    SqliteStore(tmp_path).close()
    assert [line.message.split(";")[0] for line in caplog.records] == [
        "table a has lost its end: 5 lines were written, 3 are there"
    ]
    caplog.clear()
    SqliteStore(tmp_path).close()  # said once: what is there now is where it goes on
    assert not caplog.records


def test_what_was_written_last_is_noted_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(witness, "MOST", 60)
    noting = witness.Witness(tmp_path)
    for entry in range(100):
        noting.note([{"table_id": "table", "entry": entry}])
    noting.close()
    assert (tmp_path / witness.WITNESS).stat().st_size <= 60
    assert witness._noted(tmp_path / witness.WITNESS) == {"table": 100}
    (tmp_path / witness.WITNESS).write_bytes(b"table 7\nother x\n\xff\xfe 3 4\ntab")
    assert witness._noted(tmp_path / witness.WITNESS) == {"table": 7}
