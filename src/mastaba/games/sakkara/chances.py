"""What can be remembered: every tile was laid, taken and discarded in the open, so all of this is certain."""

from __future__ import annotations

from mastaba.engine.contract import State
from mastaba.games.sakkara.geometry import FIELDS
from mastaba.games.sakkara.state import BITS, LEVEL_OF, TILE_MASK, Tile
from mastaba.views import Question

CERTAIN = 1.0
ALWAYS = (Tile.SHIP, Tile.WHEAT, Tile.HAND)  # wanted at every level


def questions(seen: State, seat: int) -> list[Question]:
    """What the other holds, and where the tiles are that the seat needs for the level it builds."""
    other = 1 - seat
    rack = {tile: int(seen.rack[other, tile]) for tile in Tile if seen.rack[other, tile]}
    wanted = [*ALWAYS, *(tile for tile in Tile if LEVEL_OF[tile] == seen.level[seat])]
    return [
        Question("rack", lambda table: _rack(table, other) == rack, CERTAIN, {"player": other + 1, "tiles": rack}),
        *(_on_board(seen, tile) for tile in wanted),
    ]


def _rack(table: State, seat: int) -> dict[Tile, int]:
    return {tile: int(table.rack[seat, tile]) for tile in Tile if table.rack[seat, tile]}


def _on_board(seen: State, tile: Tile) -> Question:
    """How many of a tile lie on the board, and how many of those on top."""
    count, on_top = _lying(seen, tile), _on_top(seen, tile)
    told = {"tile": tile, "count": count, "top": on_top}
    return Question("board", lambda table: (_lying(table, tile), _on_top(table, tile)) == (count, on_top), CERTAIN, told)


def _lying(table: State, tile: Tile) -> int:
    return sum(_tile_at(table, field, place) == tile for field in range(FIELDS) for place in range(int(table.height[field])))


def _on_top(table: State, tile: Tile) -> int:
    tops = ((field, int(table.height[field]) - 1) for field in range(FIELDS))
    return sum(place >= 0 and _tile_at(table, field, place) == tile for field, place in tops)


def _tile_at(table: State, field: int, place: int) -> int:
    return int(table.stack[field]) >> BITS * place & TILE_MASK
