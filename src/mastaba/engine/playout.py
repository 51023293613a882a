"""The loop of a playout, once: batches at random, batches as advised and the search all play on by it.

In the loop as it stands `advise` is no advice at all; `with_advice` puts the contract's in its place. So a batch at random knows
nothing of the game's heuristic, which can be tuned without compiling the batch anew. The choice itself is an inlined rule: left to
compilers, which do not always put it into the loop again, it cost the search 4 per cent.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Final, TypeVar, cast

from mastaba.engine import contract
from mastaba.engine.compiling import inlined_rule, rule
from mastaba.engine.contract import Ints, State, apply, legal
from mastaba.engine.dice import advance, below, spread
from mastaba.engine.events import listen_anew

NEVER: Final = 0
ALWAYS: Final = 1024  # shares of advice are counted in so many parts
TO_THE_END: Final = 0
# How a stream is read: batches have always read it plainly, searches apart from where they ask whether to be advised.
PLAIN: Final = 0
APART: Final = 1

F = TypeVar("F", bound=Callable[..., Any])


@rule
def advise(state: State, actions: Ints, count: int, stream: int) -> int:
    """No advice, for loops that never ask; `with_advice` puts the contract's in this place."""
    return int(actions[0])


@inlined_rule
def choose(state: State, stream: int, actions: Ints, advised: int, reading: int) -> int:
    """One of the legal actions: `advised` of 1024 times as advised, else at random."""
    count = legal(state, actions)
    if advised > 0 and (advised == ALWAYS or below(stream, ALWAYS) < advised):
        return advise(state, actions, count, stream if reading == PLAIN else spread(stream))
    return int(actions[below(stream ^ reading, count)])


@rule
def play_out(
    state: State, stream: int, actions: Ints, events: Ints, advised: int, reading: int, horizon: int, trace: Ints
) -> int:
    """Plays to the end, or `horizon` decisions far: `advised` of 1024 times as advised, else at random; returns how many decisions.

    The actions are noted in the trace, as far as it has room for them.
    """
    decisions = 0
    while state.ending == 0 and (horizon == TO_THE_END or decisions < horizon):
        stream = advance(stream)
        action = choose(state, stream, actions, advised, reading)
        if decisions < trace.shape[0]:
            trace[decisions] = action
        listen_anew(events)
        apply(state, action, events)
        decisions += 1
    return decisions


def with_advice(function: F, **constants: int) -> F:
    """The same code, with the game's heuristic where it, or a rule that it calls, asks for advice; and with other constants."""
    replaced: dict[str, Any] = {name: value for name, value in constants.items() if name in function.__code__.co_names}
    for name in function.__code__.co_names:
        value: Any = function.__globals__.get(name)
        twin = contract.advise if value is advise else with_advice(value) if hasattr(value, "is_rule") else value
        if twin is not value:
            replaced[name] = twin
    if not replaced:
        return function
    made = FunctionType(function.__code__, {**function.__globals__, **replaced}, function.__name__, function.__defaults__)
    made.__doc__, made.__qualname__ = function.__doc__, f"{function.__qualname__}_with_advice"
    made.__dict__.update(function.__dict__)
    return cast("F", made)
