"""The difference between two positions, for an audience that was told the first: most of a table stays as it is with each move.

What stays is not mentioned, or called by its name: a piece by its id, a choice by its action. The page puts positions together again
(page/src/lib/server/changes.ts), and so do the tests (tests/server/following.py), which say that nothing gets lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

from msgspec import UNSET

from mastaba.offers import Choice
from mastaba.server.tables.messages import Change, Laid, Position, Snapshot, Step, ViewChange, ZoneChange
from mastaba.views import Facts, Piece, View, Zone

Offered = dict[str, dict[str, Choice]]  # by seat, and by action
REMEMBERED: Final = 200  # choices of a seat: the same come again and again, but there is an end to the room they take
IN_PARTS: Final = ("number", "views", "choices")
PLAIN: Final = [name for name in Position.__struct_fields__ if name not in IN_PARTS]
PLAIN_OF: Final = attrgetter(*PLAIN)


class Known:
    """What an audience was told last: a position, and what each of its seats was offered so far, or at least lately."""

    __slots__ = ("offered", "position")

    def __init__(self, position: Position, before: Known | None = None) -> None:
        self.position = position
        self.offered: Offered = before.offered if before else {}
        for seat, choices in position.choices.items():
            known = self.offered.setdefault(seat, {})
            if len(known) > REMEMBERED:
                known.clear()
            known.update([(choice.action, choice) for choice in choices])

    def change_to(self, step: Step) -> Change | None:
        """A step told as what it changes; none for eyes that were told nothing yet."""
        before = self.position
        if step.views.keys() != before.views.keys():
            return None
        both = zip(PLAIN, PLAIN_OF(before), PLAIN_OF(step), strict=True)
        changed = {name: now for name, was, now in both if now != was}
        views = {seat: change for seat, view in step.views.items() if (change := view_change(before.views[seat], view))}
        choices = {seat: _named(self.offered.get(seat, {}), some) for seat, some in step.choices.items()}
        about: dict[str, Any] = {"n": step.n, "actor": step.actor, "undone": step.undone, "events": step.events}
        return Change(**about, before=before.number, number=step.number, views=views, choices=choices, **changed)


def _named(known: dict[str, Choice], choices: list[Choice]) -> list[str | Choice]:
    return [choice.action if known.get(choice.action) == choice else choice for choice in choices]


def view_change(before: View, view: View) -> ViewChange | None:
    """What is another in a view than before; none where nothing is."""
    if len(before.zones) == len(view.zones):
        others = [(was, zone) for was, zone in zip(before.zones, view.zones, strict=True) if was is not zone]  # few are
        if all(was.id == zone.id for was, zone in others):
            return _changed(others, {piece.id: piece for was, _ in others for piece in was.pieces}, None)
    return _rearranged(before, view)


def _rearranged(before: View, view: View) -> ViewChange | None:
    """The same where there are other zones than before."""
    zones, order = {zone.id: zone for zone in before.zones}, [zone.id for zone in view.zones]
    others = [(zones.get(zone.id), zone) for zone in view.zones if zones.get(zone.id) is not zone]
    same = {*order} - {zone.id for _, zone in others}
    left = {piece.id: piece for zone in before.zones if zone.id not in same for piece in zone.pieces}
    return _changed(others, left, order)


def _changed(others: Sequence[tuple[Zone | None, Zone]], left: dict[str, Piece], order: list[str] | None) -> ViewChange | None:
    """Zones that may be others than before, told as what they change; `left` are the pieces that may lie elsewhere now."""
    changed, new = [], []
    for was, zone in others:
        if was is None or was.layout != zone.layout or was.owner != zone.owner or type(was.facts) is not type(zone.facts):
            new.append(zone)
        elif change := zone_change(was, zone, left):
            changed.append(change)
    return ViewChange(changed, new, order) if changed or new or order else None


def zone_change(was: Zone, zone: Zone, known: dict[str, Piece]) -> ZoneChange | None:
    """What is another in a zone, its pieces or its facts; none where nothing is."""
    pieces = UNSET if was.pieces == zone.pieces else _laid(was.pieces, zone.pieces, known)
    facts = UNSET if was.facts == zone.facts else _others(was.facts, zone.facts)
    return None if pieces is UNSET and facts is UNSET else ZoneChange(zone.id, pieces, facts)


def _others(was: Facts, facts: Facts) -> dict[str, Any]:
    """The facts that are others than before: of a market with its prices, how many cards lie in it."""
    return {name: now for name in facts.__struct_fields__ if (now := getattr(facts, name)) != getattr(was, name)}


def _laid(was: list[Piece], pieces: list[Piece], known: dict[str, Piece]) -> list[Laid]:
    """Pieces as they lie now: those that lay here side by side by their places, others of the table by their ids, new ones whole."""
    first, last = _same_ends(was, pieces)
    places = {piece.id: place for place, piece in enumerate(was[first : len(was) - last], first)}
    told: list[Laid] = [(0, first - 1)] if first else []
    for piece in pieces[first : len(pieces) - last]:
        place = places.get(piece.id)
        if place is None or was[place] != piece:
            told.append(piece.id if known.get(piece.id) == piece else piece)
        else:
            _lay_on(told, place, place)
    if last:
        _lay_on(told, len(was) - last, len(was) - 1)
    return told


def _same_ends(was: list[Piece], pieces: list[Piece]) -> tuple[int, int]:
    """How many pieces at the beginning and at the end are the very same: of a large place that is most, and quickly seen."""
    most, first, last = min(len(was), len(pieces)), 0, 0
    while first < most and was[first] is pieces[first]:
        first += 1
    while last < most - first and was[-1 - last] is pieces[-1 - last]:
        last += 1
    return first, last


def _lay_on(told: list[Laid], start: int, end: int) -> None:
    """Pieces that lay here side by side; where they lay next to the last ones, all of them are told as one."""
    before = told[-1] if told else None
    if isinstance(before, tuple) and before[1] == start - 1:
        told[-1] = (before[0], end)
    else:
        told.append((start, end))


def knows(message: Any, before: Known | None) -> Known | None:
    """What an audience knows after a message: the position that it tells, or what it knew."""
    return Known(message, before) if isinstance(message, (Step, Snapshot)) else before
