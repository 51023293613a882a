"""The shapes of what is told about games analysed, by the coach, and of what a seat can know."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mastaba.server.http.shapes import ActionText, Count, SeatNumber
from mastaba.server.replays.reports import AnalysisReport, NamedAction
from mastaba.server.replays.shapes import Frame


class Analysed(Struct, frozen=True):
    """How far an analysis has come, in hundredths, and what it has found; nothing before every decision was looked at once."""

    state: Literal["none", "going", "done", "failed"]
    progress: int
    report: AnalysisReport | None = None


class LineMoment(Struct, frozen=True):
    """A decision of a line of play: whose, in words, what is certain to follow, and the table after it (none: chance cuts in)."""

    seat: int
    words: str
    events: list[str]
    frame: Frame | None


class PlayLine(Struct, frozen=True):
    """A line of play from a decision on, as the seat that took it would have seen it; `start` is the table before it."""

    step: int
    seat: int
    start: Frame
    moments: list[LineMoment]


# The coach


class CoachQuestion(Struct, forbid_unknown_fields=True):
    """An action that a seat is about to take after so many decisions."""

    seat: SeatNumber
    number: Count
    action: ActionText


class Warned(Struct, frozen=True):
    """What the coach says of an action: nothing, or what was better, by how much of the victory at least, and why."""

    is_mistake: bool
    better: NamedAction | None = None
    loss: float | None = None
    reason: str | None = None


# What a seat can know


class KnownChance(Struct, frozen=True):
    """How likely something is, from what a seat knows; `how`: by exact counting, or by drawing tables that fit."""

    text: str
    share: float
    how: Literal["counted", "drawn"]
    word: str


class Chances(Struct, frozen=True):
    """What a seat can know after so many decisions."""

    number: int
    chances: list[KnownChance]
