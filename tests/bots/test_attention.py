"""Weak levels err as people do: they overlook what takes putting together, and forget what was shown."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest

from mastaba.bots import make
from mastaba.bots.level_bot import LevelBot, at_once
from mastaba.bots.levels import Level, levels_of
from mastaba.bots.search.attention import notice, parts_of
from mastaba.engine.contract import ACTION
from mastaba.game import Game, discover, load
from tests.contract import walks

GAMES = list(discover().values())
FORGETFUL = [game for game in GAMES if game.id in ("archaeology", "relikt")]


def by_id(game: Game) -> str:
    return game.id


def noticed(game: Game, actions: list[int], overlooks: float, luck: int) -> list[int]:
    own = np.array(actions, ACTION)
    return [int(action) for action in own[: notice(own, len(own), parts_of(game), overlooks, luck)]]


def test_the_more_an_action_is_made_of_the_sooner_it_is_overlooked() -> None:
    game = discover()["archaeology"]
    wanted = [game.numbers[text] for text in ("take cup", "sell cup 2", "end")]
    found = [noticed(game, sorted(wanted), 0.3, luck) for luck in range(1, 4001)]
    take, sell, end = (sum(one in some for some in found) / len(found) for one in wanted)
    assert (take, sell, end) == pytest.approx((0.7, 0.49, 1.0), abs=0.03)


def test_one_action_always_comes_to_mind_and_all_where_nothing_is_overlooked() -> None:
    game = discover()["saqqara"]
    some = [number for number, parts in enumerate(parts_of(game)) if parts > 1][:5]
    assert {len(noticed(game, some, 1.0, luck)) for luck in range(50)} == {1}
    assert {tuple(noticed(game, some, 1.0, luck)) for luck in range(1, 400)} == {(one,) for one in some}
    assert noticed(game, some, 0.0, 3) == some


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_who_has_forgotten_can_still_think_of_tables_that_fit_what_lies_there(game: Game) -> None:
    """A table drawn after forgetting has every piece, and looks the same to the seat in all that is in sight."""
    edition, census = load(game.id, game.seats[-1]), np.zeros(game.provided.PIECE_KINDS, np.int64)
    rules, counted = edition.rules("cpu"), np.zeros(game.provided.PIECE_KINDS, np.int64)
    forget = edition.bind(game.names()["forget"], "cpu")
    for step, table in enumerate(walks.walk(edition, seed=11, every=9)):
        seat = int(table[0].seat)
        seen = walks.seen(edition, table, seat)
        forget(seen[0], seat)
        drawn = walks.resampled(edition, seen, seat, stream=step + 5)
        rules.census(table[0], census)
        rules.census(drawn[0], counted)
        assert counted.tolist() == census.tolist()
        assert walks.legal(edition, drawn) == walks.legal(edition, table)
        if step == 12:
            break


@pytest.mark.parametrize("game", FORGETFUL, ids=by_id)
def test_what_was_shown_is_forgotten(game: Game) -> None:
    edition, forgotten = load(game.id), 0
    forget = edition.bind(game.names()["forget"], "cpu")
    for table in walks.walk(edition, seed=5, every=3):
        seat = int(table[0].seat)
        seen = walks.seen(edition, table, seat)
        before = seen[0].known.copy()
        forget(seen[0], seat)
        forgotten += int((before != seen[0].known).sum())
    assert forgotten > 0


def test_a_level_that_overlooks_plays_worse_than_one_that_does_not() -> None:
    edition, wins = load("saqqara", 2), 0.0
    sharp, dull = (LevelBot(edition, Level(tries=8, overlooks=share), at_once) for share in (0.0, 0.6))
    for seed in range(20):
        match, chance = edition.new(seed=seed, target="cpu"), random.Random(seed)
        while not match.over:
            bot = sharp if match.seat == 1 + seed % 2 else dull
            match.play(match.game.actions[bot.choose(match.seen(match.seat), match.legal_numbers(), chance)])
        wins += (1 + seed % 2 in match.winners()) / len(match.winners())
    assert wins > 12


def test_levels_that_err_do_so_by_overlooking_and_the_strong_ones_never() -> None:
    for game in GAMES:
        bots = {name: make(name, load(game.id), at_once) for name in levels_of(game)}
        levels = {name: bot.level for name, bot in bots.items() if isinstance(bot, LevelBot)}
        names = list(levels)
        weak, strong = names[: names.index("hard")], names[names.index("hard") :]
        assert all(levels[more].overlooks > levels[less].overlooks for more, less in pairwise(weak)), game.id
        assert {levels[name].overlooks for name in strong} == {0.0}
        assert [name for name in names if levels[name].forgets] == names[: names.index("medium")]
