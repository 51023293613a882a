"""The numbered rulebook and the box, for reading."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from mastaba.cli import asked
from mastaba.cli.screen import CARNELIAN, GOLD, SAND
from mastaba.game import Game
from mastaba.text import words

NUMBER = r"[RQ]\d+(?:\.\d+)*[a-z]?"


class Figure(NamedTuple):
    """One figure of the box: what it counts, its value, its label (C, P or R) and a remark."""

    name: str
    value: str
    label: str
    note: str


def rules_text(game: Game, lang: str) -> dict[str, str]:
    """The text of each rule by its number."""
    pieces = re.split(rf"^[-*\s]*\*\*({NUMBER})\*\*", game.rulebook(lang), flags=re.MULTILINE)
    return {number: _first_block(text) for number, text in zip(pieces[1::2], pieces[2::2], strict=True)}


def _first_block(text: str) -> str:
    """A rule runs until the next heading."""
    return re.split(r"^#", text, maxsplit=1, flags=re.MULTILINE)[0].lstrip(" .:–—").strip()


def rule_text(game: Game, number: str, lang: str) -> str | None:
    """The text of one rule, or None where the rulebook has no such number."""
    return rules_text(game, lang).get(number.upper())


def one_rule(game: Game, number: str, lang: str) -> RenderableType:
    """One rule with its number."""
    text = rule_text(game, number, lang)
    if text is None:
        raise asked.bad("rule", lang, title=game.title, given=number, known=_near(game, number.upper(), lang))
    return Markdown(f"**{number.upper()}** {text}")


def _near(game: Game, number: str, lang: str) -> str:
    """The numbers of the same chapter, or the first and the last there are."""
    known = list(rules_text(game, lang))
    chapter = [other for other in known if other.split(".")[0] == number.split(".", maxsplit=1)[0]]
    return ", ".join(chapter) if chapter else f"{known[0]} … {known[-1]}"


def whole(game: Game, lang: str) -> RenderableType:
    """The rulebook, then the box."""
    return Group(Markdown(game.rulebook(lang)), "", box_table(game, lang))


def show(console: Console, game: Game, lang: str) -> None:
    """The rulebook, page by page where there is somebody to turn the pages."""
    if console.is_terminal and sys.stdin.isatty():
        os.environ.setdefault("LESS", "-R")  # colours, not their codes
        os.environ.setdefault("LESSCHARSET", "utf-8")
        with console.pager(styles=True):
            console.print(whole(game, lang))
    else:
        console.print(whole(game, lang))


# The box


def figures(content: Any, name: str = "", label: str = "C") -> Iterator[Figure]:
    """Every figure of the components, however deep it lies, with the label that holds for it."""
    label, note = str(content.get("label", label)), str(content.get("note", ""))
    for key, value in content.items():
        path = f"{name} · {key}" if name else key
        if key in ("label", "note", "notes"):
            continue
        if isinstance(value, dict):
            yield from figures(value, path, label)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, item in enumerate(value, 1):
                yield from figures(item, f"{path} {item.get('name', item.get('id', number))}", label)
        else:
            yield Figure(path.replace("_", " "), _shown(value), label, note)
            note = ""  # a remark is made once, at the first figure of its table


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_shown(item) for item in value)
    return str(value)


def box_table(game: Game, lang: str) -> RenderableType:
    """What is in the box, with the labels explained and the reconstructed figures marked."""
    say = words(None, lang).say
    table = Table(
        title=say("rules-box", title=game.title), title_style=f"bold {GOLD}", title_justify="left", border_style="dim"
    )
    for heading in ("figure", "value", "label"):
        table.add_column(say(f"rules-{heading}"), header_style=SAND, overflow="fold")
    for figure in figures(game.components):
        is_ours = figure.label == "R"
        mark = Text(f"R ◆ {say('rules-ours')}", style=f"bold {CARNELIAN}") if is_ours else Text(figure.label)
        value = Text(figure.value, style=CARNELIAN if is_ours else "")
        name = Text(figure.name)
        if figure.note:
            name.append(f"\n{figure.note}", style="dim")
        table.add_row(name, value, mark)
    return Group(table, Text(say("rules-labels"), style="dim"))
