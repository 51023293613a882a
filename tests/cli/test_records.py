"""Records told and checked: what was changed or lost is named with its line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mastaba.game import load

from .conftest import Run, program


def json_line(seed: int) -> str:
    match = load("saqqara", players=2).new(seed=seed)
    while not match.over:
        match.play(match.legal()[-1])
    return match.record(form="json")


def test_a_whole_record_holds(run: Run, record: Path) -> None:
    told = run("verify", record.name)
    assert told.code == 0
    assert told.out.startswith("game.toml:1: ok, Saqqara with 2 players")
    assert told.err == ""


def test_every_changed_line_is_named(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf8").split("\n")
    numbers = [number for number, line in enumerate(lines, 1) if line.startswith('  "')]
    for number in (numbers[0], numbers[20], numbers[-1]):
        changed = [*lines]
        changed[number - 1] = '  "discard 0",' if "discard 0" not in changed[number - 1] else '  "draw 0",'
        record.write_text("\n".join(changed), encoding="utf8")
        told = run("verify", record.name)
        assert told.code == 1
        assert told.out.startswith(f"game.toml:{number}: ")


@pytest.mark.parametrize("kept", [2, 5, 12, 30, 60, -4, -2])
def test_a_truncated_record_does_not_hold(run: Run, record: Path, kept: int) -> None:
    lines = record.read_text(encoding="utf8").rstrip("\n").split("\n")
    left = lines[:kept]
    record.write_text("\n".join(left), encoding="utf8")
    told = run("verify", record.name)
    assert told.code == 1
    name, line, reason = told.out.split(":", 2)
    assert name == "game.toml"
    assert 1 <= int(line) <= len(left)
    assert reason.strip()


def test_a_changed_result_does_not_hold(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf8")
    number = next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith("scores"))
    record.write_text(text.replace("scores = [", "scores = [9"), encoding="utf8")
    assert run("verify", record.name).out.startswith(f"game.toml:{number}: ")


def test_json_lines_are_checked_one_by_one(run: Run, tmp_path: Path) -> None:
    good, other = json_line(1), json_line(2)
    tampered = json.dumps({**json.loads(other), "seed": 5})
    (tmp_path / "games.jsonl").write_text("\n".join([good, tampered, "", '{"mastaba": 1, "ga', good]) + "\n", encoding="utf8")
    told = run("verify", "games.jsonl")
    starts = [line.split(": ")[0] for line in told.out.splitlines()]
    assert told.code == 1
    assert starts == ["games.jsonl:1", "games.jsonl:2", "games.jsonl:4", "games.jsonl:5"]
    assert [": ok" in line for line in told.out.splitlines()] == [True, False, False, True]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty", b""),
        ("binary", bytes(range(256))),
        ("letter.txt", b"Dear Sir or Madam"),
        ("project.toml", b'[project.scripts]\nmastaba = "mastaba.cli:main"\n'),
    ],
)
def test_what_is_no_record_at_all_is_bad_input(run: Run, tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    for command in ("verify", "replay"):
        told = run(command, name)
        assert told.code == 2
        assert told.out == ""
        assert told.err.count("\n") == 1
        assert name in told.err


def test_the_worst_of_several_files_counts(run: Run, record: Path) -> None:
    (record.parent / "bad.toml").write_text(record.read_text(encoding="utf8")[:300], encoding="utf8")
    told = run("verify", "bad.toml", "game.toml", "missing.toml")
    assert told.code == 2
    assert "game.toml:1: ok" in told.out
    assert run("verify", "bad.toml", "game.toml").code == 1


def test_what_a_seat_has_seen_cannot_be_verified(run: Run, tmp_path: Path) -> None:
    match = load("saqqara", players=2).new(seed=3)
    (tmp_path / "seen.toml").write_text(match.record(seat=1), encoding="utf8")
    told = run("verify", "seen.toml")
    assert told.code == 1
    assert "seen by seat 1" in told.out


def test_replay_tells_the_game_and_its_result_in_both_languages(run: Run, record: Path) -> None:
    english, french = run("replay", record.name), run("replay", record.name, "--lang", "fr")
    assert english.code == french.code == 0
    assert "Seat 1 draws a 0." in english.out
    assert "Seat 1 pioche un 0." in french.out
    assert "wins." in english.out
    assert "gagne." in french.out


def test_replay_of_a_broken_record_names_the_line(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf8").split("\n")
    number = next(number for number, line in enumerate(lines, 1) if line.startswith('  "')) + 9
    lines[number - 1] = '  "draw 99",'
    record.write_text("\n".join(lines), encoding="utf8")
    told = run("replay", record.name)
    assert told.code == 1
    assert told.out == ""
    assert told.err.startswith(f"mastaba: game.toml:{number}: ")


def test_replay_step_by_step_can_be_broken_off(record: Path) -> None:
    told = program("replay", str(record), "--step", says="\n\n")
    assert told.code == 0
    assert told.out.count("Enter: next turn") == 3
    assert "wins." not in told.out
