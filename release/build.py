"""Builds what people install, the page in it: python -m release.build [FOLDER]

It works on a copy, so that nothing else that lies in the checkout gets in; the page must be built already (make dist does it).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "page" / "dist"
FILES: Final = ("pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE")


def build(out: Path, is_isolated: bool = True) -> Path:
    """Writes a source distribution, and from that a wheel, which it returns; isolated, with build tools fetched for it."""
    out.mkdir(parents=True, exist_ok=True)
    for old in [*out.glob("*.whl"), *out.glob("*.tar.gz")]:
        old.unlink()
    with tempfile.TemporaryDirectory() as folder:
        _copy(Path(folder))
        choice = [] if is_isolated else ["--no-isolation"]
        command = [sys.executable, "-m", "build", *choice, "--outdir", str(out.resolve()), folder]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    if done.returncode:
        raise SystemExit(f"the wheel could not be built:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return next(out.glob("*.whl"))


def _copy(folder: Path) -> None:
    if not (PAGE / "index.html").exists():
        raise SystemExit("the page is not built: make dist does it, or page/build.sh")
    for name in FILES:
        shutil.copy(ROOT / name, folder)
    package = folder / "src" / "mastaba"
    shutil.copytree(ROOT / "src" / "mastaba", package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(PAGE, package / "server" / "static")


if __name__ == "__main__":
    print(build(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist")))
