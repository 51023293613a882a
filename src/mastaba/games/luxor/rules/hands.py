"""R2.2 Hands: up to three tiles, kept in ascending order."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.luxor.state import HAND


@rule
def has_room(state: State, seat: int) -> bool:
    """R3.3 Whether a hand holds fewer than three tiles."""
    return bool(state.hand[seat, HAND - 1] == 0)


@rule
def take_in(state: State, seat: int, card: int) -> None:
    """R3.3 A tile joins a hand that has room."""
    hand, place = state.hand, HAND - 1
    while place > 0 and (hand[seat, place - 1] == 0 or hand[seat, place - 1] > card):
        hand[seat, place] = hand[seat, place - 1]
        place -= 1
    hand[seat, place] = card


@rule
def hand_out(state: State, seat: int, card: int) -> None:
    """R3.2 A tile leaves a hand."""
    hand, is_found = state.hand, False
    for place in range(HAND):
        if hand[seat, place] == card:
            is_found = True
        if is_found:
            hand[seat, place] = hand[seat, place + 1] if place + 1 < HAND else 0


@rule
def holds(state: State, seat: int, card: int) -> bool:
    """R3.2 Whether a tile is in a hand."""
    for place in range(HAND):
        if state.hand[seat, place] == card:
            return True
    return False
