"""The command line put together: every command lives in the file of its name in `commands/`."""

from __future__ import annotations

import sys
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from mastaba.cli import mistyped, parse
from mastaba.cli.commands.analyse import analyse
from mastaba.cli.commands.bot import bot
from mastaba.cli.commands.games import games
from mastaba.cli.commands.levels import levels
from mastaba.cli.commands.play import play
from mastaba.cli.commands.puzzles import puzzles
from mastaba.cli.commands.replay import replay
from mastaba.cli.commands.report import report
from mastaba.cli.commands.rules import rules
from mastaba.cli.commands.simulate import simulate
from mastaba.cli.commands.tournament import tournament
from mastaba.cli.commands.verify import verify
from mastaba.cli.console import Interrupted, refuse
from mastaba.cli.operating.bench import bench
from mastaba.cli.operating.database import database
from mastaba.cli.operating.doctor import doctor
from mastaba.cli.operating.serve import serve
from mastaba.cli.operating.worker import worker
from mastaba.cli.options import help_text, with_example
from mastaba.errors import MastabaError

COMMANDS: Final = (
    games, rules, levels, play, simulate, report, tournament, bot, replay, analyse, verify, bench, serve, worker, doctor,
)  # fmt: skip

INTERRUPTED: Final = 130  # as shells have it


class CommandLine(TyperGroup):
    """All commands; whatever a wrong input causes becomes a sentence and an exit code."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Runs a command and leaves with its exit code."""
        parse.say_nothing_yet()
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except typer.TyperException as error:  # the public parent of all that Typer refuses, its own copy of Click's errors too
            code = refuse(mistyped.sentence(error))
        except Interrupted as error:
            code = refuse(error.sentence(parse.spoken()), INTERRUPTED)
        except MastabaError as error:
            code = refuse(error.sentence(parse.spoken()))
        except MemoryError:
            code = refuse(help_text("memory"))
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(
    cls=CommandLine,
    help=help_text("house"),
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(is_asked: bool) -> None:
    if is_asked:
        from importlib.metadata import version

        typer.echo(f"mastaba {version('mastaba')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def without_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help=help_text("version"))] = False,
) -> None:
    """Without a command, says what there is."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for command in COMMANDS:
    app.command(command.__name__, help=with_example(command.__name__))(command)
app.add_typer(puzzles, name="puzzles", help=with_example("puzzles"))
app.add_typer(database, name="database", help=with_example("database"))
