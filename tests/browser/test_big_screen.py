"""One big screen and two phones that are hands, in three browsers; a robot takes a free seat."""

from __future__ import annotations

import time

import pytest

import mastaba
from tests.browser.conftest import Visit
from tests.browser.player import CLICKED, LONGEST, OVER, PAUSE, Table
from tests.browser.test_games import QUICK

NAMES = ("Nadia", "Omar")
SHORT = "saqqara"
# A phone needs nothing but its buttons; where something has to be found it shows the table.
BUTTONS = "[data-face=hand] .doing .choice, .luxor [data-cell], .page:not(:has([data-face])) .prompt .choice"


def laid(screen: Table, game: str) -> list[str]:
    """A table opened for a big screen, with phones on two seats and robots on the rest; the links in its codes."""
    screen.page.goto(f"{screen.address}/?open={game}")
    seats = mastaba.load(game).game.seats
    count = 3 if 3 in seats else seats[0]
    screen.page.locator(f"input[name=players][value='{count}']").check(force=True)
    screen.page.get_by_label("On a big screen").check()
    for seat in range(3, count + 1):
        assert screen.page.get_by_label(f"Seat {seat}: who plays").input_value() == "bot"
    if limit := QUICK.get(game):
        screen.page.get_by_text("Rulings and variants").click()
        for name, value in limit.items():
            screen.page.locator(f"#option-{name}").fill(str(value))
    screen.page.get_by_role("button", name="Start the game").click()
    screen.page.wait_for_selector(".codes li")
    return [one.get_attribute("data-link") or "" for one in screen.page.locator(".codes li").all()]


def joined(phone: Table, link: str, name: str) -> None:
    """A phone becomes a hand."""
    phone.page.goto(link)
    phone.page.locator("form input").fill(name)
    phone.page.get_by_role("button", name="Sit down").click()
    phone.page.wait_for_selector("[data-face=hand], .prompt")


def play_to_the_end(screen: Table, phones: list[Table]) -> None:
    """Both phones press buttons until the screen shows the end."""
    end = time.monotonic() + 2 * LONGEST
    while not screen.is_over:
        assert time.monotonic() < end, [phone.page.inner_text(".prompt") for phone in phones]
        came = {phone.act(BUTTONS) for phone in phones}
        if CLICKED not in came:
            screen.page.wait_for_timeout(PAUSE)
    for phone in phones:
        phone.page.wait_for_selector("dialog[open] ol li")
        assert phone.act(BUTTONS) == OVER


def check_game(visit: Visit, game: str) -> tuple[Table, list[Table]]:
    """From the codes to the end: whoever joins has a hand, the screen has none, and nobody needs anything but the phone."""
    screen, phones = visit(), [visit("phone"), visit("phone")]
    links = laid(screen, game)
    assert len(links) == len(NAMES)
    assert all("/j/" in link and "?hand#" in link for link in links)
    for phone, link, name in zip(phones, links, NAMES, strict=True):
        joined(phone, link, name)
    screen.page.locator(".codes").wait_for(state="detached")
    assert not [one for one in (screen, *phones) if one.page.locator(".onlookers").count()]  # the screen is nobody
    assert [one.inner_text() for one in screen.page.locator(".seats .name").all()][:2] == list(NAMES)
    assert screen.page.locator("[data-legal]").count() == 0
    assert screen.has_no_scroll()
    assert phones[0].has_no_scroll()
    play_to_the_end(screen, phones)
    return screen, phones


def test_a_game_on_a_big_screen_with_two_phones_and_their_rematch(visit: Visit) -> None:
    screen, phones = check_game(visit, SHORT)
    first = screen.page.url
    phones[0].page.get_by_role("button", name="Rematch").first.click()
    screen.page.wait_for_url(lambda url: "/s/" in url and url != first)
    screen.page.wait_for_selector("[data-face=screen]")
    phones[1].page.locator("dialog").get_by_role("button", name="Join the rematch").click()
    for phone in phones:
        phone.page.wait_for_selector("[data-face=hand]")
        assert phone.page.url.split("/t/")[1].split("?")[0] == screen.page.url.split("/s/")[1].split("#")[0]


@pytest.mark.proof
@pytest.mark.parametrize("game", [game for game in mastaba.games() if game != SHORT])
def test_every_game_on_a_big_screen_with_two_phones(visit: Visit, game: str) -> None:
    check_game(visit, game)


def test_a_hand_shows_the_whole_table_and_goes_back(visit: Visit) -> None:
    screen, phone = visit(), visit("phone")
    links = laid(screen, "relikt")
    joined(phone, links[0], "Nadia")
    assert phone.page.locator(".board").count() == 0
    assert phone.page.locator(".held .tent, .held .camp").count() > 0  # one's camp is nobody else's business
    assert not phone.violations()
    phone.page.get_by_role("button", name="Whole table").click()
    phone.page.wait_for_selector(".board")
    phone.page.get_by_role("button", name="My hand").click()
    phone.page.wait_for_selector("[data-face=hand]")
    phone.page.reload()
    phone.page.wait_for_selector("[data-face=hand]")
    assert screen.page.locator(".codes li").count() == 1
    assert not screen.violations()
