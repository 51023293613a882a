"""The proxy as deploy/Caddyfile has it, before two real servers on one PostgreSQL: one is killed under play, and nobody hears of it.

It runs where there is a Caddy (Debian's package is enough); two lines that older ones call otherwise or do not know are changed for those.
"""

from __future__ import annotations

import contextlib
import random
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.postgres import Postgres
from tests.server.test_rolling import OPENING, Server

CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"
CADDY = shutil.which("caddy")
ADAPTED = ("caddy", "adapt", "--adapter", "caddyfile", "--config")
OLDER = {"request_buffers 16KiB": "buffer_requests", "stream_close_delay 1m": ""}
ROUNDS = 4  # of the servers killed
NOTICED = 3.0  # seconds after which the proxy knows that a server is there again: it asks every two
pytestmark = [pytest.mark.proof, pytest.mark.skipif(CADDY is None, reason="there is no caddy")]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def written(folder: Path, servers: list[Server], host: str) -> Path:
    """The proxy's file with these servers in it, and without what an older Caddy does not know."""
    text = (
        CADDYFILE.read_text(encoding="utf8").replace("{$MASTABA_HOST} {", f"{host} {{").replace("{$MASTABA_HOST}", "127.0.0.1")
    )
    for number, server in enumerate(servers, 1):
        text = text.replace(f"server-{number}:8000", f"127.0.0.1:{server.port}")
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n" + text, encoding="utf8")
    if subprocess.run([*ADAPTED, file], capture_output=True, check=False).returncode:
        for new, old in OLDER.items():
            file.write_text(file.read_text(encoding="utf8").replace(new, old), encoding="utf8")
    return file


@pytest.fixture
def servers(postgres: Postgres, tmp_path: Path) -> Iterator[list[Server]]:
    database = postgres.fresh()
    with contextlib.ExitStack() as held:
        started = []
        for _ in range(2):
            started.append(Server(tmp_path, database))
            held.callback(started[-1].stop)
        yield started


@pytest.fixture
def address(servers: list[Server], tmp_path: Path) -> Iterator[str]:
    host = f"https://localhost:{free_port()}"
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(written(tmp_path, servers, host))]
    with (tmp_path / "caddy.log").open("w") as log:
        proxy = subprocess.Popen(command, stdout=log, stderr=log, env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"})
    try:
        until = time.monotonic() + 30
        while not is_up(host):
            assert time.monotonic() < until, (tmp_path / "caddy.log").read_text()[-2000:]
            time.sleep(0.1)
        yield host
    finally:
        proxy.terminate()
        proxy.wait(30)


def is_up(host: str) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{host}/api/games", verify=False).status_code == 200
    return False


def test_a_server_that_is_killed_behind_the_proxy_costs_nobody_anything(address: str, servers: list[Server]) -> None:
    chance, longest = random.Random(1), 0.0
    with httpx.Client(base_url=address, verify=False, timeout=30) as http:
        assert http.get("/metrics").status_code == 404  # what is for whoever runs it stays inside
        opened = http.post("/api/tables", json=OPENING).raise_for_status().json()
        http.headers["Authorization"] = f"Bearer {opened['host']}"
        table, played = f"/api/tables/{opened['table']}", 0
        while not (stands := http.get(table).raise_for_status().json())["over"]:
            if played and played % 8 == 0 and played <= 8 * ROUNDS:
                fallen = servers[played // 8 % 2]
                fallen.process.kill()
                fallen.process.wait()
            elif played % 8 == 5 and 8 < played < 8 * ROUNDS + 8:
                fallen.start()
                time.sleep(NOTICED)
            seat = stands["deciding"]
            move = {"seat": seat, "number": played, "action": chance.choice(stands["choices"][str(seat)])["action"]}
            began = time.monotonic()
            assert http.post(f"{table}/moves", json=move).raise_for_status().json()["number"] == played + 1
            longest, played = max(longest, time.monotonic() - began), played + 1
    print(f"{played} moves, the longest took {1000 * longest:.0f} ms")
    assert longest < 2.0
