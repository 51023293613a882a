"""The levels people choose from: each has its name and its sentence, and the robots of the day are none of them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from mastaba.bots import LEVELS, levels_in, make
from mastaba.bots.level_bot import LevelBot
from mastaba.bots.levels import BETWEEN, level, levels_of, searcher
from mastaba.errors import BadOption
from mastaba.game import Game, discover, load
from mastaba.records import daily
from mastaba.server.own_record import skill
from mastaba.text import LANGUAGES, words

ROOT = Path(__file__).parents[2]
GAMES = list(discover().values())
NEVER_TO_CHANGE = {
    "archaeology": (8, 20_000, 1.0, 25, 0.05, 4),
    "luxor": (20, 20_000, 0.8, 16, 0.25, 2),
    "relikt": (15, 20_000, 1.0, 24, 0.25, 2),
    "sakkara": (6, 0, 0.5, 30, 0.2, 2),
    "saqqara": (15, 20_000, 1.0, 0, 0.3, 2),
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


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_every_game_has_six_levels_and_sakkara_three_between_them(game: Game) -> None:
    usual = ["beginner", "easy", "medium", "hard", "veteran", "expert"]
    assert [name for name in levels_of(game) if name not in BETWEEN] == usual
    assert set(levels_of(game)) - set(usual) == (set(BETWEEN) if game.id == "sakkara" else set())
    assert levels_in(game) == [*levels_of(game), "random"]


@pytest.mark.parametrize("name", BETWEEN)
def test_a_level_that_a_game_has_not_is_refused_with_those_that_it_has(name: str) -> None:
    for refuse in (lambda: make(name, load("luxor")), lambda: level(load("luxor").game, name)):
        with pytest.raises(BadOption) as refused:
            refuse()
        assert "beginner, easy, medium, hard" in refused.value.sentence("en")
    assert isinstance(make(name, load("sakkara")), LevelBot)


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_people_are_rated_beside_every_level_of_a_game_each_as_far_above_the_one_before(game: Game) -> None:
    marks = skill.marks(game.id)
    assert list(marks) == ["random", *levels_of(game)]
    assert {above - below for below, above in pairwise(marks.values())} == {3.0}


def test_a_game_that_is_gone_has_no_levels_to_be_rated_beside() -> None:
    assert skill.marks("atlantis") == {}


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_levels_with_a_feeling_for_the_game_spend_ever_more(game: Game) -> None:
    feeling = [level(game, name) for name in levels_of(game) if level(game, name).advice is None]
    spent = [found.tries for found in feeling]
    assert spent == sorted(set(spent)), "each more than the one before"
    assert len(spent) >= 3


def test_levels_below_the_expert_stay_as_curious_as_their_steps_were_measured() -> None:
    edition = load("relikt", 4)
    below, expert = (searcher(edition, **level(edition.game, name).playing).settings[0] for name in ("hard", "expert"))
    assert (below.exploration, below.widening) == (0.25, 2)
    assert (expert.exploration, expert.widening) == (0.07, 4)


@pytest.mark.parametrize("game", GAMES, ids=by_id)
def test_robots_of_the_day_spend_the_same_for_ever(game: Game) -> None:
    """A past day is played against the same robots as on its day, however levels are tuned since."""
    robot = daily.bot(load(game.id))
    search = searcher(robot.edition, **robot.playing).settings[0]
    plays_on = search.advice, search.horizon, search.exploration, search.widening
    assert (robot.tries, robot.exact, *plays_on) == NEVER_TO_CHANGE[game.id]
