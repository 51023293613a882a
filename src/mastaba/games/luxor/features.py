"""What a seat sees as numbers: the wall, its own tiles, card and values, the columns, and who has what by how many eyes (R3.4)."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Floats, Ints, State
from mastaba.features.layout import COUNT, ONE_OF, SEATS, Layout, Slice
from mastaba.features.writing import (
    after,
    away,
    put,
    put_bits,
    put_count,
    put_one_of,
    put_row,
    put_seats,
    put_who,
    put_whose,
    put_zeros,
)
from mastaba.games.luxor.counts import count_at
from mastaba.games.luxor.pictures import LOWEST, PICTURES, animal_of, cell_at
from mastaba.games.luxor.rules.columns import PLACED_BITS
from mastaba.games.luxor.state import (
    A_TURN,
    ANIMALS,
    ARCHAEOLOGISTS,
    CURSES,
    DECK,
    DEPTH,
    HAND,
    ITEMS,
    RANKS,
    ROWS,
    SCARABS,
    SHAFT_TILES,
    SHAFTS,
    SNAKE_BACK,
    TILES,
    TO_OPEN,
    VALUES,
    WALL_TILES,
    Phase,
)
from mastaba.games.luxor.state import SEATS as MOST_SEATS

PHASES: Final = len(Phase)
PICTURE: Final = ANIMALS + 1  # which animal, and which way it faces
HIGHEST: Final = int(VALUES.max())
OWNED: Final = 4
AT_COLUMN: Final = 1 / TO_OPEN
A_SCARAB: Final = 1 / SCARABS
A_CURSE: Final = 1 / CURSES
OF_DECK: Final = 1 / DECK
VALUE: Final = f"value / {HIGHEST}, 0 for unknown or none"
IN_PICTURES: Final = "1 for the animal; last 1 facing right, -1 facing left, 0 for none"

FEATURES: Final = Layout(
    version=1,
    slices=(
        Slice("phase", PHASES, "what is being decided: drop, resolve, post, move, open, claim, curse, give", ONE_OF),
        Slice("decides", 1, "the seat that decides", ONE_OF, SEATS),
        Slice("turn", 1, "the seat whose turn it is", ONE_OF, SEATS),
        Slice("first", 1, "the seat that began", ONE_OF, SEATS),
        Slice("options", 4, "curse (R9.1), sphinx (R10.1), live race (Q1), line of the sphinx ever (Q2)"),
        Slice("wall", SHAFTS * ROWS * PICTURE, "the picture in each cell, shaft by shaft from below", IN_PICTURES),
        Slice("heights", SHAFTS, "tiles in each shaft", f"n / {SHAFT_TILES}"),
        Slice("dropped", 1, "tiles in the wall", f"n / {WALL_TILES}"),
        Slice("laid", TILES, "which tiles are in the wall"),
        Slice("hand", HAND * 2 * PICTURE, "the seat's tiles, upper and lower picture", IN_PICTURES),
        Slice("hand_sizes", 1, "tiles in a seat's hand", f"n / {HAND}", SEATS),
        Slice("deck_next", 1, "place of the next tile in the deck", f"n / {DECK}"),
        Slice("plain_end", 1, "up to this place the deck holds no curse tile", f"n / {DECK}"),
        Slice("snake_next", 1, "whether the next tile is a curse tile"),
        Slice("pairs", 2 * ANIMALS, "pairs still to resolve: of each animal, same and opposite", COUNT),
        Slice("either", ANIMALS, "pairs of each animal of which the kind is the player's choice", COUNT),
        Slice("placed", ANIMALS, "scarabs put onto each column this turn", f"n / {A_TURN}"),
        Slice("column", ANIMALS, "where an archaeologist may go now", ONE_OF),
        Slice("slab", 1, "scarabs on the slab", f"n / {SCARABS}"),
        Slice("scarabs", ANIMALS, "scarabs in front of each column", f"n / {TO_OPEN}"),
        Slice("opened", ANIMALS, "sarcophagi taken from each column", f"n / {DEPTH}"),
        Slice("holders", ANIMALS, "columns at which a seat's archaeologist stands", each=SEATS),
        Slice("stock", 1, "archaeologists of a seat that are not on the board", f"n / {ARCHAEOLOGISTS}", SEATS),
        Slice("eyes", DEPTH, "sarcophagi of a seat with one, two, three eyes", f"n / {ANIMALS}", SEATS),
        Slice("pharaoh", ANIMALS, "the animal of the seat's card", ONE_OF),
        Slice("owned", RANKS, "the seat's sarcophagi of each value, from the lowest", f"n / {OWNED}"),
        Slice("inside", ITEMS, "values that the seat has seen in sarcophagi, three a column, front first", VALUE),
        Slice("openers", ITEMS, "sarcophagi that a seat has opened", each=SEATS),
        Slice("opened_at", ITEMS, "how many had been handed over when it was opened", f"n / {CURSES}"),
        Slice("curse", CURSES, "the curse tile turned up", ONE_OF),
        Slice("curses_left", CURSES, "curse tiles still in the deck"),
        Slice("racers", 1, "whether a seat may claim now, in a live race", each=SEATS),
        Slice("asked", 1, "seats that have passed on the curse tile", f"n / {MOST_SEATS}"),
        Slice("order", MOST_SEATS, "whether a seat is asked first, second, ...", each=SEATS),
        Slice("claimer", 1, "the seat that takes a sarcophagus, while another chooses it", ONE_OF, SEATS),
        Slice("givers", CURSES, "whether a seat gave the first, second, ... sarcophagus handed over", each=SEATS),
        Slice("takers", CURSES, "whether a seat took it", each=SEATS),
        Slice("given_eyes", CURSES, "its eyes", f"n / {DEPTH}, 0 for none"),
        Slice("given", CURSES, "its value, where the seat has seen it", VALUE),
    ),
    in_part={
        "hand": "the seat's own tiles, and how many others hold",
        "deck": "whether the next tile is a curse tile; nobody knows more",
        "column": "while an archaeologist may go there",
        "order": "where there are curse tiles",
        "wall": "the cells of the wall, not its border",
        "pharaoh": "the seat's own",
        "owned": "the seat's own",
    },
)  # fmt: skip


@rule
def features(seen: State, seat: int, out: Floats) -> None:
    """The table, the wall, the columns, what each seat has, the curses."""
    players = int(seen.players)
    at = put_one_of(out, 0, int(seen.phase), PHASES)
    at = put_who(out, at, seat, int(seen.seat), players)
    at = put_who(out, at, seat, int(seen.turn), players)
    at = put_who(out, at, seat, int(seen.first), players)
    at = put(out, at, seen.has_curse, 1.0)
    at = put(out, at, seen.has_sphinx, 1.0)
    at = put(out, at, seen.curse_race, 1.0)
    at = put(out, at, seen.sphinx_line, 1.0)
    at = put_wall(seen, out, at)
    at = put_tiles(seen, seat, out, at)
    at = put_pairs(seen, out, at)
    at = put_columns(seen, seat, out, at)
    at = put_treasure(seen, seat, out, at)
    put_curses(seen, seat, out, at)


@rule
def put_picture(out: Floats, at: int, picture: int) -> int:
    """R1.2 An animal and the way it faces; 0 shows nothing."""
    is_shown = picture >= LOWEST
    at = put_one_of(out, at, animal_of(picture) if is_shown else -1, ANIMALS)
    return put(out, at, 2 * (picture & 1) - 1 if is_shown else 0, 1.0)


@rule
def put_wall(seen: State, out: Floats, at: int) -> int:
    """R1.1 The wall, and R3.2 how high its shafts are."""
    for shaft in range(SHAFTS):
        for row in range(ROWS):
            at = put_picture(out, at, int(seen.wall[cell_at(shaft, row)]))
    at = put_row(out, at, seen.height, SHAFTS, 1 / SHAFT_TILES)
    return put(out, at, seen.dropped, 1 / WALL_TILES)


@rule
def put_tiles(seen: State, seat: int, out: Floats, at: int) -> int:
    """R2.2 Which tiles lie in the wall and in the hand, and how many elsewhere; R9.6 whether a snake is next."""
    players = int(seen.players)
    at = put_bits(out, at, int(seen.laid), TILES)
    for place in range(HAND):
        tile = int(seen.hand[seat, place]) - 1
        at = put_picture(out, at, int(PICTURES[tile, 0]) if tile >= 0 else 0)
        at = put_picture(out, at, int(PICTURES[tile, 1]) if tile >= 0 else 0)
    for steps in range(players):
        count = 0
        for place in range(HAND):
            count += int(seen.hand[after(seat, steps, players), place] != 0)
        at = put(out, at, count, 1 / HAND)
    at = put(out, at, seen.next, OF_DECK)
    at = put(out, at, seen.plain_end, OF_DECK)
    is_snake = seen.next < DECK and seen.deck[seen.next] == SNAKE_BACK
    return put(out, at, int(is_snake), 1.0)


@rule
def put_pairs(seen: State, out: Floats, at: int) -> int:
    """R4.4 R10.3 What is to be resolved."""
    for pair in range(2 * ANIMALS):
        at = put_count(out, at, count_at(int(seen.pending), pair))
    for animal in range(ANIMALS):
        at = put_count(out, at, count_at(int(seen.either), animal))
    return at


@rule
def put_columns(seen: State, seat: int, out: Floats, at: int) -> int:
    """R5 R6 The columns: scarabs, sarcophagi, archaeologists."""
    players = int(seen.players)
    for animal in range(ANIMALS):
        at = put(out, at, int(seen.placed) >> PLACED_BITS * animal & (1 << PLACED_BITS) - 1, 1 / A_TURN)
    may_go = seen.phase == Phase.POST or seen.phase == Phase.MOVE
    at = put_one_of(out, at, int(seen.column) if may_go else -1, ANIMALS)
    at = put(out, at, seen.slab, A_SCARAB)
    at = put_row(out, at, seen.scarabs, ANIMALS, AT_COLUMN)
    at = put_row(out, at, seen.opened, ANIMALS, 1 / DEPTH)
    at = put_whose(out, at, seen.holder, ANIMALS, seat, players)
    return put_seats(out, at, seen.stock, seat, players, 1 / ARCHAEOLOGISTS)


@rule
def put_treasure(seen: State, seat: int, out: Floats, at: int) -> int:
    """R3.4 The own card and values, of the others what their sarcophagi look like."""
    players = int(seen.players)
    for steps in range(players):
        at = put_row(out, at, seen.eyes[after(seat, steps, players)], DEPTH, 1 / ANIMALS)
    at = put_one_of(out, at, int(seen.pharaoh[seat]), ANIMALS)
    at = put_row(out, at, seen.owned[seat], RANKS, 1 / OWNED)
    for item in range(ITEMS):
        at = put(out, at, value_of(int(seen.inside[item])), 1 / HIGHEST)
    at = put_whose(out, at, seen.opener, ITEMS, seat, players)
    return put_row(out, at, seen.opened_at, ITEMS, A_CURSE)


@rule
def value_of(rank: int) -> int:
    """R1.4 The value of a rank; 0 for an unknown one."""
    return int(VALUES[rank]) if rank >= 0 else 0


@rule
def put_curses(seen: State, seat: int, out: Floats, at: int) -> None:
    """R9 The curse tiles, who is asked, Q1 in which order, and what was handed over."""
    players = int(seen.players)
    at = put_one_of(out, at, int(seen.curse) - 1, CURSES)
    at = put_bits(out, at, int(seen.curses_left), CURSES)
    for steps in range(players):
        at = put(out, at, int(seen.racers) >> after(seat, steps, players) & 1, 1.0)
    at = put(out, at, seen.asked, 1 / MOST_SEATS)
    end = put_zeros(out, at, players * MOST_SEATS)
    for place in range(players if seen.has_curse == 1 else 0):
        put(out, at + away(seat, int(seen.order[place]), players) * MOST_SEATS + place, 1, 1.0)
    at = end
    at = put_who(out, at, seat, int(seen.claimer) - 1, players)
    put_gifts(seen, seat, out, at)


@rule
def put_gifts(seen: State, seat: int, out: Floats, at: int) -> None:
    """R9.4 What was handed over: who, to whom, how many eyes, and the value, where the seat has seen it."""
    players, gives = int(seen.players), int(seen.gives)
    at = put_dealings(out, at, seen.giver, gives, seat, players)
    at = put_dealings(out, at, seen.taker, gives, seat, players)
    for number in range(CURSES):
        at = put(out, at, int(seen.given_eyes[number]) + 1 if number < gives else 0, 1 / DEPTH)
    for number in range(CURSES):
        at = put(out, at, value_of(int(seen.given[number])) if number < gives else 0, 1 / HIGHEST)


@rule
def put_dealings(out: Floats, at: int, who: Ints, gives: int, seat: int, players: int) -> int:
    """For each seat, the own first, in which of what was handed over it took part."""
    for steps in range(players):
        other = after(seat, steps, players)
        for number in range(CURSES):
            at = put(out, at, int(number < gives and who[number] == other), 1.0)
    return at
