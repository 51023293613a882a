"""What things on the table are called in a language: zones, pieces, facts, actions and the question put to a seat."""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from fluent.runtime.types import FluentType

from mastaba.engine.contract import State
from mastaba.game import Game, find
from mastaba.text import Words, words
from mastaba.views import Piece, Seats, Zone, facts_of

UNTOLD = ("id", "kind", "face", "x", "y")
WORD = re.compile(r"[\w.+-]+")
REMEMBERED = 4096  # words; players' names are among them, so there is an end to it


class _Thing(str, FluentType):
    """A word that selects as it is written in records and is shown as people say it."""

    shown: str

    def __new__(cls, word: str, shown: str) -> _Thing:
        """A word and its name."""
        made = super().__new__(cls, word)
        made.shown = shown
        return made

    def __eq__(self, other: object) -> bool:
        """Two of them are one only if they are shown alike: sentences are remembered by what fills them."""
        return str.__eq__(self, other) is True and getattr(other, "shown", self.shown) == self.shown

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__

    def format(self, locale: Any, /) -> str:  # type: ignore[override]
        """What a sentence shows."""
        return self.shown


class Naming:
    """The names of one game's things in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.words: Words = words(game.id, lang)
        self._kinds = _kinds(game)
        articles = self.words.say("table-articles").replace(" ", "|")
        self._articles = re.compile(rf"^(?:(?:{articles})\s+|(?:de )?l’)", re.IGNORECASE)
        self._remembered = functools.lru_cache(REMEMBERED)(self._word)
        self._remembered_texts = functools.lru_cache(REMEMBERED)(self._told)
        self._labels = functools.lru_cache(REMEMBERED)(self._label)
        self._questions = functools.lru_cache(REMEMBERED)(self._question)
        self._prompts = functools.cache(self._prompt)
        self._wanted = functools.cache(self._says)
        self._named = functools.cache(game.provided.ACTIONS.facts)
        self._seats_named = functools.cache(lambda number: [] if number is None else game.provided.ACTIONS.seats_in(number))

    def zone(self, zone: Zone, names: list[str]) -> str:
        """A zone's name; the seat that owns it may be told in it."""
        family = zone.id.rstrip("0123456789")
        number = zone.id[len(family) :]
        owner = names[zone.owner - 1] if zone.owner else ""
        facts = {"number": int(number or 0), "owner": owner, **self.translated(facts_of(zone))}
        return self.words.say(f"zone-{_dashed(family.rstrip('-_.'))}", **facts)

    def face(self, piece: Piece) -> str | None:
        """What a piece shows; None when it lies face down."""
        return None if piece.face is None else self.bare(self.word(piece.face, piece.kind))

    def short_face(self, piece: Piece) -> str | None:
        """What a piece shows where there is room for a word and a sign: the messages short-FACE of a game that has them."""
        parts = re.split(r"[-+]", piece.face or "")
        short = [f"short-{_dashed(part)}" for part in parts]
        return "/".join(map(self.words.say, short)) if all(map(self.words.has, short)) else self.face(piece)

    def word(self, word: str, kind: str = "") -> str:
        """A word of an action or a face, as people say it; numbers and codes stay as they are."""
        return self._remembered(word, kind)

    def _word(self, word: str, kind: str) -> str:
        known = self._known(word, kind)
        if known is not None:
            return known
        if re.search(r"\w[-+]\w", word):
            return "/".join(self.bare(self.word(part, kind)) for part in re.split(r"[-+]", word))
        return word

    def _known(self, word: str, kind: str) -> str | None:
        for candidate in (kind.lower(), *self._kinds):
            key = f"{_dashed(candidate)}-{_dashed(word)}"
            if candidate and self.words.has(key):
                with contextlib.suppress(LookupError):
                    return self.words.say(key)
        return None

    def bare(self, name: str) -> str:
        """A name without its article."""
        return self._articles.sub("", name, count=1)

    def translated(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with their words in the language; a sentence can still select by the word itself."""
        return {name: self._thing(value) for name, value in facts.items()}

    def _thing(self, value: Any) -> Any:
        return _Thing(value, self.told(value)) if isinstance(value, str) else value

    def told(self, text: str) -> str:
        """A word as people say it, or every word of a list, without its article."""
        return self._remembered_texts(text)

    def _told(self, text: str) -> str:
        if WORD.fullmatch(text):
            return self.word(text)
        return WORD.sub(lambda found: self.bare(self.word(found[0])), text)

    def facts(self, facts: Mapping[str, Any], names: Sequence[str] = ()) -> list[str]:
        """The facts that have a name, each with its value; a switch is told when it is on, a count when there is any."""
        named = [name for name in facts if name not in UNTOLD and self.words.has(f"fact-{_dashed(name)}")]
        return [told for name in named if (told := self._fact(name, facts, names))]

    def _fact(self, name: str, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """A fact in words: its name and its value, or, where its message wants more, all in one: other facts, a seat's `player`."""
        key, value = f"fact-{_dashed(name)}", facts[name]
        try:
            label = self.words.say(key)
        except LookupError:
            shown = {other: self._shown(fact) for other, fact in facts.items()}
            player = _called(value, names) if isinstance(value, int) else ""
            return self.words.say(key, **{**shown, "value": self._shown(value), "player": player})
        return "" if not value else label if value is True else f"{label} {self._shown(value)}"

    def _shown(self, value: Any) -> Any:
        """A fact's value as people say it; a list one by one."""
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._shown(item)) for item in value)
        if isinstance(value, msgspec.Struct):
            return " ".join(str(self._shown(item)) for item in msgspec.structs.asdict(value).values())
        return self.word(value) if isinstance(value, str) else value

    def action(self, seen: State, number: int, names: Sequence[str] = ()) -> str:
        """What an action does, in words: its sentence with all it may name, else the verb and the words of its text."""
        wanted, called = self._wanted(number), tuple(names)
        if not wanted:
            return self._labels(number, called, ())
        reasons = self.game.provided.reasons(seen, number)
        return self._labels(number, called, tuple((name, reasons[name]) for name in wanted if name in reasons))

    def _says(self, number: int) -> frozenset[str]:
        """What an action's sentence says, where the action itself does not name all of that: it hangs on how things stand."""
        key, own = self._key(number), {*self._named(number), *(f"{name}_name" for name in self._seats_named(number))}
        blanks = self.words.blanks(key) if self.words.has(key) else frozenset()
        return frozenset() if blanks <= own else blanks

    def _key(self, number: int) -> str:
        return f"action-{_dashed(self.game.actions[number].split()[0])}"

    def _label(self, number: int, names: tuple[str, ...], reasons: tuple[tuple[str, Any], ...]) -> str:
        text, key = self.game.actions[number], self._key(number)
        if not self.words.has(key):
            return text
        with contextlib.suppress(LookupError):
            return self.words.say(key, **self._in_words(number, names, dict(reasons)))
        return " ".join([self.words.say(key), *map(self.word, text.split()[1:])])

    def about(self, seen: State, number: int | None, names: Sequence[str] = ()) -> dict[str, Any]:
        """The facts that a sentence about an action may name, in the language; seats by their players' names."""
        return self._in_words(number, names, self.game.provided.reasons(seen, number))

    def _in_words(self, number: int | None, names: Sequence[str], reasons: Mapping[str, Any]) -> dict[str, Any]:
        own = self._named(number)
        called = {f"{name}_name": _called(int(own[name]), names) for name in self._seats_named(number)}
        facts = {**own, **reasons, **called}
        return {name: _all_called(one, names) if isinstance(one, Seats) else self._thing(one) for name, one in facts.items()}

    def question(self, seen: State, names: Sequence[str] = ()) -> str:
        """What the deciding seat is asked, by the phase of its turn where the game has a sentence for it."""
        key = "play-question" if self.game.provided.Phase is None else self._prompts(int(seen.phase))
        wanted = self.words.blanks(key)
        reasons = self.game.provided.reasons(seen, None) if wanted else {}
        return self._questions(key, tuple(names), tuple((name, reasons[name]) for name in wanted if name in reasons))

    def _prompt(self, phase: int) -> str:
        """The sentence of a phase, if there is one."""
        assert self.game.provided.Phase is not None
        key = f"prompt-{_dashed(self.game.provided.Phase(phase).name)}"
        return key if self.words.has(key) else "play-question"

    def _question(self, key: str, names: tuple[str, ...], reasons: tuple[tuple[str, Any], ...]) -> str:
        return self.words.say(key, **self._in_words(None, names, dict(reasons)))


@functools.cache
def naming(game_id: str, lang: str) -> Naming:
    """The names of a game's things in a language."""
    return Naming(find(game_id), lang)


def short_title(game: Game) -> str:
    """The title without what follows a colon or a comma."""
    return re.split(r"[:,]", game.title)[0]


def _called(seat: int, names: Sequence[str]) -> str | int:
    """A player by name; by number where nobody has told the names, or nobody sits there."""
    return names[seat - 1] if seat <= len(names) else seat


def _all_called(seats: Seats, names: Sequence[str]) -> str:
    return ", ".join(str(_called(seat, names)) for seat in seats) or "–"


def _dashed(name: str) -> str:
    return name.lower().replace("_", "-")


def _kinds(game: Game) -> list[str]:
    """The kinds of things that events name, each a family of words."""
    fields = [field for row in game.provided.FIELDS.values() for field in row]
    return list(dict.fromkeys(field.kind.__name__.lower() for field in fields if not isinstance(field.kind, str)))
