"""Looking back on the page: what is shown is what was played, a link opens its moment, and from any moment somebody may play on."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from mastaba.cli.app import app
from mastaba.game import discover, load
from mastaba.match import Match
from mastaba.server.replays import eyes
from mastaba.server.tables.messages import encode
from tests.browser.conftest import Visit
from tests.browser.measure import faults
from tests.browser.player import Table
from tests.browser.test_sizes import resize

SHOWN = "() => ({ zones: mastaba.table.view.zones, at: mastaba.table.at, scores: mastaba.table.scores })"
NAMES = ["Nadia", "Omar", "Pia", "Quentin", "Rosa"]


def played(game: str, seed: int = 3) -> Match:
    """A match of some people, played to its end by dice."""
    edition, chance = load(game), random.Random(seed)
    match = edition.new(seed=seed, names=NAMES[: edition.players], target="cpu")
    while not match.over:
        match.take(chance.choice(match.legal()))
    return match


def opened(table: Table, match: Match, **wishes: Any) -> str:
    """Opens the record of a match at a moment, as its link does; its name."""
    record: str = table.ask("/records", {"text": match.record()})["record"]
    at = {"eye": "1", "at": 0, "probe": 1} | wishes
    table.page.goto(f"{table.address}/o/{record}?" + "&".join(f"{key}={value}" for key, value in at.items()))
    table.page.wait_for_selector(f"[data-at='{at['at']}']")
    return record


def check_moment(table: Table, match: Match, number: int, eye: str) -> None:
    """The page shows exactly what those eyes saw after so many decisions."""
    table.page.wait_for_selector(f"[data-at='{number}']")
    shown, moment = table.page.evaluate(SHOWN), match.at(number)
    assert shown["zones"] == json.loads(encode(eyes.view(moment, eye).zones)), (number, eye)
    assert shown["scores"] == json.loads(encode(eyes.scores(moment, eye)))


def press(table: Table, key: str, number: int) -> None:
    """A key leads to a moment."""
    table.page.keyboard.press(key)
    table.page.wait_for_selector(f"[data-at='{number}']")


@pytest.mark.parametrize(("game", "lang", "size"), [("luxor", "fr", "phone-with-bars"), ("saqqara", "en", "desktop")])
def test_every_key_button_and_line_leads_to_its_moment(visit: Visit, game: str, lang: str, size: str) -> None:
    table, match = visit(size, lang), played(game)
    page, last = table.page, len(match.steps)
    opened(table, match, at=7)
    check_moment(table, match, 7, "1")
    for key, number in (("ArrowRight", 8), ("ArrowLeft", 7), ("ArrowLeft", 6), ("Home", 0), ("End", last)):
        press(table, key, number)
        check_moment(table, match, number, "1")
    page.keyboard.press("PageUp")
    page.wait_for_function(f"+document.querySelector('[data-at]').dataset.at < {last}")
    mark = page.evaluate("mastaba.table.at")
    assert mark in page.evaluate("mastaba.table.marks.map((mark) => mark.number)")
    for selector, number in ((".button.start", 0), (".button.step", 1), (".button.back", 0)):
        page.click(f".controls {selector}")
        check_moment(table, match, number, "1")
    page.click(".controls .button.later")
    page.wait_for_function("+document.querySelector('[data-at]').dataset.at === mastaba.table.marks[0].number")
    page.get_by_role("slider").fill("12")
    check_moment(table, match, 12, "1")
    if size == "desktop":
        page.locator(".turns .line").nth(4).click()
        step = page.evaluate("mastaba.table.log[4].step")
        check_moment(table, match, step, "1")
    page.get_by_role("combobox").first.select_option("open")
    page.wait_for_function("mastaba.table.eye === 'open'")
    check_moment(table, match, page.evaluate("mastaba.table.at"), "open")


def test_a_link_opens_exactly_its_moment_through_its_eyes(visit: Visit) -> None:
    table, match = visit("desktop", "en"), played("relikt")
    record = opened(table, match, eye="2", at=9)
    table.page.get_by_role("button", name="Link to this moment").click()
    link = table.page.get_by_role("textbox").input_value()
    assert link == f"{table.address}/o/{record}?eye=2&at=9"
    other = visit("phone-with-bars", "fr")
    other.page.goto(f"{link}&probe")
    check_moment(other, match, 9, "2")
    press(other, "ArrowRight", 10)
    other.page.wait_for_function("location.search === '?eye=2&at=10'")


@pytest.mark.proof
@pytest.mark.parametrize(("lang", "size"), [("fr", "phone-with-bars"), ("en", "desktop")])
@pytest.mark.parametrize("game", sorted(discover()))
def test_links_to_any_moment_through_any_eyes(visit: Visit, game: str, lang: str, size: str) -> None:
    table, match, chance = visit(size, lang), played(game), random.Random(game)
    for _ in range(10):
        eye, number = chance.choice(eyes.every(match)), chance.randint(0, len(match.steps))
        opened(table, match, eye=eye, at=number)
        check_moment(table, match, number, eye)


@pytest.mark.parametrize("lang", ["fr", pytest.param("en", marks=pytest.mark.proof)])
def test_on_a_phone_whose_eyes_they_are_can_be_read_and_every_tool_is_named(visit: Visit, lang: str) -> None:
    table, match = visit("small-phone", lang), played("luxor")
    opened(table, match, eye="2", at=9)
    box = table.page.get_by_role("combobox").first.bounding_box()
    assert box
    assert box["width"] > 120
    table.page.get_by_role("button", name="Plus" if lang == "fr" else "More", exact=True).click()
    tools = table.page.locator("dialog[open] .tools .button span").all_inner_texts()
    assert tools == (
        ["Garder comme page", "Lien vers ce moment", "Journal", "Règles", "Réglages"]
        if lang == "fr"
        else ["Save as a page", "Link to this moment", "Log", "Rules", "Settings"]
    )
    assert table.violations() == []
    table.page.locator("dialog[open] .tools .button").nth(1).click()
    assert table.page.get_by_role("textbox").input_value().endswith("?eye=2&at=9")


def test_it_plays_itself_and_stops_at_the_end(visit: Visit) -> None:
    table, match = visit("desktop", "fr", reduced_motion="no-preference"), played("saqqara")
    last = len(match.steps)
    opened(table, match, at=last - 4)
    table.page.get_by_label("Vitesse des animations").select_option("fast")
    table.page.keyboard.press(" ")
    table.page.wait_for_selector(f"[data-at='{last}'] .button.play")
    check_moment(table, match, last, "1")


def walk(table: Table, match: Match, moments: list[int]) -> None:
    """Every pair of eyes, at these moments."""
    for eye in eyes.every(match):
        table.page.evaluate("(eye) => mastaba.table.open(eye, 0)", eye)
        for number in moments:
            table.page.evaluate("(number) => mastaba.table.go(number)", number)
            check_moment(table, match, number, eye)


@pytest.mark.proof
@pytest.mark.parametrize("game", sorted(discover()))
def test_every_moment_through_every_pair_of_eyes(visit: Visit, game: str) -> None:
    table, match = visit("desktop", "en"), played(game)
    opened(table, match)
    step = max(1, len(match.steps) // 150)  # of a game of chance that drags on, every sixth moment
    walk(table, match, list(range(0, len(match.steps) + 1, step)))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_records_are_opened_from_a_file_or_pasted_and_what_is_none_is_told_so(visit: Visit, lang: str, tmp_path: Path) -> None:
    page = visit("phone-with-bars", lang).home().page
    box, trouble = page.locator("form:has(textarea)"), page.locator("form [role=alert]")
    box.locator("textarea").fill("a shopping list")
    box.locator(".main").click()
    assert ("not a record" if lang == "en" else "n’est pas la feuille") in trouble.inner_text()
    box.locator("input[type=file]").set_input_files(simulated := _simulated(tmp_path / "games.jsonl"))
    page.locator("form input[type=number]").fill("2")
    page.locator("form:has(input[type=number]) .main").click()
    second = json.loads(simulated.read_text(encoding="utf8").splitlines()[1])
    page.wait_for_selector(f"[data-at='0'][data-waiting='{len(second['play']['actions'])}']")
    page.go_back()
    page.locator("form:has(textarea) textarea").fill(played("saqqara", 4).record())
    page.locator("form:has(textarea) .main").click()
    page.wait_for_selector(f"[data-at='0'][data-waiting='{len(played('saqqara', 4).steps)}']")


def _simulated(file: Path) -> Path:
    """Records as `mastaba simulate` writes them."""
    with pytest.raises(SystemExit) as left:
        app(["simulate", "saqqara", "--games", "3", "--out", str(file)])
    assert left.value.code == 0
    return file


def test_from_a_moment_somebody_plays_on_against_robots(visit: Visit) -> None:
    table, match = visit("phone-with-bars", "fr"), played("luxor")
    mine = next(number for number in range(10, len(match.steps)) if match.at(number).seats_to_act() == [2])
    opened(table, match, eye="2", at=mine)
    table.page.get_by_role("button", name="Rejouer d’ici").click()
    assert "personne ne regarde dans une main" in table.page.locator("dialog").inner_text()
    assert table.violations() == []
    table.page.get_by_role("button", name="Jouer", exact=True).click()
    table.page.wait_for_selector(".prompt.mine")
    secret = table.page.url.rpartition("#")[2]
    look = table.page.evaluate(
        "([table, secret]) => fetch(`/api/tables/${table}`, { headers: { authorization: `Bearer ${secret}` } }).then((a) => a.json())",
        [table.page.url.rpartition("/t/")[2].partition("#")[0], secret],
    )
    assert (look["number"], look["you"], look["deciding"]) == (mine, [2], 2)
    assert look["views"]["2"]["zones"] == json.loads(encode(match.at(mine).view(2).zones))


def test_while_a_game_runs_only_what_i_know(visit: Visit) -> None:
    """The moments of a running table are one's own, and playing on is explained, not done."""
    table = visit("desktop", "en")
    seats = [{"kind": "me", "name": "Nadia"}, {"kind": "bot", "level": "random", "name": "Omar"}]
    (mine,) = table.open("luxor", seats, seed=3, first=1)
    table.play_on([mine], lambda told: told["number"] > 12)
    page = table.page
    page.locator(".turns .turn").nth(4).locator(".line").first.click()
    page.get_by_role("button", name="Previous move").click()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("[data-at]")
    assert page.get_by_role("combobox", name="Whose eyes").locator("option").all_inner_texts() == ["Nadia’s view"]
    page.get_by_role("button", name="Play on from here").click(force=True)  # not switched off: it says why
    assert "would show what is hidden" in page.locator(".toast, [role=status]").last.inner_text()
    page.get_by_role("link", name="Back to now").click()
    page.wait_for_selector(".prompt")


def test_a_finished_table_leads_to_its_replay(visit: Visit) -> None:
    table = visit("phone-with-bars", "en")
    seats = [{"kind": "me", "name": "Nadia"}, {"kind": "bot", "level": "random", "name": "Omar"}]
    links = table.open("saqqara", seats, seed=3, first=1)
    table.finish(links)
    table.page.get_by_role("link", name="Replay").click()
    table.page.wait_for_selector("[data-at='0']")
    options = table.page.get_by_role("combobox").first.locator("option").all_inner_texts()
    assert options == ["Nadia’s view", "All cards open", "Omar’s view", "What everybody knows"]
    table.page.keyboard.press("End")
    table.page.wait_for_selector("[data-waiting='0']")
    assert re.fullmatch(r"(Nadia|Omar) wins\.", table.page.locator(".controls .says").inner_text())


def test_nothing_overlaps_and_axe_finds_nothing(visit: Visit) -> None:
    table, match = visit("desktop", "fr"), played("relikt")
    opened(table, match, eye="open", at=len(match.steps) // 2)
    for size in ("desktop", "phone-with-bars", "phone-on-its-side", "small-phone"):
        resize(table, size)
        assert faults(table.page) == [], size
        assert table.has_no_scroll(), size
    for scheme in ("light", "dark"):
        table.page.emulate_media(color_scheme=scheme)
        assert table.violations() == [], scheme
