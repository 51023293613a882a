"""R7 The end: scarabs are moved once more, then everything is counted."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.luxor.events import Event
from mastaba.games.luxor.rules.columns import open_front
from mastaba.games.luxor.rules.scoring import bonus, sarcophagi_points
from mastaba.games.luxor.state import ANIMALS, DEPTH, TO_OPEN, Ending, Phase


@rule
def close(state: State, events: Ints) -> None:
    """R7.1 The wall is full; R7.4 the seats are asked from the first number on."""
    tell(events, Event.WALL_FULL)
    state.phase = Phase.OPEN
    ask_from(state, 0, events)


@rule
def ask_from(state: State, start: int, events: Ints) -> None:
    """R7.4 The next seat that can open something decides; after the last the game is over."""
    for seat in range(start, state.players):
        if may_open(state, seat):
            state.seat = seat
            return
    state.seat = 0
    state.ending = Ending.WALL
    for seat in range(state.players):
        points = sarcophagi_points(state, seat)
        extra = bonus(state, seat)
        tell(events, Event.SCORED, seat, state.pharaoh[seat], points, extra, points + extra)
    tell(events, Event.OVER, Ending.WALL)


@rule
def may_open(state: State, seat: int) -> bool:
    """R7.2 Three scarabs on the player's own columns together, and a sarcophagus at one of them."""
    scarabs = 0
    has_sarcophagus = False
    for animal in range(ANIMALS):
        if state.holder[animal] == 1 + seat:
            scarabs += int(state.scarabs[animal])
            has_sarcophagus |= state.opened[animal] < DEPTH
    return has_sarcophagus and scarabs >= TO_OPEN


@rule
def open_column(state: State, animal: int, events: Ints) -> None:
    """R7.2 A sarcophagus is opened with moved scarabs; R7.3 the column's own leave first, the others' in animal order."""
    left = pay(state, animal, TO_OPEN, events)
    for other in range(ANIMALS):
        if state.holder[other] == 1 + state.seat:
            left = pay(state, other, left, events)
    open_front(state, animal, events)
    if not may_open(state, state.seat):
        ask_from(state, state.seat + 1, events)


@rule
def pay(state: State, animal: int, wanted: int, events: Ints) -> int:
    """R7.3 Takes up to so many scarabs from a column back to the slab; returns how many are still wanted."""
    count = min(int(state.scarabs[animal]), wanted)
    if count > 0:
        state.scarabs[animal] -= count
        state.slab += count
        tell(events, Event.PAID, state.seat, animal, count)
    return wanted - count


@rule
def leave_off(state: State, events: Ints) -> None:
    """R7.4 A player opens nothing more."""
    tell(events, Event.DONE, state.seat)
    ask_from(state, state.seat + 1, events)
