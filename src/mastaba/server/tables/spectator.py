"""What everybody at a table knows: for those who watch without a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec import structs

from mastaba.engine.events import Event
from mastaba.match import Match
from mastaba.views import View, Zone, agreed

T = TypeVar("T")


def view(match: Match) -> View:
    """The table as one sees it who sees only what every seat sees."""
    views = [match.view(seat) for seat in range(1, match.players + 1)]
    by_id = [{zone.id: zone for zone in view.zones} for view in views]
    shared = [_zone([zones[id] for zones in by_id]) for id in by_id[0] if all(id in zones for zones in by_id)]
    return structs.replace(views[0], seat=0, zones=[zone for zone in shared if zone is not None])


def _zone(versions: Sequence[Zone]) -> Zone | None:
    """A zone as far as all seats agree on it; a fact that they know differently is none."""
    first = versions[0].facts
    if any(type(zone.facts) is not type(first) for zone in versions):
        return None
    told = [structs.asdict(zone.facts) for zone in versions]
    unknown = {name: None for name, value in told[0].items() if any(facts[name] != value for facts in told)}
    return agreed([structs.replace(zone, facts=structs.replace(zone.facts, **unknown)) for zone in versions])


def events(match: Match, since: int = 0) -> list[Event]:
    """What has happened, without what one of the seats was not told."""
    told = [match.events(seat, since) for seat in range(1, match.players + 1)]
    return [_event(versions) for versions in zip(*told, strict=True)]


def _event(versions: Sequence[Event]) -> Event:
    first = versions[0]
    fields = {name: word if all(v.fields[name] == word for v in versions) else None for name, word in first.fields.items()}
    return Event(first.number, first.step, first.code, fields)


def common(match: Match, known: Callable[[int], Sequence[T]]) -> list[T | None]:
    """What every seat knows alike, item by item; none where they know different things."""
    versions = zip(*(known(seat) for seat in range(1, match.players + 1)), strict=True)
    return [items[0] if all(item == items[0] for item in items) else None for items in versions]
