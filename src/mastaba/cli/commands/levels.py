"""`mastaba levels`: the levels of the bots, what each sees and what it does not."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mastaba.cli import console, parse
from mastaba.cli.console import GOLD, SAND
from mastaba.cli.options import Json, Lang
from mastaba.game import discover
from mastaba.text import words


def levels(lang: Lang = None, json: Json = False) -> None:
    """The levels there are."""
    from mastaba.bots import DEFAULT_LEVEL, LEVELS, levels_in

    say, games = words(None, parse.language(lang)).say, discover().values()
    told = {name: (say(f"level-{name}"), say(f"level-{name}-about")) for name in LEVELS}
    found = {name: [game for game in games if name in levels_in(game)] for name in LEVELS}
    if json:
        listed = [
            {"level": name, "name": called, "about": about, "games": [game.id for game in found[name]]}
            for name, (called, about) in told.items()
        ]
        console.print_json({"levels": listed, "usual": DEFAULT_LEVEL})
    else:
        notes = {name: say("levels-only", games=", ".join(game.title for game in some)) for name, some in found.items()}
        notes = {name: note if len(found[name]) < len(games) else "" for name, note in notes.items()}
        notes[DEFAULT_LEVEL] = say("levels-usual")
        console.output().print(shown([(name, *told[name], notes[name]) for name in LEVELS], say("levels-fair")))


def shown(rows: list[tuple[str, str, str, str]], note: str) -> RenderableType:
    """The name by which a command takes a level, what it is called, what it sees."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style=f"bold {GOLD}", no_wrap=True)
    table.add_column(style=SAND, no_wrap=True)
    table.add_column(ratio=1)
    for name, called, about, usual in rows:
        table.add_row(name, called, Text(f"{about} {usual}".strip()))
    return Group(table, Text(note, style="dim"))
