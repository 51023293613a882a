"""What a table tells: the messages of its socket, which are also the answers of its routes. The page's types are made from these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
import numpy as np
from msgspec import UNSET, Struct, UnsetType

from mastaba.consequences import Unknown
from mastaba.engine.events import Word
from mastaba.offers import Choice
from mastaba.scores import Points
from mastaba.server.http.shapes import Move, Value
from mastaba.server.storage.rows import SeatKind
from mastaba.views import Piece, PointsLine, View, Zone

# What stands in messages; where something is told by seat, the key is the number of a seat looked through, "0" who only watches.
# None of what is told with each move can come back to itself: the collector need not look at it (gc=False).


class Told(Struct, frozen=True, gc=False):
    """Something that has happened, as a seat knows it; `actor` is the seat whose decision brought it about (0: the start)."""

    number: int
    step: int
    actor: int
    code: str
    fields: dict[str, Word]
    text: str


class Seat(Struct, frozen=True):
    """Who sits where, and whether they are there; a seat that somebody has left is played by a bot.

    Until `is_claimed`, whoever is invited has not come yet.
    """

    seat: int
    kind: SeatKind
    level: str | None
    name: str
    is_here: bool
    has_left: bool
    is_claimed: bool
    is_stand_in: bool  # a bot plays for somebody who was invited and has not come


class UndoOffer(Struct, frozen=True, gc=False):
    """To how many decisions a seat's undo goes back, at its last real decision; or none, and the reason in words."""

    number: int | None
    reason: str


class Position(Struct, kw_only=True, gc=False):
    """How a match stands, for those who look at one screen."""

    number: int  # of decisions taken
    era: int = 0  # how many were taken back so far: a move says it too, so that one from before an undo is not played after it
    deciding: int = 0  # the seat that must decide, from 1; 0: nobody
    acting: list[int] = []  # all that may act: in a race several
    race: bool = False
    over: bool = False
    ending: str | None = None
    winners: list[int] = []
    names: list[str]
    seed: int | None = None  # told when it is over
    nonce: str | None = None  # likewise: with it, the seed has the hash that was told at the start
    views: dict[str, View] = {}
    choices: dict[str, list[Choice]] = {}
    prompt: dict[str, str] = {}
    forced: dict[str, bool] = {}  # whether a seat has one legal action, so nothing to decide; never in a race or a search
    undo: dict[str, UndoOffer] = {}
    scores: dict[str, list[Points | None]] = {}  # of every seat; none where those who watch cannot know
    tally: dict[str, list[list[PointsLine]]] = {}  # how each seat's points came about, told when it is over


# Messages


class Step(Position, tag_field="kind", tag="step", gc=False):
    """A decision was taken, by `actor`, or taken back."""

    n: int
    actor: int
    undone: bool
    events: dict[str, list[Told]]


Laid = (
    Piece | str | tuple[int, int]
)  # a piece; one that lay anywhere on the table; the first and the last place of some that lay here


class ZoneChange(Struct, omit_defaults=True, gc=False):
    """A zone with other pieces or facts than before; pieces that are as they were are told by their ids, or by their places in it.

    Of its facts those are told that are others than before.
    """

    id: str
    pieces: list[Laid] | UnsetType = UNSET
    facts: dict[str, Any] | UnsetType = UNSET


class ViewChange(Struct, omit_defaults=True, gc=False):
    """What is another in a view; `new` zones are told whole, `order` names all there are, where those are others than before."""

    changed: list[ZoneChange] = []
    new: list[Zone] = []
    order: list[str] | None = None


class Change(Struct, tag_field="kind", tag="change", kw_only=True, omit_defaults=True, gc=False):
    """A step, told as what it changes of the position after `before` decisions; what is left out is as it was there.

    Only `choices` are all there are: one that the same seat was offered before, in the same words, is told by its action.
    """

    n: int
    actor: int
    before: int
    number: int
    undone: bool = False
    events: dict[str, list[Told]] = {}
    views: dict[str, ViewChange] = {}
    choices: dict[str, list[str | Choice]] = {}
    era: int | UnsetType = UNSET
    deciding: int | UnsetType = UNSET
    acting: list[int] | UnsetType = UNSET
    race: bool | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    ending: str | UnsetType | None = UNSET
    winners: list[int] | UnsetType = UNSET
    names: list[str] | UnsetType = UNSET
    seed: int | UnsetType | None = UNSET
    nonce: str | UnsetType | None = UNSET
    prompt: dict[str, str] | UnsetType = UNSET
    forced: dict[str, bool] | UnsetType = UNSET
    undo: dict[str, UndoOffer] | UnsetType = UNSET
    scores: dict[str, list[Points | None]] | UnsetType = UNSET
    tally: dict[str, list[list[PointsLine]]] | UnsetType = UNSET


class Snapshot(Position, tag_field="kind", tag="snapshot", gc=False):
    """Everything that an audience may know; a table that can only be looked at says why, and has no position."""

    n: int
    table: str
    game: str
    players: int
    options: dict[str, Value]
    you: list[int]
    host: bool
    seats: list[Seat]
    onlookers: int  # who are connected without a seat, big screens not counted
    is_watchable: bool  # for anybody with the address
    arranged: bool
    rematch: str | None
    has_help: bool  # whether seats may ask for hints, a coach and chances
    commitment: str | None = None
    events: dict[str, list[Told]] = {}
    read_only: str | None = None


class Presence(Struct, tag_field="kind", tag="presence"):
    """Somebody has come or gone, or the table was opened or closed to onlookers."""

    n: int
    seats: list[Seat]
    onlookers: int
    is_watchable: bool


Happening = Literal["joined", "came", "went", "moved", "reissued", "left", "replaced"]


class SeatNews(Struct, tag_field="kind", tag="seat-news"):
    """Who sits on a seat has claimed it, come, gone, moved to another device, lost it to a new invitation, left for good, or has not come."""

    n: int
    seat: int
    what: Happening
    name: str


class Rematch(Struct, tag_field="kind", tag="rematch"):
    """The same people play again at another table."""

    n: int
    table: str


class BotTrouble(Struct, tag_field="kind", tag="bot-trouble"):
    """A bot could not decide."""

    n: int
    seat: int
    message: str


class Ack(Struct, tag_field="kind", tag="ack", gc=False):
    """A move is played and written down; `number` decisions have been taken."""

    n: int
    move: Move
    number: int
    ok: bool = True


class SocketError(Struct, tag_field="kind", tag="error"):
    """Something that was sent cannot be done; what changed is nothing."""

    n: int
    status: int
    code: str
    message: str
    rule: str | None
    move: Move | None = None


class Pong(Struct, tag_field="kind", tag="pong"):
    """The answer to a ping."""

    n: int
    ping: int | None


Message = Snapshot | Step | Change | Presence | SeatNews | Rematch | BotTrouble | Ack | SocketError | Pong

# Answers about a table


class ForeseenEvent(Struct, frozen=True):
    """Something that is certain to happen; what is not known of it is none."""

    code: str
    fields: dict[str, Word]
    text: str


class Foreseen(Struct, frozen=True):
    """What is certain to follow from an action: events, the zones that change (none: fate cuts in before the end), what is unknown."""

    action: str
    events: list[ForeseenEvent]
    zones: list[Zone] | None
    unknown: list[Unknown]


class ForeseenActions(Struct):
    """What follows from each action that a seat is offered after so many decisions."""

    number: int
    consequences: list[Foreseen]


class RefusalAnswer(Struct, omit_defaults=True):
    """Whether an action is legal, and if not, why; `action` is what was asked about, or meant by the clicks."""

    legal: bool
    action: str | None = None
    code: str | None = None
    rule: str | None = None
    sentence: str | None = None


class TableSummary(Struct, kw_only=True):
    """A table in a few words, for a list of tables: whose turn it is, the points and the last move as this screen may know them."""

    table: str
    game: str
    names: list[str]
    you: list[int]
    number: int  # of decisions taken
    updated: float  # when the last of them was taken, or the table opened: seconds since 1970
    is_closed: bool = False  # the table can only be looked at
    over: bool = False
    winners: list[int] = []
    deciding: list[str] = []  # the names of all that may act
    is_your_turn: bool = False
    scores: list[Points | None] = []
    last: str | None = None  # the last move, as a sentence


class EarlierView(Struct):
    """The table as it was."""

    view: View


def plain(value: Any) -> Any:
    """A number of NumPy's as one of Python's."""
    if isinstance(value, np.generic):
        return value.item()
    raise NotImplementedError(type(value))


_ENCODER: Final = msgspec.json.Encoder(enc_hook=plain)


def encode(message: Struct | Sequence[Any]) -> bytes:
    """A message, or anything else made of our shapes, as it is sent."""
    return _ENCODER.encode(message)
