"""Bots of one's own: a file is enough, it is told what its seat knows, and what is wrong with it is said in a sentence."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mastaba import bots
from mastaba.arena.contests.tournament import Outcome, fingerprint, run
from mastaba.arena.parallel.work import Where
from mastaba.bots.errors import BotError
from mastaba.bots.payload import event_fields
from mastaba.bots.python_file import OFFERED, PythonFile, PythonFileBot
from mastaba.game import load
from mastaba.match import Match
from tests.arena.parallel.only_processes import _only_processes  # noqa: F401
from tests.contract import walks

EXAMPLES = Path(__file__).parents[2] / "examples"
Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(code: str) -> Path:
        path = tmp_path / "guest.py"
        path.write_text(code, encoding="utf8")
        return path

    return written


def asked(path: Path, match: Match, seed: int = 1) -> str:
    return bots.decide(PythonFileBot(path, match.edition), match, random.Random(seed))


def wins(outcomes: list[Outcome], name: str) -> float:
    return sum(outcome.share(outcome.pairing.names.index(name) + 1) for outcome in outcomes)


def test_the_five_lines_beat_chance() -> None:
    path = EXAMPLES / "mybot.py"
    assert len(path.read_text(encoding="utf8").splitlines()) == 5
    outcomes = run(load("saqqara", 2), ["mybot", "random"], rounds=10, salt="same", guests={"mybot": PythonFile(path)})
    assert wins(outcomes, "mybot") >= 15


@pytest.mark.usefixtures("_only_processes")
def test_several_processes_load_the_file_themselves() -> None:
    guests = {"mybot": PythonFile(EXAMPLES / "mybot.py")}
    alone = run(load("saqqara", 2), ["mybot", "random"], rounds=2, salt="same", guests=guests)
    assert run(load("saqqara", 2), ["mybot", "random"], rounds=2, salt="same", where=Where(2), guests=guests) == alone


@pytest.mark.parametrize("game", ["archaeology"])
def test_it_is_given_exactly_what_it_asks_for(write: Write, game: str) -> None:
    path = write(f"kept = []\ndef choose({', '.join(OFFERED[:-1])}):\n    kept.append(locals())\n    return legal[-1]\n")
    match = load(game, 3).new(seed=4)
    for _ in range(6):
        match.play(match.legal()[-1])
    bot, seat = PythonFileBot(path, match.edition), match.seat
    assert bots.decide(bot, match, random.Random(1)) == match.legal()[-1]
    given: dict[str, Any] = bot._choose.__globals__["kept"][0]
    assert given["view"]["zones"] == msgspec.to_builtins(match.view(seat).zones)
    assert given["legal"] == match.legal()
    assert given["events"] == event_fields(match.events(seat))
    assert given["events"] != event_fields(match.events())
    assert (given["seat"], given["players"], given["game"]) == (seat, 3, game)
    assert given["options"] == match.edition.options
    assert {hint.action for hint in given["hint"](iterations=20)} <= set(match.legal())


def test_it_cannot_tell_tables_apart_that_look_alike(write: Write) -> None:
    """Another table that the seat could not tell from the real one: the bot is given the very same."""
    path = write("kept = []\ndef choose(view, legal):\n    kept.append((view, legal))\n    return legal[0]\n")
    edition = load("archaeology", 4)
    bot = PythonFileBot(path, edition)
    for table in walks.walk(edition, seed=3, every=40):
        seat, legal = int(table[0].seat), walks.legal(edition, table)
        other = walks.resampled(edition, walks.seen(edition, table, seat), seat, stream=99)
        for there in (table, other):
            bot.choose(walks.seen(edition, there, seat)[0], legal, random.Random(1))
    kept = bot._choose.__globals__["kept"]
    assert len(kept) > 4
    assert kept[::2] == kept[1::2]


def test_whoever_takes_the_record_takes_numbers(write: Write) -> None:
    path = write("def choose(seen, legal, chance):\n    assert int(seen.seat) >= 0\n    return max(legal)\n")
    match = load("saqqara", 2).new(seed=1)
    assert asked(path, match) == match.legal()[-1]


def test_a_class_keeps_what_it_likes(write: Write) -> None:
    code = "class Bot:\n    def __init__(self, edition):\n        self.turn = edition.players\n"
    code += "    def choose(self, legal):\n        self.turn += 1\n        return legal[self.turn % len(legal)]\n"
    match = load("saqqara", 2).new(seed=1)
    bot = PythonFileBot(write(code), match.edition)
    chosen = [bots.decide(bot, match, random.Random(1)) for _ in range(2)]
    assert chosen == match.legal()[::-1]


def test_a_file_may_import_its_neighbour_and_print(write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "neighbour_of_guest.py").write_text("PLACE = -1\n", encoding="utf8")
    path = write("from neighbour_of_guest import PLACE\ndef choose(legal):\n    print('hm')\n    return legal[PLACE]\n")
    match = load("saqqara", 2).new(seed=1)
    assert asked(path, match) == match.legal()[-1]
    assert capsys.readouterr() == ("", "hm\n")


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("def choose(legal):\n    return legal[0] / 0\n", "guest.py, line 2: TypeError: unsupported operand"),
        ("def choose(legal)\n    return 0\n", "guest.py, line 1: SyntaxError: expected ':'"),
        ("import nowhere_at_all\n", "guest.py, line 1: ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("\nraise SystemExit\n", "guest.py, line 2: SystemExit"),
        ("def chose(legal):\n    return legal[0]\n", "guest.py has no function choose"),
        ("def choose(state):\n    return 0\n", "“state” cannot be asked for; what can be is view, legal,"),
        (
            "def choose(legal):\n    return 'dig'\n",
            "guest.py answered 'dig', which is not among the legal actions: draw 0, draw 1.",
        ),
        ("def choose(legal):\n    pass\n", "guest.py answered None"),
        ("def choose(seen, legal):\n    return 'draw 0'\n", "guest.py answered 'draw 0'"),
        ("class Bot:\n    def __init__(self, match):\n        pass\n", "“match” cannot be asked for; what can be is edition."),
        ("class Bot:\n    pass\n", "guest.py has no function choose"),
    ],
)
def test_what_is_wrong_is_one_sentence_with_its_line(write: Write, code: str, sentence: str) -> None:
    match = load("saqqara", 2).new(seed=1)
    with pytest.raises(BotError) as raised:
        asked(write(code), match)
    assert sentence in str(raised.value)
    assert "\n" not in str(raised.value)
    assert raised.value.sentence("fr") != str(raised.value)


@pytest.mark.usefixtures("_only_processes")
def test_a_fault_travels_from_one_process_to_another(write: Write) -> None:
    path = write("def choose(legal):\n    return 'dig'\n")
    error = BotError("illegal", {"name": "n", "answer": "a", "legal": "l"})
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    with pytest.raises(BotError, match="'dig', which is not among the legal actions"):
        run(load("saqqara", 2), ["guest", "random"], rounds=2, where=Where(2), guests={"guest": PythonFile(path)})


def test_a_changed_file_begins_a_tournament_of_its_own(write: Write) -> None:
    edition, names = load("saqqara", 2), ["guest", "random"]
    before = PythonFile(write("def choose(legal): return legal[0]")).fingerprint
    after = PythonFile(write("def choose(legal): return legal[-1]")).fingerprint
    assert fingerprint(edition, names, {"guest": before}) != fingerprint(edition, names, {"guest": after})
