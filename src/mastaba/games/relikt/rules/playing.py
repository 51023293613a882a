"""What a decision does, and what follows from it by itself."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell, whisper
from mastaba.games.relikt.actions import ACTIONS
from mastaba.games.relikt.cards import veil_of
from mastaba.games.relikt.events import Event
from mastaba.games.relikt.rules.choices import player_of, tool_of
from mastaba.games.relikt.rules.drawing import draw_back, draw_tool
from mastaba.games.relikt.rules.hands import add_to_hand, drop_from_hand
from mastaba.games.relikt.rules.memory import remember_left, remember_shown, remember_taken, remember_veiled
from mastaba.games.relikt.rules.rows import evaluate, is_full, lay_card, place_of, row_of, take_from_row
from mastaba.games.relikt.state import Ending, Phase, Tool


@rule
def apply(state: State, action: int, events: Ints) -> None:
    """Carries out a decision."""
    action = int(action)
    if action >= ACTIONS.rope.FIRST:
        rope(state, ACTIONS.rope.card(action), events)
    elif action >= ACTIONS.play.FIRST:
        play_card(state, ACTIONS.play.card(action), ACTIONS.play.row(action), events)
    elif action >= ACTIONS.by.FIRST:
        replace(state, ACTIONS.by.card(action), events)
    elif action >= ACTIONS.replace.FIRST:
        aim(state, ACTIONS.replace.card(action), events)
    elif action >= ACTIONS.seat.FIRST:
        choose_seat(state, ACTIONS.seat.seat(action), events)
    else:
        play_tool(state, tool_of(action), events)


@rule
def play_tool(state: State, tool: int, events: Ints) -> None:
    """R3.1 An action card goes on the common discard; R5.7 a camera acts as the one it covers."""
    seat = int(state.seat)
    state.kit_hand[seat] &= ~(1 << tool)
    state.kit_played[seat] |= 1 << tool
    tell(events, Event.ACTED, seat, tool)
    state.acting = tool
    if tool == Tool.CAMERA:
        state.acting = state.top
        tell(events, Event.COPIED, seat, state.top)
    state.top = tool
    state.top_by = seat + 1
    state.plays_left = 2 if state.acting == Tool.COMPASS else 1
    state.phase = first_phase(int(state.acting))


@rule
def first_phase(tool: int) -> int:
    """R5.1 R5.4 Rum and binoculars ask for a player, R5.6 the pistol for a card; the others work as cards are played."""
    if tool == Tool.RUM:
        return Phase.CHOOSING
    if tool == Tool.BINOCULARS:
        return Phase.CHOOSING
    return Phase.AIMING if tool == Tool.PISTOL else Phase.PLAYING


@rule
def choose_seat(state: State, other: int, events: Ints) -> None:
    """R5.1 An opponent to swap camps with, R5.4 or to look at."""
    if state.acting == Tool.RUM:
        swap_camps(state, other, events)
    else:
        look_at(state, other, events)
    state.phase = Phase.PLAYING


@rule
def swap_camps(state: State, other: int, events: Ints) -> None:
    """R5.1 Two players swap camps; the treasures they have stay with them."""
    seat = int(state.seat)
    given, taken = int(state.camp[seat]), int(state.camp[other])
    state.camp[seat], state.camp[other] = taken, given
    state.holder[taken], state.holder[given] = seat, other
    tell(events, Event.SWAPPED, seat, other, taken, given)


@rule
def look_at(state: State, other: int, events: Ints) -> None:
    """R5.4 An opponent lays the adventure cards open to all."""
    state.other = other
    tell(events, Event.LOOKED, state.seat, other)
    for place in range(state.hand_size[other]):
        tell(events, Event.SHOWN, other, state.hand[other, place])
    remember_shown(state, other)


@rule
def aim(state: State, card: int, events: Ints) -> None:
    """R5.6 The pistol's player names the card to be replaced."""
    state.target = card
    state.phase = Phase.REPLACING
    tell(events, Event.AIMED, state.seat, card, row_of(state, card))


@rule
def replace(state: State, card: int, events: Ints) -> None:
    """R5.6 A hand card takes the place of the one named, which is discarded; Q3 then a card is played as in every turn."""
    seat = int(state.seat)
    old = int(state.target)
    row = row_of(state, old)
    drop_from_hand(state, seat, card)
    remember_left(state, seat, card)
    state.row[row, place_of(state, row, old)] = card
    state.face_up = int(state.face_up) & ~(1 << old) | 1 << card
    state.discard |= 1 << old
    state.target = 0
    state.phase = Phase.PLAYING
    tell(events, Event.REPLACED, seat, old, card, row)


@rule
def play_card(state: State, card: int, row: int, events: Ints) -> None:
    """R3.2 An adventure card is played into a row; R4.1 a full row is evaluated at once, before anything is drawn."""
    if state.acting == Tool.BLINDFOLD:
        play_veiled(state, card, row, events)
    else:
        play_open(state, card, row, events)
    if is_full(state, row):
        evaluate(state, row, events)
    if state.ending != Ending.NONE:
        clear_turn(state)
    elif state.plays_left > 1:
        state.plays_left -= 1
    else:
        finish_plays(state, events)


@rule
def play_open(state: State, card: int, row: int, events: Ints) -> None:
    """R3.2 The card lies face up; R5.4 with binoculars it comes from the hand laid open."""
    seat, owner = int(state.seat), player_of(state)
    if owner != seat:
        tell(events, Event.BORROWED, seat, card, row, owner)
    else:
        tell(events, Event.PLAYED, seat, card, row)
    drop_from_hand(state, owner, card)
    remember_left(state, owner, card)
    lay_card(state, row, card, 0)


@rule
def play_veiled(state: State, card: int, row: int, events: Ints) -> None:
    """R5.3 The card lies face down; only its player knows it."""
    seat = int(state.seat)
    whisper(events, 1 << seat, Event.VEILED, seat, card, row)
    drop_from_hand(state, seat, card)
    which = remember_veiled(state, seat)
    lay_card(state, row, card, veil_of(seat, which))


@rule
def finish_plays(state: State, events: Ints) -> None:
    """R3.4 After the last card hands are filled; R5.5 a lasso takes from a row instead; R5.4 binoculars fill the other's."""
    if state.acting == Tool.LASSO and state.face_up != 0:
        state.phase = Phase.ROPING
        return
    draw_back(state, player_of(state), events)
    end_turn(state, events)


@rule
def rope(state: State, card: int, events: Ints) -> None:
    """R5.5 A face-up card of any row, Q4 the one just played too, comes into the hand instead of one from the deck."""
    seat = int(state.seat)
    row = row_of(state, card)
    take_from_row(state, row, card)
    add_to_hand(state, seat, card)
    remember_taken(state, seat, card)
    tell(events, Event.ROPED, seat, card, row)
    end_turn(state, events)


@rule
def end_turn(state: State, events: Ints) -> None:
    """R3.6 An action card played is made up for from the own pile; R2.5 the next player clockwise is on turn."""
    if state.acting != 0:
        draw_tool(state, int(state.seat), events)
    clear_turn(state)
    state.seat = state.seat + 1 if state.seat + 1 < state.players else 0


@rule
def clear_turn(state: State) -> None:
    """R3.1 Nothing of an action outlasts its turn."""
    state.phase = Phase.TURN
    state.acting = 0
    state.other = 0
    state.plays_left = 0
