"""What is kept of a table: what was agreed at the start, who sits there, and everything since."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import Struct

from mastaba.server.storage import chain

SeatKind = Literal["me", "link", "here", "bot"]


@dataclass
class SeatRow:
    """A seat as it is kept; a person's seat without a secret waits to be claimed."""

    seat: int
    kind: SeatKind
    level: str | None
    name: str
    secret: str | None
    has_left: bool = False
    code: str | None = None  # the open invitation to the seat
    dead_codes: tuple[str, ...] = ()  # invitations that were claimed or replaced

    @property
    def is_claimed(self) -> bool:
        """Whether somebody, or a bot, has the seat."""
        return self.kind == "bot" or self.secret is not None

    @property
    def is_stand_in(self) -> bool:
        """Whether a bot sits there for somebody who was invited and has not come: a seat that was a bot's never had a code."""
        return self.kind == "bot" and not self.has_left and bool(self.dead_codes)


class Entry(Struct, frozen=True, gc=False):
    """A line of the log: a decision, or (without an action) one taken back."""

    number: int
    seat: int
    action: str | None
    state: str = ""  # hash of the state after a decision


Line = tuple[Entry, str]  # with its hash


@dataclass
class TableRow:
    """A table as it is kept: what was agreed at the start, who sits there, and everything since."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: int
    deal: dict[str, Any] | None
    is_open: bool
    host: str
    rematch: str | None = None
    is_watchable: bool = True
    nonce: str = ""  # makes the hash of the seed one that cannot be guessed; tables of old have none
    digest: str = ""  # of the rules and components it was dealt by
    dealt: str = ""  # hash of the state in which it was laid
    seats: list[SeatRow] = field(default_factory=list)
    log: list[Entry] = field(default_factory=list)
    head: str = ""  # the hash of the log's last line
    is_damaged: bool = False  # whether what is kept is not what was written
    revision: int = 0  # how often anything but the log has changed
    has_help: bool = True  # whether seats may ask for hints, a coach and chances

    def __post_init__(self) -> None:
        self.head = self.head or self.start

    @property
    def start(self) -> str:
        """The hash that the log begins with."""
        return chain.start(self.id, self.game, self.players, self.options, self.seed, self.deal)

    @property
    def host_name(self) -> str | None:
        """The name of the host, who may have no seat."""
        return next((seat.name for seat in self.seats if seat.secret == self.host), None)

    def is_next(self, entry: Entry, link: str) -> bool:
        """Whether a line with its hash follows what is here."""
        return chain.link(self.head, entry.number, entry.seat, entry.action) == link

    def follow(self, entry: Entry, link: str) -> bool:
        """Takes over a line that another has written; False where it is not what was written."""
        self.log.append(entry)
        self.head = chain.link(self.head, entry.number, entry.seat, entry.action)
        self.is_damaged = self.is_damaged or self.head != link
        return not self.is_damaged


@dataclass(frozen=True)
class Kept:
    """What is kept of a table after so many lines of its log."""

    game: str
    entries: int
    is_over: bool
    record: str  # the game on paper; of one that is not over a sheet for whoever runs the server, who could replay it anyway
    looks: str  # by language and seat, packed


@dataclass(frozen=True)
class KeptAnalysis:
    """What an analysis of a finished game has found, after so many lines of its log; empty where it has only been asked for."""

    entries: int
    found: str  # JSON
    at: float  # when it last got any further


@dataclass(frozen=True)
class News:
    """What others have written of a table: lines with their hashes, and the table with its seats where those have changed."""

    lines: list[tuple[Entry, str]]
    row: TableRow | None
