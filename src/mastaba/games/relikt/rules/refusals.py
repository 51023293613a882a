"""Why something may not be decided now."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.relikt.actions import BY, PLAY, REPLACE, ROPE, SEAT, Refusal
from mastaba.games.relikt.rules.choices import may_use, player_of, replaceable
from mastaba.games.relikt.rules.hands import is_in_hand
from mastaba.games.relikt.state import MATCHES, ROWS, VALUES, Ending, Phase, Tool


@rule
def refusal(state: State, action: int) -> int:
    """0 when the action is legal, else the reason."""
    action = int(action)
    if state.ending != Ending.NONE:
        return Refusal.OVER
    if action >= ROPE:
        return refuse_rope(state, action - ROPE)
    if action >= PLAY:
        return refuse_play(state, (action - PLAY) // ROWS, (action - PLAY) % ROWS)
    if action >= BY:
        return refuse_by(state, action - BY)
    if action >= REPLACE:
        return refuse_replace(state, action - REPLACE)
    if action >= SEAT:
        return refuse_seat(state, action - SEAT)
    return refuse_tool(state, action + 1)


@rule
def refuse_other(state: State, otherwise: int) -> int:
    """What the present phase asks for, when it asks for one thing only."""
    if state.phase == Phase.CHOOSING:
        return Refusal.MUST_CHOOSE
    if state.phase == Phase.AIMING:
        return Refusal.MUST_AIM
    if state.phase == Phase.REPLACING:
        return Refusal.MUST_REPLACE
    if state.phase == Phase.ROPING:
        return Refusal.MUST_ROPE
    return otherwise


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
    if state.holder[card // VALUES] < 0:
        return Refusal.NO_SUCH_CARD
    if state.phase != Phase.AIMING:
        return refuse_other(state, Refusal.NO_PISTOL)
    if int(state.face_up) >> card & 1 == 0:
        return Refusal.NOT_FACE_UP
    if replaceable(state, int(state.seat)) >> card & 1 == 0:
        return Refusal.NO_MATCH_IN_HAND
    return 0


@rule
def refuse_by(state: State, card: int) -> int:
    """R5.6 Then a hand card of the same colour or number."""
    if state.holder[card // VALUES] < 0:
        return Refusal.NO_SUCH_CARD
    if state.phase != Phase.REPLACING:
        return refuse_other(state, Refusal.NO_PISTOL)
    if not is_in_hand(state, int(state.seat), card):
        return Refusal.NOT_IN_HAND
    if int(MATCHES[card]) >> int(state.target) & 1 == 0:
        return Refusal.UNLIKE
    return 0


@rule
def refuse_play(state: State, card: int, row: int) -> int:
    """R3.2 A card of the hand, R5.4 or of the hand laid open, R3.3 into an open row."""
    if state.holder[card // VALUES] < 0:
        return Refusal.NO_SUCH_CARD
    asked = refuse_other(state, 0)
    if asked != 0:
        return asked
    if not is_in_hand(state, player_of(state), card):
        return Refusal.NOT_SHOWN if state.acting == Tool.BINOCULARS else Refusal.NOT_IN_HAND
    return Refusal.ROW_CLOSED if state.place[row] < 0 else 0


@rule
def refuse_rope(state: State, card: int) -> int:
    """R5.5 With a lasso, at the end of the turn, a face-up card of any row."""
    if state.holder[card // VALUES] < 0:
        return Refusal.NO_SUCH_CARD
    if state.phase != Phase.ROPING:
        return refuse_other(state, Refusal.MUST_PLAY if state.acting == Tool.LASSO else Refusal.NO_LASSO)
    return Refusal.NOT_FACE_UP if int(state.face_up) >> card & 1 == 0 else 0
