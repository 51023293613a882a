"""Many games at once: the progress bar and the figures."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from mastaba.cli import asked, screen
from mastaba.cli.screen import GOLD, SAND, seat_text
from mastaba.engine import compiling
from mastaba.game import Edition
from mastaba.text import words

if TYPE_CHECKING:
    from mastaba.arena.simulate import Batch

MOST_CORES: Final = 1024
BYTES_A_GAME: Final = 5  # its length and ending; each seat's points and win take as many again


@dataclass(frozen=True)
class Study:
    """What to simulate."""

    edition: Edition
    games: int
    seed: int
    target: str
    cores: int | None
    out: Path | None
    is_guarded: bool = False
    is_advised: bool = False


def run(study: Study, lang: str) -> dict[str, Any]:
    """Plays the games, writes them where asked, and returns the figures."""
    check(study, lang)
    from mastaba.arena.simulate import simulate
    from mastaba.arena.summary import summary

    with progress(study.games, words(None, lang).say("simulate-playing")) as advance:
        batch = simulate(
            study.edition,
            study.games,
            study.seed,
            study.target,
            study.cores,
            study.out is not None,
            on_progress=advance,
            is_advised=study.is_advised,
        )
    if study.out is not None:
        from mastaba.arena.files import write

        with progress(study.games, words(None, lang).say("simulate-writing")) as advance:
            write(batch, study.out, advance)
    faults = _guarded(batch, study, lang) if study.is_guarded else None
    told = {"faults": faults, "target": study.target, "advised": study.is_advised, "out": str(study.out) if study.out else None}
    return summary(batch) | told


def _guarded(batch: Batch, study: Study, lang: str) -> dict[str, str]:
    """The seeds whose games broke a promise, and which."""
    from mastaba.arena.checks import guard

    with progress(len(batch.lengths), words(None, lang).say("simulate-checking")) as advance:
        found = guard(batch, study.target, advance, study.is_advised)
    return {str(seed): fault.name.lower() for seed, fault in found.items()}


def check(study: Study, lang: str) -> None:
    """Refuses what cannot work before anything is compiled."""
    if study.target not in compiling.TARGETS:
        raise asked.bad("target", lang, given=study.target, known=", ".join(compiling.TARGETS))
    from mastaba.arena.simulate import MOST_GAMES

    asked.whole("--games", study.games, 1, min(MOST_GAMES, _room(study.edition.players)), lang)
    if study.cores is not None:
        asked.whole("--cores", study.cores, 1, MOST_CORES, lang)
    if study.out is not None:
        from mastaba.arena.files import check_path

        check_path(study.out)


def _room(players: int) -> int:
    """How many games' results fit in half of the memory."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") if hasattr(os, "sysconf") else 1 << 32
    return memory // 2 // (BYTES_A_GAME * (1 + players))


@contextmanager
def progress(total: int, name: str) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, where somebody watches it."""
    console = screen.console(is_error=True)
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(name, total=total)
        yield lambda games: bar.advance(task, games)


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


def decimal(value: float, lang: str, places: int = 2) -> str:
    """A number with the language's decimal mark."""
    return f"{value:.{places}f}".replace(".", words(None, lang).say("number-mark"))


def share(value: float, lang: str) -> str:
    """A part of the whole in per cent."""
    return words(None, lang).say("number-share", percent=decimal(100 * value, lang, 1))


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
    told = Text("\n" + say("simulate-length", **lengths))
    if figures["faults"] is not None:
        told.append("\n" + say("simulate-faults", games=figures["games"], faults=len(figures["faults"])))
    pace = figures["decisions_per_second"] or 0
    speed = {"decisions": figures["decisions"], "seconds": decimal(figures["seconds"], lang), "pace": pace}
    return told.append("\n" + say("simulate-pace", target=figures["target"], **speed), style="dim")
