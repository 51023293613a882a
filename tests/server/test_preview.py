"""What a messenger shows of a link: which game, who invites; in the reader's language, escaped, and no secret."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from mastaba.server import app
from mastaba.server.http import preview, static
from tests.server.clients import Json, quick

Client = TestClient[Any]
FRENCH = {"Accept-Language": "fr-FR,fr;q=0.9"}
PAGE = f"<!doctype html><head>{preview.PLACE}<title>Mastaba</title></head><body></body>{'<!-- long -->' * 100}"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "index.html").write_text(PAGE)
    (tmp_path / "dist" / "index.html.gz").write_bytes(b"without a preview")
    monkeypatch.setattr(static, "folder", lambda: tmp_path / "dist")
    with TestClient(app.build(quick(tmp_path / "data")), base_url="http://192.168.1.20") as client:
        yield client


class Tags(HTMLParser):
    """The tags of a page's head, by name."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.others: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        name = facts.get("property") or facts.get("name")
        if tag == "meta" and name:
            self.found[name.removeprefix("og:")] = str(facts["content"])
        else:
            self.others.append(tag)


def tags(client: Client, path: str, **headers: str) -> dict[str, str]:
    response = client.get(path, headers=headers)
    assert response.status_code == 200
    read = Tags(response.text)
    assert read.others == ["head", "title", "body"]  # whatever a name holds is no tag
    return read.found


def opened(client: Client, name: str, kind: str = "me") -> Json:
    seats = [{"kind": kind, "name": name}, {"kind": "link"}]
    return dict(client.post("/api/tables", json={"game": "saqqara", "players": 2, "seats": seats}).json())


def test_an_invitation_says_who_invites_to_which_game(client: Client) -> None:
    table = opened(client, "Nadia")["table"]
    told = tags(client, f"/j/{table}")
    assert told["title"] == "Nadia invites you to Saqqara"
    assert told["url"] == f"http://192.168.1.20/j/{table}"
    assert told["image"] == "http://192.168.1.20/icon-512.png"
    assert told["description"]
    french = tags(client, f"/j/{table}", **FRENCH)
    assert (french["title"], french["locale"]) == ("Nadia t’invite à jouer à Saqqara", "fr_FR")
    assert french["description"] != told["description"]


def test_a_table_says_who_plays_and_a_host_without_a_seat_is_not_named(client: Client) -> None:
    assert tags(client, f"/t/{opened(client, 'Nadia')['table']}")["title"] == "Nadia plays Saqqara"
    table = opened(client, "Omar", "link")["table"]
    assert tags(client, f"/j/{table}")["title"] == "You are invited to Saqqara"
    assert tags(client, f"/t/{table}")["title"] == tags(client, f"/s/{table}")["title"] == "A table of Saqqara"


@pytest.mark.parametrize(
    "path", ["/", "/j/nowhere", "/t/nowhere", "/s/nowhere", "/j/", "/j/x/y", f"/t/{'x' * 500}", "/t/%22%3E"]
)
def test_any_other_address_speaks_of_the_house(client: Client, path: str) -> None:
    assert tags(client, path)["title"] == "Mastaba: five archaeology games"
    assert tags(client, path, **FRENCH)["title"] == "Mastaba\u202f: cinq jeux d’archéologie"


def test_a_name_is_escaped(client: Client) -> None:
    table = opened(client, '"><script>x</script>&')["table"]
    assert tags(client, f"/j/{table}")["title"] == '"><script>x</script>& invites you to Saqqara'


def test_no_secret_stands_in_a_page(client: Client) -> None:
    answer = opened(client, "Nadia")
    for path in ("j", "t", "s"):
        page = client.get(f"/{path}/{answer['table']}").text
        assert answer["host"] not in page
        assert answer["invitations"][0]["code"] not in page


def test_it_is_made_for_each_reader_and_kept_while_it_is_the_same(client: Client) -> None:
    table = opened(client, "Nadia")["table"]
    first, french = client.get(f"/j/{table}"), client.get(f"/j/{table}", headers=FRENCH)
    assert first.headers["etag"] != french.headers["etag"]
    assert "Accept-Language" in first.headers["vary"]
    again = client.get(f"/j/{table}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    head = client.head(f"/j/{table}")
    assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", first.headers["etag"])


def test_it_is_compressed_with_its_tags(client: Client) -> None:
    plain, small = (client.get("/", headers={"Accept-Encoding": one}) for one in ("identity", "gzip"))
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.text == plain.text
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"])


def test_behind_a_proxy_the_public_address_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "index.html").write_text(PAGE)
    monkeypatch.setattr(static, "folder", lambda: tmp_path / "dist")
    with TestClient(app.build(quick(tmp_path / "data", public="https://games.example")), base_url="http://127.0.0.1") as client:
        assert tags(client, "/")["image"] == "https://games.example/icon-512.png"


def test_the_page_has_a_place_for_it() -> None:
    assert preview.PLACE in (Path(__file__).parents[2] / "page" / "index.html").read_text(encoding="utf8")
