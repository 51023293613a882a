"""Both kinds of store: rules versions pinned, damage noticed, what cannot be replayed, and an old layout brought up to date."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from cryptography.fernet import Fernet
from sqlalchemy import Connection, create_engine, inspect, text

from mastaba.errors import BadOption
from mastaba.game import discover, load
from mastaba.server.archive import sealing
from mastaba.server.settings import Settings
from mastaba.server.storage import chain, schema, sqlite
from mastaba.server.storage.errors import StoreError
from mastaba.server.storage.migrations import migrate
from mastaba.server.storage.opening import open_store
from mastaba.server.storage.postgres import address_of
from mastaba.server.storage.store import Store
from mastaba.server.tables import seat_secrets
from tests.server.clients import Guest, claimed, seated, serving
from tests.server.old_layouts import LATER, unseal


def opened(kept: Settings, may_upgrade: bool = True) -> Store:
    return open_store(kept.data, kept.database, may_upgrade)


@contextmanager
def inside(kept: Settings) -> Iterator[Connection]:
    """The database itself, past the store."""
    url = address_of(kept.database) if kept.database else f"sqlite:///{kept.data / sqlite.FILE}"
    engine = create_engine(url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def at_step(kept: Settings, step: str) -> None:
    """A store as it was after a step: laid out by the steps themselves."""
    from alembic import command
    from alembic.config import Config

    with inside(kept) as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(migrate.MIGRATIONS))
        command.upgrade(config, step)


def old_table(connection: Connection, name: str, seats: list[tuple[str, str, str | None]]) -> None:
    """A table of the first layout."""
    game, edition = discover()["saqqara"], load("saqqara")
    facts = {"id": name, "game": game.id, "rules": game.version, "options": json.dumps(dict(edition.options))}
    facts["host"] = seat_secrets.digest("host's")
    columns = "id, game, rules, players, options, seed, is_open, host, opened"
    values = "(:id, :game, :rules, 2, :options, 7, 0, :host, 1.0)"
    connection.execute(text(f"INSERT INTO tables ({columns}) VALUES {values}"), facts)
    for number, (kind, called, secret) in enumerate(seats, 1):
        seat = {"id": name, "seat": number, "kind": kind, "level": None if secret else "random", "name": called}
        columns = "table_id, seat, kind, level, name, secret"
        values = "(:id, :seat, :kind, :level, :name, :secret)"
        seat["secret"] = secret and seat_secrets.digest(secret)
        connection.execute(text(f"INSERT INTO seats ({columns}) VALUES {values}"), seat)


def test_tables_of_the_first_layout_are_played_on_with_the_links_that_were_sent(kept: Settings) -> None:
    """Then the host had every seat's secret, and nobody looked on but at robots."""
    at_step(kept, "0001")
    with inside(kept) as connection:
        old_table(connection, "friends222", [("me", "Nadia", "host's"), ("link", "Omar", "omar's")])
        old_table(connection, "robots2222", [("bot", "A", None), ("bot", "B", None)])
    opened(kept).close()
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        host, omar = (Guest(http, "friends222", secret) for secret in ("host's", "omar's"))
        told = omar.look()
        assert (told["you"], told["is_watchable"], [seat["is_claimed"] for seat in told["seats"]]) == ([2], False, [True, True])
        assert Guest(http, "friends222", None).get().status_code == 401
        assert Guest(http, "robots2222", None).look()["is_watchable"]
        assert claimed(http, "friends222", omar.post("/seats/2/handover").json()["code"]).look()["you"] == [2]
        assert claimed(http, "friends222", host.post("/seats/2/reissue").json()["code"]).look()["names"] == ["Nadia", "Omar"]
        assert omar.get().status_code == 403


def test_the_steps_lead_to_the_layout_that_is_described(kept: Settings) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    at_step(kept, "head")
    with inside(kept) as connection:
        ours = {"include_name": lambda name, kind, _: name in schema.metadata.tables if kind == "table" else True}
        context = MigrationContext.configure(connection, opts={**ours, "compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
        assert migrate.version(connection) == migrate.HEAD


def test_a_store_that_is_laid_out_at_once_is_the_same(kept: Settings) -> None:
    opened(kept).close()
    opened(kept).close()  # and again there is nothing to do
    with inside(kept) as connection:
        assert migrate.version(connection) == migrate.HEAD
        assert set(inspect(connection).get_table_names()) >= set(schema.metadata.tables)


def test_a_store_of_a_later_version_is_left_alone(kept: Settings) -> None:
    opened(kept).close()
    with inside(kept) as connection:
        connection.execute(schema.version.update(), {"version_num": "9999"})
    with pytest.raises(StoreError, match="later version"):
        opened(kept)


def test_a_layout_that_lacks_something_is_said_to_be_damaged(kept: Settings) -> None:
    opened(kept).close()
    with inside(kept) as connection:
        connection.execute(text("ALTER TABLE seats DROP COLUMN dead_codes"))
    with pytest.raises(StoreError, match=r"layout of .* is damaged: seats.dead_codes is missing"):
        opened(kept)
    with inside(kept) as connection:
        connection.execute(text("DROP TABLE log"))
    with pytest.raises(StoreError, match=r"seats.dead_codes is missing|log is missing"):
        opened(kept)


def test_a_broken_step_changes_nothing(kept: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    at_step(kept, "0001")

    def broken(connection: Connection) -> None:
        raise OSError("the power fails")

    with monkeypatch.context() as patched:
        patched.setattr(chain, "rechain", broken)
        with pytest.raises((StoreError, OSError), match="the power fails"):
            opened(kept)
    with inside(kept) as connection:
        assert migrate.version(connection) == "0001"
        assert "is_watchable" not in [column["name"] for column in inspect(connection).get_columns("tables")]
    opened(kept).close()


STATELESS = "UPDATE tables SET dealt = ''; UPDATE log SET state = ''"  # as before states were noted
DAMAGES = [
    (f"UPDATE tables SET rules = 99; {STATELESS}", "version 99"),
    ("UPDATE log SET action = 'moonwalk'; rechain", "replayed"),
    ("UPDATE log SET action = 'draw 1'", "damaged"),  # as legal as what was played
    ("UPDATE log SET seat = 2", "damaged"),
    ("UPDATE log SET hash = ''", "damaged"),
    ("UPDATE tables SET players = 3", "damaged"),
    ("UPDATE tables SET game = 'senet'", "replayed"),
    ("DELETE FROM log WHERE entry = 0", "damaged"),
]


@pytest.mark.parametrize(("damage", "word"), DAMAGES)
def test_what_cannot_be_replayed_can_be_looked_at_and_nothing_else(kept: Settings, damage: str, word: str) -> None:
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest, friend = seated(http, "saqqara", "me link", first=1, seed=1).values()
        assert guest.move(1, 0, "draw 0").status_code == 200
        assert friend.move(2, 1, friend.look()["choices"]["2"][0]["action"]).status_code == 200
        views = guest.look()["views"]
    with inside(kept) as connection:
        for statement in damage.removesuffix("; rechain").split("; "):
            connection.execute(text(statement))
        if damage.endswith("rechain"):
            unseal(connection, kept.data)
            chain.rechain(connection)
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest = Guest(http, guest.table, guest.secret)
        told = guest.look()
        assert word in told["read_only"]
        assert (told["views"], told["choices"]) == (views, {})
        for response in (guest.move(1, 1, "draw 0"), guest.post("/undo", {"seat": 1, "number": 1}), guest.get("/record")):
            assert response.status_code == 409
            assert word in response.json()["error"]["message"]


@pytest.mark.parametrize("action", [None, "draw 3", 'é "\\ \x1f/'])
def test_the_hash_of_a_line_is_that_of_its_json(action: str | None) -> None:
    said = json.dumps(["ab", 3, 1, action], separators=(",", ":"))
    assert chain.link("ab", 3, 1, action) == hashlib.sha256(said.encode()).hexdigest()[: chain.LETTERS]


def test_lines_written_before_they_had_hashes_get_theirs(kept: Settings) -> None:
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        guests = [seated(http, "saqqara", "me link", first=1, seed=seed)[1] for seed in (1, 2)]
        for guest in guests:
            assert guest.move(1, 0, "draw 0").status_code == 200
    with inside(kept) as connection:
        for table in ("thoughts", "analyses", "results", "puzzle_answers"):
            connection.execute(text(f"DROP TABLE {table}"))
        unseal(connection, kept.data)
        for column in LATER:
            connection.execute(text(f"ALTER TABLE {column}"))
        connection.execute(text("DROP TABLE kept"))
        connection.execute(schema.version.update(), {"version_num": "0002"})
    opened(kept).close()
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        for guest in guests:
            told = Guest(http, guest.table, guest.secret).look()
            assert (told["read_only"], told["number"]) == (None, 1)


def test_the_rules_version_is_pinned_where_nothing_tells_whether_it_would_be_the_same_game(kept: Settings) -> None:
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest = seated(http, "saqqara", "me link")[1]
    with inside(kept) as connection:
        for statement in STATELESS.split("; "):
            connection.execute(text(statement))
    game = discover()["saqqara"]
    discover()["saqqara"] = dataclasses.replace(game, version=game.version + 1)
    try:
        with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
            assert "version 1" in Guest(http, guest.table, guest.secret).look()["read_only"]
    finally:
        discover()["saqqara"] = game


SEED = 3_141_592_653_589


def plain_seeds(settings: Settings) -> list[int]:
    """The seeds of all tables as the store tells them to anybody."""
    with inside(settings) as connection:
        return list(connection.scalars(text("SELECT seed FROM tables")))


def test_seeds_are_sealed(kept: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest = seated(http, "saqqara", "me link", seed=SEED, first=1)[1]
        before = guest.look()
    written = b"".join(path.read_bytes() for path in kept.data.iterdir() if path.is_file())
    assert plain_seeds(kept) == [0]
    assert not [form for form in (str(SEED).encode(), SEED.to_bytes(6, "big")) if form in written]
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        after = Guest(http, guest.table, guest.secret).look()
        assert (after["views"], after["commitment"]) == (before["views"], before["commitment"])
    monkeypatch.setenv(sealing.KEYS, Fernet.generate_key().decode())
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        assert Guest(http, guest.table, guest.secret).get().json()["error"]["code"] == "unreadable"
    new, old = Fernet.generate_key().decode(), (kept.data / sealing.FILE).read_text()
    monkeypatch.setenv(sealing.KEYS, f"{new} {old}")  # a key is changed: what the old one has sealed is opened
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        assert Guest(http, guest.table, guest.secret).look()["views"] == before["views"]
    monkeypatch.setenv(sealing.KEYS, "no key")
    with pytest.raises(BadOption, match="Base64"):
        opened(kept)


def test_seeds_that_were_written_plainly_are_sealed_when_the_store_is_opened(kept: Settings) -> None:
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        guest = seated(http, "saqqara", "me link", seed=7)[1]
        before = guest.look()
    with inside(kept) as connection:
        unseal(connection, kept.data)
        connection.execute(text("UPDATE tables SET sealed = ''"))
    assert plain_seeds(kept) == [7]
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        told = Guest(http, guest.table, guest.secret).look()
    assert plain_seeds(kept) == [0]
    assert told["views"] == before["views"]
    assert told["commitment"] == load("saqqara").new(seed=7).commitment  # as tables told it before there were nonces


def test_no_two_tables_of_a_seed_have_one_hash(kept: Settings) -> None:
    with serving(kept) as address, httpx.Client(base_url=address, timeout=20) as http:
        told = [seated(http, "saqqara", "me link", seed=1)[1].look() for _ in range(2)]
    assert told[0]["commitment"] != told[1]["commitment"]
    assert [one["nonce"] for one in told] == [None, None]
