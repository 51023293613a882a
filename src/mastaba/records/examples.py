"""Worked examples of a game's rules: arranged tables, some decisions each, and what each of them is claimed to bring.

They are data in the game's folder (`examples.toml`). The words of one are messages of the game: `example-<id>` is its title,
`example-<id>-0` what lies there before the first step, `example-<id>-2` what the second has brought; a step without words is told
as the log tells it. The contract tests play every example and compare what happens with what is claimed.
"""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from mastaba.game import find, load
from mastaba.match import Match
from mastaba.records.lessons import lesson_of

FILE: Final = "examples.toml"
NAMES: Final = ("Amina", "Basile", "Chloé", "Driss", "Elena")  # who sits there, in any language


class ExampleStep(Struct, forbid_unknown_fields=True):
    """A decision, and what is said to come of it: events with the fields that the text speaks of, everybody's points, what may be done then."""

    play: str
    brings: dict[str, list[dict[str, Any]]] = {}
    points: list[int] = []
    may: list[str] = []


class Refused(Struct, forbid_unknown_fields=True):
    """What the text says cannot be done after so many steps, and by which rule."""

    play: str
    rule: str
    after: int = 0


class Example(Struct, forbid_unknown_fields=True):
    """A rule, the table that shows it, what has been decided before, and the steps of the example."""

    id: str
    rule: str
    steps: list[ExampleStep]
    players: int = 2
    seed: int = 1
    deal: dict[str, Any] = {}
    options: dict[str, Any] = {}
    lesson: int | None = None  # it goes on from the game's first game, after so many of its steps
    before: list[str] = []
    eye: str = "open"  # whose eyes look on: a seat, or all hands open
    seat: int = 0  # whose hand lies in front, with all hands open; 0: that of whoever decides first
    refused: list[Refused] = []


class BoxPiece(Struct, forbid_unknown_fields=True):
    """A kind of piece as the rules draw it: how many there are, as figures of the box (multiplied where there are several)."""

    kind: str
    face: str | None = None
    facts: dict[str, Any] = {}
    count: list[str | int] = []
    name: str = ""  # the message that names it; none: as on the table
    about: str = ""  # the message that says what it does; none: as on the table


class Examples(Struct, forbid_unknown_fields=True):
    """What the rules page of a game draws: the pieces of the box, and worked examples in the order of the rules."""

    box: list[BoxPiece] = []
    examples: list[Example] = []
    deal: dict[str, Any] = {}  # what is laid alike in all of them, unless one says otherwise


@functools.cache
def examples_of(game_id: str) -> Examples:
    """The examples of a game; none where its folder has no such file."""
    file = files(f"mastaba.games.{find(game_id).id}").joinpath(FILE)
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf8")), Examples) if file.is_file() else Examples()


def begun(game_id: str, example: Example) -> Match:
    """The match as the example finds it."""
    deal, seed, before = examples_of(game_id).deal | example.deal, example.seed, example.before
    lesson = lesson_of(game_id) if example.lesson is not None else None
    if lesson:
        deal, seed, before = {}, lesson.seed, [*lesson.before, *(step.play for step in lesson.steps[: example.lesson])]
    match = load(game_id, example.players, **example.options).new(seed, deal=deal or None, names=NAMES[: example.players])
    for action in before:
        match.take(action)
    return match


def played(game_id: str, example: Example) -> Match:
    """The match as the example leaves it."""
    match = begun(game_id, example)
    for step in example.steps:
        match.take(step.play)
    return match


def count_in(components: dict[str, Any], factors: list[str | int]) -> int:
    """How many of a piece the box holds: a product of figures, each given by its place in the box; of a list its length."""
    product = 1
    for factor in factors:
        product *= factor if isinstance(factor, int) else _figure(components, factor)
    return product if factors else 0


def _figure(components: Any, place: str) -> int:
    for key in place.split("."):
        components = components[key]
    return len(components) if isinstance(components, list) else int(components)
