"""Round one screen: when the next one takes it, nothing that only the last one knew is left to be seen, heard or found."""

from __future__ import annotations

import json
import time
from typing import Any

import httpx
import pytest

import mastaba
from mastaba.server.http.games import has_secrets
from tests.browser.conftest import Visit
from tests.browser.player import ANYTHING, LONGEST, OVER, PAUSE, Table

SECRET_GAMES = [game for game in mastaba.games() if has_secrets(game)]
LONG_ENOUGH = 4  # letters that a sentence must have to be looked for
LOOKED = 400  # milliseconds after a pass in which everything that shows or is said is gathered

# Gathers whatever is announced, pops up or flies, at the moment it does.
LISTEN = """
window.heard = [];
const gather = () => {
  heard.push(document.title);
  for (const one of document.querySelectorAll('[data-live], [role=alert], [role=status], .toasts, .toast, .splash, .sky')) heard.push(one.outerHTML);
};
addEventListener('DOMContentLoaded', () => new MutationObserver(gather).observe(document, { subtree: true, childList: true, characterData: true }));
"""


def told(table: Table, opened: list[dict[str, Any]]) -> dict[str, Any]:
    """The table as the server tells it to this screen: what each of its seats knows."""
    path = f"{table.address}/api/tables/{opened[0]['table']}"
    found: dict[str, Any] = httpx.get(path, headers={"Authorization": f"Bearer {opened[0]['secret']}"}, timeout=20).json()
    return found


def pieces(view: dict[str, Any]) -> dict[str, str | None]:
    """Every piece of a view by its id, with its face."""
    return {piece["id"]: piece["face"] for zone in view["zones"] for piece in zone["pieces"]}


def forbidden(position: dict[str, Any], seat: str) -> list[str]:
    """What others at this screen know and a seat does not: sentences of their logs, and pieces by ids that it has not got."""
    own = " ".join(event["text"] for event in position["events"][seat])
    own_pieces = pieces(position["views"][seat])
    found: set[str] = set()
    for other in set(position["views"]) - {seat}:
        found |= {
            event["text"]
            for event in position["events"][other]
            if event["text"] not in own and len(event["text"]) > LONG_ENOUGH
        }
        found |= {f'"{id}"' for id in pieces(position["views"][other]) if id not in own_pieces}
    return sorted(found)


def shown_faces(table: Table) -> dict[str, str]:
    """Every piece in the document, with the face it shows."""
    found: dict[str, str] = table.page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('[data-piece]')].map((one) => [one.dataset.piece, one.dataset.face]))"
    )
    return found


def check_pass(table: Table, opened: list[dict[str, Any]]) -> None:
    """The screen lies veiled: nothing of the table is there; then the next one looks, and finds nothing that is not theirs."""
    page = table.page
    assert page.locator("[data-piece], [data-zone]").count() == 0
    position = told(table, opened)
    seat = str(position["acting"][0])
    secrets = forbidden(position, seat)
    veiled = page.content()
    assert not [secret for secret in secrets if secret in veiled]
    page.evaluate("heard.length = 0")
    page.locator(".veil .button").click()
    page.wait_for_selector(".prompt")
    page.wait_for_timeout(LOOKED)
    everything = page.content() + "\n".join(page.evaluate("heard"))
    assert not [secret for secret in secrets if secret in everything], secrets
    known = pieces(position["views"][seat])
    assert {id: face for id, face in shown_faces(table).items() if id in known and face != (known[id] or "")} == {}


def pass_round(visit: Visit, game: str, passes: int, **wishes: Any) -> int:
    """People pass one screen round and click what glows; each pass is looked through. Says how many there were."""
    table = visit(**wishes)
    table.page.add_init_script(LISTEN)
    table.page.add_init_script(
        f"localStorage.setItem('mastaba-preferences', JSON.stringify({json.dumps({'pace': 'fast', 'lang': 'en'})}))"
    )
    players = mastaba.load(game).players
    seats = [
        {"kind": "me", "name": "Nadia"},
        *({"kind": "here", "name": name} for name in ("Omar", "Pia", "Quentin", "Rosa")[: players - 1]),
    ]
    opened = table.open(game, seats, seed=4)
    done, last = 0, time.monotonic()
    while done < passes:
        if table.page.locator("main.veil").count():
            check_pass(table, opened)
            done, last = done + 1, time.monotonic()
        came = table.act(ANYTHING.replace(", .veil .button", ""))
        if came == OVER:
            break
        table.page.wait_for_timeout(PAUSE)
        assert time.monotonic() - last < LONGEST, table.page.inner_text(".page")
    return done


@pytest.mark.parametrize("game", SECRET_GAMES)
def test_nothing_of_the_last_seat_is_left_for_the_next(visit: Visit, game: str) -> None:
    assert pass_round(visit, game, 8) > 3


@pytest.mark.proof
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", SECRET_GAMES)
def test_nothing_is_left_in_whole_games_with_everything_in_motion(visit: Visit, game: str, size: str) -> None:
    passes = pass_round(visit, game, 150, size=size, reduced_motion="no-preference")
    assert passes > 10
    print(f"{game}, {size}: {passes} passes")


def test_who_moves_sees_what_it_brought_before_passing_on(visit: Visit) -> None:
    table = visit()
    opened = table.open("archaeology", [{"kind": "me", "name": "Nadia"}, {"kind": "here", "name": "Omar"}], seed=4, first=1)
    table.page.locator(".veil .button").click()
    end = time.monotonic() + LONGEST
    while not table.page.get_by_role("button", name="Hide and pass to Omar").count():
        assert time.monotonic() < end
        if table.act("[data-legal], .prompt .choice:not(.pass)") == OVER:
            break
        table.page.wait_for_timeout(PAUSE)
    position = told(table, opened)
    assert position["acting"] == [2]
    assert {id: face for id, face in shown_faces(table).items() if id.startswith("hand1")} == {
        id: face or "" for id, face in pieces(position["views"]["1"]).items() if id.startswith("hand1")
    }
    table.page.get_by_role("button", name="Hide and pass to Omar").click()
    assert table.page.locator("[data-piece]").count() == 0
