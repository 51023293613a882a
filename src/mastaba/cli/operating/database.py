"""`mastaba database`: the tables that are kept, looked after."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mastaba.cli import parse
from mastaba.cli.options import Data, Database, help_text
from mastaba.text import Words, words

ENOUGH = 20  # damages that are told one by one

database = typer.Typer(no_args_is_help=True)

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=help_text("backup-file"), show_default=False)]
Source = Annotated[str, typer.Argument(metavar="FROM", help=help_text("copy-from"), show_default=False)]
Target = Annotated[str, typer.Argument(metavar="TO", help=help_text("copy-to"), show_default=False)]


def _address(data: Path | None, database: str) -> str:
    from mastaba.server.storage.sqlite import default_folder

    return database or str(data or default_folder())


def _said() -> Words:
    return words(None, parse.spoken())


@database.command("upgrade", help=help_text("database-upgrade"))
def upgrade(data: Data = None, database: Database = "") -> None:
    """Brings a store up to date."""
    from mastaba.server.storage.opening import open_store
    from mastaba.server.storage.sqlite import default_folder

    store = open_store(data or default_folder(), database, may_upgrade=True)
    store.close()
    typer.echo(_said().say("database-upgraded", place=store.place))


@database.command("check", help=help_text("database-check"))
def check(data: Data = None, database: Database = "") -> int:
    """Looks for damage."""
    from mastaba.server.storage.check import count, damages
    from mastaba.server.storage.transfer import reading

    said = _said()
    with reading(_address(data, database), data) as connection:
        found, tables = list(damages(connection)), count(connection)
    for damage in found[:ENOUGH]:
        typer.echo(said.say(damage.key, **damage.facts))
    typer.echo(said.say("database-checked", tables=tables, damages=len(found)))
    return 1 if found else 0


@database.command("backup", help=help_text("database-backup"))
def backup(file: BackupFile, data: Data = None, database: Database = "") -> None:
    """Writes all tables to a file, also while a server runs."""
    from mastaba.server.storage import transfer

    transfer.backup(_address(data, database), file)
    typer.echo(_said().say("database-backed-up", file=str(file)))


@database.command("restore", help=help_text("database-restore"))
def restore(file: BackupFile, data: Data = None, database: Database = "") -> None:
    """Reads all tables from a backup into an empty store."""
    from mastaba.server.storage import transfer

    transfer.copy(str(file), _address(data, database))
    typer.echo(_said().say("database-restored", file=str(file)))


@database.command("copy", help=help_text("database-copy"))
def copy(source: Source, target: Target) -> None:
    """Carries all tables from one store into another, empty one."""
    from mastaba.server.storage import transfer

    transfer.copy(source, target)
    typer.echo(_said().say("database-copied"))
