"""How quick the rules are here: the arena's bench, for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table

from mastaba.cli import asked, screen
from mastaba.cli.screen import SAND
from mastaba.game import discover
from mastaba.text import words

if TYPE_CHECKING:
    from mastaba.arena.bench import Speed
    from mastaba.arena.searching import SearchSpeed
    from mastaba.arena.startup import Start

LONGEST: Final = 600.0


def run(games: Sequence[str], seconds: float, out: Path | None, is_json: bool, lang: str) -> None:
    """Measures the games named, or all, and shows the speeds or writes the page."""
    found = [asked.game(game, lang).id for game in games] or list(discover())
    if not 0 < seconds <= LONGEST:
        raise asked.bad("number", lang, name="--seconds", given=seconds, least=0, most=LONGEST)
    if out is not None:
        asked.writable(out, lang)
    speeds, searches, starts = _measured(found, seconds)
    if out is not None:
        from mastaba.arena.bench import page

        out.write_text(page(speeds, searches, starts, f"mastaba bench {' '.join(games)}".strip()), encoding="utf8")
    if is_json:
        rows = {
            "speeds": list(map(asdict, speeds)),
            "searches": list(map(asdict, searches)),
            "starts": list(map(asdict, starts)),
        }
        screen.print_json(rows)
    else:
        screen.console().print(Group(shown(speeds, lang), "", shown_searches(searches, lang), "", shown_starts(starts, lang)))


def _measured(games: list[str], seconds: float) -> tuple[list[Speed], list[SearchSpeed], list[Start]]:
    """The speeds, with a sign of life on the error stream where somebody watches."""
    from mastaba.arena import bench, searching, startup

    console = screen.console(is_error=True)
    with console.status("") as status:
        speeds, searches = bench.run(games, seconds, status.update), searching.run(games, seconds, status.update)
        return speeds, searches, startup.run(games, status.update)


def _table(lang: str, words_first: Sequence[str], figures: Sequence[str], yardstick: str = "") -> Table:
    """An empty table: words to the left, figures to the right, last the ratio to a yardstick where there is one."""
    say = words(None, lang).say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=SAND)
    for heading in words_first:
        table.add_column(say(heading))
    for heading in figures:
        table.add_column(say(heading), justify="right")
    if yardstick:
        table.add_column(say("bench-ratio", yardstick=yardstick), justify="right")
    return table


def _ratio(rate: float, yard: float | None) -> str:
    return f"{rate / yard:.2f}" if yard else "–"


def shown(speeds: Sequence[Speed], lang: str) -> Table:
    """The speeds as a table, with ratios to the yardstick where it was measured."""
    from mastaba.arena.bench import YARDSTICK

    yard = next((speed.rate for speed in speeds if speed.name == YARDSTICK), None)
    table = _table(lang, ("bench-game", "bench-target"), ("bench-seats", "bench-rate"), YARDSTICK)
    for speed in speeds:
        table.add_row(speed.name, speed.target, str(speed.seats), f"{speed.rate:,.0f}", _ratio(speed.rate, yard))
    return table


def shown_searches(searches: Sequence[SearchSpeed], lang: str) -> Table:
    """What the search does in a second, with ratios to OpenSpiel's where it was measured."""
    from mastaba.arena.searching import PEER_SEARCH, shown_ratio

    figures = ("bench-seats", "bench-simulations", "bench-rate")
    table = _table(lang, ("bench-game", "bench-search"), figures, PEER_SEARCH)
    for speed in searches:
        rates = (f"{speed.simulations:,.0f}", f"{speed.decisions:,.0f}", shown_ratio(speed))
        table.add_row(speed.name, speed.kind, str(speed.seats), *rates)
    return table


def shown_starts(starts: Sequence[Start], lang: str) -> Table:
    """How long the first game takes in a new process."""
    table = _table(lang, ("bench-game", "bench-target"), ("bench-start",))
    for start in starts:
        table.add_row(start.game, start.target, f"{start.seconds:.2f}")
    return table
