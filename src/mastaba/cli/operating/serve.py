"""`mastaba serve`: the page, served."""

from __future__ import annotations

from typing import Annotated

import typer

from mastaba.cli.options import Data, Database, help_text


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help=help_text("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", help=help_text("port"))] = 8000,
    data: Data = None,
    database: Database = "",
    processes: Annotated[int, typer.Option("--processes", metavar="N", min=1, help=help_text("processes"))] = 1,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=0, help=help_text("workers"), show_default=False)
    ] = None,
    public: Annotated[str | None, typer.Option("--public", metavar="URL", help=help_text("public"), show_default=False)] = None,
    is_opened: Annotated[bool, typer.Option("--open", help=help_text("open"))] = False,
) -> None:
    """The page, served."""
    from mastaba.server.run import run

    run(host, port, data, is_opened, public, database, processes, workers)
