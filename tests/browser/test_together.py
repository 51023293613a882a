"""Several people: by link, round one screen, after a reload, with a connection that breaks."""

from __future__ import annotations

from tests.browser.conftest import Visit

TWO = [{"kind": "me", "name": "Nadia"}, {"kind": "link", "name": "Omar"}]
ROUND = [{"kind": "me", "name": "Nadia"}, {"kind": "here", "name": "Omar"}]
ALONE = [{"kind": "me", "name": "Nadia"}, {"kind": "bot", "level": "random"}]


def test_two_browsers_play_a_game_by_link(visit: Visit) -> None:
    nadia, omar = visit("desktop", "en"), visit("phone", "fr")
    nadia.page.goto(f"{nadia.address}/?open=saqqara")
    nadia.page.get_by_label("Seat 2: who plays").select_option("link")
    nadia.page.get_by_role("button", name="Deal").click()
    nadia.page.get_by_role("button", name="Invite").click()
    omar.page.goto(nadia.page.locator("dialog .guest input").input_value())
    omar.page.wait_for_selector(".prompt")
    nadia.page.keyboard.press("Escape")
    while not (nadia.is_over or omar.is_over):
        if not nadia.click_something() and not omar.click_something():
            nadia.page.wait_for_timeout(5)
    for table in (nadia, omar):
        table.page.wait_for_selector("dialog[open] ol li")


def test_a_shared_screen_hides_each_hand_until_its_player_takes_it(visit: Visit) -> None:
    table = visit()
    table.open("archaeology", ROUND, first=1, seed=5)
    assert table.page.locator("[data-piece]").count() == 0
    table.page.get_by_role("button", name="I am Nadia").click()
    mine = table.page.locator(".mine [data-piece]").first.get_attribute("data-piece") or ""
    assert mine.startswith("hand1")
    while table.page.locator(".veil").count() == 0:
        if not table.click_something():
            table.page.wait_for_timeout(5)
    assert table.page.locator("[data-piece]").count() == 0
    table.page.get_by_role("button", name="I am Omar").click()
    theirs = table.page.locator(".mine [data-piece]").first.get_attribute("data-piece") or ""
    assert theirs.startswith("hand2")


def test_a_game_in_the_open_needs_no_screen_between_seats(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ROUND)
    table.page.wait_for_selector(".prompt")
    assert table.page.locator(".veil").count() == 0
    table.play_to_the_end()


def test_a_reload_in_mid_turn_loses_nothing(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    for _ in range(12):
        table.wait_for_turn()
        table.click_something()
    table.wait_for_turn()
    table.page.wait_for_timeout(150)
    prompt, lines = table.page.inner_text(".says"), table.number()
    table.page.keyboard.press("Escape")
    prompt = table.page.inner_text(".says")
    table.page.reload()
    table.wait_for_turn()
    assert table.page.inner_text(".says") == prompt
    assert table.number() == lines


def test_a_move_made_without_connection_arrives_once_it_is_back(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    table.wait_for_turn()
    before = table.number()
    table.page.context.set_offline(True)
    table.page.locator(".line [data-legal]").first.click()
    table.page.wait_for_timeout(300)
    assert table.number() == before
    table.page.context.set_offline(False)
    table.page.wait_for_function(f"document.querySelectorAll('.turns .line').length > {before}")
    drawn = table.page.locator(".turns .line", has_text="Nadia draws").count()
    assert drawn == 1


def test_a_table_is_kept_and_found_again_from_home(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE)
    url = table.page.url
    table.page.locator(".bar .home").click()
    table.page.get_by_role("region", name="My tables").get_by_role("link").first.click()
    table.page.wait_for_selector(".prompt")
    assert table.page.url == url


def test_a_wrong_secret_opens_nothing(visit: Visit) -> None:
    table = visit()
    links = table.open("saqqara", TWO)
    other = visit()
    other.page.goto(f"{other.address}/t/{links[0]['table']}#not-the-secret")
    other.page.wait_for_selector("main.closed a")
    assert other.page.locator("[data-piece]").count() == 0
