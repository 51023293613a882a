"""`mastaba serve` as people type it: it says where it is, answers, stops politely, and refuses what cannot be."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx


def serve(*words: str, **environment: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "mastaba", "serve", *words]
    settings = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1", **environment}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=settings)


def test_it_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    server = serve("--port", "0", "--data", str(tmp_path), LC_ALL="fr_FR.UTF-8")
    assert server.stdout is not None
    line = server.stdout.readline()
    assert "Mastaba est sur" in line
    assert str(tmp_path) in line
    address = re.findall(r"http://\S+/", line)[0]
    try:
        assert len(httpx.get(f"{address}api/games", timeout=30).json()) >= 5
    finally:
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=20)
    assert "Traceback" not in errors


def test_it_says_where_others_reach_it_and_refuses_an_address_that_cannot_be_meant(tmp_path: Path) -> None:
    place = ("--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path))
    refused = serve(*place, "--public", "games.example/mastaba")
    server = serve(*place)
    assert server.stdout is not None
    here, others = server.stdout.readline(), server.stdout.readline()
    try:
        address = re.findall(r"http://127\.0\.0\.1:\d+", here)[0]
        told = httpx.get(f"{address}/api/address", timeout=30).json()["addresses"]
        assert re.findall(r"http://\S+(?=/)", others) == [one for one in told if "127.0.0.1" not in one]
        assert "127.0.0.1" not in others
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=20)
    _, errors = refused.communicate(timeout=30)
    assert refused.returncode == 2
    assert re.fullmatch(r"mastaba: --public takes an address such as .+\n", errors), errors


def test_a_port_in_use_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        refused = serve("--port", str(taken.getsockname()[1]), "--data", str(tmp_path))
        _, errors = refused.communicate(timeout=30)
    assert refused.returncode == 2
    assert re.fullmatch(r"mastaba: Port \d+ cannot be used: .+\n", errors), errors


def test_a_folder_that_cannot_be_used_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    refused = serve("--port", "0", "--data", str(tmp_path / "file"))
    _, errors = refused.communicate(timeout=30)
    assert refused.returncode == 2
    assert errors.startswith("mastaba: The tables cannot be kept")
    assert errors.count("\n") == 1
