"""Luxor and Relikt where the size of the screen is not all: cells of a search, what must not move, what must not mislead."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Visit
from tests.browser.measure import SIZES
from tests.browser.player import Table

SMALL = ("phone-with-bars", "phone-on-its-side")
MOST = {"luxor": 4, "relikt": 5}
FINGER = 40
PLACES = """() => [...document.querySelectorAll('.board [data-zone^=column], .board [data-zone=slab]')].map((zone) => {
  const { x, y, width, height } = zone.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def laid(table: Table, game: str, decisions: int, players: int = 0, **wishes: Any) -> list[dict[str, Any]]:
    """A table with everybody at it, some way into the game, and the page at its first seat."""
    count = players or MOST[game]
    seats = [{"kind": "me", "name": "A"}] + [{"kind": "link", "name": name} for name in "BCDE"[: count - 1]]
    links = table.open(game, seats, **wishes)
    table.play_on(links, lambda told: bool(told["over"]) or (told["number"] >= decisions and told["acting"] == [1]))
    return links


def test_in_a_search_every_cell_can_be_hit(visit: Visit) -> None:
    table = visit()
    links = table.open(
        "luxor",
        [{"kind": "me", "name": "A"}, {"kind": "link", "name": "B"}],
        options={"curse": True, "curse_race": "live"},
        seed=8,
    )
    table.play_on(links, lambda told: told["race"])
    table.page.wait_for_selector("[data-cell]")
    for size in SMALL:
        width, height = SIZES[size]
        table.page.set_viewport_size({"width": width, "height": height})
        boxes = [cell.bounding_box() for cell in table.page.locator("[data-cell]").all()[:6]]
        assert all(box and min(box["width"], box["height"]) >= FINGER - 0.5 for box in boxes), (size, boxes)
        assert table.page.locator(".splash").count() == 0


def test_nothing_moves_when_scarabs_leave_the_slab(visit: Visit) -> None:
    table = visit()
    links = table.open("luxor", [{"kind": "me", "name": "A"}, {"kind": "link", "name": "B"}], seed=6)
    table.page.evaluate("() => document.fonts.ready.then(() => true)")
    before = table.page.evaluate(PLACES)
    assert table.page.locator("[data-zone=slab]").get_attribute("data-count") == "16"
    table.play_on(links, lambda told: _scarabs(told) <= 12)
    table.page.wait_for_function("() => Number(document.querySelector('[data-zone=slab]').dataset.count) <= 12")
    assert table.page.evaluate(PLACES) == before


def _scarabs(told: dict[str, Any]) -> int:
    slab = next(zone for view in told["views"].values() for zone in view["zones"] if zone["id"] == "slab")
    return len(slab["pieces"])


def test_the_ring_of_who_moved_last_recolours_nothing(visit: Visit) -> None:
    """Somebody's own archaeologist, sent home by another, stays in its owner's colour."""
    table = visit()
    laid(table, "luxor", 8, seed=6)
    table.wait_for_turn()
    rings = table.page.locator(".piece.last")
    assert rings.count()
    styles = [ring.get_attribute("style") or "" for ring in rings.all()]
    assert all("--last" in style and "--seat:" not in style for style in styles), styles


def test_in_relikt_a_colour_is_a_camp_and_an_action_card_is_read_before_it_is_played(visit: Visit) -> None:
    table = visit()
    laid(table, "relikt", 0, seed=5)
    table.wait_for_turn()
    grounds = table.page.evaluate(
        "() => [...document.querySelectorAll('.glyph')].map((glyph) => getComputedStyle(glyph).backgroundColor)"
    )
    assert len(grounds) > MOST["relikt"]
    assert len(set(grounds)) == 1
    number = table.number()
    table.page.locator(".hand [data-kind=tool][data-legal]").first.click()
    says = table.page.inner_text(".prompt .says")
    assert table.page.locator(".hand [data-kind=tool].chosen").count() == 1
    assert len(says) > 40, says
    assert table.number() == number
    assert table.page.locator(".prompt .choice").count() == 1
