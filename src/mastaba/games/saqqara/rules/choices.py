"""What may be decided now."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.saqqara.actions import ACTIONS
from mastaba.games.saqqara.state import HAND_LIMIT, ROWS, SETS, VALUES, Ending, Phase

ALL_VALUES: Final = (1 << VALUES) - 1


@rule
def tops(state: State) -> int:
    """R4.1 The values on top of the piles, one bit each."""
    found = 0
    for pile in range(SETS):
        found |= 1 << int(state.pile[pile])
    return found & ALL_VALUES


@rule
def held(state: State, seat: int) -> int:
    """The values in a hand, one bit each."""
    found = 0
    for value in range(VALUES):
        found |= int(state.hand[seat, value] > 0) << value
    return found


@rule
def joining(low: int, high: int) -> int:
    """R5.2 The values that can join a row: up to the leftmost, or from the rightmost; never between."""
    return (((2 << int(low)) - 1) | ~((1 << int(high)) - 1)) & ALL_VALUES


@rule
def joining_row(state: State, row: int) -> int:
    """R5.2 The values that can join one of the rows."""
    return joining(state.row_low[row], state.row_high[row])


@rule
def packed_room(state: State) -> int:
    """R5.2 The values that can join each row, VALUES bits a row."""
    packed = 0
    for row in range(ROWS):
        packed |= joining_row(state, row) << VALUES * row
    return packed


@rule
def room_beside(packed: int, row: int) -> int:
    """R5.3 The values that can join a row other than this one, from the rooms of all."""
    others = packed & ~(ALL_VALUES << VALUES * row)
    return (others | others >> VALUES | others >> 2 * VALUES) & ALL_VALUES


@rule
def rest_of(state: State, value: int, hand: int) -> int:
    """R5.3 The values left in the hand of the seat on turn once one relic has left it."""
    return hand if state.hand[state.seat, value] > 1 else hand & ~(1 << value)


@rule
def may_lead(state: State, value: int, row: int, hand: int) -> bool:
    """R5.3 A first relic must leave a second that can be placed, on the same row or another."""
    if joining_row(state, row) >> value & 1 == 0:
        return False
    return may_follow(state, value, row, rest_of(state, value, hand), room_beside(packed_room(state), row))


@rule
def may_follow(state: State, value: int, row: int, rest: int, room: int) -> bool:
    """R5.3 Whether one of the other relics finds room on another row, or on this one after the first."""
    if rest & room:
        return True
    low = min(value, int(state.row_low[row]))
    high = max(value, int(state.row_high[row]))
    return (rest & joining(low, high)) != 0


@rule
def may_complete(state: State) -> bool:
    """R6.1 Whether two relics of the hand can be placed one after the other."""
    hand = held(state, state.seat)
    for value in range(VALUES):
        if hand >> value & 1:
            for row in range(ROWS):
                if may_lead(state, value, row, hand):
                    return True
    return False


@rule
def list_values(values: int, first: int, actions: Ints, count: int) -> int:
    """Lists one action for each value in a set. Lists are written without branches: what does not count is overwritten."""
    for value in range(VALUES):
        actions[count] = first + value
        count += values >> value & 1
    return count


@rule
def list_leads(state: State, actions: Ints, count: int) -> int:
    """R5.3 Lists the first relics that may be placed."""
    hand = held(state, state.seat)
    rooms = packed_room(state)
    for value in range(VALUES):
        if hand >> value & 1:
            rest = rest_of(state, value, hand)
            first = ACTIONS.place.at(value, 0)
            for row in range(ROWS):
                actions[count] = first + row
                if rooms >> VALUES * row + value & 1:
                    count += int(may_follow(state, value, row, rest, room_beside(rooms, row)))
    return count


@rule
def list_seconds(state: State, actions: Ints) -> int:
    """R5.1 Lists the second relics that may be placed."""
    count = 0
    hand = held(state, state.seat)
    rooms = packed_room(state)
    for value in range(VALUES):
        if hand >> value & 1:
            first = ACTIONS.place.at(value, 0)
            for row in range(ROWS):
                actions[count] = first + row
                count += rooms >> VALUES * row + value & 1
    return count


@rule
def list_turn(state: State, actions: Ints) -> int:
    """R3.1 A turn is drawing or completing the collection; R6.1 failing both, two relics are discarded."""
    size = state.hand_size[state.seat]
    count = 0
    if size < HAND_LIMIT:
        count = list_values(tops(state), ACTIONS.draw.FIRST, actions, count)
    if size > 1:
        count = list_leads(state, actions, count)
    if count == 0:
        count = list_values(held(state, state.seat), ACTIONS.discard.FIRST, actions, count)
    return count


@rule
def legal(state: State, actions: Ints) -> int:
    """R3.1 What the seat on turn may do now."""
    if state.ending != Ending.NONE:
        return 0
    if state.phase == Phase.TURN:
        return list_turn(state, actions)
    if state.phase == Phase.PLACING:
        return list_seconds(state, actions)
    if state.phase == Phase.DISCARDING:
        return list_values(held(state, state.seat), ACTIONS.discard.FIRST, actions, 0)
    count = list_values(tops(state), ACTIONS.draw.FIRST, actions, 0)
    if state.phase == Phase.DRAWING:
        actions[count] = ACTIONS.stop.FIRST
        count += 1
    return count
