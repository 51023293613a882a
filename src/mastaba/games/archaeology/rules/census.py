"""The box counted through: nothing is ever lost."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.archaeology.cards import count_of
from mastaba.games.archaeology.state import CHAMBERS, LOT_SIZE, LOT_TREASURE, LOTS, MAP, PIECE_KINDS, STORM, THIEF, TREASURES


@rule
def census(state: State, out: Ints) -> None:
    """R1.1 R1.4 Every card of the box in play, by what it is, wherever it lies."""
    for card in range(PIECE_KINDS):
        out[card] = 0
    out[MAP] = state.maps_out
    out[THIEF] = state.thieves
    out[STORM] = state.storms
    for place in range(state.deck_left):
        out[state.deck[place]] += 1
    for treasure in range(TREASURES):
        out[treasure] += count_of(state.market, treasure) + count_of(state.offer, treasure)
        for seat in range(state.players):
            out[treasure] += count_of(state.hand[seat], treasure)
        for chamber in range(CHAMBERS):
            out[treasure] += count_of(state.chamber[chamber], treasure)
    for seat in range(state.players):
        for lot in range(LOTS):
            out[LOT_TREASURE[lot]] += int(state.sold[seat, lot]) * int(LOT_SIZE[lot])
