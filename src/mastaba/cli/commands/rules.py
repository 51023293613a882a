"""`mastaba rules`: the numbered rulebook of a game, or one rule of it."""

from __future__ import annotations

from typing import Annotated

import typer

from mastaba.cli import console, parse
from mastaba.cli.options import GameId, Lang, help_text


def rules(
    game: GameId,
    number: Annotated[str | None, typer.Argument(metavar="RULE", help=help_text("rule"), show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """The rulebook, or one rule of it."""
    from mastaba.cli.terminal import rulebook

    spoken = parse.language(lang)
    found = parse.game(game)
    shown = rulebook.one_rule(found, number, spoken) if number else rulebook.whole(found, spoken)
    console.output().print(shown)
