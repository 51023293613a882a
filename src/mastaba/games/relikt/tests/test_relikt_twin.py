"""Two implementations that share nothing agree at every point of random games."""

from __future__ import annotations

import copy
import random
from pathlib import Path

import pytest

import mastaba
from mastaba.games.relikt.tests.relikt_twin import Twin
from mastaba.records.record import read, verify


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("treasures_left", [0, 1])
def test_both_offer_the_same_choices_and_count_the_same_points(players: int, treasures_left: int) -> None:
    edition = mastaba.load("relikt", players=players, treasures_left=treasures_left)
    for seed in range(12):
        match, choice = edition.new(seed=seed, target="cpu"), random.Random(seed)
        points = []
        while not match.over:
            points.append((match.seat, match.legal(), match.scores()))
            match.play(choice.choice(match.legal()))
        follow(match, Twin(match.deal(), treasures_left), points)


def follow(match: mastaba.Match, twin: Twin, points: list[tuple[int, list[str], list[int]]]) -> None:
    shuffles: dict[int, list[list[str]]] = {}
    for step, (name, cards) in match.chances_by_step():
        assert name == "reshuffle"
        shuffles.setdefault(step, []).append(cards)
    for step, ((seat, legal, scores), text) in enumerate(zip(points, match.actions(), strict=True), 1):
        assert seat == twin.seat + 1
        assert len(legal) == len(set(legal))
        assert set(legal) == twin.legal()
        assert scores == twin.scores()
        twin.play(text, shuffles.get(step, []))
    assert twin.over
    assert match.scores() == twin.scores()
    assert match.winners() == [seat + 1 for seat, score in enumerate(twin.scores()) if score == max(twin.scores())]


def leaves(twin: Twin, depth: int) -> int:
    """How many ways there are to play so many decisions; too few for a reshuffle."""
    if depth == 1:
        return len(twin.legal())
    total = 0
    for text in twin.legal():
        after = copy.deepcopy(twin)
        after.play(text, [])
        total += leaves(after, depth - 1)
    return total


def test_the_position_counts_come_out_the_same() -> None:
    lines = (Path(__file__).parent / "counts.txt").read_text(encoding="utf8").splitlines()
    checked = 0
    for line in lines[1:]:
        players, seed, depth, expected = map(int, line.split())
        if depth <= 2:
            twin = Twin(mastaba.load("relikt", players=players).new(seed=seed).deal(), 0)
            assert leaves(twin, depth) == expected, line
            checked += 1
    assert checked == 12


@pytest.mark.parametrize("path", sorted((Path(__file__).parent / "golden").glob("*.toml")), ids=lambda path: path.stem)
def test_golden_games_hold_for_both(path: Path) -> None:
    page = next(read(path.read_text(encoding="utf8")))
    match = verify(page)
    twin = Twin(page.document.deal, int(page.document.options["treasures_left"]))
    shuffles = {
        step: [cards for at, _, cards in page.document.play.chances if at == step] for step in range(len(match.steps) + 1)
    }
    for step, text in enumerate(page.document.play.actions, 1):
        assert text in twin.legal()
        twin.play(text, shuffles[step])
    assert page.document.result is not None
    assert page.document.result.scores == twin.scores()
