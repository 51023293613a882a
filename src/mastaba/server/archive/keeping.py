"""How a table looks, kept: as each seat and those who watch see it, and its record once it is over.

A log is enough as long as the rules are what they were. When they have changed so that it no longer replays to the same states, this is
what can still be looked at. Sentences are kept in English and said anew in the reader's language, as long as there is such a sentence.
"""

from __future__ import annotations

import base64
import lzma
from typing import Any, Final

import msgspec
from msgspec import structs

from mastaba.match import Match
from mastaba.records import record as paper
from mastaba.server.storage.rows import Kept
from mastaba.server.tables import rendering
from mastaba.server.tables.messages import Position, plain
from mastaba.server.tables.rendering import SPECTATOR, Audience

BY_SEAT: Final = ("views", "scores", "tally", "events")  # told to each seat by itself
LANGUAGE: Final = "en"
QUICK: Final = 1  # of the ways to pack: what seats see is much the same, and any of them finds that


def keep(match: Match, entries: int) -> Kept:
    """A table as it stands, made from a copy that nobody plays on."""
    looks = {str(seat): _look(match, seat) for seat in range(match.players + 1)}
    sheet = match.record() if match.over else paper.unfinished(match)
    packed = lzma.compress(msgspec.json.encode(looks, enc_hook=plain), preset=QUICK)
    return Kept(match.game.id, entries, match.over, sheet, base64.b85encode(packed).decode())


def _look(match: Match, seat: int) -> dict[str, Any]:
    """All that a seat may know, but for what it might do: that is over."""
    audience = Audience((seat,) if seat != SPECTATOR else (), False, LANGUAGE)
    position = Position(
        number=len(match.steps),
        names=match.names,
        views=audience.each(lambda one: rendering.view(match, one)),
        scores=audience.each(lambda one: rendering.scores(match, one)),
        **(rendering.ended(match, audience) if match.over else {}),
    )
    return structs.asdict(position) | {"events": rendering.events(match, audience), "commitment": match.commitment}


def look(kept: Kept, audience: Audience, reason: str) -> dict[str, Any]:
    """What an audience may know of a table that can only be looked at: the fields of a snapshot, and why in place of a question."""
    looks = msgspec.json.decode(lzma.decompress(base64.b85decode(kept.looks)))
    seen = [looks[str(seat)] for seat in audience.eyes]
    together = {name: {key: value for one in seen for key, value in one[name].items()} for name in BY_SEAT}
    for events in together["events"].values():
        for event in events:
            event["text"] = _said(kept.game, event, seen[0]["names"], audience)
    return {**seen[0], **together, "prompt": audience.each(lambda _: reason)}


def _said(game: str, event: dict[str, Any], names: list[str], audience: Audience) -> str:
    """An event in the reader's words; where the game has no such sentence any more, as it was said then."""
    try:
        return rendering.said(game, audience.lang, event["code"], tuple(event["fields"].items()), tuple(names), audience.reader)
    except (LookupError, StopIteration, RuntimeError, ValueError):
        return str(event["text"])
