"""The table drawn from zones: every layout, hidden faces, boards and facts."""

from __future__ import annotations

import io
from typing import Any, cast

import msgspec
import pytest
from rich.console import Console

from mastaba.cli.terminal.table import drawn
from mastaba.game import find
from mastaba.text.naming import Naming
from mastaba.views import Facts, Piece, View, Zone, piece, zone

NAMES = ["Ann", "Bob"]


def picture(*zones: Zone, lang: str = "en", game: str = "saqqara", width: int = 100) -> str:
    """The table as seat 1 sees it, without colours."""
    view = View(game, seat=1, deciding=2, over=False, names=NAMES, zones=list(zones))
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(drawn(view, Naming(find(game), lang), {1: "3 points", 2: "2–5 points"}, width))
    return console.file.getvalue()  # type: ignore[attr-defined]


def facts(**named: Any) -> Facts:
    """Facts of any names."""
    made: Any = msgspec.defstruct("Made", list(named), bases=(Facts,), frozen=True)
    return cast(Facts, made(**named))


def relics(*faces: str | None) -> list[Piece]:
    return [piece(f"relic{number}", "relic", face) for number, face in enumerate(faces)]


def test_a_hidden_face_is_a_back_and_equal_ones_are_counted() -> None:
    told = picture(zone("hand2", "hand", relics("3", None, "3", None, None), owner=2))
    assert "Hand\u00a0[3]×2 ▒▒×3" in told


def test_a_row_keeps_its_order() -> None:
    told = picture(zone("row2", "row", relics("1", "2", "2", "1"), facts=facts(place=2, value=3, target=15)))
    assert "Row 2  [1] [2]×2 [1]  Value\u00a03\u00a0of\u00a015" in told


def test_piles_that_look_alike_stay_apart_with_what_is_left() -> None:
    pieces = [piece(f"pile{number}", "relic", "4", facts(left=6)) for number in range(2)]
    assert "[4]×6 [4]×6" in picture(zone("piles", "pile", pieces))


def test_a_heap_of_which_only_the_number_is_known() -> None:
    told = picture(zone("bank", "heap", [], facts=facts(count=24)), zone("discard", "heap", [], facts=facts(count=0)))
    assert "Primes left  24" in told
    assert "Common discard  –" in told


def test_the_viewer_comes_last_and_whose_turn_it_is_is_marked() -> None:
    told = picture(zone("hand1", "hand", relics("1"), owner=1), zone("hand2", "hand", relics("2"), owner=2))
    assert told.index("▶ ◉ Bob   2–5 points") < told.index("  ☥ Ann   3 points")
    assert "▶ ☥" not in told


@pytest.mark.parametrize(("lang", "name"), [("en", "scarab"), ("fr", "scarabée")])
def test_a_board_has_row_1_at_the_bottom_heights_and_workers(lang: str, name: str) -> None:
    fields = [
        piece("a1", "field", "scarab", facts(x=0, y=0, height=2, worker=1)),
        piece("b2", "field", None, facts(x=1, y=1, height=0, worker=None)),
    ]
    told = picture(zone("board", "grid", fields, facts=facts(columns=2, rows=2)), game="sakkara", lang=lang)
    rows = [line for line in told.splitlines() if "│" in line]
    assert f"{name}²☥" in rows[1]
    assert rows[1].startswith("  │1│")
    assert rows[0].startswith("  │2│")
    assert rows[2].split("│")[2].strip() == "a"


def test_a_tile_of_two_pictures_fills_two_fields_of_the_wall() -> None:
    tiles = [piece("camelL-muleR", "tile", "camelL-muleR", facts(x=1, y=0))]
    told = picture(zone("wall", "grid", tiles, facts=facts(columns=2, rows=2)), game="luxor")
    rows = [line for line in told.splitlines() if "│" in line]
    assert "camel◂" in rows[0]
    assert "mule▸" in rows[1]


@pytest.mark.parametrize(("lang", "told"), [("en", "held\u00a0by\u00a0Bob"), ("fr", "tenue\u00a0par\u00a0Bob")])
def test_who_holds_a_column_is_told_by_name(lang: str, told: str) -> None:
    held = zone("column1", "row", [], facts=facts(animal="camel", holder=2))
    free = zone("column2", "row", [], facts=facts(animal="mule", holder=0))
    shown = picture(held, game="luxor", lang=lang)
    assert told in shown
    assert told[:4] not in picture(free, game="luxor", lang=lang)


def test_nothing_runs_over_a_narrow_terminal() -> None:
    fields = [
        piece(f"a{number}", "field", "square", facts(x=number % 7, y=number // 7, height=9, worker=1)) for number in range(49)
    ]
    board = zone("board", "grid", fields, facts=facts(columns=7, rows=7))
    told = picture(board, game="sakkara", lang="fr", width=60)
    assert max(map(len, told.splitlines())) <= 60
    assert told.count("⁹☥") == 49
