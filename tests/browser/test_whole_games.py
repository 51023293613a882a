"""Every game by touch alone, on a phone upright and on its side, and by keyboard alone, to the scores."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mastaba
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Hand, Keyboard
from tests.browser.measure import SIZES
from tests.browser.player import Table
from tests.browser.test_games import options

UPRIGHT, ASIDE = PHONES = ("phone-with-bars", "phone-on-its-side")
FIRST = 5  # decisions: enough for a turn, the answers and the next turn
LIMITS: dict[str, dict[str, object]] = {"sakkara": {"turn_limit": 40}}
ASKED = ("luxor", "sakkara")  # played also by somebody who wants to be asked before each move


def laid(visit: Visit, game: str, size: str, is_whole: bool = False, **preferences: Any) -> Table:
    """A table against robots, who do not wait; random play would never set a dome, so Sakkara ends by its limit of turns."""
    table = visit(size, is_mobile=size in PHONES)
    table.page.add_init_script(f"localStorage.setItem('mastaba-preferences', '{json.dumps(preferences)}')")
    robots = [{"kind": "bot", "level": "random"}] * (mastaba.load(game).players - 1)
    limits = LIMITS.get(game, {}) if is_whole else options(game)
    table.open(game, [{"kind": "me", "name": "Nadia"}, *robots], options=limits, seed=5, first=1)
    return table


def check_scores(hand: Hand, game: str) -> None:
    """The panel of the end names everybody, with points."""
    points = hand.page.locator("dialog[open] ol > li > b").all_inner_texts()
    assert len(points) == mastaba.load(game).players
    assert all(any(figure.isdigit() for figure in one) for one in points), points


def finish_by_touch(visit: Visit, game: str, size: str, **preferences: Any) -> None:
    """A whole game, the scores, and back to the table."""
    finger = Finger(laid(visit, game, size, is_whole=True, **preferences))
    finger.play()
    check_scores(finger, game)
    finger.tap("dialog[open] .ways button:nth-child(2)")
    finger.page.locator("dialog[open]").wait_for(state="detached")
    print(f"{game} by touch, {'x'.join(map(str, SIZES[size]))}, {preferences}: {finger.figures()}")


def finish_by_keyboard(visit: Visit, game: str, **preferences: Any) -> None:
    """A whole game, the scores, and back to the table."""
    keyboard = Keyboard(laid(visit, game, "desktop", is_whole=True, **preferences))
    keyboard.play()
    check_scores(keyboard, game)
    keyboard.press("Escape")
    keyboard.page.locator("dialog[open]").wait_for(state="detached")
    print(f"{game} by keyboard, {preferences}: {keyboard.figures()}")


@pytest.mark.parametrize("game", mastaba.games())
def test_a_game_is_begun_by_touch_and_goes_on_when_the_phone_is_turned(visit: Visit, game: str) -> None:
    finger = Finger(laid(visit, game, UPRIGHT, lang="fr"))
    finger.play(FIRST)
    width, height = SIZES[ASIDE]
    finger.page.set_viewport_size({"width": width, "height": height})
    finger.play(FIRST)
    assert finger.decisions >= 2 * FIRST
    assert finger.table.has_no_scroll()
    assert finger.page.locator("html").get_attribute("lang") == "fr"


def test_a_tap_on_a_line_of_the_log_shows_its_moment_and_not_the_log(visit: Visit) -> None:
    finger = Finger(laid(visit, "saqqara", UPRIGHT))
    finger.play(FIRST)
    finger.tap(".log .handle")
    finger.page.wait_for_selector(".log.open")
    finger.tap(".log.open .line")
    finger.page.locator(".log.open").wait_for(state="detached")
    finger.tap(".prompt .choice")  # back to now
    finger.play(1)


@pytest.mark.parametrize("game", mastaba.games())
def test_a_game_is_begun_by_keyboard(visit: Visit, game: str) -> None:
    keyboard = Keyboard(laid(visit, game, "desktop", confirm=game in ASKED))
    keyboard.play(2 * FIRST)
    assert keyboard.decisions >= 2 * FIRST


@pytest.mark.proof
@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", mastaba.games())
def test_a_whole_game_by_touch(visit: Visit, game: str, size: str) -> None:
    finish_by_touch(visit, game, size)


@pytest.mark.proof
@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", ASKED)
def test_a_whole_game_by_touch_confirming_each_move(visit: Visit, game: str, size: str) -> None:
    finish_by_touch(visit, game, size, confirm=True, forced=False)


@pytest.mark.proof
@pytest.mark.parametrize("game", mastaba.games())
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    finish_by_keyboard(visit, game)


@pytest.mark.proof
@pytest.mark.parametrize("game", ASKED)
def test_a_whole_game_by_keyboard_confirming_each_move(visit: Visit, game: str) -> None:
    finish_by_keyboard(visit, game, confirm=True, forced=False)
