"""How a table looks, kept: as each seat and those who watch see it, in both languages, and its record once it is over.

A log is enough as long as the rules are what they were. When they have changed so that it no longer replays to the same states, this is
what can still be looked at.
"""

from __future__ import annotations

import base64
import zlib
from typing import Any, Final

import msgspec
from msgspec import structs

from mastaba.match import Match
from mastaba.records import record as paper
from mastaba.server.storage.store import Kept
from mastaba.server.tables import rendering
from mastaba.server.tables.messages import plain
from mastaba.server.tables.rendering import SPECTATOR, Audience
from mastaba.text import LANGUAGES

BY_SEAT: Final = ("views", "scores", "tally", "events")  # told to each seat by itself
UNPLAYABLE: Final[dict[str, Any]] = {
    "deciding": 0,
    "acting": [],
    "race": False,
    "choices": {},
    "forced": {},
    "undo": {},
    "prompt": {},
}


def keep(match: Match, entries: int) -> Kept:
    """A table as it stands, made from a copy that nobody plays on."""
    looks = {lang: {str(seat): _look(match, seat, lang) for seat in range(match.players + 1)} for lang in LANGUAGES}
    sheet = match.record() if match.over else paper.unfinished(match)
    return Kept(match.game.id, entries, match.over, sheet, _packed(looks))


def _look(match: Match, seat: int, lang: str) -> dict[str, Any]:
    audience = Audience((seat,) if seat != SPECTATOR else (), False, lang)
    position = structs.asdict(rendering.position(match, audience))
    return {**position, **UNPLAYABLE, "events": rendering.events(match, audience), "commitment": match.commitment}


def _packed(looks: dict[str, Any]) -> str:
    return base64.b85encode(zlib.compress(msgspec.json.encode(looks, enc_hook=plain), 6)).decode()


def look(kept: Kept, audience: Audience, reason: str) -> dict[str, Any]:
    """What an audience may know of a table that can only be looked at: the fields of a snapshot, and why in place of a question."""
    looks = msgspec.json.decode(zlib.decompress(base64.b85decode(kept.looks)))[audience.lang]
    seen = [looks[str(seat)] for seat in audience.eyes]
    together = {name: {key: value for one in seen for key, value in one[name].items()} for name in BY_SEAT}
    return {**seen[0], **together, "prompt": audience.each(lambda _: reason)}
