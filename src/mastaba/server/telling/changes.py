"""The difference between two positions, for an audience that was told the first: most of a table stays as it is with each move.

What stays is not mentioned, or called by its name: a piece by its id, a choice by its action. The page puts positions together again
(page/src/lib/server/changes.ts), and so do the tests (tests/server/following.py), which say that nothing gets lost.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from mastaba.offers import Choice
from mastaba.server.tables.messages import Change, Laid, Position, Snapshot, Step, ViewChange, ZoneChange
from mastaba.views import Piece, View, Zone

Offered = dict[str, dict[str, Choice]]  # by seat, and by action
IN_PARTS: Final = ("number", "views", "choices")
PLAIN: Final = [name for name in Position.__struct_fields__ if name not in IN_PARTS]
PLAIN_OF: Final = attrgetter(*PLAIN)


class Known:
    """What an audience was told last: a position, and what each of its seats was last offered."""

    def __init__(self, position: Position, before: Known | None = None) -> None:
        self.position = position
        self.offered: Offered = dict(before.offered) if before else {}
        for seat, choices in position.choices.items():
            self.offered[seat] = {choice.action: choice for choice in choices}

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
    zones = {zone.id: zone for zone in before.zones}
    pairs = [(zones.get(zone.id), zone) for zone in view.zones]
    others = [(was, zone) for was, zone in pairs if was is not zone and was != zone]  # most are the very same
    order = [zone.id for zone in view.zones]
    has_order = order == [*zones]
    if not others and has_order:
        return None
    pieces, change = _left(before, order, others), ViewChange(order=None if has_order else order)
    for was, zone in others:
        if was is None or was.layout != zone.layout or was.owner != zone.owner:
            change.new.append(zone)
        else:
            change.changed.append(zone_change(was, zone, pieces))
    return change


def zone_change(was: Zone, zone: Zone, known: dict[str, Piece]) -> ZoneChange:
    """What is another in a zone: its pieces or its facts."""
    change = ZoneChange(zone.id)
    if was.pieces != zone.pieces:
        change.pieces = _laid(was.pieces, zone.pieces, known)
    if was.facts != zone.facts:
        change.facts = zone.facts
    return change


def _laid(was: list[Piece], pieces: list[Piece], known: dict[str, Piece]) -> list[Laid]:
    """Pieces as they lie now: those that lay here side by side by their places, others of the table by their ids, new ones whole."""
    first, last = _same_ends(was, pieces)
    places = {piece.id: place for place, piece in enumerate(was)}
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


def _left(before: View, order: list[str], others: list[tuple[Zone | None, Zone]]) -> dict[str, Piece]:
    """The pieces by id that may lie elsewhere now: those of places that are no longer what they were."""
    same = {*order} - {zone.id for _, zone in others}
    return {piece.id: piece for zone in before.zones if zone.id not in same for piece in zone.pieces}


def knows(message: Any, before: Known | None) -> Known | None:
    """What an audience knows after a message: the position that it tells, or what it knew."""
    return Known(message, before) if isinstance(message, (Step, Snapshot)) else before
