"""Where a server is reached: what it prints, what it tells the page, and the address that somebody gives it."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from mastaba.errors import BadOption
from mastaba.server import addresses
from mastaba.server.run import greeting
from mastaba.server.settings import Settings
from tests.server.clients import quick, serving


def settings(host: str, public: str = "") -> Settings:
    return Settings(data=Path("tables"), host=host, port=8123, public=public)


@pytest.fixture
def networked(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = {socket.AF_INET: "192.168.1.5", socket.AF_INET6: "2001:db8:7::5"}
    monkeypatch.setattr(addresses, "_way_to", lambda family, _: iter([ways[family]]))


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_way_to", lambda *_: iter([]))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(socket.AF_INET, 1, 6, "", ("127.0.1.1", 0))])


@pytest.mark.usefixtures("networked")
@pytest.mark.parametrize(
    ("host", "public", "asked", "told"),
    [
        ("127.0.0.1", "", "http://127.0.0.1:8123", ["http://127.0.0.1:8123"]),
        ("127.0.0.1", "", "http://localhost:8123", ["http://localhost:8123"]),
        ("0.0.0.0", "", "http://127.0.0.1:8123", ["http://192.168.1.5:8123"]),
        ("0.0.0.0", "", "http://localhost:8123", ["http://192.168.1.5:8123"]),
        ("0.0.0.0", "", "http://192.168.1.5:8123", ["http://192.168.1.5:8123"]),
        ("0.0.0.0", "", "http://kiosk.local:8123", ["http://kiosk.local:8123", "http://192.168.1.5:8123"]),
        ("::", "", "http://[::1]:8123", ["http://192.168.1.5:8123", "http://[2001:db8:7::5]:8123"]),
        ("192.168.1.5", "", "http://192.168.1.5:8123", ["http://192.168.1.5:8123"]),
        ("0.0.0.0", "https://games.example", "http://127.0.0.1:8123", ["https://games.example"]),
        ("127.0.0.1", "https://games.example", "http://127.0.0.1:8123", ["https://games.example"]),
    ],
)
def test_the_page_is_told_what_others_can_reach(host: str, public: str, asked: str, told: list[str]) -> None:
    assert addresses.reachable(settings(host, public), asked) == told


@pytest.mark.usefixtures("networked")
def test_a_server_for_the_network_prints_an_address_for_others_and_one_for_here() -> None:
    here, others = greeting(settings("0.0.0.0"))
    assert "http://127.0.0.1:8123/" in here
    assert "http://192.168.1.5:8123/" in others
    assert len(greeting(settings("127.0.0.1"))) == 1
    here, others = greeting(settings("127.0.0.1", "https://games.example"))
    assert "http://127.0.0.1:8123/" in here
    assert "https://games.example/" in others


@pytest.mark.usefixtures("alone")
def test_a_machine_without_a_network_says_so() -> None:
    assert addresses.reachable(settings("0.0.0.0"), "http://localhost:8123") == ["http://localhost:8123"]
    here, others = greeting(settings("0.0.0.0"))
    assert "http://127.0.0.1:8123/" in here
    assert "--public" in others


def test_where_there_is_no_way_out_the_machines_name_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [("127.0.1.1", 0), ("10.0.0.7", 0), ("10.0.0.7", 0), ("169.254.3.3", 0)]
    monkeypatch.setattr(addresses, "_way_to", lambda *_: iter([]))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(socket.AF_INET, 1, 6, "", one) for one in found])
    assert addresses.in_network("0.0.0.0") == ["10.0.0.7"]


def test_what_is_found_of_this_very_machine_is_never_its_own_loop() -> None:
    for host in addresses.EVERYWHERE:
        for one in addresses.in_network(host):
            assert not addresses.is_of_this_machine(f"http://[{one}]" if ":" in one else f"http://{one}")


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("https://games.example", "https://games.example"),
        ("https://games.example/", "https://games.example"),
        (" http://games.example:8080 ", "http://games.example:8080"),
        ("http://[2001:db8::1]:80", "http://[2001:db8::1]:80"),
    ],
)
def test_an_address_that_somebody_gives(given: str, meant: str) -> None:
    assert addresses.public(given) == meant


@pytest.mark.parametrize(
    "given",
    ["", "games.example", "ftp://games.example", "https://", "https://games.example/mastaba", "https://games.example?x=1",
     "https://games.example#x", "https://me:secret@games.example", "https://games.example:port", "https://games.example:99999",
     "https://games .example", "https://[::1", "javascript:alert(1)"],
)  # fmt: skip
def test_an_address_that_cannot_be_meant_is_refused_with_a_sentence(given: str) -> None:
    with pytest.raises(BadOption, match="--public") as refused:
        addresses.public(given)
    assert refused.value.sentence("fr") != refused.value.sentence("en")


def test_it_is_asked_for_over_http(tmp_path: Path) -> None:
    with serving(quick(tmp_path, public="https://games.example")) as address:
        assert httpx.get(f"{address}/api/address", timeout=20).json() == {"addresses": ["https://games.example"]}
    with serving(quick(tmp_path)) as address:
        assert httpx.get(f"{address}/api/address", timeout=20).json() == {"addresses": [address]}
