"""Bots from outside on the command line."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from .conftest import Run

EXAMPLES = Path(__file__).parents[2] / "examples"
MYBOT = str(EXAMPLES / "mybot.py")
SHELL = f"shell=sh {shlex.quote(str(EXAMPLES / 'bot.sh'))}"
CONTEST = ("tournament", "--game", "saqqara", "--rounds", "1")


def test_a_file_and_a_program_enter_a_tournament(run: Run) -> None:
    told = run(*CONTEST, "--players", "mybot,shell,random", "--code", MYBOT, "--program", SHELL, "--json")
    assert told.code == 0, told.err
    assert {entry["name"] for entry in json.loads(told.out)["standings"]} == {"mybot", "shell", "random"}


def test_games_of_a_changed_bot_are_played_anew(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "Mine.py"
    files = []
    for place in (0, -1):
        path.write_text(f"def choose(legal):\n    return legal[{place}]\n", encoding="utf8")
        told = run(*CONTEST, "--players", "Mine,random", "--code", str(path), "--out", "games", "--json")
        files += json.loads(told.out)["files"]
    assert len(set(files)) == 4


def test_a_guest_sits_down_in_the_terminal(run: Run) -> None:
    for seats in (("--bots", "mybot"), ("--seats", "me,mybot")):
        told = run("play", "saqqara", "--seed", "5", *seats, "--code", MYBOT, says="1\n" * 400)
        assert told.code == 0, told.err
        assert "The game is over" in told.out


def test_a_guest_that_fails_leaves_the_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "short.py"
    path.write_text("def choose(legal, events):\n    return legal[0] if len(events) < 9 else 'dig'\n", encoding="utf8")
    told = run(
        "play", "saqqara", "--seats", "me,short", "--code", str(path), "--record", "r.toml", "--lang", "fr", says="1\n" * 99
    )
    assert told.code == 2
    assert told.err.startswith("mastaba: short.py a répondu 'dig', qui n’est pas parmi les actions permises")
    assert "seen_by = 1" in (tmp_path / "r.toml").read_text(encoding="utf8")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (("--code", "nowhere.py"), "There is no file nowhere.py."),
        (("--code", "hard.py"), "There is a bot called “hard” already"),
        (("--code", "me.py"), "There is a bot called “me” already"),
        (("--code", MYBOT, "--code", MYBOT), "There is a bot called “mybot” already"),
        (("--code", "a b.py"), "A bot is named in letters"),
        (("--program", "nothing"), "A program is given as NAME=COMMAND"),
        (("--program", "a,b=true"), "A bot is named in letters"),
        (("--program", SHELL, "--patience", "0"), "--patience is from 0 to"),
        (("--players", "nobody,random"), "there are beginner, easy"),
        (("--players", "gone,random", "--program", "gone=/nowhere/at/all"), "gone cannot be started: No such file"),
        (("--players", "gone,random", "--program", f"gone={sys.executable} -c ''"), "gone stopped (exit code 0)"),
        (("--players", "bad,random", "--code", "bad.py", "--concurrency", "2"), "bad.py, line 2: ZeroDivisionError"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence(run: Run, tmp_path: Path, wrong: tuple[str, ...], reason: str) -> None:
    for name in ("hard", "me", "a b"):
        (tmp_path / f"{name}.py").write_text("def choose(legal):\n    return legal[0]\n", encoding="utf8")
    (tmp_path / "bad.py").write_text("def choose(legal):\n    return 1 / 0\n", encoding="utf8")
    names = () if "--players" in wrong else ("--players", "random,random")
    told = run(*CONTEST, *names, *wrong)
    assert told.code == 2
    assert reason in told.err
    assert told.err.startswith("mastaba: ")
    assert told.err.count("\n") == 1


def test_a_bot_of_an_unknown_level_is_refused(run: Run) -> None:
    assert run("bot", "--level", "pharaoh").code == 2
    told = run("bot", "--level", "random", says='{"type":"hello","protocol":1}\n{"type":"bye"}\n')
    assert told.out == '{"type":"ready","wants":["seen"]}\n'
