"""What is counted in a game: every event, told apart where a rule hangs on it; what seats gain; which actions they choose."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any, Final

import numpy as np

from mastaba.engine.contract import Ints
from mastaba.engine.events import FIRST_FIELD, Field, Gain
from mastaba.game import Game

NUMBERS: Final = 32  # a field that is a number is told apart below this
WIDEST: Final = 128  # lists of actions that long or longer are counted together
THOUSANDTHS: Final = 1000
LONGEST_LOGARITHM: Final = 1 << 12


@dataclass(frozen=True)
class Counter:
    """One thing counted: an event, with a rule of its own where a field tells by which it happens; or a gain, by its fields' value."""

    code: Any
    field: str = ""
    value: int = 0
    rule: str = ""


@dataclass(frozen=True)
class Item:
    """Counters that lie side by side: an event's, by the values of a field from the lowest on."""

    code: Any
    column: int
    lowest: int
    base: int
    size: int
    seat: int

    @property
    def row(self) -> list[int]:
        """As the kernel reads it."""
        return [self.column, self.lowest, self.base, self.size, self.seat]


class Counters:
    """All that is counted in the games of one folder, in the order of its places."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Counter] = []
        self.gains: list[Counter] = []
        items = [item for code, fields in game.provided.FIELDS.items() for item in self._of_event(code, fields)]
        items += [item for gain in game.provided.GAINS for item in self._of_gain(gain)]
        self._items = sorted(items, key=lambda item: int(item.code))

    @property
    def families(self) -> list[str]:
        """The kinds of actions, by the names of their families."""
        return [family.declared.name for family in self.game.provided.ACTIONS.families]

    @property
    def size(self) -> int:
        """How many counts there are beside what seats gain: events, chosen families, offered families."""
        return len(self.events) + 2 * len(self.families)

    def _of_event(self, code: Any, fields: tuple[Field, ...]) -> list[Item]:
        """An event counts once, and once more by a field whose values carry rules of their own."""
        items = [Item(code, 0, 0, len(self.events), 1, 0)]
        self.events.append(Counter(code, rule=getattr(code, "rule", "")))
        for place, field in enumerate(fields):
            members = [] if isinstance(field.kind, str) else list(field.kind)
            if any(getattr(member, "rule", "") for member in members):
                items.append(self._by_value(self.events, code, field, FIRST_FIELD + place, 0))
        return items

    def _of_gain(self, gain: Gain) -> list[Item]:
        """A gain counts for the first seat that its event names; several fields of one kind count together."""
        fields = self.game.provided.FIELDS[gain.code]
        seat = FIRST_FIELD + next(place for place, field in enumerate(fields) if field.kind == "seat")
        if not gain.fields:
            self.gains.append(Counter(gain.code))
            return [Item(gain.code, 0, 0, len(self.gains) - 1, 1, seat)]
        places = [(FIRST_FIELD + place, field) for place, field in enumerate(fields) if field.name in gain.fields]
        first = self._by_value(self.gains, gain.code, places[0][1], places[0][0], seat)
        return [first, *(Item(gain.code, column, first.lowest, first.base, first.size, seat) for column, _ in places[1:])]

    def _by_value(self, counters: list[Counter], code: Any, field: Field, column: int, seat: int) -> Item:
        lowest, size = _values(field.kind)
        base = len(counters)
        rules = {} if isinstance(field.kind, str) else {int(one): getattr(one, "rule", "") for one in field.kind}
        counters += [Counter(code, field.name, value, rules.get(value, "")) for value in range(lowest, lowest + size)]
        return Item(code, column, lowest, base, size, seat)

    @cached_property
    def tables(self) -> tuple[Ints, Ints, Ints, Ints]:
        """What the kernel counts by: the items, where those of each event begin, the family of each action, logarithms."""
        items = np.array([item.row for item in self._items], np.int64)
        codes = np.array([int(item.code) for item in self._items])
        starts = np.searchsorted(codes, np.arange(codes.max() + 2)).astype(np.int64)
        families = self.game.provided.ACTIONS.families
        numbers = np.repeat(np.arange(len(families)), [family.END - family.FIRST for family in families])
        wide = np.log10(np.maximum(np.arange(LONGEST_LOGARITHM), 1)) * THOUSANDTHS
        return items, starts, numbers.astype(np.int64), np.rint(wide).astype(np.int64)

    @property
    def dealt(self) -> set[int]:
        """The events whose gains come by chance alone."""
        return {int(gain.code) for gain in self.game.provided.GAINS if gain.is_dealt}


def _values(kind: str | type[IntEnum]) -> tuple[int, int]:
    """The lowest value of a field and how many are told apart."""
    if isinstance(kind, str):
        return 0, NUMBERS
    numbers = [int(member) for member in kind]
    return min(numbers), max(numbers) - min(numbers) + 1
