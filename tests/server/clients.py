"""Programs that play: a server on a free port, guests who talk to it over HTTP, and their sockets."""

from __future__ import annotations

import contextlib
import functools
import json
import random
import re
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mastaba.server.app import application, build
from mastaba.server.entrance.door import Door
from mastaba.server.entrance.limits import NO_LIMITS
from mastaba.server.run import configured, listening
from mastaba.server.schema import document
from mastaba.server.settings import Settings
from mastaba.server.tables import seat_secrets

Json = dict[str, Any]


def quick(data: Path, **changes: Any) -> Settings:
    """Settings under which bots neither wait nor think, and nothing is compiled for a few interpreted steps."""
    still = {
        "pace": (0.0, 0.0),
        "race_pace": (0.0, 0.0),
        "workers": 1,
        "level": "random",
        "has_native": False,
        "limits": NO_LIMITS,
    }
    return Settings(**{"data": data, **still, **changes})


@functools.cache
def documented() -> list[tuple[str, re.Pattern[str], set[str]]]:
    """Every method and address of the API, and the statuses that its document says there are."""
    return [
        (method.upper(), re.compile(re.sub(r"{\w+}", "[^/]+", path)), set(operation["responses"]))
        for path, operations in document(application())["paths"].items()
        for method, operation in operations.items()
    ]


def check_documented(response: httpx.Response) -> None:
    """Every answer that any test gets has a status that the document names."""
    for method, path, statuses in documented():
        if response.request.method == method and path.fullmatch(response.request.url.path):
            assert str(response.status_code) in statuses, (method, path.pattern, response.status_code)


@contextlib.contextmanager
def serving(settings: Settings, most: int = 500) -> Iterator[str]:
    """A real server in a thread, with room for so many connections; yields its address."""
    with listening("127.0.0.1", 0, "en") as bound:
        server = uvicorn.Server(configured(build(settings), Door(most, settings.silence), settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.005)
        try:
            yield f"http://127.0.0.1:{bound.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(10)


@dataclass
class Guest:
    """Somebody with a secret (or none) at a table."""

    http: httpx.Client
    table: str
    secret: str | None

    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"} if self.secret else {}

    def get(self, path: str = "", **extra: Any) -> httpx.Response:
        return self.http.get(f"/api/tables/{self.table}{path}", headers=self.headers(), **extra)

    def post(self, path: str, body: Any = None, **extra: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{self.table}{path}", json=body, headers=self.headers(), **extra)

    def look(self, lang: str = "en") -> Json:
        response = self.get(params={"lang": lang})
        assert response.status_code == 200, response.text
        return dict(response.json())

    def move(self, seat: int, number: int, action: str) -> httpx.Response:
        return self.post("/moves", {"seat": seat, "number": number, "action": action})

    def ear(self, since: int | None = None, lang: str = "en") -> Ear:
        return Ear(self.http, self.table, self.secret, since, lang)


@dataclass
class Ear:
    """A guest's socket, and what it was told."""

    http: httpx.Client
    table: str
    secret: str | None
    since: int | None = None
    lang: str = "en"
    hello: Any = None
    heard: list[Json] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        address = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        self._held = contextlib.ExitStack()
        opening = connect(f"{address}/api/tables/{self.table}/socket", max_size=None)
        self.socket: ClientConnection = self._held.enter_context(opening)
        plain = {"secret": self.secret, "since": self.since, "lang": self.lang}
        self.say(plain if self.hello is None else self.hello)

    def __enter__(self) -> Ear:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._held.close()

    def shut(self) -> int | None:
        """Listens until the server hangs up; the code it gives."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def next(self, *kinds: str, timeout: float = 10) -> Json:
        """The next message, or the next of some kinds."""
        while True:
            text = str(self.socket.recv(timeout))
            self.raw.append(text)
            message: Json = json.loads(text)
            self.heard.append(message)
            if not kinds or message["kind"] in kinds:
                return message


def laid(http: httpx.Client, game: str, kinds: str, **extra: Any) -> Json:
    """What the server answers to who opens a table with seats such as "me link bot"."""
    seats = [{"kind": kind} for kind in kinds.split()]
    body = {"game": game, "players": len(seats), "seats": seats, **extra}
    response = http.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    return dict(response.json())


def claimed(http: httpx.Client, table: str, code: str, **extra: Any) -> Guest:
    """Whoever claims the seat of an invitation, with a secret of their own."""
    secret = seat_secrets.new_secret()
    response = Guest(http, table, code).post("/claim", {"secret": secret, **extra})
    assert response.status_code == 200, response.text
    return Guest(http, table, secret)


def opened(http: httpx.Client, game: str, kinds: str, **extra: Any) -> tuple[str, str, dict[int, str]]:
    """A table at which everybody has claimed their seat; its id, the host's secret and those of the seats."""
    answer = laid(http, game, kinds, **extra)
    friends = {one["seat"]: str(claimed(http, answer["table"], one["code"]).secret) for one in answer["invitations"]}
    return answer["table"], answer["host"], {link["seat"]: link["secret"] for link in answer["links"]} | friends


def seated(http: httpx.Client, game: str, kinds: str, **extra: Any) -> dict[int, Guest]:
    """The people at a new table, by seat."""
    table, _, secrets = opened(http, game, kinds, **extra)
    return {seat: Guest(http, table, secret) for seat, secret in secrets.items()}


def chosen(choices: list[Json], chance: random.Random) -> str:
    """Any of the choices offered."""
    return str(chance.choice(choices)["action"])


def play_out(guests: dict[int, Guest]) -> None:
    """Plays a table of people to its end, always the first choice."""
    told = guests[1].look()
    while not told["over"]:
        seat = told["deciding"]
        action = guests[seat].look()["choices"][str(seat)][0]["action"]
        assert guests[seat].move(seat, told["number"], action).status_code == 200
        told = guests[1].look()
