"""What one installs is the product: the wheel, with what it declares and nothing else, gives the page and every game."""

from __future__ import annotations

import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from mastaba.game import discover
from release.build import PAGE, build
from release.trial import tried


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it declares, linked from here and not fetched; `make dist` fetches it all."""
    if not (PAGE / "index.html").exists():
        pytest.fail("the page is not built: make test does it, or page/build.sh")
    wheel = build(tmp_path_factory.mktemp("dist"), is_isolated=False)
    folder = tmp_path_factory.mktemp("empty") / "venv"
    venv.create(folder, with_pip=False, symlinks=True)
    found = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(found), "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    packages = next((folder / "lib").glob("python*/site-packages"))
    (asked,) = packages.glob("mastaba-*.dist-info")
    for part in declared(Distribution.at(asked)).values():
        link(part, packages)
    return found


def declared(package: Distribution) -> dict[str, Distribution]:
    """Everything that a package asks for, and what that asks for in turn, extras left out."""
    found: dict[str, Distribution] = {}
    waiting = [package]
    while waiting:
        for line in waiting.pop().requires or []:
            wanted = Requirement(line)
            if wanted.name not in found and (not wanted.marker or wanted.marker.evaluate({"extra": ""})):
                found[wanted.name] = distribution(wanted.name)
                waiting.append(found[wanted.name])
    return found


def link(part: Distribution, packages: Path) -> None:
    """Puts what is installed of a package here there too."""
    for name in {file.parts[0] for file in part.files or [] if file.parts[0] not in ("..", "__pycache__")}:
        target = Path(str(part.locate_file(name)))
        if not (packages / name).exists():
            (packages / name).symlink_to(target)


def test_the_wheel_is_the_product(python: Path, tmp_path: Path) -> None:
    assert tried(python, tmp_path / "home", is_native=False) == list(discover())


def test_what_studies_need_is_asked_for_where_it_is_missing(python: Path, tmp_path: Path) -> None:
    """A table of games is refused before any is played; ratings need nothing more than what is there."""
    advice = "pip install 'mastaba[study]'"
    contest = ["tournament", "--game", "saqqara", "--players", "random,random", "--rounds", "1", "--lang", "en"]
    assert "±" in mastaba(python, tmp_path, *contest).stdout
    for lang, unwritten in (("en", "What writes"), ("fr", "Ce qui écrit")):
        study = ["simulate", "saqqara", "--games", "1", "--target", "python", "--out", "games.parquet", "--lang", lang]
        refused = mastaba(python, tmp_path, *study)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert refused.stderr.startswith(f"mastaba: {unwritten}")
        assert advice in refused.stderr


def mastaba(python: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [str(python), "-m", "mastaba", *words]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, env={"HOME": str(folder)}, timeout=300
    )
