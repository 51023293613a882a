"""A heuristic player: it holds what may grow, trades up what will not, and sells what a storm would take.

What so many cards of a treasure are worth in the hand comes from a table made here from the box, by how long the deck will
last: their price today, and a share of what a full set would bring. All worth is in sixteenths of a point.
"""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import PART, STAGES, Ints, State
from mastaba.engine.dice import LOW_31, spread
from mastaba.games.archaeology.actions import ACTIONS
from mastaba.games.archaeology.cards import copies, count_of, size_of
from mastaba.games.archaeology.rules.scoring import points_of
from mastaba.games.archaeology.state import (
    CHAMBER_CARDS,
    CHAMBER_MAPS,
    CHAMBERS,
    COUNT,
    DECK,
    FIRST_LOT,
    LARGEST,
    LOT_VALUE,
    MAP,
    MOST_MAPS,
    STORMS,
    TREASURES,
    VALUE,
    Phase,
)

SCALE: Final = 18  # a typical winning margin in points
POINT: Final = PART
RATE: Final = 3  # what a full set brings for each of the trade value in it: trades make sets of whatever is in the hand
GROWTH: Final = (9, 6, 6, 8)  # sixteenths of what is lacking to that, from an empty deck to a full one
ROUNDS: Final = np.array([0, 1, 1, 1, 2, 2, 2, 2, 3], np.int64)  # which of these, by the rounds left
CREDIT: Final = 2 * POINT  # what has been given in a trade and not taken yet, for each of its trade value
FOUND: Final = 4 * POINT  # a card in a closed chamber
CHART: Final = 5 * POINT  # a map that has no chamber yet
PLAIN_MAP: Final = int(LOT_VALUE[FIRST_LOT[MAP]]) * POINT
RISK: Final = 16  # how much of a set a storm would take, in sixteenths
LEAST_GAIN: Final = 4  # what a trade must bring
SHARES: Final = 12  # divides by every trade value
NOISE: Final = 7
SURE: Final = 1_000_000
RANKS: Final = 8  # more than there are treasures, and than any number of cards in a set; a power of two


@rule
def forget(seen: State, seat: int) -> None:
    """R10.2 Which cards were taken into a hand in the open, R10.4 and what thefts and finds have told of it."""
    seen.doubts[seat] = 0
    for owner in range(seen.players):
        seen.known[seat, owner] = seen.known[seen.players, owner] = 0
        seen.gone[seat, owner] = seen.gone_to[seat, owner] = 0
        seen.doubt[seat, owner] = seen.doubt_odds[seat, owner] = 0
        for maps in range(MOST_MAPS):
            seen.no_maps[seat, owner, maps] = 0


def price(treasure: int, count: int) -> int:
    """What so many cards of a treasure fetch: full sets, and one of the rest."""
    largest = int(LARGEST[treasure])
    values = [0, *(int(value) for value in LOT_VALUE[FIRST_LOT[treasure] : FIRST_LOT[treasure] + largest])]
    return count // largest * values[largest] + values[count % largest]


def outlook(treasure: int, count: int, growth: int) -> int:
    """What so many cards are worth in the hand: their price, and a share of what is lacking to what trades make of them."""
    now = price(treasure, count)
    return round(POINT * now + growth * max(RATE * int(VALUE[treasure]) * count - now, 0))


def charts(explored: int, maps: int) -> int:
    """What so many maps are worth: the best chambers they open, and something for those left over."""
    best = 0
    for chosen in product((0, 1), repeat=CHAMBERS):
        used = sum(int(need) for need, is_chosen in zip(CHAMBER_MAPS, chosen, strict=True) if is_chosen)
        is_open = all(not (is_chosen and explored >> chamber & 1) for chamber, is_chosen in enumerate(chosen))
        if used <= maps and is_open:
            found = sum(int(cards) for cards, is_chosen in zip(CHAMBER_CARDS, chosen, strict=True) if is_chosen)
            left = PLAIN_MAP if explored == (1 << CHAMBERS) - 1 else CHART
            best = max(best, FOUND * found + left * (maps - used))
    return best


MOST: Final = int(COUNT.max()) + 1
WORTH: Final = np.array(
    [[[outlook(treasure, count, growth) for count in range(MOST)] for treasure in range(TREASURES)] for growth in GROWTH],
    np.int32,
)
MAP_WORTH: Final = np.array([[charts(bits, maps) for maps in range(MOST)] for bits in range(1 << CHAMBERS)], np.int32)


@rule
def advise(state: State, actions: Ints, count: int, stream: int) -> int:
    """The best choice of the phase; what opens ways comes first, then trades, then sales, then the end of the turn."""
    if count == 1:
        return int(actions[0])
    hand = int(state.hand[state.seat])
    stage = stage_of(state)
    if state.phase == Phase.TURN:
        return advise_turn(state, actions, count, hand, stage, stream)
    if state.phase == Phase.THIEF:
        return advise_theft(state, actions, count, stream)
    if state.phase == Phase.STORM:
        return ACTIONS.discard.at(cheapest(state, hand, 0, 1, stage, 1))
    return advise_trade(state, hand, stage)


@rule
def stage_of(state: State) -> int:
    """How long the deck will last, in four steps."""
    return int(ROUNDS[min((int(state.deck_left) + int(state.players) - 1) // int(state.players), len(ROUNDS) - 1)])


@rule
def worth(state: State, stage: int, treasure: int, count: int) -> int:
    """What so many cards of a treasure are worth in the hand."""
    if treasure == MAP:
        return int(MAP_WORTH[state.explored, count])
    return int(WORTH[stage, treasure, count])


@rule
def loss(state: State, hand: int, stage: int, treasure: int) -> int:
    """What the hand is worth less without one card of a treasure that is in it."""
    held = count_of(hand, treasure)
    return worth(state, stage, treasure, held) - worth(state, stage, treasure, held - 1)


@rule
def cheapest(state: State, hand: int, barred: int, need: int, stage: int, is_by_card: int) -> int:
    """The treasure of the hand that is lost most easily, by the card or by the value it brings towards a need; -1: none."""
    best = -1
    best_rate = SURE
    for treasure in range(TREASURES):
        if count_of(hand, treasure) > 0 and barred >> treasure & 1 == 0:
            rate = loss(state, hand, stage, treasure) * SHARES
            if is_by_card == 0:
                rate //= min(int(VALUE[treasure]), need)
            if rate < best_rate:
                best_rate = rate
                best = treasure
    return best


@rule
def ranked(gain: int, treasure: int, number: int) -> int:
    """A gain and the cards that bring it in one number, which is the higher the greater the gain."""
    return (gain * RANKS + treasure) * RANKS + number


@rule
def gain_in(rank: int) -> int:
    """The gain of a rank."""
    return rank // (RANKS * RANKS)


@rule
def treasure_in(rank: int) -> int:
    """The treasure of a rank."""
    return rank // RANKS % RANKS


@rule
def number_in(rank: int) -> int:
    """How many cards of its treasure a rank is about."""
    return rank % RANKS


@rule
def best_number(state: State, hand: int, stage: int, wanted: int) -> int:
    """How many cards of a treasure are best to trade for, and what they bring, ranked: each paid with what is lost most easily."""
    held, paid, credit = count_of(hand, wanted), 0, int(state.credit)
    barred, best = int(state.taken) | 1 << wanted, ranked(-SURE, wanted, 1)
    for number in range(1, min(count_of(state.market, wanted), int(LARGEST[wanted])) + 1):
        credit -= int(VALUE[wanted])
        while credit < 0:
            given = cheapest(state, hand, barred, -credit, stage, 0)
            if given < 0:
                return best
            paid += loss(state, hand, stage, given)
            hand -= copies(given, 1)
            credit += int(VALUE[given])
        best = max(best, ranked(added(state, stage, wanted, held, number) - paid, wanted, number))
    return best


@rule
def added(state: State, stage: int, treasure: int, held: int, number: int) -> int:
    """What so many cards more of a treasure are worth."""
    return worth(state, stage, treasure, held + number) - worth(state, stage, treasure, held)


@rule
def best_trade(state: State, hand: int, stage: int) -> int:
    """The cards of the market that are best to trade for, and what they bring, ranked; a set is worth more than its cards one by one."""
    best = ranked(-SURE, 0, 1)
    for treasure in range(TREASURES):
        if count_of(state.market, treasure) > 0 and int(state.given) >> treasure & 1 == 0:
            best = max(best, best_number(state, hand, stage, treasure))
    return best


@rule
def advise_trade(state: State, hand: int, stage: int) -> int:
    """In a trade: give until the best cards can be paid, take them, and then whatever the rest of the credit allows."""
    if state.phase == Phase.GIVING:
        best = best_trade(state, hand, stage)
        if int(VALUE[treasure_in(best)]) * number_in(best) <= state.credit:
            return ACTIONS.take.at(treasure_in(best))
        return next_gift(state, hand, stage, treasure_in(best))
    return best_take(state, hand, stage)


@rule
def next_gift(state: State, hand: int, stage: int, wanted: int) -> int:
    """Gives the card that is lost most easily towards the next card of a treasure that is not paid yet."""
    value = int(VALUE[wanted])
    need = value - int(state.credit) % value
    return ACTIONS.give.at(cheapest(state, hand, int(state.taken) | 1 << wanted, need, stage, 0))


@rule
def best_take(state: State, hand: int, stage: int) -> int:
    """A card of those that add most together among what the credit allows; the end of the trade where there is none."""
    best = ACTIONS.trade.at()
    best_gain = -1
    for treasure in range(TREASURES):
        if int(state.given) >> treasure & 1 == 0:
            held = count_of(hand, treasure)
            for number in range(1, min(count_of(state.market, treasure), int(state.credit) // int(VALUE[treasure])) + 1):
                gain = added(state, stage, treasure, held, number)
                if gain > best_gain:
                    best_gain = gain
                    best = ACTIONS.take.at(treasure)
    return best


@rule
def advise_turn(state: State, actions: Ints, count: int, hand: int, stage: int, stream: int) -> int:
    """Explores, sells full sets, trades up, sells what is at risk, in this order."""
    chance = spread(stream) & LOW_31
    for place in range(count):
        if ACTIONS.explore.FIRST <= actions[place] < ACTIONS.explore.END:
            return int(actions[place])
    for treasure in range(TREASURES):
        if treasure != MAP and count_of(hand, treasure) >= LARGEST[treasure]:
            return ACTIONS.sell.at(treasure, int(LARGEST[treasure]) - 1)
    if actions[0] < ACTIONS.give.END:
        best = best_trade(state, hand, stage)
        if gain_in(best) > LEAST_GAIN + (chance >> 27 & NOISE):
            return next_gift(state, hand, stage, treasure_in(best))
    return advise_sale(state, hand, stage, chance)


@rule
def advise_sale(state: State, hand: int, stage: int, chance: int) -> int:
    """The set that is better sold now than held another round, if there is one; without a deck any; else the end of the turn."""
    best = ACTIONS.end.at()
    best_merit = 0
    storm = storm_risk(state)
    for treasure in range(TREASURES):
        held = count_of(hand, treasure)
        if held > 0:
            size = min(held, int(LARGEST[treasure]))
            merit = int(LOT_VALUE[FIRST_LOT[treasure] + size - 1]) * POINT - worth(state, stage, treasure, held)
            merit += storm * RISK * worth(state, stage, treasure, held) // (SHARES * POINT)
            merit += (chance >> 3 * treasure & NOISE) - NOISE // 2
            if merit >= best_merit or (state.deck_left == 0 and best == ACTIONS.end.FIRST):
                best_merit = merit
                best = ACTIONS.sell.at(treasure, size - 1)
    return best


@rule
def storm_risk(state: State) -> int:
    """How likely a storm is before the next turn, in twelfths."""
    left = int(STORMS[state.players]) - int(state.storms)
    return min(SHARES, SHARES * left * int(state.players) // max(1, int(state.deck_left)))


@rule
def advise_theft(state: State, actions: Ints, count: int, stream: int) -> int:
    """The thief robs the hand with the best cards, as far as they are known."""
    best = int(actions[0])
    best_merit = -1
    chance = spread(stream) & LOW_31
    for place in range(count):
        seat = ACTIONS.steal.victim(int(actions[place]))
        merit = POINT * 4 * known_value(state, seat) // int(state.hand_size[seat]) + (chance * (2 * seat + 1) >> 20 & NOISE)
        if merit > best_merit:
            best = ACTIONS.steal.at(seat)
            best_merit = merit
    return best


@rule
def known_value(state: State, seat: int) -> int:
    """The trade value of a hand, two points for every card that is not known."""
    known = int(state.known[state.seat, seat])
    value = 2 * (int(state.hand_size[seat]) - size_of(known))
    for treasure in range(TREASURES):
        value += count_of(known, treasure) * int(VALUE[treasure])
    return value


@rule
def is_settled(state: State) -> bool:
    """R8.1 Once the deck is gone nothing is dug any more; R4.2 a thief still out draws blindly."""
    return state.deck_left == 0 and state.phase != Phase.THIEF


@rule
def forecast(state: State, out: Ints) -> None:
    """R9.2 What is sold, and what the hands may still bring."""
    stage = stage_of(state)
    for seat in range(state.players):
        hand, value = int(state.hand[seat]), 0
        for treasure in range(TREASURES):
            value += worth(state, stage, treasure, count_of(hand, treasure))
        out[seat] = POINT * points_of(state, seat) + value
    out[int(state.seat)] += CREDIT * int(state.credit)


@rule
def stage(state: State) -> int:
    """R8.1 By what is left of the deck; the last is that without one."""
    if state.deck_left == 0:
        return STAGES - 1
    return STAGES - 2 - int(state.deck_left) * (STAGES - 1) // (DECK + 1)
