"""Random walks through games, natively, one step at a time."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from mastaba.engine import events as told
from mastaba.engine.contract import ACTION, States
from mastaba.engine.dice import advance, below, choices
from mastaba.game import Edition


def opened(edition: Edition, seed: int, target: str = "cpu") -> States:
    """The table of a seed, play begun."""
    rules = edition.rules(target)
    table = edition.blank()
    table[0].stream = seed
    rules.setup(table[0], edition.codes)
    rules.begin(table[0], told.buffer(0))
    return table


def legal(edition: Edition, table: States, target: str = "cpu") -> list[int]:
    actions = np.zeros(edition.rules(target).MAX_LEGAL, ACTION)
    return [int(action) for action in actions[: edition.rules(target).legal(table[0], actions)]]


def walk(edition: Edition, seed: int, every: int = 1, target: str = "cpu") -> Iterator[States]:
    """Copies of the table along a random game, one every so many decisions."""
    rules, events = edition.rules(target), told.buffer(0)
    table, stream, step = opened(edition, seed, target), choices(seed), 0
    while not table[0].ending:
        if step % every == 0:
            yield table.copy()
        stream, step = advance(stream), step + 1
        actions = legal(edition, table, target)
        rules.apply(table[0], actions[below(stream, len(actions))], events)


def seen(edition: Edition, table: States, seat: int, target: str = "cpu") -> States:
    blank = edition.blank()
    edition.rules(target).see(table[0], seat, blank[0])
    return blank


def resampled(edition: Edition, sight: States, seat: int, stream: int, target: str = "cpu") -> States:
    blank = edition.blank()
    blank[0].stream = stream
    edition.rules(target).resample(sight[0], seat, blank[0])
    return blank


def differing(one: States, other: States) -> list[str]:
    """The names of the fields in which two records differ."""
    return [name for name in one.dtype.names or () if not np.array_equal(one[0][name], other[0][name])]
