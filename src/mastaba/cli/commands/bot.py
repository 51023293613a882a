"""`mastaba bot`: one of our bots, asked and answering in lines of JSON."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from mastaba.cli import parse
from mastaba.cli.options import Lang, help_text


def bot(
    level: Annotated[str, typer.Option("--level", metavar="LEVEL", help=help_text("level"))] = "medium",
    lang: Lang = None,
) -> None:
    """One of our bots, asked and answering in lines of JSON."""
    from mastaba import bots
    from mastaba.bots.program_server import serve

    parse.language(lang)
    if not bots.is_known(level):
        raise bots.unknown_bot(level, bots.LEVELS)
    serve(level, sys.stdin, sys.stdout)
