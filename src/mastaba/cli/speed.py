"""How quick the rules are here: the arena's bench, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table

from mastaba.cli import asked, screen
from mastaba.cli.screen import SAND
from mastaba.game import discover
from mastaba.text import words

if TYPE_CHECKING:
    from mastaba.arena.bench import Speed
    from mastaba.arena.searching import SearchSpeed

LONGEST: Final = 600.0


def run(games: Sequence[str], seconds: float, out: Path | None, is_json: bool, lang: str) -> None:
    """Measures the games named, or all, and shows the speeds or writes the page."""
    found = [asked.game(game, lang).id for game in games] or list(discover())
    if not 0 < seconds <= LONGEST:
        raise asked.bad("number", lang, name="--seconds", given=seconds, least=0, most=LONGEST)
    if out is not None:
        asked.writable(out, lang)
    speeds, searches = _measured(found, seconds)
    if out is not None:
        from mastaba.arena.bench import page

        out.write_text(page(speeds, searches, f"mastaba bench {' '.join(games)}".strip()), encoding="utf8")
    if is_json:
        screen.print_json({"speeds": [asdict(speed) for speed in speeds], "searches": [asdict(speed) for speed in searches]})
    else:
        screen.console().print(shown(speeds, lang), "", shown_searches(searches, lang))


def _measured(games: list[str], seconds: float) -> tuple[list[Speed], list[SearchSpeed]]:
    """The speeds, with a sign of life on the error stream where somebody watches."""
    from mastaba.arena import bench, searching

    console = screen.console(is_error=True)
    with console.status("") as status:
        return bench.run(games, seconds, status.update), searching.run(games, seconds, status.update)


def shown(speeds: Sequence[Speed], lang: str) -> Table:
    """The speeds as a table, with ratios to the yardstick where it was measured."""
    from mastaba.arena.bench import YARDSTICK

    say = words(None, lang).say
    yard = next((speed.rate for speed in speeds if speed.name == YARDSTICK), None)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=SAND)
    table.add_column(say("bench-game"))
    table.add_column(say("bench-seats"), justify="right")
    table.add_column(say("bench-target"))
    table.add_column(say("bench-rate"), justify="right")
    table.add_column(say("bench-ratio", yardstick=YARDSTICK), justify="right")
    for speed in speeds:
        ratio = f"{speed.rate / yard:.2f}" if yard else "–"
        table.add_row(speed.name, str(speed.seats), speed.target, f"{speed.rate:,.0f}", ratio)
    return table


def shown_searches(searches: Sequence[SearchSpeed], lang: str) -> Table:
    """What the search does in a second, with ratios to OpenSpiel's where it was measured."""
    from mastaba.arena.searching import PEER_SEARCH

    say = words(None, lang).say
    yard = next((speed.decisions for speed in searches if speed.kind == PEER_SEARCH), None)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=SAND)
    table.add_column(say("bench-game"))
    table.add_column(say("bench-seats"), justify="right")
    table.add_column(say("bench-search"))
    for heading in ("bench-simulations", "bench-rate"):
        table.add_column(say(heading), justify="right")
    table.add_column(say("bench-ratio", yardstick=PEER_SEARCH), justify="right")
    for speed in searches:
        ratio = f"{speed.decisions / yard:.2f}" if yard else "–"
        rates = (f"{speed.simulations:,.0f}", f"{speed.decisions:,.0f}")
        table.add_row(speed.name, str(speed.seats), speed.kind, *rates, ratio)
    return table
