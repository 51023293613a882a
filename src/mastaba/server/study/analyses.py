"""Where analyses are asked for and kept: those of tables with the table, those of opened records as long as the record is open."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, Literal

from mastaba.arena.analysis.survey import Survey
from mastaba.match import Match
from mastaba.server.replays.opened_records import MOST_KEPT
from mastaba.server.replays.reports import reported
from mastaba.server.study.analyst import Analyst, Keep, Unanalysed, decoded, keep
from mastaba.server.study.shapes import Analysed
from mastaba.server.tables.registry import TableRegistry
from mastaba.server.tables.table import Table

log = logging.getLogger(__name__)
State = Literal["none", "going", "done", "failed"]
FRESH: Final = 90.0  # seconds since a worker elsewhere was last heard of, after which it is taken to have stopped


@dataclass
class Going:
    """An analysis that was asked for here, and what it has found so far."""

    survey: Survey | None
    task: asyncio.Task[None]


class Analyses:
    """All analyses of one server."""

    def __init__(self, registry: TableRegistry, analyst: Analyst) -> None:
        self._registry, self._analyst = registry, analyst
        self._going: dict[str, Going] = {}
        self._records: OrderedDict[str, Survey] = OrderedDict()

    @property
    def iterations(self) -> int:
        """What each search may spend."""
        return self._analyst.iterations

    async def close(self) -> None:
        """Stops what goes on; what was found is kept as far as it has come."""
        for going in self._going.values():
            going.task.cancel()
        await asyncio.gather(*(going.task for going in self._going.values()), return_exceptions=True)

    # A table's

    async def of_table(self, table: Table) -> tuple[State, Survey | None]:
        """How far the analysis of a finished match has come."""
        going = self._going.get(table.row.id)
        if going is not None and not going.task.done():
            return "going", going.survey
        row = await self._registry.store.analysis(table.row.id)
        if row is None or row.entries != len(table.row.log):
            return ("failed" if going else "none"), None
        survey = decoded(row)
        if survey is not None and not survey.due():
            return "done", survey
        is_elsewhere = self._registry.queue is not None and time.time() - row.at < FRESH
        return ("going" if is_elsewhere else "failed" if going else "none"), survey

    async def ask_table(self, table: Table) -> None:
        """Has a finished match analysed, unless that is done or going on: by whoever works for all servers, or here."""
        state, survey = await self.of_table(table)
        if state in ("done", "going"):
            return
        entries, store = len(table.row.log), self._registry.store
        if self._registry.queue is not None:
            await keep(store, table.row.id, entries, survey)
            await self._registry.queue.analyse(table.row.id, self.iterations)
            return
        match = table.playable()

        async def keep_it(found: Survey) -> None:
            self._going[table.row.id].survey = found
            await keep(store, table.row.id, entries, found)

        self._start(table.row.id, match.game.id, match.record(form="json"), survey, keep_it)

    # An opened record's

    def of_record(self, name: str) -> tuple[State, Survey | None]:
        """How far the analysis of an opened record has come."""
        going = self._going.get(name)
        if going is not None and not going.task.done():
            return "going", going.survey
        survey = self._records.get(name)
        return ("done" if survey and not survey.due() else "failed" if going else "none"), survey

    def ask_record(self, name: str, match: Match) -> None:
        """Has an opened record analysed here, for nothing of it reaches the store."""
        state, survey = self.of_record(name)
        if state in ("done", "going"):
            return

        async def keep_it(found: Survey) -> None:
            self._going[name].survey = self._records[name] = found
            self._records.move_to_end(name)
            while len(self._records) > MOST_KEPT:
                self._records.popitem(last=False)

        self._start(name, match.game.id, match.record(form="json"), survey, keep_it)

    def _start(self, name: str, game: str, record: str, survey: Survey | None, keep_it: Keep) -> None:
        self._going = {other: one for other, one in self._going.items() if not one.task.done()}
        self._going[name] = Going(survey, asyncio.ensure_future(self._run(name, game, record, survey, keep_it)))

    async def _run(self, name: str, game: str, record: str, survey: Survey | None, keep_it: Keep) -> None:
        try:
            await self._analyst.analyse(game, record, survey, keep_it)
        except (Unanalysed, TimeoutError, OSError):
            log.exception("the analysis of %s came to no end", name)
            raise


def told(match: Match, state: State, survey: Survey | None, iterations: int, lang: str) -> Analysed:
    """An analysis as far as it has come, in words: exactly what `mastaba analyse --json` prints, once it is done."""
    if survey is None or not survey.is_overviewed:
        return Analysed(state, survey.progress[0] if survey else 0)
    return Analysed(state, survey.progress[0], reported(survey, match, iterations, lang))
