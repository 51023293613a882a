"""`mastaba doctor` says what is wrong with an installation, in both languages, and leaves with 1 when something is."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from mastaba.server.http import static
from mastaba.server.operations.doctor import examined
from mastaba.server.storage.sqlite import FILE
from mastaba.server.storage.sqlite import SqliteStore as Store
from mastaba.text import words
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is built, and a home of one's own."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text('<meta name="mastaba-page" content="abc">')
    monkeypatch.setattr(static, "folder", lambda: tmp_path / "page")
    monkeypatch.setenv("MASTABA_CACHE", str(tmp_path / "cache"))


def keys(data: Path) -> dict[str, str]:
    return {finding.key: finding.level for finding in examined(data)}


def test_nothing_is_wrong_where_nothing_is(tmp_path: Path) -> None:
    found = keys(tmp_path / "data")
    assert "wrong" not in found.values()
    assert {"doctor-games", "doctor-page", "doctor-settings", "doctor-cache", "doctor-data", "doctor-no-tables"} <= set(found)
    assert not (tmp_path / "data").exists()  # it only looks


def test_the_store_is_looked_at(tmp_path: Path) -> None:
    store = Store(tmp_path)
    assert keys(tmp_path)["doctor-store"] == "well"  # also while a server has it
    store.close()
    assert keys(tmp_path)["doctor-store"] == "well"
    (tmp_path / FILE).chmod(0o644)
    assert keys(tmp_path)["doctor-readable"] == "wrong"


def test_damage_is_found(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    file = bytearray((tmp_path / FILE).read_bytes())
    file[4096:4196] = bytes(100)
    (tmp_path / FILE).write_bytes(file)
    assert keys(tmp_path)["doctor-store-damaged"] == "wrong"
    (tmp_path / FILE).write_bytes(b"no database" * 500)
    assert keys(tmp_path)["doctor-store-damaged"] == "wrong"


def test_settings_and_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MASTABA_LIMIT", "0")
    assert keys(tmp_path)["doctor-unknown-setting-near"] == "note"
    monkeypatch.setenv("MASTABA_LIMITS", "moons=7")
    assert keys(tmp_path)["doctor-failed"] == "wrong"
    (tmp_path / "page" / "index.html").unlink()
    assert keys(tmp_path)["doctor-no-page"] == "wrong"


def test_a_cache_that_others_can_write_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    monkeypatch.setenv("MASTABA_CACHE", str(shared))
    assert keys(tmp_path)["doctor-cache-passing"] == "note"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_is_said_in_sentences(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    told = run("doctor", "--data", str(tmp_path / "data"), "--lang", lang)
    assert told.code == 0
    assert words(None, lang).say("doctor-fit", count=0) in told.out
    monkeypatch.setenv("MASTABA_LIMITS", "moons=7")
    ill = run("doctor", "--data", str(tmp_path / "data"), "--lang", lang)
    assert ill.code == 1
    assert words(None, lang).say("doctor-ill", count=1) in ill.out
    assert "moons=7" in ill.out
