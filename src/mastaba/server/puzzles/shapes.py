"""The shapes of what is asked and told about puzzles."""

from __future__ import annotations

from msgspec import Struct

from mastaba.offers import Choice
from mastaba.server.http.shapes import ActionText


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """What somebody would do; nothing: they want to be shown the solution."""

    action: ActionText | None = None


class PuzzleName(Struct, frozen=True):
    """Where a puzzle is found."""

    game: str
    puzzle: str


class PuzzleShelf(Struct, frozen=True):
    """How many puzzles a game has, how many of them were tried by whoever asks, and how many at first sight solved."""

    game: str
    title: str
    count: int
    tried: int
    solved: int


class PuzzleRating(Struct, frozen=True):
    """How strong somebody is at puzzles, give or take a doubt, after so many tries; of a puzzle, how hard it is."""

    rating: int
    doubt: int
    tries: int


class PuzzleCatalogue(Struct, frozen=True):
    """All that there is to solve, the one of the day, and how whoever asks has done so far (none: nobody is known)."""

    shelves: list[PuzzleShelf]
    day: str
    daily: PuzzleName | None
    is_daily_tried: bool
    rating: PuzzleRating | None


class WeighedAction(Struct, frozen=True):
    """An action of a puzzle that is solved: the share of the victory to expect of it, and what is certain to follow."""

    action: str
    label: str
    share: float
    follows: list[str]


class PuzzleFacts(Struct, frozen=True):
    """A puzzle before it is answered: how hard it is on this server, whether whoever asks has answered it before, and whether it is the day's."""

    rating: PuzzleRating
    is_tried: bool
    is_daily: bool


class PuzzleVerdict(Struct, frozen=True):
    """Whether an answer is right, in a sentence; the solution once it is, or when it was asked for.

    `change` is by how much the first answer has moved the rating of whoever gave it; none where it moved nothing.
    """

    is_right: bool
    message: str
    solution: Choice | None
    weighed: list[WeighedAction]
    rating: PuzzleRating | None
    change: int | None
    puzzle: PuzzleRating
