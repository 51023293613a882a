"""What an analysis of a game has found, in words, as it is sent: exactly what `mastaba analyse --json` prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from mastaba.arena.analysis.report import report
from mastaba.match import Match
from mastaba.server.http.shapes import Value
from mastaba.text.naming import Naming

if TYPE_CHECKING:
    from mastaba.arena.analysis.survey import Survey


class NamedAction(Struct, frozen=True):
    """An action as records have it, and in words."""

    action: str
    words: str


class Place(Struct, frozen=True):
    """A place of the table as a seat saw it: what lies there in short words, a board row by row."""

    name: str
    owner: int | None
    pieces: list[str]
    board: list[list[str]]
    facts: list[str]


class JudgedDecision(Struct, frozen=True):
    """A decision looked at again; docs/analysis.md says what the figures are."""

    step: int
    seat: int
    choices: int
    played: NamedAction
    better: NamedAction | None
    expected: float
    loss: float
    doubt: float
    before: list[float]
    after: list[float]
    is_open: bool
    reason: str | None
    line: list[str]
    played_line: list[str]
    table: list[Place]


class LuckSpan(Struct, frozen=True):
    """What happened to a seat from one of its decisions to its next (none: to the end)."""

    seat: int
    since: int
    until: int | None
    luck: float
    unforeseen: float
    gifts: float


class SeatAccount(Struct, frozen=True):
    """A seat's game in figures; what stands before `end` adds up to it."""

    seat: int
    start: float
    luck: float
    unforeseen: float
    mistakes: float
    gifts: float
    end: float
    name: str
    decisions: int
    mistake_count: int
    biggest: list[int]


class AnalysisReport(Struct, frozen=True):
    """A finished game looked at again: what `mastaba analyse --json` prints."""

    game: str
    title: str
    rules: int
    players: int
    names: list[str]
    options: dict[str, Value]
    seed: int
    actions: int
    scores: list[int]
    winners: list[int]
    decisions: list[JudgedDecision]
    spans: list[LuckSpan]
    seats: list[SeatAccount]
    iterations: int
    seconds: float | None


def reported(survey: Survey, match: Match, iterations: int, lang: str) -> AnalysisReport:
    """All that has been found so far."""
    found = report(survey, match, Naming(match.game, lang)) | {"iterations": iterations, "seconds": None}
    return msgspec.convert(found, AnalysisReport, strict=False)
