"""What a seat sees, as data: zones that hold pieces, each with an id that stays while the piece does.

What a zone or a piece says beside that are its facts: a Struct of the game's own, typed, numbers and words of the game, never a
sentence. The page gets their TypeScript from the same Structs. None of them can come back to itself, so the collector need not look at
them (gc=False): a server holds thousands of them a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import Struct, structs

Layout = Literal["pile", "row", "hand", "heap", "grid"]
REMEMBERED: Final = 8192  # of each part of a view: most of a thousand tables stays as it was with each move


class Facts(Struct, frozen=True, gc=False):
    """What a zone or a piece says of itself; each game declares its own."""

    if TYPE_CHECKING:  # whoever reads any game's facts reads them by name

        def __getattr__(self, name: str) -> Any: ...


NO_FACTS: Final = Facts()


class Piece(Struct, frozen=True, gc=False):
    """A card, tile or token; a face of None lies face down."""

    id: str
    kind: str
    face: str | None
    facts: Facts = NO_FACTS


class Zone(Struct, frozen=True, gc=False):
    """A place on the table; a hand has an owner."""

    id: str
    layout: Layout
    pieces: list[Piece]
    owner: int | None = None
    facts: Facts = NO_FACTS


class View(Struct, frozen=True, gc=False):
    """The table as one seat sees it (0: as those see it who only watch); `deciding` is whose decision is awaited."""

    game: str
    seat: int
    deciding: int
    over: bool
    names: list[str]
    zones: list[Zone]


@dataclass(frozen=True)
class Question:
    """Something that a seat may ask about what it does not see: the message `chance-KEY`, what that needs, and what would make it true.

    `share` is how likely it is where that can be counted exactly; 0 and 1 are knowledge. Without it tables that fit are drawn,
    and nothing is called certain. Of what the message needs, `player` is a seat from 1, an enum's member is named as events name
    it, a list of them one after the other.
    """

    key: str
    holds: Callable[[Any], bool]
    share: float | None = None
    args: Mapping[str, Any] = field(default_factory=dict)


class PointsLine(Struct, frozen=True, gc=False):
    """One line of how points came about: the message that names it, what that needs, and the points."""

    key: str
    points: int
    args: dict[str, str | int] = {}


class Standing(Struct, frozen=True):
    """Something that is good for a seat (from 1) in a position: the message that names it, what that needs, and how much it is."""

    code: str
    seat: int
    size: int
    fields: dict[str, str | int] = {}


def piece(id: str, kind: str, face: str | None, facts: Facts = NO_FACTS) -> Piece:
    """A card, tile or token."""
    return Piece(id, kind, face, facts)


def zone(id: str, layout: Layout, pieces: list[Piece], owner: int | None = None, facts: Facts = NO_FACTS) -> Zone:
    """A place on the table."""
    return Zone(id, layout, pieces, owner, facts)


class Seats(tuple[int, ...]):
    """Seats among the facts of a sentence, counted from 1: it calls their players by name."""


class Lazily(Mapping[str, Any]):
    """Facts of which each is worked out when it is read: there are a dozen, and a sentence says one or two of them."""

    def __init__(self, makers: Mapping[str, Callable[[Any], Any]], seen: Any) -> None:
        self._makers, self._seen = makers, seen

    def __getitem__(self, name: str) -> Any:
        return self._makers[name](self._seen)

    def __contains__(self, name: object) -> bool:
        return name in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


def facts_of(thing: Piece | Zone) -> dict[str, Any]:
    """The facts of a zone or a piece by name, for those who read any game's."""
    return msgspec.structs.asdict(thing.facts)


def agreed(versions: Sequence[Zone]) -> Zone | None:
    """A zone as far as all versions of it agree: pieces by what they are, never by where they lie; None where its facts differ.

    Pieces that not every version has lie face down under names of their own: an id could be another's too, or tell a face. They
    come last, and what all do know comes in an order that says nothing of how the others sort.
    """
    first = versions[0]
    if any((zone.facts, len(zone.pieces)) != (first.facts, len(first.pieces)) for zone in versions):
        return None
    common = {piece.id: piece for piece in first.pieces}
    for zone in versions[1:]:
        common = {piece.id: piece for piece in zone.pieces if common.get(piece.id) == piece}
    shown = [piece for piece in first.pieces if piece.id in common]
    if len(shown) == len(first.pieces):
        return first
    hidden = [[piece for piece in zone.pieces if piece.id not in common] for zone in versions]
    return structs.replace(first, pieces=[*_in_order(first.layout, shown), *_face_down(first.id, hidden)])


def _in_order(layout: Layout, pieces: list[Piece]) -> list[Piece]:
    """Known pieces of a place that holds unknown ones: in a row or a grid as they lie there, else by what they are."""
    return pieces if layout in ("row", "grid") else sorted(pieces, key=lambda piece: (piece.kind, piece.face or "", piece.id))


def _face_down(zone_id: str, versions: Sequence[list[Piece]]) -> list[Piece]:
    """Pieces that not every version knows: with the facts of their backs where a version knows nothing but those."""
    backs = next((pieces for pieces in versions if all(piece.face is None for piece in pieces)), None)
    if backs is None:
        return unseen(zone_id, sorted(piece.kind for piece in versions[0]))
    plain = sorted(((piece.kind, repr(piece.facts), piece.facts) for piece in backs), key=lambda back: back[:2])
    return [Piece(f"{zone_id}.unseen.{number}", kind, None, facts) for number, (kind, _, facts) in enumerate(plain)]


def unseen(zone_id: str, kinds: Sequence[str]) -> list[Piece]:
    """Pieces of which nothing but their kind is known."""
    return [Piece(f"{zone_id}.unseen.{number}", kind, None) for number, kind in enumerate(kinds)]
