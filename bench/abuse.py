"""How others fare while somebody abuses a server: `python bench/abuse.py` writes bench/abuse.md.

One table is played at over HTTP, a request every 20 ms; meanwhile, one after the other, 2,000 connections say nothing, one seat asks for
500 hints, and 10,000 tables are asked for in a loop. Once without limits, once with those that are usual.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent
VICTIM, ABUSER = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
OPENING = {"game": "saqqara", "players": 2, "seats": [{"kind": "me"}, {"kind": "link"}], "first": 1}
QUIET: dict[str, str] = {"MASTABA_NATIVE": "0", "MASTABA_EAGER": "0", "MASTABA_PROXIES": "127.0.0.1", "LC_ALL": "C.UTF-8"}
Times = list[float]


@contextmanager
def server(limits: str) -> Iterator[str]:
    """A server of its own, behind a proxy that is believed; yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mastaba", "serve", "--port", "0", "--data", folder]
        environment = {**os.environ, **QUIET, "MASTABA_LIMITS": limits, "PYTHONUNBUFFERED": "1"}
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
        assert running.stdout is not None
        try:
            yield re.findall(r"http://\S+(?=/ )", running.stdout.readline())[0]
        finally:
            running.terminate()
            running.wait(30)


def opened(http: httpx.Client, who: dict[str, str]) -> dict[str, Any]:
    """A table, and its opener's secret."""
    return dict(http.post("/api/tables", json=OPENING, headers=who).json())


@contextmanager
def played(address: str, times: Times) -> Iterator[None]:
    """Somebody moves and takes back at a table of their own meanwhile, and notes how long each took."""
    done = threading.Event()

    def play() -> None:
        with httpx.Client(base_url=address, timeout=60) as http:
            table = opened(http, VICTIM)
            headers = {**VICTIM, "Authorization": f"Bearer {table['host']}"}
            while not done.is_set():
                for path, body in (("moves", {"seat": 1, "number": 0, "action": "draw 0"}), ("undo", {"seat": 1, "number": 1})):
                    began = time.perf_counter()
                    http.post(f"/api/tables/{table['table']}/{path}", json=body, headers=headers)
                    times.append(time.perf_counter() - began)
                    time.sleep(0.02)

    player = threading.Thread(target=play)
    player.start()
    try:
        yield
    finally:
        done.set()
        player.join()


def silence(address: str) -> str:
    """2,000 connections that say nothing, for five seconds."""
    host, port = address.removeprefix("http://").split(":")
    knocks = []
    for _ in range(2000):
        try:
            knocks.append(socket.create_connection((host, int(port)), 5))
        except OSError:
            break
    time.sleep(5)
    for knock in knocks:
        knock.close()
    return f"{len(knocks)} connected"


async def _hints(address: str) -> dict[int, int]:
    limits = httpx.Limits(max_connections=100)
    async with httpx.AsyncClient(base_url=address, timeout=20, limits=limits, headers=ABUSER) as http:
        table = (await http.post("/api/tables", json=OPENING)).json()
        ask = http.post
        path, headers = f"/api/tables/{table['table']}/hint", {**ABUSER, "Authorization": f"Bearer {table['host']}"}
        asked = [asyncio.ensure_future(ask(path, json={"seat": 1}, headers=headers)) for _ in range(500)]
        await asyncio.wait(asked, timeout=8)
        answers = [one.result().status_code for one in asked if one.done() and not one.exception()]
        for one in asked:
            one.cancel()
        return {status: answers.count(status) for status in sorted(set(answers))}


def hints(address: str) -> str:
    """500 hints for one seat at once."""
    return ", ".join(f"{count} x {status}" for status, count in asyncio.run(_hints(address)).items()) or "none answered in 8 s"


def tables(address: str) -> str:
    """10,000 tables one after the other, for twenty seconds at most."""
    with httpx.Client(base_url=address, timeout=60) as http:
        until, answers = time.monotonic() + 20, list[int]()
        while len(answers) < 10_000 and time.monotonic() < until:
            answers.append(http.post("/api/tables", json=OPENING, headers=ABUSER).status_code)
    return f"{answers.count(201)} opened, {answers.count(429)} refused"


def share(times: Times, part: float) -> str:
    """The time within which a part of them were answered."""
    return f"{1000 * sorted(times)[int(part * (len(times) - 1))]:.1f} ms" if times else "none answered"


def measured(address: str, abuse: Callable[[str], str]) -> str:
    """What became of an abuse, and how others fared."""
    times: Times = []
    with played(address, times):
        time.sleep(1)
        del times[:]
        became = abuse(address)
    return f"{became} | {len(times)} | {share(times, 0.5)} | {share(times, 0.99)} | {1000 * max(times):.0f} ms"


def rest(address: str) -> str:
    """Nothing."""
    time.sleep(5)
    return "nothing"


def main() -> None:
    """Measures everything twice."""
    lines = [
        "| limits | what somebody does | what became of it | others' requests | p50 | p99 | longest |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, limits in (("none", "0"), ("the usual", "")):
        for abuse in (rest, silence, hints, tables):
            with server(limits) as address:
                lines.append(f"| {name} | {abuse.__name__} | {measured(address, abuse)} |")
                print(lines[-1], flush=True)
    head = [
        f"# {(__doc__ or '').splitlines()[0].split(':')[0]}",
        "",
        "`python bench/abuse.py`, server and abuser on one machine of two cores that does nothing else.",
        "",
    ]
    (HERE / "abuse.md").write_text("\n".join([*head, *lines, ""]), encoding="utf8")


if __name__ == "__main__":
    main()
