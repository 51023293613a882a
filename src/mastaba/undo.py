"""How far back a seat may fairly go: to its last real decision, if nobody would then know what they could not have known.

With that decision goes what followed from it by itself: the seat's own moves that left no choice and, where only robots sit with
it, their replies. In company nobody's decision but one's own is taken back. What stands in the way:

- Somebody was shown something, or chance has spoken. To whom does not matter: a robot would forget what it drew, but the person
  would not forget that it was no thief, or that the robot played it at once, and would know what lies on top of the pile.
- A search: a line that somebody has pointed at cannot be unseen, nor that somebody found none.
- A robot's reply, where the seat did not see the whole table when it decided: what the robot played came out of a hidden hand.
- The end, when everything is shown.
"""

from __future__ import annotations

import functools
from collections.abc import Collection
from typing import Final, NamedTuple

import numpy as np

from mastaba.engine.contract import ACTION
from mastaba.engine.events import is_seen
from mastaba.match import Match
from mastaba.records.steps import Step
from mastaba.text import words
from mastaba.text.telling import told

REMEMBERED: Final = 8192  # reasons; players' names stand in some, so there is an end to it
PROBE: Final = 4711  # any stream will do: drawing anything from it changes it


class WayBack(NamedTuple):
    """How many decisions would be left, or none and why not: nothing, other, revealed, over; `step` is what stands in the way."""

    number: int | None
    code: str = ""
    step: int = 0


def way_back(match: Match, seat: int, robots: Collection[int]) -> WayBack:
    """To where a seat's undo goes; the docstring of this file is the rule."""
    if match.over:
        return WayBack(None, "over")
    passed = _passed_through(match, seat, robots)
    for number in range(len(match.steps), 0, -1):
        step = match.steps[number - 1]
        if step.seat + 1 not in passed:
            return WayBack(None, "other", number)
        if match.reveals(step) or match.game.provided.seeks(step.before[0]):
            return WayBack(None, "revealed", number)
        if step.seat + 1 == seat and not _left_no_choice(match, step):
            return _checked(match, seat, number)
    return WayBack(None, "nothing")


def _passed_through(match: Match, seat: int, robots: Collection[int]) -> set[int]:
    """The seats whose steps may go back with the seat's own decision."""
    mine = {seat, *robots}
    return mine if len(mine) == match.players else {seat}


def _left_no_choice(match: Match, step: Step) -> bool:
    rules = match.edition.rules(match.target)
    return int(rules.legal(step.before[0], np.zeros(rules.MAX_LEGAL, ACTION))) == 1


def _checked(match: Match, seat: int, number: int) -> WayBack:
    """The way back to before a decision, unless a robot has replied out of what was hidden from the seat."""
    reply = next((later for later in range(number + 1, len(match.steps) + 1) if match.steps[later - 1].seat + 1 != seat), None)
    if reply is not None and not _saw_all(match, seat, match.steps[number - 1]):
        return WayBack(None, "revealed", reply)
    return WayBack(number - 1)


def _saw_all(match: Match, seat: int, step: Step) -> bool:
    """Whether nothing was hidden from a seat before a step: a table that fits what it saw can be laid without drawing anything."""
    rules, seen, table = match.edition.rules(match.target), match.edition.blank(), match.edition.blank()
    table[0].stream = PROBE
    rules.see(step.before[0], seat - 1, seen[0])
    rules.resample(seen[0], seat - 1, table[0])
    return int(table[0].stream) == PROBE


def reason(match: Match, seat: int, way: WayBack, lang: str, reader: int = 0) -> str:
    """Why a seat cannot go back, in words that name what happened, to a reader who is "you" in them; nothing where it can."""
    if way.number is not None:
        return ""
    if way.code == "other":
        return _said(lang, "undo-since-other", match.names[match.steps[way.step - 1].seat])
    shown = _shown(match, seat, way.step, lang, reader) if way.code == "revealed" else ""
    return _said(lang, "undo-since-revealed", shown) if shown else _said(lang, f"error-undo-{way.code}")


@functools.lru_cache(REMEMBERED)
def _said(lang: str, key: str, about: str = "") -> str:
    """A reason in words that name somebody, or what was shown."""
    return words(None, lang).say(key, name=about, what=about)


def _shown(match: Match, seat: int, number: int, lang: str, reader: int) -> str:
    """What a step showed, as the seat was told of it: of its events the first that reveals, else the first of all."""
    step = match.steps[number - 1]
    rows, codes = [row for row in step.rows if is_seen(row, seat - 1)], {row[0] for row in step.rows if match.reveals_by(row)}
    found = next((row for row in rows if row[0] in codes), rows[0] if rows else None)
    return told(match.game.id, found, seat - 1, lang, tuple(match.names), reader)[2] if found else ""
