"""Games looked at again from the command line: table, JSON, page."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from mastaba.game import load

from .conftest import Run

QUICK = ("--iterations", "60")
NASTY = ['<script>alert("1")</script>', "Ann & 'Ben'"]


@pytest.fixture
def nasty(tmp_path: Path) -> Path:
    """A game whose players have awkward names."""
    match = load("saqqara", players=2).new(seed=3, names=NASTY)
    while not match.over:
        match.play(match.legal()[0])
    path = tmp_path / "nasty.toml"
    path.write_text(match.record(), encoding="utf8")
    return path


class Reader(HTMLParser):
    """Checks that tags close in order, and collects what there is."""

    VOID = ("meta", "circle", "line", "polyline")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(path: Path) -> Reader:
    reader = Reader()
    reader.feed(path.read_text(encoding="utf8"))
    assert reader.open == []
    return reader


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("looked at again", "others’ mistakes", "Draw")), ("fr", ("la partie revue", "erreurs des autres", "Piocher"))],
)
def test_the_table_and_the_page_speak_both_languages(run: Run, record: Path, lang: str, words: tuple[str, ...]) -> None:
    told = run("analyse", str(record), *QUICK, "--lang", lang, "--html", "page.html")
    assert told.code == 0, told.err
    page = read(Path("page.html"))
    for word in words:
        assert word in " ".join(told.out.split()) or word == words[1]
        assert word in page.text
    assert dict(page.tags)["html"]["lang"] == lang


def test_json_tells_every_decision_and_adds_up(run: Run, record: Path) -> None:
    told = run("analyse", str(record), *QUICK, "--json")
    found = json.loads(told.out)
    assert (found["game"], found["players"], found["iterations"], found["seconds"]) == ("saqqara", 2, 60, None)
    for seat in found["seats"]:
        parts = sum(seat[key] for key in ("start", "luck", "unforeseen", "mistakes", "gifts"))
        assert parts == pytest.approx(seat["end"], abs=1e-12)
        own = [one for one in found["decisions"] if one["seat"] == seat["seat"]]
        assert seat["mistakes"] == pytest.approx(-sum(one["loss"] for one in own))
        assert (seat["decisions"], seat["mistake_count"]) == (len(own), sum(one["better"] is not None for one in own))
    assert all((one["loss"] > one["doubt"]) == (one["better"] is not None) for one in found["decisions"])
    assert json.loads(run("analyse", str(record), *QUICK, "--json").out) == found


def test_the_documentation_names_every_field(run: Run, record: Path) -> None:
    found = json.loads(run("analyse", str(record), *QUICK, "--json").out)
    page = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf8")
    described = set(re.findall(r"`(\w+)`", page))
    for table in (found, found["decisions"][0], found["spans"][0], found["seats"][0]):
        assert set(table) <= described


def test_the_page_needs_nothing_else_and_obeys_no_name(run: Run, nasty: Path) -> None:
    assert run("analyse", str(nasty), *QUICK, "--html", "page.html").code == 0
    page, text = read(Path("page.html")), Path("page.html").read_text(encoding="utf8")
    assert not {tag for tag, _ in page.tags} & {"script", "link", "img", "iframe", "object"}
    assert not re.search(r"""(src|href)=["'](?!#)|url\(|@import|https?:""", text)
    for name in NASTY:
        assert name in page.text
    anchors = {attrs["id"] for tag, attrs in page.tags if tag == "section" and "id" in attrs}
    assert {str(attrs["href"])[1:] for tag, attrs in page.tags if tag == "a"} == anchors
    assert sum(tag == "polyline" for tag, _ in page.tags) == 2 * 2  # for a screen and for a phone
    assert "prefers-color-scheme: dark" in text


def test_every_mistake_shows_the_table_as_its_seat_saw_it_and_why(run: Run, nasty: Path) -> None:
    found = json.loads(run("analyse", str(nasty), "--iterations", "400", "--json", "--html", "page.html").out)
    wrong = [one for one in found["decisions"] if one["better"]]
    assert any(one["reason"] for one in wrong)
    assert all(one["table"] == [] for one in found["decisions"] if not one["better"])
    for one in wrong:
        names = [place["name"] for place in one["table"]]
        assert "Piles" in names
        assert f"No. {one['step']}, " in read(Path("page.html")).text
    sections = [attrs for tag, attrs in read(Path("page.html")).tags if tag == "section"]
    assert [attrs["id"] for attrs in sections] == [f"m{one['step']}" for one in wrong]


def test_one_record_of_many_is_named_by_its_line(run: Run) -> None:
    assert run("simulate", "saqqara", "--games", "2", "--out", "games.jsonl").code == 0
    assert json.loads(run("analyse", "games.jsonl", *QUICK, "--line", "2", "--json").out)["seed"] == 1


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (("nowhere.toml",), "There is no file nowhere.toml."),
        (("game.toml", "--iterations", "9", "--seconds", "1"), "Give --iterations or --seconds, not both."),
        (("game.toml", "--iterations", "0"), "--iterations is from 1 to"),
        (("game.toml", "--seconds", "-1"), "--seconds is from 0 to"),
        (("game.toml", "--html", "nowhere/page.html"), "cannot be written"),
        (("game.toml", "--line", "2"), "game.toml has no record on line 2."),
        (("two.jsonl",), "two.jsonl holds 2 records; say which with --line."),
        (("two.jsonl", "--line", "3"), "two.jsonl has no record on line 3."),
        (("open.toml",), "open.toml breaks off after 3 actions"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence(run: Run, record: Path, wrong: tuple[str, ...], reason: str) -> None:
    run("simulate", "saqqara", "--games", "2", "--out", "two.jsonl")
    text = record.read_text(encoding="utf8")
    head, _, rest = text.partition("[result]")
    actions = re.search(r"actions = \[\n(.*?)\]", head, re.DOTALL)
    assert actions is not None
    few = "".join(actions[1].splitlines(keepends=True)[:3])
    Path("open.toml").write_text(head.replace(actions[1], few), encoding="utf8")
    assert rest
    told = run("analyse", *wrong)
    assert told.code == 2
    assert reason in told.err
    assert told.err.count("\n") == 1


def test_a_record_that_does_not_hold_is_refused_with_its_line(run: Run, record: Path) -> None:
    broken = record.read_text(encoding="utf8").replace('"draw 0"', '"draw 9"', 1)
    record.write_text(broken, encoding="utf8")
    told = run("analyse", str(record))
    assert told.code == 1
    assert re.search(r"game.toml:\d+: ", told.err)
