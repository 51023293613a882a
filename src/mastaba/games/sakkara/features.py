"""What a seat sees as numbers: everything that perfect memory knows, for nothing is hidden from it (R3.6)."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Floats, Ints, State
from mastaba.features.layout import COUNT, ONE_OF, SEATS, Layout, Slice
from mastaba.features.writing import (
    after,
    put,
    put_bits,
    put_count,
    put_counts,
    put_one_of,
    put_row,
    put_seats,
    put_who,
    put_zeros,
)
from mastaba.games.sakkara.geometry import DIRECTIONS, FIELDS
from mastaba.games.sakkara.state import BITS, LEVELS, MOTIFS, RACK_LIMIT, TALLEST, TILE_MASK, TILES, WORKERS, Phase

PHASES: Final = len(Phase)
SHOWN: Final = 24  # so much of the turn's discard is told tile by tile
UNDER: Final = TALLEST - 1
NOTHING: Final = -1
A_TILE: Final = 1 / MOTIFS
A_HEIGHT: Final = 1 / TALLEST
A_PLACE: Final = 1 / RACK_LIMIT
A_LEVEL: Final = 1 / LEVELS
OF_ALL: Final = 1 / TILES
LONGEST_GAME: Final = 10_000
OF_LONGEST: Final = 1 / LONGEST_GAME
MOTIF: Final = f"(motif + 1) / {MOTIFS}, 0 for none"

FEATURES: Final = Layout(
    version=1,
    slices=(
        Slice("phase", PHASES, "what is being decided, in the order of the game's phases", ONE_OF),
        Slice("decides", 1, "the seat that decides", ONE_OF, SEATS),
        Slice("first", 1, "the seat that began", ONE_OF, SEATS),
        Slice("locusts", 1, "whether locusts take everything (Q1)"),
        Slice("open_stacks", 1, "whether stacks lie open (Q2)"),
        Slice("turn_limit", 1, "after how many turns the game ends (Q3)", f"n / {LONGEST_GAME}"),
        Slice("turns", 1, "turns done", "n / turn limit"),
        Slice("tops", FIELDS * MOTIFS, "the top tile of each field, a1 to g7, motif by motif", ONE_OF),
        Slice("under", FIELDS * UNDER, "the tiles under it, field by field from above", MOTIF),
        Slice("heights", FIELDS, "how many tiles lie on each field", f"n / {TALLEST}"),
        Slice("workers", FIELDS, "where a seat's workers stand", each=SEATS),
        Slice("workers_left", 1, "workers of a seat that are not on the board yet", f"n / {WORKERS}", SEATS),
        Slice("has_moved", 1, "whether the move of the turn is made"),
        Slice("mover", FIELDS, "where the worker stands that made it"),
        Slice("direction", DIRECTIONS, "which way it went", ONE_OF),
        Slice("has_finished", 1, "whether a level was finished this turn"),
        Slice("racks", MOTIFS, "how many of each tile a seat holds", COUNT, SEATS),
        Slice("rack_sizes", 1, "how many tiles a seat holds", f"n / {RACK_LIMIT}", SEATS),
        Slice("ships", 1, "ships laid in front of a seat", COUNT, SEATS),
        Slice("wheat", 1, "wheat laid in front of a seat", COUNT, SEATS),
        Slice("levels", 1, "the level that a seat is building", f"n / {LEVELS}", SEATS),
        Slice("pyramids", MOTIFS, "how many of each tile are in a seat's pyramid", COUNT, SEATS),
        Slice(
            "discarded", 3, "tiles in the turn's discard, in the lower stack of its cut, and back on the board", f"n / {TILES}"
        ),
        Slice("discard", SHOWN, f"the first {SHOWN} tiles of the discard, from the bottom", MOTIF),
        Slice("discard_counts", MOTIFS, "how many of each tile are in the discard", COUNT),
    ),
    in_part={
        "worker": "where a seat's workers stand, not which is which",
        "discard": f"after the {SHOWN}th tile only how many of each there are",
        "mover": "told by where it stands, once there was a move",
        "direction": "told once there was a move",
    },
)


@rule
def features(seen: State, seat: int, out: Floats) -> None:
    """The table, the board, the turn, each seat's things, the discard."""
    players = int(seen.players)
    at = put_one_of(out, 0, int(seen.phase), PHASES)
    at = put_who(out, at, seat, int(seen.seat), players)
    at = put_who(out, at, seat, int(seen.first), players)
    at = put(out, at, seen.locusts, 1.0)
    at = put(out, at, seen.open_stacks, 1.0)
    at = put(out, at, seen.turn_limit, OF_LONGEST)
    at = put(out, at, seen.turns, 1.0 / int(seen.turn_limit))
    at = put_board(seen, out, at)
    at = put_workers(seen, seat, out, at)
    at = put_move(seen, out, at)
    at = put_racks(seen, seat, out, at)
    put_discard(seen, out, at)


@rule
def put_board(seen: State, out: Floats, at: int) -> int:
    """R2.1 The stacks, from above."""
    for field in range(FIELDS):
        height = int(seen.height[field])
        top = int(seen.stack[field]) >> BITS * (height - 1) & TILE_MASK if height > 0 else NOTHING
        at = put_one_of(out, at, top, MOTIFS)
    for field in range(FIELDS):
        at = put_under(out, at, int(seen.stack[field]), int(seen.height[field]))
    return put_row(out, at, seen.height, FIELDS, A_HEIGHT)


@rule
def put_under(out: Floats, at: int, stack: int, height: int) -> int:
    """R2.1 The tiles under the top one, from above."""
    end = put_zeros(out, at, UNDER)
    for depth in range(height - 1):
        put(out, at + depth, (stack >> BITS * (height - 2 - depth) & TILE_MASK) + 1, A_TILE)
    return end


@rule
def put_workers(seen: State, seat: int, out: Floats, at: int) -> int:
    """R2.3 Where the workers stand, and how many are to come."""
    players = int(seen.players)
    for steps in range(players):
        at = put_places(out, at, seen.worker[after(seat, steps, players)])
    for steps in range(players):
        missing = 0
        for worker in range(WORKERS):
            missing += int(seen.worker[after(seat, steps, players), worker] < 0)
        at = put(out, at, missing, 1 / WORKERS)
    return at


@rule
def put_places(out: Floats, at: int, worker: Ints) -> int:
    """The fields on which a seat's workers stand."""
    fields = 0
    for number in range(WORKERS):
        fields |= 1 << int(worker[number]) if worker[number] >= 0 else 0
    return put_bits(out, at, fields, FIELDS)


@rule
def put_move(seen: State, out: Floats, at: int) -> int:
    """R3.1 R7.3 The move of the turn, R5.5 and whether a level is finished."""
    has_moved = int(seen.has_moved)
    at = put(out, at, has_moved, 1.0)
    stands = int(seen.worker[seen.seat, seen.mover]) if has_moved else -1
    at = put_one_of(out, at, stands, FIELDS)
    at = put_one_of(out, at, int(seen.direction) if has_moved else -1, DIRECTIONS)
    return put(out, at, seen.has_finished, 1.0)


@rule
def put_racks(seen: State, seat: int, out: Floats, at: int) -> int:
    """R3.4 What is held, R4.1 R4.2 laid, R5.1 and built."""
    players = int(seen.players)
    for steps in range(players):
        at = put_counts(out, at, seen.rack[after(seat, steps, players)], MOTIFS)
    at = put_seats(out, at, seen.rack_size, seat, players, A_PLACE)
    for steps in range(players):
        at = put_count(out, at, seen.ship[after(seat, steps, players)])
    for steps in range(players):
        at = put_count(out, at, seen.wheat[after(seat, steps, players)])
    at = put_seats(out, at, seen.level, seat, players, A_LEVEL)
    for steps in range(players):
        at = put_counts(out, at, seen.built[after(seat, steps, players)], MOTIFS)
    return at


@rule
def put_discard(seen: State, out: Floats, at: int) -> None:
    """R8.1 The discard of the turn, R8.2 its cut, R8.3 and what is back on the board."""
    discarded = int(seen.discarded)
    at = put(out, at, discarded, OF_ALL)
    at = put(out, at, seen.cut, OF_ALL)
    at = put(out, at, seen.returned, OF_ALL)
    counts = at + SHOWN
    put_zeros(out, at, SHOWN + MOTIFS)
    for place in range(min(discarded, SHOWN)):
        put(out, at + place, int(seen.discard[place]) + 1, A_TILE)
    for place in range(discarded):
        out[counts + int(seen.discard[place])] += 1.0
    for tile in range(MOTIFS if discarded > 0 else 0):
        put_count(out, counts + tile, int(out[counts + tile]))
