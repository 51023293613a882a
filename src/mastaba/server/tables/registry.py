"""All tables: opened, loaded when somebody asks for them, put away when nobody has for a while."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from mastaba import bots
from mastaba.errors import BadDeal, BadOption, MastabaError, UnknownGame
from mastaba.game import Edition, Game, discover, load
from mastaba.match import Match
from mastaba.records import daily
from mastaba.records.lessons import LESSON
from mastaba.server.archive.digest import rules_digest
from mastaba.server.bots import native
from mastaba.server.bots.driver import BotDriver
from mastaba.server.bots.precompile import Precompiler
from mastaba.server.bots.worker_pool import Thinkers, WorkerPool
from mastaba.server.http.answers import Invitation, Link, OpenedTable
from mastaba.server.http.errors import ApiError, BadSetup
from mastaba.server.http.shapes import NewTable, SeatChoice
from mastaba.server.operations import figures
from mastaba.server.replays.decisions import taken
from mastaba.server.settings import Settings
from mastaba.server.storage.errors import FAILURES, Overtaken
from mastaba.server.storage.postgres import PostgresStore
from mastaba.server.storage.rows import Entry, Kept, SeatRow, TableRow
from mastaba.server.storage.store import Store
from mastaba.server.tables import invitations, seat_secrets
from mastaba.server.tables.exchange import exchange_over
from mastaba.server.tables.table import Table
from mastaba.text import names, words

if TYPE_CHECKING:
    from mastaba.server.bots.queue import Queue

log = logging.getLogger(__name__)
MOST_LOADED: Final = 200
TIDYING: Final = 5.0  # seconds between two looks at all tables, which would cost every opening more the more there are
IDLE: Final = 600.0  # seconds after which a table nobody looks at may be put away


class RulesChanged(MastabaError):
    """A log that no longer leads to the states it led to when it was written."""


class Archived(ApiError):
    """A table that nobody came back to: it is gone, and what is kept of it is its record."""

    def __init__(self, kept: Kept) -> None:
        super().__init__(410, "archived")
        self.kept = kept

    def record(self) -> str:
        """The game on paper, if it had come to its end."""
        if not self.kept.is_over:
            raise self
        return self.kept.record


class TableRegistry:
    """The tables that are loaded, and the store behind them."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self._pool = WorkerPool(max(1, settings.workers))
        self.workers: Thinkers = self._pool
        self.precompiler = Precompiler()
        self.queue: Queue | None = None
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._loaded: dict[str, Table] = {}
        self._drivers: dict[str, BotDriver] = {}
        self.exchange = exchange_over(store, self._loaded)
        self._tidied = time.monotonic()
        if settings.is_eager:
            self.precompiler.prepare(discover())

    async def start(self) -> None:
        """Has bots think by way of the queue, where there is one."""
        if self.exchange is None or not isinstance(self.store, PostgresStore):
            return
        from mastaba.server.bots.queue import Queue  # its library need not be installed otherwise

        self.queue = Queue(self.store, self.settings.workers, self._pool, self.precompiler)
        self.workers, self.exchange.hear_thought = self.queue.thinkers, self.queue.thinkers.hear
        await self.queue.open()

    async def close(self) -> None:
        """Stops the bots and closes the store; everything that happened is in it already."""
        for driver in self._drivers.values():
            driver.stop()
        if self.queue is not None:
            await self.queue.close()
        if self.exchange is not None:
            await self.exchange.close()
        await self.precompiler.close()
        await self._pool.close()
        self.store.close()

    @property
    def _patiences(self) -> tuple[float, float]:
        return self.settings.lock_out, self.settings.absence

    async def table(self, table_id: str) -> Table:
        """A table as it is now, loaded if it is not."""
        is_loaded = table_id in self._loading
        if not is_loaded:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
        try:
            table = await asyncio.shield(self._loading[table_id])
        except BaseException:
            self._loading.pop(table_id, None)
            raise
        if table is None:
            self._loading.pop(table_id, None)
            kept = await self._kept(table_id)
            raise Archived(kept) if kept else ApiError(404, "unknown-table", table=table_id[:40])
        table.touched = time.monotonic()
        if is_loaded and self.exchange is not None:
            await self._refreshed(table)
        return table

    async def _refreshed(self, table: Table) -> None:
        """Asks the store whether another server has changed the table: no notice need have come yet."""
        try:
            await table.catch_up()
        except FAILURES as error:
            log.exception("table %s cannot be read", table.row.id)
            raise ApiError(503, "unreadable") from error

    def loaded(self) -> list[Table]:
        """The tables that are in play, or were a while ago."""
        return list(self._loaded.values())

    async def row(self, table_id: str) -> TableRow | None:
        """What is kept of a table, without its match being played again."""
        table = self._loaded.get(table_id)
        return table.row if table else await self.store.table(table_id)

    async def _load(self, table_id: str) -> Table | None:
        try:
            row = await self.store.table(table_id)
        except (*FAILURES, ValueError) as error:
            log.exception("table %s cannot be read", table_id)
            raise ApiError(503, "unreadable") from error
        if row is None:
            return None
        closed, match = _closed(row), None
        if closed is None:
            try:
                match = await asyncio.to_thread(replayed, row)
            except (MastabaError, IndexError) as error:
                log.exception("table %s cannot be replayed", table_id)
                closed = _unplayable(row, error)
        kept = await self._kept(table_id) if closed else None
        return self._seated(Table(row, match, self.store, closed, *self._patiences, kept))

    async def _kept(self, table_id: str) -> Kept | None:
        """What is kept of a table that is gone or closed; where that cannot be read, nothing is."""
        try:
            return await self.store.kept(table_id)
        except (*FAILURES, ValueError):
            log.exception("what is kept of table %s cannot be read", table_id)
            return None

    def forget(self, table_id: str) -> None:
        """Puts a table away; the store has it, or what is kept of it."""
        self._loading.pop(table_id, None)
        self._loaded.pop(table_id, None)
        driver = self._drivers.pop(table_id, None)
        if driver:
            driver.stop()

    def _seated(self, table: Table) -> Table:
        self._loaded[table.row.id] = table
        table.neighbours = self.exchange
        if self.exchange is not None:
            self.exchange.asked(table)
        if table.match is not None:
            if self.settings.has_native:
                self.precompiler.want(table.row.game, "rules")
            self._drivers[table.row.id] = BotDriver(table, self.workers, self.precompiler, self.settings)
        self._put_away()
        return table

    def _put_away(self) -> None:
        """Forgets tables that nobody has looked at for long; the store has them."""
        now = time.monotonic()
        if len(self._loading) <= MOST_LOADED or now - self._tidied < TIDYING:
            return
        self._tidied = now
        for table_id, table in list(self._loaded.items()):
            if not table.broadcast.subscribers and now - table.touched > IDLE:
                self.forget(table_id)

    # NewTable

    async def open(self, opening: NewTable, lang: str, decided: Sequence[Entry] = ()) -> OpenedTable:
        """Opens a table as asked for, with some decisions taken already."""
        edition = edition_of(opening)
        _check_seats(opening, edition)
        host, level = seat_secrets.new_secret(), default_level(self.settings)
        seats = [_seat_row(seat, chair, host, level, lang) for seat, chair in enumerate(opening.seats, 1)]
        for seat in seats:
            invitations.check_apart(seats, seat)
        codes = {seat.seat: seat_secrets.new_secret() for seat in seats if not seat.is_claimed}
        seats = [invitations.invited(seat, codes[seat.seat]) if seat.seat in codes else seat for seat in seats]
        deal = _deal_of(opening)
        seed = secrets.randbits(62) if opening.seed is None else opening.seed
        is_open = opening.seed is not None or bool(opening.deal)
        facts = (opening.game, edition.game.version, edition.players, dict(edition.options), seed, deal, is_open)
        agreed: dict[str, Any] = {"nonce": new_nonce(), "seats": seats, "has_help": opening.help}
        row = TableRow(seat_secrets.new_table_id(), *facts, seat_secrets.digest(host), **agreed)
        await self._lay(row, edition, decided=decided)
        links = [Link(seat.seat, host) for seat in seats if seat.secret]
        return OpenedTable(row.id, host, links, [Invitation(seat, code) for seat, code in codes.items()])

    async def rematch(self, table: Table) -> Table:
        """The same people, seats and secrets at a new table, once the game is over; however many ask, it is one table."""
        async with table.rematching:
            if table.row.rematch:
                return await self.table(table.row.rematch)
            if not table.is_over:
                table.playable()
                raise ApiError(409, "rematch-not-over")
            try:
                return await self._rematch(table)
            except Overtaken:  # at another server somebody was first
                await table.catch_up()
                return await self.table(str(table.row.rematch))

    async def _rematch(self, table: Table) -> Table:
        old = table.row
        edition = load(old.game, old.players, **old.options)
        seats = [replace(seat) for seat in old.seats]
        row = replace(
            old, id=seat_secrets.new_table_id(), rules=edition.game.version, seed=secrets.randbits(62), deal=None, is_open=False,
            rematch=None, nonce=new_nonce(), seats=seats, log=[], head="", revision=0,
        )  # fmt: skip
        laid = await self._lay(row, edition, rematch_of=old)
        old.rematch = row.id
        table.changed()
        table.tell_rematch(row.id)
        return laid

    async def _lay(
        self, row: TableRow, edition: Edition, rematch_of: TableRow | None = None, decided: Sequence[Entry] = ()
    ) -> Table:
        try:
            match = dealt(row, edition)
        except BadDeal as error:
            raise BadSetup("bad-deal", error) from None
        except BadOption as error:
            raise BadSetup("bad-option", error) from None
        row.rules, row.digest, row.dealt = edition.game.version, rules_digest(row.game), match.fingerprint
        try:
            await self.store.add(row, rematch_of)
            if decided:
                await self.store.append(row, await asyncio.to_thread(taken, match, decided))
        except FAILURES as error:
            figures.FAILED_WRITES.inc()
            log.exception("table %s: not written", row.id)
            raise ApiError(503, "not-kept") from error
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
            check_level(edition.game, chair.level)


def check_level(game: Game, level: str) -> None:
    """Refuses a bot that a game has not."""
    known = bots.levels_in(game)
    if level not in (*known, LESSON) and daily.day_of(level) is None:
        raise BadSetup("bad-level", bots.unknown_bot(level, known))


def _seat_row(seat: int, chair: SeatChoice, host: str, level: str, lang: str) -> SeatRow:
    is_bot = chair.kind == "bot"
    plain = words(None, lang).say("seat-bot" if is_bot else "seat-person", seat=seat)
    name = plain if chair.name is None else clean_name(chair.name)
    played = (chair.level or level) if is_bot else None
    secret = seat_secrets.digest(host) if chair.kind in ("me", "here") else None
    return SeatRow(seat, chair.kind, played, name, secret)


def new_nonce() -> str:
    """What keeps anybody from trying out all seeds until one has the hash that was told: 128 bits."""
    return secrets.token_hex(16)


def default_level(settings: Settings) -> str:
    """The level of a bot that nobody chose."""
    return settings.level if settings.level in bots.LEVELS else next(iter(bots.LEVELS))


def clean_name(name: str) -> str:
    """A name without anything that does not show."""
    shown = names.clean(name)
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
    if row.is_damaged:
        log.error("table %s is not what was written: it is closed", row.id)
        return ApiError(409, "damaged")
    if game.version != row.rules and not row.dealt:
        return ApiError(409, "read-only", then=row.rules, now=game.version)  # nothing tells whether it would be the same game
    return None


def _unplayable(row: TableRow, error: Exception) -> ApiError:
    """Why a log cannot be replayed: the rules have changed, or it is no log of this game."""
    now = discover()[row.game].version
    if now != row.rules:
        return ApiError(409, "read-only", then=row.rules, now=now)
    has_changed = isinstance(error, RulesChanged) or (row.digest and row.digest != rules_digest(row.game))
    return ApiError(409, "rules-changed" if has_changed else "broken")


def dealt(row: TableRow, edition: Edition) -> Match:
    """The match as it was dealt."""
    return edition.new(row.seed, row.deal, [seat.name for seat in row.seats], native.target_of(row.game), row.nonce)


def replayed(row: TableRow) -> Match:
    """The match that a log tells."""
    match = dealt(row, load(row.game, row.players, **row.options))
    _check_state(match, row.dealt)
    for entry in standing(row.log):
        match.take(str(entry.action), entry.seat)
        _check_state(match, entry.state)
    return match


def _check_state(match: Match, state: str) -> None:
    """Never silently another game: each state has to be the one that was there when the line was written."""
    if state and match.fingerprint != state:
        raise RulesChanged(key="error-rules-changed")


def standing(log: list[Entry]) -> list[Entry]:
    """The decisions of a log that were not taken back."""
    kept: list[Entry] = []
    for entry in log:
        if entry.action is None:
            kept.pop()
        else:
            kept.append(entry)
    return kept
