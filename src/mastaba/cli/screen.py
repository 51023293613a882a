"""The terminal: consoles, and the colour and glyph of each seat."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from rich.console import Console
from rich.text import Text

SEAT_COLOURS: Final = ("#E69F00", "#56B4E9", "#009E73", "#D55E00", "#CC79A7")  # safe for colour-blind eyes
SEAT_GLYPHS: Final = ("☥", "◉", "❖", "✿", "☼")  # ankh, eye, scarab, lotus, sun
GOLD: Final = "#C9A227"
SAND: Final = "#D9B779"
TURQUOISE: Final = "#2A9D8F"
CARNELIAN: Final = "#D5694F"


def console(is_error: bool = False) -> Console:
    """A console on the output or the error stream; a terminal that cannot show a glyph gets a question mark."""
    stream = sys.stderr if is_error else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return Console(stderr=is_error, highlight=False, soft_wrap=False)


def seat_style(seat: int) -> str:
    """The colour of a seat, from 1."""
    return SEAT_COLOURS[(seat - 1) % len(SEAT_COLOURS)]


def seat_text(seat: int, name: str) -> Text:
    """A player's glyph and name in the seat's colour."""
    return Text(f"{SEAT_GLYPHS[(seat - 1) % len(SEAT_GLYPHS)]} {name}", style=f"bold {seat_style(seat)}")


def print_json(content: dict[str, Any]) -> None:
    """One JSON object on the output."""
    print(json.dumps(content, ensure_ascii=False, indent=2, default=str))
