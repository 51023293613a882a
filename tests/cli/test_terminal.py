"""A real terminal: keys, interruption, colours and the cleared screen."""

from __future__ import annotations

import os
import sys
from typing import Any

import pexpect
import pytest

PROGRAM = ["-c", "from mastaba.cli import main; main()"]


def terminal(*args: str, lang: str = "C.UTF-8") -> Any:
    """The program in a terminal of 100 columns and 40 lines."""
    environment = {**os.environ, "LANG": lang, "TERM": "xterm-256color"}
    environment.pop("LC_ALL", None)
    environment.pop("COLUMNS", None)
    return pexpect.spawn(sys.executable, [*PROGRAM, *args], env=environment, dimensions=(40, 100), encoding="utf8", timeout=20)


@pytest.mark.parametrize(("lang", "goodbye"), [("C.UTF-8", "Goodbye."), ("fr_FR.UTF-8", "Au revoir.")])
def test_ctrl_c_leaves_politely_with_130(lang: str, goodbye: str) -> None:
    table = terminal("play", "saqqara", "--seed", "5", "--bots", "random", lang=lang)
    table.expect(" > ")
    table.sendintr()
    table.expect(goodbye)
    table.expect(pexpect.EOF)
    assert "Traceback" not in table.before
    table.close()
    assert table.exitstatus == 130


def test_ctrl_d_leaves_politely_with_0() -> None:
    table = terminal("play", "saqqara", "--seed", "5", "--bots", "random")
    table.expect(" > ")
    table.sendeof()
    table.expect("Goodbye.")
    table.expect(pexpect.EOF)
    table.close()
    assert table.exitstatus == 0


def test_between_people_the_screen_and_what_lies_above_are_cleared() -> None:
    table = terminal("play", "archaeology", "--seed", "5", "--bots", "random", "--seats", "me,me")
    table.expect("press Enter")
    assert "\x1b[2J" in table.before
    assert "\x1b[3J" in table.before
    table.sendline("")
    table.expect(" > ")
    assert "\x1b[38;2;230;159;0m" in table.before or "\x1b[38;5;" in table.before or "\x1b[1;38;5;" in table.before
    table.sendline("end")
    table.expect("press Enter")
    assert "\x1b[3J" in table.before
    table.close(force=True)


def test_the_rulebook_opens_in_a_pager() -> None:
    table = terminal("play", "saqqara", "--seed", "5", "--bots", "random")
    table.expect(" > ")
    table.sendline("r")
    table.expect("R1.1")
    table.sendline("q")
    table.sendline("q")
    table.expect("Save the record")
    table.close(force=True)
