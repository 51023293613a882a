"""The levels people choose from, the same names in every game, each stronger than the one before.

Six of them are in every game. Where a step from one to the next would be too long, a game has a level between them: those of `BETWEEN` that
its levels.toml names.

A game's levels.toml says what each level spends there and how its searches play on (`Tuning`), also for one number of seats;
what it leaves out is as below. Its calibration.toml, written by bench/calibrate.py, says how much a lead is worth, and how sure a search may be.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from importlib.resources import files
from typing import Any, Final

from mastaba.bots.search import Search
from mastaba.bots.search.shares import MARGIN
from mastaba.bots.search.tree import WIDENING
from mastaba.engine.contract import STAGES
from mastaba.errors import BadOption
from mastaba.game import Edition, Game


@dataclass(frozen=True)
class Tuning:
    """How searches of a game play on from the tree."""

    advice: float = 0.0  # how much of a playout follows the game's heuristic
    horizon: int = 0  # how many decisions a playout looks ahead; 0: to the end
    exploration: float = 0.25
    widening: int = (
        WIDENING  # how slowly a tree takes up other actions than the advised; 2: as many as the square root of visits
    )
    margin: float = MARGIN  # how much of a result at the end is by how much it was won
    scale: tuple[float, ...] = ()  # points ahead that make a seat e times as likely to win, by stage
    temper: tuple[float, ...] = ()  # how sure a search may be of the shares that it tells, by stage

    @property
    def searching(self) -> dict[str, Any]:
        """What the search itself goes by; all but what becomes of its results."""
        return {name: value for name, value in vars(self).items() if name != "temper"}


@dataclass(frozen=True)
class Level:
    """How far a level looks, in iterations for each action it could take, and what it misses."""

    tries: int
    least: int = 0  # iterations for a decision, however few the actions
    advice: float | None = None  # how much its playouts follow the heuristic; None: as the game's searches do
    horizon: int | None = None  # how far its playouts look; None: as the game's searches do
    exploration: float | None = None  # how curious it is; None: likewise
    widening: int | None = None  # how slowly it takes up other actions than the advised; None: likewise
    overlooks: float = 0.0  # how often a part of an action does not come to its mind
    forgets: bool = False  # whether it knows only what lies before it
    exact: int = 0  # positions it may spend on solving the rest of a game exactly
    seconds: float = 2.0  # whatever it has found by then has to do
    is_timed: bool = False  # whether it thinks on for so long, unless it is sure sooner; contests count its tries instead

    @property
    def playing(self) -> dict[str, Any]:
        """How it plays on, where that is not as the game's searches do."""
        names = ("advice", "horizon", "exploration", "widening")
        return {name: getattr(self, name) for name in names if getattr(self, name) is not None}


SEARCH_LEVELS: Final = {
    "beginner": Level(tries=6, advice=0.0, overlooks=0.4, forgets=True),
    "easy": Level(tries=6, advice=0.0, overlooks=0.2, forgets=True),
    "easy-plus": Level(tries=6, advice=0.0, overlooks=0.1, forgets=True),
    "medium": Level(tries=12, advice=0.0),
    "medium-plus": Level(tries=20, advice=0.0),
    "hard": Level(tries=30, exact=20_000),
    "hard-plus": Level(tries=50, exact=20_000),
    "veteran": Level(tries=80, exact=60_000),
    "expert": Level(tries=200, least=2_000, exact=200_000, is_timed=True),
}
BETWEEN: Final = ("easy-plus", "medium-plus", "hard-plus")  # each a little over the level it is named after
# No level to choose: robots of the day stay as they are, whatever levels become.
APART: Final = {"daily": Level(tries=30, exact=20_000)}


@functools.cache
def _table(game: Game, name: str) -> Mapping[str, Any]:
    """A table of the game's folder, or nothing."""
    file = files(f"mastaba.games.{game.id}").joinpath(name)
    return tomllib.loads(file.read_text(encoding="utf8")) if file.is_file() else {}


def tuning(game: Game, players: int) -> Tuning:
    """How searches of a game play on with so many seats."""
    tuned = _table(game, "levels.toml")
    given = {**tuned, **tuned.get("seats", {}).get(str(players), {})}
    known = {field.name: given[field.name] for field in fields(Tuning) if field.name in given}
    return Tuning(**known, scale=scale(game, players), temper=temper(game, players))


def scale(game: Game, players: int) -> tuple[float, ...]:
    """How many points ahead make a seat e times as likely to win, by stage; a typical margin where nobody has measured it."""
    fitted = _table(game, "calibration.toml").get(str(players), {})
    return tuple(fitted.get("scale", [float(game.provided.SCALE)] * STAGES))


def temper(game: Game, players: int) -> tuple[float, ...]:
    """How sure a search may be of the shares that it tells, by stage; as sure as it is where nobody has measured it."""
    return tuple(_table(game, "calibration.toml").get(str(players), {}).get("temper", [1.0] * STAGES))


def levels_of(game: Game) -> list[str]:
    """The levels that a game has, from the weakest to the strongest."""
    return [name for name in SEARCH_LEVELS if name not in BETWEEN or name in _table(game, "levels.toml")]


def level(game: Game, name: str) -> Level:
    """What a level is in a game."""
    known = levels_of(game)
    if name not in (*known, *APART):
        raise BadOption(key="error-bot", given=name, known=", ".join(known))
    return replace({**SEARCH_LEVELS, **APART}[name], **_table(game, "levels.toml").get(name, {}))


def searcher(edition: Edition, **wishes: Any) -> Search:
    """A search as the game has it tuned, but for what is wished otherwise."""
    return Search(edition, **(vars(tuning(edition.game, edition.players)) | wishes))
