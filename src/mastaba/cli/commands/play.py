"""`mastaba play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mastaba.cli import parse
from mastaba.cli.options import Codes, Lang, Patience, Players, Programs, Settings, help_text


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_text("play-game"), show_default=False)] = None,
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="LEVEL", help=help_text("bots"), show_default="medium")] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="me,bot,...", help=help_text("seats"), show_default=False)
    ] = None,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help=help_text("seed"), show_default=False)] = None,
    settings: Settings = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help=help_text("record"), show_default=False)
    ] = None,
    codes: Codes = None,
    programs: Programs = None,
    patience: Patience = 30.0,
) -> int:
    """A game in the terminal."""
    from mastaba.bots import DEFAULT_LEVEL
    from mastaba.cli.guest_bots import invited
    from mastaba.cli.terminal import start

    spoken = parse.language(lang)
    guests = invited(codes or [], programs or [], patience)
    return start.play(start.Request(game, players, seats, bots or DEFAULT_LEVEL, seed, settings or [], record, spoken, guests))
