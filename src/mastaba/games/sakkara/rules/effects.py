"""R6 Combinations and R7 special tiles: when they may be used, and on what."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.sakkara.actions import LONGEST_RIDE, Refusal
from mastaba.games.sakkara.geometry import AROUND, BACK, BESIDE, DIRECTIONS, LINE, LINES
from mastaba.games.sakkara.rules.stacks import occupied, own_workers, with_tiles, worker_on
from mastaba.games.sakkara.rules.steps import is_too_high
from mastaba.games.sakkara.state import BIRD, NEEDED, RECIPE, RECIPE_SIZE, SEATS, STAIRS, WORKERS, Combination, Tile


@rule
def has_recipe(state: State, combination: int) -> bool:
    """R6.1 Whether the three tiles of a combination are on the rack."""
    for place in range(RECIPE_SIZE):
        tile = RECIPE[combination, place]
        if state.rack[state.seat, tile] < NEEDED[combination, tile]:
            return False
    return True


@rule
def refuse_cast(state: State, combination: int) -> int:
    """R6.1 A combination takes its three tiles and R6.2 must have an effect."""
    other = SEATS - 1 - state.seat
    if not has_recipe(state, combination):
        return Refusal.NO_RECIPE
    if combination == Combination.SHIPWRECK:
        return Refusal.NO_SHIP_THERE if state.ship[other] == 0 else 0
    if combination == Combination.LOCUSTS:
        return Refusal.NO_WHEAT_THERE if state.wheat[other] == 0 else 0
    if combination == Combination.FIRESTORM:
        return 0 if has_line(state) else Refusal.NOTHING_TO_TAKE
    return 0 if has_surroundings(state) else Refusal.NOTHING_TO_TAKE


@rule
def has_line(state: State) -> bool:
    """R6.3 Whether a firestorm finds anything."""
    for line in range(LINES):
        if refuse_line(state, line) == 0:
            return True
    return False


@rule
def refuse_line(state: State, line: int) -> int:
    """R6.3 A firestorm strikes a row or column with an own worker in it and a tile to take."""
    if own_workers(state, state.seat) & LINE[line] == 0:
        return Refusal.NO_WORKER_IN_LINE
    return Refusal.NOTHING_TO_TAKE if with_tiles(state, LINE[line]) == 0 else 0


@rule
def has_surroundings(state: State) -> bool:
    """R6.4 Whether a whirlwind finds anything."""
    for worker in range(WORKERS):
        if with_tiles(state, AROUND[state.worker[state.seat, worker]]) != 0:
            return True
    return False


@rule
def refuse_at(state: State, field: int) -> int:
    """R6.4 A whirlwind sweeps the fields around an own worker with a tile to take."""
    if worker_on(state, state.seat, field) < 0:
        return Refusal.NOT_YOUR_WORKER
    return Refusal.NOTHING_TO_TAKE if with_tiles(state, AROUND[field]) == 0 else 0


@rule
def refuse_play(state: State, tile: int) -> int:
    """R7.1 A special tile is played only if what it does can be done."""
    if tile == STAIRS:
        return Refusal.PLAY_BY_CLIMBING
    if tile < BIRD:
        return Refusal.NOT_SPECIAL
    if state.rack[state.seat, tile] == 0:
        return Refusal.NOT_HELD
    if tile == Tile.HORSE:
        return refuse_horse(state)
    if tile == Tile.SNAKE:
        return Refusal.RACK_EMPTY if state.rack_size[SEATS - 1 - state.seat] == 0 else 0
    if tile == Tile.OX:
        return 0 if has_push(state) else Refusal.NOTHING_TO_PUSH
    return 0


@rule
def refuse_fly(state: State, start: int, end: int) -> int:
    """R7.2 A bird carries an own worker to any field without a worker."""
    if worker_on(state, state.seat, start) < 0:
        return Refusal.NOT_YOUR_WORKER
    return Refusal.OCCUPIED if occupied(state) >> end & 1 else 0


@rule
def refuse_horse(state: State) -> int:
    """R7.3 A horse goes on from the normal move, if there is a field to ride to."""
    if state.has_moved == 0:
        return Refusal.MOVE_FIRST
    for fields in range(1, LONGEST_RIDE + 1):
        if refuse_ride(state, fields) == 0:
            return 0
    return Refusal.NOWHERE_TO_RIDE


@rule
def ride_end(state: State, fields: int) -> int:
    """R7.3 Where a ride leads from where the worker stands now; -1 off the board."""
    end = int(state.worker[state.seat, state.mover])
    for _ in range(fields):
        if end >= 0:
            end = int(BESIDE[end, state.direction])
    return end


@rule
def refuse_ride(state: State, fields: int) -> int:
    """R7.3 Only the last field of a ride counts: without a worker, at most two higher than the field left."""
    end = ride_end(state, fields)
    if end < 0:
        return Refusal.OFF_BOARD
    if occupied(state) >> end & 1:
        return Refusal.OCCUPIED
    return Refusal.TOO_HIGH if is_too_high(state, int(state.worker[state.seat, state.mover]), end) else 0


@rule
def has_push(state: State) -> bool:
    """R7.6 Whether an ox finds a stack to push."""
    for worker in range(WORKERS):
        field = int(state.worker[state.seat, worker])
        for way in range(DIRECTIONS):
            source = BESIDE[field, way]
            if source >= 0 and BESIDE[source, way] >= 0 and refuse_push(state, source, way, 1) == 0:
                return True
    return False


@rule
def refuse_push(state: State, source: int, way: int, count: int) -> int:
    """R7.6 The top tiles of a stack beside an own worker go one field further, none higher than it lay."""
    target = BESIDE[source, way]
    workers = occupied(state)
    if own_workers(state, state.seat) >> BESIDE[source, BACK - way] & 1 == 0:
        return Refusal.NOT_BESIDE
    if workers >> source & 1 or workers >> target & 1:
        return Refusal.OCCUPIED
    if count > state.height[source]:
        return Refusal.TOO_FEW_TILES
    return Refusal.WOULD_RISE if int(state.height[target]) + count > state.height[source] else 0
