"""R3.1 The normal move."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.sakkara.actions import Refusal
from mastaba.games.sakkara.geometry import BESIDE, DIRECTIONS
from mastaba.games.sakkara.rules.stacks import occupied, worker_on
from mastaba.games.sakkara.state import STAIRS, STEP, WORKERS


@rule
def is_too_high(state: State, start: int, end: int) -> bool:
    """R3.2 Whether a field is more than two tiles higher than another."""
    return int(state.height[end]) - int(state.height[start]) > STEP


@rule
def too_high_around(state: State, start: int) -> int:
    """R3.2 The fields without a worker next to another that are too high to be moved to from there."""
    found = 0
    for way in range(DIRECTIONS):
        end = int(BESIDE[start, way])
        if end >= 0 and is_too_high(state, start, end):
            found |= 1 << end
    return found & ~occupied(state)


@rule
def refuse_any_move(state: State, start: int, end: int) -> int:
    """R3.1 One own worker moves, once a turn; R3.2 onto a field without a worker."""
    if worker_on(state, state.seat, start) < 0:
        return Refusal.NOT_YOUR_WORKER
    if state.has_moved != 0:
        return Refusal.ALREADY_MOVED
    if occupied(state) >> end & 1:
        return Refusal.OCCUPIED
    return 0


@rule
def refuse_move(state: State, start: int, end: int) -> int:
    """R3.2 The arrival may be at most two tiles higher than the departure."""
    reason = refuse_any_move(state, start, end)
    if reason == 0 and is_too_high(state, start, end):
        return Refusal.TOO_HIGH
    return reason


@rule
def refuse_climb(state: State, start: int, end: int) -> int:
    """R7.5 A stairs tile is discarded to move onto any height; it is not needed for less."""
    if state.rack[state.seat, STAIRS] == 0:
        return Refusal.NOT_HELD
    reason = refuse_any_move(state, start, end)
    if reason == 0 and not is_too_high(state, start, end):
        return Refusal.NO_NEED_TO_CLIMB
    return reason


@rule
def may_step(state: State) -> bool:
    """R3.1 Whether a worker can move, be it with a stairs tile on the rack."""
    has_stairs = state.rack[state.seat, STAIRS] > 0
    workers = occupied(state)
    for worker in range(WORKERS):
        start = int(state.worker[state.seat, worker])
        for way in range(DIRECTIONS):
            end = BESIDE[start, way]
            if end >= 0 and workers >> end & 1 == 0 and (has_stairs or not is_too_high(state, start, end)):
                return True
    return False
