"""What a search counts in: shares of the victory, of which forecasts never reach a win."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pytest

from mastaba.arena.contests import calibration
from mastaba.arena.contests.calibration import Sample, buckets, error, fit_scale, predicted
from mastaba.arena.simulation.simulate import Batch, simulate
from mastaba.bots.levels import scale, tuning
from mastaba.bots.search import Search
from mastaba.bots.search.searcher import settings
from mastaba.bots.search.shares import MARGIN, clearest, share_by_lead, shares_at_end, shares_of, tempered
from mastaba.engine.contract import ACTION, STAGES, Floats, State
from mastaba.engine.events import WIDTH
from mastaba.game import Edition, discover, load
from mastaba.match import Match

EDITIONS = [load(game.id, players) for game in discover().values() for players in game.seats]
DECISIONS = 10_000  # later than any game goes on


def named(edition: Edition) -> str:
    return f"{edition.game.id} {edition.players}"


def walked(edition: Edition, seed: int) -> Iterator[Match]:
    """A game at random, at every seventh decision and at its end."""
    match, choice = edition.new(seed=seed), random.Random(seed)
    while not match.over:
        if len(match.steps) % 7 == 0:
            yield match
        match.play(choice.choice(match.legal()))
    yield match


def shares(edition: Edition, state: State, decisions: int) -> Floats:
    found, tallies = np.zeros(5), np.zeros((2, 5), np.int32)
    how = settings(**tuning(edition.game, edition.players).searching)
    edition.bind(shares_of, "python")(state, decisions, how[0], tallies[0], tallies[1], found)
    return found[: edition.players]


@pytest.mark.parametrize("edition", EDITIONS, ids=named)
def test_shares_add_up_to_one_and_no_forecast_reaches_a_win_or_a_loss(edition: Edition) -> None:
    fair, limit = 1 / edition.players, clearest(tuning(edition.game, edition.players).margin, edition.players)
    for match in walked(edition, seed=1):
        found = shares(edition, match._table[0], decisions=3)
        assert found.sum() == pytest.approx(1)
        if not match.over:
            assert found.max() <= fair + limit * (1 - fair) + 1e-9
            assert found.min() >= fair - limit * fair - 1e-9
    latest = shares(edition, match._table[0], DECISIONS)
    winners = [seat - 1 for seat in match.winners()]
    for seat in range(edition.players):
        if winners == [seat]:
            assert latest[seat] > fair + limit * (1 - fair)
        elif winners and seat not in winners:
            assert latest[seat] < fair - limit * fair


def test_a_sooner_win_and_a_later_loss_are_worth_more() -> None:
    *_, match = walked(load("saqqara", 2), seed=3)
    winner = match.winners()[0] - 1
    soon, late = (shares(match.edition, match._table[0], decisions) for decisions in (1, 40))
    assert soon[winner] > late[winner] > 0.9
    assert soon[1 - winner] < late[1 - winner] < 0.1


def test_the_larger_lead_has_the_larger_share() -> None:
    before = 0.0
    for lead in range(-300, 301, 20):
        found = np.zeros(5)
        share_by_lead(np.array([lead, 0, -40]), 3, 50.0, found)
        assert found[:3].sum() == pytest.approx(1)
        assert before < found[0] < 1
        before = found[0]


def test_a_tie_is_shared() -> None:
    match = load("sakkara", turn_limit=2).new(seed=1)
    while not match.over:
        match.play(match.legal()[-1])
    assert match.winners() == []
    found, tallies = np.zeros(5), np.zeros((2, 5), np.int32)
    match.edition.bind(shares_at_end, "python")(match._table[0], 4, MARGIN, tallies[0], tallies[1], found)
    assert list(found[:2]) == [0.5, 0.5]


# What is fitted


@pytest.mark.parametrize("edition", EDITIONS, ids=named)
def test_every_game_says_what_a_lead_is_worth_at_each_stage(edition: Edition) -> None:
    found = scale(edition.game, edition.players)
    assert len(found) == STAGES
    assert min(found) > 0
    stages = [int(edition.bind(edition.game.provided.stage, "python")(match._table[0])) for match in walked(edition, seed=2)]
    assert stages[0] < stages[-2] < STAGES
    assert min(stages) >= 0


def test_a_scale_is_found_again() -> None:
    """Games are won with the chances that a scale of 8 gives their leads: that scale is fitted, and what it says comes true."""
    chance = np.random.default_rng(1)
    points = chance.normal(0, 10, (20_000, 3)).round()
    odds = predicted(points, np.full(len(points), 8.0))
    came = (odds.cumsum(axis=1) > chance.random((len(points), 1))).argmax(axis=1)
    found = Sample(np.zeros(len(points), int), points, odds, np.eye(3)[came], games=len(points))
    assert fit_scale(found, typical=20.0)[0] == pytest.approx(8.0, rel=0.15)
    level = Sample(found.stage, np.zeros_like(points), odds, found.came, games=len(points))
    assert fit_scale(level, typical=20.0)[0] == pytest.approx(20.0, rel=0.15)  # nobody is ahead: nothing is learned
    assert error(buckets(odds, found.came)) < 0.01
    assert error(buckets(odds[:, ::-1], found.came)) > 0.1


# Wins at once


class Choice(NamedTuple):
    """What a seat sees when it decides, and what it may do."""

    seen: State
    seat: int
    legal: list[int]


def last_choice(batch: Batch, game: int) -> Choice:
    """The last decision of a game of a batch; its rules are called without a match around them, for thousands are looked at."""
    edition, rules = batch.edition, batch.edition.rules("cpu")
    table, seen, legal = edition.new(seed=batch.seed + game)._table.copy(), edition.blank(), np.zeros(rules.MAX_LEGAL, ACTION)
    for action in batch.numbers(game)[:-1]:
        rules.apply(table[0], int(action), np.zeros((1, WIDTH), np.int32))
    seat = int(table[0].seat)
    rules.see(table[0], seat, seen[0])
    return Choice(seen[0], seat, legal[: rules.legal(table[0], legal)].tolist())


def is_always_won(edition: Edition, choice: Choice, action: int, guesses: int = 1_000) -> bool:
    """Whether an action wins at once for the seat alone in so many guesses at what it cannot see: in fewer, nearly certain ones would."""
    rules, blank, table = edition.rules("cpu"), edition.blank(), edition.blank()
    won, events = np.zeros(5, np.int32), np.zeros((1, WIDTH), np.int32)
    for guess in range(guesses):
        table[0], won[:], events[:] = blank[0], 0, 0
        table[0].stream = 1_000 + guess
        rules.resample(choice.seen, choice.seat, table[0])
        rules.apply(table[0], action, events)
        rules.winners(table[0], won)
        if not (table[0].ending and won.sum() == 1 and won[choice.seat]):
            return False
    return True


def taken(edition: Edition, first: int, games: int, wanted: int) -> int:
    """How many wins in one there were, all of them taken by a search that has no time to think."""
    found, search = 0, Search(edition, iterations=1)
    batch = simulate(edition, games, seed=first, has_trace=True)
    for game in range(games):
        choice = last_choice(batch, game)
        if len(choice.legal) > 1:
            chosen = search.choose(choice.seen, choice.legal, random.Random(first + game))
            is_taken = is_always_won(edition, choice, chosen)
            assert is_taken or not any(is_always_won(edition, choice, action) for action in choice.legal), first + game
            found += is_taken
        if found == wanted:
            break
    return found


@pytest.mark.parametrize("edition", [load(game) for game in discover()], ids=named)
def test_a_win_in_one_is_taken(edition: Edition) -> None:
    assert taken(edition, 0, games=60, wanted=3) == 3


def test_a_certain_win_is_preferred_to_a_nearly_certain_one() -> None:
    """In this deal of Luxor one animal to open wins for sure and three others in 97 of 100 cases, the first of them among these."""
    edition = load("luxor")
    choice = last_choice(simulate(edition, 1, seed=314, has_trace=True), 0)
    chosen = {Search(edition, iterations=1).choose(choice.seen, choice.legal, random.Random(luck)) for luck in range(20)}
    assert {edition.game.actions[action] for action in chosen} == {"open hippo"}


@pytest.mark.proof
@pytest.mark.parametrize("edition", [load(game) for game in discover()], ids=named)
def test_a_thousand_wins_in_one_are_taken(edition: Edition) -> None:
    assert taken(edition, 100, games=40_000, wanted=1_000) == 1_000


def test_tempered_shares_keep_their_order_their_sum_and_what_is_certain() -> None:
    for shares in ((0.9, 0.1), (0.5, 0.3, 0.2), (1.0, 0.0), (0.25,) * 4):
        told = tempered(shares, 0.7)
        assert sum(told) == pytest.approx(1)
        assert sorted(range(len(told)), key=told.__getitem__) == sorted(range(len(told)), key=shares.__getitem__)
        assert max(told) <= max(shares)
    assert tempered((1.0, 0.0), 0.5) == (1.0, 0.0)
    assert tempered((0.8, 0.2), 1.0) == pytest.approx((0.8, 0.2))


def test_a_temper_is_found_again_in_games_that_came_out_by_it() -> None:
    chance = np.random.default_rng(5)
    said = chance.dirichlet((1, 1), 40_000)
    true = calibration.tempered(said, np.full(len(said), 0.6))
    won = (chance.random(len(said)) > true[:, 0]).astype(int)
    stages = np.where(np.arange(len(said)) % 2, 3, 7)
    found = calibration.fit_temper(Sample(stages, said, said, np.eye(2)[won], 1))
    assert [found[3], found[7]] == pytest.approx([0.6, 0.6], abs=0.06)
    assert [found[0], found[1]] == [1.0, 1.0]
