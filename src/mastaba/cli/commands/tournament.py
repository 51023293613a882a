"""`mastaba tournament`: bots against each other, a bar while they play, a table and a plot at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mastaba.checks import check_range, check_seed
from mastaba.cli import console, parse
from mastaba.cli.console import SAND, progress
from mastaba.cli.figures import decimal, share
from mastaba.cli.options import Cluster, Codes, Cores, Json, Lang, Patience, Programs, Settings, help_text
from mastaba.game import Edition, Game
from mastaba.text import words

if TYPE_CHECKING:
    from mastaba.arena.contests.ratings import Standing
    from mastaba.arena.contests.tournament import Outcome
    from mastaba.cli.guest_bots import Guest

MOST_ROUNDS: Final = 1_000_000
COLUMNS: Final = ("seats", "share", "interval", "fair", "points", "rating")


def tournament(
    game: Annotated[str, typer.Option("--game", "-g", metavar="GAME", help=help_text("game"))],
    names: Annotated[str, typer.Option("--players", "-p", metavar="LEVEL,LEVEL,...", help=help_text("entrants"))],
    rounds: Annotated[int, typer.Option("--rounds", "-n", metavar="N", help=help_text("rounds"))] = 20,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help=help_text("first-deal"))] = 1,
    cores: Cores = None,
    cluster: Cluster = None,
    settings: Settings = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help=help_text("tournament-out"), show_default=False)
    ] = None,
    salt: Annotated[str | None, typer.Option("--salt", metavar="WORD", help=help_text("salt"), show_default=False)] = None,
    sprt: Annotated[bool, typer.Option("--sprt", help=help_text("sprt"))] = False,
    codes: Codes = None,
    programs: Programs = None,
    patience: Patience = 30.0,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Bots against each other, the same deals with seats rotated."""
    from mastaba.cli.guest_bots import invited

    spoken = parse.language(lang)
    guests = invited(codes or [], programs or [], patience)
    levels = [name.strip() for name in names.split(",")]
    edition = parse.edition(game, len(levels), settings or [])
    check_entrants(edition.game, levels, guests)
    check_seed(seed)
    figures = run(Tournament(edition, levels, rounds, seed, cores, cluster, out, salt, sprt, guests), spoken)
    if json:
        console.print_json(figures)
    else:
        console.output().print(shown(figures, spoken))


@dataclass(frozen=True)
class Tournament:
    """Who plays how often."""

    edition: Edition
    names: list[str]
    rounds: int
    seed: int
    cores: int | None
    cluster: str | None
    folder: Path | None
    salt: str | None
    is_sequential: bool
    guests: Mapping[str, Guest]

    @property
    def stem(self) -> str:
        """A name for the files; that of a changed guest's games is another."""
        from mastaba.arena.contests.tournament import fingerprint

        marks = {name: guest.fingerprint for name, guest in self.guests.items() if name in self.names}
        return fingerprint(self.edition, self.names, marks)


def check_entrants(game: Game, names: Sequence[str], guests: Mapping[str, Guest]) -> None:
    """Refuses a bot that there is not, or not in this game."""
    from mastaba import bots

    levels = bots.levels_in(game)
    for name in names:
        if name not in (*guests, *levels) and (name in bots.LEVELS or not bots.is_known(name)):
            raise bots.unknown_bot(name, (*levels, "heuristic", "search:seconds=0.5", *guests))


def run(wanted: Tournament, lang: str) -> dict[str, Any]:
    """Plays the tournament, writes its games where asked, and returns the standings."""
    from mastaba.arena.contests.ratings import plot, standings, verdict
    from mastaba.arena.contests.salt import kept_salt
    from mastaba.arena.contests.tournament import pairings
    from mastaba.arena.contests.tournament import run as play
    from mastaba.arena.parallel.work import Where

    check_range("--rounds", wanted.rounds, 1, MOST_ROUNDS)
    parse.check_where(wanted.cores, wanted.cluster)
    stem = _folder(wanted.folder) / wanted.stem if wanted.folder else None
    file = stem.with_suffix(".jsonl") if stem else None
    salt = kept_salt(file, wanted.salt)
    seen: list[Outcome] = []
    total = len(list(pairings(wanted.names, wanted.rounds, wanted.seed, salt)))
    with progress(total, words(None, lang).say("tournament-playing")) as advance, console.resumable(wanted.folder):

        def is_going_on(outcome: Outcome) -> bool:
            seen.append(outcome)
            advance(1)
            return not wanted.is_sequential or verdict(seen, wanted.names[0]) is None

        wished = (wanted.rounds, wanted.seed, Where(wanted.cores, wanted.cluster))
        found = play(wanted.edition, wanted.names, *wished, file, is_going_on, wanted.guests, salt)
    ranked = standings(found)
    if stem:
        stem.with_suffix(".svg").write_text(plot(ranked), encoding="utf8")
    return {
        "game": wanted.edition.game.id,
        "players": wanted.edition.players,
        "games": len(found),
        "salt": salt,
        "standings": [asdict(standing) for standing in ranked],
        "verdict": verdict(found, wanted.names[0]) if wanted.is_sequential else None,
        "files": [str(stem.with_suffix(ending)) for ending in (".jsonl", ".svg")] if stem else [],
    }


def _folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise parse.bad("reading", file=str(folder), reason=error.strerror or error) from None
    return folder


def shown(figures: dict[str, Any], lang: str) -> RenderableType:
    """The standings, the best first."""
    from mastaba.arena.contests.ratings import Standing

    say = words(None, lang).say
    ranked = [Standing(**entry) for entry in figures["standings"]]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=SAND)
    table.add_column(say("tournament-name"))
    for key in COLUMNS:
        table.add_column(say(f"tournament-{key}"), justify="right", no_wrap=True)
    for standing in ranked:
        table.add_row(*_cells(standing, lang))
    return Group(table, "", Text(say("tournament-salt", salt=figures["salt"]), style="dim"))


def _cells(standing: Standing, lang: str) -> list[str]:
    return [
        standing.name,
        str(standing.seats),
        share(standing.share, lang),
        f"{share(standing.low, lang)} – {share(standing.high, lang)}",
        share(standing.fair, lang),
        decimal(standing.points, lang, 1),
        f"{decimal(standing.rating, lang, 1)} ± {decimal(standing.doubt, lang, 1)}",
    ]
