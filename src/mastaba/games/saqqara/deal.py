"""An arranged deal: only who begins can be arranged, the rest of the table is always the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mastaba.deals import first_seat
from mastaba.engine.contract import State

KEYS: Final = ("first",)


def lay(state: State, deal: Mapping[str, Any]) -> None:
    """R2.3 Lays the table as a deal says."""
    state.first = first_seat(deal, int(state.players), int(state.first))
    state.seat = state.first


def read(state: State) -> dict[str, Any]:
    """The deal of a table as it was laid."""
    return {"first": int(state.first) + 1}
