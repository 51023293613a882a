"""The same watched games with players that search: the loop of watching.py, in which another rule chooses."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np

from mastaba.arena.contests.compiled import decide
from mastaba.bots.search.tree import TRUTH, Workspace, workspace
from mastaba.engine.compiling import rule
from mastaba.engine.contract import ACTION, MAX_LEGAL, Ints, State, States
from mastaba.engine.events import CAPACITY, WIDTH
from mastaba.study.report.playing import watching
from mastaba.study.report.playing.watching import ROOM, SEATS, Book, Desk, Plan, watch_games

F = TypeVar("F", bound=Callable[..., Any])


class Minds(NamedTuple):
    """Players with what they think with; whoever sits where gets what the seat sees."""

    space: Workspace
    blank: States
    entrants: States
    settings: States
    parts: Ints  # of each action: what of it may be overlooked


@rule
def choose_by_search(mind: Minds, state: State, desk: Desk, count: int, stream: int, who: int) -> int:
    """What a player decides on; the truth lies on the table it thinks at."""
    return decide(mind.space, mind.blank, mind.entrants[who], mind.settings[who], mind.parts, stream)


def _searching(function: F) -> F:
    """The same code, in which players search."""
    replaced: dict[str, Any] = {}
    for name in function.__code__.co_names:
        value: Any = function.__globals__.get(name)
        if value is watching.choose:
            replaced[name] = choose_by_search
        elif hasattr(value, "is_rule") and value.__module__ == watching.__name__:
            twin = _searching(value)
            replaced |= {name: twin} if twin is not value else {}
    if not replaced:
        return function
    made = FunctionType(function.__code__, {**function.__globals__, **replaced}, function.__name__, function.__defaults__)
    made.__doc__, made.__qualname__ = function.__doc__, f"{function.__qualname__}_searching"
    made.__dict__.update(function.__dict__)
    return cast("F", made)


watch_searching = _searching(watch_games)


@rule
def search_batch(
    nodes: States,
    index: Ints,
    tables: States,
    blank: States,
    entrants: States,
    thinking: States,
    parts: Ints,
    laid: States,
    seed: int,
    turns: int,
    items: Ints,
    starts: Ints,
    families: Ints,
    logarithms: Ints,
    settings: Ints,
    games: States,
    gains: Ints,
    counts: Ints,
    widths: Ints,
    refused: Ints,
    course: Ints,
) -> None:
    """Watches a batch in which the players search."""
    minds = Minds(workspace(nodes, index, tables, np.empty(MAX_LEGAL, ACTION)), blank, entrants, thinking, parts)
    plan = Plan(items, starts, families, logarithms, settings)
    book = Book(games, gains, counts, widths, refused, course)
    desk = Desk(
        np.empty(MAX_LEGAL, ACTION),
        np.zeros((CAPACITY + 1, WIDTH), np.int32),
        np.zeros(SEATS, np.int32),
        np.zeros(ROOM, np.int32),
        np.zeros(ROOM, np.int8),
        np.zeros(counts.shape[0], np.int32),
        np.zeros(refused.shape[0], np.int32),
    )
    watch_searching(minds, tables, TRUTH, laid, seed, turns, plan, desk, book)
