"""Connections that say nothing, say half of something or do not listen: they cost nobody else anything, and not for long."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mastaba.server.entrance.door import SPARE, room
from tests.server.clients import Guest, laid, quick, serving

HALF = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
SILENCE = 0.6


@contextlib.contextmanager
def knocking(address: str, count: int, words: bytes = b"") -> Iterator[list[socket.socket]]:
    """So many connections that say some words and then nothing."""
    with contextlib.ExitStack() as held:
        host, port = address.removeprefix("http://").split(":")
        knocks = [held.enter_context(socket.create_connection((host, int(port)), 10)) for _ in range(count)]
        for knock in knocks:
            with contextlib.suppress(OSError):
                knock.sendall(words)
        yield knocks


def upgrade(table: str) -> bytes:
    """What opens a socket at a table."""
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket"]
    return "\r\n".join([*lines, "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]).encode()


def is_cut(knock: socket.socket) -> bool:
    """Whether the server hangs up, without an answer; waits for it."""
    try:
        return knock.recv(1) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("words", [b"", b"GET / HT", HALF], ids=["silent", "half a line", "half a body"])
def test_who_says_nothing_whole_is_cut_off(tmp_path: Path, words: bytes) -> None:
    with serving(quick(tmp_path, silence=SILENCE)) as address, knocking(address, 3, words) as knocks:
        began = time.monotonic()
        assert all(map(is_cut, knocks))
        assert time.monotonic() - began > SILENCE / 2


def test_a_house_full_of_silence_has_room_for_who_speaks(tmp_path: Path) -> None:
    with serving(quick(tmp_path, silence=60), most=20) as address, knocking(address, 60) as knocks:
        with httpx.Client(base_url=address, timeout=10) as http:
            assert laid(http, "saqqara", "me bot")["table"]
        assert all(map(is_cut, knocks[:40]))  # who has been silent longest goes first


def test_a_house_full_of_guests_says_so(tmp_path: Path) -> None:
    with serving(quick(tmp_path), most=3) as address, contextlib.ExitStack() as held:
        guests = [held.enter_context(httpx.Client(base_url=address)) for _ in range(4)]
        answers = [guest.get("/api/games").status_code for guest in guests]
        assert answers == [200, 200, 200, 503]


def test_who_does_not_listen_is_cut_off(tmp_path: Path) -> None:
    """A socket that only asks and never reads what it is answered."""
    with serving(quick(tmp_path, silence=SILENCE)) as address, httpx.Client(base_url=address) as http:
        table = laid(http, "saqqara", "bot bot")["table"]
        ping = b"\x89\xfd\0\0\0\0" + bytes(125)  # masked with nothing; each is answered with as much
        with knocking(address, 1, upgrade(table)) as (deaf,), pytest.raises(OSError, match=r"reset|pipe"):
            send_for(30, deaf, ping * 1000)


def send_for(seconds: float, deaf: socket.socket, words: bytes) -> None:
    """Says the same again and again."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        deaf.sendall(words)


def test_a_socket_may_be_silent_as_long_as_it_listens(tmp_path: Path) -> None:
    with serving(quick(tmp_path, silence=SILENCE)) as address, httpx.Client(base_url=address) as http:
        ear = Guest(http, laid(http, "saqqara", "me bot")["table"], None).ear()
        ear.next("snapshot")
        time.sleep(2 * SILENCE)
        ear.say({"ping": 7})
        assert ear.next("pong")["ping"] == 7


def test_there_is_room_for_as_many_as_the_system_lends() -> None:
    resource = pytest.importorskip("resource")
    assert room() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE
