"""The terminal: its streams, a line of input, a progress bar, and the colour and glyph of each seat."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from mastaba.errors import MastabaError

SEAT_COLOURS: Final = ("#E69F00", "#56B4E9", "#009E73", "#D55E00", "#CC79A7")  # safe for colour-blind eyes
SEAT_GLYPHS: Final = ("☥", "◉", "❖", "✿", "☼")  # ankh, eye, scarab, lotus, sun
GOLD: Final = "#C9A227"
SAND: Final = "#D9B779"
TURQUOISE: Final = "#2A9D8F"
CARNELIAN: Final = "#D5694F"
LONGEST_SENTENCE: Final = 400


def output(is_error: bool = False) -> Console:
    """A console on the output or the error stream; a terminal that cannot show a glyph gets a question mark."""
    stream = sys.stderr if is_error else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return Console(stderr=is_error, highlight=False, soft_wrap=False)


def refuse(sentence: str, code: int = 2) -> int:
    """One clear sentence on the error stream; returns the exit code."""
    line = re.sub(r"[^\S\u202f]+", " ", sentence).strip()  # all but the narrow space of French
    shown = line if len(line) <= LONGEST_SENTENCE else f"{line[:LONGEST_SENTENCE]}…"
    print(f"mastaba: {shown}", file=sys.stderr)
    return code


class Leave(Exception):
    """Whoever sits at the terminal gets up."""


def read_line(console: Console, prompt: Text) -> str:
    """One line of input; its end leaves."""
    console.print(prompt, end="")
    console.file.flush()
    try:
        answer = input()
    except EOFError:
        console.print()
        raise Leave from None
    if not sys.stdin.isatty():
        console.print(Text(answer, style="bold"))
    return answer.strip()


@contextmanager
def progress(total: int, name: str) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where somebody watches it, with how much is done a second and how long it will take."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, Task, TextColumn, TimeRemainingColumn

    class Rate(TextColumn):
        """How much is done a second."""

        def render(self, task: Task) -> Text:
            return Text("" if task.speed is None else f"{task.speed:,.0f}/s" if task.speed >= 10 else f"{task.speed:.2f}/s")

    console = output(is_error=True)
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), Rate(""), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(name, total=total)
        yield lambda games: bar.advance(task, games)


class Interrupted(MastabaError):
    """Stopped by whoever started it."""


@contextmanager
def resumable(folder: Path | None) -> Iterator[None]:
    """Whoever interrupts a run that is kept is told how it goes on."""
    try:
        yield
    except KeyboardInterrupt:
        raise Interrupted(key="stopped" if folder is None else "stopped-kept", folder=folder) from None


def seat_style(seat: int) -> str:
    """The colour of a seat, from 1."""
    return SEAT_COLOURS[(seat - 1) % len(SEAT_COLOURS)]


def seat_text(seat: int, name: str) -> Text:
    """A player's glyph and name in the seat's colour."""
    return Text(f"{SEAT_GLYPHS[(seat - 1) % len(SEAT_GLYPHS)]} {name}", style=f"bold {seat_style(seat)}")


def print_json(content: dict[str, Any]) -> None:
    """One JSON object on the output."""
    print(json.dumps(content, ensure_ascii=False, indent=2, default=str))
