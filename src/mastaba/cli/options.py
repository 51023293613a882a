"""The options that several commands share, and the words of their help."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mastaba.text import locale_language, words


def help_text(key: str) -> str:
    """A help text in the language of the locale; its brackets are no markup."""
    return words(None, locale_language()).say(f"help-{key}").replace("[", r"\[")


def with_example(key: str) -> str:
    """A command's help with its example lines."""
    return f"{help_text(key)}\n\n{help_text('example')} {words(None, 'en').say(f'example-{key}')}"


GameId = Annotated[str, typer.Argument(metavar="GAME", help=help_text("game"), show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help=help_text("lang"), show_default=False)]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=help_text("set"), show_default=False)]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help=help_text("players"), show_default=False)]
Codes = Annotated[list[Path] | None, typer.Option("--code", metavar="FILE.py", help=help_text("code"), show_default=False)]
Programs = Annotated[
    list[str] | None, typer.Option("--program", metavar="NAME=COMMAND", help=help_text("program"), show_default=False)
]
Patience = Annotated[float, typer.Option("--patience", metavar="S", help=help_text("patience"))]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=help_text("file"), show_default=False)]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="N", help=help_text("first-seed"))]
Json = Annotated[bool, typer.Option("--json", help=help_text("json"))]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=help_text("data"), show_default=False)]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="MASTABA_DATABASE",
        help=help_text("database-url"),
        show_default=False,
        show_envvar=True,
    ),
]
Cores = Annotated[
    int | None, typer.Option("--cores", "--concurrency", metavar="N", help=help_text("cores"), show_default=False)
]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="auto|ADDRESS", help=help_text("cluster"), show_default=False)
]
