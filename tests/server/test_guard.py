"""Browsers: what a page of somebody else's can make a visitor's browser do here, which is nothing."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from mastaba.server.entrance.guard import place
from tests.server.clients import laid, quick, serving

OPENING = '{"game": "saqqara", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}'
FOREIGN = ("https://evil.example", "null", "http://127.0.0.1:1", "http://localhost.evil.example", "http://[", "")


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_opens_no_table(http: httpx.Client, origin: str) -> None:
    """Sent as a browser sends it without asking: plain text, and the page it comes from."""
    response = http.post("/api/tables", content=OPENING, headers={"Origin": origin, "Content-Type": "text/plain"})
    assert response.status_code == 403
    assert response.json()["error"]["code"] == "foreign-origin"


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_opens_no_socket(http: httpx.Client, origin: str) -> None:
    table = laid(http, "saqqara", "bot bot")["table"]
    address = str(http.base_url).replace("http", "ws", 1).rstrip("/")
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{address}/api/tables/{table}/socket", origin=Origin(origin))
    assert refused.value.response.status_code == 403


def test_own_pages_and_programs_are_answered(http: httpx.Client) -> None:
    address = str(http.base_url).rstrip("/")
    for headers in ({}, {"Origin": address}):
        assert http.post("/api/tables", content=OPENING, headers=headers).status_code == 201
    table = laid(http, "saqqara", "bot bot")["table"]
    with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket", origin=Origin(address)) as socket:
        socket.send("{}")
        assert '"snapshot"' in str(socket.recv(10))


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "[", ""])
def test_a_name_that_is_not_ours_is_refused(http: httpx.Client, host: str) -> None:
    """Rebinding: a foreign name that points here would make a foreign page one of ours to the browser."""
    for path in ("/", "/api/games"):
        response = http.get(path, headers={"Host": host})
        assert response.status_code in (400, 421)
    response = http.get("/api/games", headers={"Host": "evil.example", "Accept-Language": "fr"})
    assert "--public" in response.json()["error"]["message"]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8000", "[::1]:8000", "192.168.1.20", "a.localhost"])
def test_numbers_and_names_of_this_machine_are_ours(http: httpx.Client, host: str) -> None:
    assert http.get("/api/games", headers={"Host": host}).status_code == 200


def test_behind_a_proxy_the_public_name_is_ours(tmp_path: Path) -> None:
    settings = quick(tmp_path, public="https://games.example")
    with serving(settings) as address, httpx.Client(base_url=address) as http:
        for host in ("games.example", "10.0.0.7:8000"):  # as the proxy hands it on, or not
            headers = {"Host": host, "Origin": "https://games.example"}
            assert http.post("/api/tables", content=OPENING, headers=headers).status_code == 201
        headers = {"Host": "games.example", "Origin": "https://games.example.evil"}
        assert http.post("/api/tables", content=OPENING, headers=headers).status_code == 403


def test_the_page_is_in_nobodys_frame_and_runs_nobodys_code(http: httpx.Client) -> None:
    for path in ("/api/games", "/api/nothing", "/"):
        headers = http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"]  # so that the default, this server alone, holds
        assert headers["x-content-type-options"] == "nosniff"


def test_ports_that_are_understood_are_the_same_place() -> None:
    assert place("https://games.example") == place("https://games.example:443") != place("http://games.example")
