"""`mastaba simulate`: many games at once, in figures."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mastaba.checks import check_range
from mastaba.cli import console, parse
from mastaba.cli.console import GOLD, SAND, progress, seat_text
from mastaba.cli.figures import decimal, share
from mastaba.cli.options import FirstSeed, GameId, Json, Lang, Players, Settings, help_text
from mastaba.game import Edition
from mastaba.text import words

if TYPE_CHECKING:
    from mastaba.arena.simulation.simulate import Batch

BYTES_A_GAME: Final = 5  # its length and ending; each seat's points and win take as many again


def simulate(
    game: GameId,
    players: Players = None,
    count: Annotated[int, typer.Option("--games", "-n", metavar="N", help=help_text("games-count"))] = 1000,
    seed: FirstSeed = 0,
    target: Annotated[str, typer.Option("--target", metavar="python|cpu|cuda", help=help_text("target"))] = "cpu",
    settings: Settings = None,
    cores: Annotated[int | None, typer.Option("--cores", metavar="N", help=help_text("cores"), show_default=False)] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=help_text("out"), show_default=False)] = None,
    is_guarded: Annotated[bool, typer.Option("--check", help=help_text("check"))] = False,
    is_advised: Annotated[bool, typer.Option("--heuristic", help=help_text("advised"))] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Many random games, in figures; 1 where a game broke a promise."""
    spoken = parse.language(lang)
    edition = parse.edition(game, players, settings or [])
    wanted = Simulation(edition, count, seed, target, cores, out, is_guarded, is_advised)
    figures = run(wanted, spoken)
    if json:
        console.print_json(figures)
    else:
        console.output().print(shown(figures, edition, spoken))
    return 1 if figures["faults"] else 0


@dataclass(frozen=True)
class Simulation:
    """What to simulate."""

    edition: Edition
    games: int
    seed: int
    target: str
    cores: int | None
    out: Path | None
    is_guarded: bool = False
    is_advised: bool = False


def run(wanted: Simulation, lang: str) -> dict[str, Any]:
    """Plays the games, writes them where asked, and returns the figures."""
    check(wanted)
    from mastaba.arena.simulation.simulate import simulate
    from mastaba.arena.simulation.summary import summary

    with progress(wanted.games, words(None, lang).say("simulate-playing")) as advance:
        batch = simulate(
            wanted.edition,
            wanted.games,
            wanted.seed,
            wanted.target,
            wanted.cores,
            wanted.out is not None,
            on_progress=advance,
            is_advised=wanted.is_advised,
        )
    if wanted.out is not None:
        from mastaba.arena.simulation.files import write

        with progress(wanted.games, words(None, lang).say("simulate-writing")) as advance:
            write(batch, wanted.out, advance)
    faults = _guarded(batch, wanted, lang) if wanted.is_guarded else None
    asked = {
        "faults": faults,
        "target": wanted.target,
        "advised": wanted.is_advised,
        "out": str(wanted.out) if wanted.out else None,
    }
    return summary(batch) | asked


def _guarded(batch: Batch, wanted: Simulation, lang: str) -> dict[str, str]:
    """The seeds whose games broke a promise, and which."""
    from mastaba.arena.simulation.checks import guard

    with progress(len(batch.lengths), words(None, lang).say("simulate-checking")) as advance:
        found = guard(batch, wanted.target, advance, wanted.is_advised)
    return {str(seed): fault.name.lower() for seed, fault in found.items()}


def check(wanted: Simulation) -> None:
    """Refuses what cannot work before anything is compiled."""
    from mastaba.arena.simulation.simulate import MOST_GAMES, check_simulation

    check_simulation(1, wanted.seed, wanted.target, wanted.is_advised)
    check_range("--games", wanted.games, 1, min(MOST_GAMES, _room(wanted.edition.players)))
    if wanted.cores is not None:
        check_range("--cores", wanted.cores, 1, parse.MOST_CORES)
    if wanted.out is not None:
        from mastaba.arena.simulation.files import check_path

        check_path(wanted.out)


def _room(players: int) -> int:
    """How many games' results fit in half of the memory."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") if hasattr(os, "sysconf") else 1 << 32
    return memory // 2 // (BYTES_A_GAME * (1 + players))


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
    pace = figures["decisions_per_second"] or 0
    speed = {"decisions": figures["decisions"], "seconds": decimal(figures["seconds"], lang), "pace": pace}
    return lines.append("\n" + say("simulate-pace", target=figures["target"], **speed), style="dim")
