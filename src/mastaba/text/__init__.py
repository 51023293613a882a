"""Sentences in French and English: Fluent bundles, one for the house and one a game; the log is rendered on reading."""

from __future__ import annotations

import functools
import os
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from mastaba.engine.events import Event, Field
from mastaba.errors import BadOption
from mastaba.game import find
from mastaba.text.blanks import blanks, filled, pattern, template
from mastaba.text.typography import typeset

LANGUAGES: Final = ("en", "fr")
REMEMBERED: Final = 8192  # sentences a game and language; players' names stand in some, so there is an end to it
OPEN: Final = "…"  # what stands in a blank that is not filled


def locale_language() -> str:
    """The language of the locale: French where it is French, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return "fr" if os.environ[variable].lower().startswith("fr") else "en"
    return "en"


def sources(game_id: str | None, lang: str) -> Traversable:
    """The file of sentences of a game, or of the house."""
    package = "mastaba" if game_id is None else f"mastaba.games.{game_id}"
    return files(package).joinpath("text", f"{lang}.ftl")


def check_language(lang: str) -> None:
    """Refuses a language that there is not."""
    if lang not in LANGUAGES:
        raise BadOption(key="error-language", given=lang, languages=", ".join(LANGUAGES))


class Words:
    """Everything that can be said about a game in one language."""

    def __init__(self, game_id: str | None, lang: str) -> None:
        check_language(lang)
        self.lang = lang
        self.game = None if game_id is None else find(game_id)
        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in (None, game_id) if game_id else (None,):
            self._bundle.add_resource(FluentResource(sources(source, lang).read_text(encoding="utf8")))
        self._blanks: dict[str, frozenset[str]] = {}
        self._templates = functools.cache(functools.partial(template, self._bundle))
        self._things = functools.lru_cache(REMEMBERED)(self._thing)
        self._remembered = functools.lru_cache(REMEMBERED, typed=True)(self._said)  # typed: a word may be shown as another

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that name."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **values: Any) -> str:
        """A sentence, or one of its forms (KEY.FORM), with its blanks filled; one missing, or a blank left open, is a programming error."""
        needed = self.blanks(key)
        return self._remembered(key, **{name: value for name, value in values.items() if name in needed})

    def blanks(self, key: str) -> frozenset[str]:
        """The names of what a sentence says; whatever else is known need not be worked out for it."""
        if key not in self._blanks:
            self._blanks[key] = blanks(self._bundle, key)
        return self._blanks[key]

    def _said(self, key: str, /, **values: Any) -> str:
        plain = self._plainly(key, values)
        return typeset(self._formed(key, values), self.lang) if plain is None else plain

    def _plainly(self, key: str, values: Mapping[str, Any]) -> str | None:
        """A sentence that has nothing but blanks between its words; none where Fluent has to choose its form."""
        parts = self._templates(key)
        plain = None if parts is None else filled(parts, values)
        return None if plain is None else typeset(plain, self.lang)

    def _formed(self, key: str, values: dict[str, Any]) -> str:
        """A sentence of which Fluent chooses the form."""
        sentence, errors = self._bundle.format_pattern(pattern(self._bundle, key), values)
        if errors:
            raise LookupError(f"{self.lang} {key}: {errors[0]}")
        return str(sentence)

    def outline(self, key: str, **values: Any) -> str:
        """A sentence of which only some blanks are filled, for what happens in many games at once."""
        return self.say(key, **{**dict.fromkeys(self.blanks(key), OPEN), **values})

    def named(self, field: Field, word: Any, names: Sequence[str]) -> Any:
        """A field of an event as it stands in a sentence: a player's name, a number, or the name of a thing."""
        if field.kind == "seat":
            return names[int(word) - 1]
        if isinstance(field.kind, str):
            return word
        return self.thing(field.kind.__name__, str(word))

    def thing(self, kind: str, name: str) -> str:
        """The name of a card, a tile, an ending: the message KIND-NAME."""
        return self._things(kind, name)

    def _thing(self, kind: str, name: str) -> str:
        return self.say(f"{kind.lower()}-{name.replace('_', '-')}")

    @functools.cached_property
    def _fields(self) -> dict[str, tuple[Field, ...]]:
        """The fields of each event by its name."""
        assert self.game is not None
        return {code.name.lower(): fields for code, fields in self.game.provided.FIELDS.items()}

    def event(self, event: Event, names: Sequence[str], reader: int = 0) -> str:
        """An event as a sentence; where something in it is hidden, the sentence for onlookers.

        Where it happens to the reader's seat (from 1; 0: nobody's), the form of the sentence that says "you".
        """
        fields, told = self._fields[event.code], event.fields
        forms = [f".{field.name}" for field in fields if field.kind == "seat" and told[field.name] == reader]
        key = "".join([f"event-{event.code.replace('_', '-')}{'-hidden' if event.is_hidden else ''}", *forms[:1]])
        needed = self.blanks(key)
        known = [field for field in fields if field.name in needed and told[field.name] is not None]
        shown = {field.name: self.named(field, told[field.name], names) for field in known}
        plain = self._plainly(key, shown)  # as quick to say as to remember
        return self._remembered(key, **shown) if plain is None else plain

    def refusal(self, code: str, rule: str, facts: Mapping[str, Any]) -> str:
        """Why something is refused, with the number of the rule."""
        sentence = self.say(f"refusal-{code.replace('_', '-')}", **facts)
        return f"{sentence} ({rule})" if rule else sentence


@functools.cache
def words(game_id: str | None, lang: str) -> Words:
    """The sentences of a game, or of the house, in a language."""
    return Words(game_id, lang)
