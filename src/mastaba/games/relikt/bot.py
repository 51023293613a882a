"""A heuristic player: it weighs every card by how it shifts the odds of a row, for a good treasure or a bad one.

The odds of a row are read from its sums alone: a colour's chance grows with the square of its sum and of what may yet come.
The sums of a row are one integer, a byte a colour; a face-down card of another counts as a fair one of its player's colour.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import PART, STAGES, Ints, State
from mastaba.engine.dice import LOW_31, spread
from mastaba.games.relikt.actions import ACTIONS
from mastaba.games.relikt.cards import BITS, added_by, colour_of, leader_of, number_of, sum_of, veil_seat
from mastaba.games.relikt.rules.choices import open_rows, player_of, tool_of
from mastaba.games.relikt.rules.rows import row_of
from mastaba.games.relikt.rules.scoring import points_of, scores, single
from mastaba.games.relikt.state import CARDS, COLOURS, GEMS, HAND, ROWS, STAKES, Phase, Tool

SCALE: Final = 7  # a typical winning margin in points
POINT: Final = 12  # divides by the number of opponents
WORST: Final = 2 * POINT * int(GEMS.max())  # lifts every worth above zero
STAKE_BITS: Final = 9
STAKE_MASK: Final = (1 << STAKE_BITS) - 1
SEAT_BITS: Final = 3
SEAT_MASK: Final = (1 << SEAT_BITS) - 1
FINE: Final = 16
REACH: Final = 4  # what every colour may hope for from each card still to come
VEILED: Final = 8  # what a face-down card of another is taken for
HOPE: Final = 1  # what may yet become of a single red: it counts down by so much less, in quarters
KEEP: Final = 3  # what it costs to part with a pip of the own colour
NOISE: Final = 15
SWAP: Final = 24  # what new camps must promise
OFTEN: Final = np.array([0, 0, 16, 2, 3, 10, 10], np.int64)  # how often an action is played when it can be, in sixteenths
NEVER: Final = -1_000_000


@rule
def forget(seen: State, seat: int) -> None:
    """R8.3 The cards shown to be in a hand, unless it lies open now (R5.4), or one of its player's lies face down and may be one of them."""
    for other in range(seen.players):
        if other != seat and other != player_of(seen) and seen.veil_live[other] == 0:
            for card in range(CARDS):
                seen.unseen[other, seen.age[card]] += int(seen.known[other]) >> card & 1
            seen.known[other] = 0
            for place in range(HAND):
                seen.hand[other, place] = -1


@rule
def advise(state: State, actions: Ints, count: int, stream: int) -> int:
    """A tool if its hour has come, else the action that shifts the odds most."""
    if count == 1:
        return int(actions[0])
    chance = spread(stream)
    odd = singles(state)
    if state.phase == Phase.CHOOSING:
        return advise_seat(state, actions, count, odd, chance & LOW_31)
    first = 0
    while actions[first] < ACTIONS.use.END:
        if is_time(state, tool_of(int(actions[first])), odd, chance >> 5 * first & FINE - 1):
            return int(actions[first])
        first += 1
    if ACTIONS.play.FIRST <= actions[first] < ACTIONS.play.END:
        return best_play(state, actions, first, count, odd, chance & LOW_31)
    return best_change(state, actions, count, odd, chance & LOW_31)


@rule
def singles(state: State) -> int:
    """R7.2 The treasures that lack a second, one bit a seat and kind; what that means for reds, points_of says."""
    found = 0
    for treasure in range(state.turned):
        owner = int(state.owner[treasure])
        if owner > 0:
            found ^= single(owner - 1, int(state.treasure[treasure]))
    return found


@rule
def worth(state: State, kind: int, seat: int, odd: int) -> int:
    """What a treasure is worth to a seat: a red one by whether it makes a pair, and whether it still may."""
    points = POINT * points_of(kind, odd & single(seat, kind) != 0)
    if points > 0 or 2 * int(state.awarded) >= STAKES:
        return points
    return points - points * HOPE // 4


@rule
def stakes_of(state: State, kind: int, odd: int) -> int:
    """What it means for the seat on turn that each colour takes a treasure, packed; 0 for colours that do not play."""
    packed = 0
    for seat in range(state.players):
        worth_here = worth(state, kind, seat, odd)
        meaning = worth_here if seat == state.seat else -worth_here // (int(state.players) - 1)
        packed |= WORST + meaning << STAKE_BITS * int(state.camp[seat])
    return packed


@rule
def playing(state: State) -> int:
    """A sum of one for each colour that plays."""
    ones = 0
    for seat in range(state.players):
        ones |= 1 << BITS * int(state.camp[seat])
    return ones


@rule
def sums_of(state: State, row: int) -> int:
    """The sums of a row as the seat on turn knows them."""
    sums = 0
    for place in range(state.row_size[row]):
        veil = int(state.veil[row, place])
        player = veil_seat(veil) if veil > 0 else int(state.seat)
        if player == state.seat:
            sums += added_by(int(state.row[row, place]))
        else:
            sums += VEILED << BITS * int(state.camp[player])
    return sums


@rule
def prospect(sums: int, stakes: int, hopes: int) -> int:
    """What a row promises to the seat on turn, with what each colour may hope for; a full row leaves no hopes."""
    if hopes == 0:
        return outcome(sums, stakes)
    total = 0
    chances = 0
    sums += hopes
    for colour in range(COLOURS):
        weight = sum_of(sums, colour) ** 2
        chances += weight
        total += weight * stake_of(stakes, colour)
    return FINE * total // chances


@rule
def outcome(sums: int, stakes: int) -> int:
    """What a full row brings; a tie brings nobody anything."""
    leader = leader_of(sums)
    return FINE * (stake_of(stakes, leader) if leader >= 0 else WORST)


@rule
def best_play(state: State, actions: Ints, first: int, count: int, odd: int, chance: int) -> int:
    """The card and row that shift the odds most; the plays of a row lie as far apart as there are open rows."""
    best = int(actions[first])
    best_merit = NEVER
    own = int(state.camp[state.seat])
    ones = playing(state)
    step = count_open(state)
    for row in range(ROWS):
        if state.place[row] >= 0:
            kind = int(state.treasure[state.place[row]])
            slots = int(GEMS[kind]) - int(state.row_size[row])
            sums = sums_of(state, row)
            stakes = stakes_of(state, kind, odd)
            before = prospect(sums, stakes, ones * REACH * slots)
            hopes = ones * REACH * (slots - 1)
            chances = chances_of(sums + hopes)
            total = total_of(sums + hopes, stakes)
            for place in range(first, count, step):
                action = int(actions[place])
                card = ACTIONS.play.card(action)
                if hopes == 0:
                    merit = outcome(sums + added_by(card), stakes)
                else:
                    rise = rise_of(sums + hopes, card)
                    merit = FINE * (total + rise * stake_of(stakes, colour_of(card))) // (chances + rise)
                merit -= before + KEEP * number_of(card) * int(colour_of(card) == own)
                merit += chance * (2 * action + 1) >> 20 & NOISE
                if merit > best_merit:
                    best_merit = merit
                    best = action
            first += 1
    return best


@rule
def count_open(state: State) -> int:
    """How many rows are open."""
    rows = open_rows(state)
    count = 0
    for row in range(ROWS):
        count += rows >> row & 1
    return count


@rule
def stake_of(stakes: int, colour: int) -> int:
    """What it means that a colour takes the treasure."""
    return stakes >> STAKE_BITS * colour & STAKE_MASK


@rule
def chances_of(sums: int) -> int:
    """The weights of all colours together."""
    total = 0
    for colour in range(COLOURS):
        weight = sum_of(sums, colour)
        total += weight * weight
    return total


@rule
def total_of(sums: int, stakes: int) -> int:
    """The weights of all colours, each times its stake."""
    total = 0
    for colour in range(COLOURS):
        weight = sum_of(sums, colour)
        total += weight * weight * stake_of(stakes, colour)
    return total


@rule
def rise_of(sums: int, card: int) -> int:
    """By how much a card raises the weight of its colour."""
    number = number_of(card)
    return number * (2 * sum_of(sums, colour_of(card)) + number)


@rule
def best_change(state: State, actions: Ints, count: int, odd: int, chance: int) -> int:
    """The face-up card that is best replaced or roped, or the best substitute."""
    best = int(actions[0])
    best_merit = NEVER
    ones = playing(state)
    own = int(state.camp[state.seat])
    for place in range(count):
        action = int(actions[place])
        card = touched_by(state, action)
        row = row_of(state, card)
        kind = int(state.treasure[state.place[row]])
        slots = int(GEMS[kind]) - int(state.row_size[row])
        sums = sums_of(state, row)
        stakes = stakes_of(state, kind, odd)
        after = sums - added_by(card)
        gain = 0
        if ACTIONS.by.FIRST <= action < ACTIONS.by.END:
            after += added_by(ACTIONS.by.card(action))
        elif action >= ACTIONS.rope.FIRST and colour_of(card) == own:
            gain = KEEP * number_of(card)
        room = slots + int(action >= ACTIONS.rope.FIRST)
        merit = gain + prospect(after, stakes, ones * REACH * room) - prospect(sums, stakes, ones * REACH * slots)
        merit += chance * (2 * action + 1) >> 20 & NOISE
        if merit > best_merit:
            best_merit = merit
            best = action
    return best


@rule
def touched_by(state: State, action: int) -> int:
    """The face-up card that an action takes away."""
    if action >= ACTIONS.rope.FIRST:
        return ACTIONS.rope.card(action)
    return int(state.target) if action >= ACTIONS.by.FIRST else ACTIONS.replace.card(action)


@rule
def is_time(state: State, tool: int, odd: int, chance: int) -> bool:
    """Whether to play an action now: rum when another camp promises more, the others now and then."""
    if tool == Tool.CAMERA:
        tool = int(state.top)
    if tool == Tool.RUM:
        return best_camp(state, odd) >> SEAT_BITS > SWAP
    return chance < OFTEN[tool]


@rule
def best_camp(state: State, odd: int) -> int:
    """The camp whose colour promises most, in the low bits, and above them how much more than the own."""
    seat = int(state.seat)
    mine = promise(state, int(state.camp[seat]), odd)
    best = NEVER
    for other in range(state.players):
        if other != seat:
            best = max(best, (promise(state, int(state.camp[other]), odd) - mine << SEAT_BITS) + other)
    return best


@rule
def promise(state: State, colour: int, odd: int) -> int:
    """What the rows would bring the seat on turn if it held a colour's camp, by the share of that colour."""
    total = 0
    for row in range(ROWS):
        if state.place[row] >= 0:
            kind = int(state.treasure[state.place[row]])
            sums = sums_of(state, row)
            total += worth(state, kind, int(state.seat), odd) * sum_of(sums, colour) // int(GEMS[kind])
    return total


@rule
def advise_seat(state: State, actions: Ints, count: int, odd: int, chance: int) -> int:
    """Rum goes to the most promising camp; binoculars look at anyone."""
    if state.acting == Tool.RUM:
        return ACTIONS.seat.at(best_camp(state, odd) & SEAT_MASK)
    return int(actions[chance * count >> 31])


@rule
def forecast(state: State, out: Ints) -> None:
    """R7.1 The points there are, and of every treasure in a row what each seat's colour may hope for."""
    scores(state, out)
    odd, ones = singles(state), playing(state)
    for seat in range(state.players):
        out[seat] *= PART
    for row in range(ROWS):
        if state.place[row] >= 0:
            hope_for(state, row, odd, ones, out)


@rule
def hope_for(state: State, row: int, odd: int, ones: int, out: Ints) -> None:
    """Adds what a row may bring each seat: the worth of its treasure, by the odds of its colour."""
    kind = int(state.treasure[state.place[row]])
    sums = ones * REACH * (int(GEMS[kind]) - int(state.row_size[row]))
    for place in range(state.row_size[row]):
        sums += added_by(int(state.row[row, place]))
    chances = max(1, chances_of(sums))
    for seat in range(state.players):
        weight = sum_of(sums, int(state.camp[seat])) ** 2
        out[seat] += int(PART * worth(state, kind, seat, odd) * weight / (POINT * chances))


@rule
def stage(state: State) -> int:
    """R6.1 By the treasures taken."""
    return int(state.awarded) * STAGES // (STAKES + 1)
