"""Why something may not be decided now."""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.relikt.actions import ACTIONS, Refusal
from mastaba.games.relikt.cards import is_alike, is_among
from mastaba.games.relikt.rules.choices import is_in_play, may_use, open_rows, player_of, replaceable, tool_of
from mastaba.games.relikt.rules.hands import is_in_hand
from mastaba.games.relikt.state import Ending, Phase, Tool

ASKS: Final = {
    Phase.TURN: 0,
    Phase.CHOOSING: Refusal.MUST_CHOOSE,
    Phase.AIMING: Refusal.MUST_AIM,
    Phase.REPLACING: Refusal.MUST_REPLACE,
    Phase.PLAYING: 0,
    Phase.ROPING: Refusal.MUST_ROPE,
}
ASKED: Final = np.array([ASKS[phase] for phase in Phase], np.int64)  # by phase; 0 where it asks for more than one thing


@rule
def refusal(state: State, action: int) -> int:
    """0 when the action is legal, else the reason."""
    action = int(action)
    if state.ending != Ending.NONE:
        return Refusal.OVER
    if action >= ACTIONS.rope.FIRST:
        return refuse_rope(state, ACTIONS.rope.card(action))
    if action >= ACTIONS.play.FIRST:
        return refuse_play(state, ACTIONS.play.card(action), ACTIONS.play.row(action))
    if action >= ACTIONS.by.FIRST:
        return refuse_by(state, ACTIONS.by.card(action))
    if action >= ACTIONS.replace.FIRST:
        return refuse_replace(state, ACTIONS.replace.card(action))
    if action >= ACTIONS.seat.FIRST:
        return refuse_seat(state, ACTIONS.seat.seat(action))
    return refuse_tool(state, tool_of(action))


@rule
def refuse_other(state: State, otherwise: int) -> int:
    """What the present phase asks for, when it asks for one thing only."""
    asked = int(ASKED[state.phase])
    return asked if asked != 0 else otherwise


@rule
def refuse_tool(state: State, tool: int) -> int:
    """R3.1 One action card of the hand, before the adventure card, and only if it can have an effect."""
    if state.phase != Phase.TURN:
        return refuse_other(state, Refusal.ONE_ACTION)
    if int(state.kit_hand[state.seat]) >> tool & 1 == 0:
        return Refusal.NOT_HELD
    if may_use(state, tool):
        return 0
    if tool == Tool.CAMERA and state.top == 0:
        return Refusal.NOTHING_TO_COPY
    if tool == Tool.CAMERA and state.top == Tool.CAMERA:
        return Refusal.NO_COPY_OF_COPY
    return Refusal.NO_TARGET


@rule
def refuse_seat(state: State, seat: int) -> int:
    """R5.1 R5.4 After rum or binoculars, an opponent."""
    if seat >= state.players:
        return Refusal.NO_SUCH_SEAT
    if state.phase != Phase.CHOOSING:
        return refuse_other(state, Refusal.NO_CHOICE_OF_SEAT)
    return Refusal.OWN_SEAT if seat == state.seat else 0


@rule
def refuse_replace(state: State, card: int) -> int:
    """R5.6 After a pistol, a face-up card in a row that some card of the hand matches."""
    if not is_in_play(state, card):
        return Refusal.NO_SUCH_CARD
    if state.phase != Phase.AIMING:
        return refuse_other(state, Refusal.NO_PISTOL)
    if not is_among(card, int(state.face_up)):
        return Refusal.NOT_FACE_UP
    if not is_among(card, replaceable(state, int(state.seat))):
        return Refusal.NO_MATCH_IN_HAND
    return 0


@rule
def refuse_by(state: State, card: int) -> int:
    """R5.6 Then a hand card of the same colour or number."""
    if not is_in_play(state, card):
        return Refusal.NO_SUCH_CARD
    if state.phase != Phase.REPLACING:
        return refuse_other(state, Refusal.NO_PISTOL)
    if not is_in_hand(state, int(state.seat), card):
        return Refusal.NOT_IN_HAND
    return 0 if is_alike(card, int(state.target)) else Refusal.UNLIKE


@rule
def refuse_play(state: State, card: int, row: int) -> int:
    """R3.2 A card of the hand, R5.4 or of the hand laid open, R3.3 into an open row."""
    if not is_in_play(state, card):
        return Refusal.NO_SUCH_CARD
    asked = refuse_other(state, 0)
    if asked != 0:
        return asked
    if not is_in_hand(state, player_of(state), card):
        return Refusal.NOT_SHOWN if state.acting == Tool.BINOCULARS else Refusal.NOT_IN_HAND
    return 0 if open_rows(state) >> row & 1 else Refusal.ROW_CLOSED


@rule
def refuse_rope(state: State, card: int) -> int:
    """R5.5 With a lasso, at the end of the turn, a face-up card of any row."""
    if not is_in_play(state, card):
        return Refusal.NO_SUCH_CARD
    if state.phase != Phase.ROPING:
        return refuse_other(state, Refusal.MUST_PLAY if state.acting == Tool.LASSO else Refusal.NO_LASSO)
    return 0 if is_among(card, int(state.face_up)) else Refusal.NOT_FACE_UP
