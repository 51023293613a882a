"""What has happened, decision by decision, as plain numbers; an event is read from its numbers when somebody asks."""

from __future__ import annotations

import functools
from typing import Final

from msgspec import Struct

from mastaba.engine import events
from mastaba.engine.contract import MOST_SEATS, States
from mastaba.engine.events import Event
from mastaba.game import find

Row = tuple[int, ...]
REMEMBERED: Final = 20_000  # the same things happen at many tables
ONLOOKER: Final = MOST_SEATS  # no seat: nothing secret is told to it


class Step(Struct, frozen=True, gc=False):
    """One decision: who took it, which action, the events it caused, the first one's number, and the table before."""

    seat: int
    action: int
    rows: tuple[Row, ...]
    first: int
    before: States


def event_of(game_id: str, row: Row, seat: int | None, number: int, step: int) -> Event:
    """An event of a number and a step, as a seat (from 0; None: all) knows it."""
    may_see = seat is None or row[1] >> seat & 1
    known = _read(game_id, row, None if may_see else ONLOOKER)
    return Event(number, step, known.code, known.fields)


@functools.lru_cache(REMEMBERED)
def _read(game_id: str, row: Row, seat: int | None) -> Event:
    return events.read(row, seat, find(game_id).provided.FIELDS, 0, 0)
