"""A run that was cut off goes on where it stopped; a folder of another run stays as it is."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from mastaba.arena.parallel.run_folder import OtherRun, RunFolder, resumed
from mastaba.arena.parallel.work import Where
from tests.arena.parallel.jobs import Writing

WHAT = {"game": "saqqara", "games": 6, "options": {"blocked": "supply"}}
CHUNKS = range(6)


def going(folder: Path, log: Path) -> Generator[tuple[Any, bool], None, None]:
    return resumed(Writing(log), CHUNKS, Where(cores=1), RunFolder(folder, WHAT))


def content(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def log(tmp_path: Path) -> Path:
    (tmp_path / "log").touch()
    return tmp_path / "log"


@pytest.fixture
def whole(tmp_path: Path, log: Path) -> dict[str, bytes]:
    list(going(tmp_path / "whole", log))
    log.write_text("")
    return content(tmp_path / "whole")


def test_what_was_cut_off_is_gone_on_with_to_the_same_bytes(tmp_path: Path, log: Path, whole: dict[str, bytes]) -> None:
    folder = tmp_path / "cut"
    results = going(folder, log)
    assert [next(results) for _ in range(2)] == [({"square": 0}, True), ({"square": 1}, True)]
    results.close()
    log.write_text("")
    found = list(going(folder, log))
    assert [figures["square"] for figures, _ in found] == [0, 1, 4, 9, 16, 25]
    assert [is_new for _, is_new in found] == [False] * 2 + [True] * 4
    assert log.read_text().split() == ["2", "3", "4", "5"]
    assert content(folder) == whole


@pytest.mark.parametrize("damage", ["line", "file", "missing", "partial"])
def test_what_does_not_hold_is_done_again(tmp_path: Path, log: Path, whole: dict[str, bytes], damage: str) -> None:
    folder = tmp_path / "whole"
    third = folder / "games" / "000003.txt"
    if damage == "line":
        (folder / "done.jsonl").write_bytes(b"\n".join(whole["done.jsonl"].split(b"\n")[:3]) + b'\n{"figures": {"squ')
    elif damage == "file":
        third.write_text("gam")
    elif damage == "missing":
        third.unlink()
    else:
        (folder / "games" / ".000003.txt.partial").write_text("gam")
        third.unlink()
    list(going(folder, log))
    assert log.read_text().split() == ["3", "4", "5"]
    assert content(folder) == whole


def test_a_finished_run_is_only_read(tmp_path: Path, log: Path, whole: dict[str, bytes]) -> None:
    assert [is_new for _, is_new in going(tmp_path / "whole", log)] == [False] * 6
    assert log.read_text() == ""
    assert content(tmp_path / "whole") == whole


@pytest.mark.parametrize(
    ("other", "words"),
    [
        ({**WHAT, "games": 7}, "games is 6 there and 7 here"),
        ({**WHAT, "seed": 3}, "seed is – there and 3 here"),
        ({"game": "saqqara", "games": 6}, "options is .* there and – here"),
    ],
)
def test_another_run_s_folder_is_refused_and_stays(
    tmp_path: Path, whole: dict[str, bytes], other: dict[str, Any], words: str
) -> None:
    with pytest.raises(OtherRun, match=words):
        RunFolder(tmp_path / "whole", other)
    assert content(tmp_path / "whole") == whole


def test_what_is_no_run_is_refused_and_stays(tmp_path: Path) -> None:
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "one.jpg").touch()
    with pytest.raises(OtherRun, match="something else"):
        RunFolder(tmp_path / "photos", WHAT)
    with pytest.raises(OtherRun, match="is a file"):
        RunFolder(tmp_path / "photos" / "one.jpg", WHAT)
    assert [path.name for path in tmp_path.rglob("*")] == ["photos", "one.jpg"]
