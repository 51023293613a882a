"""A report whose driver is killed goes on where it was, to the same bytes."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mastaba.arena.parallel.run_folder import OtherRun
from mastaba.arena.parallel.work import Where, run
from mastaba.study.report.playing import keeping
from mastaba.study.report.playing.gather import Harvest, RuleSet
from mastaba.study.report.playing.keeping import KeptChunks
from mastaba.study.report.study import Study, Wanted

COMMAND = [sys.executable, "-m", "mastaba", "report", "saqqara", "--games", "30000", "--out"]
CHUNKS = 4


def test_a_report_whose_driver_is_killed_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    page, whole = tmp_path / "cut" / "saqqara.html", tmp_path / "saqqara.html"
    page.parent.mkdir()
    kept = page.with_name("saqqara.html.run")
    going = subprocess.Popen([*COMMAND, str(page), "--cores", "1"])
    while len(list(kept.glob("*.npz"))) < CHUNKS:
        assert going.poll() is None
        time.sleep(0.01)
    going.send_signal(signal.SIGKILL)
    going.wait()
    assert not page.exists()
    written = {path: path.stat().st_mtime_ns for path in kept.glob("*.npz")}
    assert len(written) >= CHUNKS
    subprocess.run([*COMMAND, str(page)], check=True, capture_output=True)
    subprocess.run([*COMMAND, str(whole)], check=True, capture_output=True)
    assert page.read_bytes() == whole.read_bytes()
    assert sorted(path.name for path in page.parent.iterdir()) == ["saqqara.html"]


def test_no_chunk_that_is_kept_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted, played = Wanted((RuleSet("saqqara", 2),), "heuristic", 5_000), list[Any]()

    def counted(job: Any, chunks: Any, where: Any) -> Any:
        for chunk, found in zip(chunks, run(job, chunks, where), strict=True):
            played.append(chunk)
            yield found

    monkeypatch.setattr(keeping, "run", counted)
    first = Study(wanted, Where(1), play=KeptChunks(tmp_path / "page").play).content()
    count = len(played)
    kept = KeptChunks(tmp_path / "page")
    assert Study(wanted, Where(1), play=kept.play).content() == first
    assert len(played) == count > CHUNKS
    other = KeptChunks(tmp_path / "page")
    Study(Wanted(wanted.rule_sets, "random", 5_000), Where(1), play=other.play).content()
    assert len(played) > count
    other.forget()
    left = list(kept.folder.iterdir())
    assert 0 < len(left) < len(played)
    kept.forget()
    assert not kept.folder.exists()


def test_a_harvest_is_read_as_it_was_written(tmp_path: Path) -> None:
    kept = KeptChunks(tmp_path / "page")
    job = Study(Wanted((RuleSet("saqqara", 2),), "heuristic", 100), play=kept.play)._gathered(RuleSet("saqqara", 2))
    (path,) = kept.folder.iterdir()
    for name, array in vars(keeping.read(path)).items():
        gathered = getattr(job, name)
        assert array.dtype == gathered.dtype
        assert np.array_equal(array, gathered), name  # field by field: what lies between them is anything
    assert isinstance(job, Harvest)


def test_a_file_in_the_way_is_told(tmp_path: Path) -> None:
    (tmp_path / "page.html.run").write_text("mine")
    with pytest.raises(OtherRun, match=r"page\.html\.run"):
        KeptChunks(tmp_path / "page.html")
    assert (tmp_path / "page.html.run").read_text() == "mine"
