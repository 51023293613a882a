"""The games there are, their rules and their words, for the page."""

from __future__ import annotations

import functools
from typing import Any

from litestar import get
from litestar.params import FromPath

from mastaba import bots
from mastaba.errors import UnknownGame
from mastaba.game import Game, Option, discover, find
from mastaba.server.asking import Asked, house_of, language
from mastaba.server.house import default_level
from mastaba.server.troubles import Unfit
from mastaba.text import sources, words
from mastaba.text.rulebook import box, rules_text


@get("/api/games", sync_to_thread=False)
def games(request: Asked) -> list[dict[str, Any]]:
    """Every game: who made it, for how many, what can be chosen."""
    lang = language(request)
    level = default_level(house_of(request).settings)
    return [card(game, level, lang) for game in discover().values()]


@get("/api/games/{game_id:str}/rules", sync_to_thread=False)
def rules(request: Asked, game_id: FromPath[str]) -> dict[str, Any]:
    """A game's rulebook, what is in its box, and each rule by its number."""
    lang = language(request)
    try:
        game = find(game_id)
    except UnknownGame as error:
        raise Unfit("bad-game", error, 404) from None
    figures = [figure._asdict() for figure in box(game, lang)]
    texts = {"markdown": game.rulebook(lang), "rules": rules_text(game, lang)}
    return {**texts, "components": game.components, "figures": figures}


@get("/api/words", sync_to_thread=False)
def all_words(request: Asked) -> dict[str, Any]:
    """The sentences of the house and of every game, as Fluent."""
    lang = language(request)
    return {"house": _source(None, lang), "games": {game_id: _source(game_id, lang) for game_id in discover()}}


@functools.cache
def _source(game_id: str | None, lang: str) -> str:
    return sources(game_id, lang).read_text(encoding="utf8")


def card(game: Game, level: str, lang: str) -> dict[str, Any]:
    """A game as the home page shows it."""
    facts = {name: getattr(game, name) for name in ("id", "title", "designer", "publisher", "year", "minutes", "version")}
    return {
        **facts,
        "seats": list(game.seats),
        "pitch": words(game.id, lang).say("pitch"),
        "levels": list(bots.LEVELS),
        "level": level,
        "options": [_option(game, option, lang) for option in game.options],
        "has_secrets": has_secrets(game.id),
    }


@functools.cache
def has_secrets(game_id: str) -> bool:
    """Whether two seats ever see different things, so that they should not share a look at one screen."""
    from mastaba.game import load

    game = discover()[game_id]
    if any(field.is_secret for fields in game.module("events").FIELDS.values() for field in fields):
        return True
    match = load(game_id).new(seed=1)
    return match.view(1)["zones"] != match.view(2)["zones"]


def _option(game: Game, option: Option, lang: str) -> dict[str, Any]:
    said, key = words(game.id, lang), f"option-{option.name.replace('_', '-')}"
    kind = "switch" if isinstance(option.default, bool) else "choice" if option.choices else "number"
    return {
        "name": option.name,
        "label": said.say(key),
        "kind": kind,
        "default": option.default,
        "choices": [{"value": choice, "label": said.say(f"{key}-{choice}")} for choice in option.choices],
        "minimum": option.minimum,
        "maximum": option.maximum,
        "rule": option.rule,
    }
