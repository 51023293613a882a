"""The keeper walks round now and then: tables that have gone quiet are kept as they look, those long untouched are put on paper for good."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from mastaba.errors import MastabaError
from mastaba.server.archive.keeping import keep
from mastaba.server.http.errors import ApiError
from mastaba.server.tables.registry import TableRegistry
from mastaba.server.tables.table import Table

log = logging.getLogger(__name__)
ROUND: Final = 15.0  # seconds between two rounds
QUIET: Final = 20.0  # seconds without a decision after which a table is kept as it looks
HURRY: Final = 5.0  # seconds that there are when the server stops
HOURLY: Final = 3600.0
SETTLING: Final = 60.0  # seconds after the start in which whoever comes back to an old table finds it
DAY: Final = 86_400.0
REST: Final = 9  # times as long as a table took: people's moves need the time more
AT_ONCE: Final = 200  # tables that are put away in one round


class Keeper:
    """Looks after the tables of one registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._kept: dict[str, int] = {}  # how many lines of a table's log were kept
        self._task = asyncio.ensure_future(self._walk())

    async def close(self) -> None:
        """Keeps what has not been kept yet, as far as there is time."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HURRY):
                await self.keep_all(quiet=0.0)

    async def _walk(self) -> None:
        cleared = time.monotonic() - HOURLY + SETTLING
        while True:
            try:
                await self.keep_all(QUIET)
                if time.monotonic() - cleared > HOURLY:
                    cleared = time.monotonic()
                    await self.clear(time.time() - self._registry.settings.archive_days * DAY)
            except Exception:
                log.exception("the keeper stumbled and goes on")
            await asyncio.sleep(ROUND)

    # How tables look

    async def keep_all(self, quiet: float) -> None:
        """Keeps the tables that have changed and then gone quiet; one after the other, for people's moves come first."""
        tables = self._registry.loaded()
        self._kept = {table.row.id: self._kept.get(table.row.id, 0) for table in tables}
        for table in tables:
            is_quiet = time.monotonic() - table.touched >= quiet or (table.match is not None and table.match.over)
            if is_quiet and table.match is not None and len(table.row.log) > self._kept[table.row.id]:
                began = time.perf_counter()
                await self._keep(table)
                await asyncio.sleep(REST * (time.perf_counter() - began) if quiet else 0)

    async def _keep(self, table: Table) -> None:
        entries = len(table.row.log)
        if not await self._is_kept(table.row.id, entries):
            match = table.playable().copy()
            await self._registry.store.keep(table.row.id, await asyncio.to_thread(keep, match, entries))
        self._kept[table.row.id] = entries

    async def _is_kept(self, table_id: str, entries: int) -> bool:
        kept = await self._registry.store.kept(table_id)
        return kept is not None and kept.entries >= entries

    # Tables that nobody comes back to

    async def clear(self, before: float) -> None:
        """Puts tables that nobody has touched since a moment on paper, and removes them; whatever cannot be put on paper stays."""
        if self._registry.settings.archive_days <= 0:
            return
        in_use = {table.row.id for table in self._registry.loaded()}
        for table_id in await self._registry.store.untouched(before, AT_ONCE):
            if table_id in in_use:
                continue
            try:
                await self._clear(table_id)
            except (ApiError, MastabaError):
                log.warning("table %s cannot be put on paper, so it stays", table_id)

    async def _clear(self, table_id: str) -> None:
        table = await self._registry.table(table_id)
        if table.broadcast.subscribers:
            return
        if table.match is not None:
            await self._registry.store.keep(table_id, await asyncio.to_thread(keep, table.match.copy(), len(table.row.log)))
        elif table.kept is None:
            return  # closed, and nothing is known of how it looked
        self._registry.forget(table_id)
        await self._registry.store.remove(table_id)
