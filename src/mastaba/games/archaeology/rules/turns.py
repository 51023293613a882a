"""How a turn begins and ends: the dig, storms, thieves met, and what is owed once the deck is gone."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell, whisper
from mastaba.games.archaeology.cards import copies
from mastaba.games.archaeology.events import Event
from mastaba.games.archaeology.memory import note_dug
from mastaba.games.archaeology.state import STORMS, THIEVES, Card, Ending, Phase


@rule
def next_seat(state: State, seat: int) -> int:
    """R3.2 The next seat clockwise."""
    return 0 if seat + 1 == state.players else seat + 1


@rule
def start_turn(state: State, seat: int, events: Ints) -> None:
    """R4.1 A turn starts with a dig while the deck lasts; R8.2 after that, seats without cards are skipped."""
    while state.deck_left == 0 and state.hand_size[seat] == 0:
        tell(events, Event.SKIPPED, seat)
        state.passes += 1
        state.idle += 1
        seat = next_seat(state, seat)
    clear_turn(state, seat)
    tell(events, Event.TURN, seat)
    if state.deck_left > 0:
        state.has_dug = 1
        dig(state, events)
    elif is_sale_due(state):
        state.owes_sale = 1
        tell(events, Event.OWES, seat)


@rule
def clear_turn(state: State, seat: int) -> None:
    """R3.1 A new turn, in which nothing has been done yet."""
    state.seat = seat
    state.turn = seat
    state.phase = Phase.TURN
    state.given = 0
    state.taken = 0
    state.has_dug = 0
    state.has_traded = 0
    state.has_moved = 0
    state.owes_sale = 0


@rule
def is_sale_due(state: State) -> bool:
    """R8.3 A sale is owed after as many passes in a row as seats; Q1 or after too many rounds without sale or exploration."""
    return state.passes >= state.players or int(state.idle) >= int(state.idle_rounds) * int(state.players)


@rule
def end_turn(state: State, events: Ints) -> None:
    """R8.2 A turn without a dig and without any action is a pass; R8.4 turns with a dig are not counted."""
    if state.has_dug:
        tell(events, Event.ENDED, state.seat)
    elif state.has_moved:
        state.passes = 0
        state.idle = 0
        tell(events, Event.ENDED, state.seat)
    else:
        count_idle(state, events)
    start_turn(state, next_seat(state, state.turn), events)


@rule
def count_idle(state: State, events: Ints) -> None:
    """R8.3 A trade breaks the passes in a row, Q1 but it does not break the rounds without sale or exploration."""
    state.idle += 1
    if state.has_traded:
        state.passes = 0
        tell(events, Event.ENDED, state.seat)
    else:
        state.passes += 1
        tell(events, Event.PASSED, state.seat)


@rule
def end_if_over(state: State, events: Ints) -> None:
    """R9.1 The game ends at once when the deck is gone and every hand empty; asked only while no trade is open."""
    if state.deck_left > 0:
        return
    for seat in range(state.players):
        if state.hand_size[seat] > 0:
            return
    state.ending = Ending.SOLD
    tell(events, Event.OVER, state.ending)


@rule
def take_top(state: State) -> int:
    """R4.1 The top card of the deck leaves it."""
    state.deck_left -= 1
    card = int(state.deck[state.deck_left])
    state.deck[state.deck_left] = 0
    return card


@rule
def dig(state: State, events: Ints) -> None:
    """R4.1 The digger takes the top card; R4.6 after a storm again, while there is one, and again after a second."""
    while state.deck_left > 0:
        card = take_top(state)
        if card == Card.STORM:
            meet_storm(state, events)
            if state.phase == Phase.STORM:
                return
        elif card == Card.THIEF:
            meet_thief(state, events)
            break
        else:
            keep_dug(state, card, events)
            break
    end_if_over(state, events)


@rule
def announce_end_of_deck(state: State, events: Ints) -> None:
    """R8.1 Everybody sees the last card of the deck go."""
    if state.deck_left == 0:
        tell(events, Event.DECK_GONE)


@rule
def keep_dug(state: State, treasure: int, events: Ints) -> None:
    """R4.1 A treasure goes into the hand, unseen by the others."""
    seat = int(state.turn)
    note_dug(state, seat)
    state.hand[seat] += copies(treasure, 1)
    state.hand_size[seat] += 1
    whisper(events, 1 << seat, Event.DUG, seat, treasure)
    announce_end_of_deck(state, events)


@rule
def meet_thief(state: State, events: Ints) -> None:
    """R4.2 A thief lies open; R4.4 where no opponent has a card nothing comes of it, and there is no second dig."""
    state.thieves += 1
    tell(events, Event.THIEF, state.turn, THIEVES - int(state.thieves))
    announce_end_of_deck(state, events)
    for seat in range(state.players):
        if seat != state.turn and state.hand_size[seat] > 0:
            state.phase = Phase.THIEF
            return
    tell(events, Event.NOBODY, state.turn)


@rule
def meet_storm(state: State, events: Ints) -> None:
    """R4.5 A storm lies open and strikes all, the digger first."""
    state.storms += 1
    tell(events, Event.STORM, state.turn, int(STORMS[state.players]) - int(state.storms))
    announce_end_of_deck(state, events)
    strike(state, state.turn, events)


@rule
def strike(state: State, seat: int, events: Ints) -> None:
    """R4.5 The first seat from here on round to the digger that has a share must discard it: half the hand, rounded down."""
    while True:
        share = int(state.hand_size[seat]) // 2
        if share > 0:
            state.seat = seat
            state.storm_share = share
            state.phase = Phase.STORM
            tell(events, Event.SHARE, seat, share)
            return
        seat = next_seat(state, seat)
        if seat == state.turn:
            break
    calm(state)


@rule
def calm(state: State) -> None:
    """R4.6 The storm is over, the digger is on again."""
    state.seat = state.turn
    state.phase = Phase.TURN


@rule
def pass_storm(state: State, events: Ints) -> None:
    """R4.5 When a share is paid the storm moves on clockwise; R4.6 after the last the digger digs again."""
    seat = next_seat(state, state.seat)
    if seat == state.turn:
        calm(state)
    else:
        strike(state, seat, events)
    if state.phase != Phase.STORM:
        dig(state, events)
