"""Golden games and position counts in plain text: a change of the rules is reviewed as a change of play."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from mastaba.engine.contract import States
from mastaba.engine.events import buffer
from mastaba.game import Edition, Game, load
from mastaba.records.record import read, verify
from tests.contract import walks


def folder(game: Game) -> Path:
    return Path(str(files(f"mastaba.games.{game.id}"))) / "tests"


def test_there_is_a_golden_game_for_every_ending_and_option(game: Game) -> None:
    documents = [next(read(path.read_text(encoding="utf8"))).document for path in folder(game).glob("golden/*.toml")]
    assert {document.result.ending for document in documents if document.result} == set(game.endings)
    assert {document.players for document in documents} == set(game.seats)
    for option in game.options:
        played = {document.options[option.name] for document in documents}
        assert len(played) > 1, f"{option.name} is always {played}"


def test_golden_games_hold(game: Game) -> None:
    for path in sorted(folder(game).glob("golden/*.toml")):
        verify(next(read(path.read_text(encoding="utf8"))), target="cpu")


def test_position_counts_hold(game: Game) -> None:
    lines = (folder(game) / "counts.txt").read_text(encoding="utf8").splitlines()
    counted = [line for line in lines if line and not line.startswith("#")]
    assert counted
    for line in counted:
        players, seed, depth, expected = map(int, line.split())
        assert leaves(load(game.id, players), walks.opened(load(game.id, players), seed), depth) == expected, line


def leaves(edition: Edition, table: States, depth: int) -> int:
    """How many ways there are to play so many decisions."""
    actions = walks.legal(edition, table)
    if depth <= 1 or not actions:
        return len(actions)
    total = 0
    for action in actions:
        after = table.copy()
        edition.rules("cpu").apply(after[0], action, buffer(0))
        total += leaves(edition, after, depth - 1)
    return total
