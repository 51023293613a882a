"""The levels people choose from, the same names in every game, each stronger than the one before.

A game's levels.toml says what each level spends there and how its searches play on (`Tuning`); what it leaves out is as below.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from importlib.resources import files
from typing import Any, Final

from mastaba.bots.search import Search
from mastaba.bots.search.tree import WIN_SHARE
from mastaba.game import Edition, Game


@dataclass(frozen=True)
class Tuning:
    """How searches of a game play on from the tree."""

    advice: float = 0.0  # how much of a playout follows the game's heuristic
    horizon: int = 0  # how many decisions a playout looks ahead; 0: to the end
    exploration: float = 0.25
    win_share: float = WIN_SHARE  # how much of a result is winning at all; the rest is by how much


@dataclass(frozen=True)
class Level:
    """How far a level looks, in iterations for each action it could take, and how much it blurs what it finds."""

    tries: int
    advice: float | None = None  # how much its playouts follow the heuristic; None: as the game's searches do
    horizon: int | None = None  # how far its playouts look; None: as the game's searches do
    blur: float = 0.0
    exact: int = 0  # positions it may spend on solving the rest of a game exactly
    seconds: float = 2.0  # whatever it has found by then has to do

    @property
    def playing(self) -> dict[str, Any]:
        """How it plays on, where that is not as the game's searches do."""
        return {name: getattr(self, name) for name in ("advice", "horizon") if getattr(self, name) is not None}


SEARCH_LEVELS: Final = {
    "beginner": Level(tries=2, blur=1.0, advice=0.0),
    "easy": Level(tries=6, blur=0.5, advice=0.0),
    "medium": Level(tries=12, advice=0.0),
    "hard": Level(tries=30, exact=20_000),
    "expert": Level(tries=200, exact=200_000),
}


@functools.cache
def _tuned(game: Game) -> Mapping[str, Any]:
    """What a game's levels.toml says, or nothing."""
    file = files(f"mastaba.games.{game.id}").joinpath("levels.toml")
    return tomllib.loads(file.read_text(encoding="utf8")) if file.is_file() else {}


def tuning(game: Game) -> Tuning:
    """How searches of a game play on."""
    return Tuning(**{field.name: _tuned(game)[field.name] for field in fields(Tuning) if field.name in _tuned(game)})


def level(game: Game, name: str) -> Level:
    """What a level is in a game."""
    return replace(SEARCH_LEVELS[name], **_tuned(game).get(name, {}))


def searcher(edition: Edition, **wishes: Any) -> Search:
    """A search as the game has it tuned, but for what is wished otherwise."""
    return Search(edition, **(vars(tuning(edition.game)) | wishes))
