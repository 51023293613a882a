"""Why something may not be decided now: every condition of the rules is said here once, with its reason."""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.sakkara.actions import ACTIONS, Refusal, flight_end, flight_start, push_count, push_shove
from mastaba.games.sakkara.geometry import SHOVE_FROM, SHOVE_WAY
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
from mastaba.games.sakkara.state import RACK_LIMIT, SEATS, SMALLEST_CUT, Ending, Phase

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
    if action < ACTIONS.cast.END:
        return refuse_main(state, action)
    return refuse_choice(state, action)


@rule
def phase_of(action: int) -> int:
    """The phase in which an action can be decided."""
    if action < ACTIONS.worker.END:
        return Phase.WORKERS
    if action < ACTIONS.cast.END or ACTIONS.play.FIRST <= action < ACTIONS.play.END:
        return Phase.TURN
    if action < ACTIONS.line.END:
        return Phase.LINE
    if action < ACTIONS.at.END:
        return Phase.AROUND
    if action < ACTIONS.fly.END:
        return Phase.FLYING
    if action < ACTIONS.ride.END:
        return Phase.RIDING
    if action < ACTIONS.take.END:
        return Phase.TAKING
    if action < ACTIONS.push.END:
        return Phase.PUSHING
    if action < ACTIONS.end.END:
        return Phase.TURN
    return Phase.CUTTING if action < ACTIONS.keep.END else Phase.PUTTING


@rule
def refuse_now(state: State, phase: int, action: int) -> int:
    """R3.5 What is begun is finished first; R3.4 so is discarding down to ten."""
    if state.phase != phase:
        return refuse_phase(state, phase)
    is_discard = ACTIONS.discard.FIRST <= action < ACTIONS.discard.END
    if phase == Phase.TURN and not is_discard and state.rack_size[state.seat] > RACK_LIMIT:
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
    if action < ACTIONS.worker.END:
        return Refusal.OCCUPIED if occupied(state) >> ACTIONS.worker.field(action) & 1 else 0
    if action < ACTIONS.move.END:
        return refuse_move(state, int(ACTIONS.move.start(action)), int(ACTIONS.move.field(action)))
    if action < ACTIONS.climb.END:
        return refuse_climb(state, int(ACTIONS.climb.start(action)), int(ACTIONS.climb.field(action)))
    if action < ACTIONS.lay.END:
        return refuse_lay(state, ACTIONS.lay.tile(action))
    if action < ACTIONS.build.END:
        return refuse_build(state, ACTIONS.build.tile(action))
    return refuse_cast(state, ACTIONS.cast.combination(action))


@rule
def refuse_choice(state: State, action: int) -> int:
    """Special tiles, second choices, and what ends a turn."""
    if action < ACTIONS.line.END:
        return refuse_line(state, ACTIONS.line.line(action))
    if action < ACTIONS.at.END:
        return refuse_at(state, ACTIONS.at.field(action))
    if action < ACTIONS.play.END:
        return refuse_play(state, ACTIONS.play.tile(action))
    if action < ACTIONS.fly.END:
        return refuse_fly(state, flight_start(action), flight_end(action))
    if action < ACTIONS.ride.END:
        return refuse_ride(state, ACTIONS.ride.count(action) + 1)
    if action < ACTIONS.take.END:
        return 0 if state.rack[SEATS - 1 - state.seat, ACTIONS.take.tile(action)] > 0 else Refusal.NOT_THERE
    if action < ACTIONS.push.END:
        shove = push_shove(action)
        return refuse_push(state, int(SHOVE_FROM[shove]), int(SHOVE_WAY[shove]), push_count(action))
    if action < ACTIONS.discard.END:
        return refuse_discard(state, ACTIONS.discard.tile(action))
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
    if action < ACTIONS.end.END:
        return Refusal.MUST_MOVE if state.has_moved == 0 and may_step(state) else 0
    if action < ACTIONS.cut.END:
        return refuse_cut(state, ACTIONS.cut.count(action) + SMALLEST_CUT)
    if action < ACTIONS.keep.END:
        return 0
    return refuse_put(state, ACTIONS.put.field(action))
