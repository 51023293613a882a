"""What stands in for a heuristic in a game that has none."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import PART, Ints, State, scores
from mastaba.engine.dice import below

SCALE: Final = 20


@rule
def is_settled(state: State) -> bool:
    """Nobody knows, so nothing is taken for settled."""
    return False


@rule
def forget(seen: State, seat: int) -> None:
    """Nobody knows what is only remembered, so nothing is forgotten."""


@rule
def advise(state: State, actions: Ints, count: int, stream: int) -> int:
    """Any legal action, each as likely as the next."""
    return int(actions[below(stream, count)])


@rule
def forecast(state: State, out: Ints) -> None:
    """The points there are."""
    scores(state, out)
    for seat in range(state.players):
        out[seat] *= PART


@rule
def stage(state: State) -> int:
    """Nobody knows, so all of the game is one."""
    return 0
