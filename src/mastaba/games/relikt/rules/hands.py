"""R2.2 A hand of adventure cards: a few numbers in ascending order."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State


@rule
def add_to_hand(state: State, seat: int, card: int) -> None:
    """R2.2 A card joins a hand, which stays sorted."""
    place = int(state.hand_size[seat])
    state.hand_size[seat] = place + 1
    while place > 0 and state.hand[seat, place - 1] > card:
        state.hand[seat, place] = state.hand[seat, place - 1]
        place -= 1
    state.hand[seat, place] = card


@rule
def drop_from_hand(state: State, seat: int, card: int) -> None:
    """R3.2 A card leaves a hand; the others close up."""
    last = int(state.hand_size[seat]) - 1
    place = 0
    while state.hand[seat, place] != card:
        place += 1
    while place < last:
        state.hand[seat, place] = state.hand[seat, place + 1]
        place += 1
    state.hand[seat, last] = -1
    state.hand_size[seat] = last


@rule
def is_in_hand(state: State, seat: int, card: int) -> bool:
    """R3.2 Whether a hand holds a card."""
    place = 0
    while place < state.hand_size[seat] and state.hand[seat, place] != card:
        place += 1
    return place < int(state.hand_size[seat])
