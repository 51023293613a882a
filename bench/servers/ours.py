"""Two players at a table of our server, told of changes, their moves over the socket."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from measuring import Line, Opening, started
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.server.following import Follower

GAMES = ("archaeology", "luxor", "sakkara", "saqqara")


def server(folder: str, cores: set[int] | None, *options: str) -> AbstractContextManager[tuple[str, int]]:
    """Our server, over SQLite unless options say another store."""
    command = [sys.executable, "-m", "mastaba", "serve", "--port", "0", "--data", folder, *options]
    return started(command, cores, MASTABA_EAGER="0", MASTABA_LIMITS="0")


def compile_all() -> None:
    """Has the rules compiled before anything is counted; where they are already, it takes a second."""
    for game in GAMES:
        subprocess.run([sys.executable, "-m", "mastaba.server.bots.precompile", game, "rules"], check=True, timeout=300)


async def opened(http: httpx.AsyncClient, game: str) -> tuple[str, list[str]]:
    """A table of two, and the secrets of its seats."""
    body = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "link"}]}
    told = (await http.post("/api/tables", json=body)).raise_for_status().json()
    table, own, (friend,) = told["table"], told["links"][0]["secret"], told["invitations"]
    secret, invitation = random.randbytes(18).hex(), {"Authorization": f"Bearer {friend['code']}"}
    (await http.post(f"/api/tables/{table}/claim", json={"secret": secret}, headers=invitation)).raise_for_status()
    return table, [own, secret]


def openings(games: Sequence[str] = GAMES, addresses: Callable[[], str] | None = None) -> Opening:
    """Tables of some games in turn; their sockets go to the server that opened them, or to any address."""

    @asynccontextmanager
    async def opening(http: httpx.AsyncClient, number: int) -> AsyncIterator[Game]:
        table, secrets = await opened(http, games[number % len(games)])
        found = [addresses() if addresses else str(http.base_url) for _ in secrets]
        one, two = (f"{base.replace('http', 'ws', 1).rstrip('/')}/api/tables/{table}/socket" for base in found)
        async with connect(one, create_connection=Line) as first, connect(two, create_connection=Line) as second:
            game = Game([first, second])
            await game.join(secrets)
            yield game

    return opening


class Game:
    """A game that two sockets play with each other."""

    def __init__(self, lines: list[Any]) -> None:
        self.lines = lines
        self.followers = [Follower() for _ in lines]

    @property
    def is_over(self) -> bool:
        """Whether it has come to its end."""
        return bool(self.followers[0].last["over"])

    async def join(self, secrets: list[str]) -> None:
        """Both say who they are, and are told how the game stands."""
        for place, (line, secret) in enumerate(zip(self.lines, secrets, strict=True)):
            await line.send(msgspec.json.encode({"secret": secret, "takes_changes": True}).decode())
            while (await self._heard(place))["kind"] != "snapshot":
                pass

    async def move(self) -> float:
        """One move, until its mover has the acknowledgement and both have been told of it."""
        position = self.followers[0].last
        number, seat = position["number"], position["acting"][0]
        await self._told(seat - 1, number - 1)
        action = random.choice(self.followers[seat - 1].last["choices"][str(seat)])["action"]
        sent = time.monotonic()
        move = {"seat": seat, "number": number, "action": action}
        await self.lines[seat - 1].send(msgspec.json.encode({"move": move}).decode())
        while (told := await self._heard(seat - 1))["kind"] != "ack":
            assert told["kind"] != "error", told
        waited = time.monotonic() - sent
        for place in range(len(self.lines)):
            await self._told(place, number)
        return waited

    async def _told(self, place: int, number: int) -> None:
        while self.followers[place].last["number"] <= number:
            await self._heard(place)

    async def _heard(self, place: int) -> dict[str, Any]:
        """The next message to one of them."""
        return self.followers[place].follow(msgspec.json.decode(await self.lines[place].recv()))
