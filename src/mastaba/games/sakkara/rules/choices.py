"""What may be decided now."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.sakkara.actions import ACTIONS, LONGEST_RIDE, first_push, flight
from mastaba.games.sakkara.geometry import (
    BESIDE,
    DIRECTIONS,
    FIELDS,
    LINES,
    SHOVE_BEHIND,
    SHOVE_FROM,
    SHOVE_WAY,
    SHOVES,
    STEP_NUMBER,
)
from mastaba.games.sakkara.rules.effects import (
    has_recipe,
    refuse_at,
    refuse_cast,
    refuse_line,
    refuse_play,
    refuse_push,
    refuse_ride,
)
from mastaba.games.sakkara.rules.putting import places
from mastaba.games.sakkara.rules.pyramid import refuse_build, refuse_lay
from mastaba.games.sakkara.rules.stacks import occupied, own_workers
from mastaba.games.sakkara.rules.steps import is_too_high
from mastaba.games.sakkara.state import (
    BIRD,
    COMBINATIONS,
    LEVEL_OF,
    MOTIFS,
    RACK_LIMIT,
    SEATS,
    SHIP,
    SMALLEST_CUT,
    STAIRS,
    TALLEST,
    WHEAT,
    WORKERS,
    Ending,
    Phase,
)

ALL_FIELDS = (1 << FIELDS) - 1
SHOVE_COUNT = len(SHOVES)


@rule
def legal(state: State, actions: Ints) -> int:
    """R3.5 What the seat that decides may do now."""
    if state.ending != Ending.NONE:
        return 0
    phase = state.phase
    if phase == Phase.TURN:
        if state.rack_size[state.seat] > RACK_LIMIT:
            return list_tiles(state, state.seat, ACTIONS.discard.FIRST, actions)
        return list_turn(state, actions)
    if phase == Phase.PUTTING:
        return list_fields(places(state), ACTIONS.put.FIRST, actions)
    if phase == Phase.WORKERS:
        return list_fields(ALL_FIELDS & ~occupied(state), ACTIONS.worker.FIRST, actions)
    if phase == Phase.CUTTING:
        return list_cuts(state, actions)
    return list_second(state, actions)


@rule
def list_second(state: State, actions: Ints) -> int:
    """R3.5 The second choice of what has been begun."""
    phase = state.phase
    if phase == Phase.FLYING:
        return list_flights(state, actions)
    if phase == Phase.TAKING:
        return list_tiles(state, SEATS - 1 - state.seat, ACTIONS.take.FIRST, actions)
    if phase == Phase.PUSHING:
        return list_pushes(state, actions)
    if phase == Phase.RIDING:
        return list_rides(state, actions)
    if phase == Phase.LINE:
        return list_lines(state, actions)
    return list_sweeps(state, actions)


@rule
def list_fields(fields: int, first: int, actions: Ints) -> int:
    """Lists one action for each field of a set."""
    count = 0
    for field in range(FIELDS):
        if fields >> field & 1:
            actions[count] = first + field
            count += 1
    return count


@rule
def list_tiles(state: State, seat: int, first: int, actions: Ints) -> int:
    """R3.4 R7.4 Lists one action for each different tile of a rack."""
    count = 0
    for tile in range(MOTIFS):
        if state.rack[seat, tile] > 0:
            actions[count] = first + tile
            count += 1
    return count


@rule
def list_turn(state: State, actions: Ints) -> int:
    """R3.1 R3.3 The move, and tiles before and after it; the end after it, or when no worker can move."""
    count = 0
    if state.has_moved == 0:
        count = list_steps(state, actions)
    may_end = count == 0
    count = list_building(state, actions, count)
    for combination in range(COMBINATIONS):
        if has_recipe(state, combination) and refuse_cast(state, combination) == 0:
            actions[count] = ACTIONS.cast.at(combination)
            count += 1
    for tile in range(BIRD, MOTIFS):
        if state.rack[state.seat, tile] > 0 and refuse_play(state, tile) == 0:
            actions[count] = ACTIONS.play.at(tile)
            count += 1
    if may_end:
        actions[count] = ACTIONS.end.FIRST
        count += 1
    return count


@rule
def list_building(state: State, actions: Ints, count: int) -> int:
    """R4.1 R4.2 R5.1 Lists what may be laid in front or built."""
    seat = state.seat
    for tile in range(SHIP, WHEAT + 1):
        if state.rack[seat, tile] > 0 and refuse_lay(state, tile) == 0:
            actions[count] = ACTIONS.lay.at(tile)
            count += 1
    if state.ship[seat] == 0 or state.wheat[seat] < state.level[seat] or state.has_finished != 0:
        return count
    for tile in range(MOTIFS):
        if LEVEL_OF[tile] == state.level[seat] and refuse_build(state, tile) == 0:
            actions[count] = ACTIONS.build.at(tile)
            count += 1
    return count


@rule
def list_steps(state: State, actions: Ints) -> int:
    """R3.2 Lists the moves, R7.5 then the climbs, those of the worker on the lower-numbered field first."""
    seat = state.seat
    low = 0 if state.worker[seat, 0] < state.worker[seat, WORKERS - 1] else WORKERS - 1
    workers = occupied(state)
    count = list_worker(state, int(state.worker[seat, low]), workers, False, actions, 0)
    count = list_worker(state, int(state.worker[seat, WORKERS - 1 - low]), workers, False, actions, count)
    if state.rack[seat, STAIRS] > 0:
        count = list_worker(state, int(state.worker[seat, low]), workers, True, actions, count)
        count = list_worker(state, int(state.worker[seat, WORKERS - 1 - low]), workers, True, actions, count)
    return count


@rule
def list_worker(state: State, start: int, workers: int, climbs: bool, actions: Ints, count: int) -> int:
    """R3.2 R7.5 Lists the fields one worker may move to, or climb to."""
    first = ACTIONS.climb.FIRST if climbs else ACTIONS.move.FIRST
    for way in range(DIRECTIONS):
        end = BESIDE[start, way]
        if end >= 0 and workers >> end & 1 == 0 and is_too_high(state, start, end) == climbs:
            actions[count] = first + STEP_NUMBER[start, way]
            count += 1
    return count


@rule
def list_flights(state: State, actions: Ints) -> int:
    """R7.2 Lists the flights of both workers to every field without one."""
    workers = occupied(state)
    own = own_workers(state, state.seat)
    count = 0
    for start in range(FIELDS):
        if own >> start & 1:
            for end in range(FIELDS):
                if workers >> end & 1 == 0:
                    actions[count] = flight(start, end)
                    count += 1
    return count


@rule
def list_pushes(state: State, actions: Ints) -> int:
    """R7.6 Lists the pushes of every stack beside an own worker."""
    count = 0
    own = own_workers(state, state.seat)
    for shove in range(SHOVE_COUNT):
        most = TALLEST if own >> SHOVE_BEHIND[shove] & 1 else 0
        first = first_push(shove)
        for tiles in range(1, most + 1):
            if refuse_push(state, SHOVE_FROM[shove], SHOVE_WAY[shove], tiles) != 0:
                break
            actions[count] = first + tiles - 1
            count += 1
    return count


@rule
def list_rides(state: State, actions: Ints) -> int:
    """R7.3 Lists the rides."""
    count = 0
    for fields in range(1, LONGEST_RIDE + 1):
        if refuse_ride(state, fields) == 0:
            actions[count] = ACTIONS.ride.at(fields - 1)
            count += 1
    return count


@rule
def list_lines(state: State, actions: Ints) -> int:
    """R6.3 Lists the lines a firestorm may strike."""
    count = 0
    for line in range(LINES):
        if refuse_line(state, line) == 0:
            actions[count] = ACTIONS.line.at(line)
            count += 1
    return count


@rule
def list_sweeps(state: State, actions: Ints) -> int:
    """R6.4 Lists the workers around which a whirlwind may sweep."""
    count = 0
    for field in range(FIELDS):
        if refuse_at(state, field) == 0:
            actions[count] = ACTIONS.at.at(field)
            count += 1
    return count


@rule
def list_cuts(state: State, actions: Ints) -> int:
    """R8.2 Lists the cuts of the discard; it may also be kept in one."""
    count = int(state.discarded) - 2 * SMALLEST_CUT + 1
    first = ACTIONS.cut.FIRST
    for place in range(count):
        actions[place] = first + place
    actions[count] = ACTIONS.keep.FIRST
    return count + 1
