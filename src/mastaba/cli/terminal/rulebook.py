"""The numbered rulebook and the box, for reading."""

from __future__ import annotations

import os
import sys

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from mastaba.cli import parse
from mastaba.cli.console import CARNELIAN, GOLD, SAND
from mastaba.game import Game
from mastaba.text import words
from mastaba.text.rulebook import box, remarked, rule_text, rules_text
from mastaba.text.typography import typeset


def one_rule(game: Game, number: str, lang: str) -> RenderableType:
    """One rule with its number."""
    text = rule_text(game, number, lang)
    if text is None:
        raise parse.bad("rule", title=game.title, given=number, known=_near(game, number.upper(), lang))
    return Markdown(f"**{number.upper()}** {text}")


def _near(game: Game, number: str, lang: str) -> str:
    """The numbers of the same chapter, or the first and the last there are."""
    known = list(rules_text(game, lang))
    chapter = [other for other in known if other.split(".")[0] == number.split(".", maxsplit=1)[0]]
    return ", ".join(chapter) if chapter else f"{known[0]} … {known[-1]}"


def whole(game: Game, lang: str) -> RenderableType:
    """The rulebook, then the box."""
    return Group(Markdown(typeset(remarked(game.rulebook(lang), lang), lang)), "", box_table(game, lang))


def show(console: Console, game: Game, lang: str) -> None:
    """The rulebook, page by page where there is somebody to turn the pages."""
    if console.is_terminal and sys.stdin.isatty():
        os.environ.setdefault("LESS", "-R")  # colours, not their codes
        os.environ.setdefault("LESSCHARSET", "utf-8")
        with console.pager(styles=True):
            console.print(whole(game, lang))
    else:
        console.print(whole(game, lang))


def box_table(game: Game, lang: str) -> RenderableType:
    """What is in the box, with the labels explained and the reconstructed figures marked."""
    say = words(None, lang).say
    table = Table(
        title=say("rules-box", title=game.title), title_style=f"bold {GOLD}", title_justify="left", border_style="dim"
    )
    for heading in ("figure", "value", "label"):
        table.add_column(say(f"rules-{heading}"), header_style=SAND, overflow="fold")
    for figure in box(game, lang):
        is_ours = figure.label == "R"
        mark = Text(f"R ◆ {say('rules-ours')}", style=f"bold {CARNELIAN}") if is_ours else Text(figure.label)
        value = Text(figure.value, style=CARNELIAN if is_ours else "")
        name = Text(figure.name)
        if figure.note:
            name.append(f"\n{figure.note}", style="dim")
        table.add_row(name, value, mark)
    return Group(table, Text(say("rules-labels"), style="dim"))
