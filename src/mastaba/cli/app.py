"""The commands and their options; what each does lies in the file of its subject."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from typer.core import TyperGroup

from mastaba.cli import asked
from mastaba.errors import MastabaError
from mastaba.text import locale_language, words

UsageError: type[Exception] = typer.BadParameter.__bases__[0]  # Typer shows it only through its children
LONGEST_SENTENCE = 400


def told(key: str) -> str:
    """A help text in the language of the locale."""
    return words(None, locale_language()).say(f"help-{key}")


def with_example(key: str) -> str:
    """A command's help with its example lines."""
    return f"{told(key)}\n\n{told('example')} {words(None, 'en').say(f'example-{key}')}"


def refuse(sentence: str, code: int = 2) -> int:
    """One clear sentence on the error stream."""
    line = " ".join(sentence.split())
    shown = line if len(line) <= LONGEST_SENTENCE else f"{line[:LONGEST_SENTENCE]}…"
    typer.echo(f"mastaba: {shown}", err=True)
    return code


class House(TyperGroup):
    """All commands; whatever a wrong input causes becomes a sentence and an exit code."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Runs a command and leaves with its exit code."""
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except UsageError as error:
            code = refuse(cast("typer.BadParameter", error).format_message())
        except MastabaError as error:
            code = refuse(error.sentence(asked.spoken()))
        except MemoryError:
            code = refuse(told("memory"))
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(
    cls=House,
    help=told("house"),
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameId = Annotated[str, typer.Argument(metavar="GAME", help=told("game"), show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", help=told("lang"), show_default=False)]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=told("set"), show_default=False)]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help=told("players"), show_default=False)]
Codes = Annotated[list[Path] | None, typer.Option("--code", metavar="FILE.py", help=told("code"), show_default=False)]
Programs = Annotated[
    list[str] | None, typer.Option("--program", metavar="NAME=COMMAND", help=told("program"), show_default=False)
]
Patience = Annotated[float, typer.Option("--patience", metavar="S", help=told("patience"))]
Json = Annotated[bool, typer.Option("--json", help=told("json"))]


def _version(is_asked: bool) -> None:
    if is_asked:
        from importlib.metadata import version

        typer.echo(f"mastaba {version('mastaba')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help=told("version"))] = False,
) -> None:
    """Without a command, says what there is."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("games", help=with_example("games"))
def games(lang: Lang = None, json: Json = False) -> None:
    """The games there are."""
    from mastaba.cli import screen, shelf

    spoken = asked.language(lang)
    if json:
        screen.print_json(shelf.as_json(spoken))
    else:
        screen.console().print(shelf.shelf(spoken))


@app.command("rules", help=with_example("rules"))
def rules(
    game: GameId,
    number: Annotated[str | None, typer.Argument(metavar="RULE", help=told("rule"), show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """The rulebook, or one rule of it."""
    from mastaba.cli import rulebook, screen

    spoken = asked.language(lang)
    found = asked.game(game, spoken)
    shown = rulebook.one_rule(found, number, spoken) if number else rulebook.whole(found, spoken)
    screen.console().print(shown)


@app.command("play", help=with_example("play"))
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=told("play-game"), show_default=False)] = None,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL", help=told("bots"))] = "random",
    seats: Annotated[str | None, typer.Option("--seats", metavar="me,bot,...", help=told("seats"), show_default=False)] = None,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help=told("seed"), show_default=False)] = None,
    settings: Settings = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help=told("record"), show_default=False)] = None,
    codes: Codes = None,
    programs: Programs = None,
    patience: Patience = 30.0,
) -> int:
    """A game in the terminal."""
    from mastaba.cli.guests import invited
    from mastaba.cli.play import Wish
    from mastaba.cli.play import play as play_it

    spoken = asked.language(lang)
    guests = invited(codes or [], programs or [], patience, spoken)
    return play_it(Wish(game, players, seats, bots, seed, settings or [], record, spoken, guests))


@app.command("simulate", help=with_example("simulate"))
def simulate(
    game: GameId,
    players: Players = None,
    count: Annotated[int, typer.Option("--games", "-n", metavar="N", help=told("games-count"))] = 1000,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help=told("first-seed"))] = 0,
    target: Annotated[str, typer.Option("--target", metavar="python|cpu|cuda", help=told("target"))] = "cpu",
    settings: Settings = None,
    cores: Annotated[int | None, typer.Option("--cores", metavar="N", help=told("cores"), show_default=False)] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=told("out"), show_default=False)] = None,
    is_guarded: Annotated[bool, typer.Option("--check", help=told("check"))] = False,
    is_advised: Annotated[bool, typer.Option("--heuristic", help=told("advised"))] = False,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Many random games, in figures; 1 where a game broke a promise."""
    from mastaba.cli import screen, study

    spoken = asked.language(lang)
    edition = asked.edition(game, players, settings or [], spoken)
    wanted = study.Study(edition, count, asked.seed(seed, spoken) or 0, target, cores, out, is_guarded, is_advised)
    figures = study.run(wanted, spoken)
    if json:
        screen.print_json(figures)
    else:
        screen.console().print(study.shown(figures, edition, spoken))
    return 1 if figures["faults"] else 0


@app.command("tournament", help=with_example("tournament"))
def tournament(
    game: Annotated[str, typer.Option("--game", "-g", metavar="GAME", help=told("game"))],
    names: Annotated[str, typer.Option("--players", "-p", metavar="LEVEL,LEVEL,...", help=told("entrants"))],
    rounds: Annotated[int, typer.Option("--rounds", "-n", metavar="N", help=told("rounds"))] = 20,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help=told("first-seed"))] = 1,
    concurrency: Annotated[int, typer.Option("--concurrency", metavar="C", help=told("concurrency"))] = 1,
    settings: Settings = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help=told("contest-out"), show_default=False)] = None,
    sprt: Annotated[bool, typer.Option("--sprt", help=told("sprt"))] = False,
    codes: Codes = None,
    programs: Programs = None,
    patience: Patience = 30.0,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Bots against each other, the same deals with seats rotated."""
    from mastaba.cli import contest, screen
    from mastaba.cli.guests import invited

    spoken = asked.language(lang)
    guests = invited(codes or [], programs or [], patience, spoken)
    levels = contest.entrants(names, guests, spoken)
    edition = asked.edition(game, len(levels), settings or [], spoken)
    first = asked.seed(seed, spoken) or 0
    figures = contest.run(contest.Contest(edition, levels, rounds, first, concurrency, out, sprt, guests), spoken)
    if json:
        screen.print_json(figures)
    else:
        screen.console().print(contest.shown(figures, spoken))


@app.command("bot", help=with_example("bot"))
def bot(
    level: Annotated[str, typer.Option("--level", metavar="LEVEL", help=told("level"))] = "medium",
    lang: Lang = None,
) -> None:
    """One of our bots, asked and answering in lines of JSON."""
    from mastaba import bots
    from mastaba.bots.answering import serve

    spoken = asked.language(lang)
    if not bots.is_known(level):
        raise asked.bad("bot", spoken, given=level, known=", ".join(bots.LEVELS))
    serve(level, sys.stdin, sys.stdout)


@app.command("replay", help=with_example("replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=told("file"), show_default=False)],
    lang: Lang = None,
    step: Annotated[bool, typer.Option("--step", help=told("step"))] = False,
) -> int:
    """A record told as a log."""
    from mastaba.cli import paper, screen

    spoken = asked.language(lang)
    try:
        match = paper.replayed(file, spoken)
    except paper.Broken as error:
        return refuse(str(error), 1)
    return paper.told(match, spoken, screen.console(), step)


@app.command("analyse", help=with_example("analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=told("file"), show_default=False)],
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", help=told("analyse-iterations"), show_default="5000")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", help=told("analyse-seconds"), show_default=False)
    ] = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help=told("html"), show_default=False)] = None,
    line: Annotated[int | None, typer.Option("--line", metavar="N", help=told("line"), show_default=False)] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """A finished game looked at again."""
    from mastaba.cli import analysing, paper, screen

    spoken = asked.language(lang)
    try:
        found = analysing.run(analysing.Wish(file, line, iterations, seconds, html), spoken)
    except paper.Broken as error:
        return refuse(str(error), 1)
    if json:
        screen.print_json(found)
    else:
        screen.console().print(analysing.shown(found, spoken))
    return 0


@app.command("verify", help=with_example("verify"))
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=told("files"), show_default=False)],
    lang: Lang = None,
) -> int:
    """Records checked, line by line."""
    from mastaba.cli import paper, screen

    spoken, console = asked.language(lang), screen.console()
    codes = [0]
    for file in files:
        try:
            codes.append(0 if paper.verified(file, spoken, console) else 1)
        except asked.BadInput as error:
            codes.append(refuse(str(error)))
    return max(codes)


@app.command("bench", help=with_example("bench"))
def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME...", help=told("bench-games"), show_default=False)] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help=told("seconds"))] = 1.0,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=told("bench-out"), show_default=False)] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """How many decisions a second."""
    from mastaba.cli import speed

    speed.run(game or [], seconds, out, json, asked.language(lang))


@app.command("serve", help=with_example("serve"))
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help=told("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", help=told("port"))] = 8000,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=told("data"), show_default=False)] = None,
    is_opened: Annotated[bool, typer.Option("--open", help=told("open"))] = False,
) -> None:
    """The page, served."""
    from mastaba.server.run import run

    run(host, port, data, is_opened)
