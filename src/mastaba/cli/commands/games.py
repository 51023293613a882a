"""`mastaba games`: what games there are, who made them, and what can be chosen."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mastaba.cli import console, parse
from mastaba.cli.console import GOLD, SAND, TURQUOISE
from mastaba.cli.options import Json, Lang
from mastaba.game import Game, Option, discover
from mastaba.text import words


def games(lang: Lang = None, json: Json = False) -> None:
    """The games there are."""
    spoken = parse.language(lang)
    if json:
        console.print_json(as_json(spoken))
    else:
        console.output().print(listed(spoken))


def pitch(game: Game, lang: str) -> str:
    """The game in one line."""
    return words(game.id, lang).say("pitch")


def seats_and_minutes(game: Game, lang: str) -> str:
    """For how many, and how long."""
    low, high = game.seats[0], game.seats[-1]
    seats = str(low) if low == high else f"{low}–{high}"
    return words(None, lang).say("games-seats", seats=seats, minutes=game.minutes)


def listed(lang: str) -> RenderableType:
    """All games, one below the other."""
    return Group(*(Padding(_game(game, lang), (0, 0, 1, 0)) for game in discover().values()))


def _game(game: Game, lang: str) -> RenderableType:
    head = Text.assemble(
        (game.id, f"bold {GOLD}"), "  ", (game.title, "bold"), (f"  {seats_and_minutes(game, lang)}", TURQUOISE)
    )
    credit = Text(f"{game.designer}, {game.publisher} {game.year}", style="dim")
    parts: list[RenderableType] = [credit, Text(pitch(game, lang))]
    if game.options:
        parts.append(_options(game, lang))
    return Group(head, Padding(Group(*parts), (0, 0, 0, 2)))


def _options(game: Game, lang: str) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style=SAND, no_wrap=True)
    table.add_column(ratio=1)
    for option in game.options:
        rule = f" ({option.rule})" if option.rule else ""
        line = Text(f"{option_name(game, option, lang)}{rule}")
        table.add_row(option.name, line.append(f"\n{_values(option)}", style="dim"))
    return table


def option_name(game: Game, option: Option, lang: str) -> str:
    """What an option is about, in words."""
    key = f"option-{option.name.replace('_', '-')}"
    speaker = words(game.id, lang)
    return speaker.say(key) if speaker.has(key) else option.name


def _values(option: Option) -> str:
    """What can be set, the default marked."""
    if isinstance(option.default, bool):
        choices = ["false", "true"]
    elif option.choices:
        choices = list(option.choices)
    else:
        return f"{option.minimum} … {option.maximum}  [{option.default}]"
    default = str(option.default).lower()
    return " | ".join(f"[{choice}]" if choice == default else choice for choice in choices)


def as_json(lang: str) -> dict[str, Any]:
    """All games for programs."""
    return {"games": [_card(game, lang) for game in discover().values()]}


def _card(game: Game, lang: str) -> dict[str, Any]:
    names = ("id", "title", "designer", "publisher", "year", "minutes", "version")
    facts = {name: getattr(game, name) for name in names}
    options = [_option_card(game, option, lang) for option in game.options]
    endings = list(game.endings)
    return facts | {"seats": list(game.seats), "pitch": pitch(game, lang), "endings": endings, "options": options}


def _option_card(game: Game, option: Option, lang: str) -> dict[str, Any]:
    card: dict[str, Any] = {"name": option.name, "default": option.default, "rule": option.rule}
    card["text"] = option_name(game, option, lang)
    if isinstance(option.default, bool):
        return card | {"choices": [False, True]}
    bounds = {"minimum": option.minimum, "maximum": option.maximum}
    return card | ({"choices": list(option.choices)} if option.choices else bounds)
