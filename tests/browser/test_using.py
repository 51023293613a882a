"""Using the page: reasons with rules, undo, words, keyboard alone, the live region, axe."""

from __future__ import annotations

from typing import Any

import pytest

import mastaba
from tests.browser.conftest import Visit
from tests.browser.player import Table

# Whether Enter would act now, the keyboard has still to find what may be done, or another is on turn.
FOCUS = """() => document.querySelector('dialog[open] ol li') ? 'over'
  : document.activeElement.matches('[data-legal], .prompt .choice') ? 'act'
  : document.querySelector('[data-legal], .prompt .choice') ? 'look' : 'wait'"""
ALONE = [{"kind": "me", "name": "Nadia"}, {"kind": "bot", "level": "random"}]
TWO = [{"kind": "me", "name": "Nadia"}, {"kind": "link", "name": "Omar"}]


def draft(table: Table) -> None:
    """Plays Saqqara's draft: three draws."""
    for _ in range(3):
        table.wait_for_turn()
        table.page.locator(".line [data-legal]").first.click()
        table.page.wait_for_timeout(60)
    table.wait_for_turn()


def test_a_click_on_what_is_not_legal_says_why_and_opens_the_rule(visit: Visit) -> None:
    table = visit("phone", "fr")
    table.open("saqqara", ALONE, first=1, seed=3)
    table.wait_for_turn()
    table.page.locator(".line [data-legal]").first.click()
    table.wait_for_turn()
    table.page.locator(".mine [data-piece]").first.click()
    table.page.locator(".toast .rule").click()
    table.page.wait_for_selector(".book .lit")
    assert "R2.3" in table.page.inner_text(".book .lit")


def test_the_language_changes_at_once_the_log_too(visit: Visit) -> None:
    table = visit("desktop", "en")
    table.open("saqqara", ALONE, first=1, seed=3)
    draft(table)
    assert "draws" in table.page.inner_text(".turns")
    table.page.get_by_role("button", name="Settings").click()
    table.page.locator("#lang").select_option("fr")
    table.page.wait_for_function("document.querySelector('.turns').textContent.includes('pioche')")
    table.page.wait_for_function("document.querySelector('dialog h2').textContent.includes('Réglages')")
    table.page.keyboard.press("Escape")
    assert "draws" not in table.page.inner_text(".turns")


def test_undo_takes_back_ones_own_step(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    draft(table)
    lines = table.number()
    table.page.locator(".line [data-legal]").first.click()
    table.page.wait_for_function(f"document.querySelectorAll('.turns .line').length > {lines}")
    table.page.keyboard.press("u")
    table.page.wait_for_function(f"document.querySelectorAll('.turns .line').length === {lines}")


def test_a_line_of_the_log_opens_its_moment(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    draft(table)
    table.page.locator(".turns .line").first.click()
    table.page.wait_for_selector(".prompt .choice")
    assert table.page.locator(".mine [data-piece]").count() == 0
    table.page.get_by_role("button", name="Back to now").click()
    assert table.page.locator(".mine [data-piece]").count() == 3


def test_confirming_asks_first(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    table.page.get_by_role("button", name="Settings").click()
    table.page.locator("#confirm").check()
    table.page.keyboard.press("Escape")
    table.wait_for_turn()
    lines = table.number()
    table.page.locator(".line [data-legal]").first.click()
    table.page.get_by_role("button", name="Yes").click()
    table.page.wait_for_function(f"document.querySelectorAll('.turns .line').length > {lines}")


def test_the_log_is_one_stop_for_tab_and_arrows_move_in_it(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    draft(table)
    lines = table.page.locator(".turns .line")
    assert table.page.locator(".turns .line[tabindex='0']").count() == 1
    lines.last.focus()
    for key, goal in (("ArrowUp", lines.nth(lines.count() - 2)), ("Home", lines.first), ("End", lines.last)):
        table.page.keyboard.press(key)
        assert goal.evaluate("line => line === document.activeElement")


def test_a_card_chosen_by_keyboard_leads_on_to_where_it_can_go(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    draft(table)
    table.page.keyboard.press("Escape")
    table.page.locator(".mine [data-legal]").first.focus()
    table.page.keyboard.press("Enter")
    table.page.wait_for_selector(".mine .chosen")
    assert table.page.evaluate(FOCUS) == "act"


def test_arrows_move_between_pieces(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    table.wait_for_turn()
    table.page.locator(".line [data-legal]").first.focus()
    first = table.page.evaluate("document.activeElement.dataset.piece")
    table.page.keyboard.press("ArrowRight")
    assert table.page.evaluate("document.activeElement.dataset.piece") != first


def test_the_live_region_reads_the_log(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    draft(table)
    read = table.page.locator("[data-live]").text_content() or ""
    assert "Your turn" in read
    assert table.page.locator(".turns .line").last.inner_text().splitlines()[-1] in read
    assert table.page.locator("[data-live]").get_attribute("aria-live") == "polite"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_the_way_to_a_table(visit: Visit, scheme: str) -> None:
    table = visit("desktop", "en", color_scheme=scheme).home()
    assert not table.violations()
    table.page.goto(f"{table.address}/?open=luxor")
    table.page.wait_for_selector("form")
    table.page.locator("details summary").click()
    assert not table.violations()
    table.open("archaeology", [{"kind": "me", "name": "Nadia"}, {"kind": "here", "name": "Omar"}])
    assert not table.violations()
    for panel in ("Rules", "Settings"):
        table.page.get_by_role("button", name=panel).click()
        table.page.wait_for_selector("dialog[open] .body")
        table.page.wait_for_timeout(100)
        assert not table.violations()
        table.page.keyboard.press("Escape")


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "dark"), ("phone", "light")])
def test_axe_finds_nothing_serious_around_a_game(visit: Visit, size: str, scheme: str) -> None:
    table = visit(size, "en", color_scheme=scheme)
    links = table.open("saqqara", TWO, first=1, seed=3)
    table.page.get_by_role("button", name="Invite").click()
    table.page.wait_for_selector("dialog[open] .guest")
    assert not table.violations()
    table.page.keyboard.press("Escape")
    table.wait_for_turn()
    table.page.locator(".line [data-legal]").first.click()
    table.page.locator(".others [data-seat='2'] .who").wait_for()
    table.page.locator("[data-piece]").first.click()  # not one's turn any more
    table.page.wait_for_selector(".toast")
    assert not table.violations()
    table.page.goto(f"{table.address}/t/{links[0]['table']}#wrong")
    table.page.wait_for_selector("main.closed a")
    assert not table.violations()
    table.finish(table.open("saqqara", ALONE))
    assert not table.violations()
    table.page.get_by_role("button", name="Look at the table").click()
    table.page.get_by_role("button", name="Result").wait_for()
    assert not table.violations()
    if size == "phone":
        table.page.locator(".log .handle").click()
        assert not table.violations()


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "light"), ("phone", "dark")])
@pytest.mark.parametrize("game", mastaba.games())
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, game: str, size: str, scheme: str) -> None:
    table = visit(size, "fr", color_scheme=scheme)
    players = mastaba.load(game).players
    table.open(game, [{"kind": "me", "name": "Nadia"}] + [{"kind": "bot", "level": "random"}] * (players - 1), seed=4)
    for _ in range(8):
        table.wait_for_turn()
        table.click_something()
    table.wait_for_turn()
    assert not table.violations()
    assert table.has_no_scroll()


def is_curse_sought(told: dict[str, Any]) -> bool:
    (view,) = told["views"].values()
    return bool(next(zone["facts"]["is_sought"] for zone in view["zones"] if zone["id"] == "curse"))


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "dark"), ("phone", "light")])
def test_axe_finds_nothing_serious_where_a_curse_is_sought(visit: Visit, size: str, scheme: str) -> None:
    """With motion, so that what is splashed over the table is there too."""
    table = visit(size, "fr", color_scheme=scheme, reduced_motion="no-preference")
    links = table.open("luxor", TWO, seed=4, options={"curse": True})
    table.play_on(links, is_curse_sought)
    table.page.locator(".curse figcaption").nth(2).wait_for()
    assert not table.violations()
    assert table.has_no_scroll()


def test_skipping_to_the_prompt_leaves_the_address_and_its_secret_alone(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", [{"kind": "me", "name": "Nadia"}, {"kind": "bot", "level": "random"}], first=1)
    table.wait_for_turn()
    address = table.page.url
    table.page.locator(".skip").focus()
    table.page.keyboard.press("Enter")
    assert table.page.url == address
    assert table.page.evaluate("document.activeElement.id") == "prompt"
    assert table.page.locator("[data-piece]").count() > 0
