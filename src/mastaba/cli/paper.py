"""Records read back: told as a log, or checked line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.text import Text

from mastaba import record
from mastaba.cli import asked, telling
from mastaba.cli.screen import seat_text
from mastaba.cli.sitting import Leave, read_line
from mastaba.errors import BadRecord
from mastaba.match import Match
from mastaba.text import words

MARK = re.compile(r'\A[^\[]*^\s*mastaba\s*=|"mastaba"\s*:|^\[(play|seal)\]', re.MULTILINE)
"""What even a broken record still shows: its first key, one of its tables, or a line of JSON that names itself."""


@dataclass(frozen=True)
class Finding:
    """What became of one record: the match it tells, or the line that is wrong and why."""

    line: int
    match: Match | None = None
    reason: str = ""


def text_of(path: Path, lang: str) -> str:
    """The text of a file that is a record, whole or broken; anything else is refused."""
    text = asked.content(path, lang)
    if not MARK.search(text):
        raise asked.bad("not-a-record", lang, file=path)
    return text


def findings(text: str) -> Iterator[Finding]:
    """One finding a record; in JSON lines a wrong line does not keep the others from being checked."""
    if not text.lstrip().startswith("{"):
        yield _checked(text, 1)
        return
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield _checked(line, number)


def _checked(text: str, first_line: int) -> Finding:
    try:
        (page,) = record.read(text)
        return Finding(first_line, record.verify(replace(page, first_line=first_line)))
    except BadRecord as error:
        line = error.line if error.line >= first_line else error.line + first_line - 1
        return Finding(line, reason=error.reason)


def verified(path: Path, lang: str, console: Console) -> bool:
    """Checks every record of a file, saying for each that it holds or which line is wrong."""
    holds = True
    for finding in findings(text_of(path, lang)):
        holds = holds and finding.match is not None
        console.print(Text(_told(path, finding, lang)), soft_wrap=True)
    return holds


def _told(path: Path, finding: Finding, lang: str) -> str:
    match = finding.match
    if match is None:
        return f"{path}:{finding.line}: {finding.reason}"
    scores = ", ".join(map(str, match.scores()))
    facts = {"title": match.game.title, "players": match.players, "actions": len(match.steps), "scores": scores}
    return f"{path}:{finding.line}: {words(None, lang).say('verify-ok', **facts)}"


def replayed(path: Path, lang: str, line: int | None = None) -> Match:
    """The match of a record, in JSON lines of that on a line; what does not hold is refused with the line."""
    text = text_of(path, lang)
    try:
        return record.replay(text if line is None else _on_line(text, line, path, lang))
    except BadRecord as error:
        raise Broken(f"{path}:{line or error.line}: {error.reason}") from None


def _on_line(text: str, line: int, path: Path, lang: str) -> str:
    """One record of many."""
    lines = text.splitlines() if text.lstrip().startswith("{") else []
    if not 1 <= line <= len(lines) or not lines[line - 1].strip():
        raise asked.bad("line", lang, file=path, given=line)
    return lines[line - 1]


class Broken(Exception):
    """A record that does not hold."""


def told(match: Match, lang: str, console: Console, is_stepped: bool) -> int:
    """The game as a log, turn by turn, and how it ended; stepping can be broken off."""
    try:
        _tell(match, lang, console, is_stepped)
    except Leave:
        return 0
    except KeyboardInterrupt:
        console.print()
        return 130
    return 0


def _tell(match: Match, lang: str, console: Console, is_stepped: bool) -> None:
    say = words(None, lang).say
    head = say("replay-head", title=match.game.title, players=match.players, seed=str(match.seed))
    console.print(Text(head, style="bold"))
    for seat, events in groupby(match.events(), key=lambda event: telling.actor(match, event)):
        console.print()
        console.print(seat_text(seat, match.names[seat - 1]) if seat else Text(say("replay-start"), style="bold"))
        for event in events:
            console.print(telling.line(match, event, lang))
        if is_stepped:
            read_line(console, Text(say("replay-next"), style="dim"))
    console.print()
    console.print(telling.result(match, lang) if match.over else Text(say("replay-unfinished", count=len(match.steps))))
