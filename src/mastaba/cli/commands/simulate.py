"""`mastaba simulate`: any number of games, in figures."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mastaba.checks import check_range
from mastaba.cli import console, parse
from mastaba.cli.console import GOLD, SAND, progress, seat_text
from mastaba.cli.figures import decimal, share
from mastaba.cli.options import Cluster, Cores, FirstSeed, GameId, Json, Lang, Players, Settings, help_text
from mastaba.game import Edition
from mastaba.text import words

if TYPE_CHECKING:
    from mastaba.engine.contract import Ints


def simulate(
    game: GameId,
    players: Players = None,
    count: Annotated[int, typer.Option("--games", "-n", metavar="N", help=help_text("games-count"))] = 1000,
    seed: FirstSeed = 0,
    target: Annotated[str, typer.Option("--target", metavar="python|cpu|cuda", help=help_text("target"))] = "cpu",
    settings: Settings = None,
    cores: Cores = None,
    cluster: Cluster = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="PATH", help=help_text("out"), show_default=False)] = None,
    is_counted: Annotated[bool, typer.Option("--no-games", help=help_text("no-games"))] = False,
    is_guarded: Annotated[bool, typer.Option("--check", help=help_text("check"))] = False,
    is_advised: Annotated[bool, typer.Option("--heuristic", help=help_text("advised"))] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Many random games, in figures; 1 where a game broke a promise."""
    spoken = parse.language(lang)
    edition = parse.edition(game, players, settings or [])
    wanted = Wanted(edition, count, seed, target, cores, cluster, out, is_counted, is_guarded, is_advised)
    figures = run(wanted, spoken)
    if json:
        console.print_json(figures)
    else:
        console.output().print(shown(figures, edition, spoken))
    return 1 if figures["faults"] else 0


@dataclass(frozen=True)
class Wanted:
    """What to simulate, where, and what to keep of it."""

    edition: Edition
    games: int
    seed: int
    target: str
    cores: int | None
    cluster: str | None
    out: Path | None
    is_counted: bool
    is_guarded: bool
    is_advised: bool


def run(wanted: Wanted, lang: str) -> dict[str, Any]:
    """Plays the games, writes them where asked, and returns the figures."""
    check(wanted)
    from mastaba.arena.simulation import tallies
    from mastaba.arena.simulation.files import join
    from mastaba.arena.simulation.summary import pace, summary

    tally, faults, now, seconds = _played(wanted, lang)
    if wanted.out is not None and wanted.out.suffix:
        join(wanted.out)
    return (
        summary(wanted.edition, wanted.seed, tally)
        | pace(int(now[tallies.DECISIONS]), seconds)
        | {
            "kept": int(tally[tallies.GAMES] - now[tallies.GAMES]),
            "faults": faults if wanted.is_guarded else None,
            "target": wanted.target,
            "advised": wanted.is_advised,
            "out": str(wanted.out) if wanted.out else None,
        }
    )


def _played(wanted: Wanted, lang: str) -> tuple[Ints, dict[str, str], Ints, float]:
    """The tally of all games, the seeds of those that broke a promise, the tally of what was played now, and how long that took."""
    from mastaba.arena.parallel.work import Where
    from mastaba.arena.simulation import files, tallies
    from mastaba.arena.simulation.mass import Simulation, simulated

    edition, out = wanted.edition, wanted.out
    form = files.form_of(out) if out and not wanted.is_counted else files.NOTHING
    job = Simulation(edition, wanted.target, wanted.is_advised, wanted.is_guarded, form)
    folder = files.run_folder(out) if out else None
    tally, now = tallies.empty(edition), tallies.empty(edition)
    faults: dict[str, str] = {}
    with progress(wanted.games, words(None, lang).say("simulate-playing")) as advance, console.resumable(folder):
        if wanted.cluster is None:
            job.prepare()  # off the clock
        started = time.perf_counter()
        for found in simulated(job, wanted.games, wanted.seed, Where(wanted.cores, wanted.cluster), folder):
            tally = tallies.merged(tally, found.tally, edition.players)
            now = tallies.merged(now, found.tally, edition.players) if found.is_new else now
            faults |= found.faults
            advance(int(found.tally[tallies.GAMES]))
    return tally, faults, now, time.perf_counter() - started


def check(wanted: Wanted) -> None:
    """Refuses what cannot work before anything is compiled."""
    from mastaba.arena.simulation.files import check_path
    from mastaba.arena.simulation.simulate import MOST_GAMES, check_simulation

    check_range("--games", wanted.games, 1, MOST_GAMES)
    check_simulation(wanted.games, wanted.seed, wanted.target, wanted.is_advised, is_here=wanted.cluster is None)
    parse.check_where(wanted.cores, wanted.cluster)
    if wanted.out is not None:
        check_path(wanted.out, wanted.is_counted)
    elif wanted.is_counted:
        raise parse.bad("no-games")


# The figures


def shown(figures: dict[str, Any], edition: Edition, lang: str) -> RenderableType:
    """The summary for people."""
    say = words(None, lang).say
    title = say(
        "simulate-advised-title" if figures["advised"] else "simulate-title",
        title=edition.game.title,
        players=edition.players,
        games=figures["games"],
        seed=str(figures["seed"]),
    )
    return Group(
        Text(title, style=f"bold {GOLD}"), "", _seats(figures, lang), "", _endings(figures, edition, lang), _pace(figures, lang)
    )


def _seats(figures: dict[str, Any], lang: str) -> Table:
    say = words(None, lang).say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=SAND)
    table.add_column(say("simulate-seat"))
    for key in ("mean", "sd", "min", "max", "wins", "interval"):
        table.add_column(say(f"simulate-{key}"), justify="right", no_wrap=True)
    for seat in figures["seats"]:
        points = seat["points"]
        low, high = seat["win_interval"]
        cells = [decimal(points["mean"], lang), decimal(points["sd"], lang), str(points["min"]), str(points["max"])]
        cells += [share(seat["win_share"], lang), f"{share(low, lang)} – {share(high, lang)}"]
        table.add_row(seat_text(seat["seat"], str(seat["seat"])), *cells)
    return table


def _endings(figures: dict[str, Any], edition: Edition, lang: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=SAND)
    table.add_column(words(None, lang).say("simulate-ending"))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for name, count in figures["endings"].items():
        sentence = words(edition.game.id, lang).thing("ending", name)
        table.add_row(sentence, str(count), share(count / figures["games"], lang))
    return table


def _pace(figures: dict[str, Any], lang: str) -> Text:
    say, length = words(None, lang).say, figures["length"]
    lengths = {"mean": decimal(length["mean"], lang), "least": length["min"], "most": length["max"]}
    lines = Text("\n" + say("simulate-length", **lengths))
    if figures["faults"] is not None:
        lines.append("\n" + say("simulate-faults", games=figures["games"], faults=len(figures["faults"])))
    if figures["kept"]:
        lines.append("\n" + say("simulate-kept", kept=figures["kept"], games=figures["games"]), style="dim")
    if figures["kept"] == figures["games"]:
        return lines
    pace = figures["decisions_per_second"] or 0
    speed = {"decisions": figures["decisions_now"], "seconds": decimal(figures["seconds"], lang), "pace": pace}
    return lines.append("\n" + say("simulate-pace", target=figures["target"], **speed), style="dim")
