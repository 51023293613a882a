"""Steps told as what they change: whoever puts them together has, after every message, what whoever is told everything has."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import statistics
import subprocess
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from mastaba.game import Game, discover, load
from mastaba.match import Match
from mastaba.server.http.shapes import Move, Undo
from mastaba.server.storage.rows import SeatRow, TableRow
from mastaba.server.tables import seat_secrets
from mastaba.server.tables.rendering import Audience
from mastaba.server.tables.table import Table
from mastaba.undo import way_back
from tests.server.clients import Ear, seated
from tests.server.following import Follower
from tests.server.test_secrets import Unwritten

Json = dict[str, Any]
PAGE = Path(__file__).parents[2] / "page"
GAMES = list(discover().values())
MOST = 70  # decisions
UNDO, COME = 12, 9  # one in so many decisions is taken back, and after so many somebody new comes
ENOUGH = 600  # bytes on the line, in the median
WINDOW = -12  # bits: what uvicorn lets a socket's compression look back
DRIVER = """
import { readFileSync } from "node:fs";
import { Follower } from "./changes.mjs";
const follower = new Follower();
for (const line of readFileSync(0, "utf8").trim().split("\\n")) console.log(JSON.stringify(follower.follow(JSON.parse(line))));
"""


@dataclass(eq=False)
class Listener:
    """Somebody at a table who takes changes, or not."""

    secret: str | None
    audience: Audience
    takes_changes: bool
    is_screen: bool = False
    heard: list[Json] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))
        self.raw.append(message)

    def dismiss(self, status: int) -> None:
        raise AssertionError


@dataclass
class Pair:
    """Two of one audience, of whom one is told everything and the other what changes."""

    whole: Listener
    changes: Listener
    follower: Follower = field(default_factory=Follower)
    followed: list[Json] = field(default_factory=list)

    def check(self) -> None:
        """The newest step is the same for both, once it is put together."""
        self.followed += [self.follower.follow(message) for message in self.changes.heard[len(self.followed) :]]
        step = next((message for message in reversed(self.whole.heard) if message["kind"] == "step"), {})
        assert step == {name: self.follower.last[name] for name in step}


def laid(game: Game, players: int, is_shared: bool) -> tuple[Table, Match]:
    """A table, with a secret for each seat or one for all of them."""
    short = {option.name: 30 for option in game.options if option.name == "turn_limit"}
    match = load(game.id, players, **short).new(seed=players)
    seats = [
        SeatRow(one, "link", None, match.names[one - 1], seat_secrets.digest("1" if is_shared else str(one)))
        for one in range(1, players + 1)
    ]
    row = TableRow("changes", game.id, 1, players, dict(match.edition.options), match.seed, None, False, "", seats=seats)
    return Table(row, match, Unwritten()), match


async def pair(table: Table, secret: str | None, lang: str) -> Pair:
    audience = table.audience(secret, lang)
    two = Pair(Listener(secret, audience, False), Listener(secret, audience, True))
    for one in (two.whole, two.changes):
        await table.join(one, None)
    return two


async def decide(table: Table, match: Match, chance: random.Random) -> None:
    """Any decision, or the last one taken back."""
    seat, number = chance.choice(match.seats_to_act()), len(match.steps)
    backs = [one for one in range(1, match.players + 1) if way_back(match, one, ()).number is not None]
    if backs and chance.randrange(UNDO) == 0:
        await table.undo(Undo(backs[0], number), Audience((backs[0],), False, "en"))
    else:
        await table.move(Move(seat, number, chance.choice(match.legal(seat))), "en")


async def played(game: Game, players: int, most: int, is_shared: bool) -> list[Pair]:
    """A game of everybody, each told twice, while somebody comes and goes; checked after every decision."""
    table, match = laid(game, players, is_shared)
    chance = random.Random(f"{game.id} {players}")
    pairs = [await pair(table, "1" if is_shared else str(seat), ("en", "fr")[seat % 2]) for seat in range(1, players + 1)]
    while not match.over and len(table.row.log) < most:
        if len(table.row.log) % COME == 0:
            gone = pairs[players:]
            pairs = [*pairs[:players], await pair(table, chance.choice([None, "1"]), "en")]
            for one in (one for two in gone for one in (two.whole, two.changes)):
                table.leave(one)
        await decide(table, match, chance)
        for two in pairs:
            two.check()
    return pairs


def play(game: Game, players: int, most: int = MOST, is_shared: bool = False) -> list[Pair]:
    return asyncio.run(played(game, players, most, is_shared))


def sizes(listener: Listener) -> list[int]:
    """How many bytes each step takes on the line, compressed as a socket is: with what was said before in mind."""
    line = zlib.compressobj(wbits=WINDOW, memLevel=5)
    sent = [len(line.compress(raw) + line.flush(zlib.Z_SYNC_FLUSH)) for raw in listener.raw]
    return [size for size, message in zip(sent, listener.heard, strict=True) if message["kind"] == "change"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_changes_put_together_are_what_others_are_told(game: Game) -> None:
    pairs = play(game, game.seats[0])
    kinds = [message["kind"] for message in pairs[0].changes.heard]
    assert kinds.count("change") > 30
    assert kinds.count("step") == 0
    assert statistics.median(sizes(pairs[0].changes)) < ENOUGH


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_so_it_is_where_several_share_a_screen(game: Game) -> None:
    play(game, game.seats[0], most=20, is_shared=True)


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whole_games_at_every_size_of_table(game: Game) -> None:
    for players in game.seats:
        play(game, players, most=5000)


def test_the_page_puts_them_together_in_the_same_way(tmp_path: Path) -> None:
    bundler = PAGE / "node_modules" / ".bin" / "rolldown"
    if not bundler.exists():
        pytest.skip("the page's tools are not installed")
    source, node = PAGE / "src" / "lib" / "server" / "changes.ts", shutil.which("node")
    subprocess.run([bundler, source, "--file", tmp_path / "changes.mjs"], check=True, timeout=60, capture_output=True)
    (tmp_path / "driver.mjs").write_text(DRIVER)
    for game in GAMES:
        two = play(game, game.seats[0], most=40)[0]
        told = "\n".join(map(json.dumps, two.changes.heard))
        ran = subprocess.run(
            [str(node), tmp_path / "driver.mjs"], input=told, capture_output=True, text=True, check=True, timeout=60
        )
        assert [json.loads(line) for line in ran.stdout.splitlines()] == two.followed


def test_who_comes_back_is_told_whole_steps_and_then_changes(http: httpx.Client) -> None:
    guests = seated(http, "archaeology", "me link", first=1)
    hello = {"secret": guests[1].secret, "takes_changes": True}
    with Ear(http, guests[1].table, None, hello=hello) as ear:
        told = ear.next("snapshot")
        last = ear.next("presence")
    action = told["choices"]["1"][0]["action"]
    assert guests[1].move(1, 0, action).status_code == 200
    with Ear(http, guests[1].table, None, hello={**hello, "since": last["n"]}) as ear:
        step = ear.next("step")
        seat = step["deciding"]
        guests[seat].move(seat, 1, guests[seat].look()["choices"][str(seat)][0]["action"])
        follower = Follower()
        follower.follow(step)
        change = ear.next("step", "change")
        assert change["kind"] == "change"
        assert follower.follow(change)["views"] == guests[1].look()["views"]
