"""Bots in any language: asked in lines of JSON, answering in lines of JSON, and never able to keep anybody waiting."""

from __future__ import annotations

import base64
import gc
import json
import random
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from subprocess import PIPE
from typing import Any

import msgspec
import pytest

from mastaba import bots
from mastaba.arena.contests.tournament import run
from mastaba.arena.parallel.work import Where
from mastaba.bots import program_client
from mastaba.bots.errors import BotError
from mastaba.bots.payload import event_fields
from mastaba.bots.program_client import LONGEST_ANSWER, Program, ProgramBot
from mastaba.bots.program_server import ProgramServer
from mastaba.game import load
from mastaba.match import Match
from tests.arena.parallel.only_processes import _only_processes  # noqa: F401

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = shlex.quote(sys.executable)
OURS = f"{PYTHON} -m mastaba bot --level"


def written(folder: Path, *lines: str) -> str:
    """A program that runs these lines for each message `m`; its command."""
    path = folder / "guest.py"
    body = "".join(f"    {line}\n" for line in lines)
    path.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n{body}    sys.stdout.flush()\n")
    return f"{PYTHON} {shlex.quote(str(path))}"


def asked(command: str, match: Match, patience: float = 20.0) -> str:
    return bots.decide(ProgramBot(Program("guest", command, patience), match.edition), match, random.Random(1))


@pytest.fixture
def match() -> Match:
    return load("saqqara", 2).new(seed=1)


@pytest.mark.usefixtures("_only_processes")
@pytest.mark.parametrize("game", ["saqqara", "archaeology"])
def test_the_examples_play_whole_games(game: str) -> None:
    guests = {
        "sh": Program("sh", f"sh {shlex.quote(str(EXAMPLES / 'bot.sh'))}"),
        "py": Program("py", f"{PYTHON} {shlex.quote(str(EXAMPLES / 'program.py'))}"),
    }
    outcomes = run(load(game, 2), ["sh", "py"], rounds=1, salt="same", guests=guests)
    assert [outcome.pairing.names for outcome in outcomes] == [("sh", "py"), ("py", "sh")]
    if game == "saqqara":  # one game is enough to see that processes do not get in each other's way
        assert run(load(game, 2), ["sh", "py"], rounds=1, salt="same", where=Where(2), guests=guests) == outcomes


def test_the_shell_takes_the_last_legal_action(match: Match) -> None:
    assert asked(f"sh {shlex.quote(str(EXAMPLES / 'bot.sh'))}", match) == match.legal()[-1]


def test_every_message_is_as_documented(tmp_path: Path) -> None:
    match = load("archaeology", 3).new(seed=4)
    for _ in range(6):
        match.play(match.legal()[-1])
    log = tmp_path / "log"
    ready = 'json.dumps({"wants": ["view", "events", "seen"]})'
    command = written(
        tmp_path,
        f'open({str(log)!r}, "a").write(line)',
        f'print(json.dumps({{"action": m["legal"][0]}}) if m["type"] == "decide" else {ready})',
        'if m["type"] == "bye": break',
    )
    bot = ProgramBot(Program("guest", command, 20.0), match.edition)
    assert bots.decide(bot, match, random.Random(1)) == match.legal()[0]
    seat = match.seat
    del bot
    gc.collect()
    hello, game, decide, bye = (json.loads(line) for line in log.read_text().splitlines())
    assert hello == {"type": "hello", "protocol": 1, "name": "guest"}
    assert game == {"type": "game", "game": "archaeology", "players": 3, "options": dict(match.edition.options)}
    assert bye == {"type": "bye"}
    assert list(decide) == ["type", "number", "seat", "legal", "seconds", "chance", "view", "events", "seen"]
    assert (decide["number"], decide["seat"], decide["seconds"]) == (1, seat, 20.0)
    assert decide["legal"] == match.legal()
    assert decide["view"]["zones"] == msgspec.to_builtins(match.view(seat).zones)
    assert decide["events"] == json.loads(json.dumps(event_fields(match.events(seat))))
    assert base64.b64decode(decide["seen"]) == match.seen(seat).tobytes()


ANSWER = 'print(json.dumps({"action": m["legal"][0]} if m["type"] == "decide" else {}))'


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (['if m["type"] == "decide": sys.exit(3)', ANSWER], "guest stopped (exit code 3) when it was told “decide”."),
        (["sys.exit(0)"], "guest stopped (exit code 0) when it was told “hello”."),
        (['if m["type"] == "decide": time.sleep(60)', ANSWER], "guest did not answer “decide” within 0.5 seconds."),
        (["print('Hello!')"], 'guest answered \'Hello!\\n\'; what is expected is one line of JSON such as {"type":"ready"}'),
        (["print('[1, 2]')"], "guest answered '[1, 2]\\n'; what is expected"),
        ([f"print('x' * {2 * LONGEST_ANSWER})"], "guest answered 'xxx"),
        (
            ['print(json.dumps({"action": "dig"}))'],
            "guest answered 'dig', which is not among the legal actions: draw 0, draw 1.",
        ),
        (["print('{}')"], "guest answered None, which is not among"),
        (["print('{\"action\": [7]}')"], "guest answered [7], which is not among"),
        (['print(\'{"error": "no idea"}\')'], "guest says: no idea"),
        (['print(\'{"wants": ["state"]}\')'], 'guest wants ["state"]; what it can want is view, events, seen.'),
        (["print('{\"number\": 7}')"], "guest answered question 7 when question 1 was asked."),
    ],
)
def test_what_is_wrong_is_one_sentence(tmp_path: Path, match: Match, lines: list[str], sentence: str) -> None:
    begun = time.monotonic()
    with pytest.raises(BotError) as raised:
        asked(written(tmp_path, *lines), match, patience=0.5 if "within" in sentence else 20.0)
    assert sentence in str(raised.value)
    assert "\n" not in str(raised.value)
    assert raised.value.sentence("fr") != str(raised.value)
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize("command", ["/nowhere/at/all", "'unbalanced", ""])
def test_what_cannot_be_started_is_said(command: str, match: Match) -> None:
    with pytest.raises(BotError, match="guest cannot be started"):
        asked(command, match)


def test_a_program_that_does_not_leave_is_stopped_and_nothing_of_it_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_client, "PARTING", 0.2)
    with subprocess.Popen(["sleep", "60"], stdin=PIPE, stdout=PIPE, encoding="utf8", start_new_session=True) as child:
        program_client.dismiss(child)
        assert child.returncode == -signal.SIGKILL
        assert [pipe.closed for pipe in (child.stdin, child.stdout) if pipe] == [True, True]


def test_a_program_that_starts_another_is_stopped_with_it(match: Match) -> None:
    """The other one holds the pipe open: were it left alone, the answer would be awaited for ever."""
    begun = time.monotonic()
    command = """sh -c 'read -r hello; echo "{}"; read -r game; echo "{}"; read -r decide; sleep 60; echo late'"""
    with pytest.raises(BotError, match="did not answer"):
        asked(command, match, patience=0.5)
    assert time.monotonic() - begun < 20


# Our own bots at the other end


@pytest.mark.parametrize("game", ["saqqara", "archaeology"])
def test_our_bots_play_as_programs(game: str) -> None:
    guests = {"ours": Program("ours", f"{OURS} random")}
    (one, two) = run(load(game, 2), ["ours", "random"], rounds=1, guests=guests)
    assert one.pairing.names == two.pairing.names[::-1]


def talk(*messages: dict[str, Any] | str) -> list[dict[str, Any] | None]:
    respondent = ProgramServer("random")
    return [respondent.reply(one if isinstance(one, str) else json.dumps(one)) for one in messages]


def test_our_bots_answer_what_they_cannot_read_with_the_reason(match: Match) -> None:
    game = {"type": "game", "game": "saqqara", "players": 2}
    seen = base64.b64encode(match.seen(match.seat).tobytes()).decode()
    decide = {"type": "decide", "seen": seen, "legal": match.legal()}
    *_, good = talk(game, decide)
    assert good is not None
    assert good["action"] in match.legal()
    wrong: list[tuple[Any, str]] = [
        ("{", "cannot be read"),
        ("7", "cannot be read"),
        ({"type": "hello", "protocol": 2}, "this is protocol 1, not 2"),
        ({"type": "dig"}, "there is no message 'dig'"),
        ({"type": "game", "game": "senet", "players": 2}, "no game “senet”"),
        ({**decide, "seen": "?"}, "seen is not base 64"),
        ({**decide, "seen": ""}, "seen has 0 bytes"),
        ({**decide, "legal": ["draw 0"]}, "do not belong together"),
        ({**decide, "legal": ["dig"]}, "there is no action 'dig'"),
        ({**decide, "seen": base64.b64encode(b"\xff" * match.game.dtype.itemsize).decode()}, "seen"),
    ]
    for message, reason in wrong:
        *_, reply = talk(game, message)
        assert reply is not None
        assert reason in reply["error"], message
    assert "which game?" in str(talk(decide))
    assert talk({"type": "hello", "protocol": 1}, {"type": "bye"}) == [{"type": "ready", "wants": ["seen"]}, None]
