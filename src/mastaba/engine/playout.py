"""The loop of a playout, once: batches at random, batches as advised and the search all play on by it, each with its own choice.

`with_choice` puts a choice in the place of `choose`, as binding puts a game's own functions in the place of the contract's. So
compiled code holds one choice and no other: it is as quick as if that were written into the loop, and a batch at random knows
nothing of the game's heuristic, which can be tuned without compiling the batch anew.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, Final, TypeVar, cast

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State, advise, apply, legal
from mastaba.engine.dice import advance, below, spread

ALWAYS: Final = 1024  # shares of advice are counted in so many parts
TO_THE_END: Final = 0

F = TypeVar("F", bound=Callable[..., Any])
Choice = Callable[[State, Ints, int, int, int], int]


def choose(state: State, actions: Ints, count: int, stream: int, advised: int) -> int:
    """One of the first `count` legal actions; `advised` of 1024 times as the game's heuristic would have it, where that is asked."""
    raise NotImplementedError("a choice is put in this place by with_choice")


@rule
def at_random(state: State, actions: Ints, count: int, stream: int, advised: int) -> int:
    """Any legal action, each as likely as the next."""
    return int(actions[below(stream, count)])


@rule
def as_advised(state: State, actions: Ints, count: int, stream: int, advised: int) -> int:
    """What the game's heuristic advises."""
    return int(advise(state, actions, count, stream))


@rule
def partly_advised(state: State, actions: Ints, count: int, stream: int, advised: int) -> int:
    """So many of 1024 times what the game's heuristic advises, else any legal action; each question reads the stream elsewhere."""
    if advised > 0 and below(stream, ALWAYS) < advised:
        return int(advise(state, actions, count, spread(stream)))
    return int(actions[below(stream ^ 1, count)])


@rule
def play_out(
    state: State, stream: int, actions: Ints, events: Ints, advised: int, horizon: int, trace: Ints, start: int
) -> int:
    """Plays to the end, or `horizon` decisions far, noting the actions in a trace that has room; returns how many there were."""
    decisions = 0
    while state.ending == 0 and (horizon == TO_THE_END or decisions < horizon):
        count = legal(state, actions)
        stream = advance(stream)
        action = choose(state, actions, count, stream, advised)
        if start + decisions < trace.shape[0]:
            trace[start + decisions] = action
        events[0, 0] = 0
        apply(state, action, events)
        decisions += 1
    return decisions


def with_choice(function: F, choice: Choice) -> F:
    """The same code, with `choice` where it, or a rule that it calls, speaks of `choose`."""
    replaced: dict[str, Any] = {}
    for name in function.__code__.co_names:
        value: Any = function.__globals__.get(name)
        twin = choice if value is choose else with_choice(value, choice) if hasattr(value, "is_rule") else value
        if twin is not value:
            replaced[name] = twin
    if not replaced:
        return function
    made = FunctionType(function.__code__, {**function.__globals__, **replaced}, function.__name__, function.__defaults__)
    made.__doc__, made.__qualname__ = function.__doc__, f"{function.__qualname__}.{choice.__name__}"
    made.__dict__.update(function.__dict__)
    return cast("F", made)
