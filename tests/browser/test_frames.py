"""What moves, frame by frame: no piece stretched, none drawn twice, no end before the last move has landed."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import mastaba
from tests.browser.conftest import Visit
from tests.browser.player import CLICKED, LONGEST, OVER, PAUSE, Table
from tests.browser.test_games import options
from tests.server.clients import Guest

LAST = 3  # relics left to draw: a few decisions before the end
FRAMES = Path(__file__).with_name("frames.js").read_text(encoding="utf8")
# Two snakes lie ready, one for each player, with something to steal beside them.
SNAKES = {f"{column}{row}": ["square"] for column in "abcdefg" for row in range(1, 8)} | {
    "a1": ["snake"],
    "c1": ["ship"],
    "g6": ["snake"],
    "e7": ["sun"],
}
BEFORE_THE_FIRST = ("worker a1", "worker g6", "worker c1", "worker e7", "play snake")
BEFORE_THE_SECOND = ("move a1 b1", "end", "put a1", "play snake")
SHOWN = (
    "(number) => mastaba.table.position?.number === number && !mastaba.table.isShowing && !document.querySelector('.in-flight')"
)


def watched(visit: Visit, size: str = "desktop") -> Table:
    """A page with everything in motion, every frame looked at."""
    table = visit(size, reduced_motion="no-preference")
    table.page.add_init_script("localStorage.setItem('mastaba-preferences', JSON.stringify({ pace: 'fast', lang: 'en' }))")
    table.page.add_init_script(FRAMES)
    return table


def against_robots(visit: Visit, game: str) -> Table:
    """A table in motion with robots at it."""
    table = watched(visit)
    players = mastaba.load(game).players
    robots = [{"kind": "bot", "level": "random"}] * (players - 1)
    table.open(game, [{"kind": "me", "name": "Nadia"}, *robots], options=options(game), seed=5)
    return table


def play(table: Table, seconds: float) -> bool:
    """Clicks what glows for so long, or to the end; says whether that was reached."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if table.act() == OVER:
            return True
        table.page.wait_for_timeout(PAUSE)
    return False


def check(table: Table) -> None:
    """Nothing was wrong in any frame, and there was something to see."""
    assert table.page.evaluate("[...wrong]") == []
    assert table.page.evaluate("flights_seen") > 20
    assert table.page.evaluate("frames_seen") > 30


@pytest.mark.parametrize("game", mastaba.games())
def test_pieces_keep_their_proportions_and_are_in_one_place(visit: Visit, game: str) -> None:
    table = against_robots(visit, game)
    play(table, 9)
    check(table)


@pytest.mark.proof
@pytest.mark.parametrize("game", mastaba.games())
def test_every_frame_of_a_whole_game(visit: Visit, game: str) -> None:
    table = against_robots(visit, game)
    assert play(table, 4 * LONGEST)
    check(table)
    print(f"{game}: {table.page.evaluate('[frames_seen, flown.length]')} frames and flights")


def test_the_end_waits_for_the_last_move(visit: Visit) -> None:
    """Programs play on until hardly anything is left to draw; the last moves are made on the page, and whatever ends the game flies."""
    table = watched(visit)
    links = table.open("saqqara", [{"kind": "me", "name": "Nadia"}, {"kind": "here", "name": "Omar"}], seed=3)
    table.play_on(links, lambda told: bool(told["over"]) or left_to_draw(told) <= LAST)
    assert not table.is_over
    flown, end = 0, time.monotonic() + LONGEST
    while (came := table.act()) != OVER:
        assert time.monotonic() < end
        if came == CLICKED:
            flown = table.page.evaluate("flights_seen")
        table.page.wait_for_timeout(PAUSE)
    assert table.page.evaluate("flights_seen") > flown
    assert table.page.evaluate("[...wrong]") == []


def left_to_draw(told: dict[str, Any]) -> int:
    """How many relics the piles of Saqqara hold."""
    (view, *_) = told["views"].values()
    return int(next(zone["facts"]["count"] for zone in view["zones"] if zone["id"] == "piles"))


def play_moves(table: Table, guests: dict[int, Guest], moves: tuple[str, ...]) -> None:
    """Programs play these moves; until all of it has been shown."""
    for move in moves:
        told = guests[1].look()
        seat = told["acting"][0]
        assert guests[seat].move(seat, told["number"], move).is_success, move
    table.page.wait_for_function(SHOWN, arg=guests[1].look()["number"])


def flown_in(table: Table, guests: dict[int, Guest], move: str) -> list[str]:
    """The faces of what flies in a move."""
    table.page.evaluate("flown.length = 0")
    play_moves(table, guests, (move,))
    flown: list[str] = table.page.evaluate("flown")
    return flown


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone-with-bars", marks=pytest.mark.proof)])
def test_what_a_snake_steals_flies_once_and_nothing_with_it(visit: Visit, address: str, size: str) -> None:
    table = watched(visit, size)
    seats = [{"kind": "me", "name": "Nadia"}, {"kind": "link", "name": "Omar"}]
    links = table.open("sakkara", seats, first=1, deal={"board": SNAKES})
    table.page.goto(f"{address}/t/{links[0]['table']}?probe#{links[0]['secret']}")
    table.page.wait_for_selector(".prompt")
    with httpx.Client(base_url=address, timeout=20) as http:
        guests = {link["seat"]: Guest(http, link["table"], link["secret"]) for link in links}
        play_moves(table, guests, BEFORE_THE_FIRST)
        mine = flown_in(table, guests, "take sun")
        assert [face for face in mine if face] == ["sun"]
        assert mine.count("") <= 1  # what is left on the other rack closes up
        play_moves(table, guests, BEFORE_THE_SECOND)
        theirs = flown_in(table, guests, "take ship")
        assert theirs.count("ship") + theirs.count("") == 1  # it arrives face down where the other rack shows
    assert table.page.evaluate("[...wrong]") == []
