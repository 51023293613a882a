"""Both languages say the same things, and everything that can happen can be said."""

from __future__ import annotations

import functools
import random
import re
from enum import IntEnum

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from mastaba.game import Game, discover, load
from mastaba.text import LANGUAGES, sources, words
from mastaba.text.blanks import filled, pattern, template
from mastaba.text.naming import naming
from mastaba.text.rulebook import box, figures


@functools.cache
def messages(game_id: str | None, lang: str) -> dict[str, set[str]]:
    """The blanks of every message of a file; a line that Fluent cannot read fails."""
    found = {}
    for entry in FluentParser().parse(sources(game_id, lang).read_text(encoding="utf8")).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = blanks(entry)
    return found


def blanks(node: object) -> set[str]:
    if isinstance(node, fluent.VariableReference):
        return {node.id.name}
    if isinstance(node, fluent.BaseNode):
        return {name for value in vars(node).values() for name in blanks(value)}
    return {name for item in node for name in blanks(item)} if isinstance(node, list) else set()


@pytest.mark.parametrize("game_id", [None, *discover()])
def test_both_languages_have_the_same_keys_and_blanks(game_id: str | None) -> None:
    english, french = messages(game_id, "en"), messages(game_id, "fr")
    assert english.keys() == french.keys()
    differing = {key for key in english if english[key] != french[key]}
    assert not differing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_its_sentence(game: Game, lang: str) -> None:
    said = words(game.id, lang)
    for code, fields in game.provided.FIELDS.items():
        key = f"event-{code.name.lower().replace('_', '-')}"
        assert said.has(key), key
        assert not any(field.is_secret or field.is_drawn for field in fields) or said.has(f"{key}-hidden"), f"{key}-hidden"
        assert messages(game.id, lang)[key] <= {field.name for field in fields}, key
    assert set(game.provided.FIELDS) == set(game.provided.Event)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_in_an_event_has_its_name(game: Game, lang: str) -> None:
    for fields in game.provided.FIELDS.values():
        for field in fields:
            if isinstance(field.kind, type) and issubclass(field.kind, IntEnum):
                for member in field.kind:
                    name = f"{field.kind.__name__.lower()}-{member.name.lower().replace('_', '-')}"
                    assert words(game.id, lang).has(name) or member.name == "NONE", name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence_and_its_rule(game: Game, lang: str) -> None:
    for reason in game.provided.Refusal:
        assert words(game.id, lang).has(f"refusal-{reason.name.lower().replace('_', '-')}"), reason.name
        assert f"**{reason.rule}**" in game.rulebook(lang), reason.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_option_and_pitch_has_its_words(game: Game, lang: str) -> None:
    said = words(game.id, lang)
    keys = ["pitch", "how-you-win", *(f"ending-{ending}" for ending in game.endings)]
    for option in game.options:
        name = f"option-{option.name.replace('_', '-')}"
        keys += [name, *(f"{name}-{choice}" for choice in option.choices)]
    assert [key for key in keys if not said.has(key)] == []


def test_every_verb_and_every_zone_has_its_words(game: Game) -> None:
    verbs = {text.split()[0] for text in game.actions}
    zones = {zone.id.rstrip("0123456789") for zone in load(game.id).new(seed=1).view(1).zones}
    for lang in LANGUAGES:
        said = words(game.id, lang)
        assert [verb for verb in sorted(verbs) if not said.has(f"action-{verb}")] == []
        assert [zone for zone in sorted(zones) if not said.has(f"zone-{zone}")] == []


def test_every_figure_of_the_box_has_its_name(game: Game) -> None:
    names = naming(game.id, "fr")
    parts = {part.replace(" ", "-") for figure in figures(game.components) for part in figure.name.split(" · ")}
    known = {part for part in parts if names.words.has(f"figure-{part}") or names.word(part) != part or part.isdecimal()}
    assert parts - known == set()
    numbers = [figure.value for figure in figures(game.components) if figure.value.isdecimal()]
    assert [figure.value for figure in box(game, "fr") if figure.value.isdecimal()] == numbers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_remark_on_the_box_is_made_once_in_each_language(game: Game, lang: str) -> None:
    keys = [key for key in messages(game.id, lang) if key.startswith("note-")]
    made = [figure.note for figure in box(game, lang) if figure.note]
    assert made == [words(game.id, lang).say(key) for key in keys]


def test_a_refusal_calls_things_as_people_do(game: Game) -> None:
    codes = {word for text in game.actions for word in re.findall(r"[\w-]+", text)}
    spoken = {word: naming(game.id, "fr").word(word) for word in codes}
    foreign = {word for word, name in spoken.items() if word not in re.split(r"\W", name)}
    match, chance = load(game.id).new(seed=3), random.Random(3)
    for _ in range(60):
        refusals = [match.refusal(text, "fr") for text in chance.sample(game.actions, min(12, len(game.actions)))]
        sentences = [refusal.sentence for refusal in refusals if refusal]
        assert [sentence for sentence in sentences if foreign & set(re.findall(r"[\w-]+", sentence))] == []
        if match.over:
            break
        match.play(chance.choice(match.legal()))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", [None, *discover()])
def test_sentences_that_are_filled_without_fluent_are_what_it_makes_of_them(game_id: str | None, lang: str) -> None:
    said, count = words(game_id, lang), 0
    for key in messages(game_id, lang):
        parts = template(said._bundle, key) if said._bundle.get_message(key).value is not None else None
        for value in ("a word", 0, 999, 1000) if parts else ():
            values = dict.fromkeys(said.blanks(key), value)
            made, errors = said._bundle.format_pattern(pattern(said._bundle, key), values)
            assert (filled(parts or [], values), errors) in ((made, []), (None, []))
            count += 1
    assert count > 20, "most sentences of a game are such"
