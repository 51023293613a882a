"""`mastaba worker`: thinks for the bots of servers on a database."""

from __future__ import annotations

from typing import Annotated

import typer

from mastaba.cli.options import Data, Database, help_text


def worker(
    data: Data = None,
    database: Database = "",
    places: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, help=help_text("worker-places"), show_default=False)
    ] = None,
) -> None:
    """Thinks for the bots of servers on a database."""
    from mastaba.server.work import run

    run(data, database, places)
