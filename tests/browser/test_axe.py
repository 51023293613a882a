"""Axe finds nothing, however small, on any screen and in any state: light, dark, and with colours of the reader's own."""

from __future__ import annotations

from typing import Any

import pytest

import mastaba
from tests.browser.conftest import Visit
from tests.browser.player import Table
from tests.browser.test_games import options

LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"forced_colors": "active"},
    "contrast": {"contrast": "more"},
}
PLAIN: dict[str, Any] = {"color_scheme": "light", "forced_colors": "none", "contrast": "no-preference"}
PANELS = ("Rules", "Settings", "Invite")
ROUND_ONE_SCREEN = [{"kind": "me", "name": "Nadia"}, {"kind": "here", "name": "Omar"}]
# The line that a ring is drawn with when shadows are gone.
RING = "element => { const { borderTopStyle, borderTopWidth } = getComputedStyle(element, '::after'); return [borderTopStyle, parseFloat(borderTopWidth)] }"


def check(table: Table, where: str) -> None:
    """Nothing is found; what is, is told with where."""
    assert not (found := table.violations()), (where, found)


def check_looks(table: Table, where: str) -> None:
    """Nothing is found in any look of this state."""
    for look, media in LOOKS.items():
        table.page.emulate_media(**(PLAIN | media))
        check(table, f"{where}, {look}")


def seats_of(game: str) -> list[dict[str, str]]:
    return [{"kind": "me", "name": "Nadia"}, *[{"kind": "bot", "level": "random"}] * (mastaba.load(game).players - 1)]


def pick_something(table: Table) -> None:
    """Clicks what glows until something is picked up; where no decision begins like that, a few moves are played."""
    for _ in range(12):
        table.wait_for_turn()
        table.click_something("[data-piece][data-legal]")
        table.page.wait_for_timeout(60)
        if table.page.locator(".chosen").count():
            return


def walk_panels(table: Table) -> None:
    """Opens each panel of the table in turn."""
    for panel in PANELS:
        table.page.get_by_role("button", name=panel).first.click()
        table.page.wait_for_selector("dialog[open] .body")
        table.page.wait_for_timeout(100)
        check_looks(table, panel)
        table.page.keyboard.press("Escape")


@pytest.mark.parametrize("look", ["forced", "contrast"])
def test_home_and_a_table_start_and_picked(visit: Visit, look: str) -> None:
    table = visit("desktop", "en", **LOOKS[look]).home()
    check(table, "home")
    table.open("sakkara", seats_of("sakkara"), first=1, seed=3)
    table.wait_for_turn()
    check(table, "start")
    pick_something(table)
    check(table, "picked")


def test_the_privacy_screen(visit: Visit) -> None:
    table = visit("phone", "fr", **LOOKS["dark"])
    table.open("luxor", ROUND_ONE_SCREEN, first=1, seed=3)
    table.page.wait_for_selector(".veil .button")
    check(table, "veil")


def test_legal_and_chosen_are_told_by_lines_where_colours_are_forced(visit: Visit) -> None:
    table = visit("desktop", "en", **LOOKS["forced"])
    table.open("saqqara", seats_of("saqqara"), first=1, seed=3)
    for _ in range(3):
        table.wait_for_turn()
        legal = table.page.locator("[data-piece][data-legal]").first
        assert legal.evaluate(RING) == ["solid", 3]
        legal.click()
    table.wait_for_turn()
    table.page.locator(".mine [data-piece][data-legal]").first.click()
    assert table.page.locator(".chosen").first.evaluate(RING) == ["double", 6]
    assert table.page.locator("[data-piece]:not(.legal, .chosen, .last)").first.evaluate(RING) == ["solid", 1]


@pytest.mark.proof
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_way_to_a_table(visit: Visit, size: str) -> None:
    table = visit(size, "en").home()
    check_looks(table, "home")
    table.page.goto(f"{table.address}/?open=luxor")
    table.page.wait_for_selector("form")
    table.page.locator("details summary").first.click()
    check_looks(table, "form")
    table.open("archaeology", [{"kind": "me", "name": "Nadia"}, {"kind": "link", "name": "Omar"}], first=1)
    walk_panels(table)
    table.open("luxor", ROUND_ONE_SCREEN, first=1, seed=3)
    table.page.wait_for_selector(".veil .button")
    check_looks(table, "veil")


@pytest.mark.proof
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", mastaba.games())
def test_every_table_from_start_to_end(visit: Visit, game: str, size: str) -> None:
    table = visit(size, "fr")
    links = table.open(game, seats_of(game), first=1, seed=4, options=options(game))
    table.wait_for_turn()
    check_looks(table, "start")
    for _ in range(8):
        table.wait_for_turn()
        table.click_something()
    table.wait_for_turn()
    pick_something(table)
    check_looks(table, "picked")
    table.finish(links)
    check_looks(table, "end")
