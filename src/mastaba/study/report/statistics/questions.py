"""What is uncertain about a game: its rulings (Q) and the reconstructed figures of its box (R), each with what else it could be.

A ruling that the card has as an option is tried with each other value, a reconstructed number with one less and one more. The
folder's study.toml says what else to try, under which options, and why something cannot be tried:

    [Q1]
    base = { curse = true }            # both sides are played with this
    try = [{ curse_race = "live" }]

    ["values.one_eye"]
    try = [[3, 3, 3, 3, 3, 3, 3]]

    [Q3]
    untried = "study-q3"               # a message of the game's text; a `note` says how what is tried has to be read
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from mastaba.game import Game, Option, Value
from mastaba.study.report.playing.boxes import keys_of, value_of
from mastaba.text.rulebook import rules_text

FILE: Final = "study.toml"
FEW: Final = 4  # an option of so many numbers is tried with each of them
UNTRIED_RULING: Final = "report-untried-ruling"
UNTRIED_FIGURE: Final = "report-untried-figure"


@dataclass(frozen=True)
class Trial:
    """One other way: options and figures to be set."""

    options: Mapping[str, Value]
    changes: Mapping[str, Any]


@dataclass(frozen=True)
class Question:
    """A ruling by its number or a figure by its key: under which options it is asked, what is tried, or why nothing is."""

    name: str
    is_figure: bool
    base: Mapping[str, Value]
    trials: tuple[Trial, ...]
    untried: str = ""
    note: str = ""


def questions(game: Game) -> list[Question]:
    """All that is uncertain about a game, rulings first."""
    said = _declared(game)
    rulings = [number for number in rules_text(game, "en") if number.startswith("Q")]
    figures = [key for key, label in keys_of(game.components).items() if label == "R"]
    return [
        *(_ruling(game, number, said.get(number, {})) for number in rulings),
        *(_figure(game, key, said.get(key, {})) for key in figures),
    ]


def _declared(game: Game) -> dict[str, Any]:
    file = files(f"mastaba.games.{game.id}").joinpath(FILE)
    return tomllib.loads(file.read_text(encoding="utf8")) if file.is_file() else {}


def _ruling(game: Game, number: str, said: Mapping[str, Any]) -> Question:
    tries = said.get("try") or [
        {option.name: value} for option in game.options if option.rule == number for value in _others(option)
    ]
    trials = tuple(Trial(options, {}) for options in tries)
    untried = "" if trials else said.get("untried", UNTRIED_RULING)
    return Question(number, False, said.get("base", {}), trials, untried, said.get("note", ""))


def _others(option: Option) -> Iterator[Value]:
    """The values that an option has beside its usual one, if they are few."""
    if isinstance(option.default, bool):
        yield not option.default
    elif option.choices:
        yield from (choice for choice in option.choices if choice != option.default)
    elif option.maximum - option.minimum < FEW:
        yield from (number for number in range(option.minimum, option.maximum + 1) if number != option.default)


def _figure(game: Game, key: str, said: Mapping[str, Any]) -> Question:
    now = value_of(game, key)
    near = [number for number in (now - 1, now + 1) if number > 0] if isinstance(now, int) else []
    trials = tuple(Trial({}, {key: value}) for value in said.get("try", near))
    untried = "" if trials else said.get("untried", UNTRIED_FIGURE)
    return Question(key, True, said.get("base", {}), trials, untried, said.get("note", ""))
