"""A sentence about what happened calls whoever reads it "you", in both languages, with the verb that goes with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

import pytest

from mastaba.engine.events import Event, Field, Word
from mastaba.game import Game
from mastaba.text import LANGUAGES, words

NAMES = ("Aline", "Bruno", "Chloé", "David")
YOU = {"en": r"\b(?:you|your|yours)\b", "fr": r"\b(?:tu|te|toi|ton|ta|tes)\b|\bt’"}
OWN = {"en": {("their", "your")}, "fr": {("son", "ton"), ("sa", "ta"), ("ses", "tes")}}
AUXILIARIES = {("has", "have"), ("is", "are"), ("lets", "let")}


class Told(NamedTuple):
    """An event in words, to nobody in particular and to the seat that a field of it names."""

    place: str
    field: str
    plain: str
    told: str
    name: str
    others: list[str]


def word(field: Field, seats: Iterator[int]) -> Word:
    """Something that a field may say; each seat another."""
    if isinstance(field.kind, type) and issubclass(field.kind, IntEnum):
        return next(member.name.lower() for member in field.kind if member.name != "NONE")
    return next(seats) if field.kind == "seat" else 2


def events(game: Game) -> Iterator[tuple[Event, tuple[Field, ...]]]:
    """Every event that names a seat, as who sees all of it knows it, and as who does not."""
    for code, fields in game.provided.FIELDS.items():
        seats = iter((1, 2, 3, 4))
        said = {field.name: word(field, seats) for field in fields}
        hidden = {field.name: None for field in fields if field.is_secret or field.is_drawn}
        if any(field.kind == "seat" for field in fields):
            for shown in (said, {**said, **hidden}) if hidden else (said,):
                yield Event(0, 0, code.name.lower(), shown), fields


def tellings(game: Game, lang: str) -> list[Told]:
    """Each event, once for each seat in it that may be the reader's."""
    found, say = [], words(game.id, lang).event
    for event, fields in events(game):
        seats = [(field.name, NAMES[int(event.fields[field.name] or 0) - 1]) for field in fields if field.kind == "seat"]
        for name, called in seats:
            others = [other for _, other in seats if other != called]
            told = say(event, NAMES, int(event.fields[name] or 0))
            found.append(Told(f"{game.id} {lang} {event.code}", name, say(event, NAMES), told, called, others))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_is_in_a_sentence_reads_you_and_all_others_a_name(game: Game, lang: str) -> None:
    """Onlookers, records and the terminal have no reader: there everybody has a name, and nobody is "you"."""
    you = re.compile(YOU[lang], re.IGNORECASE)
    found = tellings(game, lang)
    assert found
    assert [one for one in found if you.search(one.plain) or one.name not in one.plain] == []
    assert [one for one in found if not you.search(one.told) or one.name in one.told] == []
    assert [one for one in found if any(other not in one.told for other in one.others)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reader_elsewhere_at_the_table_changes_nothing(game: Game, lang: str) -> None:
    say = words(game.id, lang).event
    for event, _ in events(game):
        assert say(event, NAMES, reader=4) == say(event, NAMES), event


def is_your_verb(third: str, second: str, lang: str) -> bool:
    """takes and take; prend and prends, peut and peux: the second person of a present tense ends in s or x."""
    if lang == "fr":
        return second in (f"{third}s", f"{third[:-1]}s", f"{third[:-1]}x")
    return third in (f"{second}s", f"{second}es", f"{second[:-1]}ies") or (third, second) in AUXILIARIES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_verb_goes_with_you(game: Game, lang: str) -> None:
    """Where the sentence begins with who acts, the two forms differ in nothing but the person."""
    subject = {"en": "You", "fr": "Tu"}[lang]
    acting = [
        one for one in tellings(game, lang) if one.plain.startswith(f"{one.name} ") and one.told.startswith(f"{subject} ")
    ]
    assert acting
    for one in acting:
        plain, told = (re.findall(r"[\w’-]+", sentence)[1:] for sentence in (one.plain, one.told))
        changed = [(a.removeprefix("n’"), b.removeprefix("n’")) for a, b in zip(plain, told, strict=True) if a != b]
        verbs = [pair for pair in changed if pair not in OWN[lang] and pair != (one.name, subject.lower())]
        assert all(is_your_verb(*pair, lang) for pair in verbs), one
        assert verbs or re.match(r"\w+ (?:must|cannot) ", one.plain), one
