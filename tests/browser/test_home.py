"""The home page and the app: my tables first, what is removed can be put back, rules without a table, opens offline."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import httpx

from tests.browser.conftest import Visit
from tests.browser.player import Table
from tests.server.clients import Guest

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

ALONE = [{"kind": "me", "name": "Nadia"}, {"kind": "bot", "level": "random"}]
TWO = [{"kind": "me", "name": "Nadia"}, {"kind": "link", "name": "Omar"}]
OFFLINE_SECONDS = 3.0
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
# The service worker keeps rules and words last of all.
KEPT = """async () => {
  const cache = await caches.open('mastaba-words');
  while ((await cache.keys()).filter((one) => one.url.includes('/rules')).length < 5) await new Promise((go) => setTimeout(go, 50));
}"""


def rows(page: Page) -> list[str]:
    """The tables of the list, as they read."""
    return [" ".join(row.inner_text().split()) for row in page.locator(".table").all()]


def _sent(request: Request) -> dict[str, Any]:
    return dict(request.post_data_json or {})


def home_with(table: Table, *games: str) -> list[list[dict[str, Any]]]:
    """The home page of somebody who has sat at these tables, the last one latest."""
    links = []
    for game in games:
        links.append(table.open(game, TWO, first=1, seed=3))
        table.page.wait_for_function("(id) => localStorage['mastaba-tables']?.includes(id)", arg=links[-1][0]["table"])
    table.home()
    table.page.wait_for_selector(".table .badge, .table em")
    return links


def test_my_tables_come_first_and_say_whose_turn_it_is(visit: Visit) -> None:
    table = visit("phone")
    links = home_with(table, "luxor", "saqqara")
    page = table.page
    assert page.locator(".table").first.bounding_box()["y"] < page.locator(".cover").first.bounding_box()["y"]  # type: ignore[index]
    assert page.locator(".table").first.bounding_box()["y"] < 300  # type: ignore[index]
    page.wait_for_function("() => document.querySelectorAll('.table .badge').length === 2")
    assert all("Your turn" in row and "with Omar" in row for row in rows(page))
    table.play_on(links[1], lambda told: told["number"] > 0)
    page.reload()
    page.wait_for_function("() => document.querySelectorAll('.table').length === 2")
    page.wait_for_selector(".table .last")
    assert page.locator(".table .last").first.inner_text().startswith("You draw")


def test_a_table_removed_can_be_put_back(visit: Visit) -> None:
    table = visit()
    home_with(table, "luxor", "saqqara")
    page = table.page
    before = page.locator(".table b").all_inner_texts()
    page.get_by_role("button", name="Remove this table of Saqqara").click()
    assert page.locator(".table b").all_inner_texts() == ["Luxor"]
    page.get_by_role("button", name="Put it back").click()
    assert page.locator(".table b").all_inner_texts() == before
    page.reload()
    page.wait_for_selector(".table")
    assert page.locator(".table").count() == 2


def test_a_running_table_is_never_pushed_out_by_finished_ones(visit: Visit) -> None:
    table = visit().home()
    table.page.evaluate("""() => localStorage.setItem('mastaba-tables', JSON.stringify([
      ...Array.from({ length: 90 }, (_, n) => ({ table: 'gone' + n, game: 'luxor', secret: 'x', links: [], names: ['A', 'B'],
        opened: 1e12 + n, over: true, isLost: true })),
      { table: 'old1', game: 'saqqara', secret: 'x', links: [], names: ['A', 'B'], opened: 1, over: false }]))""")
    table.open("luxor", ALONE)
    table.page.wait_for_function("() => localStorage['mastaba-tables'].includes('Nadia')")
    kept = json.loads(table.page.evaluate("localStorage['mastaba-tables']"))
    assert "old1" in [one["table"] for one in kept]
    assert len(kept) < 50


def test_each_game_says_how_you_win_and_shows_its_rules_without_a_table(visit: Visit) -> None:
    table = visit("phone", "fr").home()
    page = table.page
    assert page.locator(".cover .goal").count() == page.locator(".cover").count()
    page.get_by_role("link", name="Règles\u202f: Luxor").click()
    page.wait_for_selector(".book")
    assert page.url.endswith("/rules/luxor")
    page.go_back()
    page.wait_for_selector(".cover")
    page.goto(f"{table.address}/rules/saqqara")
    page.wait_for_selector(".book")
    page.locator(".bar .home").click()
    page.wait_for_selector(".cover")


def test_the_robots_chosen_and_the_name_typed_are_remembered(visit: Visit) -> None:
    table = visit().home()
    page = table.page
    page.get_by_label("Luxor: strength of the robots").select_option("beginner")
    page.get_by_label("Luxor: against how many robots").select_option("3")
    page.get_by_role("link", name="Open a table of Saqqara").click()
    page.get_by_label("Seat 1: name").fill("Zoé")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".prompt")
    table.home()
    assert page.get_by_label("Luxor: strength of the robots").input_value() == "beginner"
    with page.expect_request(lambda asked: asked.url.split("?")[0].endswith("/api/tables")) as asked:
        page.locator('.cover[data-game="luxor"] .button.main').click()
    seats = _sent(asked.value)["seats"]
    assert [seat.get("level") for seat in seats] == [None, "beginner", "beginner"]
    assert seats[0]["name"] == "Zoé"


def test_title_and_icon_call_whose_turn_it_is(visit: Visit) -> None:
    table = visit()
    links = table.open("saqqara", TWO, first=1, seed=3)
    page = table.page
    page.wait_for_function("() => document.title === '● Your turn – Saqqara'")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/mastaba-turn.svg"
    table.play_on(links[:1], lambda told: told["acting"] == [2])
    page.wait_for_function("() => document.title === 'Omar to play – Saqqara'")
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/mastaba.svg"
    table.home()
    assert "Saqqara" not in page.title()


def test_back_closes_a_panel_and_not_the_table(visit: Visit) -> None:
    table = visit("phone").home()
    page = table.page
    page.locator('.cover[data-game="saqqara"] .button.main').click()
    page.wait_for_selector(".prompt")
    address = page.url
    for panel in (".bar [aria-label*='Rules'], .bar button:has-text('Rules')", ".handle"):
        page.locator(panel).first.click()
        page.wait_for_selector("dialog[open], .log.open")
        page.wait_for_timeout(50)
        page.go_back()
        page.wait_for_function("() => !document.querySelector('dialog[open], .log.open')")
        assert page.url == address
        assert page.locator(".prompt").count() == 1
    page.locator(".handle").first.click()
    page.locator(".handle").first.click()
    page.wait_for_timeout(100)
    page.go_back()
    page.wait_for_selector(".cover")


# Without a connection


def test_being_offline_is_said_within_three_seconds(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    table.wait_for_turn()
    table.page.context.set_offline(True)
    table.page.wait_for_selector(".offline", timeout=OFFLINE_SECONDS * 1000)
    table.page.context.set_offline(False)
    table.page.wait_for_selector(".offline", state="detached", timeout=5000)


def test_a_line_that_dies_without_a_word_is_noticed_too(visit: Visit) -> None:
    """No event of the browser, no closed socket: only answers that do not come."""
    table = visit()
    deaf: list[bool] = []

    def relay(route: Any) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: None if deaf else server.send(message))
        server.on_message(lambda message: None if deaf else route.send(message))

    table.page.route_web_socket(re.compile(r"/socket$"), relay)
    table.open("saqqara", ALONE, first=1, seed=3)
    table.wait_for_turn()
    table.page.wait_for_timeout(800)
    assert table.page.locator(".offline").count() == 0
    deaf.append(True)
    table.page.wait_for_selector(".offline", timeout=OFFLINE_SECONDS * 1000)
    deaf.clear()
    table.page.wait_for_selector(".offline", state="detached", timeout=5000)


def test_a_move_made_offline_goes_out_when_the_line_is_back(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    table.wait_for_turn()
    table.page.wait_for_function("() => document.querySelector('.bar')")
    table.page.context.set_offline(True)
    table.page.locator("main [data-legal]").first.click()
    table.page.wait_for_selector(".offline:has-text('Your move is waiting')", timeout=OFFLINE_SECONDS * 1000)
    lines = table.number()
    table.page.context.set_offline(False)
    table.page.wait_for_function(f"document.querySelectorAll('.turns .line').length > {lines}")
    table.page.wait_for_selector(".offline", state="detached")


def test_a_move_made_offline_that_came_too_late_says_so(visit: Visit) -> None:
    """The same seat has played something else elsewhere in the meantime."""
    table = visit()
    links = table.open("saqqara", TWO, first=1, seed=3)
    table.wait_for_turn()
    table.page.context.set_offline(True)
    with table.page.expect_request(lambda asked: "/moves" in asked.url) as asked:
        table.page.locator("main [data-legal]").first.click()
    table.page.wait_for_selector(".offline:has-text('Your move is waiting')", timeout=OFFLINE_SECONDS * 1000)
    with httpx.Client(base_url=table.address, timeout=20) as http:
        elsewhere = Guest(http, links[0]["table"], links[0]["secret"])
        choices = [one["action"] for one in elsewhere.look()["choices"]["1"]]
        other = next(action for action in choices if action != _sent(asked.value)["action"])
        assert elsewhere.move(1, 0, other).is_success
    table.page.context.set_offline(False)
    table.page.wait_for_selector(".toast:has-text('too late')")


def test_it_can_be_installed_and_opens_offline_with_tables_and_rules(visit: Visit) -> None:
    table = visit(service_workers="allow")
    page = table.page
    home_with(table, "saqqara")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        assert page.evaluate("(src) => fetch(src).then((answer) => answer.ok)", icon["src"]), icon
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []
    page.wait_for_function(CONTROLLED)
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".table")
    assert "Saqqara" in rows(page)[0]
    page.wait_for_selector(".cover")
    page.get_by_role("link", name="Rules of Relikt").click()
    page.wait_for_selector(".example .piece")
    kept = page.evaluate("caches.open('mastaba-words').then((cache) => cache.keys()).then((all) => all.map((one) => one.url))")
    assert not [url for url in kept if "/tables" in url]


def test_an_old_page_loads_itself_anew_when_the_server_has_another(visit: Visit) -> None:
    table = visit()
    loads: list[str] = []
    table.page.on("load", lambda page: loads.append(page.url))

    def older(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "mastaba-page": "another"})

    table.home()
    assert len(loads) == 1
    table.page.route("**/api/games?*", older)
    table.page.evaluate("fetch('/api/version')")  # one's own build changes nothing
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_role("button", name="Français").dispatch_event("click")
    table.page.wait_for_timeout(1500)
    assert len(loads) == 1, "a panel is open"
    table.page.keyboard.press("Escape")
    table.page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    table.page.wait_for_timeout(1500)
    assert len(loads) == 2, "once is enough"
