"""What everybody at a table knows: for those who watch without a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mastaba.engine.events import Event
from mastaba.match import Match
from mastaba.views import Piece, Zone


def view(match: Match) -> dict[str, Any]:
    """The table as one sees it who sees only what every seat sees."""
    views = [match.view(seat) for seat in range(1, match.players + 1)]
    facts = {
        key: value for key, value in views[0].items() if key != "zones" and all(key in v and v[key] == value for v in views)
    }
    by_id = [{zone["id"]: zone for zone in view["zones"]} for view in views]
    shared = [[zones[id] for zones in by_id] for id in by_id[0] if all(id in zones for zones in by_id)]
    return {**facts, "seat": 0, "zones": [_zone(versions) for versions in shared]}


def _zone(versions: Sequence[Zone]) -> Zone:
    """A zone with nothing in it that one of the seats does not see."""
    facts = {key: value for key, value in versions[0]["facts"].items() if all(v["facts"].get(key) == value for v in versions)}
    plain = {key: versions[0][key] for key in ("id", "layout", "owner")}
    return {**plain, "pieces": _pieces(plain["id"], [version["pieces"] for version in versions]), "facts": facts}


def _pieces(zone: str, versions: Sequence[list[Piece]]) -> list[Piece]:
    """The pieces as the seat sees them that knows least of them; none where the seats do not even agree how many there are."""
    if len({len(pieces) for pieces in versions}) > 1:
        return []
    return [_piece(f"{zone}.unseen.{place}", pieces) for place, pieces in enumerate(zip(*versions, strict=True))]


def _piece(unseen: str, versions: Sequence[Piece]) -> Piece:
    """One piece; where the seats do not agree which it is, a name of its own: theirs might be another's too, or tell its face."""
    least = min(versions, key=lambda piece: (piece["face"] is not None, len(piece)))
    agreed = {key: value for key, value in least.items() if all(v.get(key) == value for v in versions)}
    return {"id": unseen, "kind": least["kind"], **agreed, "face": agreed.get("face")}


def events(match: Match, since: int = 0) -> list[Event]:
    """What has happened, without what one of the seats was not told."""
    told = [match.events(seat, since) for seat in range(1, match.players + 1)]
    return [_event(versions) for versions in zip(*told, strict=True)]


def _event(versions: Sequence[Event]) -> Event:
    first = versions[0]
    fields = {name: word if all(v.fields[name] == word for v in versions) else None for name, word in first.fields.items()}
    return Event(first.number, first.step, first.code, fields)
