"""The rows of own records; each function does its work within one transaction of the store."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from mastaba.records.puzzles import Posed
from mastaba.server.puzzles.ratings import Rating, computed, newcomer
from mastaba.server.storage import schema


@dataclass(frozen=True)
class Result:
    """A finished match in somebody's record: levels and points by seat, a level empty where a person sat."""

    table_id: str
    seat: int
    game: str
    players: int
    levels: list[str]
    points: list[int]
    winners: list[int]
    day: str = ""  # of a daily deal
    at: float = 0.0

    @property
    def share(self) -> float:
        """The part of the victory; where nobody wins, everybody's alike."""
        return self.share_of(self.seat)

    def share_of(self, seat: int) -> float:
        """The part of the victory of any seat."""
        return (seat in self.winners) / len(self.winners) if self.winners else 1 / self.players


@dataclass(frozen=True)
class Answer:
    """A first answer to a puzzle, and both ratings after it."""

    puzzle: str
    game: str
    is_right: bool
    rating: Rating
    puzzle_rating: Rating
    at: float


def add_result(connection: Connection, owner: str, result: Result) -> bool:
    """Counts a match; False where that seat's result is in a record already."""
    facts = schema.results.c
    if connection.scalar(select(facts.owner).where(facts.table_id == result.table_id, facts.seat == result.seat)) is not None:
        return False
    lists = {name: json.dumps(getattr(result, name)) for name in ("levels", "points", "winners")}
    connection.execute(insert(schema.results), {**vars(result), **lists, "owner": owner, "at": time.time()})
    return True


def results(connection: Connection, owner: str) -> list[Result]:
    """All matches in a record, in their order."""
    query = select(schema.results).where(schema.results.c.owner == owner).order_by(schema.results.c.at)
    return [_result(row) for row in connection.execute(query)]


def _result(row: Any) -> Result:
    lists = (json.loads(row.levels), json.loads(row.points), json.loads(row.winners))
    return Result(row.table_id, row.seat, row.game, row.players, *lists, row.day, row.at)


def answers(connection: Connection, owner: str) -> list[Answer]:
    """All first answers in a record, in their order."""
    query = select(schema.puzzle_answers).where(schema.puzzle_answers.c.owner == owner).order_by(schema.puzzle_answers.c.at)
    return [_answer(row) for row in connection.execute(query)]


def _answer(row: Any) -> Answer:
    ratings = (Rating(row.rating, row.doubt), Rating(row.puzzle_rating, row.puzzle_doubt))
    return Answer(row.puzzle, row.game, bool(row.is_right), *ratings, row.at)


def puzzle_rating(connection: Connection, one: Posed) -> tuple[Rating, int]:
    """How hard a puzzle has turned out to be here, and after how many answers."""
    answered = schema.puzzle_answers
    last = select(answered).where(answered.c.puzzle == one.name).order_by(answered.c.at.desc()).limit(1)
    row = connection.execute(last).first()
    count = connection.scalar(select(func.count()).select_from(answered).where(answered.c.puzzle == one.name)) or 0
    return (Rating(row.puzzle_rating, row.puzzle_doubt) if row else computed(one.puzzle.rating)), count


def answer(connection: Connection, owner: str, one: Posed, is_right: bool) -> tuple[Rating, Rating] | None:
    """Counts a first answer: somebody's rating before and after it; nothing where it is not the first."""
    before = answers(connection, owner)
    if any(known.puzzle == one.name for known in before):
        return None
    mine, (theirs, _) = before[-1].rating if before else newcomer(), puzzle_rating(connection, one)
    after, puzzle = mine.after(theirs, float(is_right)), theirs.after(mine, 1.0 - is_right)
    facts = {"owner": owner, "puzzle": one.name, "game": one.game.record.game, "is_right": int(is_right), "at": time.time()}
    ratings = {"rating": after.value, "doubt": after.doubt, "puzzle_rating": puzzle.value, "puzzle_doubt": puzzle.doubt}
    connection.execute(insert(schema.puzzle_answers), {**facts, **ratings})
    return mine, after


def forget(connection: Connection, owner: str) -> int:
    """Deletes a record; how many lines it had."""
    found = [
        connection.execute(delete(table).where(table.c.owner == owner)) for table in (schema.results, schema.puzzle_answers)
    ]
    return sum(one.rowcount for one in found)
