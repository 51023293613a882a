"""Compiled code runs when it is loaded, so it is loaded from nowhere that anybody else could have put it."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mastaba import folders

ASK = "from mastaba.folders import code_folder; print(code_folder())"


@pytest.fixture(autouse=True)
def _asked_anew() -> Iterator[None]:
    folders.code_folder.cache_clear()
    yield
    folders.code_folder.cache_clear()


def mode(folder: Path) -> int:
    return stat.S_IMODE(folder.stat().st_mode)


@pytest.mark.parametrize(("kind", "variable"), [("data", "XDG_DATA_HOME"), ("cache", "XDG_CACHE_HOME")])
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system knows other places")
def test_folders_are_where_the_system_has_them(
    kind: str, variable: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(variable, str(tmp_path))
    assert folders.own(kind) == tmp_path / "mastaba"
    monkeypatch.delenv(variable)
    assert Path.home() in folders.own(kind).parents


def test_the_folder_is_made_for_its_user_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(folders.CACHE, str(tmp_path / "deep" / "home"))
    assert folders.code_folder() == tmp_path / "deep" / "home" / "mastaba"
    assert mode(folders.code_folder()) == 0o700


def test_a_readable_folder_keeps_what_it_has_and_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "mastaba"
    folder.mkdir(mode=0o755)
    (folder / "code").write_text("ours")
    folders.close(folder)
    assert mode(folder) == 0o700
    assert (folder / "code").exists()


@pytest.mark.parametrize("open_to", [0o770, 0o777, 0o702])
def test_what_others_could_have_put_there_is_thrown_away(open_to: int, tmp_path: Path) -> None:
    folder, outside = tmp_path / "mastaba", tmp_path / "outside"
    for made in (folder, folder / "luxor", outside):
        made.mkdir()
    folder.chmod(open_to)
    (folder / "luxor" / "planted.nbc").write_text("x")
    (outside / "kept").write_text("x")
    (folder / "link").symlink_to(outside)
    folders.close(folder)
    assert list(folder.iterdir()) == []
    assert mode(folder) == 0o700
    assert (outside / "kept").exists()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give a folder away")
def test_another_user_s_folder_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    planted = tmp_path / "mastaba"
    planted.mkdir(mode=0o700)
    os.chown(planted, 65534, 65534)
    monkeypatch.setenv(folders.CACHE, str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "own"))
    assert folders.code_folder() == tmp_path / "own" / "mastaba"


def test_another_user_s_folder_is_refused_whoever_asks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    owner = tmp_path.stat().st_uid
    monkeypatch.setattr(os, "geteuid", lambda: owner + 1)
    with pytest.raises(PermissionError, match="belongs to somebody else"):
        folders.close(tmp_path / "mastaba")


def test_a_folder_that_everybody_can_replace_is_not_used(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    with pytest.raises(PermissionError, match="everybody"):
        folders.close(shared / "mastaba")
    shared.chmod(0o1777)
    folders.close(shared / "mastaba")


def test_where_nothing_private_can_be_written_each_process_has_its_own_folder(tmp_path: Path) -> None:
    """A file in the way stands for a home that cannot be written to, which root never meets."""
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "tmp").mkdir(mode=0o777)
    planted = tmp_path / "tmp" / "mastaba"
    planted.mkdir()
    blocked = {name: str(tmp_path / "file") for name in ("MASTABA_CACHE", "XDG_CACHE_HOME", "HOME")}
    environment = {**os.environ, **blocked, "TMPDIR": str(tmp_path / "tmp")}
    asked = [
        subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    used = [Path(answer.stdout.strip()) for answer in asked]
    assert len({*used, planted}) == 3
    assert all(folder.parent == planted.parent for folder in used)
    assert not any(folder.exists() for folder in used), "each is gone with its process"
    assert all("compiled code is not kept in" in answer.stderr for answer in asked)
