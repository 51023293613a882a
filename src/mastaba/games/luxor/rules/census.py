"""The box counted through: nothing is ever lost."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.luxor.pictures import PICTURES, animal_of
from mastaba.games.luxor.state import (
    ANIMALS,
    CELLS,
    CURSES,
    DECK,
    DEPTH,
    HAND,
    PIECE_KINDS,
    RANKS,
    TILES,
)


@rule
def census(state: State, out: Ints) -> None:
    """R1.2 R1.4 R1.5 Pictures by animal, sarcophagi by value, scarabs, archaeologists and curse tiles, wherever they lie."""
    for kind in range(PIECE_KINDS):
        out[kind] = 0
    count_tiles(state, out)
    count_columns(state, out)
    for curse in range(CURSES):
        if state.has_curse and int(state.curses_left) >> curse & 1 == 0:
            out[PIECE_KINDS - 1] += 1


@rule
def count_tiles(state: State, out: Ints) -> None:
    """R1.2 R1.5 The wall, the hands and the deck; curse tiles in the deck."""
    for cell in range(CELLS):
        if state.wall[cell] > 0:
            out[animal_of(state.wall[cell])] += 1
    for seat in range(state.players):
        for place in range(HAND):
            count_card(state.hand[seat, place], out)
    for place in range(DECK):
        count_card(state.deck[place], out)


@rule
def count_card(card: int, out: Ints) -> None:
    """R1.2 The two pictures of a tile, or R1.5 a curse tile; nothing where no tile is."""
    if card > TILES:
        out[PIECE_KINDS - 1] += 1
    elif card > 0:
        out[animal_of(PICTURES[card - 1, 0])] += 1
        out[animal_of(PICTURES[card - 1, 1])] += 1


@rule
def count_columns(state: State, out: Ints) -> None:
    """R1.4 R1.5 Sarcophagi at the columns and with the players, scarabs, archaeologists."""
    scarabs, archaeologists = ANIMALS + RANKS, ANIMALS + RANKS + 1
    out[scarabs] = state.slab
    for animal in range(ANIMALS):
        out[scarabs] += state.scarabs[animal]
        out[archaeologists] += 1 if state.holder[animal] > 0 else 0
        for depth in range(state.opened[animal], DEPTH):
            out[ANIMALS + state.inside[animal * DEPTH + depth]] += 1
    for seat in range(state.players):
        out[archaeologists] += state.stock[seat]
        for rank in range(RANKS):
            out[ANIMALS + rank] += state.owned[seat, rank]
