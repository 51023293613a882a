"""Random legal play from the deal to the end, the same choices on every target."""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import ACTION, MAX_LEGAL, Ints, State, States, apply, begin, legal, scores, setup, winners
from mastaba.engine.dice import LOW_62, advance, below, choices
from mastaba.engine.events import WIDTH

cuda: Any = None  # Numba's module, put here by compiling.kernel


@rule
def open_game(state: State, seed: int, options: Ints, events: Ints) -> None:
    """Deals the game of a seed on a blank record and starts it."""
    state.stream = seed
    setup(state, options)
    begin(state, events)


@rule
def play_out(state: State, stream: int, actions: Ints, events: Ints, trace: Ints, start: int) -> int:
    """Plays random legal actions to the end, noting them in a trace that has room; returns how many there were."""
    decisions = 0
    while state.ending == 0:
        count = legal(state, actions)
        stream = advance(stream)
        action = int(actions[below(stream, count)])
        if start + decisions < trace.shape[0]:
            trace[start + decisions] = action
        events[0, 0] = 0
        apply(state, action, events)
        decisions += 1
    return decisions


@rule
def play_game(
    states: States,
    slot: int,
    blank: States,
    seed: int,
    options: Ints,
    actions: Ints,
    events: Ints,
    trace: Ints,
    start: int,
) -> int:
    """One game of a batch, in a slot that earlier games may have used."""
    states[slot] = blank[0]
    state = states[slot]
    open_game(state, seed, options, events)
    return play_out(state, choices(seed), actions, events, trace, start)


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
    starts: Ints,
) -> None:
    """Plays the games of the seeds from `seed` on, one after the other, in one slot each or all in the last."""
    actions = np.empty(MAX_LEGAL, ACTION)
    events = np.zeros((1, WIDTH), np.int32)
    for game in range(lengths.shape[0]):
        slot = min(game, states.shape[0] - 1)
        dealt = (seed + game) & LOW_62
        lengths[game] = play_game(states, slot, blank, dealt, options, actions, events, trace, starts[game])
        endings[game] = states[slot].ending
        scores(states[slot], points[game])
        winners(states[slot], wins[game])


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
    starts: Ints,
) -> None:
    """The same batch on a GPU: a thread a slot, each playing every so-manieth game."""
    slot = cuda.grid(1)
    if slot >= states.shape[0]:
        return
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    events = cuda.local.array((1, WIDTH), np.int32)
    events[0, 0] = 0
    for game in range(slot, lengths.shape[0], states.shape[0]):
        dealt = (seed + game) & LOW_62
        lengths[game] = play_game(states, slot, blank, dealt, options, actions, events, trace, starts[game])
        endings[game] = states[slot].ending
        scores(states[slot], points[game])
        winners(states[slot], wins[game])
