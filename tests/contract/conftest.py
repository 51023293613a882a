"""Every game, with every seat count and every value of every option, goes through every test of this folder."""

from __future__ import annotations

import pytest

from mastaba.game import Edition, Game, Option, discover, load

FEW_TURNS = 30


def values_of(option: Option) -> tuple[str | int | bool, ...]:
    """What an option can be; of a number, the least, and two above the usual, unless that is a lot."""
    if option.choices:
        return option.choices
    if isinstance(option.default, bool):
        return (False, True)
    return (option.minimum, min(option.maximum, int(option.default) + 2, option.minimum + 40))


def options_of(game: Game) -> list[dict[str, str | int | bool]]:
    """Each value of each option by itself, and every option away from its default at once."""
    single: list[dict[str, str | int | bool]] = []
    for option in game.options:
        single += [{option.name: value} for value in values_of(option) if value != option.default]
    together = {name: value for chosen in single for name, value in chosen.items()}
    return [*single, together] if len(single) > 1 else single


def brief(game: Game, players: int) -> Edition:
    """An edition whose games are over soon, where the rules have a number of turns that can be set."""
    limits = {option.name: FEW_TURNS for option in game.options if option.name == "turn_limit"}
    return load(game.id, players, **limits)


def editions() -> list[Edition]:
    plain = [load(game.id, players) for game in discover().values() for players in game.seats]
    special = [load(game.id, game.seats[-1], **options) for game in discover().values() for options in options_of(game)]
    return plain + special


def name_of(edition: Edition) -> str:
    chosen = [f"{option.name}={edition.options[option.name]}" for option in edition.game.options]
    plain = {option.name: option.default for option in edition.game.options}
    return "-".join(
        [
            edition.game.id,
            str(edition.players),
            *(word for word in chosen if word.split("=")[1] != str(plain[word.split("=")[0]])),
        ]
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "edition" in metafunc.fixturenames:
        metafunc.parametrize("edition", editions(), ids=name_of)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", discover().values(), ids=lambda game: game.id)
