"""Tries a wheel as somebody who has nothing but Python: python -m release.trial [WHEEL]

A new virtual environment in a temporary folder, the wheel and what it asks for, and then everything a newcomer does first.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

MOVES: Final = 4
PATIENCE: Final = 120  # seconds for the first answer of a server whose Python files are not yet compiled
LEFT_OUT: Final = ("polars", "pytest", "hypothesis")
LISTED: Final = (
    "import importlib.metadata as found, importlib.util as there, json;"
    "print(json.dumps({'files': [str(file) for file in found.files('mastaba')], 'version': found.version('mastaba'),"
    f" 'extras': [name for name in {LEFT_OUT} if there.find_spec(name)]}}))"
)


def fresh(folder: Path, wheel: Path) -> Path:
    """The Python of a new environment in which the wheel is installed with what it asks for."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel], check=True)
    return python


def tried(python: Path, home: Path, is_native: bool = True) -> list[str]:
    """Does what a newcomer does, with a home of its own; returns what there was to play."""
    environment = {"PATH": f"{python.parent}:{os.environ['PATH']}", "HOME": str(home), "LC_ALL": "C.UTF-8"}
    environment |= {} if is_native else {"MASTABA_NATIVE": "0", "MASTABA_EAGER": "0"}
    home.mkdir()

    def said(*command: str) -> str:
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=home, env=environment, timeout=300)
        assert done.returncode == 0, f"{command} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        return done.stdout

    listed = json.loads(said(str(python), "-c", LISTED))
    check_files(listed["files"])
    assert listed["extras"] == [], "nobody asked for these"
    assert said("mastaba", "--version") == f"mastaba {listed['version']}\n"
    games = [game["id"] for game in json.loads(said(str(python), "-m", "mastaba", "games", "--json"))["games"]]
    if is_native:
        assert json.loads(said("mastaba", "simulate", games[-1], "--games", "100", "--json"))["games"] == 100
    with serving(home, environment) as address:
        check_page(address)
        assert [game["id"] for game in answer(f"{address}api/games")] == games
        for game in answer(f"{address}api/games"):
            play(address, game["id"], game["seats"][0])
    return games


def check_files(files: list[str]) -> None:
    """The page is among them, and no test is."""
    assert "mastaba/server/static/index.html" in files, "the page is missing"
    assert [file for file in files if "/tests/" in file or file.endswith((".svelte", ".ts"))] == []


@contextlib.contextmanager
def serving(home: Path, environment: dict[str, str]) -> Iterator[str]:
    """`mastaba serve` on a free port, stopped as people stop it; yields its address."""
    command = ["mastaba", "serve", "--port", "0", "--data", str(home / "tables")]
    with subprocess.Popen(
        command, cwd=home, env=environment | {"PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+/", server.stdout.readline())
            assert found, "the server did not say where it is"
            yield found[0]
        finally:
            server.terminate()
            server.wait(30)


def answer(address: str, body: Any = None, secret: str = "") -> Any:
    """What the server answers, in JSON."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    request = urllib.request.Request(address, json.dumps(body).encode() if body is not None else None, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:
        return json.load(response)


def check_page(address: str) -> None:
    """The page comes, and so does the first program it asks for."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as response:
        page = response.read().decode()
    script = re.search(r'src="/?(assets/[^"]+\.js)"', page)
    assert script, page[:300]
    with urllib.request.urlopen(address + script[1], timeout=PATIENCE) as response:
        assert len(response.read()) > 1000


def play(address: str, game: str, players: int) -> None:
    """A few moves of people round one screen."""
    seats = [{"kind": "here" if seat else "me"} for seat in range(players)]
    opened = answer(f"{address}api/tables", {"game": game, "players": players, "seats": seats})
    table, secret = f"{address}api/tables/{opened['table']}", opened["links"][0]["secret"]
    for number in range(MOVES):
        now = answer(table, secret=secret)
        seat, choices = next(iter(now["choices"].items()))
        move = {"seat": int(seat), "number": now["number"], "action": choices[0]["action"]}
        assert answer(f"{table}/moves", move, secret)["number"] == number + 1


if __name__ == "__main__":
    wheel = Path(sys.argv[1] if len(sys.argv) > 1 else next(Path("dist").glob("*.whl")))
    with tempfile.TemporaryDirectory() as empty:
        played = tried(fresh(Path(empty) / "venv", wheel), Path(empty) / "home")
    print(f"{wheel.name} in an empty environment: the page, {', '.join(played)}")
