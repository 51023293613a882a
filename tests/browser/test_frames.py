"""What moves, frame by frame: no piece stretched, none drawn twice, no end before the last move has landed."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

import mastaba
from tests.browser.conftest import Visit
from tests.browser.player import CLICKED, LONGEST, OVER, PAUSE, Table
from tests.browser.test_games import options

LAST = 3  # relics left to draw: a few decisions before the end
FRAMES = Path(__file__).with_name("frames.js").read_text(encoding="utf8")


def in_motion(visit: Visit) -> Table:
    """A page with everything in motion, every frame looked at."""
    table = visit(reduced_motion="no-preference")
    table.page.add_init_script("localStorage.setItem('mastaba-preferences', JSON.stringify({ pace: 'fast', lang: 'en' }))")
    table.page.add_init_script(FRAMES)
    return table


def against_robots(visit: Visit, game: str) -> Table:
    """A table in motion with robots at it."""
    table = in_motion(visit)
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


def test_the_end_waits_for_the_last_move(visit: Visit) -> None:
    """Programs play on until hardly anything is left to draw; the last moves are made on the page, and whatever ends the game flies."""
    table = in_motion(visit)
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
