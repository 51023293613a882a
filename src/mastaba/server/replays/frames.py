"""A match moment by moment: each frame tells what has changed since the one before, so that a whole game is a small answer."""

from __future__ import annotations

from typing import Any, Final

from mastaba.match import Match
from mastaba.server.replays import eyes
from mastaba.server.replays.shapes import Frame, Replay
from mastaba.server.tables import rendering
from mastaba.server.tables.messages import Told
from mastaba.server.tables.rendering import Audience
from mastaba.views import PointsLine, View

MOST: Final = 60  # frames an answer


def about(match: Match, eye: str, offered: list[str], lang: str, may_play_on: bool) -> Replay:
    """A match as a whole, and what has happened in it as some eyes know it."""
    told = head(match, eye, offered, may_play_on)
    told.events = log(match, eye, lang)
    return told


def head(match: Match, eye: str, offered: list[str], may_play_on: bool) -> Replay:
    """A match as a whole, without what has happened in it."""
    ended: dict[str, Any] = {"ending": match.ending, "winners": match.winners(), "tally": _tally(match)} if match.over else {}
    return Replay(
        game=match.game.id,
        players=match.players,
        options=dict(match.edition.options),
        names=match.names,
        eyes=offered,
        eye=eye,
        number=len(match.steps),
        over=match.over,
        may_play_on=may_play_on,
        **ended,
    )


def _tally(match: Match) -> list[list[PointsLine]]:
    return [lines or [] for lines in rendering.tally(match, 1)]


def log(match: Match, eye: str, lang: str) -> list[Told]:
    """What has happened; whoever looks back is told of everybody by name."""
    nobody = Audience((), False, lang)
    return [
        Told(
            event.number, event.step, rendering.actor(match, event.step), event.code, event.fields,
            rendering.sentence(match, event, nobody),
        )
        for event in eyes.events(match, eye)
    ]  # fmt: skip


def frames(match: Match, eye: str, first: int, last: int) -> list[Frame]:
    """The moments after `first` to `last` decisions, as some eyes saw them then."""
    told: list[Frame] = []
    before: tuple[View, Any] | None = None
    for number in range(first, last + 1):
        moment = match.at(number)
        now = (eyes.view(moment, eye), eyes.scores(moment, eye))
        told.append(_frame(moment, now, before))
        before = now
    return told


def _frame(moment: Match, now: tuple[View, Any], before: tuple[View, Any] | None) -> Frame:
    view, scores = now
    old = {zone.id: zone for zone in before[0].zones} if before else {}
    is_whole = [zone.id for zone in view.zones] != list(old)
    return Frame(
        number=len(moment.steps),
        actor=rendering.actor(moment, len(moment.steps)),
        deciding=moment.seat,
        acting=moment.seats_to_act(),
        race=moment.is_race,
        zones=[zone for zone in view.zones if is_whole or zone != old[zone.id]],
        is_whole=is_whole,
        scores=None if before and before[1] == scores else scores,
    )
