"""R4 Laying the ship and the wheat, R5 building."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.sakkara.actions import Refusal
from mastaba.games.sakkara.events import Event
from mastaba.games.sakkara.rules.stacks import discard_own, spend
from mastaba.games.sakkara.state import HAND, HANDS, LEVEL, LEVEL_OF, LEVEL_SIZE, LEVELS, MOTIFS, SHIP, WHEAT, Ending


@rule
def refuse_lay(state: State, tile: int) -> int:
    """R4.1 Only ships and wheat are laid in front, a ship once; R4.2 wheat up to the number of the level under construction."""
    seat = state.seat
    if tile != SHIP and tile != WHEAT:
        return Refusal.NOT_LAID
    if state.rack[seat, tile] == 0:
        return Refusal.NOT_HELD
    if tile == SHIP:
        return Refusal.SHIP_LAID if state.ship[seat] > 0 else 0
    if state.has_finished != 0:
        return Refusal.LEVEL_FINISHED
    return Refusal.WHEAT_LAID if state.wheat[seat] >= state.level[seat] else 0


@rule
def lay(state: State, tile: int, events: Ints) -> None:
    """R4.1 R4.2 The ship or a wheat comes off the rack and lies in front of its player."""
    spend(state, tile)
    if tile == SHIP:
        state.ship[state.seat] += 1
    else:
        state.wheat[state.seat] += 1
    tell(events, Event.LAID, state.seat, tile)


@rule
def refuse_build(state: State, tile: int) -> int:
    """R5.1 A tile of the level under construction is set, R5.2 with ship and wheat lying, R5.3 a square or dome for hands."""
    seat = state.seat
    level = state.level[seat]
    if LEVEL_OF[tile] == 0:
        return Refusal.NOT_IN_PYRAMID
    if state.rack[seat, tile] == 0:
        return Refusal.NOT_HELD
    if state.has_finished != 0:
        return Refusal.LEVEL_FINISHED
    if LEVEL_OF[tile] != level:
        return Refusal.OTHER_LEVEL
    if state.built[seat, tile] >= LEVEL[level, tile]:
        return Refusal.ENOUGH_BUILT
    if state.ship[seat] == 0:
        return Refusal.NO_SHIP
    if state.wheat[seat] < level:
        return Refusal.NO_WHEAT
    return Refusal.NO_HAND if state.rack[seat, HAND] < HANDS[tile] else 0


@rule
def build(state: State, tile: int, events: Ints) -> None:
    """R5.1 A tile joins the pyramid; R5.3 the hands that set it are discarded."""
    spend(state, tile)
    state.built[state.seat, tile] += 1
    tell(events, Event.BUILT, state.seat, tile, state.level[state.seat])
    for _ in range(HANDS[tile]):
        discard_own(state, HAND, events)
    if level_left(state, state.seat) == 0:
        finish_level(state, events)


@rule
def level_left(state: State, seat: int) -> int:
    """R5.1 How many tiles the level under construction still lacks."""
    level = state.level[seat]
    left = int(LEVEL_SIZE[level])
    for tile in range(MOTIFS):
        if LEVEL_OF[tile] == level:
            left -= int(state.built[seat, tile])
    return left


@rule
def finish_level(state: State, events: Ints) -> None:
    """R5.4 The next level may begin, R5.5 but not this turn; R9.1 the dome wins at once."""
    level = int(state.level[state.seat])
    tell(events, Event.FINISHED, state.seat, level)
    state.level[state.seat] = level + 1
    state.has_finished = 1
    if level == LEVELS:
        state.ending = Ending.DOME
        tell(events, Event.OVER, Ending.DOME)
