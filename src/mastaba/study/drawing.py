"""A table drawn in text, as the terminal draws it, from what one seat knows."""

from __future__ import annotations

import io
from typing import Final

from rich.console import Console

from mastaba.cli.terminal.table import drawn
from mastaba.errors import BadOption
from mastaba.study.table import Table
from mastaba.text.naming import naming
from mastaba.views import View

WIDTH: Final = 100
RENDER_MODES: Final = ["human", "ansi"]


def ansi(table: Table, seat: int) -> str:
    """The table as a seat, from 0, sees it."""
    game, names = table.edition.game, [f"player_{other}" for other in range(table.players)]
    zones = game.provided.view(table.seen(seat)[0], seat)
    deciding = 0 if table.is_over else table.seat + 1
    view = View(game.id, seat + 1, deciding, table.is_over, names, zones)
    console = Console(file=io.StringIO(), width=WIDTH, force_terminal=True, color_system="standard", _environ={})
    with console.capture() as captured:
        console.print(drawn(view, naming(game.id, "en"), {}, WIDTH))
    return captured.get()


def render(table: Table, seat: int, mode: str | None) -> str | None:
    """What the mode asks for: the text, or the text on the screen."""
    if mode == "human":
        print(ansi(table, seat))
        return None
    return ansi(table, seat) if mode == "ansi" else None


def check_mode(mode: str | None) -> None:
    """Refuses a way to draw that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(key="error-choice", name="render_mode", choices=", ".join(RENDER_MODES), given=repr(mode))
