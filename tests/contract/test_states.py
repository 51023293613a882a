"""A state's fields are attributes, and nothing else is."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.game import Game


def test_every_field_can_be_read_and_written_as_an_attribute(game: Game) -> None:
    table = np.zeros(1, game.dtype)
    state = table[0]
    for name in table.dtype.names or ():
        setattr(state, name, np.ones_like(table[0][name]))
        assert np.array_equal(getattr(state, name), table[0][name])
        assert np.all(table[0][name] == 1)


def test_no_field_hides_what_numpy_itself_needs(game: Game) -> None:
    assert not set(game.dtype.names or ()) & set(dir(np.void))


def test_a_misspelt_field_is_an_error(game: Game) -> None:
    state = np.zeros(1, game.dtype)[0]
    with pytest.raises(AttributeError):
        state.no_such_field = 1
