"""What a seat sees."""

from typing import Any

from mastaba.engine.contract import State
from mastaba.views import Facts, Zone, zone


class Heap(Facts, frozen=True):
    """How many pebbles are left."""

    count: int


def view(seen: State, seat: int) -> list[Zone]:
    """The heap."""
    return [zone("heap", "heap", [], facts=Heap(int(seen.left)))]


def reasons(seen: State, action: int | None) -> dict[str, Any]:
    """How many are left."""
    return {"left": int(seen.left)}
