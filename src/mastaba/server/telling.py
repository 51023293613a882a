"""What a client is told: every message is made for one audience, from what its seats may know and nothing else."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from mastaba.engine.events import Event
from mastaba.match import Match
from mastaba.server import choosing, common, native
from mastaba.server.moment import Moment
from mastaba.text import words

SPECTATOR = 0


@dataclass(frozen=True)
class Audience:
    """Those who look at one screen: the seats they hold (none: they watch), and their language."""

    seats: tuple[int, ...]
    is_host: bool
    lang: str

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats whose views are shown; 0 stands for what everybody knows."""
        return self.seats or (SPECTATOR,)


def encode(message: dict[str, Any]) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message, enc_hook=_plain)


def _plain(value: Any) -> Any:
    if isinstance(value, np.generic):
        return value.item()
    raise NotImplementedError(type(value))


def position(moment: Moment, audience: Audience) -> dict[str, Any]:
    """How the match stands, for an audience."""
    match = moment.match
    acting = match.seats_to_act()
    deciding = [seat for seat in audience.seats if seat in acting]
    return {
        "number": len(match.steps),
        "turn": match.seat,
        "acting": acting,
        "race": moment.is_race,
        "over": match.over,
        "ending": match.ending,
        "scores": scores(moment, audience.eyes),
        "winners": match.winners() if match.over else [],
        "names": match.names,
        "views": {str(seat): view(match, seat) for seat in audience.eyes},
        "choices": {str(seat): choosing.choices(moment, seat, audience.lang) for seat in deciding},
        "prompt": {str(seat): choosing.prompt(moment, seat, audience.lang) for seat in audience.eyes},
    }


def view(match: Match, seat: int) -> dict[str, Any]:
    """The table as a seat sees it, or as those who watch do."""
    return common.view(match) if seat == SPECTATOR else match.view(seat)


def events(moment: Moment, audience: Audience, is_all: bool) -> dict[str, list[dict[str, Any]]]:
    """What has happened, all of it or by the last decision, as each seat of an audience knows it."""
    return {str(seat): _events(moment, seat, audience.lang, is_all) for seat in audience.eyes}


def _events(moment: Moment, seat: int, lang: str, is_all: bool) -> list[dict[str, Any]]:
    match, since = moment.match, 0 if is_all else moment.news
    happened = common.events(match, since) if seat == SPECTATOR else match.events(seat, since)
    last = len(match.steps)
    return [_event(match, event, lang) for event in happened if is_all or event.step == last]


def _event(match: Match, event: Event, lang: str) -> dict[str, Any]:
    text = _sentence(match.game.id, lang, event.code, tuple(event.fields.items()), tuple(match.names))
    return {"number": event.number, "step": event.step, "code": event.code, "fields": dict(event.fields), "text": text}


@functools.lru_cache(maxsize=20_000)
def _sentence(game_id: str, lang: str, code: str, fields: tuple[tuple[str, Any], ...], names: tuple[str, ...]) -> str:
    return words(game_id, lang).event(Event(0, 0, code, dict(fields)), names)


def scores(moment: Moment, eyes: Sequence[int]) -> list[int | None]:
    """Each seat's points, where all who look know them; None where they hang on a secret."""
    match = moment.match
    if match.over:
        return list(match.scores())
    seats = range(1, match.players + 1) if SPECTATOR in eyes else eyes
    known = [_known_scores(moment, seat) for seat in seats]
    return [points[0] if len(set(points)) == 1 else None for points in zip(*known, strict=True)]


def _known_scores(moment: Moment, seat: int) -> list[int | None]:
    """The points that a seat knows for certain."""
    known = moment.match.known_scores(seat, native.target_of(moment.match.game.id))
    return [points.least if points.is_known else None for points in known]
