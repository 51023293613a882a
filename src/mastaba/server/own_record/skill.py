"""How strong somebody is against the levels, by OpenSkill: the levels stand still on its scale, whoever plays them moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mastaba.bots.levels import levels_of
from mastaba.game import discover
from mastaba.server.own_record.rows import Result
from mastaba.server.own_record.shapes import Skill

NORMAL_95: Final = 1.96
CHANCE: Final = 16.0  # who plays at random; a game's first level is a step above
STEP: Final = 3.0  # of two seats the better of neighbouring levels wins about 70 % (bench/ladder.md has each game's own steps)
SURE: Final = 0.8  # OpenSkill's sigma of a level
DAILY: Final = "hard"  # the level that robots of the day are like


def skills(results: Sequence[Result]) -> list[Skill]:
    """Somebody's rating in each game they have played, from results in their order."""
    games = dict.fromkeys(result.game for result in results)
    return [_skill(game, [result for result in results if result.game == game]) for game in games]


def marks(game: str) -> dict[str, float]:
    """Where the levels of a game stand; nowhere if there is no such game any more."""
    card = discover().get(game)
    names = ["random", *levels_of(card)] if card else []
    return {name: CHANCE + STEP * place for place, name in enumerate(names)}


def _skill(game: str, results: Sequence[Result]) -> Skill:
    from openskill.models import PlackettLuce

    model, levels = PlackettLuce(), marks(game)
    mine = model.rating()
    for result in results:
        teams = [[mine if seat == result.seat else _level(model, levels, result.levels[seat - 1])] for seat in _seats(result)]
        rated = model.rate(teams, scores=[result.share_of(seat) for seat in _seats(result)])
        mine = rated[result.seat - 1][0]
    return Skill(game, mine.mu, NORMAL_95 * mine.sigma, len(results), levels)


def _seats(result: Result) -> range:
    return range(1, result.players + 1)


def _level(model: Any, levels: Mapping[str, float], level: str) -> Any:
    """A level where it stands; people of whom nothing is known in the middle, with all doubt."""
    known = levels.get(DAILY if level.startswith("daily") else level)
    return model.rating() if known is None else model.rating(mu=known, sigma=SURE)
