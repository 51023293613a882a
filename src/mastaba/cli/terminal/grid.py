"""Boards: zones with columns and rows, drawn in text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import structs
from rich import box
from rich.table import Table
from rich.text import Text

from mastaba.cli.console import SEAT_GLYPHS, seat_style
from mastaba.text.naming import Naming
from mastaba.views import Piece, Zone, facts_of

Cell = tuple[int, int]
RAISED: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
ROOMY: Final = 70
WIDEST_FIELD: Final = 11


def piled(boards: Sequence[Zone]) -> list[list[Zone]]:
    """Boards of one size lie on each other, the first at the bottom."""
    piles: dict[Cell, list[Zone]] = {}
    for board in boards:
        piles.setdefault(_size(board), []).append(board)
    return list(piles.values())


def drawn_grid(boards: Sequence[Zone], naming: Naming, width: int) -> Table:
    """A board with what lies on it; row 1 is at the bottom, as on a wall or before its player."""
    columns, rows = _size(boards[0])
    frame = box.SQUARE if width >= ROOMY else None
    room = min(WIDEST_FIELD, (width - 3) // columns - 1)
    fields = [_placed(board) for board in boards]
    first_x, first_y = _first(fields[0], columns, rows)
    grid = Table(box=frame, show_header=False, padding=(0, 0 if frame else 1, 0, 0), border_style="dim")
    grid.add_column(justify="right", style="dim")
    for _ in range(columns):
        grid.add_column(justify="center", no_wrap=True, width=room)
    for y in reversed(range(first_y, first_y + rows)):
        row = [[placed.get((x, y)) for placed in fields] for x in range(first_x, first_x + columns)]
        grid.add_row(str(y - first_y + 1), *(_field(pieces, naming, room) for pieces in row))
    grid.add_row("", *(Text(name, style="dim") for name in _column_names(boards[0], columns)))
    return grid


def _placed(board: Zone) -> dict[Cell, Piece]:
    """The pieces by where they lie; one that is nowhere yet is left out, one of several parts fills the fields above."""
    placed: dict[Cell, Piece] = {}
    for piece in board.pieces:
        facts = facts_of(piece)
        if facts.get("x") is not None:
            for above, face in enumerate(_parts(piece)):
                placed[facts["x"], facts["y"] + above] = structs.replace(piece, face=face)
    return placed


def _parts(piece: Piece) -> list[str | None]:
    """The faces of a piece from the bottom up: a tile written upper-lower shows two."""
    return [None] if piece.face is None else list(reversed(piece.face.split("-")))


def _size(board: Zone) -> Cell:
    facts, cells = facts_of(board), list(_placed(board))
    wide = facts.get("columns") or 1 + max((x for x, _ in cells), default=0)
    high = facts.get("rows") or 1 + max((y for _, y in cells), default=0)
    return int(wide), int(high)


def _first(placed: dict[Cell, Piece], columns: int, rows: int) -> Cell:
    """Where fields begin to count: at 1 where one lies beyond the last or none at 0."""
    from_one_x = any(x >= columns for x, _ in placed) or (bool(placed) and all(x > 0 for x, _ in placed))
    from_one_y = any(y >= rows for _, y in placed) or (bool(placed) and all(y > 0 for _, y in placed))
    return int(from_one_x), int(from_one_y)


def _column_names(board: Zone, columns: int) -> list[str]:
    """Letters where the fields are named by letters, else numbers."""
    lettered = any(re.search(r"(?:^|\W)[a-z]\d$", piece.id) for piece in board.pieces)
    return [chr(ord("a") + column) if lettered else str(column + 1) for column in range(columns)]


def _field(pieces: Sequence[Piece | None], naming: Naming, room: int) -> Text:
    """A field: the face on top, its height, and whose worker stands there."""
    here = [piece for piece in pieces if piece is not None]
    if not here:
        return Text("·", style="dim")
    marks = _marks(here)
    face = _face(here[0], naming)
    tail = "" if face[-1:].isalnum() else face[-1:]  # a sign at the end, e.g. which way an animal looks, is kept
    shown = face.removesuffix(tail)[: max(1, room - marks.cell_len - len(tail))]
    return Text(shown + tail, style="dim" if face == "·" else "bold") + marks


def _face(piece: Piece, naming: Naming) -> str:
    face = naming.short_face(piece)
    if face is None:
        return "▒" if facts_of(piece).get("height", 1) else "·"
    return face


def _marks(pieces: Sequence[Piece]) -> Text:
    told = Text("")
    height = facts_of(pieces[0]).get("height")
    if height:
        told.append(str(height).translate(RAISED), style="dim")
    worker = next((facts[key] for facts in map(facts_of, pieces) for key in ("worker", "seat") if facts.get(key)), None)
    if worker:
        told.append(SEAT_GLYPHS[int(worker) - 1], style=f"bold {seat_style(int(worker))}")
    return told
