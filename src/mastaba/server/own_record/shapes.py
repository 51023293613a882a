"""The shapes of what is asked and told about somebody's own record."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mastaba.server.http.shapes import SeatNumber
from mastaba.server.puzzles.shapes import PuzzleRating


class FinishedTable(Struct, forbid_unknown_fields=True):
    """A finished match that is to count: the table, one's secret there, and which seat was one's own where several shared the screen."""

    table: Annotated[str, Meta(min_length=1, max_length=40)]
    secret: Annotated[str, Meta(min_length=1, max_length=100)]
    seat: SeatNumber | None = None


class CountedMatch(Struct, frozen=True):
    """Whether a match counts, and if not, why."""

    is_counted: bool
    why: str | None


class Tallied(Struct, frozen=True):
    """How often a game was played with so many seats against a level, and won; a victory shared by two is half a one."""

    game: str
    players: int
    level: str  # of all robots; "mixed" where they differ, "people" where no robot sat there
    played: int
    won: float


class Skill(Struct, frozen=True):
    """How strong somebody is in a game by OpenSkill, give or take a doubt, and where the game's levels stand on the same scale."""

    game: str
    rating: float
    doubt: float
    games: int
    levels: dict[str, float]


class DailyResult(Struct, frozen=True):
    """The best of somebody's tries at the deal of a day."""

    day: str
    game: str
    points: int
    is_won: bool
    tries: int


class OwnRecord(Struct, frozen=True):
    """What a browser has played and solved at this server."""

    played: int
    won: float
    streak: int  # victories in a row, up to now
    longest: int
    tallies: list[Tallied]
    skills: list[Skill]
    days: list[DailyResult]
    puzzles_tried: int
    puzzles_solved: int
    puzzle_streak: int
    puzzle_rating: PuzzleRating | None


class ExportedResult(Struct, frozen=True):
    """A match in a record."""

    table: str
    game: str
    players: int
    seat: int
    levels: list[str]
    points: list[int]
    winners: list[int]
    day: str
    at: float


class ExportedAnswer(Struct, frozen=True):
    """An answer in a record."""

    game: str
    puzzle: str
    is_right: bool
    rating: float
    at: float


class ExportedRecord(Struct, frozen=True):
    """All that is kept of a browser, line by line."""

    mastaba: str
    results: list[ExportedResult]
    puzzles: list[ExportedAnswer]


class Forgotten(Struct, frozen=True):
    """How many lines were deleted."""

    lines: int
    ok: bool = True
