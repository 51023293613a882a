"""Why something may not be decided now: every condition of the rules is said here once, with its reason."""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.sakkara.actions import (
    AT,
    BUILD,
    CAST,
    CLIMB,
    CUT,
    DISCARD,
    END,
    FLY,
    KEEP,
    LAY,
    MOVE,
    ON_LINE,
    OTHERS,
    PLAY,
    PUSH,
    PUT,
    RIDE,
    TAKE,
    Refusal,
)
from mastaba.games.sakkara.geometry import SHOVE_FROM, SHOVE_WAY, STEP_FROM, STEP_WAY
from mastaba.games.sakkara.rules.effects import (
    refuse_at,
    refuse_cast,
    refuse_fly,
    refuse_line,
    refuse_play,
    refuse_push,
    refuse_ride,
)
from mastaba.games.sakkara.rules.putting import refuse_cut, refuse_put
from mastaba.games.sakkara.rules.pyramid import refuse_build, refuse_lay
from mastaba.games.sakkara.rules.stacks import occupied
from mastaba.games.sakkara.rules.steps import may_step, refuse_climb, refuse_move
from mastaba.games.sakkara.state import RACK_LIMIT, SEATS, SMALLEST_CUT, TALLEST, Ending, Phase

ASKED: Final = np.array(  # by phase: what must be decided before anything else
    [
        Refusal.PLACE_WORKERS,
        0,
        Refusal.CHOOSE_LINE,
        Refusal.CHOOSE_WORKER,
        Refusal.CHOOSE_FLIGHT,
        Refusal.CHOOSE_RIDE,
        Refusal.CHOOSE_TILE,
        Refusal.CHOOSE_PUSH,
        Refusal.CHOOSE_CUT,
        Refusal.MUST_PUT,
    ],
    np.int64,
)


@rule
def refusal(state: State, action: int) -> int:
    """0 when the action is legal, else the reason."""
    action = int(action)
    if state.ending != Ending.NONE:
        return Refusal.OVER
    wanted = refuse_now(state, phase_of(action), action)
    if wanted != 0:
        return wanted
    if action < ON_LINE:
        return refuse_main(state, action)
    return refuse_choice(state, action)


@rule
def phase_of(action: int) -> int:
    """The phase in which an action can be decided."""
    if action < MOVE:
        return Phase.WORKERS
    if action < ON_LINE or PLAY <= action < FLY or DISCARD <= action <= END:
        return Phase.TURN
    if action < AT:
        return Phase.LINE
    if action < PLAY:
        return Phase.AROUND
    if action < RIDE:
        return Phase.FLYING
    if action < TAKE:
        return Phase.RIDING
    if action < PUSH:
        return Phase.TAKING
    if action < DISCARD:
        return Phase.PUSHING
    return Phase.CUTTING if action <= KEEP else Phase.PUTTING


@rule
def refuse_now(state: State, phase: int, action: int) -> int:
    """R3.5 What is begun is finished first; R3.4 so is discarding down to ten."""
    if state.phase != phase:
        return refuse_phase(state, phase)
    if phase == Phase.TURN and (action < DISCARD or action == END) and state.rack_size[state.seat] > RACK_LIMIT:
        return Refusal.DISCARD_FIRST
    return 0


@rule
def refuse_phase(state: State, phase: int) -> int:
    """Why an action that belongs to another phase must wait."""
    if state.phase != Phase.TURN:
        return int(ASKED[state.phase])
    if state.rack_size[state.seat] > RACK_LIMIT:
        return Refusal.DISCARD_FIRST
    if phase == Phase.WORKERS:
        return Refusal.WORKERS_PLACED
    if phase == Phase.CUTTING:
        return Refusal.NOTHING_TO_CUT
    if phase == Phase.PUTTING:
        return Refusal.NOTHING_TO_PUT
    return Refusal.NOT_BEGUN


@rule
def refuse_main(state: State, action: int) -> int:
    """Workers, the move, and tiles laid, built or cast."""
    if action < MOVE:
        return Refusal.OCCUPIED if occupied(state) >> action & 1 else 0
    if action < CLIMB:
        return refuse_move(state, STEP_FROM[action - MOVE], STEP_WAY[action - MOVE])
    if action < LAY:
        return refuse_climb(state, STEP_FROM[action - CLIMB], STEP_WAY[action - CLIMB])
    if action < BUILD:
        return refuse_lay(state, action - LAY)
    if action < CAST:
        return refuse_build(state, action - BUILD)
    return refuse_cast(state, action - CAST)


@rule
def refuse_choice(state: State, action: int) -> int:
    """Special tiles, second choices, and what ends a turn."""
    if action < AT:
        return refuse_line(state, action - ON_LINE)
    if action < PLAY:
        return refuse_at(state, action - AT)
    if action < FLY:
        return refuse_play(state, action - PLAY)
    if action < RIDE:
        start = (action - FLY) // OTHERS
        end = (action - FLY) % OTHERS
        return refuse_fly(state, start, end + 1 if end >= start else end)
    if action < TAKE:
        return refuse_ride(state, action - RIDE + 1)
    if action < PUSH:
        return 0 if state.rack[SEATS - 1 - state.seat, action - TAKE] > 0 else Refusal.NOT_THERE
    if action < DISCARD:
        shove = (action - PUSH) // TALLEST
        return refuse_push(state, SHOVE_FROM[shove], SHOVE_WAY[shove], (action - PUSH) % TALLEST + 1)
    if action < END:
        return refuse_discard(state, action - DISCARD)
    return refuse_end(state, action)


@rule
def refuse_discard(state: State, tile: int) -> int:
    """R3.4 Tiles are discarded for want of room only, and down to ten."""
    if state.rack_size[state.seat] <= RACK_LIMIT:
        return Refusal.RACK_FITS
    return 0 if state.rack[state.seat, tile] > 0 else Refusal.NOT_HELD


@rule
def refuse_end(state: State, action: int) -> int:
    """R3.1 A turn without its move ends only when no worker can move; R8.2 R8.3 then the discard is dealt with."""
    if action == END:
        return Refusal.MUST_MOVE if state.has_moved == 0 and may_step(state) else 0
    if action == KEEP:
        return 0
    if action < PUT:
        return refuse_cut(state, action - CUT + SMALLEST_CUT)
    return refuse_put(state, action - PUT)
