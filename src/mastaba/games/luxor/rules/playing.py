"""What a decision does, and what follows from it by itself."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.luxor.actions import ACTIONS
from mastaba.games.luxor.counts import animal_of_pair, first_place, is_one_place, kind_of_pair
from mastaba.games.luxor.events import Event
from mastaba.games.luxor.pictures import PICTURES, cell_at
from mastaba.games.luxor.rules.closing import leave_off, open_column
from mastaba.games.luxor.rules.columns import asks_archaeologist, move, post, put_scarab
from mastaba.games.luxor.rules.curses import claim, give, pass_on, strike
from mastaba.games.luxor.rules.drawing import finish_turn, refill
from mastaba.games.luxor.rules.hands import hand_out
from mastaba.games.luxor.rules.pairs import form_pairs, pending_pairs, sight_pairs, use_up
from mastaba.games.luxor.state import Phase


@rule
def apply(state: State, action: int, events: Ints) -> None:
    """Carries out a decision."""
    action = int(action)
    if action < ACTIONS.open.FIRST:
        take_turn(state, action, events)
    elif action < ACTIONS.open.END:
        open_column(state, ACTIONS.open.animal(action), events)
    elif action < ACTIONS.done.END:
        leave_off(state, events)
    else:
        meet_curse(state, action, events)


@rule
def take_turn(state: State, action: int, events: Ints) -> None:
    """R3.1 A decision of the player on turn, then what it leads to."""
    if action < ACTIONS.drop.END:
        drop(state, ACTIONS.drop.tile(action), ACTIONS.drop.shaft(action), events)
    elif action < ACTIONS.resolve.END:
        resolve(state, ACTIONS.resolve.animal(action), ACTIONS.resolve.kind(action), events)
    else:
        place(state, action, events)
    resolve_alone(state, events)


@rule
def meet_curse(state: State, action: int, events: Ints) -> None:
    """R9.2 A decision about the curse tile; R9.5 once it is gone, drawing goes on."""
    if action < ACTIONS.claim.END:
        claim(state, ACTIONS.claim.line(action), events)
    elif action < ACTIONS.pass_.END:
        pass_on(state, events)
    elif action < ACTIONS.curse.END:
        strike(state, ACTIONS.curse.seat(action), events)
    else:
        give(state, ACTIONS.give.value(action), events)
    if state.curse == 0:
        refill(state, events)


@rule
def drop(state: State, tile: int, shaft: int, events: Ints) -> None:
    """R3.2 A tile falls into a shaft; R4.1 R10.1 the pairs it forms wait to be resolved."""
    row = 2 * int(state.height[shaft])
    cell = cell_at(shaft, row)
    hand_out(state, state.seat, 1 + tile)
    tell(events, Event.DROPPED, state.seat, PICTURES[tile, 0], PICTURES[tile, 1], shaft)
    for half in range(2):
        picture = int(PICTURES[tile, 1 - half])
        if state.has_sphinx:
            sight_pairs(state, shaft, row + half, picture, events)
        else:
            form_pairs(state, shaft, row + half, picture, events)
    state.wall[cell] = PICTURES[tile, 1]
    state.wall[cell + 1] = PICTURES[tile, 0]
    state.height[shaft] += 1
    state.dropped += 1
    state.laid = int(state.laid) | 1 << tile
    state.phase = Phase.RESOLVE


@rule
def resolve(state: State, animal: int, kind: int, events: Ints) -> None:
    """R4.4 One pair: the archaeologist's step, and unless the player must be asked, the scarab's."""
    use_up(state, animal, kind)
    tell(events, Event.RESOLVED, state.turn, animal, kind)
    if not asks_archaeologist(state, animal, kind, events):
        put_scarab(state, animal, events)


@rule
def place(state: State, action: int, events: Ints) -> None:
    """R5.1 R5.5 The player posts, moves or declines; R6.1 then the pair brings its scarab."""
    animal = int(state.column)
    if action < ACTIONS.post.END:
        post(state, animal, events)
    elif action < ACTIONS.skip.END:
        tell(events, Event.SKIPPED, state.turn, animal)
    else:
        move(state, ACTIONS.move.animal(action), animal, events)
    state.phase = Phase.RESOLVE
    put_scarab(state, animal, events)


@rule
def resolve_alone(state: State, events: Ints) -> None:
    """R4.4 Pairs of one animal and kind resolve by themselves; the player is asked where the order matters."""
    while state.phase == Phase.RESOLVE:
        pending = pending_pairs(state)
        if pending == 0:
            finish_turn(state, events)
            return
        if not is_one_place(pending):
            return
        pair = first_place(pending)
        resolve(state, animal_of_pair(pair), kind_of_pair(pair), events)
