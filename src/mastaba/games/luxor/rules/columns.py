"""R5 Archaeologists and R6 scarabs: what a pair does at its column."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell, whisper
from mastaba.games.luxor.events import Event, Lack
from mastaba.games.luxor.state import A_TURN, DEPTH, EYES_OF, TO_OPEN, VALUES, Kind, Phase

PLACED_BITS: Final = 2  # of `placed` for each column
PLACED_MOST: Final = (1 << PLACED_BITS) - 1


@rule
def asks_archaeologist(state: State, animal: int, kind: int, events: Ints) -> bool:
    """R5.1 R5.2 The archaeologist's step: True when the player must be asked; R5.3 R5.4 otherwise who is there stays."""
    holder = int(state.holder[animal]) - 1
    seat = int(state.turn)
    if holder == seat or (holder >= 0 and kind == Kind.OPPOSITE):
        return False
    has_stock = state.stock[seat] > 0
    if holder >= 0 and has_stock:
        post(state, animal, events)
        return False
    state.column = animal
    state.phase = Phase.POST if has_stock else Phase.MOVE
    return True


@rule
def post(state: State, animal: int, events: Ints) -> None:
    """R5.1 One from the stock comes to the column, R5.2 in an opponent's place if there is one."""
    state.stock[state.turn] -= 1
    send_home(state, animal, events)
    tell(events, Event.POSTED, state.turn, animal)
    arrive(state, animal, events)


@rule
def move(state: State, origin: int, animal: int, events: Ints) -> None:
    """R5.5 One of the player's own comes from another column."""
    state.holder[origin] = 0
    send_home(state, animal, events)
    tell(events, Event.MOVED, state.turn, origin, animal)
    arrive(state, animal, events)


@rule
def send_home(state: State, animal: int, events: Ints) -> None:
    """R5.2 A replaced archaeologist goes back to its owner."""
    owner = int(state.holder[animal]) - 1
    if owner >= 0:
        state.stock[owner] += 1
        tell(events, Event.SENT_HOME, owner, animal)


@rule
def arrive(state: State, animal: int, events: Ints) -> None:
    """R6.5 Who comes to three waiting scarabs opens at once, before the pair's own scarab."""
    state.holder[animal] = state.turn + 1
    open_if_due(state, animal, events)


@rule
def placed_at(state: State, animal: int) -> int:
    """R6.2 How many scarabs have been put onto a column this turn."""
    return int(state.placed) >> PLACED_BITS * animal & PLACED_MOST


@rule
def put_scarab(state: State, animal: int, events: Ints) -> None:
    """R6.1 One scarab goes to the column, R6.2 R10.4 two a turn at most, R6.3 while there is one and room."""
    if placed_at(state, animal) >= A_TURN:
        tell(events, Event.NO_SCARAB, animal, Lack.LIMIT)
    elif state.scarabs[animal] >= TO_OPEN:
        tell(events, Event.NO_SCARAB, animal, Lack.FULL)
    elif state.slab == 0:
        tell(events, Event.NO_SCARAB, animal, Lack.SLAB)
    else:
        state.placed += 1 << PLACED_BITS * animal
        state.slab -= 1
        state.scarabs[animal] += 1
        tell(events, Event.SCARAB, animal, state.scarabs[animal], state.slab)
        open_if_due(state, animal, events)


@rule
def open_if_due(state: State, animal: int, events: Ints) -> None:
    """R6.4 Three scarabs, a holder and a sarcophagus: it is opened and the scarabs go back to the slab; R6.6 else they stay."""
    if state.scarabs[animal] >= TO_OPEN and state.holder[animal] > 0 and state.opened[animal] < DEPTH:
        state.scarabs[animal] -= TO_OPEN
        state.slab += TO_OPEN
        open_front(state, animal, events)


@rule
def open_front(state: State, animal: int, events: Ints) -> None:
    """R6.4 The holder takes the front sarcophagus, and alone sees its value."""
    seat = int(state.holder[animal]) - 1
    item = animal * DEPTH + int(state.opened[animal])
    rank = int(state.inside[item])
    state.opened[animal] += 1
    state.opener[item] = 1 + seat
    state.opened_at[item] = state.gives
    state.owned[seat, rank] += 1
    state.eyes[seat, EYES_OF[rank]] += 1
    whisper(events, 1 << seat, Event.OPENED, seat, animal, EYES_OF[rank], VALUES[rank], DEPTH - int(state.opened[animal]))
