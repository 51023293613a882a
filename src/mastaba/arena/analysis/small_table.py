"""A position as a small table: every place that holds something, its pieces in short words; boards row by row, the top one first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from mastaba.text.naming import Naming
from mastaba.views import Piece, Zone, facts_of

BACK: Final = "▒"
GLYPHS: Final = ("☥", "◉", "❖", "✿", "☼")
Place = dict[str, Any]


def small_table(zones: Sequence[Zone], naming: Naming, names: list[str]) -> list[Place]:
    """The places that hold something or have something to say, each with its name, its owner, what lies there and its facts."""
    places = [_place(zone, naming, names) for zone in zones if not _is_closed_pile(zone)]
    return [place for place in places if place["pieces"] or place["board"] or place["facts"]]


def _is_closed_pile(zone: Zone) -> bool:
    """A pile of which nothing is seen says nothing about a decision."""
    return zone.layout == "pile" and bool(zone.pieces) and all(piece.face is None for piece in zone.pieces)


def _place(zone: Zone, naming: Naming, names: list[str]) -> Place:
    is_board, facts = zone.layout == "grid", facts_of(zone)
    told = {name: fact for name, fact in facts.items() if name != "count" or not zone.pieces}
    return {
        "name": naming.zone(zone, names),
        "owner": zone.owner,
        "pieces": [] if is_board else _grouped([_face(piece, naming) for piece in zone.pieces]),
        "board": _board(zone, naming) if is_board else [],
        "facts": naming.facts(told, names),
    }


def _face(piece: Piece, naming: Naming) -> str:
    return naming.short_face(piece) or BACK


def _grouped(faces: list[str]) -> list[str]:
    """Equal neighbours once, with their number."""
    runs = [(face, len(list(run))) for face, run in groupby(faces)]
    return [face if count == 1 else f"{face} ×{count}" for face, count in runs]


def _board(zone: Zone, naming: Naming) -> list[list[str]]:
    """What lies on each field; who stands there is shown by the seat's sign."""
    placed = {cell: told for piece in zone.pieces for cell, told in _fields(piece, naming)}
    columns, rows = int(facts_of(zone)["columns"]), int(facts_of(zone)["rows"])
    return [[placed.get((x, y), "") for x in range(columns)] for y in reversed(range(rows))]


def _fields(piece: Piece, naming: Naming) -> list[tuple[tuple[int, int], str]]:
    """The fields that a piece covers and what each shows: a tile of two pictures lies on two, the lower one first."""
    facts = facts_of(piece)
    worker = f" {GLYPHS[int(facts['worker']) - 1]}" if facts.get("worker") else ""
    parts = [BACK if facts.get("height", 1) else ""] if piece.face is None else _parts(piece, naming)
    return [((facts["x"], facts["y"] + above), f"{part}{worker}") for above, part in enumerate(parts)]


def _parts(piece: Piece, naming: Naming) -> list[str]:
    return list(reversed(str(naming.short_face(piece)).split("/")))
