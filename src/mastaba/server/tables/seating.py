"""Who sits at a table and who looks on: seats are claimed, carried off, freed and left here, one thing at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from mastaba.match import Match
from mastaba.server.http.errors import ApiError
from mastaba.server.operations import figures
from mastaba.server.storage.errors import FAILURES, Overtaken
from mastaba.server.storage.rows import Entry, Line, SeatRow, TableRow
from mastaba.server.storage.store import Store
from mastaba.server.tables import invitations, seat_secrets
from mastaba.server.tables.attendance import Attendance
from mastaba.server.tables.broadcast import Broadcast, Subscriber
from mastaba.server.tables.messages import Happening, Presence, Rematch, Seat, SeatNews, Snapshot
from mastaba.server.tables.rendering import Audience

log = logging.getLogger(__name__)
T = TypeVar("T")
Change = Callable[[SeatRow], SeatRow]


class Neighbours(Protocol):
    """Other servers on the same database."""

    def changed(self, table: Any, line: Line | None = None) -> None:
        """Tells them that a table has changed, perhaps by a line."""

    def here(self, table: Any) -> None:
        """Tells them who is connected to a table here."""

    async def told_to_all(self, table: Any) -> None:
        """Waits until they could know of the last change too."""


class Elsewhere(NamedTuple):
    """Who is connected to another server, and when it last said so."""

    seats: frozenset[int]
    onlookers: int
    at: float


NOBODY: Final = Elsewhere(frozenset(), 0, 0.0)


class Seating(ABC):
    """The seats of a table, whoever is connected to it, and the lock under which everything about it changes."""

    def __init__(self, row: TableRow, match: Match | None, store: Store, absence: float) -> None:
        self.row = row
        self.match = match
        self.broadcast = Broadcast()
        self.attendance = Attendance(self._present, self._tell_news, absence)
        self.reseated = asyncio.Event()  # replaced whenever it is set: somebody else may sit somewhere now
        self.household = ""  # the address from which the last who holds a seat here has connected
        self.neighbours: Neighbours | None = None  # other servers, where there may be some
        self.is_behind = False  # whether others have written what nobody here has looked at
        self._elsewhere: dict[str, Elsewhere] = {}
        self._store = store
        self._lock = asyncio.Lock()

    @abstractmethod
    def snapshot(self, number: int, audience: Audience) -> Snapshot:
        """Everything an audience may know."""

    @abstractmethod
    def _follow(self, lines: list[tuple[Entry, str]]) -> None:
        """Plays what others have written."""

    async def _alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Does one thing at a time, and to its end even if whoever asked for it has gone."""
        return await asyncio.shield(asyncio.ensure_future(self._in_turn(work)))

    async def _in_turn(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Does one thing at a time; anew, where another server was first."""
        async with self._lock:
            while True:
                try:
                    return await work()
                except Overtaken:
                    await self._catch_up()

    # Other servers

    async def catch_up(self) -> None:
        """Takes over what other servers have written, and tells it here."""
        await self._alone(self._catch_up)

    async def take_over(self, entries: int, entry: Entry, link: str) -> None:
        """Takes over the line that makes so many, if it is the next; else what the store has."""
        await self._alone(lambda: self._take_line(entries, entry, link))

    def take_over_now(self, entries: int, entry: Entry, link: str) -> bool:
        """Takes over the line that makes so many, unless somebody else is at it, or it is not the next."""
        if self._lock.locked() or len(self.row.log) != entries - 1 or not self.row.is_next(entry, link):
            return False
        self._follow([(entry, link)])
        return True

    async def _take_line(self, entries: int, entry: Entry, link: str) -> None:
        if len(self.row.log) == entries - 1 and self.row.is_next(entry, link):
            self._follow([(entry, link)])
        elif len(self.row.log) < entries:
            await self._catch_up()

    async def _catch_up(self) -> None:
        self.is_behind = False
        news = await self._store.news(self.row)
        if news is None:
            raise ApiError(404, "unknown-table", table=self.row.id[:40])
        if news.row is not None:
            self._take_over(news.row)
        if news.lines:
            self._follow(news.lines)

    def _take_over(self, row: TableRow) -> None:
        """Who sits where now, as another server has written it."""
        old, rematch = self.row.seats, self.row.rematch
        self.row.seats, self.row.host, self.row.revision = row.seats, row.host, row.revision
        self.row.is_watchable, self.row.rematch = row.is_watchable, row.rematch
        self._look_around()
        for before, now in zip(old, row.seats, strict=True):
            if what := invitations.happened(before, now):
                self._tell_change(now.seat, what)
        if row.rematch and row.rematch != rematch:
            self.tell_rematch(row.rematch)

    def changed(self, line: Line | None = None) -> None:
        """Lets other servers know that there is something to read, or to take over."""
        if self.neighbours is not None:
            self.neighbours.changed(self, line)

    def hear_elsewhere(self, server: str, seats: set[int], onlookers: int, at: float) -> None:
        """Another server says who is connected to it."""
        before = self._elsewhere.get(server, NOBODY)
        there = self._elsewhere[server] = Elsewhere(frozenset(seats), onlookers, at)
        if before[:2] != there[:2]:
            self._look_who_is_here()

    def forget_elsewhere(self, since: float) -> None:
        """Forgets servers that have said nothing for long: they are gone, and who was connected to them."""
        gone = [server for server, there in self._elsewhere.items() if there.at < since]
        here = [self._elsewhere.pop(server) for server in gone]
        if any(there.seats or there.onlookers for there in here):
            self._look_who_is_here()

    @property
    def is_idle(self) -> bool:
        """Whether nobody here wants to know what happens at once."""
        return not self.broadcast.subscribers and not self.bots

    # Who is who

    @property
    def whose(self) -> str:
        """Whose share of the workers' time its robots and hints take: all tables of one household have one."""
        return self.household or self.row.id

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
        return await self._alone(lambda: self._claim(code, secret, name))

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
        return await self._alone(lambda: self._reseat(seat, change, what))

    async def _reseat(self, seat: int, change: Change, what: Happening | None) -> SeatRow:
        changed = await self._change_seat(seat, change, what == "moved")
        self._look_around()
        if what is not None:
            self._tell_change(seat, what)
        return changed

    def _look_around(self) -> None:
        """Everybody gets a fresh look at who sits where."""
        if self.match is not None:
            self.match.names = [other.name for other in self.seats]
        self._look_again()
        self.broadcast.send(self.snapshot)
        self.reseated.set()
        self.reseated = asyncio.Event()

    def _tell_change(self, seat: int, what: Happening) -> None:
        self._tell_news(seat, what)
        (self.attendance.expect if what in ("joined", "moved") else self.attendance.forget)(seat)

    def tell_rematch(self, table_id: str) -> None:
        """Tells everybody where the same people play again."""
        self.broadcast.send(lambda number, audience: Rematch(number, table_id))

    async def hand_over(self, seat: int, secret: str | None, code: str) -> None:
        """Lets whoever holds a seat claim it again elsewhere; until that is done nobody hears of it."""
        await self._alone(
            lambda: self._change_seat(seat, lambda old: invitations.invited(invitations.held_by(old, secret), code))
        )

    async def _change_seat(self, seat: int, change: Change, is_moved: bool = False) -> SeatRow:
        """Writes a seat down; a host who carries their only seat to another device goes on being the host there."""
        changed, host = change(self.seat(seat)), self.row.host
        if changed.name != self.seat(seat).name:
            invitations.check_apart(self.seats, changed)
        if is_moved and changed.secret and [one.seat for one in self.seats if one.secret == host] == [seat]:
            host = changed.secret
        await self._keep(self._store.reseat(self.row, changed, host))
        self.row.seats[seat - 1], self.row.host = changed, host
        self.changed()
        return changed

    async def watch(self, is_watchable: bool) -> None:
        """Opens the table to onlookers, or closes it; who looks on without a secret then has to go."""
        await self._alone(lambda: self._watch(is_watchable))

    async def _watch(self, is_watchable: bool) -> None:
        await self._keep(self._store.watch(self.row, is_watchable))
        self.row.is_watchable = is_watchable
        self.changed()
        self._look_again()
        self._tell_presence()

    async def _keep(self, writing: Coroutine[Any, Any, None]) -> None:
        """Writes a change down before it happens."""
        try:
            await writing
        except FAILURES as error:
            figures.FAILED_WRITES.inc()
            log.exception("table %s: not written", self.row.id)
            raise ApiError(503, "not-kept") from error

    # Coming and going

    async def join(self, subscriber: Subscriber, since: int | None) -> None:
        """Somebody connects: they are told what came after message `since`, or, if that is long past, everything."""
        async with self._lock:
            if self.is_behind:  # something has happened since it was last read, a moment ago
                with contextlib.suppress(*FAILURES):  # else it is found by looking, soon
                    await self._catch_up()
            subscriber.audience = self.audience(subscriber.secret, subscriber.audience.lang)  # who waited may be nobody by now
            self.broadcast.add(subscriber, since, self.snapshot)
            self._look_who_is_here()
            self._tell_others()

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody disconnects."""
        if subscriber in self.broadcast.subscribers:
            self.broadcast.subscribers.discard(subscriber)
            self._look_who_is_here()
            self._tell_others()

    def _look_who_is_here(self) -> None:
        self._tell_presence()
        self.attendance.look()

    def _tell_others(self) -> None:
        if self.neighbours is not None:
            self.neighbours.here(self)

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
        return self.seats_here().union(*(there.seats for there in self._elsewhere.values()))

    def seats_here(self) -> set[int]:
        """The seats of those who are connected to this server."""
        return {seat for subscriber in self.broadcast.subscribers for seat in subscriber.audience.seats}

    def presence(self) -> list[Seat]:
        """Who sits where, and who is there."""
        here = self._present()
        return [_seat(one, one.seat in here) for one in self.seats]

    @property
    def onlookers(self) -> int:
        """How many are connected without a seat."""
        return self.onlookers_here() + sum(there.onlookers for there in self._elsewhere.values())

    def onlookers_here(self) -> int:
        """How many are connected to this server without a seat; a big screen is nobody."""
        return sum(not one.audience.seats and not one.is_screen for one in self.broadcast.subscribers)


def _seat(row: SeatRow, is_here: bool) -> Seat:
    return Seat(
        row.seat, row.kind, row.level, row.name, row.kind == "bot" or is_here, row.has_left, row.is_claimed, row.is_stand_in
    )
