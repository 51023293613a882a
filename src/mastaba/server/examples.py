"""Worked examples over HTTP: small tables that a reader of the rules steps through, played by the rules themselves."""

from __future__ import annotations

import asyncio
import functools

from litestar import Response, get
from litestar.params import FromPath
from msgspec import structs

from mastaba.errors import UnknownGame
from mastaba.game import find
from mastaba.records import examples as on_file
from mastaba.records.examples import Example
from mastaba.server.http.answers import BoxPiece
from mastaba.server.http.errors import BadSetup, also
from mastaba.server.http.games import kept
from mastaba.server.http.requests import HttpRequest, language
from mastaba.server.replays.eyes import OPEN
from mastaba.server.replays.frames import frames, head, log
from mastaba.server.replays.shapes import Replay, RuleExample, RuleExamples
from mastaba.server.tables.messages import Told
from mastaba.text import words


@get("/api/games/{game_id:str}/examples", responses=also(304, 404))
async def examples(request: HttpRequest, game_id: FromPath[str]) -> Response[RuleExamples]:
    """What the rules of a game show: the pieces of its box, and worked examples as tables to step through."""
    lang = language(request)
    try:
        return kept(request, await asyncio.to_thread(_told, find(game_id).id, lang))
    except UnknownGame as error:
        raise BadSetup("bad-game", error, 404) from None


@functools.cache
def _told(game_id: str, lang: str) -> RuleExamples:
    data, components = on_file.examples_of(game_id), find(game_id).components
    box = [
        BoxPiece(one.kind, one.face, one.facts, on_file.count_in(components, one.count), one.name, one.about)
        for one in data.box
    ]
    return RuleExamples(box, [example(game_id, one, lang) for one in data.examples])


def example(game_id: str, one: Example, lang: str) -> RuleExample:
    """One example, in which the decisions that led to it are not counted."""
    match = on_file.played(game_id, one)
    first = len(match.steps) - len(one.steps)
    about = head(match, one.eye, [one.eye], may_play_on=False)
    about.number = len(one.steps)
    about.events = [_moved(told, first) for told in log(match, one.eye, lang) if told.step > first]
    shown = frames(match, one.eye, first, len(match.steps))
    for frame in shown:
        frame.number -= first
    seat = one.seat or (shown[0].deciding if one.eye == OPEN else int(one.eye))
    title = words(game_id, lang).say(f"example-{one.id}")
    return RuleExample(one.id, one.rule, seat, title, _texts(one, about, lang), about, shown)


def _moved(told: Told, first: int) -> Told:
    return structs.replace(told, step=told.step - first)


def _texts(one: Example, about: Replay, lang: str) -> list[str]:
    """What is said at each moment: the example's own words, or what the log says of the step."""
    said = words(about.game, lang)
    texts = []
    for number in range(about.number + 1):
        key = f"example-{one.id}-{number}"
        texts.append(said.say(key) if said.has(key) else " ".join(told.text for told in about.events if told.step == number))
    return texts


HANDLERS = [examples]
