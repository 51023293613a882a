"""`mastaba analyse`: a finished game looked at again; a bar while it is searched, then every decision and the sums."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mastaba.arena.analysis.report import ITERATIONS, Report, biggest, hundredths, luck_before, mistake_sentence, report
from mastaba.checks import check_range, check_writable
from mastaba.cli import console, parse, records
from mastaba.cli.console import CARNELIAN, GOLD, SAND, progress, refuse, seat_text
from mastaba.cli.options import Json, Lang, RecordFile, help_text
from mastaba.match import Match
from mastaba.text import words
from mastaba.text.naming import Naming

MOST_ITERATIONS: Final = 1_000_000
LONGEST: Final = 3600.0
FIGURES: Final = ("start", "luck", "unforeseen", "mistakes", "gifts", "end")


def analyse(
    file: RecordFile,
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", help=help_text("analyse-iterations"), show_default="10000")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", help=help_text("analyse-seconds"), show_default=False)
    ] = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help=help_text("html"), show_default=False)] = None,
    line: Annotated[int | None, typer.Option("--line", metavar="N", help=help_text("line"), show_default=False)] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """A finished game looked at again."""
    spoken = parse.language(lang)
    try:
        found = run(Wanted(file, line, iterations, seconds, html), spoken)
    except records.Broken as error:
        return refuse(str(error), 1)
    if json:
        console.print_json(found)
    else:
        console.output().print(shown(found, spoken))
    return 0


@dataclass(frozen=True)
class Wanted:
    """What to look at, and how hard."""

    file: Path
    line: int | None
    iterations: int | None
    seconds: float | None
    page: Path | None


def run(wanted: Wanted, lang: str) -> Report:
    """Analyses the record, writes the page where asked, and returns the report."""
    from mastaba.arena.analysis import analyse, page
    from mastaba.arena.analysis.estimate import Estimator
    from mastaba.arena.analysis.survey import rounds

    iterations = _effort(wanted)
    if wanted.page is not None:
        check_writable(wanted.page)
    match = _finished(wanted)
    estimator = Estimator(match, iterations, wanted.seconds)
    looks = sum(count for count, _ in rounds(len(estimator.legal)))
    with progress(looks, words(None, lang).say("analysis-looking")) as advance:
        survey = analyse.analyse(estimator, lambda one, found: advance(1))
    found = report(survey, match, Naming(match.game, lang)) | {"iterations": iterations, "seconds": wanted.seconds}
    if wanted.page is not None:
        wanted.page.write_text(page.page(found, lang), encoding="utf8")
    return found


def _effort(wanted: Wanted) -> int | None:
    """How many iterations, unless it is seconds that count."""
    if wanted.seconds is None:
        wished = ITERATIONS if wanted.iterations is None else wanted.iterations
        check_range("--iterations", wished, 1, MOST_ITERATIONS)
        return wished
    if wanted.iterations is not None:
        raise parse.bad("effort")
    check_range("--seconds", wanted.seconds, 0, LONGEST, is_above=True)
    return None


def _finished(wanted: Wanted) -> Match:
    count = sum(1 for line in parse.content(wanted.file).splitlines() if line.startswith("{"))
    if count > 1 and wanted.line is None:
        raise parse.bad("which-line", file=wanted.file, count=count)
    match = records.replayed(wanted.file, wanted.line)
    if not match.over:
        raise parse.bad("unfinished", file=wanted.file, count=len(match.steps))
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
        lines.append(line.append(f"  {mistake_sentence(one, lang)}", style="not bold default"))
    return Group(*lines) if len(lines) > 1 else Text(say("analysis-none"), style=SAND)
