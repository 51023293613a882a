"""Puzzles, daily deals and one's own record in a real browser: answered wrong and right, played, told on, deleted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from mastaba.game import discover
from mastaba.records import daily
from mastaba.records.puzzles import Posed, puzzles_of
from tests.browser.conftest import Visit
from tests.browser.player import Table
from tests.browser.test_axe import check_looks

WHOLE_GAME = 900.0  # seconds that hard robots may need on a busy machine
POSED = [game.id for game in discover().values() if puzzles_of(game.id)]


def open_puzzle(table: Table, one: Posed) -> None:
    table.page.goto(f"{table.address}/puzzles/{one.game.record.game}/{one.name}?probe")
    table.page.wait_for_selector(".prompt")


def answer(table: Table, action: str) -> None:
    """Answers as a click on the last thing of the action's path would."""
    table.page.evaluate("(action) => window.mastaba.table.play(action)", action)
    table.page.wait_for_selector(".prompt [role=status]")


@pytest.mark.parametrize(
    "size", ["phone-with-bars", *(pytest.param(size, marks=pytest.mark.proof) for size in ("phone-on-its-side", "desktop"))]
)
def test_a_puzzle_is_answered_wrong_looked_at_again_and_answered_right(visit: Visit, size: str) -> None:
    table, one = visit(size), next(iter(puzzles_of(POSED[0]).values()))
    open_puzzle(table, one)
    check_looks(table, "a puzzle")
    stood = table.page.locator("main.board").bounding_box()
    answer(table, one.puzzle.obvious)
    assert table.page.locator("main.board").bounding_box() == stood, "nothing moves because of an answer"
    said = table.page.locator(".prompt .says")
    assert "Not the best move" in said.inner_text()
    check_looks(table, "a wrong answer")
    table.page.get_by_role("button", name="Try again").click()
    answer(table, one.puzzle.solution)
    assert "Right!" in said.inner_text()
    expect(table.page.locator("[data-legal]"), "nothing is left to be done").to_have_count(0)
    table.page.get_by_role("button", name="Compare the moves").click()
    table.page.wait_for_selector("dialog[open] meter")
    check_looks(table, "the moves compared")
    table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Next puzzle").click()
    table.page.wait_for_url(re.compile(rf"/puzzles/\w+/(?!{one.name})"))


def test_whoever_gives_up_is_shown_the_solution_and_the_record_knows(visit: Visit) -> None:
    table, one = visit("phone-with-bars", "fr"), next(iter(puzzles_of(POSED[0]).values()))
    table.page.goto(f"{table.address}/puzzles")
    table.page.wait_for_selector("li[data-game]")
    check_looks(table, "the puzzles")
    open_puzzle(table, one)
    answer(table, one.puzzle.obvious)
    table.page.get_by_role("button", name="Voir la solution").click()
    table.page.get_by_text("La solution").wait_for()
    table.page.goto(f"{table.address}/me")
    table.page.get_by_text("0/1").wait_for()
    check_looks(table, "a record")
    table.page.get_by_role("button", name="Effacer mon parcours").click()
    table.page.locator("dialog[open] .button.main").click()
    table.page.get_by_text("Rien encore").wait_for()


@pytest.mark.proof
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", ["phone-with-bars", "phone-on-its-side", "tablet", "desktop"])
def test_nothing_is_wider_than_the_screen_and_axe_finds_nothing(visit: Visit, size: str, lang: str) -> None:
    table = visit(size, lang)
    puzzle = next(iter(puzzles_of(POSED[0]).values()))
    for path in ("puzzles", "daily", "me", f"puzzles/{POSED[0]}/{puzzle.name}?probe", "me"):
        table.page.goto(f"{table.address}/{path}")
        table.page.wait_for_load_state("networkidle")
        check_looks(table, path)
        assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        if "probe" in path:
            answer(table, puzzle.puzzle.solution)  # so that there is a record


def test_what_is_not_there_is_told_with_a_way_on(visit: Visit) -> None:
    for lang, says in (("en", "There was no deal on that day."), ("fr", "Il n’y a pas eu de donne ce jour-là.")):
        table = visit("phone-with-bars", lang)
        table.page.goto(f"{table.address}/daily?day=2030-02-31")
        expect(table.page.get_by_role("alert")).to_have_text(says)
        assert table.violations() == []
        table.page.locator("main a.main").click()
        table.page.wait_for_selector("li[data-game]")
        table.page.goto(f"{table.address}/puzzles/{POSED[0]}/nothing")
        table.page.locator("main a.main").click()
        table.page.wait_for_selector("li[data-game]")


def test_a_daily_deal_is_opened_and_its_archive_too(visit: Visit) -> None:
    table = visit("desktop")
    table.page.goto(f"{table.address}/daily")
    table.page.wait_for_selector("li[data-game]")
    check_looks(table, "the deals of a day")
    table.page.goto(f"{table.address}/daily?day={daily.FIRST.isoformat()}")
    table.page.locator("li[data-game=saqqara] button").click()
    table.page.wait_for_url(re.compile("/t/"))
    table.page.wait_for_selector(".prompt")


@pytest.mark.proof
@pytest.mark.timeout(2 * WHOLE_GAME)
def test_a_daily_deal_is_played_told_on_without_its_deal_and_found_again(visit: Visit) -> None:
    """Its robots think as long as hard ones do."""
    table, day = visit("phone-with-bars"), daily.FIRST.isoformat()
    table.page.goto(f"{table.address}/daily?day={day}")
    table.page.locator("li[data-game=saqqara] button").click()
    table.page.wait_for_url(re.compile("/t/"))
    opened, _, secret = table.page.url.rpartition("/t/")[2].partition("#")
    seat = daily.deal("saqqara", day).seat
    table.finish([{"table": opened, "seat": seat, "secret": secret}], WHOLE_GAME)
    told = table.page.locator("dialog[open] textarea")
    assert re.fullmatch(
        rf"Mastaba, daily deal {day}: Saqqara\n(🏆 Won )?\d+ : [\d ·]+\n{table.address}/daily\?day={day}", told.input_value()
    )
    assert told.evaluate("(field) => field.scrollHeight <= field.clientHeight"), "all of it can be seen"
    check_looks(table, "what is told on")
    table.page.goto(f"{table.address}/daily?day={day}")
    expect(table.page.locator("ol [aria-current]").locator("..")).to_contain_text(re.compile(r"\d{4}\s+1 played"))
    assert re.search(r"\(1 try\)", table.page.locator("li[data-game=saqqara]").inner_text())
