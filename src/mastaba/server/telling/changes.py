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
    if before.zones == view.zones:
        return None
    zones, change = {zone.id: zone for zone in before.zones}, ViewChange()
    others = [zone for zone in view.zones if zones.get(zone.id) != zone]
    pieces = _left(before, view, others)
    for zone in others:
        was = zones.get(zone.id)
        if was is None or (was.layout, was.owner) != (zone.layout, zone.owner):
            change.new.append(zone)
        else:
            change.changed.append(zone_change(was, zone, pieces))
    order = [zone.id for zone in view.zones]
    if order != [*zones]:
        change.order = order
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
    places = {piece.id: place for place, piece in enumerate(was)}
    told: list[Laid] = []
    for piece in pieces:
        place = places.get(piece.id)
        if place is None or was[place] != piece:
            told.append(piece.id if known.get(piece.id) == piece else piece)
        elif told and isinstance(told[-1], tuple) and told[-1][1] == place - 1:
            told[-1] = (told[-1][0], place)
        else:
            told.append((place, place))
    return told


def _left(before: View, view: View, others: list[Zone]) -> dict[str, Piece]:
    """The pieces by id that may lie elsewhere now: those of places that are no longer what they were."""
    same = {zone.id for zone in view.zones} - {zone.id for zone in others}
    return {piece.id: piece for zone in before.zones if zone.id not in same for piece in zone.pieces}


def knows(message: Any, before: Known | None) -> Known | None:
    """What an audience knows after a message: the position that it tells, or what it knew."""
    return Known(message, before) if isinstance(message, (Step, Snapshot)) else before
