"""`mastaba doctor`: what is wrong with this installation, in sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from mastaba.cli import console, parse
from mastaba.cli.options import Lang, help_text
from mastaba.text import words

MARKS: Final = {"well": ("✓", console.TURQUOISE), "note": ("!", console.GOLD), "wrong": ("✗", console.CARNELIAN)}


def doctor(
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=help_text("data"), show_default=False)] = None,
    lang: Lang = None,
) -> int:
    """What is wrong with this installation."""
    from mastaba.server.operations.doctor import examined
    from mastaba.server.storage.sqlite import default_folder

    said, screen = words(None, parse.language(lang)), console.output()
    levels = []
    for finding in examined(data or default_folder()):
        mark, colour = MARKS[finding.level]
        facts = {"reason": finding.error.sentence(said.lang)} if finding.error else finding.facts
        screen.print(Text.assemble((mark, colour), " ", said.say(finding.key, **facts)), soft_wrap=True)
        levels.append(finding.level)
    screen.print(said.say("doctor-ill" if "wrong" in levels else "doctor-fit", count=levels.count("wrong")))
    return int("wrong" in levels)
