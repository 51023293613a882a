"""Records that somebody has opened from a file: played through once, and kept in memory until others have taken their place."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Final

from mastaba.errors import BadRecord
from mastaba.match import Match
from mastaba.records import record as paper
from mastaba.server.bots import native
from mastaba.server.http.errors import ApiError
from mastaba.text import words

MOST_KEPT: Final = 32


class UnusableRecord(ApiError):
    """A text that is no record, or one that does not hold; the sentence says where."""

    def __init__(self, error: BadRecord) -> None:
        super().__init__(422, "bad-record")
        self.error = error

    def sentence(self, lang: str) -> str:
        """What is wrong, and on which line."""
        error = self.error
        return words(None, lang).say("error-bad-record", kind=error.kind, line=error.line)


class OpenedRecords:
    """The matches that were opened last, by a name made from their text."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()

    def add(self, text: str) -> tuple[str, Match]:
        """Plays a record through; takes as long as that takes, so it is done in a thread."""
        name = hashlib.sha256(text.strip().encode()).hexdigest()[:16]
        match = self._matches.get(name) or played(text)
        self._matches[name] = match
        self._matches.move_to_end(name)
        while len(self._matches) > MOST_KEPT:
            self._matches.popitem(last=False)
        return name, match

    def find(self, name: str) -> Match:
        """A match that was opened not long ago."""
        if name not in self._matches:
            raise ApiError(404, "record-forgotten")
        self._matches.move_to_end(name)
        return self._matches[name]


def played(text: str) -> Match:
    """The match that a text tells."""
    try:
        page = next(paper.read(text))
        return paper.replay(text, native.target_of(page.document.game))
    except BadRecord as error:
        raise UnusableRecord(error) from None
