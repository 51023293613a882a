"""A batch is the same games as anywhere else, only side by side: dealt, played, seen, paid out and dealt anew."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mastaba import study
from mastaba.errors import MastabaError
from mastaba.game import Edition, Game, discover, load
from mastaba.match import Match
from mastaba.study.batches.batch import SHOWN, Batch
from mastaba.study.batches.steps import observe_games, sample_games, step_games
from tests.contract.conftest import brief, name_of

EDITIONS = [brief(game, players) for game in discover().values() for players in game.seats]
LONG = [load(edition.game.id, edition.players) for edition in EDITIONS if edition.options != load(edition.game.id).options]
SMALLEST = "saqqara"


def dealt(batch: Batch, game: int, deal: int) -> Match:
    return batch.edition.new(seed=batch.deal_seed(game, deal), target="cpu")


def shares(match: Match) -> list[float]:
    winners = match.winners() or list(range(1, match.players + 1))
    return [(seat in winners) / len(winners) for seat in range(1, match.players + 1)]


def seen_as_numbers(match: Match, seat: int) -> np.ndarray[Any, Any]:
    table, size = match.edition.blank(), match.game.provided.FEATURES.size(match.players)
    out = np.zeros(size, np.float32)
    table[0] = match.seen(seat)
    match.edition.rules("cpu").features(table[0], seat - 1, out)
    return out


def over_first(batch: Batch, seed: int) -> int:
    """The game that ends first."""
    batch.reset(seed)
    while not batch.done.any():
        batch.step(batch.sample())
    return int(batch.done.argmax())


def check_game(batch: Batch, game: int, match: Match) -> None:
    """What the batch says of a game is what the match says."""
    assert batch.seat[game] == match.seat - 1
    assert np.flatnonzero(batch.mask[game]).tolist() == match.legal_numbers()
    assert batch.legal[game, : batch.legal_count[game]].tolist() == match.legal_numbers()
    assert np.array_equal(batch.observe()[game], seen_as_numbers(match, match.seat))


@pytest.mark.parametrize(
    "edition", [*EDITIONS, *(pytest.param(edition, marks=pytest.mark.proof) for edition in LONG)], ids=name_of
)
def test_a_batch_plays_the_games_that_its_seeds_deal(edition: Edition) -> None:
    """The game followed is, of many, the one that is over soonest; then its next deal."""
    batch = Batch(edition, 300, threads=1)
    game = over_first(batch, 11)
    batch.reset(11)
    match, deal = dealt(batch, game, 0), 0
    while deal == 0:
        actions = batch.sample().copy()
        batch.step(actions)
        match.play(edition.game.actions[actions[game]])
        assert batch.done[game] == match.over
        assert batch.rewards[game].tolist() == pytest.approx(shares(match) if match.over else [0] * edition.players)
        if match.over:
            deal += 1
            match = dealt(batch, game, deal)
        check_game(batch, game, match)
    assert batch.deals[game] == 1
    assert not batch.illegal_counts.any()


@pytest.mark.parametrize("game", discover().values(), ids=lambda game: game.id)
def test_every_seat_can_be_looked_at(game: Game) -> None:
    batch = study.batch(game.id, game.seats[-1], count=3)
    for _ in range(5):
        batch.step(batch.sample())
    match_free = [batch.observe(seat).copy() for seat in range(batch.players)]
    for index in range(3):
        assert np.array_equal(batch.observe()[index], match_free[int(batch.seat[index])][index])


def advanced(edition: Edition, count: int, threads: int, steps: int = 40) -> None:
    """A batch that steps and observes in one go, at random and by actions given, beside one that does it one after the other."""
    one, other = Batch(edition, count, threads=threads), Batch(edition, count, threads=threads)
    for step in range(steps):
        actions = other.sample().copy()
        if step % 3 == 0:
            actions[1] = -1
        seen = one.advance(actions) if step % 3 == 0 else one.advance()
        other.step(actions)
        assert seen.tobytes() == other.observe().tobytes()
    for name in SHOWN:
        assert getattr(one, name).tobytes() == getattr(other, name).tobytes(), name
    assert one.illegal_counts.tolist()[:2] == [0, (steps + 2) // 3]


def test_a_step_and_what_is_seen_after_it_are_the_same_in_one_go() -> None:
    advanced(load(SMALLEST, 3), count=600, threads=2)


@pytest.mark.proof
@pytest.mark.parametrize("edition", EDITIONS, ids=name_of)
def test_in_every_game_they_are_the_same_in_one_go(edition: Edition) -> None:
    advanced(edition, count=600, threads=2, steps=300)


def played(count: int, threads: int, seed: int, steps: int) -> list[bytes]:
    """Everything that a batch holds, step after step."""
    batch, found = study.batch(SMALLEST, 3, count=count, threads=threads), []
    batch.reset(seed)
    for _ in range(steps):
        batch.step(batch.sample())
        found.append(b"".join(getattr(batch, name).tobytes() for name in ("states", "mask", "rewards", "done", "seat")))
        found.append(batch.observe().tobytes())
    return found


def test_the_number_of_threads_changes_nothing() -> None:
    assert played(500, 1, 4, 70) == played(500, 3, 4, 70)


def test_a_seed_deals_the_same_again_and_another_seed_something_else() -> None:
    assert played(5, 1, 4, 40) == played(5, 1, 4, 40)
    assert played(5, 1, 4, 1) != played(5, 1, 5, 1)


def test_a_game_is_the_same_in_a_larger_batch() -> None:
    few, many = study.batch(SMALLEST, count=3), study.batch(SMALLEST, count=200)
    for _ in range(80):
        few.step(few.sample())
        many.step(many.sample())
    assert few.states.tobytes() == many.states[:3].tobytes()
    assert few.deals.tolist() == many.deals[:3].tolist() != [0, 0, 0]


def test_no_two_deals_are_alike() -> None:
    batch = study.batch(SMALLEST, count=50)
    seeds = {batch.deal_seed(game, deal) for game in range(50) for deal in range(50)}
    assert len(seeds) == 2500


def test_a_reset_starts_over_in_the_middle_of_everything() -> None:
    batch = study.batch(SMALLEST, count=4)
    batch.reset(9)
    first = batch.states.tobytes(), batch.mask.tobytes()
    for _ in range(30):
        batch.step(batch.sample())
    batch.step(np.full(4, -1))
    batch.reset(9)
    assert (batch.states.tobytes(), batch.mask.tobytes()) == first
    assert not batch.illegal.any()
    assert not batch.illegal_counts.any()


@pytest.mark.parametrize("action", [-1, 10**6, 2**63 - 1, -(2**63), "illegal"])
def test_what_is_not_legal_changes_nothing_and_is_counted(action: int | str) -> None:
    batch = study.batch(SMALLEST, count=3)
    actions = batch.sample().copy()
    actions[1] = int(np.flatnonzero(~batch.mask[1])[0]) if action == "illegal" else action
    before = batch.states[1].tobytes(), batch.mask[1].tobytes(), batch.seat[1]
    batch.step(actions)
    assert (batch.states[1].tobytes(), batch.mask[1].tobytes(), batch.seat[1]) == before
    assert batch.illegal.tolist() == [False, True, False]
    batch.step(batch.sample())
    assert batch.illegal.tolist() == [False, False, False]
    assert batch.illegal_counts.tolist() == [0, 1, 0]


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.uint64, list])
def test_actions_may_be_numbers_of_any_width(kind: Any) -> None:
    batch, same = study.batch(SMALLEST, count=3), study.batch(SMALLEST, count=3)
    actions = batch.sample()
    batch.step(actions.tolist() if kind is list else actions.astype(kind))
    same.step(actions)
    assert batch.states.tobytes() == same.states.tobytes()


def test_arrays_are_handed_on_without_copying() -> None:
    batch = study.batch(SMALLEST, count=3)
    for array in (batch.mask, batch.observe(), batch.rewards, batch.done, batch.seat):
        assert np.shares_memory(np.from_dlpack(array), array)


@pytest.mark.parametrize("seat", [None, 1])
def test_numbers_of_half_the_width_are_the_same_rounded(seat: int | None) -> None:
    whole, half = (study.batch(SMALLEST, count=5, numbers=kind) for kind in ("float32", "float16"))
    for _ in range(20):
        whole.step(whole.sample())
        half.step(half.sample())
    assert half.observe(seat).dtype == np.float16
    assert half.observe(seat).tobytes() == whole.observe(seat).astype(np.float16).tobytes()
    assert half.advance().tobytes() == whole.advance().astype(np.float16).tobytes()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"numbers": "float64"}, "numbers is one of float32, float16, not 'float64'."),
        ({"count": 0}, "count is from 1 to 16777216, not 0."),
        ({"device": "tpu"}, "device is one of cpu, cuda, not 'tpu'."),
        ({"threads": -1}, "threads is from 1 to 1024, not -1."),
        ({"players": 9}, "Saqqara is for 2 to 4 players, not 9."),
        ({"jokers": 1}, "Saqqara has no option “jokers”"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(MastabaError) as refused:
        study.batch(SMALLEST, **given)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize("actions", [[1, 2], [[1], [2], [3]], [0.5, 1.0, 2.0], ["a", "b", "c"], []])
def test_what_is_no_action_for_every_game_is_refused_in_a_sentence(actions: list[Any]) -> None:
    batch = study.batch(SMALLEST, count=3)
    before = batch.states.tobytes()
    with pytest.raises(MastabaError, match="A step takes 3 whole numbers, one for each game, not"):
        batch.step(actions)
    with pytest.raises(MastabaError, match="A step takes 3 whole numbers, one for each game, not"):
        batch.advance(actions)
    with pytest.raises(MastabaError, match="seat is from 0 to 1, not 2"):
        batch.observe(2)
    with pytest.raises(MastabaError, match="A seed is a whole number"):
        batch.reset(-1)
    assert batch.states.tobytes() == before


def test_interpreted_steps_are_the_same() -> None:
    """What a debugger shows is what runs."""
    native, plain = study.batch(SMALLEST, count=2), study.batch(SMALLEST, count=2)
    step, sample, observe = (plain.edition.bind(function, "python") for function in (step_games, sample_games, observe_games))
    for turn in range(12):
        native.step(native.sample())
        sample(0, 2, plain._games, 0, turn, plain._chosen)
        step(0, 2, plain._games, 0, plain._chosen)
    out = np.zeros_like(native.observe())
    observe(0, 2, plain._games, -1, out)
    assert native.states.tobytes() == plain.states.tobytes()
    assert native.observe().tobytes() == out.tobytes()
