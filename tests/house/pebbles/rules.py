"""How Pebbles is played."""

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.dice import draw
from mastaba.engine.events import tell
from mastaba.games.pebbles.actions import Refusal
from mastaba.games.pebbles.events import Event
from mastaba.games.pebbles.state import MOST, PEBBLES


@rule
def setup(state: State, options: Ints) -> None:
    """R1.1 Twelve pebbles; who begins is drawn."""
    state.players = options[0]
    state.left = PEBBLES
    state.seat = draw(state, state.players)


@rule
def begin(state: State, events: Ints) -> None:
    """R1.1 Nothing happens by itself."""


@rule
def legal(state: State, actions: Ints) -> int:
    """R1.1 One to three pebbles, as far as there are any."""
    count = min(MOST, int(state.left)) if state.ending == 0 else 0
    for action in range(count):
        actions[action] = action
    return count


@rule
def refusal(state: State, action: int) -> int:
    """R1.1 Not more pebbles than lie there."""
    if state.ending != 0:
        return Refusal.OVER
    return 0 if action < state.left else Refusal.TOO_MANY


@rule
def apply(state: State, action: int, events: Ints) -> None:
    """R1.2 Whoever takes the last pebble wins."""
    state.left -= action + 1
    state.taken[state.seat] += action + 1
    tell(events, Event.TOOK, state.seat, action + 1)
    if state.left == 0:
        state.ending = 1
    else:
        state.seat = (state.seat + 1) % state.players


@rule
def scores(state: State, out: Ints) -> None:
    """R1.2 A point for the winner."""
    winners(state, out)


@rule
def winners(state: State, out: Ints) -> None:
    """R1.2 The seat that took the last pebble."""
    for seat in range(state.players):
        out[seat] = 1 if state.ending != 0 and seat == state.seat else 0


@rule
def census(state: State, out: Ints) -> None:
    """R1.1 Every pebble lies there or was taken."""
    out[0] = int(state.left) + int(state.taken[0]) + int(state.taken[1]) + int(state.taken[2])
