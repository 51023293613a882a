"""R2 Laying the table."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.dice import draw, shuffle
from mastaba.engine.events import tell, whisper
from mastaba.games.relikt.events import Event
from mastaba.games.relikt.rules.choices import is_in_play
from mastaba.games.relikt.rules.hands import add_to_hand
from mastaba.games.relikt.rules.memory import remember_dealt
from mastaba.games.relikt.rules.rows import turn_up
from mastaba.games.relikt.state import (
    CARDS,
    COLOURS,
    COPIES,
    HAND,
    KINDS,
    KIT,
    LONGEST,
    ROWS,
    SEATS,
    TOOLS_HELD,
    TREASURES,
)


@rule
def setup(state: State, options: Ints) -> None:
    """R2.1 Camps, R2.2 adventure cards, R2.3 treasures, R2.4 action cards and R2.5 the first player, all by lot."""
    state.players = options[0]
    state.treasures_left = options[1]
    blank_table(state)
    deal_camps(state)
    deal_cards(state)
    deal_treasures(state)
    deal_tools(state)
    state.first = draw(state, int(state.players))
    state.seat = state.first


@rule
def blank_table(state: State) -> None:
    """Marks every place for a card as empty."""
    for row in range(ROWS):
        state.place[row] = -1
        for place in range(LONGEST):
            state.row[row, place] = -1
    for seat in range(SEATS):
        state.camp[seat] = -1
        for place in range(HAND):
            state.hand[seat, place] = -1
    for colour in range(COLOURS):
        state.holder[colour] = -1
    for card in range(CARDS):
        state.deck[card] = -1


@rule
def deal_camps(state: State) -> None:
    """R2.1 Each seat gets a camp; the colours left over stay in the box."""
    for colour in range(COLOURS):
        state.camp[colour] = colour
    shuffle(state, state.camp, 0, COLOURS)
    for seat in range(SEATS):
        if seat < state.players:
            state.holder[state.camp[seat]] = seat
        else:
            state.camp[seat] = -1


@rule
def deal_cards(state: State) -> None:
    """R2.2 Only the colours in play are shuffled; four cards each."""
    count = 0
    for card in range(CARDS):
        if is_in_play(state, card):
            state.deck[count] = card
            count += 1
    shuffle(state, state.deck, 0, count)
    for seat in range(state.players):
        for _ in range(HAND):
            count -= 1
            add_to_hand(state, seat, int(state.deck[count]))
            state.deck[count] = -1
    state.deck_left = count


@rule
def deal_treasures(state: State) -> None:
    """R2.3 The treasures are shuffled; the last three are the removed ones."""
    count = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            state.treasure[count] = kind
            count += 1
    shuffle(state, state.treasure, 0, TREASURES)


@rule
def deal_tools(state: State) -> None:
    """R2.4 Each seat shuffles its own seven action cards and draws three."""
    for seat in range(state.players):
        for place in range(KIT):
            state.kit[seat, place] = place + 1
        shuffle(state, state.kit[seat], 0, KIT)


@rule
def begin(state: State, events: Ints) -> None:
    """R2.1 to R2.5 The table is as it was dealt; four treasures are turned up and the first player begins."""
    remember_dealt(state)
    for seat in range(state.players):
        tell(events, Event.CAMPED, seat, state.camp[seat])
    for seat in range(state.players):
        pick_up(state, seat, events)
    for row in range(ROWS):
        turn_up(state, row, events)
    state.seat = state.first
    tell(events, Event.FIRST, state.first)


@rule
def pick_up(state: State, seat: int, events: Ints) -> None:
    """R2.2 R2.4 A player looks at four adventure cards and three action cards."""
    eyes = 1 << int(seat)
    hand, kit = state.hand[seat], state.kit[seat]
    whisper(events, eyes, Event.DEALT, seat, hand[0], hand[1], hand[2], hand[3])
    whisper(events, eyes, Event.EQUIPPED, seat, kit[0], kit[1], kit[2])
    state.kit_drawn[seat] = TOOLS_HELD
    for place in range(TOOLS_HELD):
        state.kit_hand[seat] |= 1 << int(kit[place])
