"""A game's first game: a table that others have played almost to its end, and the decisions from there on, one idea at a time.

It is data in the game's folder (`lesson.toml`), its words are messages `lesson-<key>` of the game, and the contract tests play it.
"""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from mastaba.game import load
from mastaba.match import Match

FILE: Final = "lesson.toml"
LESSON: Final = "lesson"  # the level of robots that play a part


class LessonStep(Struct, forbid_unknown_fields=True):
    """A decision of the lesson, whoever takes it; a learner's comes with words, shown one after the other, the last while it is taken.

    Whoever tries something else meanwhile is told what that would bring, and `lesson-<last key>-instead`: what they would miss.
    """

    play: str
    say: list[str] = []


class Lesson(Struct, forbid_unknown_fields=True):
    """A deal, what has been decided before the learner sits down, and what is decided then, to the end of the game."""

    seed: int
    players: int
    before: list[str]
    steps: list[LessonStep]
    seat: int = 1  # the learner's
    end: str = "end"  # the words after the last decision


@functools.cache
def lesson_of(game_id: str) -> Lesson | None:
    """The lesson of a game, if its folder has one."""
    file = files(f"mastaba.games.{game_id}").joinpath(FILE)
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf8")), Lesson) if file.is_file() else None


def begun(game_id: str, lesson: Lesson) -> Match:
    """The match as the learner finds it."""
    match = load(game_id, lesson.players).new(lesson.seed)
    for action in lesson.before:
        match.take(action)
    return match


def next_action(match: Match) -> str | None:
    """What the part of whoever decides now says, as long as everybody has kept to the lesson."""
    lesson = lesson_of(match.game.id)
    if lesson is None or match.seed != lesson.seed:
        return None
    whole = [*lesson.before, *(step.play for step in lesson.steps)]
    taken = match.actions()
    return whole[len(taken)] if len(taken) < len(whole) and taken == whole[: len(taken)] else None
