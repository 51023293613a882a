"""`mastaba bench`: how quick the rules are here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Group
from rich.table import Table

from mastaba.checks import check_range, check_writable
from mastaba.cli import console, parse
from mastaba.cli.console import SAND
from mastaba.cli.options import Json, Lang, help_text
from mastaba.game import discover
from mastaba.text import words

if TYPE_CHECKING:
    from mastaba.arena.bench.playouts import Speed
    from mastaba.arena.bench.search import SearchSpeed
    from mastaba.arena.bench.startup import Start
    from mastaba.arena.bench.stepping import StepSpeed

LONGEST: Final = 600.0


def bench(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME...", help=help_text("bench-games"), show_default=False)
    ] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help=help_text("seconds"))] = 1.0,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=help_text("bench-out"), show_default=False)] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """How many decisions a second."""
    run(game or [], seconds, out, json, parse.language(lang))


def run(games: Sequence[str], seconds: float, out: Path | None, is_json: bool, lang: str) -> None:
    """Measures the games named, or all, and shows the speeds or writes the page."""
    found = [parse.game(game).id for game in games] or list(discover())
    check_range("--seconds", seconds, 0, LONGEST, is_above=True)
    if out is not None:
        check_writable(out)
    speeds, searches, starts, steps = _measured(found, seconds)
    if out is not None:
        from mastaba.arena.bench.page import page

        out.write_text(page(speeds, searches, starts, steps, f"mastaba bench {' '.join(games)}".strip()), encoding="utf8")
    if is_json:
        rows = {
            "speeds": list(map(asdict, speeds)),
            "searches": list(map(asdict, searches)),
            "starts": list(map(asdict, starts)),
            "steps": list(map(asdict, steps)),
        }
        console.print_json(rows)
    else:
        console.output().print(
            Group(
                shown(speeds, lang),
                "",
                shown_searches(searches, lang),
                "",
                shown_steps(steps, lang),
                "",
                shown_starts(starts, lang),
            )
        )


def _measured(games: list[str], seconds: float) -> tuple[list[Speed], list[SearchSpeed], list[Start], list[StepSpeed]]:
    """The speeds, with a sign of life on the error stream where somebody watches."""
    from mastaba.arena.bench import playouts, search, startup, stepping

    with console.output(is_error=True).status("") as status:
        speeds, searches = playouts.run(games, seconds, status.update), search.run(games, seconds, status.update)
        steps = stepping.run(games, seconds, status.update)
        return speeds, searches, startup.run(games, status.update), steps


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
    from mastaba.arena.bench.playouts import YARDSTICK

    yard = next((speed.rate for speed in speeds if speed.name == YARDSTICK), None)
    table = _table(lang, ("bench-game", "bench-target"), ("bench-seats", "bench-rate"), YARDSTICK)
    for speed in speeds:
        table.add_row(speed.name, speed.target, str(speed.seats), f"{speed.rate:,.0f}", _ratio(speed.rate, yard))
    return table


def shown_searches(searches: Sequence[SearchSpeed], lang: str) -> Table:
    """What the search does in a second, with ratios to OpenSpiel's where it was measured."""
    from mastaba.arena.bench.search import PEER_SEARCH, shown_ratio

    figures = ("bench-seats", "bench-simulations", "bench-rate")
    table = _table(lang, ("bench-game", "bench-search"), figures, PEER_SEARCH)
    for speed in searches:
        rates = (f"{speed.simulations:,.0f}", f"{speed.decisions:,.0f}", shown_ratio(speed))
        table.add_row(speed.name, speed.kind, str(speed.seats), *rates)
    return table


def shown_steps(steps: Sequence[StepSpeed], lang: str) -> Table:
    """Steps with masks and observations, with ratios to the best that is called through Python."""
    from mastaba.arena.bench.stepping import best_through_python

    best = best_through_python(steps)
    table = _table(lang, ("bench-game", "bench-face"), ("bench-steps",), "Python" if best else "")
    for speed in steps:
        table.add_row(speed.name, speed.face, f"{speed.rate:,.0f}", *([_ratio(speed.rate, best)] if best else []))
    return table


def shown_starts(starts: Sequence[Start], lang: str) -> Table:
    """How long the first game takes in a new process."""
    table = _table(lang, ("bench-game", "bench-target"), ("bench-start",))
    for start in starts:
        table.add_row(start.game, start.target, f"{start.seconds:.2f}")
    return table
