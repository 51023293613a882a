"""Actions declared once: a verb with its parameters gives numbers, texts, parsing, what to click and facts for sentences.

    ACTIONS = families(
        __name__,
        family("drop", tile=words(TILE_NAMES, NO_SUCH_TILE), shaft=numbers(1, SHAFTS, NO_SUCH_SHAFT), click=("{tile}", "shaft{shaft}")),
        family("skip"),
    )

In a rule `ACTIONS.drop.tile(action)` reads a parameter (counted from 0), `ACTIONS.drop.at(tile, shaft)` makes the number,
`ACTIONS.drop.END` is the first number beyond the family; all of it compiles to the arithmetic that one would write by hand.
Families are modules, because compiled code takes what a module holds for constants.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from math import prod
from types import FunctionType, ModuleType
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mastaba.engine.compiling import rule
from mastaba.engine.events import Numbered

Word = str | int
Tuples = Iterable[tuple[int, ...]]
NO_REASON: Final = 0
SEAT: Final = "seat"
RESERVED: Final = ("at", "index", "FIRST", "END")


class Reason(Numbered):
    """Why actions are refused: a game's codes, each with the number of the rule that says so: `OVER = 1, "R7.1"`."""


@dataclass(frozen=True)
class Parameter:
    """What a verb can be said of: its words as actions write them, what sentences are told, how such a word reads at all."""

    words: tuple[str, ...]
    facts: tuple[Word, ...]
    shape: str
    otherwise: int = NO_REASON
    kind: str = ""
    beside: Mapping[str, Sequence[Word]] = field(default_factory=dict)  # what else sentences are told of each word, by name

    @property
    def width(self) -> int:
        """How many words of the text it takes."""
        return len(self.words[0].split())


def words(names: Sequence[str], otherwise: int = NO_REASON, shape: str = r"\S+", **beside: Sequence[Word]) -> Parameter:
    """Names; one that reads like them and is none of them is refused for the reason `otherwise`."""
    return Parameter(tuple(names), tuple(names), shape, otherwise, beside=beside)


def numbers(first: int, last: int, otherwise: int = NO_REASON, shape: str = r"\d+") -> Parameter:
    """Whole numbers from the first to the last."""
    found = range(first, last + 1)
    return Parameter(tuple(map(str, found)), tuple(found), shape, otherwise)


def seats(count: int, otherwise: int = NO_REASON, shape: str = r"\d+") -> Parameter:
    """Seats, counted from 1 for people; sentences call them by name."""
    found = range(1, count + 1)
    return Parameter(tuple(map(str, found)), tuple(found), shape, otherwise, SEAT)


@dataclass(frozen=True)
class Declared:
    """A family before it has its numbers."""

    verb: str
    name: str
    parameters: Mapping[str, Parameter]
    only: tuple[tuple[int, ...], ...] | None
    otherwise: int
    click: tuple[str, ...]


def family(
    verb: str,
    *,
    name: str = "",
    only: Tuples | None = None,
    otherwise: int = NO_REASON,
    click: Sequence[str] = (),
    **parameters: Parameter,
) -> Declared:
    """A verb and its parameters, the last counting fastest; with `only`, just those combinations, in that order.

    `otherwise` is the reason for a combination that there is not. `click` are the things to click in order, e.g. "row{row}";
    {me} is the deciding seat's number and {row_number} the place of a word among its words, from 1.
    """
    called = name or (f"{verb}_" if keyword.iskeyword(verb) else verb)
    listed = None if only is None else tuple(only)
    return Declared(verb, called, parameters, listed, otherwise, tuple(click))


# How a number is read and made: one small function each, over its own constants


def _index(action: int) -> int:
    return action - FIRST  # type: ignore[name-defined]  # noqa: F821


def _leading(action: int) -> int:
    return (action - FIRST) // STEP  # type: ignore[name-defined]  # noqa: F821


def _digit(action: int) -> int:
    return (action - FIRST) // STEP % SIZE  # type: ignore[name-defined]  # noqa: F821


def _last(action: int) -> int:
    return (action - FIRST) % SIZE  # type: ignore[name-defined]  # noqa: F821


def _listed(action: int) -> int:
    return TABLE[action - FIRST]  # type: ignore[name-defined]  # noqa: F821


def _at_0() -> int:
    return FIRST  # type: ignore[name-defined]  # noqa: F821


def _at_1(one: int) -> int:
    return FIRST + one  # type: ignore[name-defined]  # noqa: F821


def _at_2(one: int, two: int) -> int:
    return FIRST + STEP * one + two  # type: ignore[name-defined]  # noqa: F821


def _at_3(one: int, two: int, three: int) -> int:
    return FIRST + STEP * one + SIZE * two + three  # type: ignore[name-defined]  # noqa: F821


def _listed_at_2(one: int, two: int) -> int:
    return FIRST + TABLE[one, two]  # type: ignore[name-defined]  # noqa: F821


def _listed_at_3(one: int, two: int, three: int) -> int:
    return FIRST + TABLE[one, two, three]  # type: ignore[name-defined]  # noqa: F821


MAKERS: Final = (_at_0, _at_1, _at_2, _at_3)
LISTED_MAKERS: Final[dict[int, Callable[..., int]]] = {2: _listed_at_2, 3: _listed_at_3}


def _made(template: Callable[..., int], module: str, name: str, **constants: Any) -> Callable[..., int]:
    """The template's code over constants of its own."""
    function = FunctionType(template.__code__, {"__name__": module, **constants}, name)
    function.__qualname__ = name
    return rule(function)


class Family(ModuleType):
    """A verb's actions: numbers FIRST to END - 1."""

    def __init__(self, declared: Declared, first: int, module: str) -> None:
        super().__init__(f"{module}.{declared.name}")
        self.declared = declared
        self.parameters = declared.parameters
        sizes = [len(parameter.words) for parameter in declared.parameters.values()]
        self.places = declared.only or tuple(product(*map(range, sizes)))
        self.FIRST, self.END = first, first + len(self.places)
        self.index = _made(_index, module, f"{declared.name}_index", FIRST=first)
        taken = [name for name in declared.parameters if name in RESERVED]
        if taken:
            raise ValueError(f"{module}: {declared.verb!r} cannot have a parameter called {taken[0]!r}")
        self._read_and_make(sizes, module)

    def _read_and_make(self, sizes: list[int], module: str) -> None:
        readers = self._listed_readers() if self.declared.only else _counted_readers(sizes)
        for parameter, (template, constants) in zip(self.parameters, readers, strict=True):
            name = f"{self.declared.name}_{parameter}"
            setattr(self, parameter, _made(template, module, name, FIRST=self.FIRST, **constants))
        template, constants = self._listed_maker(sizes) if self.declared.only else _counted_maker(sizes)
        self.at = _made(template, module, f"{self.declared.name}_at", FIRST=self.FIRST, **constants)

    def _listed_readers(self) -> list[tuple[Callable[..., int], dict[str, Any]]]:
        tables = np.array(self.places, np.int64).T
        return [(_listed, {"TABLE": np.ascontiguousarray(table)}) for table in tables]

    def _listed_maker(self, sizes: list[int]) -> tuple[Callable[..., int], dict[str, Any]]:
        if len(sizes) == 1:
            return _at_1, {}
        table = np.full(sizes, -1, np.int64)
        for number, place in enumerate(self.places):
            table[place] = number
        return LISTED_MAKERS[len(sizes)], {"TABLE": table}

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The texts of all its actions."""
        listed = list(self.parameters.values())
        verb = [self.declared.verb] if self.declared.verb else []
        return tuple(" ".join([*verb, *(p.words[at] for p, at in zip(listed, place, strict=True))]) for place in self.places)

    def facts(self, action: int) -> dict[str, Word]:
        """What an action names, parameter by parameter, and what goes with it."""
        named = [*zip(self.parameters.items(), self.places[action - self.FIRST], strict=True)]
        beside = {name: known[at] for (_, p), at in named for name, known in p.beside.items()}
        return {name: p.facts[at] for (name, p), at in named} | beside

    def clicks(self, action: int, me: int) -> list[str]:
        """The things to click for an action of a seat, counted from 1."""
        place = self.places[action - self.FIRST]
        numbered = {f"{name}_number": at + 1 for name, at in zip(self.parameters, place, strict=True)}
        return [template.format(me=me, **self.facts(action), **numbered) for template in self.declared.click]

    def stray(self, words: Sequence[str]) -> int:
        """The reason for words that read like an action of this family and are none; 0 where they do not even do that."""
        parts = _parted(words, list(self.parameters.values()))
        if parts is None:
            return NO_REASON
        for parameter, part in zip(self.parameters.values(), parts, strict=True):
            if part not in parameter.words:
                return int(parameter.otherwise)
        return int(self.declared.otherwise)


def _parted(words: Sequence[str], parameters: Sequence[Parameter]) -> list[str] | None:
    """The words by parameter; None where their number or one's shape is wrong."""
    if len(words) != sum(parameter.width for parameter in parameters):
        return None
    parts, left = [], list(words)
    for parameter in parameters:
        part, left = " ".join(left[: parameter.width]), left[parameter.width :]
        if not re.fullmatch(parameter.shape, part, re.ASCII):
            return None
        parts.append(part)
    return parts


def _counted_readers(sizes: list[int]) -> list[tuple[Callable[..., int], dict[str, Any]]]:
    """The last parameter counts fastest."""
    found: list[tuple[Callable[..., int], dict[str, Any]]] = []
    for place, size in enumerate(sizes):
        step = prod(sizes[place + 1 :])
        if len(sizes) == 1:
            found.append((_index, {}))
        elif place == 0:
            found.append((_leading, {"STEP": step}))
        else:
            found.append((_last, {"SIZE": size}) if step == 1 else (_digit, {"STEP": step, "SIZE": size}))
    return found


def _counted_maker(sizes: list[int]) -> tuple[Callable[..., int], dict[str, Any]]:
    step = prod(sizes[1:])
    size = prod(sizes[2:])
    return MAKERS[len(sizes)], {"STEP": step, "SIZE": size}


class Actions(ModuleType):
    """All the actions of a game, its families one after the other, each an attribute by its verb."""

    def __init__(self, module: str, declared: Sequence[Declared]) -> None:
        super().__init__(module)
        self.families: list[Family] = []
        for one in declared:
            if hasattr(self, one.name):
                raise ValueError(f"{module}: an action cannot be called {one.name!r}")
            made = Family(one, self.families[-1].END if self.families else 0, module)
            self.families.append(made)
            setattr(self, one.name, made)
        self.texts: tuple[str, ...] = tuple(text for one in self.families for text in one.texts)
        self.numbers: dict[str, int] = {text: number for number, text in enumerate(self.texts)}

    @cached_property
    def family_numbers(self) -> npt.NDArray[np.int8]:
        """The number of the family that each action belongs to."""
        return np.repeat(np.arange(len(self.families), dtype=np.int8), [one.END - one.FIRST for one in self.families])

    def family_of(self, action: int) -> Family:
        """The family that an action belongs to."""
        return next(one for one in self.families if action < one.END)

    def facts(self, action: int | None) -> dict[str, Word]:
        """What an action names; of no action, nothing."""
        return {} if action is None else self.family_of(action).facts(action)

    def clicks(self, action: int, me: int) -> list[str]:
        """The things to click for an action of a seat, counted from 1; none: a button."""
        return self.family_of(action).clicks(action, me)

    def seats_in(self, action: int) -> list[str]:
        """The parameters of an action that are seats."""
        return [name for name, parameter in self.family_of(action).parameters.items() if parameter.kind == SEAT]

    def stray(self, text: str) -> int:
        """The reason for a text that is well formed but names no action; 0 where it is not even that."""
        verb, *words = text.split(" ")
        reasons = (one.stray(words) for one in self.families if one.declared.verb == verb)
        return next((reason for reason in reasons if reason), NO_REASON)


def families(module: str, *declared: Declared) -> Actions:
    """The actions of a game, in the order of their numbers; `module` is the __name__ of the file that declares them."""
    return Actions(module, declared)
