"""Which finished matches count, and what a record comes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mastaba.records import daily
from mastaba.records.lessons import LESSON
from mastaba.server.own_record.rows import Answer, Result
from mastaba.server.own_record.shapes import DailyResult, OwnRecord, Tallied
from mastaba.server.own_record.skill import skills
from mastaba.server.puzzles.shapes import PuzzleRating
from mastaba.server.tables.rendering import Audience
from mastaba.server.tables.table import Table

MIXED: Final = "mixed"
PEOPLE: Final = "people"


def why_not(table: Table, audience: Audience, seat: int | None) -> str | None:
    """Why a match does not count for whoever claims it, as the name of a sentence; nothing where it does."""
    if not table.is_over:
        return "record-not-over"
    if table.match is None or not audience.seats or (seat is not None and seat not in audience.seats):
        return "record-no-seat"
    if seat is None and len(audience.seats) > 1:
        return "record-hot-seat"
    if any(one.level == LESSON for one in table.seats):
        return "record-lesson"
    return "record-arranged" if table.row.is_open and not _day(table) else None


def result(table: Table, seat: int) -> Result:
    """A finished match as it is counted."""
    match = table.playable()
    levels = [one.level or "" for one in table.seats]
    return Result(table.row.id, seat, match.game.id, match.players, levels, match.scores(), match.winners(), _day(table) or "")


def _day(table: Table) -> str | None:
    """The day whose deal a table has, robots and all."""
    levels = {one.level for one in table.seats if one.kind == "bot"}
    day = daily.day_of(next(iter(levels))) if len(levels) == 1 else None
    if day is None or not daily.is_day(day) or len(table.bots) != table.row.players - 1:
        return None
    dealt, row = daily.deal(table.row.game, day), table.row
    is_same = (row.players, row.seed, row.deal) == (dealt.edition.players, dealt.seed, None)
    return day if is_same and row.options == dict(dealt.edition.options) and dealt.seat not in table.bots else None


# What it comes to


def own_record(results: Sequence[Result], answers: Sequence[Answer]) -> OwnRecord:
    """A record as it is shown."""
    won = [one.share == 1.0 for one in results]
    right = [one.is_right for one in answers]
    last = answers[-1].rating if answers else None
    return OwnRecord(
        played=len(results),
        won=sum(one.share for one in results if one.winners),
        streak=streak(won),
        longest=max((streak(won[:end]) for end in range(1, len(won) + 1)), default=0),
        tallies=_tallies(results),
        skills=skills(results),
        days=_days(results),
        puzzles_tried=len(right),
        puzzles_solved=sum(right),
        puzzle_streak=streak(right),
        puzzle_rating=None if last is None else PuzzleRating(round(last.value), round(last.doubt), len(right)),
    )


def streak(won: Sequence[bool]) -> int:
    """How many of the last were won without a break."""
    return next((place for place, one in enumerate(reversed(won)) if not one), len(won))


def level_of(result: Result) -> str:
    """Against whom a match was played, in one word."""
    others = {level.split()[0] if level else PEOPLE for seat, level in enumerate(result.levels, 1) if seat != result.seat}
    return others.pop() if len(others) == 1 else MIXED


def _tallies(results: Sequence[Result]) -> list[Tallied]:
    groups: dict[tuple[str, int, str], list[Result]] = {}
    for one in results:
        groups.setdefault((one.game, one.players, level_of(one)), []).append(one)
    return [Tallied(*key, len(some), sum(one.share for one in some if one.winners)) for key, some in sorted(groups.items())]


def _days(results: Sequence[Result]) -> list[DailyResult]:
    tries: dict[tuple[str, str], list[Result]] = {}
    for one in results:
        if one.day:
            tries.setdefault((one.day, one.game), []).append(one)
    return [_best(*key, some) for key, some in sorted(tries.items(), reverse=True)]


def _best(day: str, game: str, tries: Sequence[Result]) -> DailyResult:
    best = max(tries, key=lambda one: (one.share, one.points[one.seat - 1]))
    return DailyResult(day, game, best.points[best.seat - 1], best.seat in best.winners, len(tries))
