"""Tournaments, for the terminal: a bar while they run, a table and a plot at the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mastaba import bots
from mastaba.arena.tournament import fingerprint
from mastaba.cli import asked, study
from mastaba.cli.guests import Guest, spoken_for
from mastaba.cli.screen import SAND
from mastaba.game import Edition
from mastaba.text import words

if TYPE_CHECKING:
    from mastaba.arena.ratings import Standing
    from mastaba.arena.tournament import Outcome

MOST_ROUNDS: Final = 1_000_000
COLUMNS: Final = ("seats", "share", "interval", "fair", "points", "rating")


@dataclass(frozen=True)
class Contest:
    """Who plays how often."""

    edition: Edition
    names: list[str]
    rounds: int
    seed: int
    concurrency: int
    folder: Path | None
    is_sequential: bool
    guests: Mapping[str, Guest]

    @property
    def stem(self) -> str:
        """A name for the files; that of a changed guest's games is another."""
        marks = {name: guest.fingerprint for name, guest in self.guests.items() if name in self.names}
        return fingerprint(self.edition, self.names, marks)


def entrants(text: str, guests: Mapping[str, Guest], lang: str) -> list[str]:
    """The bots named, one a seat."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in guests and not bots.is_known(name):
            known = (*bots.LEVELS, "heuristic", "search:seconds=0.5", *guests)
            raise asked.bad("bot", lang, given=name, known=", ".join(known))
    return names


def run(contest: Contest, lang: str) -> dict[str, Any]:
    """Plays the tournament, writes its games where asked, and returns the standings."""
    from mastaba.arena.ratings import plot, standings, verdict
    from mastaba.arena.tournament import pairings
    from mastaba.arena.tournament import run as play

    asked.whole("--rounds", contest.rounds, 1, MOST_ROUNDS, lang)
    asked.whole("--concurrency", contest.concurrency, 1, study.MOST_CORES, lang)
    stem = _folder(contest.folder, lang) / contest.stem if contest.folder else None
    seen: list[Outcome] = []
    total = len(list(pairings(contest.names, contest.rounds, contest.seed)))
    with spoken_for(lang), study.progress(total, words(None, lang).say("contest-playing")) as advance:

        def told(outcome: Outcome) -> bool:
            seen.append(outcome)
            advance(1)
            return not contest.is_sequential or verdict(seen, contest.names[0]) is None

        file = stem.with_suffix(".jsonl") if stem else None
        wished = (contest.rounds, contest.seed, contest.concurrency)
        found = play(contest.edition, contest.names, *wished, file, told, contest.guests)
    ranked = standings(found)
    if stem:
        stem.with_suffix(".svg").write_text(plot(ranked), encoding="utf8")
    return {
        "game": contest.edition.game.id,
        "players": contest.edition.players,
        "games": len(found),
        "standings": [asdict(standing) for standing in ranked],
        "verdict": verdict(found, contest.names[0]) if contest.is_sequential else None,
        "files": [str(stem.with_suffix(ending)) for ending in (".jsonl", ".svg")] if stem else [],
    }


def _folder(folder: Path, lang: str) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise asked.bad("reading", lang, file=str(folder), reason=error.strerror or error) from None
    return folder


def shown(figures: dict[str, Any], lang: str) -> RenderableType:
    """The standings, the best first; where nothing makes ratings, with a remark on how to have them."""
    from mastaba.arena.ratings import Standing

    say = words(None, lang).say
    ranked = [Standing(**entry) for entry in figures["standings"]]
    is_rated = all(standing.rating is not None for standing in ranked)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=SAND)
    table.add_column(say("contest-name"))
    for key in COLUMNS if is_rated else COLUMNS[:-1]:
        table.add_column(say(f"contest-{key}"), justify="right", no_wrap=True)
    for standing in ranked:
        table.add_row(*_cells(standing, lang))
    return table if is_rated else Group(table, "", Text(say("contest-unrated"), style="dim"))


def _cells(standing: Standing, lang: str) -> list[str]:
    share, decimal = study.share, study.decimal
    cells = [
        standing.name,
        str(standing.seats),
        share(standing.share, lang),
        f"{share(standing.low, lang)} – {share(standing.high, lang)}",
        share(standing.fair, lang),
        decimal(standing.points, lang, 1),
    ]
    if standing.rating is None or standing.doubt is None:
        return cells
    return [*cells, f"{decimal(standing.rating, lang, 1)} ± {decimal(standing.doubt, lang, 1)}"]
