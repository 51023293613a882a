"""What may be decided now: all that refusals.py has no reason against."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.luxor.actions import ACTIONS
from mastaba.games.luxor.counts import count_at
from mastaba.games.luxor.pictures import LINE_COUNT
from mastaba.games.luxor.rules.pairs import pending_pairs
from mastaba.games.luxor.rules.refusals import is_full, refuse_claim, refuse_curse, refuse_give, refuse_move, refuse_open
from mastaba.games.luxor.state import ANIMALS, HAND, RANKS, SHAFTS, Ending, Phase


@rule
def legal(state: State, actions: Ints) -> int:
    """R3.1 What the seat that must decide may do now."""
    if state.ending != Ending.NONE:
        return 0
    if state.phase == Phase.DROP:
        return list_drops(state, actions)
    if state.phase == Phase.RESOLVE:
        return list_pairs(state, actions)
    if state.phase == Phase.POST:
        actions[0] = ACTIONS.post.FIRST
        actions[1] = ACTIONS.skip.FIRST
        return 2
    if state.phase == Phase.MOVE:
        return list_moves(state, actions)
    if state.phase == Phase.OPEN:
        return list_openings(state, actions)
    if state.phase == Phase.CLAIM:
        return list_claims(state, actions)
    if state.phase == Phase.CURSE:
        return list_victims(state, actions)
    return list_gifts(state, actions)


@rule
def list_drops(state: State, actions: Ints) -> int:
    """R3.2 A tile of the hand and a shaft with room."""
    open_shafts = 0
    for shaft in range(SHAFTS):
        if not is_full(state, shaft):
            open_shafts |= 1 << shaft
    count, seat, hand = 0, int(state.seat), state.hand
    for place in range(HAND):
        tile = int(hand[seat, place]) - 1
        if tile < 0:
            break
        first = ACTIONS.drop.at(tile, 0)
        for shaft in range(SHAFTS):
            if open_shafts >> shaft & 1:
                actions[count] = first + shaft
                count += 1
    return count


@rule
def list_pairs(state: State, actions: Ints) -> int:
    """R4.4 An animal and a kind of pair still to be resolved."""
    pending, first = pending_pairs(state), ACTIONS.resolve.FIRST
    count = 0
    for pair in range(2 * ANIMALS):
        if count_at(pending, pair) > 0:
            actions[count] = first + pair
            count += 1
    return count


@rule
def list_moves(state: State, actions: Ints) -> int:
    """R5.5 Declining, or one of the player's own archaeologists on the board."""
    actions[0] = ACTIONS.skip.FIRST
    count = 1
    for animal in range(ANIMALS):
        if refuse_move(state, animal) == 0:
            actions[count] = ACTIONS.move.at(animal)
            count += 1
    return count


@rule
def list_openings(state: State, actions: Ints) -> int:
    """R7.2 An own column with a sarcophagus left, or leaving off."""
    count = 0
    for animal in range(ANIMALS):
        if refuse_open(state, animal) == 0:
            actions[count] = ACTIONS.open.at(animal)
            count += 1
    actions[count] = ACTIONS.done.FIRST
    return count + 1


@rule
def list_claims(state: State, actions: Ints) -> int:
    """R9.3 A line that shows the curse tile's animals, or passing."""
    count = 0
    for line in range(LINE_COUNT):
        if refuse_claim(state, line) == 0:
            actions[count] = ACTIONS.claim.at(line)
            count += 1
    actions[count] = ACTIONS.pass_.FIRST
    return count + 1


@rule
def list_victims(state: State, actions: Ints) -> int:
    """R9.4 An opponent who owns a sarcophagus."""
    count = 0
    for seat in range(state.players):
        if refuse_curse(state, seat) == 0:
            actions[count] = ACTIONS.curse.at(seat)
            count += 1
    return count


@rule
def list_gifts(state: State, actions: Ints) -> int:
    """R9.4 A value among the victim's sarcophagi."""
    count = 0
    for rank in range(RANKS):
        if refuse_give(state, rank) == 0:
            actions[count] = ACTIONS.give.at(rank)
            count += 1
    return count
