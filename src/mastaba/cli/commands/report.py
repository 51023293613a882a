"""`mastaba report`: how a game behaves under its rules, and under others, on one page."""

from __future__ import annotations

import json as json_format
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from mastaba.checks import check_range, check_seed, check_writable
from mastaba.cli import console, parse
from mastaba.cli.console import progress, resumable
from mastaba.cli.options import Cluster, Cores, FirstSeed, GameId, Lang, Players, Settings, help_text
from mastaba.engine.dice import LOW_62
from mastaba.text import words

GAMES: Final = 100_000
GAMES_SEARCHED: Final = 1_000
MOST_GAMES: Final = 10_000_000
BOX: Final = "components."
THOUSAND: Final = 1_000


def report(
    game: GameId,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL", help=help_text("report-bots"))] = "heuristic",
    games: Annotated[
        int | None, typer.Option("--games", "-n", metavar="N", help=help_text("report-games"), show_default=False)
    ] = None,
    seed: FirstSeed = 0,
    settings: Settings = None,
    vary: Annotated[
        list[str] | None, typer.Option("--vary", metavar="NAME=A,B", help=help_text("report-vary"), show_default=False)
    ] = None,
    is_thorough: Annotated[bool, typer.Option("--thorough", help=help_text("report-thorough"))] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=help_text("report-out"), show_default=False)] = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help=help_text("report-json"), show_default=False)
    ] = None,
    cores: Cores = None,
    cluster: Cluster = None,
    lang: Lang = None,
) -> int:
    """How a game behaves, on one page."""
    spoken = parse.language(lang)
    edition = parse.edition(game, players, settings or [])
    page = out or Path(f"{edition.game.id}.html")
    wanted = _wanted(edition, bots, games, seed, vary or [], is_thorough)
    for path in (page, *([json] if json else [])):
        check_writable(path)
    where, kept = parse.where(cores, cluster), _kept(page)
    with resumable(kept.folder):
        content = _content(wanted, where, spoken, kept)
    _write(content, page, json, spoken, _command(edition, bots, wanted.games, seed, settings, vary, is_thorough))
    kept.forget()
    return 0


def _wanted(edition: Any, bots: str, games: int | None, seed: int, vary: Sequence[str], is_thorough: bool) -> Any:
    """What is asked for, or one sentence that says what cannot be."""
    from mastaba.study.report.page.plots import check_library
    from mastaba.study.report.playing.gather import RuleSet, check_level
    from mastaba.study.report.study import Wanted, is_simple

    check_library()
    check_level(edition.game, bots)
    count = games if games is not None else GAMES if is_simple(bots) else GAMES_SEARCHED
    check_range("games", count, 2, MOST_GAMES)
    check_seed(seed, LOW_62 - count)
    usual = {option.name: option.default for option in edition.game.options}
    chosen = {name: value for name, value in edition.options.items() if value != usual[name]}
    sets = (RuleSet(edition.game.id, edition.players, tuple(chosen.items())),)
    for one in vary:
        sets = tuple(varied for rules in sets for varied in _varied(rules, one))
    return Wanted(sets, bots, count, seed, is_thorough)


def _varied(rules: Any, given: str) -> list[Any]:
    """A rule set with each of the values given."""
    from mastaba.study.report.playing.boxes import read_values

    name, equals, values = given.partition("=")
    if not equals or not name.strip() or not values.strip():
        raise parse.bad("vary", given=given)
    name = name.strip()
    if name.startswith(BOX):
        key = name.removeprefix(BOX)
        return [_playable(rules.changed({}, {key: value})) for value in read_values(parse.game(rules.game), key, values)]
    name = name.replace("-", "_")
    editions = [parse.edition(rules.game, rules.players, [f"{name}={value}"]) for value in values.split(",")]
    return [rules.changed({name: edition.options[name]}, {}) for edition in editions]


def _playable(rules: Any) -> Any:
    """A rule set with a changed box, tried before anything is compiled for it."""
    assert rules.edition
    return rules


def _kept(page: Path) -> Any:
    from mastaba.study.report.playing.keeping import KeptChunks

    return KeptChunks(page)


def _content(wanted: Any, where: Any, lang: str, kept: Any) -> dict[str, Any]:
    from mastaba.study.report.study import Study

    study = Study(wanted, where, play=kept.play)
    with progress(study.total, words(None, lang).say("report-playing")) as advance:
        study.on_progress = advance
        return study.content()


def _write(content: dict[str, Any], page: Path, json: Path | None, lang: str, command: str) -> None:
    from mastaba.study.report.page import page as pages

    if json:
        json.write_text(json_format.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf8")
    written = pages.page(content, lang, command=command)
    page.write_text(written, encoding="utf8")
    console.output().print(words(None, lang).say("report-written", file=str(page), size=len(written.encode()) // THOUSAND))


def _command(
    edition: Any, bots: str, games: int, seed: int, settings: list[str] | None, vary: list[str] | None, is_thorough: bool
) -> str:
    """The command that makes the same page again."""
    words = [f"mastaba report {edition.game.id} --players {edition.players} --bots {bots} --games {games} --seed {seed}"]
    words += [f"--set {pair}" for pair in settings or []] + [f"--vary '{one}'" for one in vary or []]
    return " ".join([*words, *(["--thorough"] if is_thorough else [])])
