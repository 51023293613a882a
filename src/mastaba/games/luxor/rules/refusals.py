"""Why something may not be decided now: every condition is said here once, with its reason; choices.py lists by it."""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.luxor.actions import ACTIONS, Refusal
from mastaba.games.luxor.counts import count_at, pair_of
from mastaba.games.luxor.rules.curses import count_sarcophagi, shows_curse
from mastaba.games.luxor.rules.hands import holds
from mastaba.games.luxor.rules.pairs import pending_pairs
from mastaba.games.luxor.state import DEPTH, SHAFT_TILES, Ending, Phase

ASKED: Final = np.array(  # by phase: what must be decided before anything else
    [
        Refusal.MUST_DROP,
        Refusal.MUST_RESOLVE,
        Refusal.MUST_POST,
        Refusal.MUST_MOVE,
        Refusal.MUST_OPEN,
        Refusal.MUST_CLAIM,
        Refusal.MUST_CURSE,
        Refusal.MUST_GIVE,
    ],
    np.int64,
)


@rule
def refusal(state: State, action: int) -> int:
    """0 when the action is legal, else the reason."""
    action = int(action)
    if state.ending != Ending.NONE:
        return Refusal.OVER
    if not is_asked(state, action):
        return int(ASKED[state.phase])
    if action < ACTIONS.open.FIRST:
        return refuse_turn(state, action)
    if action < ACTIONS.open.END:
        return refuse_open(state, ACTIONS.open.animal(action))
    return 0 if action < ACTIONS.done.END else refuse_at_curse(state, action)


@rule
def is_asked(state: State, action: int) -> bool:
    """R3.1 Whether an action answers what is asked now; posting and moving are refused with a reason of their own."""
    if action < ACTIONS.drop.END:
        return bool(state.phase == Phase.DROP)
    if action < ACTIONS.resolve.END:
        return bool(state.phase == Phase.RESOLVE)
    if action < ACTIONS.move.END:
        return bool(state.phase == Phase.POST or state.phase == Phase.MOVE)
    if action < ACTIONS.done.END:
        return bool(state.phase == Phase.OPEN)
    if action < ACTIONS.pass_.END:
        return bool(state.phase == Phase.CLAIM)
    return bool(state.phase == (Phase.CURSE if action < ACTIONS.curse.END else Phase.GIVE))


@rule
def refuse_turn(state: State, action: int) -> int:
    """R3.1 Dropping a tile and what its pairs ask for."""
    if action < ACTIONS.drop.END:
        return refuse_drop(state, ACTIONS.drop.tile(action), ACTIONS.drop.shaft(action))
    if action < ACTIONS.resolve.END:
        return refuse_resolve(pending_pairs(state), ACTIONS.resolve.animal(action), ACTIONS.resolve.kind(action))
    if action < ACTIONS.post.END:
        return refuse_post(state)
    return 0 if action < ACTIONS.skip.END else refuse_move(state, ACTIONS.move.animal(action))


@rule
def refuse_at_curse(state: State, action: int) -> int:
    """R9.2 A claim, or passing, which is free; R9.4 naming the victim and handing over."""
    if action < ACTIONS.claim.END:
        return refuse_claim(state, ACTIONS.claim.line(action))
    if action < ACTIONS.pass_.END:
        return 0
    if action < ACTIONS.curse.END:
        return refuse_curse(state, ACTIONS.curse.seat(action))
    return refuse_give(state, ACTIONS.give.value(action))


@rule
def refuse_drop(state: State, tile: int, shaft: int) -> int:
    """R3.2 A tile of the hand, a shaft with room."""
    if not holds(state, state.seat, 1 + tile):
        return Refusal.NOT_IN_HAND
    return Refusal.SHAFT_FULL if is_full(state, shaft) else 0


@rule
def is_full(state: State, shaft: int) -> bool:
    """R3.2 Whether a shaft takes no more tiles."""
    return bool(state.height[shaft] >= SHAFT_TILES)


@rule
def refuse_resolve(pending: int, animal: int, kind: int) -> int:
    """R4.4 Only what the tile has formed."""
    return 0 if count_at(pending, pair_of(animal, kind)) > 0 else Refusal.NOT_PENDING


@rule
def refuse_post(state: State) -> int:
    """R5.1 An archaeologist in stock."""
    return 0 if state.phase == Phase.POST else Refusal.NO_STOCK


@rule
def refuse_move(state: State, animal: int) -> int:
    """R5.5 Without any in stock, one of the own from another column."""
    if state.phase == Phase.POST:
        return Refusal.HAS_STOCK
    return 0 if state.holder[animal] == 1 + state.seat else Refusal.NOT_YOURS


@rule
def refuse_open(state: State, animal: int) -> int:
    """R7.2 An own column with a sarcophagus left."""
    if state.holder[animal] != 1 + state.seat:
        return Refusal.NOT_YOURS
    return Refusal.NO_SARCOPHAGUS if state.opened[animal] >= DEPTH else 0


@rule
def refuse_claim(state: State, line: int) -> int:
    """R9.3 The line must show the three animals; the reason does not tell whether another one does."""
    return 0 if shows_curse(state, line) else Refusal.NO_MATCH


@rule
def refuse_curse(state: State, victim: int) -> int:
    """R9.4 An opponent who owns a sarcophagus."""
    if victim >= state.players:
        return Refusal.NO_SUCH_SEAT
    if victim == state.seat:
        return Refusal.SELF
    return 0 if count_sarcophagi(state, victim) > 0 else Refusal.NO_LOOT


@rule
def refuse_give(state: State, rank: int) -> int:
    """R9.4 A value among the victim's sarcophagi."""
    return 0 if state.owned[state.seat, rank] > 0 else Refusal.NOT_OWNED
