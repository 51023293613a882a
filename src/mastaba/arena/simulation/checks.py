"""Games under guard, random or advised: every promise a game makes about its actions and its pieces is checked at every step."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING

import numpy as np

from mastaba.arena.simulation.batches import open_game
from mastaba.arena.simulation.simulate import Batch, simulate
from mastaba.engine.compiling import rule
from mastaba.engine.contract import (
    ACTION,
    ACTION_COUNT,
    MAX_LEGAL,
    PIECE_KINDS,
    Ints,
    State,
    States,
    advise,
    apply,
    census,
    legal,
    refusal,
    see,
)
from mastaba.engine.dice import advance, below, choices
from mastaba.engine.events import WIDTH

if TYPE_CHECKING:
    from mastaba.game import Edition

LONGEST = 200_000
GUARDED = 2_000
NO_ACTION = -1


class Fault(IntEnum):
    """What a guarded game can be guilty of."""

    NONE = 0
    NO_CHOICE = 1
    NOT_ASCENDING = 2
    LEGAL_REFUSED = 3
    UNLISTED_ACCEPTED = 4
    PIECES_LOST = 5
    ENDLESS = 6
    CHOICE_AFTER_END = 7
    UNLIKE_NATIVE = 8
    UNSOUND_ADVICE = 9


@rule
def fault_of_choices(state: State, actions: Ints, count: int, is_thorough: bool) -> int:
    """What is wrong with a list of legal actions; thoroughly, whether all others are refused."""
    if count == 0:
        return Fault.NO_CHOICE
    for place in range(count):
        if place > 0 and actions[place] <= actions[place - 1]:
            return Fault.NOT_ASCENDING
        if refusal(state, int(actions[place])) != 0:
            return Fault.LEGAL_REFUSED
    if is_thorough:
        accepted = 0
        for action in range(ACTION_COUNT):
            if refusal(state, action) == 0:
                accepted += 1
        if accepted != count:
            return Fault.UNLISTED_ACCEPTED
    return Fault.NONE


@rule
def advised(states: States, blank: States, actions: Ints, count: int, stream: int) -> int:
    """What the heuristic advises; no action where that is illegal, or would be different from what the seat sees."""
    states[1] = blank[0]
    see(states[0], int(states[0].seat), states[1])
    advice = int(advise(states[0], actions, count, stream))
    is_sound = refusal(states[0], advice) == 0 and advise(states[1], actions, count, stream) == advice
    return advice if is_sound else NO_ACTION


@rule
def fault_of_game(
    states: States,
    blank: States,
    seed: int,
    actions: Ints,
    events: Ints,
    before: Ints,
    after: Ints,
    is_thorough: bool,
    is_advised: bool,
) -> int:
    """Plays a laid game to its end and says what it is guilty of."""
    stream, state = choices(seed), states[0]
    census(state, before)
    for _ in range(LONGEST):
        if state.ending != 0:
            return Fault.CHOICE_AFTER_END if legal(state, actions) != 0 or refusal(state, 0) == 0 else Fault.NONE
        count = legal(state, actions)
        fault = fault_of_choices(state, actions, count, is_thorough)
        if fault != Fault.NONE:
            return fault
        stream = advance(stream)
        action = advised(states, blank, actions, count, stream) if is_advised else int(actions[below(stream, count)])
        if action == NO_ACTION:
            return Fault.UNSOUND_ADVICE
        events[0, 0] = 0
        apply(state, action, events)
        for kind in range(PIECE_KINDS):
            after[kind] = 0
        census(state, after)
        for kind in range(PIECE_KINDS):
            if before[kind] != after[kind]:
                return Fault.PIECES_LOST
    return Fault.ENDLESS


@rule
def check_batch(
    states: States, blank: States, seed: int, options: Ints, faults: Ints, is_thorough: bool, is_advised: bool
) -> None:
    """Checks the games of the seeds from `seed` on."""
    actions = np.empty(MAX_LEGAL, ACTION)
    events = np.zeros((1, WIDTH), np.int32)
    for game in range(faults.shape[0]):
        before = np.zeros(PIECE_KINDS, np.int32)
        after = np.zeros(PIECE_KINDS, np.int32)
        states[0] = blank[0]
        open_game(states[0], seed + game, options, events)
        faults[game] = fault_of_game(states, blank, seed + game, actions, events, before, after, is_thorough, is_advised)


def check(
    edition: Edition, games: int, seed: int = 0, target: str = "cpu", is_thorough: bool = True, is_advised: bool = False
) -> dict[int, Fault]:
    """The seeds whose games are guilty of something, and of what."""
    faults = np.zeros(games, np.int32)
    batch = edition.bind(check_batch, target)
    batch(edition.blank(2), edition.blank(), seed, edition.codes, faults, is_thorough, is_advised)
    return {seed + game: Fault(int(fault)) for game, fault in enumerate(faults) if fault}


def guard(
    batch: Batch, target: str, on_progress: Callable[[int], None] = lambda games: None, is_advised: bool = False
) -> dict[int, Fault]:
    """Plays a batch again under guard: the same games, or, of a GPU, their native twins, which must come out alike."""
    games = len(batch.lengths)
    found: dict[int, Fault] = {}
    for first in range(0, games, GUARDED):
        size = min(GUARDED, games - first)
        where = "python" if target == "python" else "cpu"
        found |= check(batch.edition, size, batch.seed + first, where, is_thorough=False, is_advised=is_advised)
        on_progress(size)
    if target == "cuda":
        native = simulate(batch.edition, games, batch.seed, "cpu")
        unlike = (native.points != batch.points).any(axis=1) | (native.lengths != batch.lengths)
        found |= {batch.seed + int(game): Fault.UNLIKE_NATIVE for game in np.flatnonzero(unlike)}
    return found
