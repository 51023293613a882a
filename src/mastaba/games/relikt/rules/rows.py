"""R4 Rows: cards join them, and a full one is evaluated at once."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.relikt.cards import added_by, highest_sum, leader_of, sum_of, veil_seat, veil_which
from mastaba.games.relikt.events import Event
from mastaba.games.relikt.rules.memory import remember_unveiled
from mastaba.games.relikt.state import COLOURS, GEMS, ROWS, STAKES, Ending


@rule
def lay_card(state: State, row: int, card: int, veil: int) -> None:
    """R3.2 A card joins a row, R5.3 face down where it has a veil."""
    place = int(state.row_size[row])
    state.row[row, place] = card
    state.veil[row, place] = veil
    state.row_size[row] = place + 1
    if veil == 0:
        state.face_up |= 1 << int(card)


@rule
def row_of(state: State, card: int) -> int:
    """R5.8 The row in which a card lies face up; -1 if none."""
    for row in range(ROWS):
        for place in range(state.row_size[row]):
            if state.row[row, place] == card and state.veil[row, place] == 0:
                return row
    return -1


@rule
def place_of(state: State, row: int, card: int) -> int:
    """Where in its row a card lies."""
    place = 0
    while state.row[row, place] != card or state.veil[row, place] != 0:
        place += 1
    return place


@rule
def take_from_row(state: State, row: int, card: int) -> None:
    """R5.5 A face-up card leaves its row; the others close up, and the row stays open."""
    last = int(state.row_size[row]) - 1
    for place in range(place_of(state, row, card), last):
        state.row[row, place] = state.row[row, place + 1]
        state.veil[row, place] = state.veil[row, place + 1]
    state.row[row, last] = -1
    state.veil[row, last] = 0
    state.row_size[row] = last
    state.face_up &= ~(1 << int(card))


@rule
def is_full(state: State, row: int) -> bool:
    """R4.1 A row is full with as many cards as its treasure has gems."""
    return int(state.row_size[row]) == int(GEMS[state.treasure[state.place[row]]])


@rule
def evaluate(state: State, row: int, events: Ints) -> None:
    """R4.1 Face-down cards are turned up, the colours summed; R4.2 the highest takes the treasure, R4.4 a tie nobody."""
    unveil(state, row, events)
    sums = sum_colours(state, row)
    for colour in range(COLOURS):
        total = sum_of(sums, colour)
        if total > 0:
            tell(events, Event.TALLIED, row, colour, total, state.holder[colour])
    clear_row(state, row)
    leader = leader_of(sums)
    if leader < 0:
        tell(events, Event.TIED, row, state.treasure[state.place[row]], highest_sum(sums))
    else:
        award(state, row, leader, sum_of(sums, leader), events)


@rule
def unveil(state: State, row: int, events: Ints) -> None:
    """R4.1 Face-down cards are turned up before the row is counted."""
    for place in range(state.row_size[row]):
        veil = int(state.veil[row, place])
        if veil > 0:
            card = int(state.row[row, place])
            tell(events, Event.UNVEILED, veil_seat(veil), card, row)
            remember_unveiled(state, veil_seat(veil), veil_which(veil), card)


@rule
def sum_colours(state: State, row: int) -> int:
    """R4.1 The sum of each colour in a row, as far as its cards are known."""
    sums = 0
    for place in range(state.row_size[row]):
        card = int(state.row[row, place])
        if card >= 0:
            sums += added_by(card)
    return sums


@rule
def clear_row(state: State, row: int) -> None:
    """R4.3 The cards of an evaluated row are discarded."""
    cards = 0
    for place in range(state.row_size[row]):
        cards |= 1 << int(state.row[row, place])
        state.row[row, place] = -1
        state.veil[row, place] = 0
    state.row_size[row] = 0
    state.face_up &= ~cards
    state.discard |= cards


@rule
def award(state: State, row: int, colour: int, total: int, events: Ints) -> None:
    """R4.2 Whoever holds the camp of the highest colour takes the treasure, wanted or not."""
    treasure = int(state.place[row])
    seat = int(state.holder[colour])
    state.owner[treasure] = seat + 1
    state.awarded += 1
    state.place[row] = -1
    tell(events, Event.AWARDED, seat, state.treasure[treasure], row, colour, total)
    if int(state.awarded) + int(state.treasures_left) == STAKES:
        end_game(state, events)
    elif state.turned < STAKES:
        turn_up(state, row, events)
    else:
        tell(events, Event.CLOSED, row)


@rule
def turn_up(state: State, row: int, events: Ints) -> None:
    """R4.3 A new treasure is turned up at the empty place."""
    treasure = int(state.turned)
    kind = state.treasure[treasure]
    state.place[row] = treasure
    state.turned = treasure + 1
    tell(events, Event.TURNED, row, kind, GEMS[kind])


@rule
def end_game(state: State, events: Ints) -> None:
    """R6.1 The game ends at once when all treasures are taken; Q1 or when one is left."""
    state.ending = Ending.TREASURES if state.treasures_left == 0 else Ending.SPARED
    tell(events, Event.OVER, state.ending)
