"""What has happened."""

from enum import IntEnum
from typing import Any

from mastaba.engine.events import Event as Told
from mastaba.engine.events import Field


class Event(IntEnum):
    """Codes of events."""

    TOOK = 1


FIELDS = {Event.TOOK: (Field("player", "seat"), Field("count"))}
REVEALS: frozenset[int] = frozenset()


def chances(events: list[Told]) -> list[tuple[str, Any]]:
    """No chance."""
    return []
