"""R2 Laying the table."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.dice import draw, shuffle
from mastaba.engine.events import tell
from mastaba.games.archaeology.cards import copies
from mastaba.games.archaeology.events import Event
from mastaba.games.archaeology.memory import open_odds
from mastaba.games.archaeology.rules.turns import end_if_over, start_turn
from mastaba.games.archaeology.state import (
    CHAMBER_CARDS,
    CHAMBERS,
    COUNT,
    HAND,
    MAP,
    MARKET,
    STORMS,
    THIEVES,
    TREASURES,
    Card,
    Ending,
)


@rule
def setup(state: State, options: Ints) -> None:
    """R2.1 Maps, thieves and storms stay aside while the other treasures are shuffled and laid; Q1 sets the idle rounds."""
    state.players = options[0]
    state.idle_rounds = options[1]
    state.is_plain = 1
    for treasure in range(TREASURES):
        if treasure != Card.MAP:
            add_cards(state, treasure, COUNT[treasure])
    shuffle(state, state.deck, 0, state.deck_left)
    lay_table(state)
    bury(state)
    state.first = draw(state, state.players)
    state.seat = state.first


@rule
def add_cards(state: State, card: int, count: int) -> None:
    """Puts cards of one kind on the deck."""
    for _ in range(count):
        state.deck[state.deck_left] = card
        state.deck_left += 1


@rule
def take_heap(state: State, count: int) -> int:
    """Takes cards from the top of the deck, as a heap."""
    cards = 0
    for _ in range(count):
        state.deck_left -= 1
        cards += copies(state.deck[state.deck_left], 1)
        state.deck[state.deck_left] = 0
    return cards


@rule
def lay_table(state: State) -> None:
    """R2.2 Four cards to each hand, R2.3 five into the market, R2.4 three, five and seven into the chambers."""
    for seat in range(state.players):
        state.hand[seat] = take_heap(state, HAND)
        state.hand_size[seat] = HAND
    state.market = take_heap(state, MARKET)
    for chamber in range(CHAMBERS):
        state.chamber[chamber] = take_heap(state, CHAMBER_CARDS[chamber])
        state.chamber_size[chamber] = CHAMBER_CARDS[chamber]


@rule
def bury(state: State) -> None:
    """R2.6 The rest is shuffled with maps, thieves and R2.5 six, five or four storms for two, three or four players."""
    add_cards(state, Card.MAP, COUNT[MAP])
    add_cards(state, Card.THIEF, THIEVES)
    add_cards(state, Card.STORM, STORMS[state.players])
    shuffle(state, state.deck, 0, state.deck_left)


@rule
def begin(state: State, events: Ints) -> None:
    """R2.7 The first player takes the first turn."""
    tell(events, Event.FIRST, state.first)
    open_odds(state)
    end_if_over(state, events)
    if state.ending == Ending.NONE:
        start_turn(state, state.first, events)
