"""What may be decided now."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.relikt.actions import BY, PLAY, REPLACE, ROPE, SEAT
from mastaba.games.relikt.state import CARDS, KIT, MATCHES, ROWS, VALUES, Ending, Phase, Tool


@rule
def replaceable(state: State, seat: int) -> int:
    """R5.6 The face-up cards that some card of a hand matches in colour or number, one bit each."""
    found = 0
    for place in range(state.hand_size[seat]):
        found |= int(MATCHES[state.hand[seat, place]])
    return found & int(state.face_up)


@rule
def may_use(state: State, tool: int) -> bool:
    """R5.6 A pistol needs a card to replace; R5.7 a camera an action to copy that could be played now; the others nothing."""
    if tool == Tool.CAMERA:
        if state.top == 0:
            return False
        tool = int(state.top)
    if tool == Tool.PISTOL:
        return replaceable(state, int(state.seat)) != 0
    return tool != Tool.CAMERA


@rule
def list_tools(state: State, actions: Ints) -> int:
    """R3.1 Lists the action cards of the hand that can have an effect."""
    count = 0
    held = int(state.kit_hand[state.seat])
    if held:
        for tool in range(1, KIT + 1):
            if held >> tool & 1 and may_use(state, tool):
                actions[count] = tool - 1
                count += 1
    return count


@rule
def list_plays(state: State, seat: int, actions: Ints, count: int) -> int:
    """R3.2 Lists every card of a hand into every open row."""
    for place in range(state.hand_size[seat]):
        first = PLAY + ROWS * int(state.hand[seat, place])
        for row in range(ROWS):
            if state.place[row] >= 0:
                actions[count] = first + row
                count += 1
    return count


@rule
def list_seats(state: State, actions: Ints) -> int:
    """R5.1 Lists the opponents."""
    count = 0
    for seat in range(state.players):
        if seat != state.seat:
            actions[count] = SEAT + seat
            count += 1
    return count


@rule
def list_cards(cards: int, first: int, actions: Ints) -> int:
    """Lists one action for each card in a set."""
    count = 0
    for start in range(0, CARDS, VALUES):
        if cards >> start & ((1 << VALUES) - 1):
            for card in range(start, start + VALUES):
                if cards >> card & 1:
                    actions[count] = first + card
                    count += 1
    return count


@rule
def list_substitutes(state: State, actions: Ints) -> int:
    """R5.6 Lists the hand cards of the colour or the number of the card to be replaced."""
    count = 0
    for place in range(state.hand_size[state.seat]):
        card = int(state.hand[state.seat, place])
        if int(MATCHES[card]) >> int(state.target) & 1:
            actions[count] = BY + card
            count += 1
    return count


@rule
def legal(state: State, actions: Ints) -> int:
    """R3.1 What the seat on turn may do now."""
    if state.ending != Ending.NONE:
        return 0
    if state.phase == Phase.TURN:
        return list_plays(state, int(state.seat), actions, list_tools(state, actions))
    if state.phase == Phase.PLAYING:
        return list_plays(state, player_of(state), actions, 0)
    if state.phase == Phase.CHOOSING:
        return list_seats(state, actions)
    if state.phase == Phase.AIMING:
        return list_cards(replaceable(state, int(state.seat)), REPLACE, actions)
    if state.phase == Phase.REPLACING:
        return list_substitutes(state, actions)
    return list_cards(int(state.face_up), ROPE, actions)


@rule
def player_of(state: State) -> int:
    """R5.4 From whose hand a card is played: with binoculars the opponent's, else the own."""
    return int(state.other) if state.acting == Tool.BINOCULARS else int(state.seat)
