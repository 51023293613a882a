"""Several people: by link, round one screen, after a reload, with a connection that breaks."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mastaba.game import load
from mastaba.server.storage.rows import Entry, SeatRow, TableRow
from mastaba.server.storage.sqlite import SqliteStore
from mastaba.server.tables import seat_secrets
from tests.browser.conftest import Visit, serving
from tests.browser.player import DECISIONS, LONGEST, NOTHING, OVER, PAUSE, Table

TWO = [{"kind": "me", "name": "Nadia"}, {"kind": "link", "name": "Omar"}]
ROUND = [{"kind": "me", "name": "Nadia"}, {"kind": "here", "name": "Omar"}]
ALONE = [{"kind": "me", "name": "Nadia"}, {"kind": "bot", "level": "random"}]


def play_together(*tables: Table) -> None:
    """Whoever may do something does it, until all of them see the end."""
    came, end = {NOTHING}, time.monotonic() + LONGEST
    while came != {OVER}:
        assert time.monotonic() < end, [table.page.inner_text(".prompt") for table in tables]
        came = {table.act() for table in tables}
        if came == {NOTHING}:
            tables[0].page.wait_for_timeout(PAUSE)


def test_two_browsers_play_a_game_by_link(visit: Visit) -> None:
    nadia, omar = visit("desktop", "en"), visit("phone", "fr")
    nadia.page.goto(f"{nadia.address}/?open=saqqara")
    nadia.page.get_by_label("Seat 2: who plays").select_option("link")
    nadia.page.get_by_role("button", name="Start the game").click()
    omar.page.goto(nadia.page.locator("dialog .guest input").input_value())
    omar.page.get_by_role("button", name="Prendre place").click()
    omar.page.wait_for_selector(".prompt")
    nadia.page.keyboard.press("Escape")
    play_together(nadia, omar)


def test_a_shared_screen_hides_each_hand_until_its_player_takes_it(visit: Visit) -> None:
    table = visit()
    table.open("archaeology", ROUND, first=1, seed=5)
    assert table.page.locator("[data-piece]").count() == 0
    table.page.get_by_role("button", name="I am Nadia").click()
    mine = table.page.locator(".mine [data-piece]").first.get_attribute("data-piece") or ""
    assert mine.startswith("hand1")
    end = time.monotonic() + LONGEST
    while table.page.locator("main.veil").count() == 0:
        assert time.monotonic() < end, table.page.inner_text(".prompt")
        if not table.click_something(DECISIONS):
            table.page.wait_for_timeout(PAUSE)
    assert table.page.locator("[data-piece]").count() == 0
    table.page.get_by_role("button", name="I am Omar").click()
    theirs = table.page.locator(".mine [data-piece]").first.get_attribute("data-piece") or ""
    assert theirs.startswith("hand2")


def test_a_game_in_the_open_needs_no_screen_between_seats(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ROUND)
    players = set()
    for _ in range(12):
        table.wait_for_turn()
        assert table.page.locator("main.veil").count() == 0
        players.add(table.page.inner_text(".mine .name"))
        table.click_something()
    assert players == {"Nadia", "Omar"}


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
    drawn = table.page.locator(".turns .line", has_text="You draw").count()
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


def test_a_rematch_calls_everybody_to_their_own_seat(visit: Visit) -> None:
    nadia, omar = visit("desktop", "en"), visit("phone", "fr")
    links = nadia.open("saqqara", TWO)
    omar.sit(links[1]["table"], links[1]["secret"])
    nadia.finish(links)
    omar.page.get_by_role("button", name="Voir la table").click()
    nadia.page.get_by_role("button", name="Rematch").click()
    nadia.page.wait_for_url(lambda url: links[0]["table"] not in url)
    omar.page.locator(".toast", has_text="La revanche est prête").wait_for()
    omar.page.locator(".prompt").get_by_role("button", name="Rejoindre la revanche").click()
    omar.page.wait_for_url(lambda url: links[0]["table"] not in url)
    assert nadia.page.url.split("#") == [omar.page.url.split("#")[0], links[0]["secret"]]
    assert omar.page.url.endswith(f"#{links[1]['secret']}")
    for table, name in ((nadia, "Nadia"), (omar, "Omar")):
        table.page.wait_for_selector(".prompt")
        assert table.page.inner_text(".panel.me .name") == name


def test_who_left_is_seen_and_the_host_can_ask_somebody_else(visit: Visit) -> None:
    nadia, omar, heir = visit("desktop", "en"), visit("desktop", "fr"), visit("phone", "fr")
    links = nadia.open("saqqara", TWO, first=1)
    omar.sit(links[1]["table"], links[1]["secret"])
    omar.page.get_by_role("button", name="Réglages").click()
    omar.page.get_by_role("button", name="Quitter la table").click()
    omar.page.get_by_role("button", name="Quitter", exact=True).click()
    omar.page.wait_for_selector(".cover")
    nadia.page.locator(".toast", has_text="Omar has left").wait_for()
    assert "robot" in nadia.page.inner_text(".others [data-seat='2'] .left")
    nadia.page.get_by_role("button", name="Invite").click()
    assert "left, a robot plays" in nadia.page.inner_text("dialog .guest")
    nadia.page.get_by_role("button", name="Invite somebody to this seat").click()
    field = nadia.page.locator("dialog .guest input")
    field.wait_for()
    heir.page.goto(field.input_value())
    heir.page.get_by_role("button", name="Prendre place").click()
    heir.page.wait_for_selector(".prompt")
    nadia.page.locator(".others .left").wait_for(state="detached")


async def written(folder: Path, row: TableRow, entry: Entry) -> None:
    store = SqliteStore(folder)
    await store.add(row)
    await store.append(row, [entry])
    store.close()


def test_a_table_of_other_rules_can_be_looked_at(visit: Visit, tmp_path: Path) -> None:
    edition, secret = load("saqqara"), seat_secrets.new_secret()
    seats = [SeatRow(1, "me", None, "Nadia", seat_secrets.digest(secret)), SeatRow(2, "bot", "random", "Robot", None)]
    old = edition.game.version - 1
    row = TableRow(
        "oldtable22", "saqqara", old, 2, dict(edition.options), 7, None, False, seat_secrets.digest(secret), seats=seats
    )
    with ThreadPoolExecutor(1) as thread:  # the browser's own loop runs in this one
        thread.submit(asyncio.run, written(tmp_path, row, Entry(0, 1, "draw 0"))).result()
    table = visit("phone", "fr")
    with serving(tmp_path) as address:
        table.page.goto(f"{address}/t/{row.id}#{secret}")
        table.page.wait_for_selector("main.kept")
        said = table.page.inner_text("main.kept")
        assert f"la version {old} des règles" in said
        assert "Une décision y a été prise par Nadia, Robot." in said
        assert not table.violations()
        table.page.get_by_role("link", name="Ouvrir une nouvelle table").click()
        table.page.wait_for_selector("form")
