"""An arranged deal."""

from collections.abc import Mapping
from typing import Any

from mastaba.deals import first_seat
from mastaba.engine.contract import State

KEYS = ("first",)


def lay(state: State, deal: Mapping[str, Any]) -> None:
    """Only who begins can be arranged."""
    state.seat = first_seat(deal, int(state.players), int(state.seat))


def read(state: State) -> dict[str, Any]:
    """Who begins."""
    return {"first": int(state.seat) + 1}
