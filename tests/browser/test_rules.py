"""The rules: a link opens exactly its rule, words are found and marked, examples show what they say, and all of it prints."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from mastaba.game import discover
from mastaba.records.examples import examples_of
from tests.browser.conftest import Visit
from tests.browser.player import Table
from tests.browser.test_sizes import resize
from tests.browser.test_using import ALONE

GAMES = list(discover())
SHORT = ("luxor", "relikt")  # the others take as long again
LIT = "() => [...document.querySelectorAll('.book .lit')].map((one) => one.id)"
IN_SIGHT = """(selector) => { const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight; }"""
WIDER = """() => [document.documentElement, document.body, ...document.querySelectorAll('.rules-page *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('.board, .hand, .unseen, svg'))
  .map((one) => one.outerHTML.slice(0, 120))"""
SCREENS = ("phone-with-bars", "phone-on-its-side", "tablet", "desktop")


def reading(visit: Visit, path: str, size: str = "desktop", lang: str = "en", **wishes: Any) -> Table:
    table = visit(size, lang, **wishes)
    table.page.goto(f"{table.address}/rules/{path}")
    table.page.wait_for_selector(".example .piece")
    return table


def test_a_link_opens_exactly_its_rule(visit: Visit) -> None:
    page = reading(visit, "relikt#R5.1", "phone-with-bars", "fr").page
    page.wait_for_selector(".lit")
    page.wait_for_timeout(500)
    assert page.evaluate(LIT) == ["R5.1"]
    assert page.evaluate(IN_SIGHT, "[id='R5.1']")
    page = reading(visit, "luxor#R6.4").page
    page.wait_for_selector(".lit")
    page.locator("a[data-rule='R9.4']").first.click()
    page.wait_for_function("() => document.querySelector('.lit')?.id === 'R9.4'")
    assert page.url.endswith("/rules/luxor#R9.4")
    page.wait_for_function(IN_SIGHT, arg="[id='R9.4']")
    page.go_back()
    page.wait_for_function("() => document.querySelector('.lit')?.id === 'R6.4'")


def test_a_rule_or_a_game_that_is_not_there_is_told_so(visit: Visit) -> None:
    page = reading(visit, "luxor#R99.9", lang="fr").page
    page.get_by_text("Il n’y a pas de règle R99.9 dans ce livret.").wait_for()
    page.goto(f"{page.url.partition('/rules')[0]}/rules/chess")
    page.get_by_text("Ce jeu n’est pas ici.").wait_for()
    page.locator("main a.main").click()
    page.wait_for_selector(".cover")


def test_a_reason_at_the_table_opens_the_panel_at_its_rule_and_the_table_stays(visit: Visit) -> None:
    table = visit()
    table.open("saqqara", ALONE, first=1, seed=3)
    table.wait_for_turn()
    table.page.locator(".line [data-legal]").first.click()
    table.wait_for_turn()
    seat = table.page.url
    table.page.locator(".mine [data-piece]").first.click()
    table.page.locator(".toast .rule").click()
    rule = table.page.locator(".book .lit").get_attribute("id")
    assert rule == "R2.3"
    table.page.wait_for_selector("dialog .example .piece")
    table.page.locator(".book a[data-rule]:not(.number)").first.click()
    assert table.page.locator(".book .lit").get_attribute("id") != rule
    assert table.page.url == seat
    assert "/rules/saqqara#" in (table.page.locator("dialog .top a").get_attribute("href") or "")
    table.page.locator(".example .steps .main").first.click()
    table.page.keyboard.press("Escape")
    table.page.wait_for_function("() => !document.querySelector('dialog[open]')")
    assert table.page.locator("[data-legal]").count()


def test_words_are_found_whatever_their_accents_and_marked(visit: Visit) -> None:
    page = reading(visit, "luxor", lang="fr").page
    page.get_by_label("Chercher dans les règles").fill("scarabee dalle")
    found = page.locator(".book .hit")
    assert found.count() > 3
    for text in found.all_inner_texts():
        assert "carab" in text
        assert "dalle" in text
    assert page.evaluate("CSS.highlights.get('sought').size") > found.count()
    assert page.evaluate(IN_SIGHT, ".hit.now")
    first = page.locator(".hit.now").inner_text()
    page.keyboard.press("Enter")
    assert page.locator(".hit.now").inner_text() != first
    assert page.locator(".seek .count").inner_text() == f"2 / {found.count()}"
    page.get_by_label("Chercher dans les règles").fill("dinosaure")
    page.get_by_text("dinosaure", exact=False).wait_for()
    assert found.count() == 0


@pytest.mark.parametrize("game", [game if game in SHORT else pytest.param(game, marks=pytest.mark.proof) for game in GAMES])
def test_stepping_through_an_example_shows_what_its_text_says_on_every_screen(visit: Visit, game: str) -> None:
    table = reading(visit, game, lang="fr")
    told = httpx.get(f"{table.address}/api/games/{game}/examples?lang=fr").json()["examples"]
    data = examples_of(game).examples
    assert table.page.locator(".example").count() == len(told) == len(data)
    for place, (example, source) in enumerate(zip(told, data, strict=True)):
        resize(table, SCREENS[place % len(SCREENS)])
        assert table.page.evaluate(WIDER) == []
        shown = table.page.locator(f"[data-example='{example['id']}']")
        for number, text in enumerate(example["texts"]):
            table.page.wait_for_function(
                "([id, text]) => document.querySelector(`[data-example='${id}'] .told p`).textContent === text",
                arg=[example["id"], text],
            )
            if number < len(source.steps):
                shown.locator(".steps .main").click()
        points = source.steps[-1].points
        if points and source.eye == "open" and game != "sakkara":  # whose panels say how many stones are built
            assert [int(one) for one in shown.locator(".panel .score b").all_inner_texts()] == points
        assert shown.locator(".steps .main").is_disabled()
        shown.locator(".steps .button").first.click()
        table.page.wait_for_function(
            "([id, text]) => document.querySelector(`[data-example='${id}'] .told p`).textContent === text",
            arg=[example["id"], example["texts"][-2]],
        )


def test_on_paper_there_is_the_whole_book_and_nothing_to_press(visit: Visit) -> None:
    page = reading(visit, "saqqara", color_scheme="dark").page
    paper = page.pdf()
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) >= 3
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    visible = page.evaluate(
        "() => [...document.querySelectorAll('button:not(.piece), input, nav, aside')].filter((one) => one.checkVisibility()).length"
    )
    assert visible == 0
    assert page.locator(".box .piece").first.is_visible()
    for example in examples_of("saqqara").examples:
        assert page.locator(f"[data-example='{example.id}'] .paper li").count() == len(example.steps) + 1
        assert page.locator(f"[data-example='{example.id}'] .board .piece").first.is_visible()
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


LOOKED_AT = {("luxor", "light"), ("relikt", "dark")}
EVERY_LOOK = [(game, scheme) for game in GAMES for scheme in ("light", "dark")]


@pytest.mark.parametrize(
    ("game", "scheme"), [look if look in LOOKED_AT else pytest.param(*look, marks=pytest.mark.proof) for look in EVERY_LOOK]
)
def test_axe_finds_nothing_in_the_rules(visit: Visit, game: str, scheme: str) -> None:
    assert not reading(visit, game, color_scheme=scheme).violations()
