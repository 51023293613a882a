"""What is certain to follow from an action, from what the seat that would take it knows.

The action is carried out on tables that the seat could not tell from the real one, so nothing comes from what it may not know.
Events are told up to the first in which chance or something hidden speaks (the game's FATES); that one is named as unknown. Of
events before it, what secret fields will tell is unknown too, unless the player chooses it. The view after the action shows no
face that the seat did not see before, and no fact in which two tables differ; where fate cuts in, or something comes to light
before all eyes, there is none.
How this is known to be true in every table: tests/contract/test_consequences.py; why it is done so: design/consequences.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct, structs

from mastaba.engine import events as happened
from mastaba.engine.contract import State, States
from mastaba.engine.events import Event
from mastaba.game import Edition
from mastaba.views import Zone, agreed, unseen

STREAMS: Final = (12345, 67890)  # any will do, but always the same: the answer depends on nothing but what is seen
Row = tuple[int, ...]


class Unknown(Struct, frozen=True):
    """What is not known before it happens: fields of an event, or (no fields) whether it or what comes after it happens."""

    code: str
    fields: list[str] = []


class Consequences(Struct, frozen=True):
    """What is certain to follow from an action: events, the zones that change, and what stays unknown."""

    action: str
    events: list[Event]
    zones: list[Zone] | None
    unknown: list[Unknown]

    @property
    def is_cut(self) -> bool:
        """Whether fate speaks before all that follows has been told."""
        return any(not one.fields for one in self.unknown)


class Foresight:
    """A position as a seat knows it, ready to say what follows from each of its actions."""

    def __init__(self, edition: Edition, seen: State, seat: int, target: str = "python") -> None:
        self.game, self.seat, self.seen = edition.game, seat, seen
        self._edition, self._rules = edition, edition.rules(target)
        self._provided = edition.game.provided
        self._tables = self._possible()
        self._before = self._provided.view(seen, seat)
        self._shown = {(piece.id, piece.face) for zone in self._before for piece in zone.pieces}

    def _possible(self) -> list[States]:
        """Tables that the seat could not tell from the real one; one where nothing was left to be drawn."""
        tables = [self._imagined(stream) for stream in STREAMS]
        alike = all(int(table[0].stream) == stream for table, stream in zip(tables, STREAMS, strict=True))
        return tables[:1] if alike else tables

    def _imagined(self, stream: int) -> States:
        table = self._edition.blank()
        table[0].stream = stream
        self._rules.resample(self.seen, self.seat, table[0])
        table[0].seat = self.seen.seat
        return table

    def of(self, action: int) -> Consequences:
        """What is certain to follow from a legal action."""
        played = [self._played(table, action) for table in self._tables]
        known = self._certain(played[0][1])
        events = [self._event(row, number) for number, row in enumerate(known)]
        hidden = [Unknown(event.code, names) for event, row in zip(events, known, strict=True) if (names := self._drawn(row))]
        cut = sorted({self._provided.Event(row[0]).name.lower() for _, rows in played for row in self._fate(rows)})
        zones = None if cut or self._brings_to_light(known) else self._changed([table for table, _ in played])
        return Consequences(self.game.actions[action], events, zones, [*hidden, *map(Unknown, cut)])

    def events_of(self, action: int) -> list[Event]:
        """The events that are certain to follow from a legal action."""
        rows = self._certain(self._played(self._tables[0], action)[1])
        return [self._event(row, number) for number, row in enumerate(rows)]

    def tables_after(self, action: int) -> list[States]:
        """Tables that may lie there after a legal action."""
        return [self._played(table, action)[0] for table in self._tables]

    def _played(self, table: States, action: int) -> tuple[States, list[Row]]:
        after, told = table.copy(), happened.buffer()
        self._rules.apply(after[0], action, told)
        return after, [row for row in happened.rows(told) if happened.is_seen(row, self.seat)]

    # Events

    def _certain(self, rows: list[Row]) -> list[Row]:
        """The events before the first in which fate speaks."""
        fate = self._fate(rows)
        return rows[: rows.index(fate[0])] if fate else rows

    def _fate(self, rows: list[Row]) -> list[Row]:
        """The first event in which chance speaks, or something that the seat does not know; none where neither does."""
        fates, foreseen = self._provided.fates, self._provided.foreseen
        return [row for row in rows if row[0] in fates and not foreseen(self.seen, self.seat, row)][:1]

    def _drawn(self, row: Row) -> list[str]:
        """The fields of an event that nobody knows before it happens."""
        is_whispered = row[1] != happened.EVERYONE
        fields = self._provided.FIELDS[self._provided.Event(row[0])]
        return [one.name for one in fields if one.is_drawn or (is_whispered and one.is_secret and not one.is_chosen)]

    def _brings_to_light(self, rows: list[Row]) -> bool:
        """Whether all will see something that lay out of sight: then a view, even with holes in it, could tell what."""
        fields = self._provided.FIELDS
        return any(one.is_drawn for row in rows for one in fields[self._provided.Event(row[0])])

    def _event(self, row: Row, number: int) -> Event:
        event = happened.read(row, self.seat, self._provided.FIELDS, number, 0)
        return structs.replace(event, fields=event.fields | dict.fromkeys(self._drawn(row)))

    # The table after it

    def _changed(self, tables: list[States]) -> list[Zone]:
        """The zones that are another than before, as far as every table agrees on them."""
        before = {zone.id: zone for zone in self._before}
        views = [{zone.id: zone for zone in self._masked(self._view_of(table))} for table in tables]
        shared = [[view[id] for view in views] for id in views[0] if all(id in view for view in views)]
        found = [agreed(versions) if len(versions) > 1 else versions[0] for versions in shared]
        return [zone for zone in found if zone is not None and before.get(zone.id) != zone]

    def _view_of(self, table: States) -> list[Zone]:
        blank = self._edition.blank()
        self._rules.see(table[0], self.seat, blank[0])
        return self._provided.view(blank[0], self.seat)

    def _masked(self, zones: list[Zone]) -> list[Zone]:
        """The zones without faces that came from nowhere the seat could see: those were drawn."""
        drawn = _faces(zones) - _faces(self._before)
        return [_masked(zone, self._shown, drawn) for zone in zones] if drawn else zones


def _faces(zones: Iterable[Zone]) -> Counter[tuple[str, str]]:
    return Counter((piece.kind, piece.face) for zone in zones for piece in zone.pieces if piece.face is not None)


def _masked(zone: Zone, shown: set[tuple[str, str | None]], drawn: Counter[tuple[str, str]]) -> Zone:
    """A zone with its drawn pieces face down; a piece that lay there before with the same face was not drawn."""
    kept, kinds = [], []
    for piece in zone.pieces:
        face = (piece.kind, piece.face or "")
        if drawn[face] > 0 and (piece.id, piece.face) not in shown:
            drawn[face] -= 1
            kinds.append(piece.kind)
        else:
            kept.append(piece)
    return structs.replace(zone, pieces=[*kept, *unseen(zone.id, kinds)]) if kinds else zone
