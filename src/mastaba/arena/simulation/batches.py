"""Whole games from the deal to the end, at random or as advised, the same choices on every target."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from mastaba.engine.compiling import rule, together
from mastaba.engine.contract import ACTION, MAX_LEGAL, Ints, State, States, apply, begin, scores, setup, winners
from mastaba.engine.dice import LOW_62, advance, choices
from mastaba.engine.events import NOBODY, WIDTH
from mastaba.engine.playout import ALWAYS, NEVER, PLAIN, TO_THE_END, choose, play_out, with_advice

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
def note_result(state: State, game: int, results: Results) -> None:
    """What became of a game, its length aside."""
    results.endings[game] = state.ending
    scores(state, results.points[game])
    winners(state, results.wins[game])


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
        note_result(state, game, results)


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
    results = Results(lengths, endings, points, wins, trace)
    play_games(states, blank, seed, options, results, actions, NOBODY, ADVISED, 0, 1)


advised_batch = with_advice(play_batch, ADVISED=ALWAYS)
"""The batch in which every seat follows the game's heuristic; the other one never asks."""


@rule
def act(state: State, action: int, events: Ints, trace: Ints, decisions: int) -> None:
    """Plays an action and notes it in the trace, as far as that has room."""
    if decisions < trace.shape[0]:
        trace[decisions] = action
    events[0, 0] = 0
    apply(state, action, events)


@together
def play_batch_kernel(
    states: States, blank: States, seed: int, options: Ints, lengths: Ints, endings: Ints, points: Ints, wins: Ints, trace: Ints
) -> None:
    """The same batch on a GPU: a thread a slot, each playing every so-manieth game in memory of its own, next to its neighbours'.

    The threads of a block choose together and then act together, however long one of them waits: the code of a game is larger than
    what a GPU keeps of it at hand, and threads that run apart have it fetched again and again. That was most of their time.
    """
    slot, slots, last = cuda.grid(1), states.shape[0], lengths.shape[0]
    held = cuda.local.array(1, states.dtype)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    events = cuda.local.array((1, WIDTH), np.int32)
    events[0, 0] = 0
    for first in range(0, last, slots):
        game, decisions = first + slot, 0
        is_game = slot < slots and game < last
        held[0] = blank[0]
        state, dealt = held[0], (seed + game) & LOW_62
        if is_game:
            open_game(state, dealt, options, events)
        stream = choices(dealt)
        while cuda.syncthreads_or(1 if is_game and state.ending == 0 else 0):
            is_playing, action = is_game and state.ending == 0, 0
            stream = advance(stream)
            if is_playing:
                action = choose(state, stream, actions, ADVISED, PLAIN)
            cuda.syncthreads()
            if is_playing:
                act(state, action, events, trace[game], decisions)
                decisions += 1
        if is_game:
            lengths[game] = decisions
            note_result(state, game, Results(lengths, endings, points, wins, trace))
            if game + slots >= last:
                states[slot] = held[0]
