"""The table on every screen: nothing overlaps, nothing is cut, fingers and eyes find what they need, and nothing moves with the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pytest

import mastaba
from tests.browser.conftest import Visit
from tests.browser.measure import SIZES, faults
from tests.browser.player import OVER, PAUSE, Table

NAMES = ("Bérénice", "Omar", "Pia", "Quentin")
STAGES = (0, 6, 12, 20, 40)  # clicks after which the page is measured
SETTLED = 4  # frames in a row that a page of another size draws alike before it is looked at
IS_LAID = """async ([width, height, frame, alike]) => {
  const look = () => [".page", ".board"].map((part) => JSON.stringify(document.querySelector(part)?.getBoundingClientRect())).join();
  const isSized = () => innerWidth === width && innerHeight === height;
  const isFramed = () => (document.querySelector(".page")?.dataset.frame ?? frame) === frame;
  let frames = 0;
  for (let seen = "", drawn = 0; frames < alike && drawn < 1000; drawn++) {
    await new Promise(requestAnimationFrame);
    const now = isSized() && isFramed() ? look() : "";
    [seen, frames] = [now, now && now === seen ? frames + 1 : 0];
  }
  return frames === alike;
}"""  # a busy machine draws late: a pause of so many milliseconds would look at the page of the former size
Scheme = Literal["light", "dark"]
ALL = [(game, players) for game in mastaba.games() for players in mastaba.load(game).game.seats]


def sit_down(visit: Visit, game: str, players: int) -> Table:
    """A table of robots and somebody who is asked for each move."""
    table = visit("phone", "fr")
    table.page.add_init_script("localStorage.setItem('mastaba-preferences', JSON.stringify({ lang: 'fr', forced: false }))")
    robots = [{"kind": "bot", "level": "random", "name": name} for name in NAMES[: players - 1]]
    table.open(game, [{"kind": "me", "name": "Aliénor"}, *robots], seed=7)
    return table


def walk(visit: Visit, game: str, players: int, stages: Sequence[int], schemes: Sequence[Scheme] = ("light",)) -> list[str]:
    """Faults at several moments of a game in windows of every size."""
    table, found, clicks, measured, is_over = sit_down(visit, game, players), [], 0, 0, False
    for stage in stages:
        while clicks < stage and not is_over:
            is_over = table.act() == OVER
            clicks += 1
            table.page.wait_for_timeout(20)
        if is_over:
            break
        table.wait_for_turn()
        for size in SIZES:
            resize(table, size)
            for scheme in schemes:
                measured += 1
                table.page.emulate_media(color_scheme=scheme)
                found += [f"{size}, {scheme}, after {stage} clicks: {fault}" for fault in faults(table.page)]
        resize(table, "phone")
    print(f"{game} with {players}: measured {measured} times")
    return found


def resize(table: Table, size: str) -> None:
    """The window gets another size; where there is a table it is in the frame that this size asks for before anybody looks."""
    width, height = SIZES[size]
    table.page.set_viewport_size({"width": width, "height": height})
    assert table.page.evaluate(IS_LAID, [width, height, frame_of(width, height), SETTLED]), f"not laid for {size}"


def frame_of(width: int, height: int) -> str:
    """Which of three frames a window of this size gets: said once more, so that the page's own choice is a matter of the test."""
    if height <= 560 and width > 560:
        return "low"
    return "tall" if width <= 900 else "wide"


def board_box(table: Table) -> list[int]:
    """Where the board is."""
    box: list[int] = table.page.evaluate(
        "() => { const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();"
        " return [x, y, width, height].map(Math.round); }"
    )
    return box


@pytest.mark.parametrize("game", mastaba.games())
def test_a_table_holds_on_every_screen(visit: Visit, game: str) -> None:
    assert walk(visit, game, max(mastaba.load(game).game.seats), (12,)) == []


@pytest.mark.parametrize("size", ["phone-with-bars", "phone-on-its-side"])
def test_nothing_moves_when_the_prompt_changes(visit: Visit, size: str) -> None:
    table = sit_down(visit, "archaeology", 3)
    resize(table, size)
    table.wait_for_turn()
    boxes = []
    for _ in range(12):
        boxes.append(board_box(table))
        if table.act() == OVER:
            break
        table.page.wait_for_timeout(PAUSE)
    assert boxes == boxes[:1] * len(boxes)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "players"), ALL)
def test_every_table_holds_on_every_screen(visit: Visit, game: str, players: int) -> None:
    assert walk(visit, game, players, STAGES, ("light", "dark")) == []
