"""What a decision does, and what follows from it by itself."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.sakkara.actions import ACTIONS, flight_end, flight_start, push_count, push_shove
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
    tile_at,
    uncover,
    worker_on,
)
from mastaba.games.sakkara.state import (
    RECIPE,
    RECIPE_SIZE,
    SEATS,
    SHIP,
    SMALLEST_CUT,
    STAIRS,
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
    if action < ACTIONS.worker.END:
        place_worker(state, ACTIONS.worker.field(action), events)
    elif action < ACTIONS.move.END:
        move(state, ACTIONS.move.index(action), events)
    elif action >= ACTIONS.end.FIRST:  # asked early, because every turn has one
        close_turn(state, action, events)
    elif action < ACTIONS.climb.END:
        discard_own(state, STAIRS, events)
        move(state, ACTIONS.climb.index(action), events)
    elif action < ACTIONS.lay.END:
        lay(state, ACTIONS.lay.tile(action), events)
    elif action < ACTIONS.build.END:
        build(state, ACTIONS.build.tile(action), events)
    elif action < ACTIONS.cast.END:
        cast(state, ACTIONS.cast.combination(action), events)
    elif action < ACTIONS.at.END:
        take_around(state, action, events)
    elif action < ACTIONS.play.END:
        play(state, ACTIONS.play.tile(action), events)
    elif action < ACTIONS.push.END:
        use_special(state, action, events)
    else:
        discard_own(state, ACTIONS.discard.tile(action), events)


@rule
def use_special(state: State, action: int, events: Ints) -> None:
    """R7.1 The effect of a special tile."""
    state.phase = Phase.TURN
    if action < ACTIONS.fly.END:
        fly(state, flight_start(action), flight_end(action), events)
    elif action < ACTIONS.ride.END:
        ride(state, ACTIONS.ride.count(action) + 1, events)
    elif action < ACTIONS.take.END:
        steal(state, ACTIONS.take.tile(action), events)
    else:
        push(state, push_shove(action), push_count(action), events)


@rule
def close_turn(state: State, action: int, events: Ints) -> None:
    """R8.2 R8.3 The turn ends, its discard is cut or kept and put back."""
    if action < ACTIONS.end.END:
        end_turn(state, events)
    elif action < ACTIONS.cut.END:
        cut_discard(state, ACTIONS.cut.count(action) + SMALLEST_CUT, events)
    elif action < ACTIONS.keep.END:
        keep_discard(state, events)
    else:
        put_stack(state, ACTIONS.put.field(action), events)


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
def move(state: State, step: int, events: Ints) -> None:
    """R3.1 R3.2 A worker goes one field and takes the top tile there."""
    start = int(STEP_FROM[step])
    way = int(STEP_WAY[step])
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
    if action < ACTIONS.line.END:
        line = ACTIONS.line.line(action)
        tell(events, Event.STRUCK, state.seat, line)
        take_tops(state, LINE[line], events)
    else:
        field = ACTIONS.at.field(action)
        tell(events, Event.SWEPT, state.seat, field)
        take_tops(state, AROUND[field], events)


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
def push(state: State, shove: int, count: int, events: Ints) -> None:
    """R7.6 The top tiles go one field further, in the same order."""
    source = int(SHOVE_FROM[shove])
    target = int(BESIDE[source, SHOVE_WAY[shove]])
    first = int(state.height[source]) - count
    for place in range(first, first + count):
        add_tile(state, target, tile_at(state, source, place))
    drop_tiles(state, source, count)
    tell(events, Event.PUSHED, state.seat, source, target, count)
    uncover(state, source, events)
