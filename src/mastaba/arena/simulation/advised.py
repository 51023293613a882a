"""Games in which every seat follows the game's heuristic: games of normal length, for studying balance."""

from __future__ import annotations

import numpy as np

from mastaba.arena.simulation.batches import open_game
from mastaba.engine.compiling import rule
from mastaba.engine.contract import ACTION, MAX_LEGAL, Ints, State, States, advise, apply, legal, scores, winners
from mastaba.engine.dice import LOW_62, advance, choices
from mastaba.engine.events import WIDTH


@rule
def advise_out(state: State, stream: int, actions: Ints, events: Ints, trace: Ints, start: int) -> int:
    """Plays as advised to the end, noting the actions in a trace that has room; returns how many there were."""
    decisions = 0
    while state.ending == 0:
        count = legal(state, actions)
        stream = advance(stream)
        action = advise(state, actions, count, stream)
        if start + decisions < trace.shape[0]:
            trace[start + decisions] = action
        events[0, 0] = 0
        apply(state, action, events)
        decisions += 1
    return decisions


@rule
def advised_batch(
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
    """Plays the games of the seeds from `seed` on, as play_batch does at random."""
    actions = np.empty(MAX_LEGAL, ACTION)
    events = np.zeros((1, WIDTH), np.int32)
    for game in range(lengths.shape[0]):
        slot, dealt = min(game, states.shape[0] - 1), (seed + game) & LOW_62
        states[slot] = blank[0]
        open_game(states[slot], dealt, options, events)
        lengths[game] = advise_out(states[slot], choices(dealt), actions, events, trace, starts[game])
        endings[game] = states[slot].ending
        scores(states[slot], points[game])
        winners(states[slot], wins[game])
