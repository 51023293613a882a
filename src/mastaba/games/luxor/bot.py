"""A heuristic player: it weighs each drop by what its pairs do at their two columns, and holds on to its pharaoh's.

A column is worth part of its front sarcophagus to whoever holds it, the more scarabs lie there the more. What shows around
an open place of a shaft is one integer, four bits a picture. All worth is in sixteenths of a point.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import PART, STAGES, Ints, State
from mastaba.engine.dice import LOW_31, spread
from mastaba.games.luxor.actions import ACTIONS
from mastaba.games.luxor.counts import count_at, one_at
from mastaba.games.luxor.pictures import LOWEST, PICTURES, animal_of, cell_at, turned
from mastaba.games.luxor.rules.refusals import is_full
from mastaba.games.luxor.rules.scoring import sarcophagi_points
from mastaba.games.luxor.state import (
    A_TURN,
    ANIMALS,
    BONUS,
    DEPTH,
    SEATS,
    SHAFTS,
    STACKS,
    STRIDE,
    TO_OPEN,
    WALL_TILES,
    Kind,
    Phase,
)

SCALE: Final = 13  # a typical winning margin in points
POINT: Final = PART
FRONT: Final = np.array([*(round(POINT * sum(stack) / len(stack)) for stack in STACKS), 0], np.int64)  # by how many are gone
SHOWN: Final = np.array([0, 0, *(one_at(place) for place in range(2 * ANIMALS))], np.int64)  # by picture
SHARE: Final = np.array([3, 6, 11, 14], np.int64)  # what a holder may count on, in sixteenths, by the scarabs there
LAST: Final = 8  # a scarab at an own column, for the end
RIVAL: Final = 16  # a point of an opponent against an own one, in sixteenths, with two players
# From 1,800 games of searches with 250 tries, alike with two, three and four seats: by scarabs and stage, how likely the front sarcophagus is opened
# at all, and how many times as likely by its holder; by scarabs and turns until a seat's next, how likely by that seat; what holding one's pharaoh's column counts.
OPENED: Final = np.array(
    [
        [0.96, 0.94, 0.90, 0.83, 0.72, 0.58, 0.42, 0.24],
        [1.00, 0.99, 0.98, 0.95, 0.89, 0.79, 0.61, 0.39],
        [1.00, 1.00, 0.99, 0.99, 0.97, 0.92, 0.79, 0.57],
    ]
)
HOLDS: Final = np.array(
    [
        [1.00, 1.05, 1.05, 1.05, 1.15, 1.20, 1.50, 3.25],
        [1.25, 1.25, 1.20, 1.20, 1.25, 1.35, 1.70, 3.40],
        [1.25, 1.25, 1.30, 1.30, 1.45, 1.55, 2.20, 4.35],
    ]
)
SOONER: Final = np.array([[rate**away for away in range(SEATS)] for rate in (1.0, 0.92, 0.72)])
KEPT: Final = np.array([0.0, 0.03, 0.03, 0.06, 0.11, 0.22, 0.40, 0.71])
NOISE: Final = 15
NEVER: Final = -1_000_000


@rule
def advise(state: State, actions: Ints, count: int, stream: int) -> int:
    """The best choice of the phase; chance decides between near equals."""
    if count == 1:
        return int(actions[0])
    chance = spread(stream) & LOW_31
    phase = int(state.phase)
    if phase == Phase.DROP:
        return advise_drop(state, actions, count, chance)
    if phase == Phase.RESOLVE:
        return advise_order(state, actions, count)
    if phase == Phase.POST:
        return ACTIONS.post.FIRST if is_post_worth(state) else ACTIONS.skip.FIRST
    if phase == Phase.MOVE:
        return advise_move(state, actions, count)
    if phase == Phase.OPEN:
        return advise_opening(state, actions, count)
    if phase == Phase.CURSE:
        return advise_curse(state, actions, count, chance)
    # any line will do, and claiming shields; of one's own the least is handed over
    return int(actions[chance * (count - 1) >> 31]) if phase == Phase.CLAIM else int(actions[0])


@rule
def advise_drop(state: State, actions: Ints, count: int, chance: int) -> int:
    """The tile and shaft that bring most; the drops into a shaft lie as far apart as there are open shafts."""
    best = int(actions[0])
    best_merit = NEVER
    step = open_shafts(state)
    first = 0
    for shaft in range(SHAFTS):
        if not is_full(state, shaft):
            cell = cell_at(shaft, 2 * int(state.height[shaft]))
            left, right = cell - STRIDE, cell + STRIDE
            beside = shown(state, left) + shown(state, right) + shown(state, left + 1) + shown(state, right + 1)
            lower = beside + shown(state, left - 1) + shown(state, right - 1) + shown(state, cell - 1)
            upper = beside + shown(state, left + 2) + shown(state, right + 2)
            for place in range(first, count, step):
                action = int(actions[place])
                tile = ACTIONS.drop.tile(action)
                merit = chance * (2 * action + 1) >> 20 & NOISE
                merit += merit_at(state, lower, int(PICTURES[tile, 1])) + merit_at(state, upper, int(PICTURES[tile, 0]))
                if merit > best_merit:
                    best_merit = merit
                    best = action
            first += 1
    return best


@rule
def open_shafts(state: State) -> int:
    """How many shafts have room."""
    count = 0
    for shaft in range(SHAFTS):
        count += int(not is_full(state, shaft))
    return count


@rule
def shown(state: State, cell: int) -> int:
    """The picture of a cell, as one of its kind; an empty cell as nothing."""
    return int(SHOWN[state.wall[cell]])


@rule
def merit_at(state: State, near: int, picture: int) -> int:
    """What a picture brings at its column with these neighbours."""
    same = count_at(near, picture - LOWEST)
    opposite = count_at(near, turned(picture) - LOWEST)
    return merit_of_pairs(state, animal_of(picture), same, same + opposite) if same + opposite > 0 else 0


@rule
def merit_of_pairs(state: State, animal: int, same: int, pairs: int) -> int:
    """What pairs of an animal bring the seat on turn: the column taken over, scarabs, sarcophagi."""
    holder = int(state.holder[animal]) - 1
    scarabs = int(state.scarabs[animal])
    gone = int(state.opened[animal])
    seat = int(state.seat)
    before = standing(state, animal, holder, scarabs, gone)
    after = holder
    if holder != seat and (holder < 0 or same > 0) and (state.stock[seat] > 0 or has_spare(state, seat)):
        after = seat
    scarabs += min(pairs, A_TURN, int(state.slab))
    gain = 0
    if scarabs >= TO_OPEN and after >= 0 and gone < DEPTH:
        gain = int(FRONT[gone]) if after == seat else -loss_of(state, int(FRONT[gone]))
        gone += 1
        scarabs -= TO_OPEN
    return gain + standing(state, animal, after, min(scarabs, TO_OPEN), gone) - before


@rule
def has_spare(state: State, seat: int) -> bool:
    """Whether one of the own archaeologists stands at a column without sarcophagi."""
    for animal in range(ANIMALS):
        if state.holder[animal] == 1 + seat and state.opened[animal] == DEPTH and animal != state.pharaoh[seat]:
            return True
    return False


@rule
def loss_of(state: State, worth: int) -> int:
    """What it means that an opponent gains so much."""
    return worth * RIVAL // (POINT * (int(state.players) - 1))


@rule
def standing(state: State, animal: int, holder: int, scarabs: int, gone: int) -> int:
    """What a column is worth to the seat on turn; against it, when an opponent holds it, whose pharaoh nobody else knows."""
    if holder < 0:
        return 0
    worth = promise(scarabs, gone)
    if holder != state.seat:
        return -loss_of(state, worth)
    return worth + hope_of_bonus(state, animal, holder)


@rule
def promise(scarabs: int, gone: int) -> int:
    """What a column promises to whoever holds it."""
    return int(FRONT[gone]) * int(SHARE[scarabs]) // POINT + LAST * scarabs


@rule
def hope_of_bonus(state: State, animal: int, seat: int) -> int:
    """R8.2 What it is worth to hold the column of one's pharaoh, the more the nearer the end."""
    if animal != state.pharaoh[seat]:
        return 0
    return BONUS * POINT * (WALL_TILES + int(state.dropped)) // (2 * WALL_TILES)


@rule
def forecast(state: State, out: Ints) -> None:
    """The sarcophagi there are, those in front by who may open them, and the bonus of whoever holds the column of their pharaoh."""
    late = stage(state)
    for seat in range(state.players):
        is_held = state.holder[state.pharaoh[seat]] == 1 + seat
        out[seat] = POINT * sarcophagi_points(state, seat) + (int(BONUS * POINT * KEPT[late]) if is_held else 0)
    for animal in range(ANIMALS):
        if state.opened[animal] < DEPTH:
            divide_front(state, animal, late, out)


@rule
def divide_front(state: State, animal: int, late: int, out: Ints) -> None:
    """Divides what the front sarcophagus of a column is worth among all, by how likely it is that they open it."""
    scarabs, first, total = min(int(state.scarabs[animal]), TO_OPEN - 1), next_to_drop(state), 0.0
    for away in range(state.players):
        total += pull(state, animal, scarabs, late, first, away)
    worth = int(FRONT[state.opened[animal]]) * OPENED[scarabs, late] / total
    for away in range(state.players):
        out[seat_after(state, first, away)] += int(worth * pull(state, animal, scarabs, late, first, away))


@rule
def pull(state: State, animal: int, scarabs: int, late: int, first: int, away: int) -> float:
    """How much more likely than others a seat so many drops away is to open a column: who comes sooner is, and who holds it."""
    pulled = float(SOONER[scarabs, away])
    return pulled * HOLDS[scarabs, late] if state.holder[animal] == 1 + seat_after(state, first, away) else pulled


@rule
def seat_after(state: State, seat: int, steps: int) -> int:
    """The seat that comes so many turns after another."""
    after = seat + steps
    return after if after < state.players else after - int(state.players)


@rule
def next_to_drop(state: State) -> int:
    """The seat that drops a tile next."""
    return int(state.turn) if state.phase == Phase.DROP else seat_after(state, int(state.turn), 1)


@rule
def stage(state: State) -> int:
    """R7.1 By the tiles in the wall."""
    return int(state.dropped) * STAGES // (WALL_TILES + 1)


@rule
def advise_order(state: State, actions: Ints, count: int) -> int:
    """R4.4 First the pairs that take a column over, then the others, the best column first while scarabs last."""
    best = int(actions[0])
    best_merit = NEVER
    for place in range(count):
        action = int(actions[place])
        same = int(ACTIONS.resolve.kind(action) == Kind.SAME)
        merit = merit_of_pairs(state, ACTIONS.resolve.animal(action), same, 1)
        if merit > best_merit:
            best_merit = merit
            best = action
    return best


@rule
def hold(state: State, animal: int) -> int:
    """What it is worth to hold a column."""
    return standing(state, animal, int(state.seat), int(state.scarabs[animal]), int(state.opened[animal]))


@rule
def is_post_worth(state: State) -> bool:
    """An archaeologist is posted where there is something to be had."""
    return hold(state, int(state.column)) > 0 or state.stock[state.seat] > 1


@rule
def advise_move(state: State, actions: Ints, count: int) -> int:
    """One comes from the column that is worth least, if this one is worth more."""
    here = int(state.column)
    best = ACTIONS.skip.FIRST
    limit = hold(state, here)
    if state.holder[here] > 0:
        limit *= 2
    for place in range(1, count):
        worth = hold(state, ACTIONS.move.animal(int(actions[place])))
        if worth < limit:
            limit = worth
            best = int(actions[place])
    return best


@rule
def advise_opening(state: State, actions: Ints, count: int) -> int:
    """R7.2 The sarcophagus with the most eyes."""
    best = int(actions[0])
    for place in range(1, count - 1):
        action = int(actions[place])
        if state.opened[ACTIONS.open.animal(action)] > state.opened[ACTIONS.open.animal(best)]:
            best = action
    return best


@rule
def advise_curse(state: State, actions: Ints, count: int, chance: int) -> int:
    """R9.4 The opponent whose least sarcophagus has the most eyes, and among these the richest."""
    best = int(actions[0])
    best_merit = NEVER
    for place in range(count):
        seat = ACTIONS.curse.seat(int(actions[place]))
        least = 0
        while state.eyes[seat, least] == 0:
            least += 1
        merit = 64 * least + (chance >> 4 * seat & 3)
        for eyes in range(DEPTH):
            merit += int(state.eyes[seat, eyes]) * (eyes + 1)
        if merit > best_merit:
            best_merit = merit
            best = int(actions[place])
    return best
