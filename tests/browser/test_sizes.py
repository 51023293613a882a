"""The table on every screen: nothing overlaps, nothing is cut, fingers and eyes find what they need, and nothing moves with the prompt."""

from __future__ import annotations

from typing import Any

import pytest

import mastaba
from tests.browser.conftest import Visit
from tests.browser.measure import SIZES, faults
from tests.browser.player import OVER, Table

NAMES = ("Bérénice", "Omar", "Pia", "Quentin")
STAGES = (0, 12, 40)  # clicks after which the page is measured
ALL = [(game, players) for game in mastaba.games() for players in mastaba.load(game).game.seats]
SOME = [  # each game once, each size at least once
    ("archaeology", "phone-with-bars"),
    ("archaeology", "huge"),
    ("luxor", "small-phone"),
    ("luxor", "phone-on-its-side"),
    ("relikt", "phone-with-bars"),
    ("relikt", "tablet-on-its-side"),
    ("sakkara", "zoomed"),
    ("sakkara", "tablet"),
    ("saqqara", "phone"),
    ("saqqara", "desktop"),
    ("sakkara", "large"),
]


def sit_down(visit: Visit, size: str, game: str, players: int, **wishes: Any) -> Table:
    """A table of robots and somebody, in a window of a size."""
    table = visit(size, "fr", **wishes)
    table.page.add_init_script("localStorage.setItem('mastaba-preferences', JSON.stringify({ lang: 'fr', forced: false }))")
    robots = [{"kind": "bot", "level": "random", "name": name} for name in NAMES[: players - 1]]
    table.open(game, [{"kind": "me", "name": "Aliénor"}, *robots], seed=7)
    return table


def walk(visit: Visit, size: str, game: str, players: int, **wishes: Any) -> list[str]:
    """Faults at several moments of a game, and whether anything moved while prompts came and went."""
    table = sit_down(visit, size, game, players, **wishes)
    found, clicks, is_over = [], 0, False
    table.wait_for_turn()
    box = board_box(table)
    for stage in STAGES:
        while clicks < stage and not is_over:
            is_over = table.act() == OVER
            clicks += 1
            table.page.wait_for_timeout(20)
        if not is_over:
            table.wait_for_turn()
            if board_box(table) != box:
                found.append(f"after {stage} clicks: the board has moved from {box} to {board_box(table)}")
        found += [f"after {stage} clicks: {fault}" for fault in faults(table.page)]
    return found


def board_box(table: Table) -> list[int]:
    """Where the board is."""
    box: list[int] = table.page.evaluate(
        "() => { const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();"
        " return [x, y, width, height].map(Math.round); }"
    )
    return box


@pytest.mark.parametrize(("game", "size"), SOME)
def test_a_table_holds(visit: Visit, game: str, size: str) -> None:
    players = max(mastaba.load(game).game.seats)
    assert walk(visit, size, game, players) == []


@pytest.mark.proof
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "players"), ALL)
def test_every_table_holds_on_every_screen(visit: Visit, game: str, players: int, size: str, scheme: str) -> None:
    assert walk(visit, size, game, players, color_scheme=scheme) == []
