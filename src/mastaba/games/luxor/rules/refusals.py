"""Why something may not be decided now."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.luxor.actions import (
    CLAIM,
    CURSE,
    DONE,
    DROP,
    GIVE,
    MOVE,
    OPEN,
    PASS,
    POST,
    RESOLVE,
    SKIP,
    Refusal,
)
from mastaba.games.luxor.rules.curses import count_sarcophagi, shows_curse
from mastaba.games.luxor.rules.hands import holds
from mastaba.games.luxor.rules.pairs import pending_kinds
from mastaba.games.luxor.state import DEPTH, SHAFT_TILES, SHAFTS, Ending, Phase


@rule
def refusal(state: State, action: int) -> int:
    """0 when the action is legal, else the reason."""
    action = int(action)
    if state.ending != Ending.NONE:
        return Refusal.OVER
    if action < RESOLVE:
        return refuse_drop(state, (action - DROP) // SHAFTS, (action - DROP) % SHAFTS)
    if action < POST:
        return refuse_resolve(state, action - RESOLVE)
    if action < OPEN:
        return refuse_place(state, action)
    if action < CLAIM:
        return refuse_open(state, action)
    if action < CURSE:
        return refuse_claim(state, action)
    if action < GIVE:
        return refuse_curse(state, action - CURSE)
    return refuse_give(state, action - GIVE)


@rule
def asked(state: State) -> int:
    """What the present phase asks for, to say to somebody who wants something else."""
    if state.phase == Phase.DROP:
        return Refusal.MUST_DROP
    if state.phase == Phase.RESOLVE:
        return Refusal.MUST_RESOLVE
    if state.phase == Phase.POST:
        return Refusal.MUST_POST
    if state.phase == Phase.MOVE:
        return Refusal.MUST_MOVE
    if state.phase == Phase.OPEN:
        return Refusal.MUST_OPEN
    if state.phase == Phase.CLAIM:
        return Refusal.MUST_CLAIM
    if state.phase == Phase.CURSE:
        return Refusal.MUST_CURSE
    return Refusal.MUST_GIVE


@rule
def refuse_drop(state: State, tile: int, shaft: int) -> int:
    """R3.2 A tile of the hand, a shaft with room."""
    if state.phase != Phase.DROP:
        return asked(state)
    if not holds(state, state.seat, 1 + tile):
        return Refusal.NOT_IN_HAND
    return Refusal.SHAFT_FULL if state.height[shaft] >= SHAFT_TILES else 0


@rule
def refuse_resolve(state: State, pair: int) -> int:
    """R4.4 Only what the tile has formed, and only where there is a choice."""
    if state.phase != Phase.RESOLVE:
        return asked(state)
    return 0 if pending_kinds(state) >> 4 * pair & 1 else Refusal.NOT_PENDING


@rule
def refuse_place(state: State, action: int) -> int:
    """R5.1 With archaeologists in stock one is posted, R5.5 without any one of the own is moved."""
    if state.phase != Phase.POST and state.phase != Phase.MOVE:
        return asked(state)
    if action == SKIP:
        return 0
    if action == POST:
        return 0 if state.phase == Phase.POST else Refusal.NO_STOCK
    if state.phase == Phase.POST:
        return Refusal.HAS_STOCK
    return 0 if state.holder[action - MOVE] == 1 + state.seat else Refusal.NOT_YOURS


@rule
def refuse_open(state: State, action: int) -> int:
    """R7.2 An own column with a sarcophagus left; R7.4 or leaving off."""
    if state.phase != Phase.OPEN:
        return asked(state)
    if action == DONE:
        return 0
    if state.holder[action - OPEN] != 1 + state.seat:
        return Refusal.NOT_YOURS
    return Refusal.NO_SARCOPHAGUS if state.opened[action - OPEN] >= DEPTH else 0


@rule
def refuse_claim(state: State, action: int) -> int:
    """R9.3 The line must show the three animals; the reason does not tell whether another one does."""
    if state.phase != Phase.CLAIM:
        return asked(state)
    return 0 if action == PASS or shows_curse(state, action - CLAIM) else Refusal.NO_MATCH


@rule
def refuse_curse(state: State, victim: int) -> int:
    """R9.4 An opponent who owns a sarcophagus."""
    if state.phase != Phase.CURSE:
        return asked(state)
    if victim >= state.players:
        return Refusal.NO_SUCH_SEAT
    if victim == state.seat:
        return Refusal.SELF
    return 0 if count_sarcophagi(state, victim) > 0 else Refusal.NO_LOOT


@rule
def refuse_give(state: State, rank: int) -> int:
    """R9.4 A value among the victim's sarcophagi."""
    if state.phase != Phase.GIVE:
        return asked(state)
    return 0 if state.owned[state.seat, rank] > 0 else Refusal.NOT_OWNED
