"""Why one action is better than another, as data: which certain facts tell them apart, and what a search expects of either.

text/reasons.py makes a sentence of it. Nothing but what the seat sees goes in.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct, structs

from mastaba.bots.hints import Hint
from mastaba.bots.prospects import WIN, Fact, Prospect, Prospects, When
from mastaba.engine.contract import State
from mastaba.game import Edition

TOLD: Final = 2  # facts that a sentence has room for
CLOSE: Final = 0.015  # shares that people would call nearly the same
TIMES: Final[tuple[When, ...]] = ("now", "reply", "then", "next")
REST: Final = 1000  # after everything that a game puts in order
SUFFERED: Final = 0.5  # the part of what an action brings that one opponent pays for, from which on that is worth saying

Kind = tuple[str, When, int]


class Point(Struct, frozen=True):
    """A fact about one of two actions, and whether it speaks for the one that is better."""

    fact: Fact
    is_of_best: bool
    is_for_best: bool


class Reason(Struct, frozen=True):
    """Why `action` rather than `other`; without another one there is nothing to compare.

    `points` are the facts that speak for it, and, after those, at most one that speaks against it and weighs more. `moves` is how
    far off the end is at the latest, where the rest of the game is solved; `rival` the seat (from 1) that pays for most of it.
    """

    action: str
    value: float
    other: str | None = None
    than: float = 0.0
    is_solved: bool = False
    moves: int | None = None
    points: list[Point] = []
    rival: int | None = None
    refused: str | None = None  # where nothing else is legal, an action that is not,
    refusal: str | None = None  # and why not

    @property
    def gap(self) -> float:
        """How much more is expected of it than of the other."""
        return self.value - self.than

    @property
    def is_close(self) -> bool:
        """Whether there is little in it."""
        return abs(self.gap) < CLOSE


def of_hints(edition: Edition, seen: State, legal: Sequence[int], found: Sequence[Hint]) -> Reason:
    """Why the best of some hints is better than the next."""
    if len(legal) == 1:
        return forced(edition, seen, legal[0])
    best, *others = found
    return compared(Prospects(edition, seen), legal, best, others[0] if others else None)


def compared(prospects: Prospects, legal: Sequence[int], best: Hint, other: Hint | None) -> Reason:
    """Why one action is better than another of a seat."""
    numbers = prospects.edition.game.numbers
    good = prospects.of(numbers[best.action])
    reason = Reason(best.action, best.expected, is_solved=not best.doubt, moves=best.moves)
    if other is None or good.wins:
        return structs.replace(reason, points=[Point(fact, True, True) for fact in good.facts if fact.code == WIN])
    points = _contrast(prospects, good, prospects.of(numbers[other.action]), legal)
    rival = _rival(best, other, prospects.seat)
    return structs.replace(reason, other=other.action, than=other.expected, points=points, rival=rival)


def _rival(best: Hint, other: Hint, seat: int) -> int | None:
    """The opponent of several who pays for most of what the best action brings."""
    losses = [0.0 if one == seat else than - now for one, (now, than) in enumerate(zip(best.shares, other.shares, strict=True))]
    gap, most = best.expected - other.expected, max(losses, default=0.0)
    return losses.index(most) + 1 if len(losses) > 2 and gap >= CLOSE and most > max(CLOSE, SUFFERED * gap) else None


# What tells two actions apart


def _contrast(prospects: Prospects, good: Prospect, worse: Prospect, legal: Sequence[int]) -> list[Point]:
    """The most telling facts that speak for the better action, and one against it where that weighs more."""
    mine, theirs = _amounts(good), _amounts(worse)
    at_once = prospects.at_once(legal) if any(when == "next" for _, when, _ in [*mine, *theirs]) else {}
    found = []
    for kind in {**mine, **theirs}:
        is_of_best = mine[kind] > theirs[kind]
        holder, lacking = (good, worse) if is_of_best else (worse, good)
        fact = max((one for one in holder.facts if _kind(one) == kind), key=lambda one: one.size, default=None)
        is_idle = is_of_best and fact is not None and _is_reply(prospects, fact)
        if fact and not is_idle and mine[kind] != theirs[kind] and _is_told(fact, is_of_best, lacking, at_once):
            found.append(Point(fact, is_of_best, is_of_best == _is_good(prospects, kind)))
    order = _order(prospects)
    return _chosen(sorted(found, key=lambda point: (_rank(point.fact, order), -point.fact.size)), order)


def _order(prospects: Prospects) -> dict[str, int]:
    """The more telling a kind of fact the smaller: as the game has it, then (`REST`) what holds in a position, then mere replies."""
    codes = [WIN, *(code for code, telling in prospects.tellings.items() if not telling.is_reply)]
    mere = {code: REST + 1 for code, telling in prospects.tellings.items() if telling.is_reply}
    return {code: place for place, code in enumerate(codes)} | mere


def _chosen(found: list[Point], order: dict[str, int]) -> list[Point]:
    speaking = [point for point in found if point.is_for_best][:TOLD]
    first = _rank(speaking[0].fact, order) if speaking else math.inf
    against = [point for point in found if not point.is_for_best and _rank(point.fact, order) < first]
    return [*speaking, *against[:1]]


def _kind(fact: Fact) -> Kind:
    return fact.code, fact.when, fact.seat


def _amounts(prospect: Prospect) -> Counter[Kind]:
    """How much of each kind there is."""
    amounts: Counter[Kind] = Counter()
    for fact in prospect.facts:
        amounts[_kind(fact)] += fact.size
    return amounts


def _is_good(prospects: Prospects, kind: Kind) -> bool:
    """Whether more of a kind is good for the seat that decides."""
    code, _, seat = kind
    telling = prospects.tellings.get(code)
    return (telling is None or telling.is_good) == (seat in (0, prospects.seat + 1))


def _is_reply(prospects: Prospects, fact: Fact) -> bool:
    """Whether it is worth a word only as something that the other action would leave to the next seat."""
    telling = prospects.tellings.get(fact.code)
    return telling is not None and telling.is_reply


def _is_told(fact: Fact, is_of_best: bool, lacking: Prospect, at_once: dict[str, int]) -> bool:
    """Whether it is worth saying, and certain not to come of the other action as well."""
    if fact.is_named:
        return False
    if not fact.seat:
        return is_of_best and fact.when == "now"  # what happens to nobody is good or bad by what the search makes of it
    if fact.when == "next" and fact.size <= at_once.get(fact.code, 0):
        return False
    return lacking.known.get(fact.when, -1.0) >= fact.depth


def _rank(fact: Fact, order: dict[str, int]) -> float:
    """The smaller the more telling: by the game's order, what follows at once before what may."""
    return order.get(fact.code, REST) + TIMES.index(fact.when) / len(TIMES)


# Where there is no choice


def forced(edition: Edition, seen: State, action: int) -> Reason:
    """The only action, and another whose refusal says best why: the one by which most verbs are closed."""
    rules, actions = edition.rules("python"), edition.game.actions
    refused: dict[int, list[int]] = {}
    for number in range(len(actions)):
        if number != action:
            refused.setdefault(int(rules.refusal(seen, number)), []).append(number)
    closed = {code: len({actions[number].split()[0] for number in numbers}) for code, numbers in refused.items()}
    code = max(refused, key=lambda code: (closed[code], len(refused[code])))
    why = edition.game.provided.Refusal(code)
    return Reason(actions[action], 1.0, refused=actions[refused[code][0]], refusal=why.name.lower())
