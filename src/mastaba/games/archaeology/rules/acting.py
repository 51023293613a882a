"""What a decision does."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell, whisper
from mastaba.games.archaeology.actions import ACTIONS
from mastaba.games.archaeology.cards import copies, count_of, pick
from mastaba.games.archaeology.events import Event
from mastaba.games.archaeology.memory import note_found, note_left, note_shown, note_theft
from mastaba.games.archaeology.rules.turns import end_if_over, end_turn, pass_storm
from mastaba.games.archaeology.state import (
    CHAMBER_MAPS,
    LOT_SIZE,
    LOT_TREASURE,
    LOT_VALUE,
    MAP,
    TREASURES,
    VALUE,
    Phase,
)


@rule
def apply(state: State, action: int, events: Ints) -> None:
    """Carries out a decision."""
    if action < ACTIONS.steal.END:
        steal(state, ACTIONS.steal.victim(action), events)
    elif action < ACTIONS.discard.END:
        discard(state, ACTIONS.discard.treasure(action), events)
    elif action < ACTIONS.give.END:
        give(state, ACTIONS.give.treasure(action), events)
    elif action < ACTIONS.take.END:
        take(state, ACTIONS.take.treasure(action), events)
    elif action < ACTIONS.trade.END:
        close_trade(state, events)
    elif action < ACTIONS.explore.END:
        explore(state, ACTIONS.explore.chamber(action), events)
    elif action < ACTIONS.sell.END:
        sell(state, ACTIONS.sell.index(action), events)
    else:
        end_turn(state, events)


@rule
def leave(state: State, treasure: int, count: int) -> None:
    """Cards leave the deciding seat's hand, seen by all."""
    note_left(state, int(state.seat), int(treasure), int(count))
    state.hand[state.seat] -= copies(treasure, count)
    state.hand_size[state.seat] -= count


@rule
def steal(state: State, victim: int, events: Ints) -> None:
    """R4.2 The thief takes a card of the chosen hand, each equally likely; R4.3 only those two see it."""
    thief = int(state.seat)
    treasure = pick(state, state.hand[victim])
    note_theft(state, thief, victim, treasure)
    state.hand[victim] -= copies(treasure, 1)
    state.hand_size[victim] -= 1
    state.hand[thief] += copies(treasure, 1)
    state.hand_size[thief] += 1
    state.phase = Phase.TURN
    whisper(events, 1 << thief | 1 << int(victim), Event.STOLE, thief, victim, treasure)


@rule
def discard(state: State, treasure: int, events: Ints) -> None:
    """R4.5 A card of the player's choice goes face up into the market."""
    leave(state, treasure, 1)
    state.market += copies(treasure, 1)
    tell(events, Event.DISCARDED, state.seat, treasure)
    state.storm_share -= 1
    if state.storm_share == 0:
        pass_storm(state, events)


@rule
def give(state: State, treasure: int, events: Ints) -> None:
    """R5.1 A card is put forward and its value becomes credit; R5.3 it joins the market when the trade is closed."""
    leave(state, treasure, 1)
    state.offer += copies(treasure, 1)
    state.credit += VALUE[treasure]
    state.given |= 1 << treasure
    state.phase = Phase.GIVING
    tell(events, Event.GAVE, state.seat, treasure)


@rule
def take(state: State, treasure: int, events: Ints) -> None:
    """R5.2 A card comes from the market, paid out of the credit; R10.2 all have seen it."""
    state.market -= copies(treasure, 1)
    state.credit -= VALUE[treasure]
    state.taken |= 1 << treasure
    state.hand[state.seat] += copies(treasure, 1)
    state.hand_size[state.seat] += 1
    note_shown(state, state.seat, treasure)
    state.phase = Phase.TAKING
    tell(events, Event.TOOK, state.seat, treasure)


@rule
def close_trade(state: State, events: Ints) -> None:
    """R5.3 What was given joins the market; R5.2 credit left over is lost; R5.6 another trade may follow."""
    tell(events, Event.TRADED, state.seat, state.credit)
    state.market += state.offer
    state.offer = 0
    state.credit = 0
    state.has_traded = 1
    state.phase = Phase.TURN


@rule
def explore(state: State, chamber: int, events: Ints) -> None:
    """R6.1 The chamber's cards come into the hand unseen; R6.2 its maps leave the game; R5.4 trading starts afresh."""
    maps = int(CHAMBER_MAPS[chamber])
    cards = int(state.chamber_size[chamber])
    leave(state, MAP, maps)
    state.maps_out += maps
    tell(events, Event.EXPLORED, state.seat, chamber, maps, cards)
    tell_found(state, state.chamber[chamber], events)
    note_found(state, int(state.seat), cards)
    state.hand[state.seat] += state.chamber[chamber]
    state.hand_size[state.seat] += cards
    state.chamber[chamber] = 0
    state.chamber_size[chamber] = 0
    state.explored |= 1 << chamber
    state.given = 0
    state.taken = 0
    state.has_moved = 1
    end_if_over(state, events)


@rule
def tell_found(state: State, cards: int, events: Ints) -> None:
    """R6.1 The finder alone learns what lay in the chamber."""
    for treasure in range(TREASURES):
        for _ in range(count_of(cards, treasure)):
            whisper(events, 1 << int(state.seat), Event.FOUND, state.seat, treasure)


@rule
def sell(state: State, lot: int, events: Ints) -> None:
    """R7.1 A set lies in the museum for good, R7.4 safe from all; R7.3 each set by itself; R8.3 a sale pays the debt."""
    treasure = LOT_TREASURE[lot]
    leave(state, treasure, LOT_SIZE[lot])
    state.sold[state.seat, lot] += 1
    state.has_moved = 1
    state.owes_sale = 0
    tell(events, Event.SOLD, state.seat, treasure, LOT_SIZE[lot], LOT_VALUE[lot], treasure)
    end_if_over(state, events)
