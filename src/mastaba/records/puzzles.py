"""A game's puzzles: moments of games in which one action is clearly best and another looks better.

They are data in the game's folder (`puzzles.jsonl`), made by `mastaba puzzles make`: a line is the record of a game up to its last
puzzle, and the puzzles in it. docs/puzzles.md describes both; the contract tests replay every one.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, structs

from mastaba.match import Match
from mastaba.records import record as paper
from mastaba.records.record import FORMAT, Document, Play

FILE: Final = "puzzles.jsonl"


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment of a game, and what is known of it.

    `value` is the share of the victory that the seat may expect of the solution, `than` of the next best action (`rival`), `lost`
    of the one that looks best (`obvious`). `proof` says how that is known: by trying every way to go on, or by a search; `budget`
    how many positions or tries that took, `confirmed` with how many it was found again.
    """

    moment: int  # decisions taken before
    seat: int
    solution: str
    obvious: str
    rival: str
    value: float
    than: float
    lost: float
    proof: Literal["exact", "search"]
    budget: int
    rating: int
    confirmed: int = 0

    @property
    def margin(self) -> float:
        """How much better the solution is than anything else."""
        return self.value - self.than


class PuzzleGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game up to its last puzzle, and its puzzles."""

    record: Document
    puzzles: list[Puzzle]


class Posed(Struct, frozen=True):
    """A puzzle with the game it is from; its name says nothing of the deal."""

    game: PuzzleGame
    puzzle: Puzzle

    @property
    def name(self) -> str:
        """By what it is known: the same as long as the moment is in the game's file."""
        record = self.game.record
        return hashlib.sha256(f"{record.game} {record.players} {record.seed} {self.puzzle.moment}".encode()).hexdigest()[:10]

    def match(self, target: str = "python") -> Match:
        """The match as the seat finds it."""
        return replayed(self.game.record, target).at(self.puzzle.moment)


def recorded(match: Match, until: int) -> Document:
    """A match up to a moment, as a record that nobody finished."""
    play = Play(match.actions()[:until], seats=[raced for raced in match.raced() if raced[0] <= until])
    options = dict(match.edition.options)
    return Document(FORMAT, match.game.id, match.game.version, match.players, match.seed, play, options=options)


def replayed(record: Document, target: str = "python") -> Match:
    """The match that a record tells."""
    return paper.replay(msgspec.json.encode(_told(record)).decode(), target)


def _told(record: Document) -> dict[str, Any]:
    """A record without all that is as it is anyway."""
    plain = {field.name: field.default for field in structs.fields(Document)}
    return {name: value for name, value in structs.asdict(record).items() if value and value != plain[name]}


def read(text: str) -> list[PuzzleGame]:
    """The games in a file of puzzles."""
    return [msgspec.json.decode(line, type=PuzzleGame) for line in text.splitlines() if line.strip()]


def line(game: PuzzleGame) -> str:
    """A game as it stands in a file of puzzles."""
    return msgspec.json.encode({"record": _told(game.record), "puzzles": game.puzzles}).decode() + "\n"


def write(file: Path, games: Iterable[PuzzleGame]) -> None:
    """Writes a file of puzzles; whoever reads meanwhile finds the old one or the new one."""
    lines = [line(game) for game in games]
    beside = file.with_suffix(".new")
    beside.write_text("".join(lines), encoding="utf8")
    beside.replace(file)


@functools.cache
def puzzles_of(game_id: str) -> dict[str, Posed]:
    """The puzzles in a game's folder, by name."""
    file = files(f"mastaba.games.{game_id}").joinpath(FILE)
    games = read(file.read_text(encoding="utf8")) if file.is_file() else []
    posed = [Posed(game, puzzle) for game in games for puzzle in game.puzzles]
    return {one.name: one for one in posed}
