"""The rules against a second implementation that shares no code with them: legal texts and the table, at every step."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

import mastaba
from mastaba.engine import events
from mastaba.engine.contract import ACTION, State
from mastaba.games.sakkara.deal import lay, read, stack_of
from mastaba.games.sakkara.geometry import NAMES
from mastaba.games.sakkara.state import Tile
from mastaba.games.sakkara.tests.sakkara_slow import CELLS, Slow

TILES = [tile.name.lower() for tile in Tile]
BUILDING = ["ship", "wheat", "hand", "square", "moon", "stairs", "sun", "ankh", "eye", "scarab", "djed", "dome"]
MAGIC = ["ankh", "eye", "scarab", "djed", "dome"]
ANIMALS = ["bird", "horse", "snake", "ox", "stairs"]


def tiles_of(counts: np.ndarray) -> Counter[str]:
    return Counter({tile: int(count) for tile, count in zip(TILES, counts, strict=True) if count})


def check_same(state: State, slow: Slow) -> None:
    """Everything that lies on the table, wherever it lies."""
    assert int(state.seat) == slow.seat
    assert bool(state.ending) == slow.over
    assert int(state.turns) == slow.turns_done
    assert {NAMES[cell]: stack_of(state, cell) for cell in range(49)} == slow.board
    for seat, player in enumerate(slow.players):
        assert [NAMES[cell] for cell in state.worker[seat] if cell >= 0] == player.workers
        assert tiles_of(state.rack[seat]) == Counter(player.rack)
        assert tiles_of(state.built[seat]) == Counter(player.built)
        assert (int(state.ship[seat]), int(state.wheat[seat])) == (player.ships, player.wheat)
        assert int(state.rack_size[seat]) == len(player.rack)
        assert int(state.level[seat]) == player.level


def play_twice(edition: mastaba.Edition, seed: int, deal: dict[str, object], choice: random.Random) -> Counter[str]:
    """A random game on both; returns which verbs were played."""
    rules = edition.rules("cpu")
    table, actions, told = edition.blank(), np.zeros(edition.rules("cpu").MAX_LEGAL, ACTION), events.buffer(0)
    state: State = table[0]
    state.stream = seed
    rules.setup(state, edition.codes)
    lay(state, deal)
    laid = read(state)
    rules.begin(state, told)
    slow = Slow(laid["board"], laid["first"], edition.options["locusts"] == "all", int(edition.options["turn_limit"]))
    verbs: Counter[str] = Counter()
    while not slow.over:
        legal = [edition.game.actions[number] for number in actions[: rules.legal(state, actions)]]
        assert set(legal) == slow.legal()
        text = choice.choice(legal)
        verbs[" ".join(text.split()[: 2 if text.startswith(("cast", "build", "play")) else 1])] += 1
        rules.apply(state, edition.game.numbers[text], told)
        slow.play(text)
        if slow.over or sum(verbs.values()) % 4 == 0:
            check_same(state, slow)
    assert bool(state.ending == 1) == (slow.winner is not None)
    assert rules.legal(state, actions) == 0
    return verbs


def random_board(choice: random.Random, tallest: int, tiles: list[str]) -> dict[str, list[str]]:
    return {cell: [choice.choice(tiles) for _ in range(choice.randint(0, tallest))] for cell in CELLS}


def test_tables_laid_by_the_game_are_played_alike() -> None:
    edition = mastaba.load("sakkara")
    verbs: Counter[str] = Counter()
    for seed in range(5):
        verbs += play_twice(edition, seed, {}, random.Random(seed))
    assert verbs["end"] > 500


@pytest.mark.parametrize("locusts", ["one", "all"])
@pytest.mark.parametrize(
    ("tallest", "tiles"), [(2, BUILDING), (9, TILES), (9, ANIMALS), (4, MAGIC + ANIMALS), (3, MAGIC), (9, MAGIC), (1, TILES)]
)
def test_arranged_boards_are_played_alike(tallest: int, tiles: list[str], locusts: str) -> None:
    edition = mastaba.load("sakkara", locusts=locusts, turn_limit=60)
    choice = random.Random(tallest)
    for seed in range(2):
        play_twice(edition, seed, {"board": random_board(choice, tallest, tiles)}, choice)


def test_a_board_full_to_the_brim_is_played_alike() -> None:
    edition = mastaba.load("sakkara", turn_limit=40)
    for seed in range(3):
        choice = random.Random(seed)
        board = {cell: [choice.choice([*MAGIC, "bird", "stairs"]) for _ in range(9)] for cell in CELLS}
        play_twice(edition, seed, {"board": board}, choice)


def test_the_second_implementation_sees_every_decision_of_the_game() -> None:
    """A checker that never meets a case proves nothing about it."""
    verbs: Counter[str] = Counter()
    edition = mastaba.load("sakkara", locusts="all", turn_limit=120)
    for seed in range(6):
        choice = random.Random(100 + seed)
        verbs += play_twice(edition, seed, {"board": random_board(choice, 4, TILES)}, choice)
    played = {text.split()[0] for text in verbs}
    assert played == {text.split()[0] for text in edition.game.actions}
    assert {f"cast {name}" for name in ("firestorm", "whirlwind", "shipwreck", "locusts")} <= set(verbs)
    assert {f"play {name}" for name in ("bird", "horse", "snake", "ox")} <= set(verbs)
