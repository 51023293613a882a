"""Invitations: a code lets somebody claim a seat once, with a secret of their own that nobody else has ever seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from mastaba.server.http.errors import ApiError
from mastaba.server.storage.rows import SeatRow
from mastaba.server.tables.messages import Happening
from mastaba.server.tables.seat_secrets import digest, fits
from mastaba.text.names import alike

REMEMBERED: Final = 16  # dead codes a seat, so that whoever follows an old link is told what has become of it


def find(seats: Sequence[SeatRow], code: str) -> SeatRow:
    """The seat that a code is or was an invitation to."""
    for seat in seats:
        if fits(code, seat.code) or digest(code) in seat.dead_codes:
            return seat
    raise ApiError(403, "wrong-secret")


def is_open(seat: SeatRow, code: str) -> bool:
    """Whether a seat can be claimed with a code."""
    return fits(code, seat.code)


def check_own(seats: Sequence[SeatRow], secret: str) -> None:
    """Refuses a code of this table as a secret: who handed it out could look into the hand."""
    kept = digest(secret)
    if any(kept == seat.code or kept in seat.dead_codes for seat in seats):
        raise ApiError(400, "code-as-secret")


def check_apart(seats: Sequence[SeatRow], named: SeatRow) -> None:
    """Refuses a name that another seat of the table has: nobody could tell who is who."""
    if any(one.seat != named.seat and alike(one.name, named.name) for one in seats):
        raise ApiError(409, "name-taken", name=named.name)


def closed(seat: SeatRow) -> SeatRow:
    """A seat whose open invitation, if there was one, is dead."""
    dead = (*seat.dead_codes, seat.code) if seat.code else seat.dead_codes
    return replace(seat, code=None, dead_codes=dead[-REMEMBERED:])


def invited(seat: SeatRow, code: str) -> SeatRow:
    """A seat with a new invitation in place of any other."""
    return replace(closed(seat), code=digest(code))


def reissued(seat: SeatRow, code: str) -> SeatRow:
    """A seat that is free again, for whoever claims it; one that was a bot's from the start stays so."""
    if seat.kind == "bot" and not (seat.has_left or seat.is_stand_in):
        raise ApiError(409, "bot-seat", seat=seat.seat)
    return replace(invited(seat, code), kind="link", level=None, secret=None, has_left=False)


def held_by(seat: SeatRow, secret: str | None) -> SeatRow:
    """The seat, if it is still held by who asks: they may have lost it while they waited."""
    if secret is None or not fits(secret, seat.secret):
        raise ApiError(403, "not-your-seat", seat=seat.seat)
    return seat


def claimed(seat: SeatRow, secret: str, name: str | None) -> SeatRow:
    """A seat held by whoever knows a secret; its invitation is dead."""
    return replace(closed(seat), secret=digest(secret), name=name or seat.name)


def left(seat: SeatRow, level: str) -> SeatRow:
    """A seat that somebody has left for good: a bot plays on."""
    return replace(closed(seat), kind="bot", level=level, secret=None, has_left=True)


def stood_in(seat: SeatRow, level: str) -> SeatRow:
    """A bot instead of somebody who was invited and has not come; another level where it is one already."""
    if seat.is_claimed and not seat.is_stand_in:
        raise ApiError(409, "bot-seat" if seat.kind == "bot" else "seat-claimed", seat=seat.seat)
    return replace(closed(seat), kind="bot", level=level, secret=None)


def happened(before: SeatRow, now: SeatRow) -> Happening | None:
    """What has become of a seat between two looks at it; a name or an invitation alone is no news."""
    if now.kind == "bot":
        if now.has_left != before.has_left:
            return "left"
        return "replaced" if (before.kind, before.level) != (now.kind, now.level) else None
    if now.secret == before.secret and now.kind == before.kind:
        return None
    if now.secret is None:
        return "reissued"
    return "moved" if before.secret else "joined"
