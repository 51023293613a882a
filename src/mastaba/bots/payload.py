"""What a bot from outside is given: what its seat sees, the legal actions and the events, as plain data and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mastaba.consequences import Foresight
from mastaba.engine.contract import State
from mastaba.engine.events import Event
from mastaba.game import Edition


def view_of(edition: Edition, seen: State) -> dict[str, Any]:
    """The table as the deciding seat sees it: zones of pieces, as on the page."""
    seat = int(seen.seat)
    about = {"game": edition.game.id, "players": edition.players, "options": dict(edition.options), "seat": seat + 1}
    return {**about, "zones": msgspec.to_builtins(edition.game.provided.view(seen, seat))}


def texts_of(edition: Edition, legal: Sequence[int]) -> list[str]:
    """The texts of the legal actions."""
    return [edition.game.actions[action] for action in legal]


def event_fields(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Events as plain data; what the seat may not know is None."""
    return [{"step": event.step, "code": event.code, **event.fields} for event in events]


def consequences_of(foresight: Foresight, action: str | int) -> dict[str, Any]:
    """What is certain to follow from one of the legal actions, as plain data: see docs/bots.md."""
    number = action if isinstance(action, int) else foresight.game.numbers[action]
    found: dict[str, Any] = msgspec.to_builtins(foresight.of(number))
    return found
