"""One loop of a playout, with a choice put in its place."""

from __future__ import annotations

import pytest

from mastaba.arena.simulation.batches import advised_batch, batch, open_game, random_batch
from mastaba.bots.search.tree import play_on
from mastaba.engine.playout import as_advised, at_random, partly_advised, play_out, with_choice


def test_every_playout_is_the_same_code() -> None:
    assert random_batch.__code__ is advised_batch.__code__ is batch.__code__
    loops = [with_choice(play_out, choice) for choice in (at_random, as_advised)]
    assert {loop.__code__ for loop in (*loops, play_on)} == {play_out.__code__}
    assert [loop.__globals__["choose"] for loop in (*loops, play_on)] == [at_random, as_advised, partly_advised]


def test_the_names_of_choices_keep_caches_apart() -> None:
    assert len({function.__qualname__ for function in (batch, random_batch, advised_batch)}) == 3


def test_what_does_not_choose_stays_as_it_is() -> None:
    assert with_choice(open_game, at_random) is open_game


def test_a_loop_without_a_choice_says_so() -> None:
    with pytest.raises(NotImplementedError, match="with_choice"):
        play_out.__globals__["choose"](None, None, 0, 0, 0)
