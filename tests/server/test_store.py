"""The store: one server a file, migrations, rules versions pinned, and what cannot be replayed."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import sqlite3
from pathlib import Path

import httpx
import pytest
from cryptography.fernet import Fernet

from mastaba.errors import BadOption
from mastaba.game import discover, load
from mastaba.server.archive import sealing
from mastaba.server.storage import migrations
from mastaba.server.storage.store import FILE, Store, StoreError, default_folder
from mastaba.server.tables import seat_secrets
from tests.server.clients import Guest, claimed, quick, seated, serving


def test_two_servers_cannot_share_a_file(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(StoreError, match="another server"):
        Store(tmp_path)
    store.close()
    Store(tmp_path).close()


def test_a_store_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations.STEPS) + 1}")
        connection.commit()
    with pytest.raises(StoreError, match="later version"):
        Store(tmp_path)


def test_a_folder_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreError, match="cannot be kept"):
        Store(tmp_path / "file")
    (tmp_path / FILE).write_text("this is no database, however long one looks at it" * 20)
    with pytest.raises(StoreError, match="cannot be kept"):
        Store(tmp_path)


def test_migrations_run_once_each_and_add_to_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(tmp_path).close()
    more = (*migrations.STEPS, "ALTER TABLE tables ADD COLUMN colour TEXT")
    monkeypatch.setattr(migrations, "STEPS", more)
    for _ in range(2):
        Store(tmp_path).close()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(more),)
        assert "colour" in [column[1] for column in connection.execute("PRAGMA table_info(tables)")]


def first_layout(folder: Path) -> sqlite3.Connection:
    """A store as the first layout had it."""
    connection = sqlite3.connect(folder / FILE)
    connection.executescript(f"{migrations.STEPS[0]}; PRAGMA user_version = 1;")
    return connection


def old_table(store: sqlite3.Connection, name: str, seats: list[tuple[str, str, str | None]]) -> None:
    game, edition = discover()["saqqara"], load("saqqara")
    facts = (name, game.id, game.version, 2, json.dumps(dict(edition.options)), 7, seat_secrets.digest("host's"), 1.0)
    store.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, NULL, 0, ?, NULL, ?)", facts)
    for number, (kind, called, secret) in enumerate(seats, 1):
        held = secret and seat_secrets.digest(secret)
        seat = (name, number, kind, None if secret else "random", called, held)
        store.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, 0)", seat)
    store.commit()


def test_tables_of_the_first_layout_are_played_on_with_the_links_that_were_sent(tmp_path: Path) -> None:
    """Then the host had every seat's secret, and nobody looked on but at robots."""
    with contextlib.closing(first_layout(tmp_path)) as old:
        old_table(old, "friends222", [("me", "Nadia", "host's"), ("link", "Omar", "omar's")])
        old_table(old, "robots2222", [("bot", "A", None), ("bot", "B", None)])
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        host, omar = (Guest(http, "friends222", secret) for secret in ("host's", "omar's"))
        told = omar.look()
        assert (told["you"], told["is_watchable"], [seat["is_claimed"] for seat in told["seats"]]) == ([2], False, [True, True])
        assert Guest(http, "friends222", None).get().status_code == 401
        assert Guest(http, "robots2222", None).look()["is_watchable"]
        assert claimed(http, "friends222", omar.post("/seats/2/handover").json()["code"]).look()["you"] == [2]
        assert claimed(http, "friends222", host.post("/seats/2/reissue").json()["code"]).look()["names"] == ["Nadia", "Omar"]
        assert omar.get().status_code == 403


def test_a_broken_migration_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(tmp_path).close()
    broken = "ALTER TABLE tables ADD COLUMN colour TEXT; ALTER TABLE nowhere ADD COLUMN x TEXT"
    monkeypatch.setattr(migrations, "STEPS", (*migrations.STEPS, broken))
    with pytest.raises(StoreError):
        Store(tmp_path)
    monkeypatch.undo()
    Store(tmp_path).close()


def test_secrets_are_not_in_the_file(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        guests = seated(http, "saqqara", "me link")
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for guest in guests.values():
        assert str(guest.secret).encode() not in written
        assert seat_secrets.digest(str(guest.secret)).encode() in written


STATELESS = "UPDATE tables SET dealt = ''; UPDATE log SET state = ''"  # as before states were noted
PLAINLY = """UPDATE tables SET seed = 1, deal = '{"first": 1}'"""  # as they were before they were sealed, to be chained anew


@pytest.mark.parametrize(
    ("damage", "word"),
    [
        (f"UPDATE tables SET rules = 99; {STATELESS}", "version 99"),
        (f"{PLAINLY}; UPDATE log SET action = 'moonwalk'; UPDATE log SET hash = chained(table_id, entry)", "replayed"),
        ("UPDATE log SET action = 'draw 1'", "damaged"),  # as legal as what was played
        ("UPDATE log SET seat = 2", "damaged"),
        ("UPDATE log SET hash = ''", "damaged"),
        ("UPDATE tables SET options = replace(options, 'true', 'false'), players = 3", "damaged"),
        ("UPDATE tables SET game = 'senet'", "replayed"),
        ("DELETE FROM log WHERE entry = 0", "damaged"),
    ],
)
def test_what_cannot_be_replayed_can_be_looked_at_and_nothing_else(tmp_path: Path, damage: str, word: str) -> None:
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest, friend = seated(http, "saqqara", "me link", first=1, seed=1).values()
        assert guest.move(1, 0, "draw 0").status_code == 200
        assert friend.move(2, 1, friend.look()["choices"]["2"][0]["action"]).status_code == 200
        views = guest.look()["views"]
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        migrations.migrate(connection)  # which also lends its function
        connection.executescript(damage)
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest = Guest(http, guest.table, guest.secret)
        told = guest.look()
        assert word in told["read_only"]
        assert (told["views"], told["choices"]) == (views, {})
        for response in (guest.move(1, 1, "draw 0"), guest.post("/undo", {"seat": 1, "number": 1}), guest.get("/record")):
            assert response.status_code == 409
            assert word in response.json()["error"]["message"]


def test_lines_written_before_they_had_hashes_get_theirs(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        guests = [seated(http, "saqqara", "me link", first=1, seed=seed)[1] for seed in (1, 2)]
        for guest in guests:
            assert guest.move(1, 0, "draw 0").status_code == 200
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        later = (
            "log DROP COLUMN hash",
            "log DROP COLUMN state",
            *(f"tables DROP COLUMN {one}" for one in ("sealed", "digest", "dealt")),
        )
        old = "".join(f"ALTER TABLE {one}; " for one in later) + "DROP TABLE kept; PRAGMA user_version = 2; "
        connection.executescript(old + """UPDATE tables SET seed = rowid, deal = '{"first": 1}'""")
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        for guest in guests:
            told = Guest(http, guest.table, guest.secret).look()
            assert (told["read_only"], told["number"]) == (None, 1)


def plain_seeds(folder: Path) -> list[int]:
    """The seeds of all tables as the file tells them to anybody."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as connection:
        return [seed for (seed,) in connection.execute("SELECT seed FROM tables")]


def test_seeds_are_sealed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = 3_141_592_653_589
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest = seated(http, "saqqara", "me link", seed=seed, first=1)[1]
        before = guest.look()
    written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert plain_seeds(tmp_path) == [0]
    assert not [form for form in (str(seed).encode(), seed.to_bytes(6, "big")) if form in written]
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        after = Guest(http, guest.table, guest.secret).look()
        assert (after["views"], after["commitment"]) == (before["views"], before["commitment"])
    monkeypatch.setenv(sealing.KEYS, Fernet.generate_key().decode())
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        assert Guest(http, guest.table, guest.secret).get().json()["error"]["code"] == "unreadable"
    new, old = Fernet.generate_key().decode(), (tmp_path / sealing.FILE).read_text()
    monkeypatch.setenv(sealing.KEYS, f"{new} {old}")  # a key is changed: what the old one has sealed is opened
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        assert Guest(http, guest.table, guest.secret).look()["views"] == before["views"]
    monkeypatch.setenv(sealing.KEYS, "no key")
    with pytest.raises(BadOption, match="Base64"):
        Store(tmp_path)


def test_seeds_that_were_written_plainly_are_sealed_when_the_store_is_opened(tmp_path: Path) -> None:
    with contextlib.closing(first_layout(tmp_path)) as old:
        old_table(old, "friends222", [("me", "Nadia", "host's"), ("link", "Omar", "omar's")])
    assert plain_seeds(tmp_path) == [7]
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        told = Guest(http, "friends222", "host's").look()
    assert plain_seeds(tmp_path) == [0]
    plain = load("saqqara").new(seed=7)
    assert told["commitment"] == plain.commitment  # which was told when the table was laid, before there were nonces


def test_no_two_tables_of_a_seed_have_one_hash(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        told = [seated(http, "saqqara", "me link", seed=1)[1].look() for _ in range(2)]
    assert told[0]["commitment"] != told[1]["commitment"]
    assert [one["nonce"] for one in told] == [None, None]


@pytest.mark.skipif(os.name == "nt", reason="a profile's folders are its user's alone")
def test_only_their_owner_reads_what_is_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).touch(0o644)  # as earlier versions left it
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        seated(http, "saqqara", "me link")
        kept = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert kept == dict.fromkeys(kept, 0o600)
    assert len(kept) > 1


def test_the_rules_version_is_pinned_where_nothing_tells_whether_it_would_be_the_same_game(tmp_path: Path) -> None:
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest = seated(http, "saqqara", "me link")[1]
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript(STATELESS)
    game = discover()["saqqara"]
    discover()["saqqara"] = dataclasses.replace(game, version=game.version + 1)
    try:
        with serving(quick(tmp_path)) as address, httpx.Client(base_url=address, timeout=20) as http:
            assert "version 1" in Guest(http, guest.table, guest.secret).look()["read_only"]
    finally:
        discover()["saqqara"] = game


def test_the_default_folder_is_the_users_own() -> None:
    assert Path.home() in default_folder().parents
