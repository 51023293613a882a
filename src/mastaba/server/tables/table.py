"""A table: a match, who sits at it, who is looking. Everything that changes it goes through here, one thing at a time."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol, TypeVar

from mastaba.errors import CannotUndo
from mastaba.match import Match
from mastaba.server.http.errors import ApiError, RefusedAction
from mastaba.server.http.shapes import Move
from mastaba.server.settings import LOCK_OUT
from mastaba.server.storage.store import Entry, SeatRow, Store, TableRow
from mastaba.server.tables import messages, seat_secrets
from mastaba.server.tables.messages import Audience
from mastaba.server.tables.moment import Moment
from mastaba.views import View

T = TypeVar("T")
REMEMBERED: Final = 64
HARMLESS: Final = ("unknown", "wrong_seat", "over")  # refusals that were no try at the line of a race

Render = Callable[[Audience], dict[str, Any]]


class Subscriber(Protocol):
    """Somebody connected to a table."""

    secret: str | None
    audience: Audience

    def tell(self, message: bytes) -> None:
        """Sends a message, sometime soon."""

    def dismiss(self) -> None:
        """Closes the connection: the secret no longer opens the table."""


class Table:
    """A table in play, loaded from the store; without a match it can only be looked at, and `closed` says why."""

    def __init__(
        self, row: TableRow, match: Match | None, store: Store, closed: ApiError | None = None, lock_out: float = LOCK_OUT
    ) -> None:
        self.row = row
        self.match = match
        self.closed = closed
        self.subscribers: set[Subscriber] = set()
        self.changed = asyncio.Event()
        self.touched = time.monotonic()
        self._store = store
        self._opening = sum(event.step == 0 for event in match.events()) if match else 0
        self._lock = asyncio.Lock()
        self._lock_out = lock_out
        self._locked: dict[int, float] = {}
        self._sent = int(time.time() * 1000)  # so that numbers go on rising when the server is started again
        self._past: deque[tuple[int, Render]] = deque(maxlen=REMEMBERED)

    # Who is who

    @property
    def seats(self) -> list[SeatRow]:
        """Everybody's place."""
        return self.row.seats

    def seat(self, number: int) -> SeatRow:
        """One place."""
        if number > len(self.seats):
            raise ApiError(404, "no-such-seat", seat=number)
        return self.seats[number - 1]

    @property
    def bots(self) -> list[int]:
        """The seats that bots play."""
        return [seat.seat for seat in self.seats if seat.kind == "bot"]

    def audience(self, secret: str | None, lang: str) -> Audience:
        """Those who hold a secret; without one, onlookers, where only bots play."""
        if secret is None:
            if len(self.bots) < len(self.seats):
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

    # Playing

    def playable(self) -> Match:
        """The match, if it can be played on."""
        if self.match is None:
            raise self.closed or ApiError(409, "broken")
        return self.match

    async def move(self, move: Move, lang: str) -> int:
        """Plays a decision and returns how many have been taken after it; one that was played already is not played again."""
        return await self._alone(self._move(move, lang))

    async def _move(self, move: Move, lang: str) -> int:
        match = self.playable()
        if move.number < len(match.steps):
            step = match.steps[move.number]
            if (step.seat + 1, match.game.actions[step.action]) == (move.seat, move.action):
                return move.number + 1
        self._check_number(match, move.number)
        self._check_allowed(match, move.seat, move.action, lang)
        match.play(move.action, move.seat)
        await self._write(Entry(move.number, move.seat, move.action), match.undo)
        if not match.is_race:
            self._locked.clear()
        self._tell_position(is_undone=False)
        return len(match.steps)

    def _check_number(self, match: Match, number: int) -> None:
        if number != len(match.steps):
            raise ApiError(409, "stale", number=number, now=len(match.steps))

    def _check_allowed(self, match: Match, seat: int, action: str, lang: str) -> None:
        """Refuses what the rules refuse; in a race, a wrong claim also costs the claimer a while."""
        self._check_unlocked(seat)
        refusal = match.refusal(action, lang, seat)
        if refusal is None:
            return
        if refusal.code not in HARMLESS and match.is_race:
            self._locked[seat] = time.monotonic() + self._lock_out
        raise RefusedAction(refusal)

    def _check_unlocked(self, seat: int) -> None:
        left = self._locked.get(seat, 0.0) - time.monotonic()
        if left > 0:
            raise ApiError(429, "locked", seconds=math.ceil(left))

    async def _write(self, entry: Entry, take_back: Callable[[], object]) -> None:
        """Writes the last change down before anybody hears of it; if that fails it has not happened."""
        try:
            await self._store.append(self.row.id, len(self.row.log), entry)
        except Exception as error:
            take_back()
            raise ApiError(503, "store-failed") from error
        self.row.log.append(entry)

    async def undo(self, seat: int, number: int) -> int:
        """Takes the last decision back, where that is fair, and returns how many are left."""
        return await self._alone(self._undo(seat, number))

    async def _undo(self, seat: int, number: int) -> int:
        match = self.playable()
        if self.row.log and self.row.log[-1] == Entry(number, seat, None):
            return len(match.steps)  # sent again
        self._check_number(match, number)
        if match.over:
            raise ApiError(409, "undo-revealed")  # at the end everything is shown
        try:
            action = match.undo(seat)
        except CannotUndo as refused:
            raise ApiError(409, f"undo-{refused.code}") from None
        await self._write(Entry(number, seat, None), lambda: match.play(action, seat))
        self._tell_position(is_undone=True)
        return len(match.steps)

    async def refusal(self, seat: int, action: str, lang: str) -> dict[str, Any]:
        """Why an action is not legal; in a race asking is trying."""
        async with self._lock:
            match = self.playable()
            if match.is_race and seat in match.seats_to_act():
                raise ApiError(409, "in-race")
            refusal = match.refusal(action, lang, seat)
            return {"legal": True} if refusal is None else refusal._asdict()

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Does one thing at a time, and to its end even if whoever asked for it has gone."""

        async def locked() -> T:
            async with self._lock:
                return await work

        return await asyncio.shield(asyncio.ensure_future(locked()))

    # Seats

    async def reseat(self, seat: SeatRow) -> None:
        """Changes who sits on a seat, or their name; everybody gets a fresh look."""
        await self._alone(self._reseat(seat))

    async def _reseat(self, seat: SeatRow) -> None:
        await self._store.reseat(self.row.id, seat)
        self.row.seats[seat.seat - 1] = seat
        if self.match is not None:
            self.match.names = [other.name for other in self.seats]
        for subscriber in list(self.subscribers):
            self._look_again(subscriber)
        self._tell("snapshot", self.snapshot)

    def _look_again(self, subscriber: Subscriber) -> None:
        try:
            subscriber.audience = self.audience(subscriber.secret, subscriber.audience.lang)
        except ApiError:
            self.subscribers.discard(subscriber)
            subscriber.dismiss()

    # Telling

    async def look(self, audience: Audience) -> bytes:
        """The table as it stands."""
        async with self._lock:
            return self._message("snapshot", self._sent, self.snapshot(audience))

    async def back(self, audience: Audience, seat: int, number: int) -> View:
        """The table as a seat saw it after so many decisions."""
        async with self._lock:
            match = self.playable().copy()
            if seat not in audience.eyes:
                raise ApiError(403, "not-your-seat", seat=seat)
            if number > len(match.steps):
                raise ApiError(404, "no-such-moment", number=number, now=len(match.steps))
            while len(match.steps) > number:
                match.undo()
            return messages.view(match, seat)

    async def join(self, subscriber: Subscriber, since: int | None) -> None:
        """Somebody connects: they are told what came after message `since`, or, if that is long past, everything."""
        async with self._lock:
            missed = [(n, render) for n, render in self._past if since is not None and n > since]
            if since is not None and missed and missed[0][0] == since + 1:
                for n, render in missed:
                    subscriber.tell(messages.encode({"n": n, **render(subscriber.audience)}))
            elif since != self._sent:
                subscriber.tell(self._message("snapshot", self._sent, self.snapshot(subscriber.audience)))
            self.subscribers.add(subscriber)
            self._tell_presence()

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody disconnects."""
        if subscriber in self.subscribers:
            self.subscribers.discard(subscriber)
            self._tell_presence()

    def notice(self, subscriber: Subscriber, kind: str, facts: dict[str, Any]) -> None:
        """Tells one subscriber something that is no part of the story."""
        subscriber.tell(self._message(kind, self._sent, facts))

    def announce(self, kind: str, render: Render) -> None:
        """Tells everybody something beside the match itself."""
        self._tell(kind, render)

    def presence(self) -> list[dict[str, Any]]:
        """Who sits where, and who is there."""
        here = {seat for subscriber in self.subscribers for seat in subscriber.audience.seats}
        return [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "level": seat.level,
                "name": seat.name,
                "is_here": seat.kind == "bot" or seat.seat in here,
                "has_left": seat.has_left,
            }
            for seat in self.seats
        ]

    def snapshot(self, audience: Audience) -> dict[str, Any]:
        """Everything an audience may know."""
        facts = {
            "table": self.row.id,
            "game": self.row.game,
            "players": self.row.players,
            "options": self.row.options,
            "you": list(audience.seats),
            "host": audience.is_host,
            "seats": self.presence(),
            "arranged": self.row.is_open,
            "rematch": self.row.rematch,
        }
        if self.match is None:
            reason = (self.closed or ApiError(409, "broken")).sentence(audience.lang)
            return {**facts, "read_only": reason, "number": len(self.row.log), "names": [seat.name for seat in self.seats]}
        moment = Moment(self.match)
        told = messages.events(moment, audience, is_all=True)
        return {**facts, "commitment": self.match.commitment, **self._told(moment, audience), "events": told}

    def _told(self, moment: Moment, audience: Audience) -> dict[str, Any]:
        seed = {"seed": moment.match.seed} if moment.match.over else {}
        return {**messages.position(moment, audience), **seed}

    def _tell_position(self, is_undone: bool) -> None:
        moment = Moment(self.playable().copy(), is_undone, self._opening)

        def render(audience: Audience) -> dict[str, Any]:
            told = (
                messages.events(moment, audience, is_all=False) if not is_undone else {str(seat): [] for seat in audience.eyes}
            )
            return {**self._told(moment, audience), "events": told, "undone": is_undone}

        self._tell("step", render)

    def _tell_presence(self) -> None:
        seats = self.presence()
        self._tell("presence", lambda audience: {"seats": seats})

    def _tell(self, kind: str, render: Render) -> None:
        """Sends a message to everybody, each in their own version, and remembers it for who is away."""
        self._sent += 1
        self._past.append((self._sent, lambda audience: {"kind": kind, **render(audience)}))
        versions: dict[Audience, bytes] = {}
        for subscriber in list(self.subscribers):
            if subscriber.audience not in versions:
                versions[subscriber.audience] = self._message(kind, self._sent, render(subscriber.audience))
            subscriber.tell(versions[subscriber.audience])
        self.touched = time.monotonic()
        self.changed.set()
        self.changed = asyncio.Event()

    def _message(self, kind: str, number: int, facts: dict[str, Any]) -> bytes:
        return messages.encode({"n": number, "kind": kind, **facts})
