"""`mastaba replay`: a record told as a log, turn by turn."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from mastaba.checks import check_writable
from mastaba.cli import console, parse, records
from mastaba.cli.console import refuse, seat_text
from mastaba.cli.options import Lang, RecordFile, help_text
from mastaba.cli.terminal import log
from mastaba.match import Match
from mastaba.text import words


def replay(
    file: RecordFile,
    lang: Lang = None,
    step: Annotated[bool, typer.Option("--step", help=help_text("step"))] = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help=help_text("replay-html"), show_default=False)
    ] = None,
    line: Annotated[int | None, typer.Option("--line", metavar="N", help=help_text("line"), show_default=False)] = None,
) -> int:
    """A record told as a log, where stepping can be broken off, or written as a page that plays it."""
    spoken, screen = parse.language(lang), console.output()
    try:
        match = records.replayed(file, line)
    except records.Broken as error:
        return refuse(str(error), 1)
    if html is not None:
        return write_page(match, html, spoken, screen)
    try:
        tell(match, spoken, screen, step)
    except console.Leave:
        return 0
    except KeyboardInterrupt:
        screen.print()
        return 130
    return 0


def write_page(match: Match, path: Path, lang: str, screen: Console) -> int:
    """The game as one HTML file that opens anywhere."""
    from mastaba.server.replays import game_file

    check_writable(path)
    path.write_text(game_file.page(match), encoding="utf8")
    screen.print(words(None, lang).say("replay-page", file=str(path), size=round(path.stat().st_size / 1000)), soft_wrap=True)
    return 0


def tell(match: Match, lang: str, screen: Console, is_stepped: bool) -> None:
    """The game as a log, turn by turn, and how it ended."""
    say = words(None, lang).say
    head = say("replay-head", title=match.game.title, players=match.players, seed=str(match.seed))
    screen.print(Text(head, style="bold"))
    for seat, events in groupby(match.events(), key=lambda event: log.actor(match, event)):
        screen.print()
        screen.print(seat_text(seat, match.names[seat - 1]) if seat else Text(say("replay-start"), style="bold"))
        for event in events:
            screen.print(log.line(match, event, lang))
        if is_stepped:
            console.read_line(screen, Text(say("replay-next"), style="dim"))
    screen.print()
    screen.print(log.result(match, lang) if match.over else Text(say("replay-unfinished", count=len(match.steps))))
