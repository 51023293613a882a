"""A table: a match, who sits at it, who is looking. Everything that changes the match goes through here, one thing at a time."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import math
import time
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Final, TypeVar

from mastaba import undo
from mastaba.consequences import Consequences
from mastaba.errors import IllegalAction
from mastaba.match import Match
from mastaba.offers import offered
from mastaba.server.archive import keeping
from mastaba.server.http.errors import ApiError, RefusedAction, RefusedUndo
from mastaba.server.http.shapes import Move, Question, Undo
from mastaba.server.operations import figures
from mastaba.server.settings import ABSENCE, LOCK_OUT
from mastaba.server.storage.errors import FAILURES, Overtaken
from mastaba.server.storage.rows import Entry, Kept, TableRow
from mastaba.server.storage.store import Store
from mastaba.server.tables import rendering
from mastaba.server.tables.messages import ForeseenActions, RefusalAnswer, Snapshot
from mastaba.server.tables.rendering import Audience
from mastaba.server.tables.seating import Seating
from mastaba.server.telling.steps import StepTold
from mastaba.views import View

T = TypeVar("T")
log = logging.getLogger(__name__)
HARMLESS: Final = ("unknown", "wrong_seat", "over")  # refusals that were no try at the line of a race


class Table(Seating):
    """A table in play, loaded from the store; without a match it can only be looked at, and `closed` says why."""

    def __init__(
        self,
        row: TableRow,
        match: Match | None,
        store: Store,
        closed: ApiError | None = None,
        lock_out: float = LOCK_OUT,
        absence: float = ABSENCE,
        kept: Kept | None = None,
    ) -> None:
        super().__init__(row, match, store, absence)
        self.closed = closed
        self.kept = kept  # how it looked, where it can no longer be played on
        self.touched = time.monotonic()
        self.rematching = asyncio.Lock()
        self._moves = figures.MOVES.labels(row.game)
        self._lock_out = lock_out
        self._locked: dict[int, float] = {}
        self._counted = 0, 0  # decisions taken back, among so many lines of the log, which only grows
        self._foreseen: dict[int, asyncio.Task[list[Consequences]]] = {}  # by seat, of the position as it stands
        self._thoughts: dict[Hashable, asyncio.Task[Any]] = {}  # likewise, or by seat and action

    # Playing

    def playable(self) -> Match:
        """The match, if it can be played on."""
        if self.match is None:
            raise self.closed or ApiError(409, "broken")
        return self.match

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self.match.over if self.match is not None else self.kept is not None and self.kept.is_over

    def check_help(self) -> None:
        """Refuses hints, a coach and chances where it was agreed to play without."""
        if not self.row.has_help:
            raise ApiError(409, "no-help")

    def record(self) -> str:
        """The game on paper, once it is over."""
        if self.match is None and self.kept is not None and self.kept.is_over:
            return self.kept.record
        match = self.playable()
        if not match.over:
            raise ApiError(409, "not-over")
        return match.record()

    async def move(self, move: Move, lang: str) -> int:
        """Plays a decision and returns how many have been taken after it; one that was played already is not played again."""
        return await self._alone(lambda: self._move(move, lang))

    async def move_of_socket(self, move: Move, lang: str) -> int:
        """The same for somebody who does not go away in the middle: a socket is served to the end, and needs no task of its own."""
        return await self._in_turn(lambda: self._move(move, lang))

    async def _move(self, move: Move, lang: str) -> int:
        match = self.playable()
        if move.number < len(match.steps):
            step = match.steps[move.number]
            if (step.seat + 1, match.game.actions[step.action]) == (move.seat, move.action):
                return move.number + 1
        self._check_number(match, move.number, move.era)
        await self._check_unlocked(match, move, lang)
        was_race = match.is_race
        self._take(match, move, lang)
        await self._write([Entry(move.number, move.seat, move.action, match.fingerprint)], match.undo)
        self._moves.inc()
        await self._settle(match, was_race)
        self._tell_step(move.seat, is_undone=False)
        return len(match.steps)

    async def _settle(self, match: Match, was_race: bool) -> None:
        """After a race everybody may claim again; before one begins, every server has to have heard of it."""
        if not match.is_race:
            self._locked.clear()
        if self.neighbours is None or was_race == match.is_race:
            return
        if was_race:
            with contextlib.suppress(*FAILURES):  # who was wrong waits a moment longer then
                await self._store.unlock(self.row.id)
        else:
            await self.neighbours.told_to_all(self)

    def _check_number(self, match: Match, number: int, era: int | None) -> None:
        """Refuses what was meant for another moment: after more or fewer decisions, or before some were taken back."""
        if number != len(match.steps) or era not in (None, self.era):
            raise ApiError(409, "stale")

    async def _check_unlocked(self, match: Match, move: Move, lang: str) -> None:
        """Who was wrong waits before the next claim; to say that there is nothing to find is no claim."""
        left, is_asked = self._locked.get(move.seat, 0.0) - time.monotonic(), match.is_race and self._store.is_shared
        if left <= 0 and not is_asked:
            return
        if move.action in [match.game.actions[number] for number in offered(match, move.seat)]:
            return
        if left <= 0:
            left = await self._claimed(match, move, lang)
        if left > 0:
            raise ApiError(429, "locked", seconds=math.ceil(left))

    async def _claimed(self, match: Match, move: Move, lang: str) -> float:
        """Takes a seat's claim before it is looked at, for others of the same seat may come in at other servers."""
        refusal = match.refusal(move.action, lang, move.seat)
        if refusal is not None and refusal.code in HARMLESS:
            return 0.0
        return await self._store.locked(self.row.id, move.seat, self._lock_out)

    def _take(self, match: Match, move: Move, lang: str) -> None:
        """Plays what the rules allow; in a race, a wrong claim also costs the claimer a while."""
        try:
            match.take(move.action, move.seat, lang)
        except IllegalAction as illegal:
            if illegal.refusal.code not in HARMLESS and match.is_race:
                self._locked[move.seat] = time.monotonic() + self._lock_out
            raise RefusedAction(illegal.refusal) from None

    async def _write(self, entries: list[Entry], take_back: Callable[[], object]) -> None:
        """Writes the last change down, all or nothing, before anybody hears of it; if that fails it has not happened."""
        began = time.perf_counter()
        try:
            await self._store.append(self.row, entries)
        except Overtaken:
            take_back()
            raise
        except Exception as error:
            take_back()
            figures.FAILED_WRITES.inc()
            log.exception("table %s: not written", self.row.id)
            raise ApiError(503, "store-failed") from error
        figures.WRITES.observe(time.perf_counter() - began)
        self.changed((entries[0], self.row.head) if len(entries) == 1 else None)

    def _follow(self, lines: list[tuple[Entry, str]]) -> None:
        """Plays what others have written; decisions taken back together are told as one."""
        for is_undone, some in itertools.groupby(lines, lambda line: line[0].action is None):
            for entry, link in some:
                if not self.row.follow(entry, link):
                    self._close_damaged()
                    return
                self._replay(entry)
                if not is_undone:
                    self._tell_step(entry.seat, is_undone=False)
            if is_undone:
                self._tell_step(entry.seat, is_undone=True)

    def _replay(self, entry: Entry) -> None:
        match = self.playable()
        if entry.action is None:
            match.undo()
        else:
            match.take(entry.action, entry.seat)
        if not match.is_race:
            self._locked.clear()

    def _close_damaged(self) -> None:
        """What is kept is not what was written: nobody plays on."""
        log.error("table %s is not what was written: it is closed", self.row.id)
        self.match, self.closed = None, ApiError(409, "damaged")
        self.broadcast.send(self.snapshot)

    async def undo(self, asked: Undo, audience: Audience) -> int:
        """Goes back to a seat's last decision, where that is fair, and returns how many are left."""
        return await self._alone(lambda: self._undo(asked, audience))

    async def _undo(self, asked: Undo, audience: Audience) -> int:
        match, seat, number = self.playable(), asked.seat, asked.number
        if Entry(number, seat, None) in self._last_undone() and asked.era in (None, *self._last_eras()):
            return len(match.steps)  # sent again
        self._check_number(match, number, asked.era)
        way = undo.way_back(match, seat, self.bots)
        if way.number is None:
            raise RefusedUndo(way.code, undo.reason(match, seat, way, audience.lang, audience.reader))
        taken = match.steps[way.number :]
        while len(match.steps) > way.number:
            match.undo()
        entries = [Entry(count, seat, None) for count in range(number, way.number, -1)]
        await self._write(entries, lambda: [match.take(match.game.actions[step.action], step.seat + 1) for step in taken])
        self._tell_step(seat, is_undone=True)
        return len(match.steps)

    def _last_undone(self) -> list[Entry]:
        """The lines of the log since the last decision: each takes one back."""
        return [*itertools.takewhile(lambda entry: entry.action is None, reversed(self.row.log))]

    def _last_eras(self) -> range:
        """The eras since the last decision, but for the present one: an undo asked for in one of them has been done."""
        return range(self.era - len(self._last_undone()), self.era)

    @property
    def era(self) -> int:
        """How many decisions were taken back so far."""
        taken_back, counted = self._counted
        if counted != len(self.row.log):
            taken_back = sum(entry.action is None for entry in self.row.log[counted:]) + taken_back
            self._counted = taken_back, len(self.row.log)
        return taken_back

    # Questions

    async def refusal(self, question: Question, lang: str) -> RefusalAnswer:
        """Why an action, or what is meant by some clicks, is not legal; in a race asking is trying."""
        async with self._lock:
            match = self.playable()
            if match.is_race and question.seat in match.seats_to_act():
                raise ApiError(409, "in-race")
            action = question.action or meant(match, question.seat, question.clicked)
            refusal = match.refusal(action, lang, question.seat) if action else None
            asked = None if question.action else action
            if refusal is None:
                return RefusalAnswer(True, asked)
            return RefusalAnswer(False, asked, **refusal._asdict())

    async def consequences(self, seat: int, audience: Audience) -> ForeseenActions:
        """What is certain to follow from each action that a seat is offered now; worked out once a position, in a thread."""
        async with self._lock:
            match = self.playable().copy()
            if seat not in self._foreseen:
                self._foreseen[seat] = asyncio.ensure_future(asyncio.to_thread(rendering.foresee, match, seat))
            working = self._foreseen[seat]
        found = await asyncio.shield(working)
        return ForeseenActions(len(match.steps), [rendering.foreseen(match, one, audience) for one in found])

    async def thought(self, what: Hashable, think: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What is thought of the position for a seat, once for all who ask; when the position changes nobody waits for it."""
        working: asyncio.Task[T] | None = self._thoughts.get(what)
        if working is None or (working.done() and (working.cancelled() or working.exception())):
            working = self._thoughts[what] = asyncio.ensure_future(think())
        try:
            return await asyncio.shield(working)
        except asyncio.CancelledError:
            if working.cancelled():
                raise ApiError(409, "stale") from None
            raise

    # Telling

    async def look(self, audience: Audience) -> Snapshot:
        """The table as it stands."""
        async with self._lock:
            return self.snapshot(self.broadcast.number, audience)

    async def earlier(self, audience: Audience, seat: int, number: int) -> View:
        """The table as a seat saw it after so many decisions."""
        async with self._lock:
            match = self.playable().copy()
            if seat not in audience.eyes:
                raise ApiError(403, "not-your-seat", seat=seat)
            if number > len(match.steps):
                raise ApiError(404, "no-such-moment", number=number, now=len(match.steps))
            while len(match.steps) > number:
                match.undo()
            return rendering.view(match, seat)

    def _tell_step(self, actor: int, is_undone: bool) -> None:
        """Tells of a decision taken, or taken back; how it stood is kept so that it can be told later to whoever was away."""
        self._foreseen.clear()
        for thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()
        told = StepTold(self.playable(), actor, is_undone, tuple(self.bots), self.era)
        self.broadcast.send(told.now, told)
        self.touched = time.monotonic()

    def snapshot(self, number: int, audience: Audience) -> Snapshot:
        """Everything an audience may know."""
        row = self.row
        about: dict[str, Any] = {"table": row.id, "game": row.game, "players": row.players, "options": row.options}
        about |= {"you": list(audience.seats), "host": audience.is_host, "seats": self.presence()}
        about |= {"onlookers": self.onlookers, "is_watchable": row.is_watchable}
        about |= {"arranged": row.is_open, "rematch": row.rematch, "has_help": row.has_help}
        if self.match is None:
            reason = (self.closed or ApiError(409, "broken")).sentence(audience.lang)
            names = [seat.name for seat in self.seats]
            if self.kept is not None:
                return Snapshot(**about | keeping.look(self.kept, audience, reason), n=number, read_only=reason)
            return Snapshot(**about, n=number, number=len(row.log), names=names, read_only=reason)
        standing = rendering.standing(self.match, audience, self.bots, self.era)
        events = rendering.events(self.match, audience)
        return Snapshot(**about, n=number, **standing, commitment=self.match.commitment, events=events)


def meant(match: Match, seat: int, clicked: list[str]) -> str | None:
    """The action that somebody seems to mean by what they clicked; clicks that make no sense to the game mean nothing."""
    with contextlib.suppress(LookupError, ValueError):
        return match.game.provided.meant(match.seen_to_act(seat), seat - 1, clicked)
    return None
