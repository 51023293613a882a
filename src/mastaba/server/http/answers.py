"""The shapes of what routes answer, beside the messages of a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mastaba.server.http.shapes import Value
from mastaba.server.tables.messages import Seat


class Link(Struct, frozen=True):
    """A seat, and the secret of whoever holds it."""

    seat: int
    secret: str


class Invitation(Struct, frozen=True):
    """A seat, and the code by which somebody may claim it once; it opens nothing else."""

    seat: int
    code: str


class OpenedTable(Struct, frozen=True):
    """A table just opened: the host's secret, the seats it holds, and an invitation to each seat that a friend shall claim."""

    table: str
    host: str
    links: list[Link]
    invitations: list[Invitation]


class Welcome(Struct, frozen=True):
    """What an invitation says before it is claimed: who invites (none: a host without a seat), to which game and seat, who else is there.

    `is_claimed` says that somebody holds the seat already, who carries it to another device.
    """

    game: str
    title: str
    players: int
    seat: int
    host: str | None
    name: str
    seats: list[Seat]
    is_claimed: bool


class Claimed(Struct, frozen=True):
    """A seat is held by who sent its code, under this name."""

    seat: int
    name: str


class Watchable(Struct, frozen=True):
    """Whether anybody with the table's address may look on."""

    onlookers: bool
    ok: bool = True


class Addresses(Struct, frozen=True):
    """Where others reach this server, without a slash at the end, the best first."""

    addresses: list[str]


class Counted(Struct, frozen=True):
    """A decision is taken, or taken back: so many have been taken now."""

    number: int
    ok: bool = True


class Hint(Struct, frozen=True):
    """An action, the share of the victory to expect of it, how sure that is, and what is certain to follow from it.

    Of a move that is the only one nothing is expected: there is nothing to compare it with.
    """

    action: str
    value: float | None
    doubt: float | None
    because: list[str]


class Hints(Struct, frozen=True):
    """The actions that a good bot would think of, the best first, and a sentence that says why the first; a single one is forced."""

    actions: list[Hint]
    reason: str


class RematchTable(Struct, frozen=True):
    """The table of a rematch, and the secrets of who asked, which are those they had."""

    table: str
    links: list[Link]


class Renamed(Struct, frozen=True):
    """A player's name as it is now."""

    name: str
    ok: bool = True


class Left(Struct, frozen=True):
    """The level of the bot that plays on."""

    level: str
    ok: bool = True


# Games


class OptionChoice(Struct, frozen=True):
    """A value that an option can have."""

    value: Value
    label: str


class OptionCard(Struct, frozen=True):
    """Something that can be chosen when a table is opened."""

    name: str
    label: str
    kind: Literal["switch", "choice", "number"]
    default: Value
    choices: list[OptionChoice]
    minimum: int
    maximum: int
    rule: str


class GameCard(Struct, frozen=True):
    """A game as the home page shows it."""

    id: str
    title: str
    designer: str
    publisher: str
    year: int
    minutes: int
    version: int
    seats: list[int]
    pitch: str
    how_you_win: str
    levels: list[str]
    level_about: dict[str, str]  # what each of them sees and does not see
    level: str
    options: list[OptionCard]
    has_secrets: bool
    has_lesson: bool  # whether there is a first game that teaches it


class Figure(Struct, frozen=True):
    """One figure of the box: C certain, P probable, R reconstructed by us."""

    name: str
    value: str
    label: Literal["C", "P", "R"]
    note: str


class Rulebook(Struct, frozen=True):
    """A game's rulebook as written and as HTML, each rule by its number, and every figure of the box."""

    markdown: str
    html: str
    rules: dict[str, str]
    figures: list[Figure]


class BoxPiece(Struct, frozen=True):
    """A kind of piece in the box as it lies on the table, how many there are, and the messages that name it and say what it does (empty: the table's own)."""

    kind: str
    face: str | None
    facts: dict[str, Value]
    count: int
    name: str
    about: str


class WordSource(Struct, frozen=True):
    """Sentences, as Fluent: those of the house that the page says, or all of a game."""

    source: str


class Version(Struct, frozen=True):
    """Which Mastaba answers, and which build of the page it sends (none: the page is not built)."""

    version: str
    page: str
