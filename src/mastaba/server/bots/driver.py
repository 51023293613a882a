"""The bots of one table: they wait a little, think in a worker, and never keep the table waiting for good."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from typing import Any, Final

from mastaba.engine.events import is_seen
from mastaba.match import Match
from mastaba.offers import offered
from mastaba.records import daily, lessons
from mastaba.server.bots.precompile import Precompiler
from mastaba.server.bots.worker import BotRequest, is_searching
from mastaba.server.bots.worker_pool import BotFailed, Thinkers, TooSlow
from mastaba.server.http.errors import ApiError
from mastaba.server.http.shapes import Move
from mastaba.server.operations import figures
from mastaba.server.settings import Settings
from mastaba.server.tables.messages import BotTrouble
from mastaba.server.tables.rendering import Audience
from mastaba.server.tables.table import Table
from mastaba.text import words

log = logging.getLogger(__name__)
TRIES: Final = 2
OFF_SCRIPT: Final = "beginner"  # how robots of a lesson play where somebody has left it
# How long a bot waits, in shares of the pace that is set (0.4 to 0.8 s): after a step without events, for each event that there
# was to see, where fate spoke in it (people gasp), at most; and before a move that leaves it no choice.
QUIET, EVENT, FATE, LONGEST, FORCED = 0.75, 0.1, 0.5, 2.0, 0.25


def request_for(table: Table, match: Match, seat: int, is_hint: bool = False, is_warm: bool = False) -> BotRequest:
    """All that a bot is told: what its seat sees, and what it may do; for a hint, what a person is offered."""
    level = table.seat(seat).level or ""
    level = OFF_SCRIPT if level == lessons.LESSON else level
    facts = (match.game.id, match.players, dict(match.edition.options), level)
    legal = offered(match, seat) if is_hint else match.legal_numbers(seat)
    day = daily.day_of(level)
    luck = secrets.randbits(60) if day is None else daily.luck(day, match.game.id, len(match.steps))
    asked = BotRequest(*facts, match.seen_to_act(seat).tobytes(), legal, luck, is_hint, is_warm)
    asked.table, asked.entry, asked.seat = table.row.id, len(table.row.log), seat
    return asked


def judgement(table: Table, match: Match, seat: int, action: int) -> BotRequest:
    """All that a coach is told before an action stands: what a hint is told, and the action."""
    asked = request_for(table, match, seat, is_hint=True)
    asked.played = action
    return asked


def to_see(match: Match) -> float:
    """How long a bot waits after the last step, in shares of the usual pace: longer, the more there was to see in it."""
    rows = [row for row in (match.steps[-1].rows if match.steps else ()) if is_seen(row, 0)]
    has_fate = any(row[0] in match.game.provided.fates for row in rows)
    return min(LONGEST, QUIET + EVENT * len(rows) + FATE * has_fate)


class BotDriver:
    """Plays for every bot at a table until the match is over."""

    def __init__(self, table: Table, workers: Thinkers, precompiler: Precompiler, settings: Settings) -> None:
        self._table = table
        self._workers = workers
        self._precompiler = precompiler
        self._settings = settings
        self._due: dict[int, float] = {}
        self._chance = random.Random(secrets.randbits(60))
        self._task = asyncio.ensure_future(self._play())

    def stop(self) -> None:
        """Gets up from the table."""
        self._task.cancel()

    async def _play(self) -> None:
        match = self._table.playable()
        while not match.over:
            if not self._table.bots:  # people's moves need not wake anybody
                await self._table.reseated.wait()
                continue
            changed = self._table.broadcast.changed
            self._prepare(match)
            try:
                await self._step(match, changed)
            except ApiError as error:
                log.info("table %s: %s", self._table.row.id, error.code)
                await asyncio.sleep(self._settings.pace[0])
            except Exception:
                log.exception("table %s: bots", self._table.row.id)
                await asyncio.sleep(1.0)

    def _prepare(self, match: Match) -> None:
        """Has the search compiled as soon as a bot sits here that will need it."""
        if any(is_searching(self._table.seat(seat).level) for seat in self._table.bots):
            self._precompiler.want(match.game.id, "search")

    async def _step(self, match: Match, changed: asyncio.Event) -> None:
        seat = self._next(match)
        if seat is None:
            await changed.wait()
            return
        number, era, legal = len(match.steps), self._table.era, match.legal_numbers(seat)
        if await self._is_interrupted(match, seat, legal, changed):
            return
        part = legal[0] if len(legal) == 1 else self._part(match, seat)
        action = await self._decide(match, seat, legal) if part is None else part
        if number == len(match.steps) and seat in self._table.bots:
            await self._table.move(Move(seat, number, match.game.actions[action], era), "en")

    def _next(self, match: Match) -> int | None:
        """The bot that acts next: in a race, the one that is first to have looked long enough."""
        waiting = [seat for seat in match.seats_to_act() if seat in self._table.bots]
        if not match.is_race:
            self._due.clear()
            return waiting[0] if waiting else None
        for seat in waiting:
            self._due.setdefault(seat, time.monotonic() + self._chance.uniform(*self._settings.race_pace))
        return min(waiting, key=lambda seat: self._due[seat], default=None)

    async def _is_interrupted(self, match: Match, seat: int, legal: list[int], changed: asyncio.Event) -> bool:
        """Waits as long as is pleasant; True when something happened meanwhile, so that it has to be thought over."""
        left = self._pause(match, seat, legal)
        if left <= 0:
            return False
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), left)
            # In a race whoever comes or goes changes nothing about how long a bot still looks: its due time stands.
            return seat in self._due or match.over or seat != self._next(match) or legal != match.legal_numbers(seat)
        return False

    def _pause(self, match: Match, seat: int, legal: list[int]) -> float:
        if seat in self._due:
            is_watched = any(racer not in self._table.bots for racer in match.seats_to_act())
            return self._due[seat] - time.monotonic() if is_watched else 0.0
        share = FORCED if len(legal) == 1 else to_see(match)
        return share * self._chance.uniform(*self._settings.pace)

    def _part(self, match: Match, seat: int) -> int | None:
        """What a robot of a lesson has to do for its part."""
        action = lessons.next_action(match) if self._table.seat(seat).level == lessons.LESSON else None
        return None if action is None else match.game.numbers[action]

    async def _decide(self, match: Match, seat: int, legal: list[int]) -> int:
        """The bot's own decision; after two failures, any legal action."""
        if daily.day_of(self._table.seat(seat).level) is not None:
            await self._precompiler.ready(match.game.id, "search")  # no heuristic stands in: it would play otherwise
        request = request_for(self._table, match, seat, is_warm=self._precompiler.is_ready(match.game.id, "search"))
        for request.attempt in range(TRIES):
            try:
                answer = await self._workers.ask(request, self._settings.patience, self._table.whose)
                if answer.action in legal:
                    return answer.action
                self._tell(seat, "bot-failed", reason="illegal")
            except TooSlow:
                self._tell(seat, "bot-slow")
            except BotFailed as failure:
                self._tell(seat, "bot-failed", reason=str(failure))
        self._tell(seat, "bot-random")
        return self._chance.choice(legal)

    def _tell(self, seat: int, code: str, **facts: Any) -> None:
        name = self._table.seat(seat).name
        figures.TROUBLES.labels(code).inc()
        log.warning("table %s seat %d: %s %s", self._table.row.id, seat, code, facts)

        def render(number: int, audience: Audience) -> BotTrouble:
            return BotTrouble(number, seat, words(None, audience.lang).say(f"server-{code}", name=name, **facts))

        self._table.broadcast.send(render)
