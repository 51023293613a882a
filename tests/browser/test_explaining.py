"""Everything explains itself: on hover, a long press, a key; cards are read before they are played; whoever is new is introduced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mastaba.game import discover
from tests.browser.conftest import Visit
from tests.browser.player import Table

if TYPE_CHECKING:
    from playwright.sync_api import Locator

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "beginner"}
CARD = "#explainer:popover-open"
HOLD, REST = 650, 700


def relikt(table: Table) -> Locator:
    """A table of Relikt on one's own turn; an action card in hand that can be played."""
    table.open("relikt", [ME, BOT, BOT], first=1, seed=5)
    table.wait_for_turn()
    name = table.page.locator(".mine [data-kind=tool][data-legal]").first.get_attribute("data-piece")
    return table.page.locator(f".mine [data-piece={name}]")


def press(table: Table, thing: Locator) -> None:
    """A finger rests on a thing and leaves it again."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    touch = table.page.context.new_cdp_session(table.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    table.page.wait_for_timeout(HOLD)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    table.page.wait_for_timeout(100)


def test_hovering_shows_a_piece_large_beside_itself(visit: Visit) -> None:
    table = visit()
    tool = relikt(table)
    count, small = table.page.locator("[data-piece]").count(), tool.bounding_box()
    tool.hover()
    table.page.wait_for_selector(CARD)
    large, card = table.page.locator(f"{CARD} .piece").bounding_box(), table.page.locator(CARD).bounding_box()
    assert small
    assert large
    assert card
    assert large["height"] >= min(160, 3 * small["height"])
    assert abs(large["width"] / large["height"] - small["width"] / small["height"]) < 0.02
    assert 0 <= card["x"] <= 1280 - card["width"]
    assert 0 <= card["y"] <= 720 - card["height"]
    assert card["y"] + card["height"] <= small["y"] + 1
    assert table.page.locator("[data-piece]").count() == count  # the copy is no piece to any script
    assert table.page.locator(CARD).inner_text().strip()
    table.page.mouse.move(2, 400)
    table.page.wait_for_selector(CARD, state="detached")


def test_a_key_explains_what_has_the_focus_and_escape_ends_it(visit: Visit) -> None:
    table = visit()
    tool = relikt(table)
    tool.focus()
    table.page.keyboard.press("i")
    table.page.wait_for_selector(CARD)
    table.page.keyboard.press("Escape")
    assert table.page.locator(CARD).count() == 0
    table.page.get_by_role("button", name="Rules").focus()
    table.page.keyboard.press("i")
    assert "search" in table.page.locator(CARD).inner_text()


def test_holding_a_finger_explains_and_is_no_click(visit: Visit) -> None:
    table = visit("phone")
    tool = relikt(table)
    press(table, tool)
    assert table.page.locator(CARD).count() == 1
    assert tool.get_attribute("aria-pressed") == "false"
    assert table.page.evaluate("() => getSelection().toString()") == ""
    tool.tap()
    assert table.page.locator(CARD).count() == 0
    assert tool.get_attribute("aria-pressed") == "true"


def test_an_action_card_is_chosen_first_and_then_played(visit: Visit) -> None:
    table = visit()
    tool = relikt(table)
    lines = table.number()
    tool.click()
    table.page.get_by_role("button", name="Play it").wait_for()
    assert (tool.get_attribute("aria-pressed"), table.number()) == ("true", lines)
    face = tool.get_attribute("data-face")
    tool.click()
    table.page.locator(f".board [data-kind=tool][data-face={face}]").wait_for()
    assert table.number() > lines


def test_undo_says_beforehand_why_it_cannot(visit: Visit) -> None:
    table = visit()
    relikt(table)
    undo = table.page.get_by_role("button", name="Undo")
    assert undo.get_attribute("aria-disabled") == "true"
    undo.click(force=True)
    table.page.locator(".toasts:popover-open .toast").wait_for()  # in the top layer: no dialog hides it
    table.page.locator(".mine [data-kind=card][data-legal]").first.click()
    table.page.locator(".toast").wait_for(state="detached", timeout=1000)  # and it outlives no choice


def test_whoever_is_new_is_introduced_once(visit: Visit) -> None:
    table = visit("phone", "fr", is_new=True)
    table.open("saqqara", [ME, BOT], first=1)
    sheet = table.page.locator("dialog[open]")
    sheet.get_by_role("button", name="C’est parti").wait_for()
    assert "Comment gagner" in sheet.inner_text()
    assert sheet.locator("svg use").count() >= 3
    assert sheet.evaluate("(one) => one.querySelector('.body').scrollHeight <= one.querySelector('.body').clientHeight + 1")
    assert table.violations() == []
    sheet.get_by_role("button", name="C’est parti").click()
    table.page.reload()
    table.wait_for_turn()
    assert table.page.locator("dialog[open]").count() == 0


def test_every_introduction_fits_one_screen(visit: Visit) -> None:
    table = visit("phone", "fr", is_new=True)
    for game, card in discover().items():
        table.open(game, [ME, *[BOT] * (card.seats[0] - 1)], first=1)
        sheet = table.page.locator("dialog[open]")
        sheet.get_by_role("button", name="C’est parti").wait_for()
        sheet.locator("svg use").first.wait_for()
        over = sheet.evaluate("(one) => one.querySelector('.body').scrollHeight - one.querySelector('.body').clientHeight")
        assert over <= 1, (game, over)


def test_rules_are_found_by_a_word(visit: Visit) -> None:
    table = visit()
    relikt(table)
    table.page.get_by_role("button", name="Rules").click()
    book = table.page.locator("dialog[open]")
    book.get_by_role("navigation").get_by_role("link", name="R5 The actions").click()
    book.get_by_role("searchbox").fill("lasso")
    book.locator("#R5\\.5.hit").wait_for()
    assert not book.locator("#R3\\.3.hit").count()
    assert "components.toml" not in book.inner_text()


def test_points_count_up_and_then_the_winner_shows(visit: Visit) -> None:
    table = visit(reduced_motion="no-preference")
    links = table.open("saqqara", [ME, {"kind": "here"}], seed=3)
    table.finish(links)
    assert table.page.locator("dialog[open] li.waiting").count() > 0
    assert table.page.locator("dialog[open] li.won").count() == 0
    table.page.locator("dialog[open] li.won").first.wait_for()
    assert table.page.locator("dialog[open] li.waiting").count() == 0
    table.page.get_by_role("button", name="Look at the table").click()
    table.page.get_by_role("button", name="Result").click()
    assert table.page.locator("dialog[open] li.won").count() >= 1
