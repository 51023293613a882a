"""Means and their errors, differences and chance; the report as data, as a page, and from the command line."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from mastaba.cli.app import app
from mastaba.game import discover
from mastaba.study.report.page.page import page
from mastaba.study.report.playing.gather import RuleSet, gather
from mastaba.study.report.statistics import estimates
from mastaba.study.report.statistics.compare import compare, told_together
from mastaba.study.report.statistics.worth import _slope, _slopes
from mastaba.study.report.study import Study, Wanted
from mastaba.study.reports import FOLDER, findings

KEPT = Path(__file__).parents[2] / FOLDER
LARGEST = 600_000


def test_intervals_hold_their_value_as_often_as_they_say() -> None:
    chance = np.random.default_rng(1)
    means = [estimates.mean(chance.normal(3.0, 2.0, 200)) for _ in range(500)]
    assert 0.92 < np.mean([one.low <= 3.0 <= one.high for one in means]) < 0.98
    sums = estimates.from_sums(6, 14, 3)
    assert sums.value == 2.0
    assert sums.error == pytest.approx(estimates.mean(np.array([1.0, 2.0, 3.0])).error)


def test_many_chances_are_corrected() -> None:
    assert estimates.holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert estimates.holm([]) == []
    assert estimates.chance_of(estimates.around(1.96, 1.0)) == pytest.approx(0.05, abs=1e-3)
    assert estimates.chance_of(estimates.around(0.0, 0.0)) == 1.0


def test_worth_is_found_where_it_is() -> None:
    chance = np.random.default_rng(2)
    had = chance.poisson(2.0, (4000, 3, 2)).astype(float)
    had -= had.mean(axis=1, keepdims=True)
    noise = chance.normal(0, 1, (4000, 3))
    result = 0.3 * had[:, :, 0] + noise - noise.mean(axis=1, keepdims=True)
    alone, (first, second) = _slope(had[:, :, 0], result), _slopes(had, result)
    assert alone.low < 0.3 < alone.high
    assert first.low < 0.3 < first.high
    assert second.low < 0 < second.high


def test_a_rule_set_beside_itself_is_the_same_and_another_is_not() -> None:
    usual, other = RuleSet("saqqara", 2), RuleSet("saqqara", 2).changed({}, {"piles.2": 6})
    games = [gather(rules, ("heuristic",) * 2, 300, 0, is_full=False) for rules in (usual, other)]
    game = discover()["saqqara"]
    same, differs = told_together([compare("", games[0], one, game, 2) for one in games])
    assert same["same_games"]["value"] == 1
    assert not any(one["is_sure"] for one in same["differences"].values())
    assert differs["differences"]["length"]["is_sure"]
    assert differs["differences"]["length"]["value"] > 10


@pytest.fixture(scope="module")
def content() -> dict[str, object]:
    sets = tuple(RuleSet("saqqara", 2).changed({"blocked": value}, {}) for value in ("structure", "supply"))
    return Study(Wanted(sets, "heuristic", 200)).content()


def test_the_same_seed_gives_the_same_bytes(content: dict[str, object]) -> None:
    sets = tuple(RuleSet("saqqara", 2).changed({"blocked": value}, {}) for value in ("structure", "supply"))
    again = Study(Wanted(sets, "heuristic", 200)).content()
    assert json.dumps(again) == json.dumps(content)
    assert page(again, "fr") == page(content, "fr")


class Reader(HTMLParser):
    """What a page would fetch, the names in it, and whether all that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.names: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.names += [str(found["id"])] if found.get("id") else []
        self.fetched += [str(found[key]) for key in ("src", "href") if key in found and not str(found[key]).startswith("#")]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_needs_nothing_and_names_nothing_twice(content: dict[str, object], lang: str) -> None:
    written = page(content, lang, findings="<b>")
    reader = Reader()
    reader.feed(written)
    assert reader.fetched == []
    assert "url(http" not in written
    assert len(reader.names) == len(set(reader.names))
    assert "&lt;b&gt;" in written
    assert "{ $" not in written
    assert "nan" not in written.lower().replace("dominan", "")


@pytest.mark.parametrize("game_id", discover())
def test_kept_reports_are_there_small_and_with_their_findings(game_id: str) -> None:
    said = findings(KEPT)[game_id]
    for lang, name in (("en", f"{game_id}.html"), ("fr", f"{game_id}.fr.html")):
        written = (KEPT / name).read_text(encoding="utf8")
        assert len(written.encode()) < LARGEST
        assert said[lang][:60] in written
    assert f"docs/reports/{game_id}.html" in (KEPT.parents[1] / "README.md").read_text(encoding="utf8")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["saqqara", "--players", "7"], "2 to 4 players"),
        (["saqqara", "--bots", "genius"], "one of random, heuristic"),
        (["saqqara", "--vary", "rows=3"], "no option “rows”"),
        (["saqqara", "--vary", "blocked"], "written option=a,b,c"),
        (["saqqara", "--vary", "blocked=maybe"], "one of structure, supply"),
        (["saqqara", "--vary", "components.rows.tarjet=3"], "did you mean rows.target"),
        (["saqqara", "--vary", "components.rows.target=999"], "not of that kind"),
        (["saqqara", "--vary", "components.relics.sets=1"], "cannot be played"),
        (["saqqara", "--games", "1"], "games"),
        (["saqqara", "--out", "/nowhere/page.html"], "cannot be written"),
    ],
)
def test_bad_input_gets_one_clear_sentence(given: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["report", *given, "--lang", "en"])
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_without_what_draws_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mastaba.study.report.page.plots.find_spec", lambda name: None)
    result = CliRunner().invoke(app, ["report", "saqqara", "--lang", "en"])
    assert result.exit_code == 2
    assert "pip install 'mastaba[study]'" in result.stderr


def test_the_command_writes_the_page_and_the_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    given = [
        "report",
        "saqqara",
        "--games",
        "100",
        "--vary",
        "components.piles.2=4,5",
        "--json",
        "saqqara.json",
        "--lang",
        "fr",
    ]
    assert CliRunner().invoke(app, given).exit_code == 0
    figures = json.loads(Path("saqqara.json").read_text(encoding="utf8"))
    assert [one["components"] for one in figures["rule_sets"]] == [{"piles.2": 4}, {"piles.2": 5}]
    assert "comment le jeu se comporte" in Path("saqqara.html").read_text(encoding="utf8")
