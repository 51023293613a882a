"""The shapes of what clients send; anything else is refused before it reaches a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from mastaba.engine.contract import MOST_SEATS
from mastaba.server.http.errors import ApiError
from mastaba.server.storage.rows import SeatKind

SeatNumber = Annotated[int, Meta(ge=1, le=MOST_SEATS)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
PieceId = Annotated[str, Meta(min_length=1, max_length=100)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
OwnSecret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{24,100}$(?!\n)")]  # Python's $ would let one newline pass
Value = str | int | bool


class SeatChoice(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: me, someone by link, someone at this screen, or a bot of a level."""

    kind: SeatKind
    level: str | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    players: SeatNumber
    seats: list[SeatChoice]
    options: dict[str, Value] = {}
    first: SeatNumber | None = None
    seed: int | None = None
    deal: dict[str, Any] | None = None
    help: bool = True  # whether seats may ask for hints, a coach and chances


class Move(Struct, forbid_unknown_fields=True):
    """A decision: `number` is how many were taken before it, so that sending it twice plays it once.

    `era` is how many were taken back so far, as the position says it: a late copy from before an undo is then not played again.
    """

    seat: SeatNumber
    number: Count
    action: ActionText
    era: Count | None = None


class Question(Struct, forbid_unknown_fields=True):
    """An action, or what was clicked to mean one, to be told whether and why not."""

    seat: SeatNumber
    action: ActionText | None = None
    clicked: Annotated[list[PieceId], Meta(max_length=20)] = []

    def __post_init__(self) -> None:
        if (self.action is None) == (not self.clicked):
            raise ApiError(400, "action-or-clicked")


class Undo(Struct, forbid_unknown_fields=True):
    """The seat's last decision is to be taken back; `number` is how many have been taken, `era` as in a move."""

    seat: SeatNumber
    number: Count
    era: Count | None = None


class SeatRequest(Struct, forbid_unknown_fields=True):
    """A seat that asks for something: a hint, or to leave."""

    seat: SeatNumber


class StandIn(Struct, forbid_unknown_fields=True):
    """A bot of a level (none: the usual one) is to sit down for somebody who was invited and has not come."""

    level: str | None = None


class NewName(Struct, forbid_unknown_fields=True):
    """A player's new name."""

    name: Name


class Claim(Struct, forbid_unknown_fields=True):
    """A seat is claimed: the secret that the claimer has made for it, and a name."""

    secret: OwnSecret
    name: Name | None = None


class TableChange(Struct, forbid_unknown_fields=True):
    """What a host changes about a table: whether anybody with its address may look on."""

    onlookers: bool


class Hello(Struct, forbid_unknown_fields=True):
    """The first message on a socket: who is there, and from which message on; `is_screen`: a big screen, which is nobody.

    Who `takes_changes` is told steps as changes of the position that they were told last.
    """

    secret: Annotated[str, Meta(max_length=100)] | None = None
    since: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    lang: Literal["en", "fr"] = "en"
    is_screen: bool = False
    takes_changes: bool = False


class ClientMessage(Struct, forbid_unknown_fields=True):
    """Any further message on a socket."""

    move: Move | None = None
    ping: int | None = None
