"""What is wrong with what was sent, in the language of whoever sent it.

msgspec and Litestar say it in English; what they say follows a few patterns, and each of those has a sentence of ours.
"""

from __future__ import annotations

import re
from typing import Final

from mastaba.server.http.errors import ApiError
from mastaba.text import words

LONGEST: Final = 80  # letters of a name or a value that are repeated
PLACE: Final = re.compile(r"^(?P<what>.*?)(?: - at `(?:\$\.?)?(?P<place>[^`]*)`)?$", re.DOTALL)
PATTERNS: Final = (
    ("kind", re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<given>[^`]+)`")),
    ("least", re.compile(r"Expected `\w+` >=? (?P<bound>\S+)")),
    ("most", re.compile(r"Expected `\w+` <=? (?P<bound>\S+)")),
    ("short", re.compile(r"Expected `\w+` of length >= (?P<bound>\d+)")),
    ("long", re.compile(r"Expected `\w+` of length <= (?P<bound>\d+)")),
    ("letters", re.compile(r"Expected `str` matching regex")),
    ("missing", re.compile(r"(?:Object missing required field|Missing required (?:query )?parameter) [`'](?P<name>[^`']*)")),
    ("unknown", re.compile(r"Object contains unknown field `(?P<name>.*)`", re.DOTALL)),
    ("choice", re.compile(r"Invalid enum value (?P<given>.*)", re.DOTALL)),
    ("large", re.compile(r"(?:Integer value|Number) out of range")),
    ("cut", re.compile(r"Input data was truncated|unexpected end of escaped")),
    ("json", re.compile(r"JSON is malformed: .*\(byte (?P<byte>\d+)\)")),
    ("letters-unknown", re.compile(r"codec can't|[Uu][Tt][Ff]-?8|surrogate")),
    ("deep", re.compile(r"recursion", re.IGNORECASE)),
    ("empty", re.compile(r"^'data'$")),
)
KINDS: Final = ("int", "float", "str", "bool", "null", "object", "array")


class Malformed(ApiError):
    """Something that cannot be read; what is wrong with it is said in the reader's language."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(400, "malformed")
        self.reasons = reasons

    def sentence(self, lang: str) -> str:
        """What cannot be read, and why."""
        return words(None, lang).say("error-malformed", reason=" ; ".join(reason_in(lang, reason) for reason in self.reasons))


def reason_in(lang: str, reason: str) -> str:
    """A reason of msgspec's in a language, with the place it speaks of."""
    found = PLACE.match(reason)
    what, place = (found["what"], found["place"]) if found else (reason, None)
    said = words(None, lang)
    for name, pattern in PATTERNS:
        if match := pattern.search(what):
            facts = {key: _fact(lang, key, value) for key, value in match.groupdict().items()}
            sentence = said.say(f"malformed-{name}", **facts)
            break
    else:
        sentence = said.say("malformed-other")
    return f"{sentence} ({place[:LONGEST]})" if place else sentence


def _fact(lang: str, key: str, value: str) -> str:
    """A part of a reason as it stands in a sentence; kinds of values have names in both languages."""
    if key in ("wanted", "given") and all(kind in KINDS for kind in value.split(" | ")):
        return " / ".join(words(None, lang).say(f"malformed-a-{kind}") for kind in value.split(" | "))
    return value[:LONGEST]
