"""A parent that raises servers: it has everything loaded, forks one, and when that is killed, the next on the same port.

Only so can a server be killed fifty times in a test that people will run: each child is a real one over the real store.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import uvicorn
from litestar.testing import TestClient

from mastaba.server.app import build
from mastaba.server.entrance.door import Door
from mastaba.server.entrance.limits import NO_LIMITS
from mastaba.server.run import configured, listening
from mastaba.server.settings import Settings


def warmed(game: str) -> None:
    """Loads everything that a server and a table need, so that a child is ready in an instant."""
    with (
        tempfile.TemporaryDirectory() as folder,
        TestClient(build(Settings(data=Path(folder), has_native=False)), base_url="http://127.0.0.1") as client,
    ):
        body = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "link"}]}
        opened = client.post("/api/tables", json=body).json()
        client.get(f"/api/tables/{opened['table']}", headers={"Authorization": f"Bearer {opened['host']}"}).raise_for_status()


def lose_track_of_time() -> None:
    """The clock on the wall jumps every second by up to a day, back as well as forth."""
    plain, day = time.time, 86_400.0
    time.time = lambda: plain() + random.Random(int(time.monotonic())).uniform(-day, day)


def main() -> None:
    data, database = Path(sys.argv[1]), "".join(sys.argv[3:])
    warmed(sys.argv[2])
    if database:
        importlib.import_module("mastaba.server.storage.notices")
        importlib.import_module("mastaba.server.bots.queue")
    bound = listening("127.0.0.1", 0, "en")
    print(bound.getsockname()[1], flush=True)
    while True:
        child = os.fork()
        if child == 0:
            lose_track_of_time()
            settings = Settings(data=data, database=database, pace=(0.0, 0.0), level="random", has_native=False)
            settings = replace(settings, workers=0 if database else 1, limits=NO_LIMITS)
            uvicorn.Server(configured(build(settings), Door(500, settings.silence), settings)).run(sockets=[bound])
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
