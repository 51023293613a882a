"""`mastaba worker`: a process that thinks for bots and hints of servers elsewhere, and does nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from pathlib import Path

import typer

from mastaba.server.bots.precompile import Precompiler
from mastaba.server.bots.queue import Queue
from mastaba.server.bots.worker import load_plugins
from mastaba.server.bots.worker_pool import WorkerPool
from mastaba.server.settings import chosen
from mastaba.server.storage.errors import StoreError
from mastaba.server.storage.opening import open_store
from mastaba.server.storage.postgres import PostgresStore
from mastaba.server.storage.sqlite import default_folder
from mastaba.text import locale_language, words


def run(data: Path | None, database: str, places: int | None) -> None:
    """Works until stopped."""
    lang = locale_language()
    load_plugins()
    store = open_store(data or default_folder(), database) if database else None
    if not isinstance(store, PostgresStore):
        raise StoreError(key="error-worker")
    count = places or chosen(None, lang).workers
    typer.echo(words(None, lang).say("worker-ready", place=store.place, count=count))
    asyncio.run(_work(store, count))


async def _work(store: PostgresStore, places: int) -> None:
    stop, pool, precompiler = asyncio.Event(), WorkerPool(places), Precompiler()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has Ctrl-C alone
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    queue = Queue(store, places, pool, precompiler)
    await queue.open()
    try:
        await stop.wait()
    finally:
        await queue.close()
        await precompiler.close()
        await pool.close()
        store.close()
