"""The choices a seat has, numbered, in as many columns as the terminal has room for."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from mastaba.cli.console import TURQUOISE
from mastaba.match import Match
from mastaba.text.naming import Naming

MANY: Final = 30
GAP: Final = 3
TALL: Final = 12


def listed(match: Match, naming: Naming, width: int) -> Table:
    """The legal actions with their numbers, what they do, and the text by which they can be called."""
    numbers, seen = match.legal_numbers(), match.seen(match.seat)
    meanings = [naming.action(seen, number, match.names) if len(numbers) <= MANY else "" for number in numbers]
    texts = [match.game.actions[number] for number in numbers]
    lines = [_line(place, len(numbers), *said) for place, said in enumerate(zip(meanings, texts, strict=True), 1)]
    columns = _columns(lines, width)
    if len(lines) > TALL * columns:  # short of room, what an action does is enough
        lines = [
            _line(place, len(numbers), meaning or text, "")
            for place, (meaning, text) in enumerate(zip(meanings, texts, strict=True), 1)
        ]
        columns = _columns(lines, width)
    return _in_columns(lines, columns)


def _columns(lines: list[Text], width: int) -> int:
    """How many columns fit; a short list stays in one."""
    widest = max((cell_len(line.plain) for line in lines), default=1)
    return max(1, min((width + GAP) // (widest + GAP), -(-len(lines) // 4)))


def _line(place: int, count: int, meaning: str, text: str) -> Text:
    """One choice: its number, what it does, and the text that calls it."""
    line = Text(f"{place:>{len(str(count))}} ", style=f"bold {TURQUOISE}")
    line.append(meaning or text, style="not bold default")
    if meaning and text:
        line.append(f"  {text}", style="not bold dim italic default")
    return line


def _in_columns(lines: list[Text], columns: int) -> Table:
    """Numbers run down the columns."""
    height = -(-len(lines) // columns)
    table = Table.grid(padding=(0, GAP))
    for _ in range(columns):
        table.add_column(no_wrap=columns > 1)
    for row in range(height):
        table.add_row(*lines[row::height])
    return table


def picked(answer: str, match: Match) -> str:
    """The action that an answer means: a number of the list, or an action's own text."""
    legal = match.legal()
    if answer.isdecimal() and 1 <= int(answer[:6]) <= len(legal):
        return legal[int(answer[:6]) - 1]
    return " ".join(answer.split())
