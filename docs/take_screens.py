"""Takes the pictures in docs/screens, from the page as it is built: python docs/take_screens.py [NAME ...]

Every game in mid-play on a desktop, a phone upright and on its side and a tablet; the home page, an invitation, the big screen with
a phone as its hand, a veiled table, the end, first games, a game looked at again, puzzles, daily deals and a record. Play is by chance from fixed seeds.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from mastaba.records.puzzles import puzzles_of
from tests.browser.conftest import CHROMIUM, FLAGS, INTRODUCED, LOCALES, serving
from tests.browser.measure import SIZES
from tests.browser.player import Table
from tests.browser.test_puzzles import answer
from tests.browser.test_replay import opened, played

FOLDER = Path(__file__).with_name("screens")
NAMES = ("Aline", "Bruno", "Céleste", "Dimitri", "Elsa")
PLAYERS = {"archaeology": 3, "luxor": 3, "relikt": 4, "sakkara": 2, "saqqara": 3}
SEEDS = {"archaeology": 11, "luxor": 7, "relikt": 7, "sakkara": 3, "saqqara": 5}
DECISIONS = {"archaeology": 24, "luxor": 40, "relikt": 26, "sakkara": 60, "saqqara": 34}
LOOKS = {"": "desktop", "-phone": "phone-with-bars", "-side": "phone-on-its-side", "-tablet": "tablet"}
DARK = ("archaeology", "relikt-phone", "luxor-side", "saqqara-tablet")


class Studio:
    """A server, a browser, and which pictures are wanted."""

    def __init__(self, browser: Browser, address: str, wanted: list[str]) -> None:
        self.browser = browser
        self.address = address
        self.wanted = wanted

    def wants(self, name: str) -> bool:
        """Whether a picture is to be taken."""
        return not self.wanted or name in self.wanted

    def table(self, size: str, lang: str = "en", is_new: bool = False, **wishes: Any) -> Table:
        """A page of a size, of somebody who has met the games before unless they are new."""
        width, height = SIZES[size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=LOCALES[lang], reduced_motion="reduce", **wishes
        )
        if not is_new:
            context.add_init_script(INTRODUCED)
        return Table(context.new_page(), self.address)

    def take(self, page: Page, name: str) -> None:
        """A picture of a page that has come to rest."""
        page.wait_for_timeout(700)
        page.screenshot(path=FOLDER / f"{name}.png")
        print(name)


def in_play(table: Table, game: str) -> dict[str, Any]:
    """A game some way in, with robots; what opens the seat."""
    robots = [{"kind": "bot", "level": "random", "name": name} for name in NAMES[1 : PLAYERS[game]]]
    links = table.open(game, [{"kind": "me", "name": NAMES[0]}, *robots], seed=SEEDS[game], first=1)
    table.play_on(links, lambda told: bool(told["number"] >= DECISIONS[game] and told["choices"]))
    table.wait_for_turn()
    return links[0]


def games(studio: Studio) -> None:
    """Every game on every kind of screen."""
    for game in PLAYERS:
        for ending, size in LOOKS.items():
            name = f"{game}{ending}"
            if not studio.wants(name):
                continue
            scheme = "dark" if name in DARK else "light"
            table = studio.table(size, "fr" if ending else "en", color_scheme=scheme, has_touch=bool(ending))
            in_play(table, game)
            studio.take(table.page, name)
            table.page.context.close()


def around(studio: Studio) -> None:
    """The home page, an invitation, and the rules."""
    for name, size, path in (
        ("home", "desktop", "/"),
        ("home-phone", "phone-with-bars", "/"),
        ("rules", "desktop", "/rules/luxor#R5.2"),
        ("rules-phone", "phone-with-bars", "/rules/relikt#R5.1"),
        ("rules-tablet", "tablet", "/rules/sakkara#R6.3"),
    ):
        if studio.wants(name):
            table = studio.table(size, "fr" if "phone" in name else "en")
            table.page.goto(studio.address + path)
            if "rules" in name:
                table.page.wait_for_selector(".example .piece")
            studio.take(table.page, name)
    if studio.wants("invitation"):
        host = studio.table("desktop")
        host.page.goto(f"{studio.address}/?open=relikt")
        host.page.get_by_label("Seat 1: name").fill(NAMES[0])
        host.page.get_by_label("Seat 2: who plays").select_option("link")
        host.page.get_by_role("button", name="Start the game").click()
        host.page.locator("dialog .guest input").wait_for()
        studio.take(host.page, "invitation")


def together(studio: Studio) -> None:
    """A big screen and a hand, and a table that is passed on."""
    if studio.wants("big-screen") or studio.wants("hand-phone"):
        host, hand = studio.table("large"), studio.table("phone-with-bars", "fr", has_touch=True)
        link = in_play(hand, "luxor")
        host.page.goto(f"{studio.address}/s/{link['table']}")
        studio.take(host.page, "big-screen")
        hand.page.goto(f"{studio.address}/t/{link['table']}?hand#{link['secret']}")
        studio.take(hand.page, "hand-phone")
    if studio.wants("privacy-phone"):
        shared = studio.table("phone-with-bars", "fr", has_touch=True)
        shared.open(
            "relikt", [{"kind": "me", "name": NAMES[0]}, *({"kind": "here", "name": name} for name in NAMES[1:3])], seed=7
        )
        studio.take(shared.page, "privacy-phone")


def ending(studio: Studio) -> None:
    """The last move, and how the points came about."""
    if studio.wants("end"):
        table = studio.table("desktop")
        links = table.open("saqqara", [{"kind": "me", "name": "Aline"}, {"kind": "here", "name": "Bruno"}], seed=3)
        table.finish(links)
        table.page.locator("dialog[open]").wait_for()
        table.page.wait_for_timeout(3000)
        studio.take(table.page, "end")


def learning(studio: Studio) -> None:
    """The card before a first game, a step of one, and what is said of a wrong step."""
    for name, game, size, lang in (
        ("introduction-side", "luxor", "phone-on-its-side", "fr"),
        ("first-game", "sakkara", "desktop", "en"),
        ("first-game-phone", "archaeology", "phone-with-bars", "fr"),
    ):
        if studio.wants(name):
            table = studio.table(size, lang, bypass_csp=True, has_touch=size != "desktop", is_new="introduction" in name)
            made = table.ask(f"/games/{game}/lesson?lang={lang}", {})
            table.page.goto(f"{studio.address}/t/{made['table']}?probe#{made['host']}")
            table.page.wait_for_selector("dialog[open] li svg" if "introduction" in name else ".prompt .choice.main")
            while "introduction" not in name and table.page.locator(".prompt .choice.main").count():
                table.page.locator(".prompt .choice.main").click()
                table.page.wait_for_timeout(200)
            if name.endswith("phone"):
                table.page.evaluate("() => mastaba.table.play(mastaba.table.choices.at(-1).action)")
            studio.take(table.page, name)


def studying(studio: Studio) -> None:
    """A finished game looked at again, one of its mistakes, and what can be known while one plays."""
    match = played("saqqara")
    for name, size, lang in (("analysis", "desktop", "en"), ("mistake-phone", "phone-with-bars", "fr")):
        if studio.wants(name):
            table = studio.table(size, lang, bypass_csp=True, has_touch=size != "desktop")
            opened(table, match, eye="open", analyse=1)
            table.page.wait_for_selector("dialog table", timeout=240_000)
            if name != "analysis":
                table.page.locator("dialog .entry:has(b)").first.tap()
                table.page.wait_for_selector(".note .button")
            studio.take(table.page, name)
    if studio.wants("chances-phone"):
        table = studio.table("phone-with-bars", "fr", color_scheme="dark", has_touch=True)
        in_play(table, "archaeology")
        table.page.locator("nav .odds").click()
        table.page.wait_for_selector("dialog li")
        studio.take(table.page, "chances-phone")


def practising(studio: Studio) -> None:
    """Puzzles, the deals of a day, one's own record once something stands in it, and a replay."""
    for name, size, lang, path in (
        ("puzzles", "desktop", "en", "/puzzles"),
        ("puzzles-phone", "phone-with-bars", "fr", "/puzzles"),
        ("daily-tablet", "tablet", "en", "/daily?day=2026-11-10"),
    ):
        if studio.wants(name):
            table = studio.table(size, lang, has_touch=size != "desktop", color_scheme="dark" if size == "tablet" else "light")
            table.page.goto(studio.address + path)
            table.page.wait_for_selector("li[data-game]")
            studio.take(table.page, name)
    for name, size, lang in (("puzzle", "desktop", "en"), ("record-phone", "phone-with-bars", "fr")):
        if studio.wants(name):
            _solved(studio, name, studio.table(size, lang, bypass_csp=True, has_touch=size != "desktop"))
    if studio.wants("replay-phone"):
        table = studio.table("phone-with-bars", "fr", bypass_csp=True, has_touch=True)
        opened(table, played("luxor"), eye="2", at=40)
        studio.take(table.page, "replay-phone")


def _solved(studio: Studio, name: str, table: Table) -> None:
    """Some puzzles answered, the first of them wrong; a picture of the last one, or of the record."""
    for place, one in enumerate(list(puzzles_of("relikt").values())[:3]):
        table.page.goto(f"{studio.address}/puzzles/relikt/{one.name}?probe")
        table.page.wait_for_selector(".prompt")
        answer(table, one.puzzle.solution if place else one.puzzle.obvious)
    if name != "puzzle":
        table.page.goto(f"{studio.address}/me")
        table.page.wait_for_selector("dl dd")
    studio.take(table.page, name)


SETS: tuple[Callable[[Studio], None], ...] = (games, around, together, ending, learning, studying, practising)


def main() -> None:
    """All pictures, or those that are named."""
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for some in SETS:
            some(Studio(browser, address, sys.argv[1:]))
        browser.close()


if __name__ == "__main__":
    main()
