"""The words of a view: zones that hold pieces, each with an id that stays while the piece does."""

from __future__ import annotations

from typing import Any

Piece = dict[str, Any]
Zone = dict[str, Any]


def piece(id: str, kind: str, face: str | None, **facts: Any) -> Piece:
    """A card, tile or token; a face of None lies face down."""
    return {"id": id, "kind": kind, "face": face, **facts}


def zone(id: str, layout: str, pieces: list[Piece], owner: int | None = None, **facts: Any) -> Zone:
    """A place on the table. Layouts: pile, row, hand, heap, grid; a hand has an owner."""
    return {"id": id, "layout": layout, "owner": owner, "pieces": pieces, "facts": facts}
