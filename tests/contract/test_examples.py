"""Worked examples of the rules: every step is legal and brings what is claimed, and no text says a figure that is not so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from mastaba.engine.events import Event
from mastaba.game import discover, find
from mastaba.match import Match
from mastaba.records.examples import Example, ExampleStep, begun, count_in, examples_of
from mastaba.records.lessons import lesson_of
from mastaba.server.examples import example as told
from mastaba.server.replays import eyes
from mastaba.server.replays.shapes import Frame
from mastaba.text import LANGUAGES, words
from mastaba.text.rulebook import rules_text
from mastaba.views import facts_of

GAMES = [game for game in discover() if lesson_of(game)]  # a folder dropped in may do without either
ALL = [(game, example) for game in GAMES for example in examples_of(game).examples]
LEAST = 4  # examples a game
MOST_LETTERS = 320  # of what is said at once
FIGURE = re.compile(r"(?<![\w-])\d+(?!\w)")  # c2 is a field and no figure


def each_example() -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("game_id", "example"), ALL, ids=lambda one: one if isinstance(one, str) else one.id)


def check_refused(match: Match, example: Example, number: int) -> None:
    for refused in example.refused:
        if refused.after == number:
            refusal = match.refusal(refused.play)
            assert refusal, f"{refused.play} is legal"
            assert refusal.rule == refused.rule


def check_step(match: Match, step: ExampleStep) -> list[Event]:
    assert step.play in match.legal(), match.refusal(step.play)
    before = len(match.events())
    match.take(step.play)
    happened = match.events()[before:]
    for code, claims in step.brings.items():
        for fields in claims:
            assert any(event.code == code and fields.items() <= event.fields.items() for event in happened), (code, fields)
    assert not step.points or match.scores() == step.points
    assert set(step.may) <= set(match.legal())
    return happened


@each_example()
def test_an_example_is_played_as_it_is_told(game_id: str, example: Example) -> None:
    match = begun(game_id, example)
    check_refused(match, example, 0)
    for number, step in enumerate(example.steps, 1):
        check_step(match, step)
        check_refused(match, example, number)
    assert example.steps[-1].brings, "the end of an example is what it is told for"


@each_example()
def test_an_example_belongs_to_a_rule_and_is_worded_in_both_languages(game_id: str, example: Example) -> None:
    for lang in LANGUAGES:
        assert example.rule in rules_text(find(game_id), lang)
        said = words(game_id, lang)
        for key in ("", "-0", f"-{len(example.steps)}"):
            assert said.has(f"example-{example.id}{key}"), key
        numbers = {key for key in (f"example-{example.id}-{number}" for number in range(60)) if said.has(key)}
        assert numbers <= {f"example-{example.id}-{number}" for number in range(len(example.steps) + 1)}
        assert max(len(text) for text in told(game_id, example, lang).texts) <= MOST_LETTERS


def figures(value: Any) -> set[int]:
    """Every figure in some data, those within words too: w9 is a nine."""
    if isinstance(value, dict):
        return figures(list(value.values()))
    if isinstance(value, (list, tuple)):
        return {found for one in value for found in figures(one)}
    return {int(found) for found in re.findall(r"\d+", str(value))}


def on_the_table(match: Match, eye: str) -> set[int]:
    """Every figure that can be read off a table: on pieces, of places, how many lie there, and the points."""
    zones = eyes.view(match, eye).zones
    shown = [
        [zone.id[-1:], len(zone.pieces), facts_of(zone), [[piece.face, facts_of(piece)] for piece in zone.pieces]]
        for zone in zones
    ]
    return figures([shown, match.scores()])


@each_example()
def test_no_text_says_a_figure_that_is_not_so(game_id: str, example: Example) -> None:
    match = begun(game_id, example)
    known = [on_the_table(match, example.eye)]
    for step in example.steps:
        printed = [piece.face for zone in eyes.view(match, example.eye).zones for piece in zone.pieces]
        known.append(figures([step.play, step.brings, step.points, step.may, printed]))
        match.take(step.play)
    for lang in LANGUAGES:
        for number, claimed in enumerate(known):
            said = words(game_id, lang)
            key = f"example-{example.id}-{number}"
            spoken = {int(found) for found in FIGURE.findall(said.say(key))} if said.has(key) else set()
            assert spoken <= claimed, (lang, key, spoken - claimed)


def moments(shown: list[Frame]) -> Iterator[dict[str, Any]]:
    zones: dict[str, Any] = {}
    for frame in shown:
        zones = (zones if not frame.is_whole else {}) | {zone.id: zone for zone in frame.zones}
        yield zones


@each_example()
def test_what_the_page_shows_is_what_was_played(game_id: str, example: Example) -> None:
    match, answer = begun(game_id, example), told(game_id, example, "fr")
    assert [frame.number for frame in answer.frames] == list(range(len(example.steps) + 1))
    assert len(answer.texts) == len(answer.frames)
    plays = [None, *(step.play for step in example.steps)]
    for play, zones in zip(plays, moments(answer.frames), strict=True):
        if play:
            match.take(play)
        assert list(zones.values()) == eyes.view(match, example.eye).zones
    assert {event.step for event in answer.about.events} <= set(range(1, len(example.steps) + 1))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_examples_and_a_box(game_id: str) -> None:
    data = examples_of(game_id)
    assert len(data.examples) >= LEAST
    assert len({one.id for one in data.examples}) == len(data.examples)
    chapters = [_place(one.rule) for one in data.examples]
    assert chapters == sorted(chapters), "in the order of the rules"
    for piece in data.box:
        assert count_in(find(game_id).components, piece.count) > 0, piece
        for lang in LANGUAGES:
            assert all(words(game_id, lang).has(key) for key in (piece.name, piece.about) if key), piece


def _place(rule: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", rule)]
