"""All tables: opened, loaded when somebody asks for them, put away when nobody has for a while."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from mastaba import bots
from mastaba.errors import BadDeal, BadOption, MastabaError, UnknownGame
from mastaba.game import Edition, discover, load
from mastaba.match import Match
from mastaba.records.lessons import LESSON
from mastaba.server.bots import native
from mastaba.server.bots.driver import BotDriver
from mastaba.server.bots.precompile import Precompiler
from mastaba.server.bots.worker_pool import WorkerPool
from mastaba.server.http.answers import Invitation, Link, OpenedTable
from mastaba.server.http.errors import ApiError, BadSetup
from mastaba.server.http.shapes import NewTable, SeatChoice
from mastaba.server.settings import Settings
from mastaba.server.storage.store import Entry, SeatRow, Store, TableRow
from mastaba.server.tables import invitations, seat_secrets
from mastaba.server.tables.messages import Rematch
from mastaba.server.tables.table import Table
from mastaba.text import words

log = logging.getLogger(__name__)
MOST_LOADED: Final = 200
IDLE: Final = 600.0  # seconds after which a table nobody looks at may be put away


class TableRegistry:
    """The tables that are loaded, and the store behind them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.workers = WorkerPool(settings.workers)
        self.precompiler = Precompiler()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._drivers: dict[str, BotDriver] = {}
        if settings.is_eager:
            self.precompiler.prepare(discover())

    async def close(self) -> None:
        """Stops the bots and closes the store; everything that happened is in it already."""
        for driver in self._drivers.values():
            driver.stop()
        await self.precompiler.close()
        await self.workers.close()
        self.store.close()

    @property
    def _patiences(self) -> tuple[float, float]:
        return self.settings.lock_out, self.settings.absence

    async def table(self, table_id: str) -> Table:
        """A table, loaded if it is not."""
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
        try:
            table = await asyncio.shield(self._loading[table_id])
        except BaseException:
            self._loading.pop(table_id, None)
            raise
        if table is None:
            self._loading.pop(table_id, None)
            raise ApiError(404, "unknown-table", table=table_id[:40])
        table.touched = time.monotonic()
        return table

    async def row(self, table_id: str) -> TableRow | None:
        """What is kept of a table, without its match being played again."""
        task = self._loading.get(table_id)
        table = task.result() if task and task.done() and not task.cancelled() and not task.exception() else None
        return table.row if table else await self.store.table(table_id)

    async def _load(self, table_id: str) -> Table | None:
        try:
            row = await self.store.table(table_id)
        except (sqlite3.Error, ValueError) as error:
            log.exception("table %s cannot be read", table_id)
            raise ApiError(503, "unreadable") from error
        if row is None:
            return None
        closed, match = _closed(row), None
        if closed is None:
            try:
                match = await asyncio.to_thread(replayed, row)
            except (MastabaError, IndexError):
                log.exception("table %s cannot be replayed", table_id)
                closed = ApiError(409, "broken")
        return self._seated(Table(row, match, self.store, closed, *self._patiences))

    def _seated(self, table: Table) -> Table:
        if table.match is not None:
            if self.settings.has_native:
                self.precompiler.want(table.row.game, "rules")
            self._drivers[table.row.id] = BotDriver(table, self.workers, self.precompiler, self.settings)
        self._put_away()
        return table

    def _put_away(self) -> None:
        """Forgets tables that nobody has looked at for long; the store has them."""
        if len(self._loading) <= MOST_LOADED:
            return
        now = time.monotonic()
        for table_id, task in list(self._loading.items()):
            table = task.result() if task.done() and not task.cancelled() and not task.exception() else None
            if table and not table.broadcast.subscribers and now - table.touched > IDLE:
                del self._loading[table_id]
                driver = self._drivers.pop(table_id, None)
                if driver:
                    driver.stop()

    # NewTable

    async def open(self, opening: NewTable, lang: str, decided: Sequence[Entry] = ()) -> OpenedTable:
        """Opens a table as asked for, with some decisions taken already."""
        edition = edition_of(opening)
        _check_seats(opening, edition)
        host, level = seat_secrets.new_secret(), default_level(self.settings)
        seats = [_seat_row(seat, chair, host, level, lang) for seat, chair in enumerate(opening.seats, 1)]
        codes = {seat.seat: seat_secrets.new_secret() for seat in seats if not seat.is_claimed}
        seats = [invitations.invited(seat, codes[seat.seat]) if seat.seat in codes else seat for seat in seats]
        deal = _deal_of(opening)
        seed = secrets.randbits(62) if opening.seed is None else opening.seed
        is_open = opening.seed is not None or bool(opening.deal)
        facts = (opening.game, edition.game.version, edition.players, dict(edition.options), seed, deal, is_open)
        row = TableRow(seat_secrets.new_table_id(), *facts, seat_secrets.digest(host), seats=seats)
        await self._lay(row, edition, decided=decided)
        links = [Link(seat.seat, host) for seat in seats if seat.secret]
        return OpenedTable(row.id, host, links, [Invitation(seat, code) for seat, code in codes.items()])

    async def rematch(self, table: Table) -> Table:
        """The same people, seats and secrets at a new table, once the game is over; however many ask, it is one table."""
        async with table.rematching:
            if table.row.rematch:
                return await self.table(table.row.rematch)
            if not table.playable().over:
                raise ApiError(409, "rematch-not-over")
            return await self._rematch(table)

    async def _rematch(self, table: Table) -> Table:
        old = table.row
        edition = load(old.game, old.players, **old.options)
        seats = [replace(seat) for seat in old.seats]
        row = replace(
            old, id=seat_secrets.new_table_id(), rules=edition.game.version, seed=secrets.randbits(62), deal=None, is_open=False,
            rematch=None, seats=seats, log=[], head="",
        )  # fmt: skip
        laid = await self._lay(row, edition, rematch_of=old.id)
        old.rematch = row.id
        table.broadcast.send(lambda number, audience: Rematch(number, row.id))
        return laid

    async def _lay(
        self, row: TableRow, edition: Edition, rematch_of: str | None = None, decided: Sequence[Entry] = ()
    ) -> Table:
        try:
            match = await asyncio.to_thread(played, row, edition, decided)
        except BadDeal as error:
            raise BadSetup("bad-deal", error) from None
        except BadOption as error:
            raise BadSetup("bad-option", error) from None
        await self.store.add(row, rematch_of)
        if decided:
            await self.store.append(row, [*decided])
        table = self._seated(Table(row, match, self.store, None, *self._patiences))
        self._loading[row.id] = asyncio.ensure_future(_ready(table))
        return table


async def _ready(table: Table) -> Table | None:
    return table


def edition_of(opening: NewTable) -> Edition:
    """The game with its seats and options, or a refusal."""
    try:
        return load(opening.game, opening.players, **opening.options)
    except UnknownGame as error:
        raise BadSetup("bad-game", error) from None
    except MastabaError as error:
        raise BadSetup("bad-option", error) from None


def _check_seats(opening: NewTable, edition: Edition) -> None:
    if len(opening.seats) != edition.players:
        count = len(opening.seats)
        raise ApiError(400, "seat-count", title=edition.game.title, players=edition.players, given=count)
    for chair in opening.seats:
        if chair.kind != "bot" and chair.level is not None:
            raise ApiError(400, "level-for-person")
        if chair.level is not None:
            check_level(chair.level)


def check_level(level: str) -> None:
    """Refuses a bot that there is not."""
    if level not in (*bots.LEVELS, LESSON):
        raise BadSetup("bad-level", bots.unknown_bot(level, bots.LEVELS))


def _seat_row(seat: int, chair: SeatChoice, host: str, level: str, lang: str) -> SeatRow:
    is_bot = chair.kind == "bot"
    plain = words(None, lang).say("seat-bot" if is_bot else "seat-person", seat=seat)
    name = plain if chair.name is None else clean_name(chair.name)
    played = (chair.level or level) if is_bot else None
    secret = seat_secrets.digest(host) if chair.kind in ("me", "here") else None
    return SeatRow(seat, chair.kind, played, name, secret)


def default_level(settings: Settings) -> str:
    """The level of a bot that nobody chose."""
    return settings.level if settings.level in bots.LEVELS else next(iter(bots.LEVELS))


def clean_name(name: str) -> str:
    """A name without anything that does not show."""
    shown = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not shown:
        raise ApiError(400, "blank-name")
    return shown


def _deal_of(opening: NewTable) -> dict[str, Any] | None:
    if opening.first is None:
        return opening.deal or None
    if "first" in (opening.deal or {}):
        raise ApiError(400, "first-twice")
    return {**(opening.deal or {}), "first": opening.first}


# Loading


def _closed(row: TableRow) -> ApiError | None:
    """Why a table cannot be played on: its game or that version of its rules is gone."""
    game = discover().get(row.game)
    if game is None:
        return ApiError(409, "broken")
    if game.version != row.rules:
        return ApiError(409, "read-only", then=row.rules, now=game.version)
    if row.is_damaged:
        log.error("table %s is not what was written: it is closed", row.id)
        return ApiError(409, "damaged")
    return None


def replayed(row: TableRow) -> Match:
    """The match that a log tells."""
    return played(row, load(row.game, row.players, **row.options), standing(row.log))


def played(row: TableRow, edition: Edition, decided: Sequence[Entry]) -> Match:
    """The match of a table after some decisions."""
    match = edition.new(row.seed, row.deal, [seat.name for seat in row.seats], native.target_of(row.game))
    for entry in decided:
        match.take(str(entry.action), entry.seat)
    return match


def standing(log: list[Entry]) -> list[Entry]:
    """The decisions of a log that were not taken back."""
    kept: list[Entry] = []
    for entry in log:
        if entry.action is None:
            kept.pop()
        else:
            kept.append(entry)
    return kept
