"""Why something may not be decided now."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.saqqara.actions import ACTIONS, Refusal
from mastaba.games.saqqara.rules.choices import held, joining_row, may_complete, may_lead, tops
from mastaba.games.saqqara.state import HAND_LIMIT, Ending, Phase


@rule
def refusal(state: State, action: int) -> int:
    """0 when the action is legal, else the reason."""
    if state.ending != Ending.NONE:
        return Refusal.OVER
    if action < ACTIONS.draw.END:
        return refuse_draw(state, ACTIONS.draw.relic(action))
    if action < ACTIONS.stop.END:
        return refuse_stop(state)
    if action < ACTIONS.place.END:
        return refuse_place(state, ACTIONS.place.relic(action), ACTIONS.place.row(action))
    return refuse_discard(state, ACTIONS.discard.relic(action))


@rule
def refuse_draw(state: State, value: int) -> int:
    """R4.1 Any pile's top relic may be drawn, R4.2 while there is room in the hand."""
    if state.phase == Phase.PLACING:
        return Refusal.MUST_PLACE
    if state.phase == Phase.DISCARDING:
        return Refusal.MUST_DISCARD
    if state.hand_size[state.seat] >= HAND_LIMIT:
        return Refusal.HAND_FULL
    if tops(state) >> value & 1 == 0:
        return Refusal.NOT_ON_TOP
    return 0


@rule
def refuse_stop(state: State) -> int:
    """R4.3 A drawing turn can be stopped once a relic has been drawn."""
    if state.phase == Phase.DRAWING:
        return 0
    return refuse_other(state, Refusal.DRAW_FIRST)


@rule
def refuse_other(state: State, otherwise: int) -> int:
    """What the present phase asks for, when it asks for something else."""
    if state.phase == Phase.DRAFT:
        return Refusal.MUST_DRAFT
    if state.phase == Phase.REFILLING:
        return Refusal.MUST_REFILL
    if state.phase == Phase.DRAWING:
        return Refusal.ALREADY_DRAWING
    if state.phase == Phase.PLACING:
        return Refusal.MUST_PLACE
    if state.phase == Phase.DISCARDING:
        return Refusal.MUST_DISCARD
    return otherwise


@rule
def refuse_place(state: State, value: int, row: int) -> int:
    """R5.1 Exactly two relics of the hand are placed, R5.2 at the ends of rows."""
    if state.phase != Phase.TURN and state.phase != Phase.PLACING:
        return refuse_other(state, 0)
    if state.hand[state.seat, value] == 0:
        return Refusal.NOT_IN_HAND
    if state.phase == Phase.TURN and state.hand_size[state.seat] < 2:
        return Refusal.TOO_FEW
    if joining_row(state, row) >> value & 1 == 0:
        return Refusal.BETWEEN
    if state.phase == Phase.TURN and not may_lead(state, value, row, held(state, state.seat)):
        return Refusal.NO_SECOND
    return 0


@rule
def refuse_discard(state: State, value: int) -> int:
    """R6.1 Relics are discarded only with five in hand of which no two can be placed."""
    if state.phase != Phase.TURN and state.phase != Phase.DISCARDING:
        return refuse_other(state, 0)
    if state.phase == Phase.TURN and (state.hand_size[state.seat] < HAND_LIMIT or may_complete(state)):
        return Refusal.NOT_EXCEPTIONAL
    if state.hand[state.seat, value] == 0:
        return Refusal.NOT_IN_HAND
    return 0
