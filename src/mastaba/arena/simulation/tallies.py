"""Games counted rather than kept: some dozens of whole numbers, which add up exactly in whatever order and wherever they are made.

    games, decisions, their squares, shortest, longest
    for each seat: points, their squares, least, most, victories, victories that were shared
    for each ending (none first): games

On a GPU each thread counts its own games, and only the sums come home.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from mastaba.arena.simulation.batches import open_game
from mastaba.engine import cuda as gpu
from mastaba.engine.compiling import rule
from mastaba.engine.contract import ACTION, MAX_LEGAL, Ints, States, scores, winners
from mastaba.engine.dice import LOW_62, choices
from mastaba.engine.events import WIDTH
from mastaba.engine.playout import NEVER, PLAIN, TO_THE_END, play_out
from mastaba.game import Edition

GAMES: Final = 0
DECISIONS: Final = 1
SQUARES: Final = 2
SHORTEST: Final = 3
LONGEST: Final = 4
SEATS_FROM: Final = 5
# of a seat, from where its numbers begin
POINTS: Final = 0
POINT_SQUARES: Final = 1
LEAST: Final = 2
MOST: Final = 3
WINS: Final = 4
SHARED: Final = 5
OF_A_SEAT: Final = 6

ROOM: Final = 96  # numbers that a thread of a GPU has room for, more than any game needs
ROOM_FOR_SEATS: Final = 8
FAR: Final = 1 << 40  # beyond all lengths and points
cuda: Any = None  # Numba's module, put here by compiling.kernel


def empty(edition: Edition) -> Ints:
    """The tally of no games."""
    tally = np.zeros(SEATS_FROM + OF_A_SEAT * edition.players + 1 + len(edition.game.endings), np.int64)
    clear(tally, edition.players)
    return tally


@rule
def clear(tally: Ints, players: int) -> None:
    """Sets a tally to that of no games."""
    for place in range(tally.shape[0]):
        tally[place] = 0
    tally[SHORTEST] = FAR
    tally[LONGEST] = -FAR
    for seat in range(players):
        tally[SEATS_FROM + OF_A_SEAT * seat + LEAST] = FAR
        tally[SEATS_FROM + OF_A_SEAT * seat + MOST] = -FAR


@rule
def count_game(tally: Ints, players: int, length: int, ending: int, points: Ints, wins: Ints) -> None:
    """Adds one game."""
    tally[GAMES] += 1
    tally[DECISIONS] += length
    tally[SQUARES] += length * length
    tally[SHORTEST] = min(tally[SHORTEST], length)
    tally[LONGEST] = max(tally[LONGEST], length)
    winning = 0
    for seat in range(players):
        winning += int(wins[seat])
    for seat in range(players):
        first, got = SEATS_FROM + OF_A_SEAT * seat, int(points[seat])
        tally[first + POINTS] += got
        tally[first + POINT_SQUARES] += got * got
        tally[first + LEAST] = min(tally[first + LEAST], got)
        tally[first + MOST] = max(tally[first + MOST], got)
        tally[first + WINS] += int(wins[seat])
        if winning > 1:
            tally[first + SHARED] += int(wins[seat])
    tally[SEATS_FROM + OF_A_SEAT * players + ending] += 1


@rule
def count_games(tally: Ints, lengths: Ints, endings: Ints, points: Ints, wins: Ints) -> None:
    """Adds games that have been played, a row each."""
    for game in range(lengths.shape[0]):
        count_game(tally, points.shape[1], int(lengths[game]), int(endings[game]), points[game], wins[game])


@rule
def play_and_count(
    states: States,
    blank: States,
    seed: int,
    options: Ints,
    games: int,
    tally: Ints,
    actions: Ints,
    events: Ints,
    points: Ints,
    wins: Ints,
    trace: Ints,
    slot: int,
) -> None:
    """Plays every so-manieth game from the slot's own on and counts it; nothing else is kept of it."""
    state = states[slot]
    for game in range(slot, games, states.shape[0]):
        states[slot] = blank[0]
        dealt = (seed + game) & LOW_62
        open_game(state, dealt, options, events)
        length = play_out(state, choices(dealt), actions, events, NEVER, PLAIN, TO_THE_END, trace)
        scores(state, points)
        winners(state, wins)
        count_game(tally, int(state.players), length, int(state.ending), points, wins)


def tally_kernel(states: States, blank: States, seed: int, options: Ints, games: int, trace: Ints, total: Ints) -> None:
    """On a GPU: a thread a slot, its own tally added to the total when its games are over."""
    slot = cuda.grid(1)
    if slot >= states.shape[0]:
        return
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    events = cuda.local.array((1, WIDTH), np.int32)
    points = cuda.local.array(ROOM_FOR_SEATS, np.int32)
    wins = cuda.local.array(ROOM_FOR_SEATS, np.int8)
    tally = cuda.local.array(ROOM, np.int64)
    events[0, 0] = 0
    players = options[0]
    clear(tally, players)
    play_and_count(states, blank, seed, options, games, tally, actions, events, points, wins, trace[0], slot)
    for place in range(total.shape[0]):
        seats = place >= SEATS_FROM and place < SEATS_FROM + OF_A_SEAT * players
        kind = (place - SEATS_FROM) % OF_A_SEAT if seats else -1
        if place == SHORTEST or kind == LEAST:
            cuda.atomic.min(total, place, tally[place])
        elif place == LONGEST or kind == MOST:
            cuda.atomic.max(total, place, tally[place])
        else:
            cuda.atomic.add(total, place, tally[place])


def tally_on_gpu(edition: Edition, seed: int, games: int, threads: int) -> Ints:
    """The tally of the games from a seed on, of which nothing else leaves the GPU."""
    total, slots = empty(edition), min(games, threads)
    states, blank, options, trace = edition.blank(slots), edition.blank(), edition.codes, np.zeros((1, 0), ACTION)
    held = gpu.put([states, blank, options, trace, total])
    gpu.launch(edition.kernel(tally_kernel), slots, held[0], held[1], seed, held[2], games, held[3], held[4])
    gpu.fetch([total], held[4:])
    return total


def merged(one: Ints, other: Ints, players: int) -> Ints:
    """The tally of two lots of games together."""
    together = one + other
    seats = [SEATS_FROM + OF_A_SEAT * seat for seat in range(players)]
    least, most = [SHORTEST, *(first + LEAST for first in seats)], [LONGEST, *(first + MOST for first in seats)]
    together[least], together[most] = np.minimum(one[least], other[least]), np.maximum(one[most], other[most])
    return together
