"""R8 The discard of a turn goes back onto the board."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.sakkara.actions import Refusal
from mastaba.games.sakkara.events import Event
from mastaba.games.sakkara.geometry import FIELDS, NEXT_TO
from mastaba.games.sakkara.rules.stacks import add_tile, occupied
from mastaba.games.sakkara.state import SEATS, SMALLEST_CUT, TALLEST, WORKERS, Ending, Phase


@rule
def refuse_cut(state: State, lower: int) -> int:
    """R8.2 Each half of a cut has at least three tiles; the lower one by the action itself."""
    return Refusal.CUT_SMALL if int(state.discarded) - lower < SMALLEST_CUT else 0


@rule
def beside_own(state: State) -> int:
    """R8.3 The fields orthogonally next to a worker of the one who puts."""
    found = 0
    for worker in range(WORKERS):
        found |= NEXT_TO[state.worker[state.seat, worker]]
    return found


@rule
def lowest(state: State, barred: int) -> int:
    """R8.3 The lowest fields outside a set; R8.5 full ones are none."""
    height = TALLEST
    for field in range(FIELDS):
        here = TALLEST if barred >> field & 1 else int(state.height[field])
        height = min(height, here)
    if height == TALLEST:
        return 0
    found = 0
    for field in range(FIELDS):
        found |= (1 if state.height[field] == height else 0) << field
    return found & ~barred


@rule
def places(state: State) -> int:
    """R8.3 Where a stack may be put; R8.4 next to own workers only when there is no other place."""
    workers = occupied(state)
    found = lowest(state, workers | beside_own(state))
    return found if found != 0 else lowest(state, workers)


@rule
def refuse_put(state: State, field: int) -> int:
    """R8.3 A stack goes onto one of the lowest fields, neither under nor next to own workers; R8.5 nor onto a full one."""
    if places(state) >> field & 1:
        return 0
    if occupied(state) >> field & 1:
        return Refusal.OCCUPIED
    if state.height[field] >= TALLEST:
        return Refusal.FULL
    if beside_own(state) >> field & 1:
        return Refusal.NEXT_TO_WORKER
    return Refusal.NOT_LOWEST


@rule
def end_turn(state: State, events: Ints) -> None:
    """R8.2 Six or more discarded tiles may be cut by the one who discarded them; R8.3 the other puts them back."""
    if state.has_moved == 0:
        tell(events, Event.STUCK, state.seat)
    if state.discarded >= 2 * SMALLEST_CUT:
        state.phase = Phase.CUTTING
    else:
        hand_over(state, events)


@rule
def cut_discard(state: State, lower: int, events: Ints) -> None:
    """R8.2 The first tiles discarded form the lower stack, which is put first."""
    state.cut = lower
    tell(events, Event.CUT, state.seat, lower, int(state.discarded) - lower)
    hand_over(state, events)


@rule
def keep_discard(state: State, events: Ints) -> None:
    """R8.2 The discard stays in one stack."""
    tell(events, Event.KEPT, state.seat, state.discarded)
    hand_over(state, events)


@rule
def hand_over(state: State, events: Ints) -> None:
    """R8.3 The other player puts the discard back, and then it is their turn."""
    state.seat = SEATS - 1 - state.seat
    state.has_moved = 0
    state.mover = 0
    state.direction = 0
    state.has_finished = 0
    state.phase = Phase.PUTTING
    go_on_putting(state, events)


@rule
def go_on_putting(state: State, events: Ints) -> None:
    """R8.3 The turn is over when all is back; R8.6 or when the board has no room left."""
    if state.returned < state.discarded:
        if has_room(state):
            return
        tell(events, Event.LOST, int(state.discarded) - int(state.returned))
    clear_discard(state)
    next_turn(state, events)


@rule
def has_room(state: State) -> bool:
    """R8.6 Whether a field without a worker can take a tile."""
    workers = occupied(state)
    for field in range(FIELDS):
        if workers >> field & 1 == 0 and state.height[field] < TALLEST:
            return True
    return False


@rule
def clear_discard(state: State) -> None:
    """R8.1 The next turn begins without a discard."""
    for place in range(state.discarded):
        state.discard[place] = 0
    state.discarded = 0
    state.cut = 0
    state.returned = 0


@rule
def next_turn(state: State, events: Ints) -> None:
    """R3.1 The players take turns; R9.2 Q3 after the last turn of the limit the game is drawn."""
    state.phase = Phase.TURN
    state.turns += 1
    if state.turns >= state.turn_limit:
        state.ending = Ending.LIMIT
        tell(events, Event.OVER, Ending.LIMIT)
    else:
        tell(events, Event.TURN, state.seat, int(state.turns) + 1, state.turn_limit)


@rule
def stack_left(state: State) -> int:
    """R8.2 How many tiles of the stack in hand are still to be put."""
    end = state.cut if state.returned < state.cut else state.discarded
    return int(end) - int(state.returned)


@rule
def put_stack(state: State, field: int, events: Ints) -> None:
    """R8.3 The stack goes onto the field, first tile lowest; R8.5 a field takes no more than nine, the rest is put next."""
    left = stack_left(state)
    count = min(left, TALLEST - int(state.height[field]))
    for _ in range(count):
        add_tile(state, field, state.discard[state.returned])
        state.returned += 1
    tell(events, Event.PUT, state.seat, field, count, left - count)
    go_on_putting(state, events)
