"""Tournaments and guarded games from the command line."""

from __future__ import annotations

import json
from pathlib import Path

from .conftest import Run

BOTS = ("tournament", "--game", "saqqara", "--players", "random,random", "--rounds", "2")


def test_a_tournament_tells_standings_and_writes_games_and_plot(run: Run, tmp_path: Path) -> None:
    figures = json.loads(run(*BOTS, "--json", "--out", str(tmp_path / "games")).out)
    assert figures["games"] == 2
    assert figures["standings"][0]["seats"] == 4
    assert figures["standings"][0]["share"] == 0.5
    games, plot = (Path(file) for file in figures["files"])
    assert run("verify", str(games)).code == 0
    assert plot.read_text().startswith("<svg")
    again = json.loads(run(*BOTS, "--json", "--out", str(tmp_path / "games")).out)
    assert again["standings"] == figures["standings"]


def test_what_lies_deeper_is_refused_in_the_language_asked_for(run: Run) -> None:
    for lang, words in (("en", "A search has no “depth”"), ("fr", "Une recherche n’a pas «\u202fdepth\u202f»")):
        told = run("tournament", "--game", "saqqara", "--players", "hard,search:depth=1", "--lang", lang)
        assert (told.code, told.err.count("\n")) == (2, 1)
        assert words in told.err


def test_the_table_speaks_both_languages(run: Run) -> None:
    assert "fair share" in run(*BOTS).out
    assert "juste part" in run(*BOTS, "--lang", "fr").out


def test_who_cannot_play_is_refused(run: Run) -> None:
    for wrong in (
        ("--game", "saqqara", "--players", "random,pharaoh"),
        ("--game", "saqqara", "--players", "random"),
        ("--game", "senet", "--players", "random,random"),
        ("--game", "saqqara", "--players", "random,random", "--rounds", "0"),
    ):
        told = run("tournament", *wrong)
        assert told.code == 2
        assert told.err.startswith("mastaba: ")
        assert told.err.count("\n") == 1


def test_guarded_games_say_that_all_is_well(run: Run) -> None:
    told = run("simulate", "saqqara", "--games", "3", "--target", "python", "--check", "--json")
    assert told.code == 0
    assert json.loads(told.out)["faults"] == {}
