"""The package as a whole: its page of layouts is true, its examples run, and nothing of it is needed by those who play."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from mastaba.study.layouts import page

ROOT = Path(__file__).parents[2]
FACES = ("pettingzoo", "gymnasium", "openspiel")


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_of_observations_is_made_from_the_layouts() -> None:
    """If this fails: python -m mastaba.study.layouts > docs/study-observations.md"""
    assert (ROOT / "docs" / "study-observations.md").read_text(encoding="utf8") == page()


def test_a_policy_learns_to_beat_chance() -> None:
    assert example("train_policy").main("saqqara", 400) > 0.62


@pytest.mark.proof
def test_a_policy_learns_to_beat_chance_clearly() -> None:
    assert example("train_policy").main("saqqara", 3000) > 0.75


def test_the_search_of_openspiel_plays_a_game() -> None:
    assert example("openspiel_search").main("luxor", 1, 5) in (-1.0, 0.0, 1.0)


@pytest.mark.proof
def test_the_search_of_openspiel_beats_chance() -> None:
    assert example("openspiel_search").main("luxor", 8, 60) > 0


def test_those_who_play_need_nothing_of_it() -> None:
    """Nor does the package itself import a face that was not asked for."""
    program = "import sys, mastaba, mastaba.cli.app, mastaba.study; print(sorted({'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize("face", FACES)
def test_without_the_extra_one_sentence_says_what_to_install(face: str) -> None:
    package = {"openspiel": "pyspiel"}.get(face, face)
    program = f"import sys; sys.modules[{package!r}] = None\ntry:\n    import mastaba.study.{face}\nexcept ImportError as error:\n    print(error)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == f"This face of Mastaba needs {package}, which is not installed: pip install 'mastaba[study]'."
