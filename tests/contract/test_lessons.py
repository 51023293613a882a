"""First games: every step is legal, every word is there in both languages, and whoever learns wins in the end."""

from __future__ import annotations

from collections import Counter

import pytest

from mastaba.game import Game, discover
from mastaba.offers import offered
from mastaba.records.lessons import Lesson, begun, lesson_of, next_action
from mastaba.text import LANGUAGES, words

TAUGHT = [game for game in discover().values() if lesson_of(game.id)]
MOST_LETTERS = 200  # of what is said at once: two sentences
MOST_STEPS = 20
# How long somebody takes who meets everything for the first time, in seconds.
LONGEST, A_WORD, A_MOVE, A_LOOK = 8 * 60, 0.4, 8, 4


def lesson(game: Game) -> Lesson:
    found = lesson_of(game.id)
    assert found
    return found


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda game: game.id)
def test_a_lesson_is_played_to_the_end_of_the_game_and_won(taught: Game) -> None:
    told = lesson(taught)
    match = begun(taught.id, told)
    assert match.seat == told.seat, "the learner begins"
    for step in told.steps:
        assert step.play in match.legal(), step
        assert next_action(match) == step.play
        assert bool(step.say) == (match.seat == told.seat), "words are for whoever learns, at each of their steps"
        match.take(step.play)
    assert match.over
    assert match.winners() == [told.seat]
    assert next_action(match) is None


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda game: game.id)
def test_every_word_of_a_lesson_is_short_and_there_in_both_languages(taught: Game) -> None:
    told = lesson(taught)
    keys = [key for step in told.steps for key in step.say]
    assert len(keys) <= MOST_STEPS
    assert "goal" in keys
    assert [key for key, count in Counter(keys).items() if count > 1] == []
    for lang in LANGUAGES:
        said = words(taught.id, lang)
        for key in [*(f"lesson-{key}" for key in [*keys, told.end]), "intro-goal", "intro-turn", "how-you-win", "intro-end"]:
            assert len(said.say(key)) <= MOST_LETTERS, (lang, key)


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda game: game.id)
def test_whoever_tries_something_else_is_told_what_they_would_miss(taught: Game) -> None:
    told = lesson(taught)
    match = begun(taught.id, told)
    for step in told.steps:
        others = [action for action in offered(match, told.seat) if match.game.actions[action] != step.play] if step.say else []
        for lang in LANGUAGES:
            said, key = words(taught.id, lang), f"lesson-{step.say[-1]}-instead" if step.say else ""
            assert said.has(key) == bool(others), (lang, key)
            assert not others or len(said.say(key)) <= MOST_LETTERS / 1.5
        match.take(step.play)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("taught", TAUGHT, ids=lambda game: game.id)
def test_a_slow_reader_has_learnt_it_in_eight_minutes(taught: Game, lang: str) -> None:
    """150 words a minute, eight seconds for each move and four to see each one of the robots."""
    told, said = lesson(taught), words(taught.id, lang)
    keys = [*(key for step in told.steps for key in step.say), told.end]
    count = sum(len(said.say(f"lesson-{key}").split()) for key in keys)
    own = sum(bool(step.say) for step in told.steps)
    assert A_WORD * count + A_MOVE * own + A_LOOK * (len(told.steps) - own) < LONGEST


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda game: game.id)
def test_whoever_leaves_the_script_has_robots_that_think(taught: Game) -> None:
    told = lesson(taught)
    match = begun(taught.id, told)
    other = next(action for action in match.legal() if action != told.steps[0].play)
    match.take(other)
    assert next_action(match) is None


def test_there_are_lessons() -> None:
    assert TAUGHT
