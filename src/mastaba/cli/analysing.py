"""A finished game looked at again, for the terminal: a bar while it is searched, then every decision and the sums."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mastaba.arena.analysis import analyse
from mastaba.arena.analysis_estimate import Estimator
from mastaba.arena.analysis_page import page
from mastaba.arena.analysis_report import Report, biggest, hundredths, luck_before, mistake_told, report
from mastaba.cli import asked, paper, study
from mastaba.cli.screen import CARNELIAN, GOLD, SAND, seat_text
from mastaba.match import Match
from mastaba.text import words
from mastaba.text.naming import Naming

ITERATIONS: Final = 5000
MOST_ITERATIONS: Final = 1_000_000
LONGEST: Final = 3600.0
FIGURES: Final = ("start", "luck", "unforeseen", "mistakes", "gifts", "end")


@dataclass(frozen=True)
class Wish:
    """What to look at, and how hard."""

    file: Path
    line: int | None
    iterations: int | None
    seconds: float | None
    page: Path | None


def run(wish: Wish, lang: str) -> Report:
    """Analyses the record, writes the page where asked, and returns the report."""
    iterations = _effort(wish, lang)
    if wish.page is not None:
        asked.writable(wish.page, lang)
    match = _finished(wish, lang)
    estimator = Estimator(match, iterations, wish.seconds)
    with study.progress(len(estimator.legal), words(None, lang).say("analysis-looking")) as advance:
        found = analyse(estimator, advance)
    told = report(found, estimator, Naming(match.game, lang)) | {"iterations": iterations, "seconds": wish.seconds}
    if wish.page is not None:
        wish.page.write_text(page(told, lang), encoding="utf8")
    return told


def _effort(wish: Wish, lang: str) -> int | None:
    """How many iterations, unless it is seconds that count."""
    if wish.seconds is None:
        wished = ITERATIONS if wish.iterations is None else wish.iterations
        return asked.whole("--iterations", wished, 1, MOST_ITERATIONS, lang)
    if wish.iterations is not None:
        raise asked.bad("effort", lang)
    if not 0 < wish.seconds <= LONGEST:
        raise asked.bad("number", lang, name="--seconds", given=wish.seconds, least=0, most=LONGEST)
    return None


def _finished(wish: Wish, lang: str) -> Match:
    count = sum(1 for line in asked.content(wish.file, lang).splitlines() if line.startswith("{"))
    if count > 1 and wish.line is None:
        raise asked.bad("which-line", lang, file=wish.file, count=count)
    match = paper.replayed(wish.file, lang, wish.line)
    if not match.over:
        raise asked.bad("unfinished", lang, file=wish.file, count=len(match.steps))
    return match


def shown(found: Report, lang: str) -> RenderableType:
    """Every decision, one a line, and the sums of each seat."""
    say = words(None, lang).say
    forced = found["actions"] - len(found["decisions"])
    head = Text(say("analysis-title", title=found["title"]), style=f"bold {GOLD}")
    note = Text(f"{say('analysis-forced', count=forced)} {say('analysis-explained')}", style="dim")
    return Group(head, "", _decisions(found, lang), "", _sums(found, lang), "", _mistakes(found, lang), "", note)


def _decisions(found: Report, lang: str) -> Table:
    say, luck = words(None, lang).say, luck_before(found)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=SAND)
    table.add_column(say("analysis-step"), justify="right", no_wrap=True)
    table.add_column(say("analysis-who"), no_wrap=True)
    table.add_column(say("analysis-expected"), justify="right", no_wrap=True)
    table.add_column(say("analysis-luck"), justify="right", no_wrap=True)
    for key in ("played", "better"):
        table.add_column(say(f"analysis-{key}"))
    table.add_column(say("analysis-loss"), justify="right", no_wrap=True)
    for one in found["decisions"]:
        since = hundredths(luck[one["step"]], lang, is_signed=True) if one["step"] in luck else ""
        who = seat_text(one["seat"], found["names"][one["seat"] - 1])
        figures = (who, hundredths(one["expected"], lang), since)
        table.add_row(str(one["step"]), *figures, one["played"]["words"], *_better(one, lang))
    return table


def _better(decision: Report, lang: str) -> tuple[str | Text, str | Text]:
    """The better action and what was lost; nothing where the one played was as good as any."""
    if decision["better"] is None:
        return "", ""
    lost = hundredths(-decision["loss"], lang, is_signed=True)
    return Text(decision["better"]["words"], style=GOLD), Text(lost, style=CARNELIAN)


def _sums(found: Report, lang: str) -> Table:
    say = words(None, lang).say
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=SAND)
    table.add_column(say("analysis-who"))
    for key in FIGURES:
        table.add_column(say(f"analysis-{key}"), justify="right")
    table.add_column(say("analysis-count"), justify="right")
    for seat in found["seats"]:
        figures = [hundredths(seat[key], lang, is_signed=key not in ("start", "end")) for key in FIGURES]
        count = say("analysis-of", mistakes=seat["mistake_count"], decisions=seat["decisions"])
        table.add_row(seat_text(seat["seat"], seat["name"]), *figures, count)
    return table


def _mistakes(found: Report, lang: str) -> RenderableType:
    """The biggest mistakes, in sentences."""
    say = words(None, lang).say
    lines = [Text(say("analysis-biggest"), style=SAND)]
    for one in biggest(found):
        line = seat_text(one["seat"], found["names"][one["seat"] - 1])
        lines.append(line.append(f"  {mistake_told(one, lang)}", style="not bold default"))
    return Group(*lines) if len(lines) > 1 else Text(say("analysis-none"), style=SAND)
