"""The batch on a GPU where what happens differs most from game to game: threads gather for each kind of work.

Each thread plays games of its own in memory of its own, as in batches.py. But a block does one kind of work at a time, whatever most of
its threads are to do next: to deal, to choose in a phase, to act in a way. The others wait for their turn, which comes when enough wait
with them. So a warp seldom works for a few of its threads alone, and nobody waits for the longest game of a block. Where games differ
little that costs more than it brings: `GATHERS_FROM` says from how many seats on it pays.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from mastaba.arena.simulation.batches import ADVISED, Results, act, note_result, open_game
from mastaba.engine.compiling import rule, together
from mastaba.engine.contract import FAMILIES, FAMILY, MAX_LEGAL, PHASES, Ints, State, States, phase_of
from mastaba.engine.dice import LOW_62, advance, choices
from mastaba.engine.events import WIDTH
from mastaba.engine.playout import PLAIN, choose

KINDS: Final = 64  # of work that are told apart
NONE: Final = KINDS - 1  # nothing is left to do
DEALING: Final = 0
UNCHOSEN: Final = -1
cuda: Any = None  # Numba's module, put here by compiling.kernel


@rule
def next_work(state: State, action: int, is_dealt: bool, has_game: bool) -> int:
    """What a thread is to do next."""
    if not is_dealt or state.ending != 0:
        return DEALING if is_dealt or has_game else NONE
    if action == UNCHOSEN:
        return 1 + phase_of(state)
    return min(1 + PHASES + int(FAMILY[action]), NONE - 1)


@rule
def most_wanted(counts: Ints) -> int:
    """What most threads are to do next."""
    best, most = NONE, 0
    for kind in range(min(1 + PHASES + FAMILIES, NONE)):
        if counts[kind] > most:
            best, most = kind, int(counts[kind])
    return best


@rule
def forget_counts(counts: Ints) -> None:
    """Sets counts that a block shares to 0; the block has to wait before anybody counts on."""
    for kind in range(cuda.threadIdx.x, KINDS, cuda.blockDim.x):
        counts[kind] = 0


@rule
def conclude(state: State, game: int, decisions: int, results: Results) -> None:
    """Notes what became of a game."""
    results.lengths[game] = decisions
    note_result(state, game, results)


@together
def gathered_kernel(
    states: States, blank: States, seed: int, options: Ints, lengths: Ints, endings: Ints, points: Ints, wins: Ints, trace: Ints
) -> None:
    """Plays every so-manieth game from the thread's own on; two sets of counts take turns, since some still read one."""
    slot, slots, last = cuda.grid(1), states.shape[0], lengths.shape[0]
    counts = cuda.shared.array((2, KINDS), np.int32)
    held = cuda.local.array(1, states.dtype)
    actions = cuda.local.array(MAX_LEGAL, np.int16)
    events = cuda.local.array((1, WIDTH), np.int32)
    events[0, 0], state, now, wanted = 0, held[0], 0, DEALING
    game, is_dealt, action, stream, decisions = slot if slot < slots else last, False, UNCHOSEN, 0, 0
    forget_counts(counts[0])
    forget_counts(counts[1])
    cuda.syncthreads()
    while wanted != NONE:
        work = next_work(state, action, is_dealt, game < last)
        if work != NONE:
            cuda.atomic.add(counts, (now, work), 1)
        cuda.syncthreads()
        wanted, now = most_wanted(counts[now]), 1 - now
        if work == wanted == DEALING:
            if is_dealt:
                conclude(state, game, decisions, Results(lengths, endings, points, wins, trace))
                if game + slots >= last:
                    states[slot] = held[0]
                game += slots
            is_dealt = game < last
            if is_dealt:
                held[0] = blank[0]
                open_game(state, (seed + game) & LOW_62, options, events)
                stream, decisions = choices((seed + game) & LOW_62), 0
        elif work == wanted != NONE and action == UNCHOSEN:
            stream = advance(stream)
            action = choose(state, stream, actions, ADVISED, PLAIN)
        elif work == wanted != NONE:
            act(state, action, events, trace[game], decisions)
            decisions, action = decisions + 1, UNCHOSEN
        forget_counts(counts[now])  # which nobody looks at any more: that was before the last wait
        cuda.syncthreads()
