"""R3.4 What a seat knows, and what the table could be for all it knows.

Every sarcophagus is remembered by where it stood, who opened it and when; every one handed over by who gave it to whom.
So a seat forgets nothing, and `resample` weighs exactly what it could be: values are dealt anew to what it has not seen,
whoever hands over is taken to pick one of that many eyes at random, and a course of events in which the seat would have
seen another value is thrown away.
"""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.engine.dice import draw, shuffle
from mastaba.games.luxor.rules.hands import take_in
from mastaba.games.luxor.rules.laying import untaken
from mastaba.games.luxor.state import (
    ANIMALS,
    DECK,
    DEPTH,
    HAND,
    ITEMS,
    POOL,
    RANKS,
    SEATS,
    SNAKE_BACK,
    STATE,
    TILES,
    UNKNOWN,
    Ending,
)

TRIES: Final = 100_000  # far more than any course of six curses needs
HOLDER_BITS: Final = 3  # a seat from 1, or nobody
HOLDER_MOST: Final = (1 << HOLDER_BITS) - 1

copy_open = STATE.copy_open
copy_own = STATE.copy_own


@rule
def see(state: State, seat: int, seen: State) -> None:
    """R3.4 The table, the own hand, card and sarcophagi, and what was handed over to or by the seat."""
    copy_open(state, seen)
    copy_own(state, seat, seen)
    for place in range(state.next, DECK):
        seen.deck[place] = UNKNOWN
    if state.next < DECK and state.deck[state.next] > TILES:
        seen.deck[state.next] = SNAKE_BACK
    for other in range(state.players):
        if other != seat:
            see_other(state, other, seen)
    is_over = state.ending != Ending.NONE
    for item in range(ITEMS):
        is_known = state.opener[item] == 1 + seat or (is_over and state.opener[item] > 0)
        seen.inside[item] = state.inside[item] if is_known else UNKNOWN
    for number in range(state.gives):
        is_known = is_over or state.giver[number] == seat or state.taker[number] == seat
        seen.given[number] = state.given[number] if is_known else UNKNOWN


@rule
def see_other(state: State, other: int, seen: State) -> None:
    """R3.4 Another player's tiles, card and values stay hidden, R8.2 card and values until the end."""
    is_over = state.ending != Ending.NONE
    seen.pharaoh[other] = state.pharaoh[other] if is_over else UNKNOWN
    for rank in range(RANKS):
        seen.owned[other, rank] = state.owned[other, rank] if is_over else UNKNOWN
    for place in range(HAND):
        seen.hand[other, place] = 0 if state.hand[other, place] == 0 else UNKNOWN


@rule
def resample(seen: State, seat: int, state: State) -> None:
    """R3.4 A table that the seat could not tell from the real one."""
    copy_open(seen, state)
    deal_tiles(seen, seat, state)
    deal_pharaohs(seen, state)
    for eyes in range(DEPTH):
        for _ in range(TRIES):
            deal_values(seen, eyes, state)
            if has_fitting_gifts(seen, eyes, state):
                break


@rule
def deal_tiles(seen: State, seat: int, state: State) -> None:
    """R2.2 Tiles that the seat has not seen, first at the end of the deck, go to the other hands and into the deck."""
    known = int(seen.laid)
    for place in range(HAND):
        if seen.hand[seat, place] > 0:
            known |= 1 << (int(seen.hand[seat, place]) - 1)
    start = DECK
    for tile in range(TILES):
        if known >> tile & 1 == 0:
            start -= 1
            state.deck[start] = 1 + tile
    shuffle(state, state.deck, start, DECK - start)
    for other in range(seen.players):
        for place in range(HAND):
            card = int(seen.hand[other, place])
            if card == UNKNOWN:
                card = int(state.deck[start])
                state.deck[start] = 0
                start += 1
            if card > 0:
                take_in(state, other, card)
    mix_curses(seen, state, start)


@rule
def mix_curses(seen: State, state: State, start: int) -> None:
    """R9.1 Curse tiles lie anywhere behind the first reserve; R9.6 whether one is next shows."""
    left = start - int(seen.next)  # the tiles of the deck lie at its end, the places before them are the curse tiles'
    tiles = int(seen.curses_left)
    if left == 0:
        return
    eligible = DECK - max(int(seen.plain_end), int(seen.next) + 1)
    for place in range(seen.next, DECK):
        is_curse = seen.deck[place] == SNAKE_BACK
        if place > seen.next and place >= seen.plain_end:
            is_curse = draw(state, eligible) < left
            eligible -= 1
        if is_curse:
            curse = untaken(~tiles, draw(state, left))
            tiles &= ~(1 << curse)
            left -= 1
            state.deck[place] = 1 + TILES + curse
        else:
            state.deck[place] = state.deck[start]
            start += 1


@rule
def deal_pharaohs(seen: State, state: State) -> None:
    """R2.4 Cards that the seat has not seen go to the others."""
    taken, count = 0, 0
    for seat in range(seen.players):
        if seen.pharaoh[seat] != UNKNOWN:
            taken |= 1 << int(seen.pharaoh[seat])
            count += 1
    for seat in range(seen.players):
        state.pharaoh[seat] = seen.pharaoh[seat]
        if seen.pharaoh[seat] == UNKNOWN:
            animal = untaken(taken, draw(state, ANIMALS - count))
            taken |= 1 << animal
            count += 1
            state.pharaoh[seat] = animal


@rule
def deal_values(seen: State, eyes: int, state: State) -> None:
    """R2.1 Values that the seat has not seen go to the sarcophagi that it has not looked into."""
    left = 0
    for rank in range(RANKS):
        if POOL[eyes, rank] > 0:
            state.owned[0, rank] = POOL[eyes, rank]  # counts what is left, until `count_owned`
    for item in range(eyes, ITEMS, DEPTH):
        state.inside[item] = seen.inside[item]
        if seen.inside[item] == UNKNOWN:
            left += 1
        else:
            state.owned[0, seen.inside[item]] -= 1
    for item in range(eyes, ITEMS, DEPTH):
        if seen.inside[item] == UNKNOWN:
            rank = rank_left(state, eyes, draw(state, left))
            state.owned[0, rank] -= 1
            state.inside[item] = rank
            left -= 1


@rule
def rank_left(state: State, eyes: int, number: int) -> int:
    """The rank of a value among those left with so many eyes, counted through from the lowest."""
    rank = 0
    while POOL[eyes, rank] == 0 or number >= state.owned[0, rank]:
        if POOL[eyes, rank] > 0:
            number -= int(state.owned[0, rank])
        rank += 1
    return rank


@rule
def held_by(holder: int, animal: int) -> int:
    """Who owns a column's sarcophagus of so many eyes by now (from 1), packed with those of the other columns."""
    return holder << HOLDER_BITS * animal


@rule
def holder_at(holders: int, animal: int) -> int:
    """The owner of one of them; 0 for nobody."""
    return holders >> HOLDER_BITS * animal & HOLDER_MOST


@rule
def has_fitting_gifts(seen: State, eyes: int, state: State) -> bool:
    """R9.4 Hands over again what was handed over; False when the seat would have seen another value than it did."""
    holders = 0
    for item in range(eyes, ITEMS, DEPTH):
        holders |= held_by(int(seen.opener[item]), item // DEPTH)
    for number in range(seen.gives):
        if seen.given_eyes[number] == eyes:
            animal = pick(seen, eyes, holders, number, state)
            rank = int(state.inside[animal * DEPTH + eyes])
            if seen.given[number] != UNKNOWN and seen.given[number] != rank:
                return False
            state.given[number] = rank
            holders += held_by(int(seen.taker[number]) - int(seen.giver[number]), animal)
    count_owned(eyes, holders, state)
    return True


@rule
def pick(seen: State, eyes: int, holders: int, number: int, state: State) -> int:
    """R9.4 One of the sarcophagi with so many eyes that the giver had by then, at random."""
    chosen, count = 0, 0
    for animal in range(ANIMALS):
        is_held = holder_at(holders, animal) == 1 + seen.giver[number]
        if is_held and seen.opened_at[animal * DEPTH + eyes] <= number:
            count += 1
            if draw(state, count) == 0:
                chosen = animal
    return chosen


@rule
def count_owned(eyes: int, holders: int, state: State) -> None:
    """R8.1 Who owns how many of each value with so many eyes."""
    for seat in range(SEATS):
        for rank in range(RANKS):
            if POOL[eyes, rank] > 0:
                state.owned[seat, rank] = 0
    for animal in range(ANIMALS):
        holder = holder_at(holders, animal)
        if holder > 0:
            state.owned[holder - 1, state.inside[animal * DEPTH + eyes]] += 1
