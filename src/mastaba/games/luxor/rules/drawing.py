"""R3.3 Drawing, and whose turn it is."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell, whisper
from mastaba.games.luxor.events import Event
from mastaba.games.luxor.pictures import PICTURES
from mastaba.games.luxor.rules.closing import close
from mastaba.games.luxor.rules.curses import turn_up
from mastaba.games.luxor.rules.hands import has_room, take_in
from mastaba.games.luxor.state import DECK, TILES, WALL_TILES, Phase


@rule
def finish_turn(state: State, events: Ints) -> None:
    """R3.1 All pairs are resolved: the player draws; R7.1 after the last tile nothing is drawn and no curse is met."""
    state.placed = 0
    state.column = 0
    if state.dropped >= WALL_TILES:
        close(state, events)
    else:
        refill(state, events)


@rule
def refill(state: State, events: Ints) -> None:
    """R3.3 The player draws back to three while the deck lasts; R9.2 a curse tile interrupts; then the next is on turn."""
    while has_room(state, state.turn):
        if state.next >= DECK:
            tell(events, Event.DECK_EMPTY, state.turn)
            break
        card = int(state.deck[state.next])
        state.deck[state.next] = 0
        state.next += 1
        if card > TILES:
            if turn_up(state, card, events):
                return
        else:
            take(state, card, events)
    show_back(state, events)
    state.turn = state.turn + 1 if state.turn + 1 < state.players else 0
    state.seat = state.turn
    state.phase = Phase.DROP


@rule
def show_back(state: State, events: Ints) -> None:
    """R9.6 A snake on the back of the next tile is seen by all."""
    if state.next < DECK and state.deck[state.next] > TILES:
        tell(events, Event.SNAKE)


@rule
def take(state: State, card: int, events: Ints) -> None:
    """R3.3 A tile comes into the hand, R3.4 unseen by the others."""
    seat = int(state.turn)
    take_in(state, seat, card)
    whisper(events, 1 << seat, Event.DREW, seat, PICTURES[card - 1, 0], PICTURES[card - 1, 1], DECK - int(state.next))
