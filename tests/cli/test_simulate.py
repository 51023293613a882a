"""Many games at once: the same figures for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import polars

from .conftest import Run

FEW = ("simulate", "saqqara", "--players", "3", "--games", "6", "--seed", "11", "--target", "python")


def test_json_is_one_object_with_every_figure(run: Run) -> None:
    told = run(*FEW, "--json")
    figures = json.loads(told.out)
    assert told.err == ""
    assert figures["games"] == 6
    assert figures["target"] == "python"
    assert len(figures["seats"]) == 3
    for seat in figures["seats"]:
        low, high = seat["win_interval"]
        assert 0 <= low <= seat["win_share"] <= high <= 1
        assert seat["points"]["min"] <= seat["points"]["mean"] <= seat["points"]["max"]
    assert sum(figures["endings"].values()) == 6
    assert figures["decisions"] >= 6 * figures["length"]["min"]


def test_the_same_seed_gives_the_same_games_and_options_count(run: Run) -> None:
    first, again = (json.loads(run(*FEW, "--json").out) for _ in range(2))
    assert first["seats"] == again["seats"]
    assert json.loads(run(*FEW, "--json", "--set", "blocked=supply").out)["options"]["blocked"] == "supply"


def test_the_table_for_people_in_both_languages(run: Run) -> None:
    english, french = run(*FEW).out, run(*FEW, "--lang", "fr").out
    assert "95 % interval" in english
    assert "The last relic has left the piles" in english
    assert "intervalle 95\u202f%" in french
    assert "❖ 3" in french


def test_games_are_written_as_a_table(run: Run, tmp_path: Path) -> None:
    told = run(*FEW, "--out", "games.parquet")
    assert told.code == 0
    frame = polars.read_parquet(tmp_path / "games.parquet")
    assert frame["seed"].to_list() == [11, 12, 13, 14, 15, 16]


def test_games_are_written_as_records_that_hold(run: Run, tmp_path: Path) -> None:
    assert run(*FEW[:5], "2", *FEW[6:], "--out", "games.jsonl").code == 0
    told = run("verify", "games.jsonl")
    assert told.code == 0
    assert told.out.count(": ok, Saqqara with 3 players") == 2
