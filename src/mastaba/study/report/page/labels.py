"""What things in a report are called, in one language: rule sets, measures, events, actions, gains, figures of the box."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from mastaba.game import Game
from mastaba.study.report.statistics.measures import is_part
from mastaba.text import OPEN, Words, words
from mastaba.text.naming import naming

Told = Mapping[str, float]  # an estimate, as in the JSON file


class Labels:
    """Names and numbers of one game's report."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game, self.lang = game, lang
        self.words: Words = words(game.id, lang)
        self.naming = naming(game.id, lang)
        self.mark = self.say("number-mark")

    def say(self, key: str, **facts: Any) -> str:
        """A sentence of the house or of the game."""
        return self.words.say(key, **facts)

    # Numbers

    def number(self, value: float, places: int = 2, is_signed: bool = False) -> str:
        """A number as the language writes it, with a real minus."""
        if math.isnan(value):
            return "–"
        value = round(value, places) + 0.0  # no sign on what is shown as nothing
        text = f"{value:+.{places}f}" if is_signed and value else f"{value:.{places}f}"
        return text.replace("-", "−").replace(".", self.mark)

    def part(self, value: float, places: int = 1, is_signed: bool = False) -> str:
        """A part of the whole in per cent."""
        return "–" if math.isnan(value) else self.say("number-share", percent=self.number(100 * value, places, is_signed))

    def estimate(self, told: Told, is_share: bool, is_signed: bool = False) -> str:
        """A value with its interval in brackets, in as many digits as the interval leaves certain."""
        shown = self.part if is_share else self.number
        if told["low"] == told["high"]:
            return shown(told["value"], 0)
        scale = 100 if is_share else 1
        places = min(2 if is_share else 3, _places(scale * (told["error"] or (told["high"] - told["low"]) / 4)))
        value, low, high = (shown(told[name], places, is_signed) for name in ("value", "low", "high"))
        return self.say("report-estimate", value=value, low=low, high=high)

    def often(self, value: float) -> str:
        """How often something happens, with more digits where it is rare."""
        return self.part(value, 0 if value in (0, 1) else 2 if min(value, 1 - value) < 0.01 else 1)

    def measured(self, name: str, told: Told, is_signed: bool = False) -> str:
        """A measure with its interval."""
        return self.estimate(told, is_part(name) or name == "skill", is_signed)

    # Names

    def measure(self, name: str) -> str:
        """What a measure is called."""
        family, _, which = name.partition("-")
        if family == "place":
            return self.say("report-measure-place", place=int(which))
        if family == "ending":
            return self.say("report-measure-ending", ending=self.words.thing("ending", which).rstrip("."))
        return self.say(f"report-measure-{name}")

    def level(self, name: str) -> str:
        """A level's name."""
        return self.say(f"level-{name}") if self.words.has(f"level-{name}") else self.say(f"report-level-{name}")

    def rules(self, options: Mapping[str, Any], components: Mapping[str, Any]) -> str:
        """What is otherwise in a rule set."""
        told = [self.option(name, value) for name, value in options.items()]
        told += [f"{self.figure(key)}: {self.value(value)}" for key, value in components.items()]
        return "; ".join(told) or self.say("report-usual")

    def option(self, name: str, value: Any) -> str:
        """An option with its value."""
        key = f"option-{name.replace('_', '-')}"
        shown = self.words.say(f"{key}-{value}") if self.words.has(f"{key}-{value}") else self._plain(value)
        return f"{self.say(key)}: {shown}"

    def _plain(self, value: Any) -> str:
        return self.say(f"report-{str(value).lower()}") if isinstance(value, bool) else str(value)

    def figure(self, key: str) -> str:
        """A figure of the box by its key."""
        return " · ".join(self._figure(part.replace("_", "-")) for part in key.split("."))

    def _figure(self, part: str) -> str:
        if self.words.has(f"figure-{part}"):
            return self.say(f"figure-{part}")
        return part if part.isdecimal() else self.naming.bare(self.naming.word(part))

    def value(self, value: Any) -> str:
        """A figure's value; long lists by their beginning."""
        if not isinstance(value, list):
            return str(value)
        most = 7 if isinstance(value[0], int) else 3
        shown = [self.naming.told(one) if isinstance(one, str) else str(one) for one in value[:most]]
        return ", ".join([*shown, *(["…"] if len(value) > most else [])])

    def event(self, code: str, field: str = "", value: int | None = None) -> str:
        """What happens in an event, its blanks left open but for one field."""
        fields = self._fields(code)
        blanks = {one.name: self.say("report-somebody") for one in fields if one.kind == "seat"}
        if field:
            blanks[field] = self._thing(code, field, int(value or 0))
        sentence = self.words.outline(f"event-{code.replace('_', '-')}", **blanks)
        return self.say("report-ended") if sentence == OPEN else sentence[:1].upper() + sentence[1:]

    def _fields(self, code: str) -> tuple[Any, ...]:
        return next(fields for one, fields in self.game.provided.FIELDS.items() if one.name.lower() == code)

    def _thing(self, code: str, field: str, value: int) -> str:
        kind = next(one.kind for one in self._fields(code) if one.name == field)
        return str(value) if isinstance(kind, str) else self.words.thing(kind.__name__, kind(value).name.lower())

    def gain(self, code: str, field: str, value: int) -> str:
        """What a seat gains."""
        what = self.naming.bare(self._thing(code, field, value)) if field else ""
        return self.say(f"gain-{code.replace('_', '-')}", what=what)

    def family(self, name: str) -> str:
        """A kind of action."""
        verb = next(one.declared.verb for one in self.game.provided.ACTIONS.families if one.declared.name == name)
        if self.words.has(f"family-{name}"):
            return self.say(f"family-{name}")
        return self.words.outline(f"action-{verb.replace('_', '-')}")

    def refusal(self, reason: str) -> str:
        """Why an action is refused, its blanks left open."""
        return self.words.outline(f"refusal-{reason.replace('_', '-')}")


def _places(error: float) -> int:
    """Digits after the mark that an error of this size leaves certain."""
    if not error or math.isinf(error) or math.isnan(error):
        return 1
    return min(4, max(1, math.ceil(-math.log10(error))))
