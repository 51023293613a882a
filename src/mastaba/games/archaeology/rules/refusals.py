"""Why something may not be decided now. What may is said in choices.py, and only there."""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.archaeology.actions import ACTIONS, Refusal
from mastaba.games.archaeology.cards import count_of
from mastaba.games.archaeology.rules.choices import choices
from mastaba.games.archaeology.state import Ending, Phase

ASKED: Final = np.zeros(len(Phase), np.int64)  # what comes first, by phase
ASKED[Phase.THIEF] = Refusal.MUST_STEAL
ASKED[Phase.STORM] = Refusal.MUST_DISCARD


@rule
def refusal(state: State, action: int) -> int:
    """0 when the action is legal, else the reason."""
    if state.ending != Ending.NONE:
        return Refusal.OVER
    if choices(state) >> int(action) & 1:
        return 0
    if action < ACTIONS.steal.END:
        return why_no_theft(state, ACTIONS.steal.victim(action))
    if action < ACTIONS.discard.END:
        return why_no_discard(state)
    if action < ACTIONS.trade.END:
        return asked_or(state, why_no_trade(state, action))
    return asked_or(state, why_no_move(state, action))


@rule
def asked_or(state: State, otherwise: int) -> int:
    """What the present phase asks for first, else another reason."""
    asked = int(ASKED[state.phase])
    return asked if asked else int(otherwise)


@rule
def why_no_theft(state: State, victim: int) -> int:
    """R4.2 Only a thief steals, and only from opponents who have cards."""
    if state.phase != Phase.THIEF:
        return asked_or(state, Refusal.NO_THIEF)
    if victim >= state.players:
        return Refusal.NO_SUCH_SEAT
    return Refusal.YOURSELF if victim == state.seat else Refusal.NOTHING_TO_STEAL


@rule
def why_no_discard(state: State) -> int:
    """R4.5 Cards are discarded to a storm alone."""
    if state.phase != Phase.STORM:
        return asked_or(state, Refusal.NO_STORM)
    return Refusal.NOT_IN_HAND


@rule
def has(state: State, treasure: int) -> bool:
    """Whether the deciding seat holds a treasure."""
    return count_of(state.hand[state.seat], treasure) > 0


@rule
def is_among(kinds: int, treasure: int) -> bool:
    """Whether the bit of a treasure is set."""
    return int(kinds) >> int(treasure) & 1 == 1


@rule
def why_no_trade(state: State, action: int) -> int:
    """R5.1 Giving comes before taking, R5.3 and taking before the trade is closed."""
    if action < ACTIONS.give.END:
        return why_no_gift(state, ACTIONS.give.treasure(action))
    if state.phase == Phase.TURN:
        return Refusal.NO_TRADE
    if action < ACTIONS.take.END:
        return why_not_taken(state, ACTIONS.take.treasure(action))
    return Refusal.NOTHING_TAKEN


@rule
def why_no_gift(state: State, treasure: int) -> int:
    """R5.1 Cards are given before the first is taken; R5.4 R5.5 and not every card."""
    if state.phase == Phase.TAKING:
        return Refusal.ALREADY_TAKING
    if not has(state, treasure):
        return Refusal.NOT_IN_HAND
    return Refusal.WAS_TAKEN if is_among(state.taken, treasure) else Refusal.NO_WAY_TO_TRADE


@rule
def why_not_taken(state: State, treasure: int) -> int:
    """R5.2 The market's cards are taken while the credit lasts; R5.4 none of a treasure that was given."""
    if is_among(state.given, treasure):
        return Refusal.WAS_GIVEN
    return Refusal.TOO_DEAR if count_of(state.market, treasure) > 0 else Refusal.NOT_IN_MARKET


@rule
def why_no_move(state: State, action: int) -> int:
    """R5.3 A trade is finished first; R6.1 exploring takes maps, R6.3 and a closed chamber; R7.1 sales cards; R8.3 one may be owed."""
    if state.phase != Phase.TURN:
        return Refusal.TRADE_OPEN
    if action < ACTIONS.explore.END:
        is_open = int(state.explored) >> ACTIONS.explore.chamber(action) & 1
        return Refusal.EXPLORED if is_open else Refusal.TOO_FEW_MAPS
    if action < ACTIONS.sell.END:
        return Refusal.TOO_FEW if has(state, ACTIONS.sell.treasure(action)) else Refusal.NOT_IN_HAND
    return Refusal.SALE_OWED
