"""A heuristic player: it wants what its pyramid lacks, walks towards it, and builds as soon as it may.

What tiles are worth to a seat is one integer, three bits a tile, so that the whole plan fits into registers.
"""

from __future__ import annotations

import math
from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import PART, STAGES, Ints, State
from mastaba.engine.dice import below
from mastaba.games.sakkara.actions import ACTIONS, flight_end, flight_start
from mastaba.games.sakkara.geometry import AROUND, BESIDE, FARTHEST, FIELDS, LINE, LINES, RING, STEP_FROM, STEP_WAY
from mastaba.games.sakkara.rules.effects import ride_end
from mastaba.games.sakkara.rules.stacks import occupied, own_workers, top_tile
from mastaba.games.sakkara.state import (
    HANDS,
    LEVEL,
    LEVEL_OF,
    LEVELS,
    MOTIFS,
    RECIPE,
    RECIPE_SIZE,
    SEATS,
    WORKERS,
    Combination,
    Phase,
    Tile,
)

SCALE: Final = 12  # half a pyramid, as forecast counts
RACE: Final = 12  # points ahead is who has an e-th of the other's way to go
SET: Final = 2  # a tile in the pyramid against one on the rack
WHOLE_WAY: Final = SET * (1 + LEVELS + int(LEVEL.sum()) + int((LEVEL @ HANDS).sum()))
WORTH_BITS: Final = 3
WORTH_MASK: Final = (1 << WORTH_BITS) - 1
MOST: Final = 7
DEAR: Final = 6
SOON: Final = 4
LATER: Final = 3
JUNK: Final = 1
FAR: Final = 1000
WISH: Final = 4  # what a flight, ride or theft must bring to be worth its tile
NEVER: Final = -1_000_000
SURE: Final = 1_000_000
NOISE: Final = 16
GAIN: Final = 96  # a tile in hand against one in reach


@rule
def advise(seen: State, actions: Ints, count: int, stream: int) -> int:
    """The action of the highest merit among the legal ones; chance decides between near equals."""
    if count == 1:
        return int(actions[0])
    seat = int(seen.seat)
    wanted = worths(seen, seat, 0)
    kept = worths(seen, seat, 1)
    dear = fields_worth(seen, wanted, DEAR, MOST)
    fair = fields_worth(seen, wanted, LATER, DEAR - 1)
    best = int(actions[0])
    best_merit = NEVER * 2
    for place in range(count):
        action = int(actions[place])
        merit = merit_of(seen, action, wanted, kept, dear, fair) + below(stream + action, NOISE)
        if merit > best_merit:
            best = action
            best_merit = merit
    return best


@rule
def lacking(seen: State, seat: int, tile: int) -> int:
    """How many of a tile the pyramid still needs, be they on the rack or not."""
    if tile == Tile.SHIP:
        return 1 - int(seen.ship[seat])
    if tile == Tile.WHEAT:
        return LEVELS - int(seen.wheat[seat])
    if tile == Tile.HAND:
        return hands_lacking(seen, seat)
    return int(LEVEL[LEVEL_OF[tile], tile]) - int(seen.built[seat, tile])


@rule
def way_to_go(state: State, seat: int) -> int:
    """R5.1 How far a pyramid is from its dome: what is lacking, less what is on the rack for it."""
    way = 0
    for tile in range(Tile.BIRD):
        wanting = lacking(state, seat, tile)
        way += SET * wanting - min(int(state.rack[seat, tile]), wanting)
    return way


@rule
def forecast(state: State, out: Ints) -> None:
    """R9.1 The game is a race to the dome: what counts is how many times as far the other has to go.

    A lead counted in tiles is soon as good as won, and who holds it has no reason left to go on: so the last tiles count most.
    """
    for seat in range(SEATS):
        out[seat] = -int(PART * RACE * math.log(1 + way_to_go(state, seat)))


@rule
def stage(state: State) -> int:
    """By how near the leader is to the dome."""
    way = min(way_to_go(state, 0), way_to_go(state, 1))
    return STAGES - 1 - min(STAGES - 1, way * STAGES // WHOLE_WAY)


@rule
def is_settled(state: State) -> bool:
    """R3.6 Once the board is laid, nothing is left to luck."""
    return True


@rule
def hands_lacking(seen: State, seat: int) -> int:
    """How many hands the tiles still to be set will cost."""
    total = 0
    for tile in range(MOTIFS):
        if HANDS[tile] > 0:
            total += int(HANDS[tile]) * (int(LEVEL[LEVEL_OF[tile], tile]) - int(seen.built[seat, tile]))
    return total


@rule
def urgency(seen: State, seat: int, tile: int) -> int:
    """What a tile that is lacking is worth, by how soon it is needed."""
    level = int(seen.level[seat])
    if tile == Tile.SHIP:
        return MOST
    if tile == Tile.WHEAT:
        return MOST if seen.wheat[seat] < level else LATER
    if tile == Tile.HAND:
        return SOON if level == LEVELS - 1 else MOST - 1
    if LEVEL_OF[tile] == level:
        return MOST if LEVEL[level, tile] == 1 else MOST - 1
    return SOON if LEVEL_OF[tile] == level + 1 else LATER


@rule
def worths(seen: State, seat: int, margin: int) -> int:
    """What one more of each tile is worth (margin 0), or one less would cost (margin 1)."""
    packed = 0
    for tile in range(MOTIFS):
        worth = JUNK
        if tile >= Tile.BIRD:
            worth = JUNK if tile == Tile.OX else JUNK + 1
        elif int(seen.rack[seat, tile]) < lacking(seen, seat, tile) + margin:
            worth = urgency(seen, seat, tile)
        packed |= worth << WORTH_BITS * tile
    return packed


@rule
def worth_of(packed: int, tile: int) -> int:
    """The worth of one tile."""
    return packed >> WORTH_BITS * tile & WORTH_MASK


@rule
def top_worth(seen: State, field: int, wanted: int) -> int:
    """What the top tile of a field is worth; nothing where there is none."""
    return worth_of(wanted, top_tile(seen, field)) if seen.height[field] > 0 else 0


@rule
def fields_worth(seen: State, wanted: int, least: int, most: int) -> int:
    """The fields without a worker whose top tile is worth so much."""
    found = 0
    for field in range(FIELDS):
        if least <= top_worth(seen, field, wanted) <= most:
            found |= 1 << field
    return found & ~occupied(seen)


@rule
def merit_of(seen: State, action: int, wanted: int, kept: int, dear: int, fair: int) -> int:
    """How good an action looks."""
    phase = int(seen.phase)
    if phase == Phase.TURN:
        return merit_in_turn(seen, action, wanted, kept, dear, fair)
    if phase == Phase.WORKERS:
        return merit_of_place(seen, ACTIONS.worker.field(action), wanted, dear, fair)
    if phase == Phase.PUTTING:
        return -nearness(seen, ACTIONS.put.field(action), SEATS - 1 - int(seen.seat))
    if phase == Phase.CUTTING:
        return SURE if action == ACTIONS.keep.FIRST else 0
    return merit_of_choice(seen, action, wanted, dear, fair)


@rule
def merit_of_choice(seen: State, action: int, wanted: int, dear: int, fair: int) -> int:
    """How good a second choice looks."""
    if action < ACTIONS.line.END:
        return GAIN * haul(seen, LINE[ACTIONS.line.line(action)], wanted)
    if action < ACTIONS.at.END:
        return GAIN * haul(seen, AROUND[ACTIONS.at.field(action)], wanted)
    if action < ACTIONS.fly.END:
        return GAIN * top_worth(seen, flight_end(action), wanted) - outlook(flight_start(action), dear, fair)
    if action < ACTIONS.ride.END:
        return GAIN * top_worth(seen, ride_end(seen, ACTIONS.ride.count(action) + 1), wanted)
    if action < ACTIONS.take.END:
        return merit_of_theft(seen, ACTIONS.take.tile(action), wanted)
    return 0


@rule
def merit_of_place(seen: State, field: int, wanted: int, dear: int, fair: int) -> int:
    """A worker brings the top tile of its field and an outlook."""
    return GAIN * top_worth(seen, field, wanted) + outlook(field, dear, fair)


@rule
def merit_of_theft(seen: State, tile: int, wanted: int) -> int:
    """A stolen tile is worth what it brings, and a little what it costs the other."""
    return GAIN * worth_of(wanted, tile) + worth_of(worths(seen, SEATS - 1 - int(seen.seat), 1), tile)


@rule
def merit_in_turn(seen: State, action: int, wanted: int, kept: int, dear: int, fair: int) -> int:
    """How good a decision of the turn itself looks: building first, the end last."""
    if action < ACTIONS.move.END:
        return merit_of_step(seen, ACTIONS.move.index(action), wanted, dear, fair)
    if action < ACTIONS.climb.END:
        stairs = GAIN * worth_of(kept, Tile.STAIRS)
        return merit_of_step(seen, ACTIONS.climb.index(action), wanted, dear, fair) - stairs
    if action < ACTIONS.build.END:
        return SURE
    if action < ACTIONS.cast.END:
        return merit_of_cast(seen, ACTIONS.cast.combination(action), wanted, kept)
    if action < ACTIONS.play.END:
        return merit_of_special(seen, ACTIONS.play.tile(action), wanted)
    if action < ACTIONS.discard.END:
        return -GAIN * worth_of(kept, ACTIONS.discard.tile(action))
    return NEVER // 2


@rule
def merit_of_step(seen: State, step: int, wanted: int, dear: int, fair: int) -> int:
    """A move brings the top tile and a better outlook."""
    start = int(STEP_FROM[step])
    end = int(BESIDE[start, STEP_WAY[step]])
    better = outlook(end, dear, fair) - outlook(start, dear, fair)
    return GAIN * top_worth(seen, end, wanted) + better


@rule
def outlook(start: int, dear: int, fair: int) -> int:
    """The best tile in reach of a field, the nearer the better; its own is taken on arrival."""
    return max(GAIN * DEAR // (steps_to(start, dear) + 2), GAIN * JUNK * 2 // (steps_to(start, fair) + 2))


@rule
def steps_to(start: int, fields: int) -> int:
    """Steps to the nearest other field of a set; far away where there is none."""
    for steps in range(1, FARTHEST + 1):
        if RING[start, steps] & fields != 0:
            return steps
    return FAR


@rule
def haul(seen: State, fields: int, wanted: int) -> int:
    """What the top tiles of a set of fields are worth together."""
    taken = fields & ~occupied(seen)
    total = 0
    for field in range(FIELDS):
        if taken >> field & 1:
            total += top_worth(seen, field, wanted)
    return total


@rule
def merit_of_cast(seen: State, combination: int, wanted: int, kept: int) -> int:
    """A combination is cast for more than it costs; against an opponent at the top level at any price."""
    cost = 0
    for place in range(RECIPE_SIZE):
        cost += worth_of(kept, RECIPE[combination, place])
    if combination == Combination.SHIPWRECK or combination == Combination.LOCUSTS:
        is_late = seen.level[SEATS - 1 - seen.seat] == LEVELS and seen.level[seen.seat] < LEVELS
        return SURE // 2 if is_late or cost <= RECIPE_SIZE * JUNK else NEVER
    return SURE // 2 if best_haul(seen, combination, wanted) > cost + SOON else NEVER


@rule
def best_haul(seen: State, combination: int, wanted: int) -> int:
    """The best that a firestorm or a whirlwind could take now."""
    own = own_workers(seen, int(seen.seat))
    best = 0
    if combination == Combination.FIRESTORM:
        for line in range(LINES):
            if own & LINE[line] != 0:
                best = max(best, haul(seen, LINE[line], wanted))
    else:
        for worker in range(WORKERS):
            best = max(best, haul(seen, AROUND[seen.worker[seen.seat, worker]], wanted))
    return best


@rule
def merit_of_special(seen: State, tile: int, wanted: int) -> int:
    """A special tile is played when it brings something wanted."""
    best = 0
    if tile == Tile.BIRD:
        best = best_top(seen, wanted)
    elif tile == Tile.SNAKE:
        best = best_on_rack(seen, SEATS - 1 - int(seen.seat), wanted)
    elif tile == Tile.HORSE:
        for fields in range(1, 3):
            end = ride_end(seen, fields)
            if end >= 0 and occupied(seen) >> end & 1 == 0:
                best = max(best, top_worth(seen, end, wanted))
    return SURE // 2 if best > WISH else NEVER


@rule
def best_top(seen: State, wanted: int) -> int:
    """The best tile a bird can reach."""
    barred = occupied(seen)
    best = 0
    for field in range(FIELDS):
        if barred >> field & 1 == 0:
            best = max(best, top_worth(seen, field, wanted))
    return best


@rule
def best_on_rack(seen: State, seat: int, wanted: int) -> int:
    """The best tile on a rack."""
    best = 0
    for tile in range(MOTIFS):
        if seen.rack[seat, tile] > 0:
            best = max(best, worth_of(wanted, tile))
    return best


@rule
def nearness(seen: State, field: int, seat: int) -> int:
    """How near a field is to the workers of a seat."""
    return GAIN // steps_to(field, own_workers(seen, seat))
