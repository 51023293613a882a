"""What may be decided now."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.relikt.actions import ACTIONS
from mastaba.games.relikt.cards import colour_of, is_alike
from mastaba.games.relikt.state import CARDS, KIT, MATCHES, ROWS, VALUES, Ending, Phase, Tool


@rule
def tool_of(action: int) -> int:
    """R1.2 The action card that an action plays; they count from 1, for 0 is none."""
    return ACTIONS.use.tool(action) + 1


@rule
def is_in_play(state: State, card: int) -> bool:
    """R2.2 Whether somebody has the camp of a card's colour; else it is in the box."""
    return int(state.holder[colour_of(card)]) >= 0


@rule
def player_of(state: State) -> int:
    """R5.4 From whose hand a card is played: with binoculars the opponent's, else the own."""
    return int(state.other) if state.acting == Tool.BINOCULARS else int(state.seat)


@rule
def open_rows(state: State) -> int:
    """R3.3 The rows with a treasure at their head, one bit each."""
    rows = 0
    for row in range(ROWS):
        if state.place[row] >= 0:
            rows |= 1 << row
    return rows


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
                actions[count] = ACTIONS.use.at(tool - 1)
                count += 1
    return count


@rule
def list_plays(state: State, seat: int, actions: Ints, count: int) -> int:
    """R3.2 Lists every card of a hand into every open row."""
    rows = open_rows(state)
    for place in range(state.hand_size[seat]):
        first = ACTIONS.play.at(int(state.hand[seat, place]), 0)
        for row in range(ROWS):
            if rows >> row & 1:
                actions[count] = first + row
                count += 1
    return count


@rule
def list_seats(state: State, actions: Ints) -> int:
    """R5.1 Lists the opponents."""
    count = 0
    for seat in range(state.players):
        if seat != state.seat:
            actions[count] = ACTIONS.seat.at(seat)
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
        if is_alike(card, int(state.target)):
            actions[count] = ACTIONS.by.at(card)
            count += 1
    return count


@rule
def legal(state: State, actions: Ints) -> int:
    """R3.1 What the seat on turn may do now."""
    if state.ending != Ending.NONE:
        return 0
    phase = int(state.phase)
    if phase == Phase.TURN:
        return list_plays(state, int(state.seat), actions, list_tools(state, actions))
    if phase == Phase.PLAYING:
        return list_plays(state, player_of(state), actions, 0)
    if phase == Phase.CHOOSING:
        return list_seats(state, actions)
    if phase == Phase.AIMING:
        return list_cards(replaceable(state, int(state.seat)), ACTIONS.replace.FIRST, actions)
    if phase == Phase.REPLACING:
        return list_substitutes(state, actions)
    return list_cards(int(state.face_up), ACTIONS.rope.FIRST, actions)
