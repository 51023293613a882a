"""Names and other words that people send: only what shows, so that nobody can pass for nobody, or for somebody else."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# Letters, marks and signs by their kind that show nothing all the same: Unicode's ignorable ones, fillers, the empty Braille pattern,
# a notehead without a note, and the sign that stands for an object.
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufff0-\uffff\U0001d159\U000e0000-\U000e0fff]"
)
MOST_MARKS: Final = 3  # on one letter; more only climb over the lines above


def shown(text: str) -> str:
    """A text without control, direction and invisible letters; line ends and wide blanks become plain ones."""
    spaced = "".join(" " if letter.isspace() else letter for letter in text)
    return "".join(letter for letter in UNSEEN.sub("", spaced) if letter.isprintable())


def clean(name: str) -> str:
    """A name as it is kept: composed, on one line, its marks on letters of its own; empty where nothing of it shows."""
    kept: list[str] = []
    marks = MOST_MARKS  # as if there were enough already: a mark needs a letter before it
    for letter in unicodedata.normalize("NFC", shown(name)):
        is_mark = unicodedata.category(letter).startswith("M")
        marks = marks + 1 if is_mark else MOST_MARKS if letter == " " else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def alike(one: str, other: str) -> bool:
    """Whether two names cannot be told apart when they are read: capitals, widths and blanks do not count."""
    return _bare(one) == _bare(other)


def _bare(name: str) -> str:
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())
