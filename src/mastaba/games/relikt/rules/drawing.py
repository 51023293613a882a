"""R3.5 R3.6 Drawing back."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.dice import shuffle
from mastaba.engine.events import tell, whisper
from mastaba.games.relikt.events import Event
from mastaba.games.relikt.rules.hands import add_to_hand
from mastaba.games.relikt.rules.memory import remember_shuffled
from mastaba.games.relikt.state import CARDS, HAND, KIT


@rule
def reshuffle(state: State, events: Ints) -> None:
    """R3.5 When a card must be drawn and none is left, the discard is shuffled into a new deck."""
    remember_shuffled(state)
    count = 0
    for card in range(CARDS):
        if int(state.discard) >> card & 1:
            state.deck[count] = card
            state.age[card] = state.epoch
            count += 1
    state.discard = 0
    state.deck_left = count
    shuffle(state, state.deck, 0, count)
    tell(events, Event.SHUFFLED, count)
    for place in range(count - 1, -1, -1):
        whisper(events, 0, Event.STACKED, state.deck[place])


@rule
def draw_card(state: State, seat: int, events: Ints) -> None:
    """R3.4 The top card of the deck comes into a hand; only its player sees it. Q2 there always is one."""
    if state.deck_left == 0:
        reshuffle(state, events)
    top = int(state.deck_left) - 1
    card = int(state.deck[top])
    state.deck[top] = -1
    state.deck_left = top
    state.unseen[seat, state.epoch] += 1
    add_to_hand(state, seat, card)
    whisper(events, 1 << int(seat), Event.DREW, seat, card)


@rule
def draw_back(state: State, seat: int, events: Ints) -> None:
    """R3.4 A hand is filled up to four."""
    while state.hand_size[seat] < HAND:
        draw_card(state, seat, events)


@rule
def draw_tool(state: State, seat: int, events: Ints) -> None:
    """R3.6 Whoever has played an action card draws one from the own pile, while it lasts."""
    drawn = int(state.kit_drawn[seat])
    if drawn < KIT:
        tool = int(state.kit[seat, drawn])
        state.kit_drawn[seat] = drawn + 1
        state.kit_hand[seat] |= 1 << tool
        whisper(events, 1 << int(seat), Event.READIED, seat, tool)
