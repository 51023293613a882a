"""Why something may not be decided now."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.archaeology.actions import DISCARD, END, EXPLORE, GIVE, SELL, STEAL, TAKE, TRADE, Refusal
from mastaba.games.archaeology.cards import count_of
from mastaba.games.archaeology.rules.choices import explorable, givable, may_end, may_rob
from mastaba.games.archaeology.state import LOT_SIZE, LOT_TREASURE, VALUE, Ending, Phase


@rule
def refusal(state: State, action: int) -> int:
    """0 when the action is legal, else the reason."""
    if state.ending != Ending.NONE:
        return Refusal.OVER
    if action < DISCARD:
        return refuse_steal(state, action - STEAL)
    if action < GIVE:
        return refuse_discard(state, action - DISCARD)
    if state.phase == Phase.THIEF:
        return Refusal.MUST_STEAL
    if state.phase == Phase.STORM:
        return Refusal.MUST_DISCARD
    if action < TAKE:
        return refuse_give(state, action - GIVE)
    if action < EXPLORE:
        return refuse_trade(state, action)
    if state.phase != Phase.TURN:
        return Refusal.TRADE_OPEN
    if action < SELL:
        return refuse_explore(state, action - EXPLORE)
    if action < END:
        return refuse_sell(state, action - SELL)
    return 0 if may_end(state) else Refusal.SALE_OWED


@rule
def refuse_steal(state: State, seat: int) -> int:
    """R4.2 Only a thief steals, and only from opponents who have cards."""
    if state.phase == Phase.STORM:
        return Refusal.MUST_DISCARD
    if state.phase != Phase.THIEF:
        return Refusal.NO_THIEF
    if may_rob(state, seat):
        return 0
    if seat >= state.players:
        return Refusal.NO_SUCH_SEAT
    return Refusal.YOURSELF if seat == state.seat else Refusal.NOTHING_TO_STEAL


@rule
def refuse_discard(state: State, treasure: int) -> int:
    """R4.5 Cards are discarded to a storm alone."""
    if state.phase == Phase.THIEF:
        return Refusal.MUST_STEAL
    if state.phase != Phase.STORM:
        return Refusal.NO_STORM
    return 0 if holds(state, treasure, 1) else Refusal.NOT_IN_HAND


@rule
def holds(state: State, treasure: int, count: int) -> bool:
    """Whether the deciding seat has so many cards of a treasure."""
    return count_of(state.hand[state.seat], treasure) >= count


@rule
def refuse_give(state: State, treasure: int) -> int:
    """R5.1 Cards are given before the first is taken; R5.4 R5.5 and not every card."""
    if state.phase == Phase.TAKING:
        return Refusal.ALREADY_TAKING
    if not holds(state, treasure, 1):
        return Refusal.NOT_IN_HAND
    if (int(state.taken) >> treasure) & 1:
        return Refusal.WAS_TAKEN
    return 0 if (givable(state, int(state.hand[state.seat])) >> treasure) & 1 else Refusal.NO_WAY_TO_TRADE


@rule
def refuse_trade(state: State, action: int) -> int:
    """R5.1 Taking comes after giving, R5.3 closing after taking."""
    if state.phase == Phase.TURN:
        return Refusal.NO_TRADE
    if action < TRADE:
        return refuse_take(state, action - TAKE)
    return 0 if state.phase == Phase.TAKING else Refusal.NOTHING_TAKEN


@rule
def refuse_take(state: State, treasure: int) -> int:
    """R5.2 The market's cards are taken while the credit lasts; R5.4 none of a treasure that was given."""
    if (int(state.given) >> treasure) & 1:
        return Refusal.WAS_GIVEN
    if count_of(state.market, treasure) == 0:
        return Refusal.NOT_IN_MARKET
    return Refusal.TOO_DEAR if VALUE[treasure] > state.credit else 0


@rule
def refuse_explore(state: State, chamber: int) -> int:
    """R6.1 Maps are needed, R6.3 and a chamber that is still closed."""
    if (explorable(state, int(state.hand[state.seat])) >> chamber) & 1:
        return 0
    return Refusal.EXPLORED if (int(state.explored) >> chamber) & 1 else Refusal.TOO_FEW_MAPS


@rule
def refuse_sell(state: State, lot: int) -> int:
    """R7.1 A set is sold out of the hand."""
    if holds(state, LOT_TREASURE[lot], 1):
        return 0 if holds(state, LOT_TREASURE[lot], LOT_SIZE[lot]) else Refusal.TOO_FEW
    return Refusal.NOT_IN_HAND
