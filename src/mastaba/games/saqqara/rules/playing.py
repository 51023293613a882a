"""What a decision does, and what follows from it by itself."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.saqqara.actions import ACTIONS
from mastaba.games.saqqara.events import Event
from mastaba.games.saqqara.rules.choices import tops
from mastaba.games.saqqara.state import (
    DRAFT,
    EMPTY,
    HAND_LIMIT,
    ROWS,
    SETS,
    TARGET,
    VALUES,
    Blocked,
    Ending,
    LastPrime,
    Phase,
)


@rule
def apply(state: State, action: int, events: Ints) -> None:
    """Carries out a decision."""
    if action < ACTIONS.draw.END:
        draw_relic(state, ACTIONS.draw.relic(action), events)
    elif action < ACTIONS.stop.END:
        tell(events, Event.STOPPED, state.seat)
        end_turn(state)
    elif action < ACTIONS.place.END:
        place_relic(state, ACTIONS.place.relic(action), ACTIONS.place.row(action), events)
    else:
        discard_relic(state, ACTIONS.discard.relic(action), events)


@rule
def end_turn(state: State) -> None:
    """R3.1 The next player clockwise is on turn."""
    state.seat = (state.seat + 1) % state.players
    state.phase = Phase.TURN
    state.touched = 0


@rule
def end_game(state: State, ending: int, events: Ints) -> None:
    """R7.1 The game ends at once."""
    state.ending = ending
    tell(events, Event.OVER, ending)


@rule
def take_top(state: State, value: int) -> None:
    """R4.1 The top relic of a pile is taken; the next value lies open."""
    for pile in range(SETS):
        if state.pile[pile] == value:
            state.pile[pile] = value + 1
            return


@rule
def draw_relic(state: State, value: int, events: Ints) -> None:
    """R4.1 A relic comes into the hand; R7.1 the last of the piles ends the game."""
    seat = state.seat
    take_top(state, value)
    state.hand[seat, value] += 1
    state.hand_size[seat] += 1
    tell(events, Event.DREW, seat, value)
    if tops(state) == 0:
        end_game(state, Ending.PILES, events)
    elif state.phase == Phase.DRAFT:
        pass_draft(state)
    elif state.hand_size[seat] >= HAND_LIMIT:
        end_turn(state)
    elif state.phase == Phase.TURN:
        state.phase = Phase.DRAWING


@rule
def pass_draft(state: State) -> None:
    """R2.3 One relic each in turn until all have three; then the first player begins."""
    state.seat = (state.seat + 1) % state.players
    if state.hand_size[state.seat] >= DRAFT:
        state.phase = Phase.TURN


@rule
def place_relic(state: State, value: int, row: int, events: Ints) -> None:
    """R5.1 A relic joins a row; after the second the rows are settled."""
    seat = state.seat
    state.hand[seat, value] -= 1
    state.hand_size[seat] -= 1
    earns = state.row[row, value] > 0
    state.row[row, value] += 1
    state.row_low[row] = min(value, int(state.row_low[row]))
    state.row_high[row] = max(value, int(state.row_high[row]))
    state.touched |= 1 << row
    tell(events, Event.PLACED, seat, value, row)
    if earns:
        award_prime(state, value, row, events)
    if state.ending != Ending.NONE:
        return
    if state.phase == Phase.TURN:
        state.phase = Phase.PLACING
    else:
        settle(state, events)


@rule
def award_prime(state: State, value: int, row: int, events: Ints) -> None:
    """R5.4 A relic whose value already lies in its row earns a prime; R7.2 Q1 the last may end the game on the spot."""
    if state.primes_left == 0:
        return
    state.primes[state.seat] += 1
    state.primes_left -= 1
    tell(events, Event.PRIME, state.seat, value, row, state.primes_left)
    if state.primes_left == 0 and state.last_prime == LastPrime.INSTANT:
        end_game(state, Ending.PRIMES, events)


@rule
def row_value(state: State, row: int) -> int:
    """R5.5 A row is worth the sum of its different values."""
    total = 0
    for value in range(VALUES):
        if state.row[row, value] > 0:
            total += value
    return total


@rule
def in_supply(state: State, value: int) -> bool:
    """Q2 Whether a copy of a value lies in a pile or in a hand."""
    for pile in range(SETS):
        if state.pile[pile] <= value:
            return True
    for seat in range(state.players):
        if state.hand[seat, value] > 0:
            return True
    return False


@rule
def is_blocked(state: State, row: int) -> bool:
    """R5.7 A row is blocked when all that could still join it would not bring it to 15; Q2 which relics count as such."""
    reach = row_value(state, row)
    for value in range(VALUES):
        is_beyond = value < state.row_low[row] or value > state.row_high[row]
        if is_beyond and (state.blocked == Blocked.STRUCTURE or in_supply(state, value)):
            reach += value
    return reach < TARGET


@rule
def settle(state: State, events: Ints) -> None:
    """R5.6 Rows of 15 or more are taken, R5.7 blocked ones discarded, R5.8 then all vacated rows restarted."""
    vacated = 0
    for row in range(ROWS):
        if state.touched >> row & 1:
            if row_value(state, row) >= TARGET:
                take_row(state, row, events)
                vacated |= 1 << row
            elif is_blocked(state, row):
                discard_row(state, row, events)
                vacated |= 1 << row
    if state.primes_left == 0:
        end_game(state, Ending.PRIMES, events)
    else:
        restart_rows(state, vacated, events)
        if state.ending == Ending.NONE:
            refill(state, events)


@rule
def count_row(state: State, row: int) -> int:
    """How many relics lie in a row."""
    cards = 0
    for value in range(VALUES):
        cards += state.row[row, value]
    return cards


@rule
def take_row(state: State, row: int, events: Ints) -> None:
    """R5.6 The player takes all cards of the row, duplicates too."""
    cards = count_row(state, row)
    tell(events, Event.TOOK, state.seat, row, row_value(state, row), cards)
    state.relics[state.seat] += cards
    for value in range(VALUES):
        state.row[row, value] = 0


@rule
def discard_row(state: State, row: int, events: Ints) -> None:
    """R5.7 The cards of a blocked row go to the common discard."""
    tell(events, Event.BLOCKED, row, row_value(state, row), count_row(state, row))
    for value in range(VALUES):
        state.discard[value] += state.row[row, value]
        state.row[row, value] = 0


@rule
def restart_rows(state: State, vacated: int, events: Ints) -> None:
    """R5.8 In row order, each vacated row starts anew with the lowest top relic then showing; R7.1 the last one ends the game."""
    for row in range(ROWS):
        if vacated >> row & 1 and state.ending == Ending.NONE:
            value = lowest_top(state)
            take_top(state, value)
            state.row[row, value] = 1
            state.row_low[row] = value
            state.row_high[row] = value
            tell(events, Event.RESTARTED, row, value)
            if tops(state) == 0:
                end_game(state, Ending.PILES, events)


@rule
def lowest_top(state: State) -> int:
    """R5.8 The lowest value showing on the piles."""
    lowest = EMPTY
    for pile in range(SETS):
        lowest = min(lowest, int(state.pile[pile]))
    return lowest


@rule
def refill(state: State, events: Ints) -> None:
    """R5.9 A player whose hand is empty draws five; otherwise the turn is over."""
    if state.hand_size[state.seat] == 0:
        state.phase = Phase.REFILLING
        tell(events, Event.EMPTIED, state.seat)
    else:
        end_turn(state)


@rule
def discard_relic(state: State, value: int, events: Ints) -> None:
    """R6.1 Two relics go to the common discard, one after the other."""
    state.hand[state.seat, value] -= 1
    state.hand_size[state.seat] -= 1
    state.discard[value] += 1
    tell(events, Event.DISCARDED, state.seat, value)
    if state.phase == Phase.TURN:
        state.phase = Phase.DISCARDING
    else:
        end_turn(state)
