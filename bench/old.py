"""The expert as it was (commit 32464f6), asked in a process of its own: it plays the same deal along, and says what it would do.

Deals and actions have not changed since, what a seat's memory looks like inside has: so it is told the actions, not what is seen.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import threading
from io import BytesIO
from pathlib import Path

COMMIT = "32464f6"
TRIES = {"archaeology": 500, "luxor": 250, "relikt": 150, "sakkara": 500, "saqqara": 1000}
ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "old"

PROGRAM = """
import json, random, sys
from mastaba.bots import decide, make
from mastaba.game import load

table, played, match, bot = None, [], None, None
for line in sys.stdin:
    game, players, seed, actions, chance = json.loads(line)
    if [game, players, seed] != table or played != actions[: len(played)]:
        edition = load(game, players)
        table, played, match, bot = [game, players, seed], [], edition.new(seed=seed, target="cpu"), make("expert", edition, True)
    for action in actions[len(played) :]:
        match.play(action)
    played = actions
    print(json.dumps(decide(bot, match, random.Random(chance))), flush=True)
"""


def unpacked() -> Path:
    """The old sources, from the repository where they are not there yet."""
    if not (FOLDER / "src").exists():
        FOLDER.parent.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "-C", str(ROOT), "archive", COMMIT, "src"], check=True, capture_output=True).stdout
        with tempfile.TemporaryDirectory(dir=FOLDER.parent) as made:
            with tarfile.open(fileobj=BytesIO(archive)) as files:
                files.extractall(Path(made) / "old", filter="data")
            with contextlib.suppress(OSError):  # another process was sooner
                (Path(made) / "old").rename(FOLDER)
    return FOLDER


class OldExpert:
    """The old expert; one question at a time."""

    def __init__(self) -> None:
        folder = unpacked()
        environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "MASTABA_CACHE": str(folder / "cache")}
        command = [sys.executable, "-c", PROGRAM]
        self._process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._lock = threading.Lock()

    def choose(self, game: str, players: int, seed: int, actions: list[str], chance: int) -> str:
        """What it does in the game of a seed after these actions."""
        source, sink = self._process.stdin, self._process.stdout
        assert source is not None
        assert sink is not None
        with self._lock:
            source.write(json.dumps([game, players, seed, actions, chance]) + "\n")
            source.flush()
            answer = sink.readline()
        if not answer:
            raise SystemExit("the old expert has left; see above")
        return str(json.loads(answer))
