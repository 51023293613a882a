"""Whole games from the deal to the end, at random or as advised, the same choices on every target."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import ACTION, MAX_LEGAL, Ints, State, States, begin, scores, setup, winners
from mastaba.engine.dice import LOW_62, choices
from mastaba.engine.events import WIDTH
from mastaba.engine.playout import ALWAYS, NEVER, PLAIN, TO_THE_END, play_out, with_advice

ADVISED: Final = NEVER  # how often the batch asks for advice, as a constant: a loop that never asks does not even look
cuda: Any = None  # Numba's module, put here by compiling.kernel


class Results(NamedTuple):
    """What becomes of each game, a row each; a row of the trace holds its actions, as far as there is room."""

    lengths: Ints
    endings: Ints
    points: Ints
    wins: Ints
    trace: Ints


@rule
def open_game(state: State, seed: int, options: Ints, events: Ints) -> None:
    """Deals the game of a seed on a blank record and starts it."""
    state.stream = seed
    setup(state, options)
    begin(state, events)


@rule
def play_games(
    states: States,
    blank: States,
    seed: int,
    options: Ints,
    results: Results,
    actions: Ints,
    events: Ints,
    advised: int,
    first: int,
    stride: int,
) -> None:
    """Plays every so-manieth game from the first on, each in the slot of its number, or, where they are fewer, in one used before."""
    for game in range(first, results.lengths.shape[0], stride):
        slot = game % states.shape[0]
        dealt = (seed + game) & LOW_62
        states[slot] = blank[0]
        state = states[slot]
        open_game(state, dealt, options, events)
        trace = results.trace[game]
        results.lengths[game] = play_out(state, choices(dealt), actions, events, advised, PLAIN, TO_THE_END, trace)
        results.endings[game] = state.ending
        scores(state, results.points[game])
        winners(state, results.wins[game])


@rule
def play_batch(
    states: States,
    blank: States,
    seed: int,
    options: Ints,
    lengths: Ints,
    endings: Ints,
    points: Ints,
    wins: Ints,
    trace: Ints,
) -> None:
    """Plays the games of the seeds from `seed` on, one after the other."""
    actions = np.empty(MAX_LEGAL, ACTION)
    events = np.zeros((1, WIDTH), np.int32)
    results = Results(lengths, endings, points, wins, trace)
    play_games(states, blank, seed, options, results, actions, events, ADVISED, 0, 1)


advised_batch = with_advice(play_batch, ADVISED=ALWAYS)
"""The batch in which every seat follows the game's heuristic; the other one never asks."""


def play_batch_kernel(
    states: States,
    blank: States,
    seed: int,
    options: Ints,
    lengths: Ints,
    endings: Ints,
    points: Ints,
    wins: Ints,
    trace: Ints,
) -> None:
    """The same batch on a GPU: a thread a slot, each playing every so-manieth game.

    The game being played lies in memory local to its thread, which the GPU lays out word by word across the threads that run
    together: so they read one line of memory where they look at the same field, and not one each.
    """
    slot = cuda.grid(1)
    if slot >= states.shape[0]:
        return
    held = cuda.local.array(1, states.dtype)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    events = cuda.local.array((1, WIDTH), np.int32)
    events[0, 0] = 0
    results = Results(lengths, endings, points, wins, trace)
    play_games(held, blank, seed, options, results, actions, events, ADVISED, slot, states.shape[0])
    states[slot] = held[0]
