"""Records read back: which file holds one, the match it tells, and what is wrong with it; for replay, verify and analyse."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from mastaba.cli import parse
from mastaba.errors import BadRecord
from mastaba.match import Match
from mastaba.records import record

MARK = re.compile(r'\A[^\[]*^\s*mastaba\s*=|"mastaba"\s*:|^\[(play|seal)\]', re.MULTILINE)
"""What even a broken record still shows: its first key, one of its tables, or a line of JSON that names itself."""


@dataclass(frozen=True)
class Finding:
    """What became of one record: the match it tells, or the line that is wrong and why."""

    line: int
    match: Match | None = None
    reason: str = ""


def text_of(path: Path) -> str:
    """The text of a file that is a record, whole or broken; anything else is refused."""
    text = parse.content(path)
    if not MARK.search(text):
        raise parse.bad("not-a-record", file=path)
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


def replayed(path: Path, line: int | None = None) -> Match:
    """The match of a record, in JSON lines of that on a line; what does not hold is refused with the line."""
    text = text_of(path)
    try:
        return record.replay(text if line is None else _on_line(text, line, path))
    except BadRecord as error:
        raise Broken(f"{path}:{line or error.line}: {error.reason}") from None


def _on_line(text: str, line: int, path: Path) -> str:
    """One record of many."""
    lines = text.splitlines() if text.lstrip().startswith("{") else []
    if not 1 <= line <= len(lines) or not lines[line - 1].strip():
        raise parse.bad("line", file=path, given=line)
    return lines[line - 1]


class Broken(Exception):
    """A record that does not hold."""
