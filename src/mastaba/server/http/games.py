"""The games there are, their rules and their words, for the page."""

from __future__ import annotations

import functools

import msgspec
from litestar import get
from litestar.params import FromPath

from mastaba import bots
from mastaba.errors import UnknownGame
from mastaba.game import Game, Option, discover, find
from mastaba.server.http.answers import Figure, GameCard, OptionCard, OptionChoice, Rulebook, WordSources
from mastaba.server.http.errors import BadSetup
from mastaba.server.http.markdown import rulebook_html
from mastaba.server.http.requests import HttpRequest, language, registry_of
from mastaba.server.tables.registry import default_level
from mastaba.text import sources, words
from mastaba.text.players_edition import players_edition
from mastaba.text.rulebook import box, rules_text


@get("/api/games", sync_to_thread=False)
def games(request: HttpRequest) -> list[GameCard]:
    """Every game: who made it, for how many, what can be chosen."""
    lang = language(request)
    level = default_level(registry_of(request).settings)
    return [card(game, level, lang) for game in discover().values()]


@get("/api/games/{game_id:str}/rules", sync_to_thread=False)
def rules(request: HttpRequest, game_id: FromPath[str]) -> Rulebook:
    """A game's rulebook, each rule by its number, and what is in the box."""
    lang = language(request)
    try:
        return _rulebook(game_id, lang)
    except UnknownGame as error:
        raise BadSetup("bad-game", error, 404) from None


@functools.cache
def _rulebook(game_id: str, lang: str) -> Rulebook:
    game = find(game_id)
    figures = msgspec.convert([figure._asdict() for figure in box(game, lang)], list[Figure])
    markdown = game.rulebook(lang)
    return Rulebook(markdown, rulebook_html(players_edition(game, lang)), rules_text(game, lang), figures)


@get("/api/words", sync_to_thread=False)
def all_words(request: HttpRequest) -> WordSources:
    """The sentences of the house and of every game, as Fluent."""
    lang = language(request)
    return WordSources(_source(None, lang), {game_id: _source(game_id, lang) for game_id in discover()})


@functools.cache
def _source(game_id: str | None, lang: str) -> str:
    return sources(game_id, lang).read_text(encoding="utf8")


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
        levels=list(bots.LEVELS),
        level=level,
        options=[_option(game, option, lang) for option in game.options],
        has_secrets=has_secrets(game.id),
    )


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


HANDLERS = [games, rules, all_words]
