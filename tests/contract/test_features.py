"""What a seat sees as numbers: as declared, from what it sees alone, all of what it sees, and the same on every target."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
from hypothesis import given

from mastaba.engine.contract import States
from mastaba.engine.fields import WORD
from mastaba.features.layout import LEAST, MOST
from mastaba.game import Edition, Game, load
from tests.contract import walks
from tests.contract.conftest import options_of
from tests.contract.test_sight import SEEDS, UNHURRIED, in_words

SPARE = 7
SMALL = (0, 1)  # what may stand in a field that never changed in the games looked at
Numbers = npt.NDArray[np.float32]


def features(edition: Edition, sight: States, seat: int, target: str = "cpu") -> Numbers:
    """The numbers, in a buffer with room behind, all of which must be written and none beyond."""
    size = edition.game.provided.FEATURES.size(edition.players)
    out = np.full(size + SPARE, np.nan, np.float32)
    edition.rules(target).features(sight[0], seat, out)
    assert np.isnan(out[size:]).all()
    assert not np.isnan(out[:size]).any()
    return out[:size]


def sights(edition: Edition, seed: int, every: int) -> Iterator[tuple[States, int]]:
    """What each seat sees along a random game."""
    for table in walks.walk(edition, seed, every):
        for seat in range(edition.players):
            yield walks.seen(edition, table, seat), seat


def test_numbers_are_written_as_declared_and_near_one(edition: Edition) -> None:
    for sight, seat in sights(edition, 5, every=13):
        numbers = features(edition, sight, seat)
        assert LEAST <= numbers.min() <= numbers.max() <= MOST
        assert (numbers > 1).mean() < 0.02


def test_features_are_the_same_interpreted_and_native(edition: Edition) -> None:
    for sight, seat in sights(edition, 11, every=47):
        assert features(edition, sight, seat).tobytes() == features(edition, sight, seat, "python").tobytes()


@UNHURRIED
@given(seed=SEEDS)
def test_twins_give_a_seat_the_same_features(edition: Edition, seed: int) -> None:
    """Two tables that a seat cannot tell apart: nothing that it may not know is in its numbers."""
    for table in walks.walk(edition, seed, every=29):
        for seat in range(edition.players):
            sight = walks.seen(edition, table, seat)
            twin = walks.seen(edition, walks.resampled(edition, sight, seat, stream=seed ^ 3), seat)
            assert np.array_equal(features(edition, sight, seat), features(edition, twin, seat))


def test_features_tell_apart_what_a_seat_sees_differently(edition: Edition) -> None:
    """Positions of random games that differ in a field which is told in full have different numbers."""
    layout, names = edition.game.provided.FEATURES, edition.game.dtype.names or ()
    told = [name for name in names if name not in {*layout.left_out, *layout.in_part, "stream", "players"}]
    found: dict[tuple[int, bytes], bytes] = {}
    for seed in (1, 2):
        for sight, seat in sights(edition, seed, every=5):
            known = b"".join(sight[name].tobytes() for name in told)
            assert found.setdefault((seat, features(edition, sight, seat).tobytes()), known) == known
    assert len(found) > 1  # a throw-away game is over soon


def test_every_number_that_a_seat_sees_counts(edition: Edition) -> None:
    """Another value in one place of one field, as it is seen elsewhere, changes the features in some position."""
    layout, found = edition.game.provided.FEATURES, _positions(edition, 3, every=7)[:60]
    for name in edition.game.dtype.names or ():
        varying = _varying(found, name)
        deaf = [place for place in varying if not _counts(edition, found, name, place)]
        if name not in layout.in_part:
            assert deaf == (varying if name in layout.left_out else []), name


def test_what_is_told_in_part_is_told(game: Game) -> None:
    """With one option or another: some of it may be anything only where a variant is played."""
    named = game.provided.FEATURES
    assert {*named.left_out, *named.in_part} <= set(game.dtype.names or ())
    every = [load(game.id, game.seats[-1]), load(game.id, game.seats[-1], **(options_of(game) or [{}])[-1])]
    silent = set(named.in_part)
    for edition in every:
        found = [one for seed in (1, 2) for one in _positions(edition, seed, every=5)]
        silent -= {
            name for name in silent if any(_counts(edition, found, name, place, SMALL) for place in _places(found, name))
        }
    assert silent == set()


def _positions(edition: Edition, seed: int, every: int) -> list[tuple[States, int]]:
    """What one seat sees along a random game."""
    return [one for one in sights(edition, seed, every) if one[1] == 1]


def _places(found: list[tuple[States, int]], name: str) -> list[tuple[int, ...]]:
    """The places of a field."""
    return list(np.ndindex(np.shape(found[0][0][0][name])))


def _varying(found: list[tuple[States, int]], name: str) -> list[tuple[int, ...]]:
    """Those that hold now this, now that."""
    return [place for place in _places(found, name) if len({sight[0][name][place].item() for sight, _ in found}) > 1]


def _counts(
    edition: Edition, found: list[tuple[States, int]], name: str, place: tuple[int, ...], more: tuple[int, ...] = ()
) -> bool:
    """Whether the features change in some position with another value there: one that is seen elsewhere, or one more."""
    values: list[Any] = sorted({sight[0][name][place].item() for sight, _ in found} | set(more))
    for sight, seat in found:
        here = sight[0][name][place].item()
        other = sight.copy()
        other[name][(0, *place)] = values[(values.index(here) + 1) % len(values)]
        if not np.array_equal(features(edition, sight, seat), features(edition, other, seat)):
            return True
    return False


def test_features_read_no_more_than_a_glance(edition: Edition) -> None:
    """Batches fill only what is open to all and what the game glances at: whatever else lies there must not count."""
    names, words = edition.game.names(), edition.game.provided.STATE.open_words
    glance, chance = edition.bind(names["glance"], "cpu"), np.random.default_rng(5)
    for table in walks.walk(edition, 4, every=3):
        for seat in range(edition.players):
            glimpsed = edition.blank()
            memory = in_words(glimpsed)
            memory[words:] = chance.integers(1 << 62, size=len(memory) - words) if names["GLANCES"] else 0
            memory[:words] = in_words(table)[:words]
            glance(table[0], seat, glimpsed[0])
            whole = features(edition, walks.seen(edition, table, seat), seat)
            np.testing.assert_array_equal(features(edition, glimpsed, seat), whole)


def test_a_glance_shows_nothing_that_is_not_seen(edition: Edition) -> None:
    """What it writes is what `see` writes there, bytes of rubbish on either side left alone."""
    names, words = edition.game.names(), edition.game.provided.STATE.open_words
    glance = edition.bind(names["glance"], "cpu")
    for table in walks.walk(edition, 6, every=4):
        for seat in range(edition.players):
            seen = as_bytes(walks.seen(edition, table, seat))
            for rubbish in (0x55, 0x2A):
                glimpsed = edition.blank()
                as_bytes(glimpsed)[WORD * words :] = rubbish
                glance(table[0], seat, glimpsed[0])
                beyond, known = as_bytes(glimpsed)[WORD * words :], seen[WORD * words :]
                assert ((beyond == rubbish) | (beyond == known)).all()


def as_bytes(table: States) -> npt.NDArray[np.uint8]:
    """The same memory, byte by byte."""
    return table.view(np.ndarray).view(np.uint8)
