"""What a decision does, and what follows from it by itself."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.luxor.actions import CLAIM, CURSE, DONE, DROP, GIVE, MOVE, OPEN, PASS, POST, RESOLVE
from mastaba.games.luxor.events import Event
from mastaba.games.luxor.rules.closing import leave_off, open_column
from mastaba.games.luxor.rules.columns import asks_archaeologist, move, post, put_scarab
from mastaba.games.luxor.rules.curses import claim, give, pass_on, strike
from mastaba.games.luxor.rules.drawing import finish_turn, refill
from mastaba.games.luxor.rules.hands import hand_out
from mastaba.games.luxor.rules.pairs import form_pairs, pending_kinds, sight_pairs, use_up
from mastaba.games.luxor.state import PICTURES, SHAFTS, STRIDE, Phase


@rule
def apply(state: State, action: int, events: Ints) -> None:
    """Carries out a decision."""
    action = int(action)
    if action < OPEN:
        take_turn(state, action, events)
    elif action < DONE:
        open_column(state, action - OPEN, events)
    elif action == DONE:
        leave_off(state, events)
    else:
        meet_curse(state, action, events)


@rule
def take_turn(state: State, action: int, events: Ints) -> None:
    """R3.1 A decision of the player on turn, then what it leads to."""
    if action < RESOLVE:
        drop(state, (action - DROP) // SHAFTS, (action - DROP) % SHAFTS, events)
    elif action < POST:
        resolve(state, action - RESOLVE, events)
    else:
        place(state, action, events)
    resolve_alone(state, events)


@rule
def meet_curse(state: State, action: int, events: Ints) -> None:
    """R9.2 A decision about the curse tile; R9.5 once it is gone, drawing goes on."""
    if action < PASS:
        claim(state, action - CLAIM, events)
    elif action == PASS:
        pass_on(state, events)
    elif action < GIVE:
        strike(state, action - CURSE, events)
    else:
        give(state, action - GIVE, events)
    if state.curse == 0:
        refill(state, events)


@rule
def drop(state: State, tile: int, shaft: int, events: Ints) -> None:
    """R3.2 A tile falls into a shaft; R4.1 R10.1 the pairs it forms wait to be resolved."""
    row = 2 * int(state.height[shaft])
    cell = (shaft + 1) * STRIDE + row + 1
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
def resolve(state: State, pair: int, events: Ints) -> None:
    """R4.4 One pair: the archaeologist's step, and unless the player must be asked, the scarab's."""
    animal, kind = pair >> 1, pair & 1
    use_up(state, pair)
    tell(events, Event.RESOLVED, state.turn, animal, kind)
    if not asks_archaeologist(state, animal, kind, events):
        put_scarab(state, animal, events)


@rule
def place(state: State, action: int, events: Ints) -> None:
    """R5.1 R5.5 The player posts, moves or declines; R6.1 then the pair brings its scarab."""
    animal = int(state.column)
    if action == POST:
        post(state, animal, events)
    elif action >= MOVE:
        move(state, action - MOVE, animal, events)
    else:
        tell(events, Event.SKIPPED, state.turn, animal)
    state.phase = Phase.RESOLVE
    put_scarab(state, animal, events)


@rule
def resolve_alone(state: State, events: Ints) -> None:
    """R4.4 Pairs of one animal and kind resolve by themselves; the player is asked where the order matters."""
    while state.phase == Phase.RESOLVE:
        kinds = pending_kinds(state)
        if kinds == 0:
            finish_turn(state, events)
            return
        if kinds & (kinds - 1):
            return
        pair = 0
        while kinds >> 4 * pair != 1:
            pair += 1
        resolve(state, pair, events)
