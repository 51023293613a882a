"""What has happened."""

from enum import IntEnum

from mastaba.engine.events import Field


class Event(IntEnum):
    """Codes of events."""

    TOOK = 1


FIELDS = {Event.TOOK: (Field("player", "seat"), Field("count"))}
