"""The page's files: each once, compressed where the browser takes that, kept as long as they stay the same."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from mastaba.server import app
from mastaba.server.http import static
from tests.server.clients import quick

BUILD = "abc123"
PAGE = f'<!doctype html><meta name="mastaba-page" content="{BUILD}">the page'
SCRIPT = "let a = 1;" * 300
Client = TestClient[Any]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1.js").write_text(SCRIPT)
    (folder / "assets" / "app-1.js.br").write_bytes(b"as brotli has it")
    (folder / "assets" / "app-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (tmp_path / "outside.txt").write_text("not for you")
    monkeypatch.setattr(static, "folder", lambda: folder)
    with TestClient(app.build(quick(tmp_path / "data")), base_url="http://127.0.0.1") as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/join", "/index.html", "/assets2/x"])
def test_any_address_without_a_dot_opens_the_page(client: Client, path: str) -> None:
    response = client.get(path)
    assert (response.status_code, response.text) == (200, PAGE)
    assert response.headers["content-type"].startswith("text/html")
    assert response.headers["cache-control"] == "no-cache"
    assert response.headers["x-content-type-options"] == "nosniff"


def test_what_a_build_names_is_kept_for_good(client: Client) -> None:
    script = client.get("/assets/app-1.js", headers={"Accept-Encoding": "identity"})
    assert script.text == SCRIPT
    assert script.headers["content-type"].startswith("text/javascript")
    assert {"public", "max-age=31536000", "immutable"} == set(script.headers["cache-control"].split(", "))
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None), ("", None)],
)
def test_a_file_is_compressed_once_as_the_browser_takes_it(client: Client, accepted: str, encoding: str | None) -> None:
    with client.stream("GET", "/assets/app-1.js", headers={"Accept-Encoding": accepted}) as response:
        sent = b"".join(response.iter_raw())
    assert response.headers.get("content-encoding") == encoding
    assert response.headers["vary"] == "Accept-Encoding"
    assert response.headers["content-type"].startswith("text/javascript")
    assert int(response.headers["content-length"]) == len(sent)
    assert (gzip.decompress(sent) if encoding == "gzip" else sent) == (
        b"as brotli has it" if encoding == "br" else SCRIPT.encode()
    )


def test_a_file_that_is_the_same_is_not_sent_again(client: Client) -> None:
    seen = set()
    for path, accepted in (("/", "gzip"), ("/assets/app-1.js", "gzip"), ("/assets/app-1.js", "br"), ("/t/abc", "")):
        first = client.get(path, headers={"Accept-Encoding": accepted})
        again = client.get(path, headers={"Accept-Encoding": accepted, "If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == first.headers["cache-control"]
        assert client.get(path, headers={"If-None-Match": '"another"'}).status_code == 200
        seen.add(first.headers["etag"])
    assert len(seen) == 3  # the page by two addresses, and two forms of the script


def test_only_the_head_of_a_file_is_sent_when_that_is_asked_for(client: Client) -> None:
    whole, head = client.get("/assets/app-1.js"), client.head("/assets/app-1.js")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == whole.headers["etag"]


def test_what_is_not_there_is_not_found(client: Client) -> None:
    for path in (
        "/nothing.js",
        "/assets/nothing",
        "/assets/x.js",
        "/api/nothing",
        "/api/tables/x/y.z",
        "/%00.txt",
        f"/{'x' * 300}.js",
    ):
        response = client.get(path)
        assert (response.status_code, response.json()["error"]["code"]) == (404, "not-found"), path


def test_nothing_beside_the_page_is_served(client: Client) -> None:
    for path in ("/..%2foutside.txt", "/assets/..%2f..%2foutside.txt", "/%2e%2e/outside.txt", "//etc/passwd"):
        response = client.get(path)
        assert "not for you" not in response.text
        assert "root:" not in response.text


def test_answers_of_the_tables_are_compressed_on_the_way(client: Client) -> None:
    response = client.get("/api/games", headers={"Accept-Encoding": "gzip"})
    assert response.headers["content-encoding"] == "gzip"
    assert client.get("/schema").json()["paths"]["/api/tables/{table_id}/moves"]["post"]


def test_every_answer_names_the_build_of_the_page(client: Client) -> None:
    assert client.get("/api/version").json()["page"] == BUILD
    for path in ("/", "/assets/app-1.js", "/api/games", "/api/words"):
        assert client.get(path).headers["mastaba-page"] == BUILD, path
    (static.folder() / "index.html").write_text(PAGE.replace(BUILD, "later2"))
    assert client.get("/api/games").headers["mastaba-page"] == "later2"


@pytest.mark.parametrize("path", ["/api/words", "/api/games", "/api/games/luxor/words", "/api/games/luxor/rules"])
def test_what_seldom_changes_is_kept_by_the_browser(client: Client, path: str) -> None:
    first = client.get(path, params={"lang": "en"})
    again = client.get(path, params={"lang": "en"}, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == first.headers["cache-control"] == "no-cache"
    other = client.get(path, params={"lang": "fr"}, headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200
    assert other.headers["etag"] != first.headers["etag"]


def test_the_page_gets_no_words_of_the_command_line(client: Client) -> None:
    for lang in ("en", "fr"):
        source = client.get("/api/words", params={"lang": lang}).json()["source"]
        assert "result-winner" in source
        assert "help-" not in source
        assert len(source) < 3000
    assert client.get("/api/games/chess/words").status_code == 404


@pytest.mark.parametrize(
    ("wished", "word"),
    [
        ("fr-FR,fr;q=0.9", "n’est pas encore construite"),
        ("en;q=0.2, fr;q=0.8", "n’est pas encore construite"),
        ("de, en;q=0.7, fr;q=0.3", "has not been built"),
        ("de", "has not been built"),
        ("", "has not been built"),
    ],
)
def test_without_a_page_it_says_how_to_build_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wished: str, word: str
) -> None:
    monkeypatch.setattr(static, "folder", lambda: tmp_path / "nowhere")
    with TestClient(app.build(quick(tmp_path / "data")), base_url="http://127.0.0.1") as client:
        response = client.get("/", headers={"Accept-Language": wished})
        assert response.status_code == 503
        assert word in response.text
