"""Every edition there is (games, seat counts, variants) for the long tests; one of each game for those of every day."""

from __future__ import annotations

import pytest

from mastaba.game import Edition, discover, load
from tests.contract.conftest import name_of, options_of


def every_edition() -> list[Edition]:
    """Each game for each number of seats, as it is usually played and with each of its variants."""
    return [
        load(game.id, seats, **options)
        for game in discover().values()
        for seats in game.seats
        for options in [{}, *options_of(game)]
    ]


def one_of_each() -> list[Edition]:
    """Each game once, with all its variants where it has some, for its most players."""
    return [load(game.id, game.seats[-1], **options_of(game)[-1]) for game in discover().values()]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "any_edition" in metafunc.fixturenames:
        metafunc.parametrize("any_edition", every_edition(), ids=name_of)
    if "one_edition" in metafunc.fixturenames:
        metafunc.parametrize("one_edition", one_of_each(), ids=name_of)
