"""`mastaba verify`: records recomputed, one line said for each."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from mastaba.cli import console, parse
from mastaba.cli.console import refuse
from mastaba.cli.options import Lang, help_text
from mastaba.cli.records import Finding, findings, text_of
from mastaba.text import words


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=help_text("files"), show_default=False)],
    lang: Lang = None,
) -> int:
    """Records checked, line by line."""
    spoken, screen = parse.language(lang), console.output()
    codes = [0]
    for file in files:
        try:
            codes.append(0 if is_whole(file, spoken, screen) else 1)
        except parse.BadInput as error:
            codes.append(refuse(error.sentence(spoken)))
    return max(codes)


def is_whole(path: Path, lang: str, screen: Console) -> bool:
    """Checks every record of a file, saying for each that it holds or which line is wrong."""
    holds = True
    for finding in findings(text_of(path)):
        holds = holds and finding.match is not None
        screen.print(Text(_line(path, finding, lang)), soft_wrap=True)
    return holds


def _line(path: Path, finding: Finding, lang: str) -> str:
    match = finding.match
    if match is None:
        return f"{path}:{finding.line}: {finding.reason}"
    scores = ", ".join(map(str, match.scores()))
    facts = {"title": match.game.title, "players": match.players, "actions": len(match.steps), "scores": scores}
    return f"{path}:{finding.line}: {words(None, lang).say('verify-ok', **facts)}"
