"""Tournaments: same deals, seats rotated, resumable, and figures that say how sure they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from mastaba.arena.contests.ratings import plot, standings, verdict
from mastaba.arena.contests.salt import seed_of
from mastaba.arena.contests.tournament import Outcome, Pairing, pairings, run
from mastaba.arena.parallel.work import Where
from mastaba.errors import BadRecord
from mastaba.game import load
from mastaba.records.record import read, verify
from tests.arena.parallel.only_processes import _only_processes  # noqa: F401


def test_every_deal_is_played_in_every_seating() -> None:
    found = list(pairings(["a", "b", "b"], 2, 7, "salt"))
    seventh, eighth = (seed_of("salt", number) for number in (7, 8))
    assert [pairing.seed for pairing in found] == [seventh] * 3 + [eighth] * 3
    assert {pairing.names for pairing in found} == {("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")}
    assert len(list(pairings(["a", "a"], 3, 1, "salt"))) == 3


def test_a_tournament_goes_on_where_it_was_cut(tmp_path: Path) -> None:
    edition, file = load("saqqara", 2), tmp_path / "games.jsonl"
    run(edition, ["random", "random"], rounds=2, file=file)
    whole = run(edition, ["random", "random"], rounds=4, salt=file.with_suffix(".salt").read_text().strip())
    file.write_text(file.read_text() + '{"mastaba": 1, "ga')  # cut in the middle of a line
    resumed = run(edition, ["random", "random"], rounds=4, file=file)
    assert resumed == whole
    assert len(file.read_text().splitlines()) == 4
    for page in read(file.read_text()):
        verify(page, target="cpu")


def test_another_tournament_s_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(load("saqqara", 2), ["random", "random"], rounds=1, file=file)
    with pytest.raises(BadRecord, match="another tournament"):
        run(load("saqqara", 3), ["random"] * 3, rounds=1, file=file)


@pytest.mark.usefixtures("_only_processes")
def test_several_processes_play_the_same_games_and_write_the_same_bytes(tmp_path: Path) -> None:
    edition, alone, two = load("saqqara", 2), tmp_path / "alone.jsonl", tmp_path / "two.jsonl"
    for cores, file in ((1, alone), (2, two)):
        run(edition, ["random", "heuristic"], 4, where=Where(cores), file=file, salt="same")
    assert len(alone.read_text().splitlines()) == 8
    assert alone.read_bytes() == two.read_bytes()


def played(wins: int, games: int) -> list[Outcome]:
    """Games in which a wins so often against b, spread evenly, for a rating minds the order."""
    pairing = Pairing(1, ("a", "b"))
    is_won = [(game + 1) * wins // games > game * wins // games for game in range(games)]
    return [Outcome(pairing, (10, 5), (1,)) if won else Outcome(pairing, (5, 10), (2,)) for won in is_won]


def test_standings_rank_the_stronger_first_with_an_interval_around_its_share() -> None:
    best, other = standings(played(70, 100))
    assert (best.name, best.share, best.fair) == ("a", 0.7, 0.5)
    assert best.low < 0.7 < best.high < 0.8
    assert best.span[1] == best.rating != other.rating == other.span[1]
    assert best.span[1] > other.span[1]
    assert other.share == pytest.approx(0.3)


def test_a_shared_victory_is_shared() -> None:
    assert [Outcome(Pairing(1, ("a", "b")), (7, 7), (1, 2)).share(seat) for seat in (1, 2)] == [0.5, 0.5]
    assert Outcome(Pairing(1, ("a", "b")), (0, 0), ()).share(1) == 0.5


def test_the_sequential_test_waits_until_it_is_sure() -> None:
    assert verdict(played(6, 10), "a") is None
    assert verdict(played(140, 200), "a") == "stronger"
    assert verdict(played(95, 200), "a") == "no stronger"


def test_the_plot_names_everybody() -> None:
    picture = plot(standings(played(70, 100)))
    assert picture.startswith("<svg")
    assert ">a<" in picture
    assert ">b<" in picture
