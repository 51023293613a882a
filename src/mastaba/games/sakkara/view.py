"""What a seat sees, as zones of pieces; what it clicks for an action, what it seems to mean, how its points come about.

A seat knows everything by memory (R3.6), but people look at a table: tiles under others show only with open stacks (Q2), and
the other's rack only its size, except to a player who has just played a snake (R7.4).
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Final, cast

import numpy as np
from msgspec import Struct, structs

from mastaba.engine.contract import State
from mastaba.engine.fields import plain
from mastaba.game import part
from mastaba.games.sakkara.actions import ACTIONS, COMBINATION_NAMES, TILE_NAMES
from mastaba.games.sakkara.deal import stack_of
from mastaba.games.sakkara.geometry import AROUND, LINE, LINE_NAMES, NAMES, NEXT_TO, SIZE, names_of
from mastaba.games.sakkara.reasons import reasons
from mastaba.games.sakkara.rules.effects import ride_end
from mastaba.games.sakkara.rules.pyramid import level_left
from mastaba.games.sakkara.rules.stacks import own_workers, with_tiles
from mastaba.games.sakkara.rules.steps import too_high_around
from mastaba.games.sakkara.state import (
    HANDS,
    LEVEL,
    LEVEL_OF,
    LEVEL_SIZE,
    LEVELS,
    RACK_LIMIT,
    RECIPE,
    SEATS,
    SHIP,
    STATE,
    TALLEST,
    WHEAT,
    WORKERS,
    Phase,
)
from mastaba.views import REMEMBERED, Facts, Piece, PointsLine, Standing, Zone, piece, zone

__all__ = ["meant", "path", "reasons", "standing", "tally", "view"]


class Reach(Struct, frozen=True):
    """Of the worker on a field: R3.2 neighbours that are too high for it, R6.4 what a whirlwind around it would take from."""

    field: str
    too_high: list[str]
    sweeps: list[str]


class Board(Facts, frozen=True):
    """R1.1 The size of the board, R8.5 how high a field may be, Q3 turns played and how many there can be, each worker's reach."""

    columns: int
    rows: int
    tallest: int
    turns: int
    turn_limit: int
    reach: list[Reach]


class Field(Facts, frozen=True):
    """R2.1 Where a field lies and how high it is, Q2 with the tiles under the top one where they show; whose worker is on it."""

    x: int
    y: int
    height: int
    under: list[str]
    worker: int | None = None
    worker_id: str | None = None


class Line(Facts, frozen=True):
    """R6.3 The fields of which a firestorm on this row or column would take."""

    strikes: list[str]


class Discard(Facts, frozen=True):
    """R8.1 How many tiles are discarded, R8.2 how many of them form the lower stack of a cut."""

    count: int
    cut: int


class Place(Facts, frozen=True):
    """R8.1 A tile's place in the discard, the lowest is 0."""

    place: int


class Recipe(Facts, frozen=True):
    """R6.1 The three tiles of a combination."""

    recipe: list[str]


class Rack(Facts, frozen=True):
    """R3.4 How many tiles stand on a rack, and how many may."""

    count: int
    limit: int


class Laid(Facts, frozen=True):
    """R4.1 R4.2 Ship and wheat lying in front, R5.2 and how much wheat is needed to build."""

    ship: int
    wheat: int
    needed: int
    lacking: int


class Stone(Facts, frozen=True):
    """R5.1 The level that a tile is part of."""

    level: int


class Level(Struct, frozen=True):
    """R5.1 The tiles of one level, copies named as often as there are."""

    number: int
    tiles: list[str]


class Pyramid(Facts, frozen=True):
    """R5.1 The level under construction, its size and what it lacks, the plan of all levels, R5.3 what setting a tile costs."""

    level: int
    left: int
    size: int
    plan: list[Level]
    prices: dict[str, int]


PLAN: Final = [
    Level(level, [name for tile, name in enumerate(TILE_NAMES) for _ in range(int(LEVEL[level, tile]))])
    for level in range(1, LEVELS + 1)
]
PRICES: Final = {name: int(HANDS[tile]) for tile, name in enumerate(TILE_NAMES) if HANDS[tile]}
BUILT: Final = [name for level in PLAN for name in level.tiles]


def view(seen: State, seat: int) -> list[Zone]:
    """The board, this turn's discard, the combinations, and each player's rack, ship, wheat and pyramid."""
    players = [made for owner in range(SEATS) for made in _player(seen, owner, _shows_rack(seen, seat, owner))]
    lines = [_lines(seen)] if int(seen.phase) == Phase.LINE else []
    return [_board(seen), *lines, _discard(seen), COMBINATIONS, *players]


def _shows_rack(seen: State, seat: int, owner: int) -> bool:
    """R7.4 One's own rack, or the other's to the one whom a snake lets look."""
    return owner == seat or (int(seen.phase) == Phase.TAKING and int(seen.seat) == seat)


def _board(seen: State) -> Zone:
    facts = Board(SIZE, SIZE, TALLEST, int(seen.turns), int(seen.turn_limit), _reaches(seen))
    return zone("board", "grid", _fields(seen), facts=facts)


@part(STATE, "worker", "height")
def _reaches(seen: State) -> list[Reach]:
    """What each worker reaches."""
    known = plain(seen)
    return [_reach(field, *_around(known, field)) for field in known.worker.values() if field >= 0]


def _around(known: State, field: int) -> tuple[int, int]:
    """The fields around a worker's that are too high for it, and those of which a whirlwind would take."""
    return too_high_around(known, field), with_tiles(known, int(AROUND[field]))


@functools.lru_cache(REMEMBERED)
def _reach(field: int, too_high: int, swept: int) -> Reach:
    return Reach(NAMES[field], names_of(too_high), names_of(swept))


@part(STATE, "worker", "height", "stack", "open_stacks")
def _fields(seen: State) -> list[Piece]:
    known = plain(seen)
    shows_all, workers = bool(known.open_stacks), _workers(known)
    stacks = enumerate(zip(known.stack, known.height, strict=True))
    return [_field(field, *stack, shows_all, workers.get(field, ())) for field, stack in stacks]


def _workers(known: State) -> dict[int, tuple[int, str]]:
    """On each field where a worker stands: whose it is, from 1, and which piece."""
    numbered = [(seat, number) for seat in range(SEATS) for number in range(WORKERS)]
    return {known.worker[seat, number]: (seat + 1, f"worker{seat + 1}.{number + 1}") for seat, number in numbered}


@functools.lru_cache(REMEMBERED)
def _field(field: int, stack: int, height: int, shows_all: bool, worker: tuple[int, str] | tuple[()]) -> Piece:
    alone = cast("State", SimpleNamespace(stack=[stack], height=[height]))  # a board of this field
    tiles = stack_of(alone, 0)
    facts = Field(field % SIZE, field // SIZE, height, tiles[:-1] if shows_all else [], *worker)
    return piece(NAMES[field], "tile", tiles[-1] if tiles else None, facts)


@part(STATE, "worker", "height")
def _lines(seen: State) -> Zone:
    """R6.3 The columns and rows, while a firestorm waits for one."""
    struck = [names_of(with_tiles(seen, int(fields))) for fields in LINE]
    return zone(
        "lines",
        "row",
        [piece(f"line.{name}", "line", name, Line(fields)) for name, fields in zip(LINE_NAMES, struck, strict=True)],
    )


@part(STATE, "returned", "discarded", "discard", "cut")
def _discard(seen: State) -> Zone:
    """R8.1 This turn's discard, the lowest tile first; what is back on the board no longer belongs to it."""
    places = range(int(seen.returned), int(seen.discarded))
    pieces = [piece(f"discard.{place}", "tile", TILE_NAMES[seen.discard[place]], Place(place)) for place in places]
    return zone("discard", "pile", pieces, facts=Discard(len(pieces), max(0, int(seen.cut) - int(seen.returned))))


def _combinations() -> Zone:
    """R6.1 The four recipes, as printed on the board."""
    recipes = [Recipe([TILE_NAMES[tile] for tile in recipe]) for recipe in RECIPE]
    named = zip(COMBINATION_NAMES, recipes, strict=True)
    return zone("combinations", "row", [piece(f"cast.{name}", "combination", name, recipe) for name, recipe in named])


COMBINATIONS: Final = _combinations()


def _player(seen: State, owner: int, shows_rack: bool) -> list[Zone]:
    tiles = tuple(seen.rack[owner].tolist()) if shows_rack else ()
    return [_rack(owner, int(seen.rack_size[owner]), tiles), _laid(seen, owner), _pyramid(seen, owner)]


@functools.lru_cache(REMEMBERED)
def _rack(owner: int, count: int, tiles: tuple[int, ...]) -> Zone:
    """So many tiles, and how many of each motif where they are shown."""
    name = f"rack{owner + 1}"
    pieces = _tiles(name, tiles) if tiles else [piece(f"{name}.{place}", "tile", None) for place in range(count)]
    return zone(name, "hand", pieces, owner + 1, Rack(count, RACK_LIMIT))


@part(STATE, "ship", "wheat", "level")
def _laid(seen: State, owner: int) -> Zone:
    name = f"laid{owner + 1}"
    ship, wheat = int(seen.ship[owner]), int(seen.wheat[owner])
    needed = min(int(seen.level[owner]), LEVELS)
    facts = Laid(ship, wheat, needed, max(0, needed - wheat))
    return zone(name, "row", _tiles(name, [ship, wheat]), owner + 1, facts)


@part(STATE, "level", "built")
def _pyramid(seen: State, owner: int) -> Zone:
    name = f"pyramid{owner + 1}"
    level = min(int(seen.level[owner]), LEVELS)
    left = level_left(seen, owner) if seen.level[owner] <= LEVELS else 0
    facts = Pyramid(level, left, int(LEVEL_SIZE[level]), PLAN, PRICES)
    return zone(name, "row", [_stone(tile) for tile in _tiles(name, seen.built[owner].tolist())], owner + 1, facts)


def _stone(tile: Piece) -> Piece:
    return structs.replace(tile, facts=Stone(int(LEVEL_OF[TILE_NAMES.index(str(tile.face))])))


def _tiles(place: str, counts: Sequence[int]) -> list[Piece]:
    """One piece a tile; copies of a motif are told apart by their number in the place."""
    return [_tile(place, TILE_NAMES[tile], copy) for tile, count in enumerate(counts) for copy in range(count)]


@functools.lru_cache(REMEMBERED)
def _tile(place: str, name: str, copy: int) -> Piece:
    return piece(f"{place}.{name}.{copy}", "tile", name)


def path(seen: State, seat: int, action: int) -> list[str] | None:
    """R7.3 A ride is the field it ends on, R7.4 a theft a tile of the other's rack."""
    if ACTIONS.ride.FIRST <= action < ACTIONS.ride.END:
        return [NAMES[ride_end(seen, ACTIONS.ride.count(action) + 1)]]
    if ACTIONS.take.FIRST <= action < ACTIONS.take.END:
        return [f"rack{SEATS - seat}.{TILE_NAMES[ACTIONS.take.tile(action)]}.0"]
    return None


def meant(seen: State, seat: int, clicked: list[str]) -> str | None:
    """A combination: to cast it. A tile of one's own: to use it. Two fields: to move; one alone, by what is to be decided."""
    first, second = [*clicked, "", ""][:2]
    place, _, name = first.partition(".")
    if place == "cast":
        return f"cast {name}"
    if place == f"rack{seat + 1}":
        return _meant_by_tile(name.split(".")[0], second)
    if first in NAMES:
        return f"move {first} {second}" if second in NAMES and second != first else _meant_by_field(seen, seat, first)
    return None


def _meant_by_tile(tile: str, target: str) -> str:
    """Supplies are laid and stones built, each where it is carried to; the rest is played."""
    if target.startswith("laid") or tile in (TILE_NAMES[SHIP], TILE_NAMES[WHEAT]):
        return f"lay {tile}"
    return f"build {tile}" if target.startswith("pyramid") or tile in BUILT else f"play {tile}"


def _meant_by_field(seen: State, seat: int, name: str) -> str:
    """A field alone: to place a worker, strike or put something there, by what is to be decided; else to move."""
    if seen.phase == Phase.WORKERS:
        return f"worker {name}"
    if seen.phase == Phase.PUTTING:
        return f"put {name}"
    return f"line {name[0]}" if seen.phase == Phase.LINE else _meant_move(seen, seat, NAMES.index(name))


def _meant_move(seen: State, seat: int, field: int) -> str:
    """R3.1 A worker of one's own to somewhere else, or the nearest of them to here."""
    workers, neighbours = own_workers(seen, seat), int(NEXT_TO[field])
    if workers >> field & 1:
        return f"move {NAMES[field]} {names_of(neighbours)[0]}"
    return f"move {names_of(workers & neighbours or workers)[0]} {NAMES[field]}"


def tally(seen: State, seat: int) -> list[PointsLine]:
    """R9.1 R9.3 One point for the dome; without it stones are counted for nothing."""
    has_dome = seen.level[seat] > LEVELS
    count = int(seen.built[seat].sum())
    return [PointsLine("points-dome" if has_dome else "points-stones", int(has_dome), {"count": count})]


def standing(seen: State, seat: int) -> list[Standing]:
    """R5.1 How many tiles of one's level one has, built or on one's own rack."""
    level = int(seen.level[seat])
    if level > LEVELS:
        return []
    count = int(np.minimum(seen.rack[seat] + seen.built[seat], LEVEL[level]).sum())
    return [Standing("gathered", seat + 1, count, {"count": count, "size": int(LEVEL_SIZE[level]), "level": level})]
