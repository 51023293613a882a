"""What a seat sees."""

from typing import Any

from mastaba.engine.contract import State
from mastaba.views import zone


def view(seen: State, seat: int) -> dict[str, Any]:
    """The heap."""
    return {"zones": [zone("heap", "heap", [], count=int(seen.left))]}


def reasons(seen: State, action: int | None) -> dict[str, Any]:
    """How many are left, and how many an action would take."""
    return {"left": int(seen.left), "count": 0 if action is None else action + 1}
