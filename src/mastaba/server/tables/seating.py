"""Who sits at a table and who looks on: seats are claimed, carried off, freed and left here, one thing at a time."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from mastaba.match import Match
from mastaba.server.http.errors import ApiError
from mastaba.server.operations import figures
from mastaba.server.storage.store import SeatRow, Store, TableRow
from mastaba.server.tables import invitations, seat_secrets
from mastaba.server.tables.attendance import Attendance
from mastaba.server.tables.broadcast import Broadcast, Subscriber
from mastaba.server.tables.messages import Happening, Presence, Seat, SeatNews, Snapshot
from mastaba.server.tables.rendering import Audience

log = logging.getLogger(__name__)
T = TypeVar("T")
Change = Callable[[SeatRow], SeatRow]


class Seating(ABC):
    """The seats of a table, whoever is connected to it, and the lock under which everything about it changes."""

    def __init__(self, row: TableRow, match: Match | None, store: Store, absence: float) -> None:
        self.row = row
        self.match = match
        self.broadcast = Broadcast()
        self.attendance = Attendance(self._present, self._tell_news, absence)
        self._store = store
        self._lock = asyncio.Lock()

    @abstractmethod
    def snapshot(self, number: int, audience: Audience) -> Snapshot:
        """Everything an audience may know."""

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Does one thing at a time, and to its end even if whoever asked for it has gone."""

        async def locked() -> T:
            async with self._lock:
                return await work

        return await asyncio.shield(asyncio.ensure_future(locked()))

    # Who is who

    @property
    def seats(self) -> list[SeatRow]:
        """Everybody's place."""
        return self.row.seats

    def seat(self, number: int) -> SeatRow:
        """One place."""
        if not 1 <= number <= len(self.seats):
            raise ApiError(404, "no-such-seat", seat=number)
        return self.seats[number - 1]

    @property
    def bots(self) -> list[int]:
        """The seats that bots play."""
        return [seat.seat for seat in self.seats if seat.kind == "bot"]

    def audience(self, secret: str | None, lang: str) -> Audience:
        """Those who hold a secret; without one, onlookers, unless the host has closed the table to them."""
        if secret is None:
            if not self.row.is_watchable:
                raise ApiError(401, "no-secret")
            return Audience((), False, lang)
        held = tuple(seat.seat for seat in self.seats if seat_secrets.fits(secret, seat.secret))
        is_host = seat_secrets.fits(secret, self.row.host)
        if not held and not is_host:
            raise ApiError(403, "wrong-secret")
        return Audience(held, is_host, lang)

    def check_holds(self, audience: Audience, seat: int) -> None:
        """Refuses who speaks for another's seat."""
        self.seat(seat)
        if seat not in audience.seats:
            raise ApiError(403, "not-your-seat", seat=seat)

    # Changes of seats

    async def claim(self, code: str, secret: str, name: str | None) -> SeatRow:
        """Gives the seat of an invitation to whoever sends its code first; the same again is answered the same."""
        return await self._alone(self._claim(code, secret, name))

    async def _claim(self, code: str, secret: str, name: str | None) -> SeatRow:
        seat = invitations.find(self.seats, code)
        if invitations.is_open(seat, code):
            invitations.check_own(self.seats, secret)
            what: Happening = "moved" if seat.is_claimed else "joined"
            return await self._reseat(seat.seat, lambda old: invitations.claimed(old, secret, name), what)
        if not seat_secrets.fits(secret, seat.secret):
            raise ApiError(410, "invitation-used")
        return seat

    async def reseat(self, seat: int, change: Change, what: Happening | None = None) -> SeatRow:
        """Changes who sits on a seat, or their name; everybody gets a fresh look, and the news."""
        return await self._alone(self._reseat(seat, change, what))

    async def _reseat(self, seat: int, change: Change, what: Happening | None) -> SeatRow:
        changed = await self._change_seat(seat, change, what == "moved")
        if self.match is not None:
            self.match.names = [other.name for other in self.seats]
        self._look_again()
        self.broadcast.send(self.snapshot)
        if what is not None:
            self._tell_news(seat, what)
            (self.attendance.expect if what in ("joined", "moved") else self.attendance.forget)(seat)
        return changed

    async def hand_over(self, seat: int, secret: str | None, code: str) -> None:
        """Lets whoever holds a seat claim it again elsewhere; until that is done nobody hears of it."""
        await self._alone(self._change_seat(seat, lambda old: invitations.invited(invitations.held_by(old, secret), code)))

    async def _change_seat(self, seat: int, change: Change, is_moved: bool = False) -> SeatRow:
        """Writes a seat down; a host who carries their only seat to another device goes on being the host there."""
        changed, host = change(self.seat(seat)), self.row.host
        if changed.name != self.seat(seat).name:
            invitations.check_apart(self.seats, changed)
        if is_moved and changed.secret and [one.seat for one in self.seats if one.secret == host] == [seat]:
            host = changed.secret
        await self._keep(self._store.reseat(self.row.id, changed, host))
        self.row.seats[seat - 1], self.row.host = changed, host
        return changed

    async def watch(self, is_watchable: bool) -> None:
        """Opens the table to onlookers, or closes it; who looks on without a secret then has to go."""
        await self._alone(self._watch(is_watchable))

    async def _watch(self, is_watchable: bool) -> None:
        await self._keep(self._store.watch(self.row.id, is_watchable))
        self.row.is_watchable = is_watchable
        self._look_again()
        self._tell_presence()

    async def _keep(self, writing: Coroutine[Any, Any, None]) -> None:
        """Writes a change down before it happens."""
        try:
            await writing
        except (OSError, sqlite3.Error) as error:
            figures.FAILED_WRITES.inc()
            log.exception("table %s: not written", self.row.id)
            raise ApiError(503, "not-kept") from error

    # Coming and going

    async def join(self, subscriber: Subscriber, since: int | None) -> None:
        """Somebody connects: they are told what came after message `since`, or, if that is long past, everything."""
        async with self._lock:
            subscriber.audience = self.audience(subscriber.secret, subscriber.audience.lang)  # who waited may be nobody by now
            self.broadcast.add(subscriber, since, self.snapshot)
            self._tell_presence()
            self.attendance.look()

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody disconnects."""
        if subscriber in self.broadcast.subscribers:
            self.broadcast.subscribers.discard(subscriber)
            self._tell_presence()
            self.attendance.look()

    def _tell_presence(self) -> None:
        facts = (self.presence(), self.onlookers, self.row.is_watchable)
        self.broadcast.send(lambda number, audience: Presence(number, *facts))

    def _tell_news(self, seat: int, what: Happening) -> None:
        name = self.seat(seat).name
        self.broadcast.send(lambda number, audience: SeatNews(number, seat, what, name))

    def _look_again(self) -> None:
        """Everybody is who they are now; who is nobody any more has to go."""
        for subscriber in list(self.broadcast.subscribers):
            try:
                subscriber.audience = self.audience(subscriber.secret, subscriber.audience.lang)
            except ApiError as error:
                self.broadcast.subscribers.discard(subscriber)
                subscriber.dismiss(error.status)

    def _present(self) -> set[int]:
        return {seat for subscriber in self.broadcast.subscribers for seat in subscriber.audience.seats}

    def presence(self) -> list[Seat]:
        """Who sits where, and who is there."""
        here = self._present()
        return [_seat(one, one.seat in here) for one in self.seats]

    @property
    def onlookers(self) -> int:
        """How many are connected without a seat; a big screen is nobody."""
        return sum(not one.audience.seats and not one.is_screen for one in self.broadcast.subscribers)


def _seat(row: SeatRow, is_here: bool) -> Seat:
    return Seat(
        row.seat, row.kind, row.level, row.name, row.kind == "bot" or is_here, row.has_left, row.is_claimed, row.is_stand_in
    )
