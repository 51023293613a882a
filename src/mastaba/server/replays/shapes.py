"""The shapes of what is asked and told about games looked back at."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from mastaba.scores import Points
from mastaba.server.http.answers import BoxPiece
from mastaba.server.http.shapes import Count, SeatChoice, Value
from mastaba.server.replays.reports import AnalysisReport
from mastaba.server.tables.messages import Told
from mastaba.views import PointsLine, Zone

LONGEST_RECORD = 1_000_000  # letters; the longest game of ours takes a twentieth


class Frame(Struct, kw_only=True, omit_defaults=True):
    """How a match stood after `number` decisions, through some eyes: only what differs from the frame before is told.

    `zones` are the zones that have changed; where `is_whole`, all of them, as in the first frame of every answer.
    """

    number: int
    actor: int = 0
    deciding: int = 0
    acting: list[int] = []
    race: bool = False
    zones: list[Zone] = []
    is_whole: bool = False
    scores: list[Points | None] | None = None  # none: as in the frame before


class Frames(Struct):
    """Some moments of a match in their order, the first of them whole."""

    frames: list[Frame]


class Replay(Struct, kw_only=True):
    """A match to be looked back at, and what has happened in it as the eyes asked for know it.

    `eyes` are those that may be looked through: the numbers of seats, "0" for what everybody knows, "open" for all hands at once.
    """

    game: str
    players: int
    options: dict[str, Value]
    names: list[str]
    eyes: list[str]
    eye: str
    number: int  # of decisions taken so far
    over: bool
    ending: str | None = None
    winners: list[int] = []
    tally: list[list[PointsLine]] = []  # how each seat's points came about, once it is over
    may_play_on: bool = False
    events: list[Told] = []


class GameFile(Struct, kw_only=True):
    """A match with everything in it: each moment through each pair of eyes, what happened in both languages, and the sentences of both."""

    title: str
    about: Replay  # without events
    frames: dict[str, list[Frame]]  # by eyes
    logs: dict[str, dict[str, list[Told]]]  # by language and eyes
    words: dict[str, dict[str, str]]  # by language and game; the house is ""
    analysis: dict[str, AnalysisReport] | None = None  # by language, where it was made


class RuleExample(Struct, frozen=True):
    """A worked example of a rule: a title, what is said at each moment, and the moments, the first of them whole; `seat` is whose hand is shown."""

    id: str
    rule: str
    seat: int
    title: str
    texts: list[str]
    about: Replay
    frames: list[Frame]


class RuleExamples(Struct, frozen=True):
    """What the rules of a game show beside their words."""

    box: list[BoxPiece]
    examples: list[RuleExample]


class RecordText(Struct, forbid_unknown_fields=True):
    """A record as it stands in a file."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]


class OpenedRecord(Struct, frozen=True):
    """A record that can be looked at: the same text has the same name."""

    record: str
    game: str
    number: int


class PlayOn(Struct, forbid_unknown_fields=True):
    """A new table is to be laid as another stood after `number` decisions, with these people and robots at it."""

    number: Count
    seats: list[SeatChoice]
