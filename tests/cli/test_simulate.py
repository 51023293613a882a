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


def test_a_folder_gets_parts_and_the_same_command_again_plays_nothing(run: Run, tmp_path: Path) -> None:
    first, again = (json.loads(run(*FEW, "--out", "games", "--json").out) for _ in range(2))
    assert polars.read_parquet(tmp_path / "games" / "games")["seed"].to_list() == [11, 12, 13, 14, 15, 16]
    assert (first["kept"], again["kept"]) == (0, 6)
    assert (again["seats"], again["endings"], again["length"]) == (first["seats"], first["endings"], first["length"])
    assert "6 of the 6 games had been played before" in run(*FEW, "--out", "games").out


def test_figures_alone_can_be_kept(run: Run, tmp_path: Path) -> None:
    assert run(*FEW, "--out", "figures", "--no-games").code == 0
    assert sorted(path.name for path in (tmp_path / "figures").iterdir()) == ["done.jsonl", "run.json"]
    for wrong in (("--no-games",), ("--no-games", "--out", "games.jsonl")):
        told = run(*FEW, *wrong)
        assert (told.code, told.err) == (
            2,
            "mastaba: --no-games keeps figures in a folder: name one with --out, without an ending.\n",
        )


def test_another_run_and_a_cluster_that_is_not_there_are_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    run(*FEW, "--out", "games")
    kept = {path: path.read_bytes() for path in tmp_path.rglob("*.*")}
    for wrong, words in (
        (("--out", "games", "--set", "blocked=supply"), "games holds another run (options is"),
        (("--out", "games", "--heuristic"), "games holds another run (rules is"),
        (("--cluster", "127.0.0.1:1"), "No Ray cluster answers at 127.0.0.1:1."),
        (("--cores", "0"), "--cores is from 1"),
    ):
        told = run(*FEW, *wrong)
        assert (told.code, told.err.count("\n")) == (2, 1)
        assert words in told.err
    assert {path: path.read_bytes() for path in tmp_path.rglob("*.*")} == kept
