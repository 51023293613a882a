"""Watching at one's own pace, and what happened since one last decided: nothing is skipped, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.browser.conftest import Visit
from tests.browser.measure import faults
from tests.browser.player import Table
from tests.browser.test_sizes import resize
from tests.server.clients import Guest

SHARED = [{"kind": "me", "name": "Nadia"}, {"kind": "here", "name": "Omar"}]


@pytest.fixture
def http(address: str) -> Iterator[httpx.Client]:
    """How programs talk to the server."""
    with httpx.Client(base_url=address, timeout=20) as client:
        yield client


def watched(visit: Visit, http: httpx.Client, lang: str) -> tuple[Table, Guest]:
    """Somebody who looks on at a table, and whoever plays there."""
    table = visit("phone-with-bars", lang, reduced_motion="no-preference")
    made = table.ask("/tables", {"game": "saqqara", "players": 2, "seats": SHARED, "options": {}, "seed": 3, "first": 1})
    table.page.goto(f"{table.address}/t/{made['table']}")
    table.page.wait_for_selector("[data-waiting]")
    return table, Guest(http, made["table"], made["host"])


def plays(player: Guest, count: int) -> list[str]:
    """Takes some decisions; what each is told as."""
    for _ in range(count):
        told = player.look()
        seat = told["deciding"]
        player.move(seat, told["number"], told["choices"][str(seat)][0]["action"])
    events = player.look("fr")["events"]["1"]
    firsts = {event["step"]: event["text"] for event in reversed(events)}
    return [firsts[step] for step in sorted(firsts)][-count:]


def shows(table: Table, waiting: int, last: str) -> None:
    """So many moves are still to come, and that was the last one shown."""
    table.page.wait_for_selector(f"[data-waiting='{waiting}']")
    table.page.wait_for_function(
        "(last) => document.querySelector('.turns .turn:last-child')?.textContent.includes(last)", arg=last
    )


def test_who_watches_stops_the_show_goes_step_by_step_and_on(visit: Visit, http: httpx.Client) -> None:
    table, player = watched(visit, http, "fr")
    page = table.page
    (before,) = plays(player, 1)
    shows(table, 0, before)
    page.keyboard.press(" ")
    first, second, third = plays(player, 3)
    shows(table, 3, before)
    assert page.locator(".behind").inner_text() == "3 coups à venir"
    for size in ("small-phone", "phone-on-its-side", "desktop", "phone-with-bars"):
        resize(table, size)
        assert faults(page) == [], size
    page.keyboard.press("ArrowRight")
    shows(table, 2, first)
    page.wait_for_timeout(1200)
    shows(table, 2, first)  # and nothing more
    page.get_by_role("button", name="Un coup").click()
    shows(table, 1, second)
    page.keyboard.press("ArrowLeft")  # back holds what happens meanwhile
    page.wait_for_selector("[data-at='2'][data-waiting='2']")
    page.get_by_role("button", name="Au début").click()
    page.wait_for_selector("[data-at='0'][data-waiting='4']")
    page.get_by_role("button", name="Reprendre").click()
    shows(table, 0, third)
    page.get_by_label("Vitesse des animations").select_option("fast")
    assert "fast" in page.evaluate("localStorage.getItem('mastaba-preferences')")


def test_who_plays_has_nothing_to_pause(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", [{"kind": "me"}, {"kind": "bot", "level": "random"}], seed=3, first=1)
    assert not table.page.locator("[data-waiting]").count()


@pytest.mark.parametrize(("lang", "size"), [("en", "desktop"), ("fr", "phone-with-bars")])
def test_the_recap_is_a_line_an_opponent_and_leaves_nothing_out(visit: Visit, http: httpx.Client, lang: str, size: str) -> None:
    table = visit(size, lang)
    robots = [{"kind": "bot", "level": "random", "name": name} for name in ("Omar", "Pia")]
    (mine,) = table.open("archaeology", [{"kind": "me", "name": "Nadia"}, *robots], seed=5, first=1)
    me = Guest(http, mine["table"], mine["secret"])
    while not (told := me.look(lang))["choices"].get("1") or not any(one["action"] == "end" for one in told["choices"]["1"]):
        if "1" in told["choices"]:
            me.move(1, told["number"], told["choices"]["1"][0]["action"])
    me.move(1, told["number"], "end")
    table.page.wait_for_selector(".recap", state="attached")
    since = [event for event in me.look(lang)["events"]["1"] if event["step"] > told["number"] + 1 and event["code"] != "turn"]
    assert len(since) > 2
    lines = table.page.locator(".recap .line").evaluate_all("(lines) => lines.map((line) => line.textContent.trim())")
    assert [line.split()[0].rstrip(":") for line in lines if not line.startswith(("You", "Tu"))] == ["Omar", "Pia"]
    for event in since:
        said = event["text"].removesuffix(".").removeprefix("Omar ").removeprefix("Pia ")
        assert any(said in line for line in lines), (said, lines)
    sizes = table.page.locator(".recap .line *").evaluate_all(
        "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 12
