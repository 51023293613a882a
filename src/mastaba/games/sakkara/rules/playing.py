"""What a decision does, and what follows from it by itself."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.sakkara.actions import (
    AT,
    BUILD,
    CAST,
    CLIMB,
    CUT,
    DISCARD,
    END,
    FLY,
    KEEP,
    LAY,
    MOVE,
    ON_LINE,
    OTHERS,
    PLAY,
    PUSH,
    PUT,
    RIDE,
    TAKE,
    WORKER,
)
from mastaba.games.sakkara.events import Event
from mastaba.games.sakkara.geometry import AROUND, BESIDE, LINE, SHOVE_FROM, SHOVE_WAY, STEP_FROM, STEP_WAY
from mastaba.games.sakkara.rules.effects import ride_end
from mastaba.games.sakkara.rules.putting import cut_discard, end_turn, keep_discard, put_stack
from mastaba.games.sakkara.rules.pyramid import build, lay
from mastaba.games.sakkara.rules.stacks import (
    add_tile,
    discard_own,
    drop_tiles,
    gain,
    set_aside,
    spend,
    take_top,
    take_tops,
    uncover,
    worker_on,
)
from mastaba.games.sakkara.state import (
    BITS,
    RECIPE,
    RECIPE_SIZE,
    SEATS,
    SHIP,
    SMALLEST_CUT,
    STAIRS,
    TALLEST,
    TILE_MASK,
    WHEAT,
    WORKERS,
    Combination,
    Locusts,
    Phase,
    Tile,
)


@rule
def apply(state: State, action: int, events: Ints) -> None:
    """Carries out a decision."""
    action = int(action)
    if action < MOVE:
        place_worker(state, action - WORKER, events)
    elif action < CLIMB:
        move(state, int(STEP_FROM[action - MOVE]), int(STEP_WAY[action - MOVE]), events)
    elif action < LAY:
        discard_own(state, STAIRS, events)
        move(state, int(STEP_FROM[action - CLIMB]), int(STEP_WAY[action - CLIMB]), events)
    elif action < BUILD:
        lay(state, action - LAY, events)
    elif action < CAST:
        build(state, action - BUILD, events)
    elif action < ON_LINE:
        cast(state, action - CAST, events)
    elif action < PLAY:
        take_around(state, action, events)
    elif action < FLY:
        play(state, action - PLAY, events)
    elif action < DISCARD:
        use_special(state, action, events)
    elif action < END:
        discard_own(state, action - DISCARD, events)
    else:
        close_turn(state, action, events)


@rule
def use_special(state: State, action: int, events: Ints) -> None:
    """R7.1 The effect of a special tile."""
    state.phase = Phase.TURN
    if action < RIDE:
        start = (action - FLY) // OTHERS
        end = (action - FLY) % OTHERS
        fly(state, start, end + 1 if end >= start else end, events)
    elif action < TAKE:
        ride(state, action - RIDE + 1, events)
    elif action < PUSH:
        steal(state, action - TAKE, events)
    else:
        shove = (action - PUSH) // TALLEST
        push(state, int(SHOVE_FROM[shove]), int(SHOVE_WAY[shove]), (action - PUSH) % TALLEST + 1, events)


@rule
def close_turn(state: State, action: int, events: Ints) -> None:
    """R8.2 R8.3 The turn ends, its discard is cut or kept and put back."""
    if action == END:
        end_turn(state, events)
    elif action < KEEP:
        cut_discard(state, action - CUT + SMALLEST_CUT, events)
    elif action == KEEP:
        keep_discard(state, events)
    else:
        put_stack(state, action - PUT, events)


@rule
def place_worker(state: State, field: int, events: Ints) -> None:
    """R2.3 The players place their workers in turn, each taking the top tile; then the first player begins."""
    seat = int(state.seat)
    number = 0 if state.worker[seat, 0] < 0 else WORKERS - 1
    state.worker[seat, number] = field
    tell(events, Event.WORKER, seat, field)
    take_top(state, field, events)
    state.seat = SEATS - 1 - seat
    if state.worker[state.seat, WORKERS - 1] >= 0:
        state.phase = Phase.TURN
        tell(events, Event.TURN, state.seat, 1, state.turn_limit)


@rule
def move(state: State, start: int, way: int, events: Ints) -> None:
    """R3.1 R3.2 A worker goes one field and takes the top tile there."""
    end = int(BESIDE[start, way])
    worker = worker_on(state, state.seat, start)
    state.worker[state.seat, worker] = end
    state.has_moved = 1
    state.mover = worker
    state.direction = way
    tell(events, Event.MOVED, state.seat, start, end)
    take_top(state, end, events)


@rule
def cast(state: State, combination: int, events: Ints) -> None:
    """R6.1 The three tiles are discarded in the order of the recipe and the combination takes effect."""
    tell(events, Event.CAST, state.seat, combination)
    for place in range(RECIPE_SIZE):
        discard_own(state, int(RECIPE[combination, place]), events)
    if combination == Combination.FIRESTORM:
        state.phase = Phase.LINE
    elif combination == Combination.WHIRLWIND:
        state.phase = Phase.AROUND
    elif combination == Combination.SHIPWRECK:
        wreck_ship(state, events)
    else:
        eat_wheat(state, events)


@rule
def take_around(state: State, action: int, events: Ints) -> None:
    """R6.3 A firestorm takes the tops of a line, R6.4 a whirlwind those around a worker."""
    state.phase = Phase.TURN
    if action < AT:
        tell(events, Event.STRUCK, state.seat, action - ON_LINE)
        take_tops(state, LINE[action - ON_LINE], events)
    else:
        tell(events, Event.SWEPT, state.seat, action - AT)
        take_tops(state, AROUND[action - AT], events)


@rule
def wreck_ship(state: State, events: Ints) -> None:
    """R6.5 The opponent's ship is discarded."""
    other = SEATS - 1 - state.seat
    state.ship[other] -= 1
    destroy(state, other, SHIP, events)


@rule
def eat_wheat(state: State, events: Ints) -> None:
    """R6.6 One of the opponent's wheat is discarded, Q1 or all of it."""
    other = SEATS - 1 - state.seat
    count = int(state.wheat[other]) if state.locusts == Locusts.ALL else 1
    state.wheat[other] -= count
    for _ in range(count):
        destroy(state, other, WHEAT, events)


@rule
def destroy(state: State, victim: int, tile: int, events: Ints) -> None:
    """R8.1 What a combination destroys lies on the discard after its three tiles."""
    set_aside(state, tile)
    tell(events, Event.DESTROYED, victim, tile)


@rule
def play(state: State, tile: int, events: Ints) -> None:
    """R7.1 A special tile is discarded; its choice comes next."""
    tell(events, Event.PLAYED, state.seat, tile)
    spend(state, tile)
    set_aside(state, tile)
    if tile == Tile.BIRD:
        state.phase = Phase.FLYING
    elif tile == Tile.HORSE:
        state.phase = Phase.RIDING
    elif tile == Tile.OX:
        state.phase = Phase.PUSHING
    else:
        state.phase = Phase.TAKING
        tell(events, Event.LOOKED, state.seat, SEATS - 1 - state.seat)


@rule
def fly(state: State, start: int, end: int, events: Ints) -> None:
    """R7.2 The worker lands on the field and takes the top tile."""
    state.worker[state.seat, worker_on(state, state.seat, start)] = end
    tell(events, Event.FLEW, state.seat, start, end)
    take_top(state, end, events)


@rule
def ride(state: State, fields: int, events: Ints) -> None:
    """R7.3 The worker that moved goes on in its direction and takes the top tile of the last field."""
    start = int(state.worker[state.seat, state.mover])
    end = ride_end(state, fields)
    state.worker[state.seat, state.mover] = end
    tell(events, Event.RODE, state.seat, start, end)
    take_top(state, end, events)


@rule
def steal(state: State, tile: int, events: Ints) -> None:
    """R7.4 A tile of choice comes over from the opponent's rack."""
    other = SEATS - 1 - state.seat
    state.rack[other, tile] -= 1
    state.rack_size[other] -= 1
    gain(state, tile)
    tell(events, Event.STOLE, state.seat, other, tile)


@rule
def push(state: State, source: int, way: int, count: int, events: Ints) -> None:
    """R7.6 The top tiles go one field further, in the same order."""
    target = int(BESIDE[source, way])
    first = int(state.height[source]) - count
    for place in range(first, first + count):
        add_tile(state, target, (int(state.stack[source]) >> BITS * place) & TILE_MASK)
    drop_tiles(state, source, count)
    tell(events, Event.PUSHED, state.seat, source, target, count)
    uncover(state, source, events)
