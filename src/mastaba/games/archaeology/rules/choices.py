"""What may be decided now."""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.archaeology.actions import ACTIONS
from mastaba.games.archaeology.cards import count_of, kinds_of, worth_of
from mastaba.games.archaeology.state import (
    CHAMBER_MAPS,
    CHAMBERS,
    FIRST_LOT,
    LARGEST,
    MAP,
    TREASURES,
    VALUE,
    Ending,
    Phase,
)

MODULUS: Final = 67  # the powers of two up to 2**65 have different rests, so the rest of a lone bit tells its place
PLACE_OF_BIT: Final = np.array(
    [next((bit for bit in range(66) if 2**bit % MODULUS == rest), 0) for rest in range(MODULUS)], np.int16
)


@rule
def payable(state: State, hand: int) -> int:
    """R5.5 The market's treasures that could yet be paid for, one bit each.

    One counts if it was not given and is worth no more than the credit and all that could still be given for it: the
    hand's cards that were not taken, less those of the treasure itself, which once given could not be taken.
    """
    taken = int(state.taken)
    purse = int(state.credit)
    for treasure in range(TREASURES):
        purse += worth_of(hand, treasure) * (1 - (taken >> treasure & 1))
    found = 0
    for treasure in range(TREASURES):
        own = worth_of(hand, treasure) * (1 - (taken >> treasure & 1))
        found |= int(int(VALUE[treasure]) + own <= purse) << treasure
    return found & kinds_of(state.market) & ~int(state.given)


@rule
def givable(state: State, hand: int) -> int:
    """R5.4 What was taken cannot be given; R5.5 a gift must leave some other treasure to take."""
    held = kinds_of(hand) & ~int(state.taken)
    wanted = payable(state, hand)
    if wanted & (wanted - 1) == 0:  # the one treasure to be had, if there is one, must not itself be given
        return held & ~wanted if wanted else 0
    return held


@rule
def takable(state: State) -> int:
    """R5.2 What lies in the market and fits the credit left; R5.4 what was given cannot be taken."""
    credit = int(state.credit)
    found = 0
    for treasure in range(TREASURES):
        found |= int(int(VALUE[treasure]) <= credit) << treasure
    return found & kinds_of(state.market) & ~int(state.given)


@rule
def explorable(state: State, hand: int) -> int:
    """R6.1 The chambers for which there are maps, one bit each; R6.3 each is explored once; R8.1 with or without a deck."""
    maps = count_of(hand, MAP)
    found = 0
    for chamber in range(CHAMBERS):
        found |= int(maps >= int(CHAMBER_MAPS[chamber])) << chamber
    return found & ~int(state.explored)


@rule
def sellable(hand: int) -> int:
    """R7.1 The lots that can be sold, one bit each, R7.2 none larger than the treasure allows."""
    found = 0
    for treasure in range(TREASURES):
        sizes = min(count_of(hand, treasure), int(LARGEST[treasure]))
        found |= ((1 << sizes) - 1) << int(FIRST_LOT[treasure])
    return found


@rule
def may_rob(state: State, seat: int) -> bool:
    """R4.2 A thief can be sent to any opponent who has cards."""
    return seat < state.players and seat != state.seat and state.hand_size[seat] > 0


@rule
def may_end(state: State) -> bool:
    """R8.3 A turn may end unless a sale is owed; with an empty hand nothing is."""
    return state.owes_sale == 0 or state.hand_size[state.seat] == 0


@rule
def victims(state: State) -> int:
    """R4.2 Whom the thief can rob, one bit each."""
    found = 0
    for seat in range(state.players):
        found |= int(may_rob(state, seat)) << seat
    return found


@rule
def choices(state: State) -> int:
    """R3.1 What the seat that must decide may do, one bit an action; R5.3 while a trade is open, only what belongs to it."""
    hand = int(state.hand[state.seat])
    if state.phase == Phase.TURN:
        found = givable(state, hand) << ACTIONS.give.FIRST | explorable(state, hand) << ACTIONS.explore.FIRST
        return found | sellable(hand) << ACTIONS.sell.FIRST | int(may_end(state)) << ACTIONS.end.FIRST
    if state.phase == Phase.THIEF:
        return victims(state) << ACTIONS.steal.FIRST
    if state.phase == Phase.STORM:
        return kinds_of(hand) << ACTIONS.discard.FIRST
    if state.phase == Phase.GIVING:
        return givable(state, hand) << ACTIONS.give.FIRST | takable(state) << ACTIONS.take.FIRST
    return takable(state) << ACTIONS.take.FIRST | 1 << ACTIONS.trade.FIRST


@rule
def legal(state: State, actions: Ints) -> int:
    """R3.1 Lists what may be done; R9.1 nothing once the game is over."""
    if state.ending != Ending.NONE:
        return 0
    left = choices(state)
    count = 0
    while left:
        actions[count] = PLACE_OF_BIT[(left & -left) % MODULUS]
        left &= left - 1
        count += 1
    return count
