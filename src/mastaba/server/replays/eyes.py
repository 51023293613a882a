"""Through whose eyes a match is looked back at: a seat's, everybody's at once, or only what all of them know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from mastaba.engine.events import Event
from mastaba.match import Match
from mastaba.scores import Points
from mastaba.server.http.errors import ApiError
from mastaba.server.tables import rendering, spectator
from mastaba.server.tables.rendering import SPECTATOR, Audience
from mastaba.views import View, Zone

OPEN: Final = "open"


def own(audience: Audience) -> list[str]:
    """The eyes of those who look at one screen, which are all there are while a match runs."""
    return [str(seat) for seat in audience.eyes]


def every(match: Match) -> list[str]:
    """All eyes there are, for matches that hide nothing any more."""
    return [OPEN, *(str(seat) for seat in range(1, match.players + 1)), str(SPECTATOR)]


def chosen(match: Match, known: Sequence[str], eye: str) -> str:
    """The eyes asked for, none being the first of those that are known; others than one's own have to wait for the end."""
    if eye and eye not in known:
        raise ApiError(403, "eyes-closed") if eye in every(match) else ApiError(404, "no-such-eyes")
    return eye or known[0]


def view(match: Match, eye: str) -> View:
    """The table as some eyes see it."""
    return _open_view(match) if eye == OPEN else rendering.view(match, int(eye))


def scores(match: Match, eye: str) -> list[Points | None]:
    """Each seat's points, as far as some eyes know them."""
    if eye == OPEN:
        return [Points(score, score) for score in match.scores()]
    return rendering.scores(match, int(eye))


def events(match: Match, eye: str) -> list[Event]:
    """What has happened, as some eyes know it."""
    if eye == OPEN:
        return match.events()
    return spectator.events(match) if int(eye) == SPECTATOR else match.events(int(eye))


def _open_view(match: Match) -> View:
    """All hands laid open: of each place what the seat knows that knows most of it."""
    views = [match.view(seat) for seat in range(1, match.players + 1)]
    by_id = [{zone.id: zone for zone in view.zones} for view in views]
    zones = [_united([zones[zone.id] for zones in by_id if zone.id in zones]) for zone in views[0].zones]
    return structs.replace(views[0], seat=SPECTATOR, zones=zones)


def _united(versions: Sequence[Zone]) -> Zone:
    best = max(versions, key=_known)
    if best.layout not in ("row", "grid") or len({len(zone.pieces) for zone in versions}) > 1:
        return best
    # Where places have an order, each piece is as whoever knows it sees it: cards laid face down by different seats.
    rows = zip(*(zone.pieces for zone in versions), strict=True)
    pieces = [next((piece for piece in row if piece.face is not None), row[0]) for row in rows]
    return structs.replace(best, pieces=pieces) if len({piece.id for piece in pieces}) == len(pieces) else best


def _known(zone: Zone) -> tuple[int, int]:
    """How much a version of a zone tells: faces, then facts."""
    facts = structs.asdict(zone.facts).values()
    return sum(piece.face is not None for piece in zone.pieces), sum(fact is not None for fact in facts)
