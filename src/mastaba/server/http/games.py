"""The games there are, their rules and their words, for the page."""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any, Final, TypeVar

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from mastaba import bots
from mastaba.errors import UnknownGame
from mastaba.game import Game, Option, discover, find
from mastaba.records.lessons import lesson_of
from mastaba.server.http import static
from mastaba.server.http.answers import Figure, GameCard, OptionCard, OptionChoice, Rulebook, Version, WordSource
from mastaba.server.http.errors import BadSetup, also
from mastaba.server.http.markdown import rulebook_html
from mastaba.server.http.requests import HttpRequest, language, registry_of
from mastaba.server.tables.messages import encode
from mastaba.server.tables.registry import default_level
from mastaba.text import sources, words
from mastaba.text.players_edition import players_edition
from mastaba.text.rulebook import box, rules_text

T = TypeVar("T", bound=msgspec.Struct | Sequence[Any])
# What the page says with the words of the house; the rest of that file is for the command line and the server.
SAID_BY_PAGE: Final = re.compile(r"^(?:play-sealed|result-|rules-)[\w-]* =.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*", re.MULTILINE)


@get("/api/games", sync_to_thread=False, responses=also(304))
def games(request: HttpRequest) -> Response[list[GameCard]]:
    """Every game: who made it, for how many, what can be chosen."""
    lang = language(request)
    level = default_level(registry_of(request).settings)
    return kept(request, [card(game, level, lang) for game in discover().values()])


@get("/api/games/{game_id:str}/rules", sync_to_thread=False, responses=also(304, 404))
def rules(request: HttpRequest, game_id: FromPath[str]) -> Response[Rulebook]:
    """A game's rulebook, each rule by its number, and what is in the box."""
    lang = language(request)
    try:
        return kept(request, _rulebook(game_id, lang))
    except UnknownGame as error:
        raise BadSetup("bad-game", error, 404) from None


@functools.cache
def _rulebook(game_id: str, lang: str) -> Rulebook:
    game = find(game_id)
    figures = msgspec.convert([figure._asdict() for figure in box(game, lang)], list[Figure])
    markdown = game.rulebook(lang)
    return Rulebook(markdown, rulebook_html(players_edition(game, lang)), rules_text(game, lang), figures)


@get("/api/words", sync_to_thread=False, responses=also(304))
def house_words(request: HttpRequest) -> Response[WordSource]:
    """The sentences of the house that the page says, as Fluent."""
    return kept(request, WordSource(house(language(request))))


@get("/api/games/{game_id:str}/words", sync_to_thread=False, responses=also(304, 404))
def game_words(request: HttpRequest, game_id: FromPath[str]) -> Response[WordSource]:
    """The sentences of a game, as Fluent."""
    lang = language(request)
    try:
        return kept(request, WordSource(source(find(game_id).id, lang)))
    except UnknownGame as error:
        raise BadSetup("bad-game", error, 404) from None


@get("/api/version", sync_to_thread=False)
def running(request: HttpRequest) -> Version:
    """Which Mastaba answers: a page of another build loads itself anew."""
    language(request)
    return Version(version("mastaba"), static.build())


@functools.cache
def source(game_id: str, lang: str) -> str:
    """All sentences of a game, as Fluent."""
    return sources(game_id, lang).read_text(encoding="utf8")


@functools.cache
def house(lang: str) -> str:
    """The sentences of the house that the page says, as Fluent."""
    return "".join(SAID_BY_PAGE.findall(sources(None, lang).read_text(encoding="utf8")))


def kept(request: HttpRequest, answer: T) -> Response[T]:
    """An answer that a browser keeps and asks for again; where it has it already, only that word."""
    etag = f'"{hashlib.sha256(encode(answer)).hexdigest()[:20]}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache", "Vary": "Accept-Language, Accept-Encoding"}
    if etag in request.headers.get("if-none-match", ""):
        nothing: Response[Any] = Response(None, status_code=304, headers=headers)
        return nothing
    return Response(answer, headers=headers)


def card(game: Game, level: str, lang: str) -> GameCard:
    """A game as the home page shows it."""
    return GameCard(
        id=game.id,
        title=game.title,
        designer=game.designer,
        publisher=game.publisher,
        year=game.year,
        minutes=game.minutes,
        version=game.version,
        seats=list(game.seats),
        pitch=words(game.id, lang).say("pitch"),
        how_you_win=_said(game.id, lang, "how-you-win"),
        levels=(levels := bots.levels_in(game)),
        level_about={name: _said(game.id, lang, f"level-{name}-about") for name in levels},
        level=level,
        options=[_option(game, option, lang) for option in game.options],
        has_secrets=has_secrets(game.id),
        has_lesson=lesson_of(game.id) is not None,
    )


def _said(game_id: str, lang: str, key: str) -> str:
    """A sentence that a game dropped in from elsewhere may do without."""
    said = words(game_id, lang)
    return said.say(key) if said.has(key) else ""


@functools.cache
def has_secrets(game_id: str) -> bool:
    """Whether two seats ever see different things, so that they should not share a look at one screen."""
    from mastaba.game import load

    game = discover()[game_id]
    if any(field.is_secret for fields in game.provided.FIELDS.values() for field in fields):
        return True
    match = load(game_id).new(seed=1)
    return match.view(1).zones != match.view(2).zones


def _option(game: Game, option: Option, lang: str) -> OptionCard:
    said, key = words(game.id, lang), f"option-{option.name.replace('_', '-')}"
    choices = [OptionChoice(choice, said.say(f"{key}-{choice}")) for choice in option.choices]
    return OptionCard(
        name=option.name,
        label=said.say(key),
        kind="switch" if isinstance(option.default, bool) else "choice" if choices else "number",
        default=option.default,
        choices=choices,
        minimum=option.minimum,
        maximum=option.maximum,
        rule=option.rule,
    )


HANDLERS = [games, rules, house_words, game_words, running]
