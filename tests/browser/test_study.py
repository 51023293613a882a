"""Getting better on the page: a finished game is analysed, a mistake leads to its moment, the coach speaks before a move stands."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Visit
from tests.browser.player import Table
from tests.browser.test_replay import opened, played
from tests.server.clients import Guest

ME_AND_A_ROBOT = [{"kind": "me", "name": "Nadia"}, {"kind": "bot", "level": "random"}]
COVERED = """() => { const [note, board] = ['.note', 'main.board'].map((one) => document.querySelector(one).getBoundingClientRect());
  return note.left < board.right - 1 && note.right > board.left + 1 && note.top < board.bottom - 1 && note.bottom > board.top + 1; }"""
NAMES = {"en": ("Analysis", "Analyse the game"), "fr": ("Analyse", "Analyser la partie")}


WHY = ("Why: ", "Nothing certain tells them apart", "Every way to go on", "Pourquoi : ", "Rien de certain", "Toutes les suites")


@pytest.mark.parametrize(("lang", "size"), [("fr", "phone-with-bars"), ("en", "desktop"), ("en", "phone-on-its-side")])
def test_a_mistake_leads_to_its_moment_and_both_lines_can_be_stepped_through(visit: Visit, lang: str, size: str) -> None:
    table, match = visit(size, lang), played("saqqara")
    page, (panel, ask) = table.page, NAMES[lang]
    opened(table, match, at=3)
    page.get_by_role("button", name=panel, exact=True).click()
    if page.get_by_role("button", name=ask).count():  # the other language may have had it made already
        page.get_by_role("button", name=ask).click()
    page.wait_for_selector("dialog table", timeout=240_000)  # it is made niced, behind everything else
    assert page.locator("dialog polyline").count() == match.players
    assert not table.violations()
    for said in page.locator("dialog .entry:has(b)").all_inner_texts():
        assert any(why in said.replace("\u202f", " ") for why in WHY), said
    page.locator("dialog .entry:has(b)").first.click()
    page.wait_for_selector(".note")
    assert not page.evaluate(COVERED), "the table can be seen while its mistake is read"
    at = page.evaluate("mastaba.table.at")
    one = page.evaluate(f"mastaba.table.analysis.at({at})")
    assert (one["step"], one["played"]["action"]) == (at + 1, match.game.actions[match.steps[at].action])
    assert any(mark["number"] == at and mark.get("isMistake") for mark in page.evaluate("mastaba.table.marks"))
    page.locator(".note .button.main").click()
    page.wait_for_selector(".line .keys")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("mastaba.table.line.place === 1")
    there = match.at(at)
    there.play(one["better"]["action"])
    shown = {zone["id"]: len(zone["pieces"]) for zone in page.evaluate("mastaba.table.view.zones")}
    assert shown == {zone.id: len(zone.pieces) for zone in there.view(one["seat"]).zones}
    assert not table.violations()
    page.locator(".line .button.main").click()
    page.wait_for_selector(f"[data-at='{at}']", state="attached")  # on a phone the note has taken the bar's place


def test_the_coach_speaks_before_a_move_stands(visit: Visit) -> None:
    table = visit("phone-with-bars", "en")
    page = table.page
    link = table.open("saqqara", ME_AND_A_ROBOT, first=1, seed=3)[0]
    table.wait_for_turn()
    page.get_by_role("button", name="Settings").click()
    page.locator("#coach").check()
    page.keyboard.press("Escape")
    asked: list[object] = []

    def warn(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or ""))
        better = {"action": "draw 1", "words": "Draw a 2"}
        route.fulfill(json={"is_mistake": True, "better": better, "loss": 0.2, "reason": "you take the row"})

    page.route("**/coach?*", warn)
    for name, is_played in (("Take it back", False), ("Play it anyway", True)):
        table.click_something("[data-piece][data-legal]")
        page.get_by_role("button", name=name).wait_for()
        assert "better by at least 20 in 100: you take the row" in page.locator(".prompt .says").inner_text()
        assert decided(table, link) == 0
        assert not table.violations()
        page.get_by_role("button", name=name).click()
        page.get_by_role("button", name=name).wait_for(state="hidden")
        table.wait_for_turn()
        assert (decided(table, link) > 0) == is_played
    assert len(asked) == 2


def decided(table: Table, link: dict[str, Any]) -> int:
    """How many decisions have been taken."""
    with httpx.Client(base_url=table.address, timeout=20) as http:
        return int(Guest(http, link["table"], link["secret"]).look()["number"])


def test_what_can_be_known_is_told_unless_it_was_agreed_to_play_without(visit: Visit) -> None:
    table = visit("desktop", "en")
    for has_help in (True, False):
        table.open("archaeology", ME_AND_A_ROBOT, first=1, seed=3, help=has_help)
        table.wait_for_turn()
        table.page.get_by_role("button", name="Chances").click(force=not has_help)  # what cannot be had says why
        if has_help:
            table.page.wait_for_selector("dialog li")
            assert "The next card of the deck is a thief." in table.page.locator("dialog").inner_text()
            assert not table.violations()
            table.page.keyboard.press("Escape")
        else:
            table.page.get_by_text("without hints, coach or chances").first.wait_for()
