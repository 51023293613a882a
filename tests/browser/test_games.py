"""Whole games of every game through the page by mouse; test_whole_games.py plays by touch and by keyboard."""

from __future__ import annotations

import pytest

import mastaba
from tests.browser.conftest import Visit

QUICK = {"sakkara": {"turn_limit": 12}}  # random play would go on for 800 decisions


def options(game: str) -> dict[str, object]:
    """Options that keep a game of random clicks short, where the game has such."""
    known = {option.name for option in mastaba.load(game).game.options}
    return {name: value for name, value in QUICK.get(game, {}).items() if name in known}


SHORT = ["sakkara", "saqqara"]  # whose games are soon over, or soon drawn


@pytest.mark.parametrize(
    "game", SHORT + [pytest.param(game, marks=pytest.mark.proof) for game in mastaba.games() if game not in SHORT]
)
def test_a_whole_game_against_robots(visit: Visit, game: str) -> None:
    table = visit()
    players = mastaba.load(game).players
    table.open(
        game, [{"kind": "me", "name": "Nadia"}] + [{"kind": "bot", "level": "random"}] * (players - 1), options=options(game)
    )
    assert table.has_no_scroll()
    table.play_to_the_end()
    assert table.has_no_scroll()
    assert table.page.locator("dialog[open] ol > li").count() == players


def test_play_now_is_one_click_and_a_rematch_another(visit: Visit) -> None:
    table = visit("desktop", "fr").home()
    table.page.locator(".cover[data-game=saqqara] .button.main").click()
    table.page.wait_for_selector(".prompt")
    assert table.page.inner_text(".mine .name") == "Joueur 1"  # nobody has said a name
    table.play_to_the_end()
    first = table.page.url
    table.page.get_by_role("button", name="Revanche").click()
    table.page.wait_for_url(lambda url: url != first)
    table.wait_for_turn()


def test_the_record_can_be_downloaded_and_verified(visit: Visit) -> None:
    table = visit()
    table.finish(table.open("saqqara", [{"kind": "me", "name": "Nadia"}, {"kind": "bot", "level": "random"}]))
    with table.page.expect_download() as download:
        table.page.get_by_role("button", name="Download the record").click()
    match = mastaba.replay(download.value.path().read_text(encoding="utf8"))
    assert match.over


def test_robots_can_be_watched(visit: Visit) -> None:
    table = visit("phone").home()
    table.page.locator(".cover[data-game=saqqara]").get_by_role("button", name="Watch robots play Saqqara").click()
    table.page.wait_for_selector("dialog[open] ol li")
    assert table.page.get_by_role("button", name="Rematch").count() == 0
