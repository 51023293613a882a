"""What a seat sees, as zones of pieces; what it clicks for an action; and the facts that refusals name.

A seat knows everything by memory (see sight.py), but people look at a table: tiles under others show only with open stacks
(Q2), and the other's rack only its size, except to a player who has just played a snake (R7.4).
"""

from __future__ import annotations

from typing import Any

from mastaba.engine.contract import State
from mastaba.games.sakkara import facts
from mastaba.games.sakkara.actions import ACTIONS, RIDE, TILE_NAMES
from mastaba.games.sakkara.deal import stack_of
from mastaba.games.sakkara.geometry import FIELDS, LINE_NAMES, NAMES, SIZE
from mastaba.games.sakkara.rules.effects import ride_end
from mastaba.games.sakkara.rules.pyramid import level_left
from mastaba.games.sakkara.state import (
    HANDS,
    LEVEL,
    LEVEL_OF,
    LEVEL_SIZE,
    LEVELS,
    RACK_LIMIT,
    RECIPE,
    SEATS,
    TALLEST,
    WORKERS,
    Combination,
    Phase,
    Tile,
)
from mastaba.views import Piece, Zone, piece, zone

PLAN = [
    {"number": level, "tiles": [name for tile, name in enumerate(TILE_NAMES) for _ in range(int(LEVEL[level, tile]))]}
    for level in range(1, LEVELS + 1)
]
PRICES = {name: int(HANDS[tile]) for tile, name in enumerate(TILE_NAMES) if HANDS[tile]}


def view(seen: State, seat: int) -> dict[str, Any]:
    """The board, this turn's discard, the combinations, and each player's rack, ship, wheat and pyramid."""
    players = [made for owner in range(SEATS) for made in _player(seen, owner, _shows_rack(seen, seat, owner))]
    lines = [_lines()] if int(seen.phase) == Phase.LINE else []
    return {"zones": [_board(seen), *lines, _discard(seen), _combinations(), *players]}


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
    pieces = [piece(f"discard.{place}", "tile", TILE_NAMES[seen.discard[place]], place=place) for place in places]
    return zone("discard", "pile", pieces, count=len(pieces), cut=max(0, int(seen.cut) - int(seen.returned)))


def _combinations() -> Zone:
    """R6.1 The four recipes, as printed on the board."""
    recipes = {name.name.lower(): [TILE_NAMES[tile] for tile in RECIPE[name]] for name in Combination}
    return zone("combinations", "row", [piece(f"cast.{name}", "combination", name, recipe=recipes[name]) for name in recipes])


def _lines() -> Zone:
    """R6.3 The columns and rows, while a firestorm waits for one."""
    return zone("lines", "row", [piece(f"line.{name}", "line", name) for name in LINE_NAMES])


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
    needed = min(int(seen.level[owner]), LEVELS)
    return zone(name, "row", _tiles(name, counts), owner=owner + 1, ship=counts[0], wheat=counts[1], needed=needed)


def _pyramid(seen: State, owner: int) -> Zone:
    name = f"pyramid{owner + 1}"
    pieces = [
        piece(tile.id, tile.kind, tile.face, level=int(LEVEL_OF[Tile[str(tile.face).upper()]]))
        for tile in _tiles(name, seen.built[owner])
    ]
    level = min(int(seen.level[owner]), LEVELS)
    left = level_left(seen, owner) if seen.level[owner] <= LEVELS else 0
    plan = {"size": int(LEVEL_SIZE[level]), "plan": PLAN, "prices": PRICES}
    return zone(name, "row", pieces, owner=owner + 1, level=level, left=left, **plan)


def _tiles(place: str, counts: Any) -> list[Piece]:
    """One piece a tile; copies of a motif are told apart by their number in the place."""
    return [
        piece(f"{place}.{TILE_NAMES[tile]}.{copy}", "tile", TILE_NAMES[tile])
        for tile in range(len(counts))
        for copy in range(int(counts[tile]))
    ]


def path(seen: State, seat: int, action: int) -> list[str]:
    """What to click: a tile and where it goes, a worker and where it goes, a combination; for the rest a button."""
    verb, *words = ACTIONS[action].split()
    if verb in ("lay", "build"):
        return [_own(seat, words[0]), f"{'laid' if verb == 'lay' else 'pyramid'}{seat + 1}"]
    if verb == "climb":
        return [_own(seat, "stairs"), *words]
    if verb in ("play", "discard"):
        return [_own(seat, words[0])]
    if verb == "take":
        return [_own(SEATS - 1 - seat, words[0])]
    if verb == "ride":
        return [NAMES[ride_end(seen, action - RIDE + 1)]]
    if verb == "cut":
        return [f"discard.{words[0]}"]
    if verb in ("cast", "line"):
        return [f"{verb}.{words[0]}"]
    return [word for word in words if word in NAMES]


def _own(seat: int, tile: str) -> str:
    """The first tile of a motif on a rack."""
    return f"rack{seat + 1}.{tile}.0"


def words_of(seen: State, action: int) -> dict[str, Any]:
    """What an action's label names."""
    return reasons(seen, action)


def reasons(seen: State, action: int | None) -> dict[str, Any]:
    """The facts that a refusal's sentence may name; what has to come first, by its name alone."""
    known = facts.reasons(seen, action)
    return known | {"opener": known["opener"].split()[-1]}
