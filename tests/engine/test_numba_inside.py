"""Numba at arm's length: which of its inner names are there, and that rules run the same without any of them."""

from __future__ import annotations

import logging
import os
import pkgutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba
import pytest

from mastaba.arena.simulation.simulate import simulate
from mastaba.engine import numba_inside
from mastaba.game import discover, load

PLAY = """
import logging, sys
game, players = sys.argv[1], int(sys.argv[2])
logging.basicConfig(level=logging.INFO, format="%(name)s: %(message)s")
from mastaba.arena.simulation.simulate import simulate
from mastaba.game import load
batch = simulate(load(game, players), games=2, seed=31, target="cpu", keeps_states=True)
sys.stdout.write(batch.states.tobytes().hex())
"""


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """What was found out about Numba is found out anew."""
    numba_inside.trouble.cache_clear()
    numba_inside._part_compiler.cache_clear()
    yield
    numba_inside.trouble.cache_clear()
    numba_inside._part_compiler.cache_clear()


def test_the_canary_every_inner_name_is_there() -> None:
    """Where this fails, Numba has changed: games still run (plainly compiled), but numba_inside.py wants another look."""
    assert numba_inside.gone() == [], f"Numba {numba.__version__} has dropped these names"


def test_the_canary_parts_are_made_and_integers_widened() -> None:
    assert numba_inside.refusal() == "", f"Numba {numba.__version__} has the names, but they do something else"


def test_the_installed_numba_is_known() -> None:
    first, last = numba_inside.KNOWN
    assert first <= numba.version_info[:2] <= last, "try the tests on this Numba, then raise KNOWN"


@pytest.mark.parametrize("name", numba_inside.INSIDE)
def test_a_name_that_is_gone_is_named_and_done_without(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    owner, _, attribute = name.rpartition(".")
    holder = pkgutil.resolve_name(owner)
    for kind in holder.__mro__ if isinstance(holder, type) else [holder]:
        if attribute in vars(kind):
            monkeypatch.delattr(kind, attribute)
    assert numba_inside.gone() == [name]
    for _ in range(2):
        assert numba_inside.trouble() == f"no {name}"
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert name in caplog.text


def test_an_unknown_numba_is_tried_and_what_refuses_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_inside, "KNOWN", ((0, 1), (0, 2)))
    assert numba_inside.trouble() == ""

    def refuse(*_: Any) -> None:
        raise TypeError("fold_argument_types() takes one more")

    numba_inside.trouble.cache_clear()
    monkeypatch.setattr("numba.core.dispatcher.Dispatcher.fold_argument_types", refuse)
    assert numba_inside.trouble() == "TypeError: fold_argument_types() takes one more"


def test_a_numba_that_does_something_else_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_inside, "_wide", lambda given: given)
    assert "versions" in numba_inside.refusal()


def plainly_played(game: str, players: int, cache: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, numba_inside.PLAIN: "1", "MASTABA_CACHE": str(cache)}
    command = [sys.executable, "-c", PLAY, game, str(players)]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def check_equal(game: str, players: int, cache: Path) -> None:
    ran = plainly_played(game, players, cache)
    assert ran.returncode == 0, ran.stderr[-2000:]
    interpreted = simulate(load(game, players), games=2, seed=31, target="python", keeps_states=True)
    assert ran.stdout == interpreted.states.tobytes().hex()
    assert ran.stderr.count("plain numba.njit compiles the rules") == 1
    assert list(cache.rglob("*.nbc")), "what is plainly compiled is kept too"


@pytest.mark.proof
@pytest.mark.parametrize("game", list(discover()))
def test_every_plainly_compiled_game_is_equal_to_the_interpreted_one(game: str, tmp_path: Path) -> None:
    check_equal(game, load(game).game.seats[-1], tmp_path)


def test_what_is_plainly_compiled_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = numba_inside.version()
    monkeypatch.setenv(numba_inside.PLAIN, "1")
    numba_inside.trouble.cache_clear()
    assert numba_inside.version() != usual


def double(value: int) -> int:
    return 2 * value


def test_entries_land_in_their_folder_and_numba_s_own_setting_stays(tmp_path: Path) -> None:
    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    found: dict[Path, Any] = {}

    def make(folder: Path) -> None:
        found[folder] = numba_inside.native(double, folder)

    threads = [threading.Thread(target=make, args=(tmp_path / str(number),)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert all(Path(twin.stats.cache_path).parent == folder for folder, twin in found.items())
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]
    folder, twin = next(iter(found.items()))
    assert twin(21) == 42
    assert list(folder.rglob("*.nbi"))


def test_what_cannot_be_kept_in_its_folder_is_kept_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("no folder")
    caplog.set_level(logging.WARNING)
    twin: Any = numba_inside.native(double, tmp_path / "file")
    assert twin.stats.cache_path is None
    assert twin(21) == 42
    assert "compiled anew each time" in caplog.text
