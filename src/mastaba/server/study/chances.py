"""What a seat can know of what it does not see: exactly where the game can count it, else from tables that fit what it sees."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Any, Final

from litestar import get
from litestar.params import FromPath, FromQuery

from mastaba.engine.contract import State
from mastaba.game import Edition
from mastaba.match import Match
from mastaba.server.bots import native
from mastaba.server.http.errors import also
from mastaba.server.http.requests import HttpRequest, table_and_holder
from mastaba.server.study.shapes import Chances, KnownChance
from mastaba.text import Words, words
from mastaba.views import Question

DRAWN: Final = 400  # tables; a share is then right to within five hundredths
CERTAIN: Final = 1.0
# Up to which share a word holds
SCALE: Final = ((0.04, "rare"), (0.3, "unlikely"), (0.45, "rather-not"), (0.55, "even"), (0.7, "rather"), (0.96, "likely"))


@get("/api/tables/{table_id:str}/chances", responses=also(409))
async def chances(request: HttpRequest, table_id: FromPath[str], seat: FromQuery[int]) -> Chances:
    """What a seat can know of what it does not see, from what it knows and nothing else."""
    table, audience = await table_and_holder(request, table_id, seat)
    table.check_help()
    return await asyncio.to_thread(known, table.playable().copy(), seat, audience.lang)


def known(match: Match, seat: int, lang: str) -> Chances:
    """Every question that a game has for a seat (from 1), answered in words."""
    seen, say = match.seen(seat), words(match.game.id, lang)
    asked = [] if match.over else match.game.provided.questions(seen, seat - 1)
    shares = counted(match.edition, seen, seat - 1, asked, native.target_of(match.game.id))
    return Chances(len(match.steps), [_told(one, share, say, match.names) for one, share in zip(asked, shares, strict=True)])


def counted(
    edition: Edition, seen: State, seat: int, asked: Sequence[Question], target: str, tables: int = DRAWN
) -> list[float]:
    """How likely each is; where the game does not say, the share of so many tables that the seat could not tell from the real one."""
    hits = [0] * len(asked)
    is_open = [one.share is None for one in asked]
    for number in range(tables if any(is_open) else 0):
        table = edition.blank()
        table[0].stream = number + 1  # always the same: the answer depends on nothing but what is seen
        edition.rules(target).resample(seen, seat, table[0])
        for place, one in enumerate(asked):
            hits[place] += is_open[place] and bool(one.holds(table[0]))
    return [hit / tables if one.share is None else one.share for one, hit in zip(asked, hits, strict=True)]


def _told(one: Question, share: float, say: Words, names: Sequence[str]) -> KnownChance:
    text = say.say(f"chance-{one.key}", **{name: _word(name, value, say, names) for name, value in one.args.items()})
    is_counted = one.share is not None
    return KnownChance(text, share, "counted" if is_counted else "drawn", say.say(f"odds-{_odds(share, is_counted)}"))


def _odds(share: float, is_counted: bool) -> str:
    """How likely something is in a word; only what is counted is ever certain or impossible."""
    if is_counted and share in (0.0, CERTAIN):
        return "certain" if share else "impossible"
    return next((word for most, word in SCALE if share < most), "nearly-certain")


def _word(name: str, value: Any, say: Words, names: Sequence[str]) -> Any:
    """What a message needs, in words."""
    if name == "player":
        return names[value - 1]
    if isinstance(value, IntEnum):
        return say.thing(type(value).__name__, value.name.lower())
    if isinstance(value, Mapping):
        return ", ".join(_several(_word("", thing, say, names), count) for thing, count in value.items()) or say.say(
            "odds-none"
        )
    return value


def _several(thing: Any, count: int) -> str:
    return str(thing) if count == 1 else f"{thing} ×{count}"
