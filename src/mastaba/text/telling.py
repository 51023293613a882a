"""Events in words, each worked out once: the same things happen at many tables, and most of them are told to everybody alike."""

from __future__ import annotations

import functools
from collections.abc import Callable
from itertools import compress, count
from operator import itemgetter
from typing import Final

from mastaba.engine.events import FIRST_FIELD, Word
from mastaba.game import find
from mastaba.records.steps import ONLOOKER, Row, event_of
from mastaba.text import words

REMEMBERED: Final = 20_000  # events; players' names stand in some, so there is an end to it
Told = tuple[str, dict[str, Word], str]  # an event's name, its fields, and its sentence


def told(game_id: str, row: Row, index: int, lang: str, names: tuple[str, ...], reader: int) -> Told:
    """An event as a seat (from 0) knows it, and in words as they are said to a reader (a seat, from 1; 0: nobody's)."""
    is_named = reader - 1 in _seats_in(game_id)[row[0]](row)
    return _told(game_id, row, row[1] >> index & 1, lang, names, reader if is_named else 0)


@functools.lru_cache(REMEMBERED)
def _told(game_id: str, row: Row, may_see: int, lang: str, names: tuple[str, ...], reader: int) -> Told:
    """The same for all who may see as much of it and are named in it or not."""
    event = event_of(game_id, row, None if may_see else ONLOOKER, 0, 0)
    return event.code, event.fields, words(game_id, lang).event(event, names, reader)


@functools.cache
def _seats_in(game_id: str) -> dict[int, Callable[[Row], tuple[int, ...]]]:
    """The seats that a row names, by the event's code."""
    return {
        int(code): _reader([field.kind == "seat" for field in some]) for code, some in find(game_id).provided.FIELDS.items()
    }


def _reader(are_seats: list[bool]) -> Callable[[Row], tuple[int, ...]]:
    """Reads the fields of a row that are seats: a slice of nothing beside them, so that there are always several to get."""
    return itemgetter(*compress(count(FIRST_FIELD), are_seats), slice(0), slice(0))
