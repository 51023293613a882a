"""The rules against a second, slow implementation: the same legal texts at every point, the same scores and winners."""

from __future__ import annotations

import random

import pytest

import mastaba
from mastaba.games.archaeology.tests.archaeology_slow import Slow


def compare(match: mastaba.Match, slow: Slow, choose: random.Random, patience: float) -> None:
    """Plays both to the end; with patience players end their turns early and hands grow."""
    while not match.over:
        legal = match.legal()
        assert set(legal) == slow.legal()
        assert len(legal) == len(set(legal))
        assert match.seat == slow.seat + 1
        text = "end" if "end" in legal and choose.random() < patience else choose.choice(legal)
        told = match.play(text)
        slow.play(text, next((str(event.fields["card"]) for event in told if event.code == "stole"), None))
    assert slow.over
    assert match.scores() == slow.scores()
    assert match.winners() == slow.winners()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("patience", "idle_rounds"), [(0.0, 3), (0.6, 1), (0.9, 2)])
def test_random_games_agree(players: int, patience: float, idle_rounds: int) -> None:
    for seed in range(12):
        match = mastaba.load("archaeology", players=players, idle_rounds=idle_rounds).new(seed=seed, target="cpu")
        compare(match, Slow(match.deal(), idle_rounds), random.Random(seed), patience)


def shuffled_deal(players: int, choose: random.Random) -> dict[str, object]:
    """A table with maps anywhere and heaps of any size."""
    storms = {2: 6, 3: 5, 4: 4}[players]
    box = ["shard"] * 18 + ["parchment"] * 16 + ["coin"] * 14 + ["talisman"] * 8 + ["cup"] * 6 + ["map"] * 6 + ["mask"] * 4
    choose.shuffle(box)
    cuts = sorted(choose.randrange(73) for _ in range(players + 4))
    heaps = [box[start:end] for start, end in zip([0, *cuts], [*cuts, 72], strict=True)]
    deck = heaps[-1] + ["thief"] * 8 + ["storm"] * storms
    choose.shuffle(deck)
    small, medium, large, market = heaps[players : players + 4]
    laid = {"small": small, "medium": medium, "large": large, "market": market, "deck": deck}
    return {"first": choose.randint(1, players), "hands": heaps[:players], **laid}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_tables_agree(players: int) -> None:
    for seed in range(40):
        choose = random.Random(seed)
        deal = shuffled_deal(players, choose)
        match = mastaba.load("archaeology", players=players).new(seed=seed, deal=deal, target="cpu")
        compare(match, Slow(deal), choose, 0.3)
