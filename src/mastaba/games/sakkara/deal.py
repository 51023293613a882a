"""An arranged deal: who begins, and what lies on which field. Q4 An arranged board need not use the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mastaba.deals import first_seat
from mastaba.engine.contract import State
from mastaba.errors import BadDeal
from mastaba.games.sakkara.actions import TILE_NAMES
from mastaba.games.sakkara.geometry import FIELDS, NAMES
from mastaba.games.sakkara.rules.laying import clear_board
from mastaba.games.sakkara.rules.stacks import add_tile, tile_at
from mastaba.games.sakkara.state import TALLEST

KEYS: Final = ("first", "board")


def lay(state: State, deal: Mapping[str, Any]) -> None:
    """R2.1 R2.3 Lays the table as a deal says; what it leaves out stays as drawn."""
    state.first = first_seat(deal, int(state.players), int(state.first))
    state.seat = state.first
    if "board" in deal:
        _lay_board(state, _checked(deal["board"]))


def _lay_board(state: State, stacks: dict[int, list[int]]) -> None:
    clear_board(state)
    for field, tiles in stacks.items():
        for tile in tiles:
            add_tile(state, field, tile)


def _bad(key: str, **facts: Any) -> BadDeal:
    return BadDeal(key=f"error-deal-{key}", game_id="sakkara", **facts)


def _checked(board: Any) -> dict[int, list[int]]:
    """The board as fields and tiles by number."""
    if not isinstance(board, Mapping):
        raise _bad("board", given=repr(board))
    for name in board:
        if name not in NAMES:
            raise _bad("field", given=repr(name), first=NAMES[0], last=NAMES[-1])
    return {NAMES.index(name): _checked_stack(name, tiles) for name, tiles in board.items()}


def _checked_stack(name: str, tiles: Any) -> list[int]:
    if not isinstance(tiles, (list, tuple)):
        raise _bad("stack", field=name, given=repr(tiles))
    if len(tiles) > TALLEST:
        raise _bad("tall", field=name, tallest=TALLEST, given=len(tiles))
    for tile in tiles:
        if not isinstance(tile, str) or tile not in TILE_NAMES:
            raise BadDeal(key="error-deal-unknown", card=repr(tile), name=name)
    return [TILE_NAMES.index(tile) for tile in tiles]


def read(state: State) -> dict[str, Any]:
    """The deal of a table as it was laid; empty fields are not named."""
    board = {NAMES[field]: stack_of(state, field) for field in range(FIELDS) if state.height[field] > 0}
    return {"first": int(state.first) + 1, "board": board}


def stack_of(state: State, field: int) -> list[str]:
    """The tiles of a field from the bottom up."""
    return [TILE_NAMES[tile_at(state, field, place)] for place in range(int(state.height[field]))]
