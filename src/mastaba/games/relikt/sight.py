"""R8 What a seat knows, and the tables it could be sitting at.

Everybody remembers everything shown, so what a seat knows is what all know (`known`, `age`, `unseen`, `veil_*`, kept up by
rules/memory.py) and its own cards. `resample` draws tables as likely as they are:

- the unseen cards of each shuffle fall by lot to the seats that drew from it and, of the present one, to the deck;
- which of a player's cards lies face down is drawn by the odds that are kept of it (Q5, see memory.py);
- whoever has played a pistol has a card that fits (R5.6): hands in which that is not so are drawn again.
"""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.engine.dice import draw, shuffle
from mastaba.games.relikt.cards import is_among, is_veil_of, veil_of
from mastaba.games.relikt.rules.choices import is_in_play, replaceable
from mastaba.games.relikt.rules.hands import add_to_hand
from mastaba.games.relikt.rules.memory import BOTH
from mastaba.games.relikt.state import (
    CARDS,
    COPIES,
    EPOCHS,
    HAND,
    KINDS,
    KIT,
    LONGEST,
    ROWS,
    SEATS,
    STATE,
    TREASURES,
    VEILS,
    Phase,
)

FINE: Final = 1 << 30
NO_CARD: Final = 0  # where it stands nobody asks for it

copy_open = STATE.copy_open
copy_own = STATE.copy_own


@rule
def see(state: State, seat: int, seen: State) -> None:
    """R8.1 A seat sees the open table, R8.2 its own cards but not the order of its pile, R8.3 of the others' what all were shown."""
    copy_open(state, seen)
    copy_own(state, seat, seen)
    see_rows(state, seat, seen)
    see_hands(state, seat, seen)
    for place in range(state.kit_drawn[seat]):
        seen.kit[seat, place] = state.kit[seat, place]
    for treasure in range(state.turned, TREASURES):
        seen.treasure[treasure] = -1
    for card in range(CARDS):
        seen.deck[card] = -1


@rule
def see_rows(state: State, seat: int, seen: State) -> None:
    """R5.3 A face-down card is known to its player alone."""
    for row in range(ROWS):
        for place in range(LONGEST):
            card, veil = int(state.row[row, place]), int(state.veil[row, place])
            seen.row[row, place] = card if veil == 0 or is_veil_of(veil, seat) else -1


@rule
def see_hands(state: State, seat: int, seen: State) -> None:
    """R8.3 Of another's hand, the cards that are certainly in it."""
    for other in range(SEATS):
        if other == seat:
            continue
        certain = int(state.known[other]) & ~int(state.veil_known[other, 0]) & ~int(state.veil_known[other, 1])
        count = 0
        for place in range(state.hand_size[other]):
            card = int(state.hand[other, place])
            if is_among(card, certain):
                seen.hand[other, count] = card
                count += 1
        for place in range(count, HAND):
            seen.hand[other, place] = -1


@rule
def resample(seen: State, seat: int, state: State) -> None:
    """R8.5 Draws a table that the seat could not tell from the real one."""
    copy_open(seen, state)
    copy_own(seen, seat, state)
    for row in range(ROWS):
        for place in range(LONGEST):
            state.row[row, place] = seen.row[row, place]
    deal_hands(seen, seat, state)
    while is_stuck(state):
        deal_hands(seen, seat, state)
    for other in range(state.players):
        resample_tools(seen, other, state)
    resample_treasures(seen, state)


@rule
def deal_hands(seen: State, seat: int, state: State) -> None:
    """R8.3 R8.4 The other hands and their face-down cards, and the deck."""
    for other in range(SEATS):
        state.known[other] = seen.known[other]
    deal_unseen(seen, seat, state)
    for other in range(SEATS):
        if other != seat:
            deal_hand(seen, other, state)


@rule
def is_stuck(state: State) -> bool:
    """R5.6 Whether somebody has played a pistol without a card for it, which nobody can."""
    if state.phase == Phase.AIMING:
        return replaceable(state, int(state.seat)) == 0
    return state.phase == Phase.REPLACING and not is_among(int(state.target), replaceable(state, int(state.seat)))


@rule
def hidden_from(seen: State, seat: int) -> int:
    """R8.4 The cards in play whose whereabouts nobody has shown the seat, one bit each."""
    located = int(seen.face_up) | int(seen.discard)
    for place in range(seen.hand_size[seat]):
        located |= 1 << int(seen.hand[seat, place])
    for row in range(ROWS):
        for place in range(seen.row_size[row]):
            if seen.row[row, place] >= 0:
                located |= 1 << int(seen.row[row, place])
    for other in range(seen.players):
        located |= int(seen.known[other])
    hidden = 0
    for card in range(CARDS):
        if is_in_play(seen, card) and not is_among(card, located):
            hidden |= 1 << card
    return hidden


@rule
def deal_unseen(seen: State, seat: int, state: State) -> None:
    """R8.4 Each shuffle's unseen cards fall to those who drew from it, the rest of the last stays the deck.

    Until the hands are dealt, `known` holds all the cards with a seat.
    """
    hidden = hidden_from(seen, seat)
    count = 0
    for epoch in range(int(seen.epoch) + 1):
        for card in range(CARDS):
            if is_among(card, hidden) and seen.age[card] == epoch:
                state.deck[count] = card
                count += 1
        shuffle(state, state.deck, 0, count)
        for other in range(seen.players):
            if other != seat:
                for _ in range(seen.unseen[other, epoch]):
                    count -= 1
                    state.known[other] |= 1 << int(state.deck[count])
    for place in range(count, CARDS):
        state.deck[place] = -1


@rule
def deal_hand(seen: State, other: int, state: State) -> None:
    """R8.3 Of the cards with a seat, some are those it played face down, the others its hand."""
    for place in range(HAND):
        state.hand[other, place] = -1
    held = int(state.known[other])
    first = NO_CARD
    for which in range(VEILS):
        if seen.veil_live[other] >> which & 1:
            card = draw_veil(seen, other, which, first, held, state)
            uncover(seen, veil_of(other, which), card, state)
            held &= ~(1 << card)
            first = card
    state.known[other] = seen.known[other]
    state.hand_size[other] = 0
    for card in range(CARDS):
        if is_among(card, held):
            add_to_hand(state, other, card)


@rule
def draw_veil(seen: State, other: int, which: int, first: int, held: int, state: State) -> int:
    """Q5 A face-down card: one of those known to have been there, or an unseen one of some shuffle, by the odds of each."""
    known = held & int(seen.veil_known[other, which])
    left = draw(state, FINE) / FINE * total_odds(seen, other, which, first, known)
    chosen = 0
    for card in range(CARDS):
        if is_among(card, known) and left >= 0:
            chosen = card
            left -= odds_of_known(seen, other, which, card)
    for epoch in range(EPOCHS):
        odds = odds_of_unseen(seen, other, which, first, epoch)
        if odds > 0 and left >= 0:
            chosen = CARDS + epoch
            left -= odds
    if chosen < CARDS:
        return chosen
    unseen = of_age(seen, held & ~int(seen.known[other]), chosen - CARDS)
    return pick_bit(unseen, draw(state, count_bits(unseen)))


@rule
def total_odds(seen: State, other: int, which: int, first: int, known: int) -> float:
    """Q5 The odds of all that a face-down card may be."""
    total = 0.0
    for card in range(CARDS):
        if is_among(card, known):
            total += odds_of_known(seen, other, which, card)
    for epoch in range(EPOCHS):
        total += odds_of_unseen(seen, other, which, first, epoch)
    return total


@rule
def odds_of_known(seen: State, other: int, which: int, card: int) -> float:
    """Q5 The odds that a face-down card is this known one: 1, or for the first of two, one for each thing the second may be."""
    if which > 0 or seen.veil_live[other] != BOTH:
        return 1.0
    odds = float(count_bits(int(seen.veil_known[other, 1]) & ~(1 << card)))
    for epoch in range(EPOCHS):
        odds += float(seen.veil_odds[other, 1, epoch])
    return odds


@rule
def odds_of_unseen(seen: State, other: int, which: int, first: int, epoch: int) -> float:
    """Q5 The odds that a face-down card is an unseen one of a shuffle, given the first where it is the second of two."""
    odds = float(seen.veil_odds[other, which, epoch])
    if odds == 0.0 or seen.veil_live[other] != BOTH:
        return odds
    if which > 0:
        is_same = not is_among(first, int(seen.known[other])) and seen.age[first] == epoch
        return float(seen.veil_both[other, epoch]) / float(seen.veil_odds[other, 0, epoch]) if is_same else odds
    rest = float(count_bits(int(seen.veil_known[other, 1])))
    for later in range(EPOCHS):
        if later != epoch:
            rest += float(seen.veil_odds[other, 1, later])
    return odds * rest + float(seen.veil_both[other, epoch])


@rule
def of_age(seen: State, cards: int, epoch: int) -> int:
    """R8.4 The cards of a set that were last dealt or drawn from one shuffle."""
    for card in range(CARDS):
        if seen.age[card] != epoch:
            cards &= ~(1 << card)
    return cards


@rule
def uncover(seen: State, veil: int, card: int, state: State) -> None:
    """Puts a card where a face-down one lies."""
    for row in range(ROWS):
        for place in range(seen.row_size[row]):
            if seen.veil[row, place] == veil:
                state.row[row, place] = card


@rule
def count_bits(cards: int) -> int:
    """How many cards are in a set."""
    count = 0
    for card in range(CARDS):
        count += cards >> card & 1
    return count


@rule
def pick_bit(cards: int, number: int) -> int:
    """The card of a set that comes after `number` others."""
    card = 0
    while cards >> card & 1 == 0 or number > 0:
        number -= cards >> card & 1
        card += 1
    return card


@rule
def resample_tools(seen: State, other: int, state: State) -> None:
    """R8.5 A seat's pile and, where not seen, its hand are some order of the action cards it has not played."""
    played = int(seen.kit_played[other])
    fixed = 0
    for place in range(KIT):
        tool = int(seen.kit[other, place])
        state.kit[other, place] = tool
        if tool > 0:
            fixed += 1
            played |= 1 << tool
    if fixed == 0:
        for tool in range(1, KIT + 1):
            if played >> tool & 1:
                state.kit[other, fixed] = tool
                fixed += 1
    count = fixed
    for tool in range(1, KIT + 1):
        if played >> tool & 1 == 0:
            state.kit[other, count] = tool
            count += 1
    shuffle(state, state.kit[other], fixed, KIT - fixed)
    state.kit_hand[other] = 0
    for place in range(seen.kit_drawn[other]):
        state.kit_hand[other] |= 1 << int(state.kit[other, place])
    state.kit_hand[other] &= ~int(seen.kit_played[other])


@rule
def resample_treasures(seen: State, state: State) -> None:
    """R8.5 The pile and the removed treasures are some order of the kinds not yet turned up."""
    count = int(seen.turned)
    first = count
    for kind in range(KINDS):
        left = int(COPIES[kind])
        for place in range(first):
            left -= int(seen.treasure[place] == kind)
        for _ in range(left):
            state.treasure[count] = kind
            count += 1
    shuffle(state, state.treasure, first, TREASURES - first)
