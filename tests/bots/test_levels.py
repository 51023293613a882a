"""The levels people choose from: each has its name and its sentence, and the robots of the day are none of them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from mastaba.bots import LEVELS
from mastaba.bots.levels import SEARCH_LEVELS, level, searcher
from mastaba.game import Game, discover, load
from mastaba.records import daily
from mastaba.server.own_record import skill
from mastaba.text import LANGUAGES, words

ROOT = Path(__file__).parents[2]
GAMES = list(discover().values())
NEVER_TO_CHANGE = {
    "archaeology": (8, 20_000, 1.0, 25),
    "luxor": (20, 20_000, 0.8, 16),
    "relikt": (15, 20_000, 1.0, 24),
    "sakkara": (6, 0, 0.5, 30),
    "saqqara": (15, 20_000, 1.0, 0),
}


def by_id(game: Game) -> str:
    return game.id


def named(path: Path) -> set[str]:
    """The messages of a file of sentences."""
    parsed = FluentParser().parse(path.read_text(encoding="utf8"))
    return {entry.id.name for entry in parsed.body if isinstance(entry, fluent.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_is_called_something_and_says_what_it_sees(lang: str) -> None:
    say = words(None, lang).say
    assert len({say(f"level-{name}") for name in LEVELS}) == len(LEVELS)
    assert len({say(f"level-{name}-about") for name in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_a_name_for_every_level(lang: str) -> None:
    assert {f"level-{name}" for name in LEVELS} <= named(ROOT / "page" / "src" / "text" / f"{lang}.ftl")


def test_there_is_a_level_between_hard_and_expert() -> None:
    assert list(SEARCH_LEVELS) == ["beginner", "easy", "medium", "hard", "veteran", "expert"]


def test_people_are_rated_beside_every_level_each_as_far_above_the_one_before() -> None:
    assert list(skill.LEVELS) == ["random", *SEARCH_LEVELS]
    ratings = list(skill.LEVELS.values())
    assert {above - below for below, above in pairwise(ratings)} == {3.0}


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_levels_with_a_feeling_for_the_game_spend_ever_more(game: Game) -> None:
    spent = [level(game, name).tries for name in ("hard", "veteran", "expert")]
    assert spent == sorted(set(spent)), "each more than the one before"
    assert all(level(game, name).advice is None for name in ("hard", "veteran", "expert"))


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_robots_of_the_day_spend_the_same_for_ever(game: Game) -> None:
    """A past day is played against the same robots as on its day, however levels are tuned since."""
    robot = daily.bot(load(game.id))
    search = searcher(robot.edition, **robot.playing).settings[0]
    assert (robot.tries, robot.exact, search.advice, search.horizon) == NEVER_TO_CHANGE[game.id]
