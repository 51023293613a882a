"""R8 What everybody can remember, kept up as cards move; sight copies it."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.relikt.state import CARDS, EPOCHS, HAND, VEILS


@rule
def unseen_until(state: State, seat: int, epoch: int) -> int:
    """R8.4 How many cards with a seat nobody else has seen, from the shuffles up to one."""
    count = 0
    for shuffle in range(epoch + 1):
        count += int(state.unseen[seat, shuffle])
    return count


@rule
def forget_veils(state: State, seat: int) -> None:
    """R8.4 A face-down card cannot have been any of more unseen cards than the seat still has."""
    for which in range(VEILS):
        if state.veil_live[seat] >> which & 1:
            left = unseen_until(state, seat, int(state.veil_age[seat, which]))
            state.veil_unseen[seat, which] = min(int(state.veil_unseen[seat, which]), left)


@rule
def remember_left(state: State, seat: int, card: int) -> None:
    """R8.3 A card that was with a seat has come into the open."""
    bit = 1 << int(card)
    if int(state.known[seat]) & bit:
        state.known[seat] &= ~bit
        for which in range(VEILS):
            state.veil_known[seat, which] &= ~bit
    else:
        state.unseen[seat, state.age[card]] -= 1
    if state.veil_live[seat]:
        forget_veils(state, seat)


@rule
def remember_taken(state: State, seat: int, card: int) -> None:
    """R8.3 A roped card is known to be in a hand, and was not the seat's when its face-down cards were played."""
    state.known[seat] |= 1 << int(card)


@rule
def remember_shown(state: State, seat: int) -> None:
    """R8.3 A hand laid open is known to all, and none of it lies face down."""
    for place in range(state.hand_size[seat]):
        card = int(state.hand[seat, place])
        bit = 1 << card
        if int(state.known[seat]) & bit == 0:
            state.known[seat] |= bit
            state.unseen[seat, state.age[card]] -= 1
        for which in range(VEILS):
            state.veil_known[seat, which] &= ~bit
    forget_veils(state, seat)


@rule
def remember_veiled(state: State, seat: int) -> int:
    """R8.3 A seat plays face down: the card may be any that was with it. Returns which of its face-down cards it is."""
    which = int(state.veil_count[seat])
    state.veil_count[seat] = which + 1
    state.veil_live[seat] |= 1 << which
    state.veil_known[seat, which] = state.known[seat]
    state.veil_unseen[seat, which] = unseen_until(state, seat, int(state.epoch))
    state.veil_age[seat, which] = state.epoch
    return which


@rule
def remember_unveiled(state: State, seat: int, which: int, card: int) -> None:
    """R8.3 A face-down card has been turned up."""
    state.veil_live[seat] &= ~(1 << which)
    state.veil_known[seat, which] = 0
    state.veil_unseen[seat, which] = 0
    state.veil_age[seat, which] = 0
    remember_left(state, seat, card)


@rule
def remember_shuffled(state: State) -> None:
    """R8.4 A new shuffle begins; when there are too many to tell apart, the two oldest are taken as one."""
    if state.epoch + 1 < EPOCHS:
        state.epoch += 1
        return
    for card in range(CARDS):
        state.age[card] = max(int(state.age[card]) - 1, 0)
    for seat in range(state.players):
        state.unseen[seat, 0] += state.unseen[seat, 1]
        for shuffle in range(1, EPOCHS - 1):
            state.unseen[seat, shuffle] = state.unseen[seat, shuffle + 1]
        state.unseen[seat, EPOCHS - 1] = 0
        for which in range(VEILS):
            state.veil_age[seat, which] = max(int(state.veil_age[seat, which]) - 1, 0)


@rule
def remember_dealt(state: State) -> None:
    """R8.4 At the start each hand is unseen, from the first shuffle."""
    for seat in range(state.players):
        state.unseen[seat, 0] = HAND
