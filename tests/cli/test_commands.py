"""Commands that only tell, and everything that cannot be meant."""

from __future__ import annotations

import json
import re
from importlib.metadata import version
from pathlib import Path

import pytest

from mastaba.bots import DEFAULT_LEVEL, LEVELS
from mastaba.bots.levels import BETWEEN
from mastaba.cli import commands, operating
from mastaba.cli.app import app
from mastaba.game import discover, find
from mastaba.text import LANGUAGES
from mastaba.text.rulebook import figures, rules_text

from .conftest import Run, program

COMMANDS = [str(one.name) for one in app.registered_commands] + [str(one.name) for one in app.registered_groups]


def test_version(run: Run) -> None:
    assert run("--version").out == f"mastaba {version('mastaba')}\n"


def test_without_a_command_it_says_what_there_is(run: Run) -> None:
    told = run()
    assert told.code == 0
    assert [name for name in COMMANDS if not re.search(rf"^\W*{name}\b", told.out, re.MULTILINE)] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    told = run(command, "--help")
    assert told.code == 0
    assert re.search(rf"Example:\s.*\bmastaba\s+{command}\b", told.out, re.DOTALL)


def test_every_command_lives_in_a_file_of_its_name() -> None:
    folders = [Path(str(package.__file__)).parent for package in (commands, operating)]
    files = {path.stem: f"mastaba.cli.{path.parent.name}.{path.stem}" for one in folders for path in one.glob("[!_]*.py")}
    assert sorted(files) == sorted(COMMANDS)
    groups = [command for group in app.registered_groups for command in (group.typer_instance or app).registered_commands]
    assert {command.callback.__module__ for command in (*app.registered_commands, *groups) if command.callback} == set(
        files.values()
    )


def test_help_shows_brackets_as_they_are(run: Run) -> None:
    assert "'mastaba[cluster]'" in run("simulate", "--help").out


def test_help_speaks_the_language_of_the_locale() -> None:
    assert "Les règles numérotées" in program("rules", "--help", LANG="fr_FR.UTF-8").out
    assert "The numbered rulebook" in program("rules", "--help", LANG="de_DE.UTF-8").out


def test_games_in_both_languages(run: Run) -> None:
    english, french = run("games", "--lang", "en").out, run("games", "--lang", "fr").out
    for game in discover().values():
        assert game.id in english
        assert game.designer in french
    assert "players" in english
    assert "joueurs" in french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_says_what_it_sees(run: Run, lang: str) -> None:
    told, found = run("levels", "--lang", lang).out, json.loads(run("levels", "--lang", lang, "--json").out)
    assert [one["level"] for one in found["levels"]] == list(LEVELS)
    assert found["usual"] == DEFAULT_LEVEL
    assert {one["level"] for one in found["levels"] if one["games"] == ["sakkara"]} == set(BETWEEN)
    assert all(one["games"] == list(discover()) for one in found["levels"] if one["level"] not in BETWEEN)
    assert told.count("Sakkara") == len(BETWEEN)
    assert len({one["about"] for one in found["levels"]}) == len(LEVELS)
    assert all(one["about"] in " ".join(told.split()) or one["about"][:30] in told for one in found["levels"])


def test_games_as_json_and_nothing_else(run: Run) -> None:
    cards = {card["id"]: card for card in json.loads(run("games", "--json").out)["games"]}
    assert list(cards) == list(discover())
    assert cards["saqqara"]["seats"] == [2, 3, 4]
    assert cards["saqqara"]["options"][0]["choices"] == ["finish", "instant"]


def test_rules_end_with_the_box_and_its_labels(run: Run) -> None:
    told = run("rules", "saqqara", "--lang", "fr").out
    assert "R5.2" in told
    assert told.index("R5.2") < told.index("Dans la boîte\u202f: Saqqara") < told.index("C certain")


def test_one_rule_alone_in_any_case(run: Run) -> None:
    told = run("rules", "Saqqara", "r5.2")
    assert told.code == 0
    assert "R5.2" in told.out
    assert "R5.3" not in told.out
    assert "left end" in " ".join(told.out.split())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_rule_of_saqqara_has_a_text(lang: str) -> None:
    rules = rules_text(find("saqqara"), lang)
    assert {"R1.1", "R5.2", "R8.1", "Q1", "Q2"} <= set(rules)
    assert all(len(text) > 10 and "**R" not in text for text in rules.values())


def test_reconstructed_figures_are_marked(run: Run) -> None:
    ours = [figure for figure in figures(find("sakkara").components) if figure.label == "R"]
    told = run("rules", "sakkara").out
    assert ours
    assert told.count("reconstructed") >= len(ours)


def test_labels_hold_for_what_lies_below_them() -> None:
    box = {"tiles": {"label": "R", "camel": {"count": 3}, "cat": {"label": "C", "count": 2}}}
    assert [(figure.name, figure.value, figure.label) for figure in figures(box)] == [
        ("tiles · camel · count", "3", "R"),
        ("tiles · cat · count", "2", "C"),
    ]


WRONG = [
    (["play", "saqara"], "did you mean saqqara?"),
    (["rules", "zzz"], "there are archaeology"),
    (["rules", "saqqara", "R5.77"], "it has R5.1, R5.2"),
    (["rules", "saqqara", "banana"], "R1.1 …"),
    (["play", "saqqara", "--lang", "de"], "language “de”"),
    (["play", "saqqara", "--players", "7"], "2 to 4 players, not 7"),
    (["play", "saqqara", "--players", "two"], "--players"),
    (["play", "saqqara", "--players", "9" * 6000], "--players"),
    (["play", "saqqara", "--seed", "-1"], "from 0 to 4611686018427387903"),
    (["play", "saqqara", "--seed", "9" * 30], "from 0 to 4611686018427387903"),
    (["play", "saqqara", "--seed", "x"], "--seed"),
    (["play", "saqqara", "--set", "blocked"], "name=value"),
    (["play", "saqqara", "--set", "bloked=supply"], "did you mean blocked?"),
    (["play", "saqqara", "--set", "blocked=maybe"], "structure, supply"),
    (["play", "saqqara", "--bots", "god"], "no bot “god”"),
    (["play", "saqqara", "--seats", "me,you"], "not by “you”"),
    (["play", "saqqara", "--seats", "me,bot", "--players", "3"], "gives 2 seats"),
    (["play", "saqqara", "--seats", "me"], "not 1"),
    (["play", "saqqara", "--record", "nowhere/game.toml"], "cannot be written"),
    (["play", "saqqara", "--record", "."], "cannot be written"),
    (["simulate", "saqqara", "--target", "gpu"], "python, cpu, cuda"),
    (["simulate", "saqqara", "--games", "-5"], "--games is from 1"),
    (["simulate", "saqqara", "--games", "0"], "--games is from 1"),
    (["simulate", "saqqara", "--games", "9" * 20], "--games is from 1"),
    (["simulate", "saqqara", "--cores", "0"], "--cores is from 1"),
    (["simulate", "saqqara", "--out", "games.csv"], ".parquet or .jsonl"),
    (["simulate", "saqqara", "--out", "nowhere/games.jsonl"], "nowhere"),
    (["bench", "saqqara", "--seconds", "-1"], "--seconds"),
    (["bench", "nothing"], "no game “nothing”"),
    (["replay", "missing.toml"], "no file missing.toml"),
    (["verify", "missing.toml"], "no file missing.toml"),
    (["verify"], "FILE"),
    (["vrify"], "did you mean verify?"),
    (["play", "--colour"], "--colour"),
]


@pytest.mark.parametrize(("args", "sentence"), WRONG, ids=lambda value: " ".join(value)[:50] if isinstance(value, list) else "")
def test_bad_input_is_one_sentence_and_code_2(run: Run, args: list[str], sentence: str) -> None:
    told = run(*args)
    assert told.code == 2
    assert told.out == ""
    assert told.err.startswith("mastaba: ")
    assert told.err.count("\n") == 1
    assert len(told.err) < 450
    assert sentence in told.err


def test_bad_input_is_refused_in_french(run: Run) -> None:
    assert "voulais-tu dire saqqara" in run("play", "saqara", "--lang", "fr").err


def test_no_gpu_is_said_not_thrown() -> None:
    told = program("simulate", "saqqara", "--target", "cuda", "--games", "1", CUDA_VISIBLE_DEVICES="", NUMBA_ENABLE_CUDASIM="0")
    assert told.code == 2
    assert "GPU" in told.err
    assert "Traceback" not in told.err


def test_start_is_quick_because_heavy_things_come_late(tmp_path: Path) -> None:
    script = (
        "import sys, mastaba.cli.app; print([name for name in ('numba', 'polars', 'rich.markdown') if name in sys.modules])"
    )
    import subprocess
    import sys

    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
