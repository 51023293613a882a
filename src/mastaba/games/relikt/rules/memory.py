"""R8 What everybody can remember, kept up as cards move; sight copies it.

Q5 A face-down card is one of those that were with its player when it was played, each as likely as another. Everything that
the player shows later is weighed: an unseen card of some shuffle came from the hand, so it was one of that shuffle's unseen
cards that do not lie face down. `veil_odds` says how likely it is that the face-down card is an unseen one of each shuffle,
where a known card that it may be counts 1; `veil_both` the same of both being of that shuffle. The odds of any other pair are
the product of the odds of the two.
"""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.relikt.state import CARDS, EPOCHS, HAND, VEILS

BOTH: Final = (1 << VEILS) - 1


@rule
def weigh_shown(state: State, seat: int, epoch: int) -> None:
    """Q5 A hand shows an unseen card of a shuffle: that is the less likely the more of them lie face down."""
    held = int(state.unseen[seat, epoch])
    for which in range(VEILS):
        if state.veil_live[seat] >> which & 1:
            state.veil_odds[seat, which, epoch] = float(state.veil_odds[seat, which, epoch]) * (held - 1) / held
    if state.veil_live[seat] == BOTH:
        state.veil_both[seat, epoch] = float(state.veil_both[seat, epoch]) * max(held - 2, 0) / held


@rule
def forget(state: State, seat: int, card: int) -> None:
    """R8.3 A card is no longer with a seat."""
    bit = 1 << int(card)
    if int(state.known[seat]) & bit:
        state.known[seat] &= ~bit
        for which in range(VEILS):
            state.veil_known[seat, which] &= ~bit
    else:
        state.unseen[seat, state.age[card]] -= 1


@rule
def remember_left(state: State, seat: int, card: int) -> None:
    """R8.3 A card that was in a hand has come into the open."""
    if int(state.known[seat]) >> int(card) & 1 == 0:
        weigh_shown(state, seat, int(state.age[card]))
    forget(state, seat, card)


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
            weigh_shown(state, seat, int(state.age[card]))
            state.known[seat] |= bit
            state.unseen[seat, state.age[card]] -= 1
        for which in range(VEILS):
            state.veil_known[seat, which] &= ~bit


@rule
def remember_veiled(state: State, seat: int) -> int:
    """R8.3 A seat plays face down: the card may be any that was with it. Returns which of its face-down cards it is."""
    which = int(state.veil_count[seat])
    for epoch in range(EPOCHS):
        held = int(state.unseen[seat, epoch])
        state.veil_odds[seat, which, epoch] = held
        if which > 0 and state.veil_live[seat]:
            state.veil_both[seat, epoch] = float(state.veil_odds[seat, 0, epoch]) * max(held - 1, 0)
    state.veil_count[seat] = which + 1
    state.veil_live[seat] |= 1 << which
    state.veil_known[seat, which] = state.known[seat]
    return which


@rule
def remember_unveiled(state: State, seat: int, which: int, card: int) -> None:
    """R8.3 A face-down card has been turned up; Q5 the other one, if it lies yet, was played from what was left."""
    epoch = int(state.age[card])
    is_known = int(state.known[seat]) >> int(card) & 1 == 1
    if state.veil_live[seat] == BOTH and not is_known:
        rest = float(state.veil_both[seat, epoch]) / float(state.veil_odds[seat, which, epoch])
        state.veil_odds[seat, 1 - which, epoch] = rest
    state.veil_live[seat] &= ~(1 << which)
    state.veil_known[seat, which] = 0
    for age in range(EPOCHS):
        state.veil_odds[seat, which, age] = 0
        state.veil_both[seat, age] = 0
    forget(state, seat, card)


@rule
def remember_shuffled(state: State) -> None:
    """R8.4 A new shuffle begins; when there are too many to tell apart, one of which nobody has an unseen card is dropped."""
    if state.epoch + 1 < EPOCHS:
        state.epoch += 1
        return
    gap = unheld_epoch(state)
    for card in range(CARDS):
        state.age[card] -= int(state.age[card] > gap)
    for seat in range(state.players):
        close_gap(state.unseen[seat], gap)
        close_gap(state.veil_both[seat], gap)
        for which in range(VEILS):
            close_gap(state.veil_odds[seat, which], gap)


@rule
def unheld_epoch(state: State) -> int:
    """R8.4 The oldest shuffle of which nobody has an unseen card; 0 if there is none: the two oldest are then taken as one."""
    for epoch in range(EPOCHS - 1):
        held = 0
        for seat in range(state.players):
            held += int(state.unseen[seat, epoch])
        if held == 0:
            return epoch
    return 0


@rule
def close_gap(numbers: Ints, gap: int) -> None:
    """What belongs to one shuffle is added to the next, and all later ones move up."""
    numbers[gap] += numbers[gap + 1]
    for epoch in range(gap + 1, EPOCHS - 1):
        numbers[epoch] = numbers[epoch + 1]
    numbers[EPOCHS - 1] = 0


@rule
def remember_dealt(state: State) -> None:
    """R8.4 At the start each hand is unseen, from the first shuffle."""
    for seat in range(state.players):
        state.unseen[seat, 0] = HAND
