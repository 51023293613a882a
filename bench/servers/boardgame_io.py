"""Two players at a table of boardgame.io's server, over its own transport: socket.io on a WebSocket."""

from __future__ import annotations

import random
import shutil
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from measuring import Line, started
from websockets.asyncio.client import connect

HERE = Path(__file__).parent
LIBRARY = HERE.parents[1] / "build" / "boardgame.io"  # not kept with the sources
# Its lobby is not found with the koa-compose of today, which takes no routes after the server is made; its files need node-persist.
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.3", "koa@2.13.4", "koa-compose@4.1.0")
NAMESPACE = "/digging,"
LIMIT = 12


def installed() -> Path | None:
    """The folder with boardgame.io, installed if it is not; none where there is no npm, or nothing to be reached by it."""
    if not (LIBRARY / "node_modules" / "node-persist").is_dir():
        if not shutil.which("npm"):
            return None
        LIBRARY.mkdir(parents=True, exist_ok=True)
        (LIBRARY / "package.json").write_text('{"private": true}\n')
        command = ["npm", "install", "--no-audit", "--no-fund", *PACKAGES]
        if subprocess.run(command, check=False, cwd=LIBRARY, stdout=subprocess.DEVNULL, timeout=120).returncode:
            return None
    return LIBRARY


def server(storage: str, cores: set[int]) -> AbstractContextManager[tuple[str, int]]:
    """Its server, which keeps matches in memory or in a folder."""
    return started(["node", str(HERE / "boardgame.js"), str(LIBRARY), storage], cores)


@asynccontextmanager
async def opening(http: httpx.AsyncClient, number: int) -> AsyncIterator[Digging]:
    """A match of two, both connected."""
    match = (await http.post("/games/digging/create", json={"numPlayers": 2})).raise_for_status().json()["matchID"]
    seats = [{"playerID": seat, "playerName": f"Player {seat}"} for seat in "01"]
    joined = [(await http.post(f"/games/digging/{match}/join", json=seat)).raise_for_status().json() for seat in seats]
    address = f"{str(http.base_url).replace('http', 'ws', 1).rstrip('/')}/socket.io/?EIO=4&transport=websocket"
    async with connect(address, create_connection=Line) as one, connect(address, create_connection=Line) as two:
        table = Digging(match, [one, two], [told["playerCredentials"] for told in joined])
        await table.join()
        yield table


class Digging:
    """A match that two sockets play with each other."""

    def __init__(self, match: str, lines: list[Any], secrets: list[str]) -> None:
        self.match, self.lines, self.secrets = match, lines, secrets
        self.states: list[Any] = [None, None]

    @property
    def is_over(self) -> bool:
        """Whether all tiles are gone."""
        return "gameover" in self.states[0]["ctx"]

    async def join(self) -> None:
        """Both say who they are, and are told how the match stands."""
        for seat, line in enumerate(self.lines):
            await line.send(f"40{NAMESPACE}")
            while not str(await line.recv()).startswith(f"40{NAMESPACE}"):
                pass
            await self._say(seat, ["sync", self.match, str(seat), self.secrets[seat], 2])
            while (await self._heard(seat))[0] != "sync":
                pass

    async def move(self) -> float:
        """A move of the seat on turn, until both have been told of it."""
        number, seat = self.states[0]["_stateID"], int(self.states[0]["ctx"]["currentPlayer"])
        payload = {**self._chosen(seat), "playerID": str(seat), "credentials": self.secrets[seat]}
        sent = time.monotonic()
        await self._say(seat, ["update", {"type": "MAKE_MOVE", "payload": payload}, number, self.match, str(seat)])
        await self._told(seat, number)
        waited = time.monotonic() - sent
        await self._told(1 - seat, number)
        return waited

    def _chosen(self, seat: int) -> dict[str, Any]:
        """Any tile of the board; with a full rack, the tiles of a motif are sold."""
        game = self.states[seat]["G"]
        rack = game["racks"][str(seat)]
        if len(rack) == LIMIT:
            return {"type": "sell", "args": [random.choice(rack)["face"]]}
        return {"type": "dig", "args": [random.choice([place for place, one in enumerate(game["board"]) if one["tiles"]])]}

    async def _told(self, seat: int, number: int) -> None:
        while self.states[seat]["_stateID"] <= number:
            await self._heard(seat)

    async def _say(self, seat: int, event: list[Any]) -> None:
        await self.lines[seat].send(f"42{NAMESPACE}{msgspec.json.encode(event).decode()}")

    async def _heard(self, seat: int) -> list[Any]:
        """The next event to one of them; pings are answered on the way."""
        while not (told := str(await self.lines[seat].recv())).startswith(f"42{NAMESPACE}"):
            if told == "2":
                await self.lines[seat].send("3")
        event: list[Any] = msgspec.json.decode(told.partition(",")[2])
        if event[0] in ("sync", "update"):
            self.states[seat] = event[2]["state"] if event[0] == "sync" else event[2]
        return event
