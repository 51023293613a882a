"""What a seat sees, as zones of pieces, and the facts that refusals name.

A seat knows everything by memory (see sight.py), but people look at a table: tiles under others show only with open stacks
(Q2), and the other's rack only its size, except to a player who has just played a snake (R7.4).
"""

from __future__ import annotations

from typing import Any

from mastaba.contract import State
from mastaba.games.sakkara.actions import TILE_NAMES
from mastaba.games.sakkara.deal import stack_of
from mastaba.games.sakkara.facts import reasons
from mastaba.games.sakkara.geometry import FIELDS, NAMES, SIZE
from mastaba.games.sakkara.rules.pyramid import level_left
from mastaba.games.sakkara.state import LEVEL_OF, LEVEL_SIZE, LEVELS, RACK_LIMIT, SEATS, TALLEST, WORKERS, Phase, Tile
from mastaba.views import Piece, Zone, piece, zone

__all__ = ["reasons", "view"]


def view(seen: State, seat: int) -> dict[str, Any]:
    """The board, this turn's discard, and each player's rack, ship, wheat and pyramid."""
    players = [made for owner in range(SEATS) for made in _player(seen, owner, _shows_rack(seen, seat, owner))]
    return {"zones": [_board(seen), _discard(seen), *players]}


def _shows_rack(seen: State, seat: int, owner: int) -> bool:
    """R7.4 One's own rack, or the other's to the one whom a snake lets look."""
    return owner == seat or (int(seen.phase) == Phase.TAKING and int(seen.seat) == seat)


def _board(seen: State) -> Zone:
    pieces = [_field(seen, field) for field in range(FIELDS)]
    turns = {"turns": int(seen.turns), "turn_limit": int(seen.turn_limit)}
    return zone("board", "grid", pieces, columns=SIZE, rows=SIZE, tallest=TALLEST, **turns)


def _field(seen: State, field: int) -> Piece:
    tiles = stack_of(seen, field)
    return piece(
        NAMES[field],
        "field",
        tiles[-1] if tiles else None,
        x=field % SIZE,
        y=field // SIZE,
        height=len(tiles),
        under=tiles[:-1] if seen.open_stacks else [],
        **_worker(seen, field),
    )


def _worker(seen: State, field: int) -> dict[str, Any]:
    """Whose worker stands on a field, from 1, and which piece it is."""
    for seat in range(SEATS):
        for number in range(WORKERS):
            if seen.worker[seat, number] == field:
                return {"worker": seat + 1, "worker_id": f"worker{seat + 1}.{number + 1}"}
    return {"worker": None, "worker_id": None}


def _discard(seen: State) -> Zone:
    """R8.1 This turn's discard, the lowest tile first; what is back on the board no longer belongs to it."""
    places = range(int(seen.returned), int(seen.discarded))
    pieces = [piece(f"discard.{place}", "tile", TILE_NAMES[seen.discard[place]]) for place in places]
    return zone("discard", "pile", pieces, count=len(pieces), cut=max(0, int(seen.cut) - int(seen.returned)))


def _player(seen: State, owner: int, shows_rack: bool) -> list[Zone]:
    return [_rack(seen, owner, shows_rack), _laid(seen, owner), _pyramid(seen, owner)]


def _rack(seen: State, owner: int, shows: bool) -> Zone:
    name = f"rack{owner + 1}"
    count = int(seen.rack_size[owner])
    pieces = _tiles(name, seen.rack[owner]) if shows else [piece(f"{name}.{place}", "tile", None) for place in range(count)]
    return zone(name, "hand", pieces, owner=owner + 1, count=count, limit=RACK_LIMIT)


def _laid(seen: State, owner: int) -> Zone:
    name = f"laid{owner + 1}"
    counts = [int(seen.ship[owner]), int(seen.wheat[owner])]
    return zone(name, "row", _tiles(name, counts), owner=owner + 1, ship=counts[0], wheat=counts[1])


def _pyramid(seen: State, owner: int) -> Zone:
    name = f"pyramid{owner + 1}"
    pieces = _tiles(name, seen.built[owner])
    for tile in pieces:
        tile["level"] = int(LEVEL_OF[Tile[tile["face"].upper()]])
    level = min(int(seen.level[owner]), LEVELS)
    left = level_left(seen, owner) if seen.level[owner] <= LEVELS else 0
    return zone(name, "row", pieces, owner=owner + 1, level=level, left=left, size=int(LEVEL_SIZE[level]))


def _tiles(place: str, counts: Any) -> list[Piece]:
    """One piece a tile; copies of a motif are told apart by their number in the place."""
    return [
        piece(f"{place}.{TILE_NAMES[tile]}.{copy}", "tile", TILE_NAMES[tile])
        for tile in range(len(counts))
        for copy in range(int(counts[tile]))
    ]
