"""What is certain to follow from an action: pairs and where they lie, scarabs and sarcophagi, and where chance cuts in."""

from __future__ import annotations

from mastaba.consequences import Unknown
from mastaba.engine.events import Event
from mastaba.games.luxor.tests.luxor_tables import CAMELS, arranged, drop, in_row, positions
from mastaba.games.luxor.view import Sight
from mastaba.match import Match
from mastaba.views import Piece

STEPS = {"row": (1, 0), "shaft": (0, 1), "rising": (1, 1), "falling": (1, -1)}


def told(events: list[Event], *codes: str) -> list[dict[str, int | str | None]]:
    return [event.fields for event in events if event.code in codes]


def test_R4_1_the_pairs_of_a_drop_are_known_before_it() -> None:
    match = arranged(CAMELS)
    drop(match, (CAMELS[0], 1))
    answer = match.consequences(f"drop {CAMELS[1]} 2")
    assert [event.code for event in answer.events] == ["dropped", "formed", "resolved"]
    assert told(answer.events, "formed") == [{"animal": "camel", "kind": "same", "row": 2, "shaft": 1, "other": 2}]
    assert answer.unknown == []
    assert next(zone for zone in answer.zones or [] if zone.id == "column1").facts.is_asked


def test_R3_3_of_a_tile_drawn_only_that_it_comes_is_known() -> None:
    answer = arranged(CAMELS).consequences(f"drop {CAMELS[0]} 1")
    assert told(answer.events, "drew") == [{"player": 1, "upper": None, "lower": None, "left": 42}]
    assert answer.unknown == [Unknown("drew", ["upper", "lower"])]
    hand = next(zone for zone in answer.zones or [] if zone.id == "hand1")
    assert sorted(piece.face or "?" for piece in hand.pieces) == sorted(["?", CAMELS[2], CAMELS[4]])


def test_R6_4_a_sarcophagus_that_opens_keeps_its_value() -> None:
    match = arranged(CAMELS)
    drop(match, *in_row(CAMELS[:3]), answer="post")
    answer = match.consequences(f"drop {CAMELS[3]} 4")
    assert told(answer.events, "opened") == [{"player": 1, "animal": "camel", "eyes": 1, "value": None, "left": 2}]
    assert Unknown("opened", ["value"]) in answer.unknown
    opened = next(zone for zone in answer.zones or [] if zone.id == "treasure1")
    assert [piece.face for piece in opened.pieces] == [None]


def test_R9_1_before_the_first_curse_tile_can_come_a_draw_is_certain() -> None:
    match = next(positions(1, 2, curse=True))
    answer = match.consequences(match.legal()[0])
    assert answer.zones is not None
    assert answer.unknown == [Unknown("drew", ["upper", "lower"])]


def test_R9_6_whether_a_snake_shows_under_a_tile_drawn_is_fate() -> None:
    """An arranged deck may hold a curse tile anywhere, so that every next back is a guess."""
    answer = arranged(CAMELS, curses={9: "mule+snake+croc"}).consequences(f"drop {CAMELS[0]} 1")
    assert [event.code for event in answer.events] == ["dropped"]
    assert answer.zones is None
    assert answer.unknown == [Unknown("drew")]


def test_R9_4_what_is_handed_over_is_chosen() -> None:
    match = arranged(CAMELS, curses={3: "mule+snake+croc"})
    drop(match, *in_row(CAMELS[:4]), answer="post")
    while match.seat != 2:
        match.play("pass")
    match.play("claim 1.1 2.1 3.1")
    match.play("curse 1")
    answer = match.consequences("give 3")
    assert told(answer.events, "gave") == [{"player": 1, "taker": 2, "eyes": 1, "value": 3}]


# Where pairs along whole lines lie


def tile(match: Match, name: str) -> Piece:
    return next(piece for zone in match.view(match.seat or 1).zones for piece in zone.pieces if piece.id == name)


def shown(match: Match) -> dict[tuple[int, int], str]:
    """The animal of each cell, shafts and rows from 1."""
    wall = next(zone for zone in match.view(1).zones if zone.id == "wall")
    found = {}
    for piece in wall.pieces:
        upper, lower = (piece.face or "").split("-")
        found[piece.facts.shaft, piece.facts.y + 1] = lower[:-1]
        found[piece.facts.shaft, piece.facts.y + 2] = upper[:-1]
    return found


def looked_for(wall: dict[tuple[int, int], str], shaft: int, row: int, line: str, animal: str) -> set[tuple[int, int]]:
    """The nearest cells with an animal on a line, found by looking."""
    across, up = STEPS[line]
    for far in range(1, 10):
        cells = {(shaft + way * far * across, row + way * far * up) for way in (1, -1)}
        if found := {cell for cell in cells if wall.get(cell) == animal}:
            return found
    return set()


def sights_of(piece: Piece, shaft: int) -> dict[tuple[int, str], Sight]:
    return {(sight.row, sight.line): sight for sight in piece.facts.sights if sight.origin == shaft}


def test_R10_1_every_sighted_pair_has_a_nearest_cell_to_draw_to() -> None:
    pairs = 0
    for number, match in enumerate(positions(5, 2, sphinx=True, curse=True)):
        drops = [action.split() for action in match.legal() if action.startswith("drop")]
        for _, name, shaft in drops[number % 5 :: 5]:
            wall, seen = shown(match), sights_of(tile(match, name), int(shaft))
            for pair in told(match.consequences(f"drop {name} {shaft}").events, "sighted"):
                sight = seen[int(pair["row"] or 0), str(pair["line"])]
                near = looked_for(wall, int(shaft), sight.row, sight.line, str(pair["animal"]))
                assert (sight.shaft, sight.other) in near
                pairs += 1
    assert pairs > 100


def test_R10_1_a_tile_that_has_fallen_sees_what_it_would_have_seen() -> None:
    match = arranged(CAMELS, sphinx=True)
    drop(match, (CAMELS[0], 1))
    before = sights_of(tile(match, CAMELS[1]), 5)
    assert list(before.values()) == [Sight(5, 2, "row", 1, 2)]
    drop(match, (CAMELS[1], 5))
    assert sights_of(tile(match, CAMELS[1]), 5) == before
    assert told(match.events(), "sighted") == [{"animal": "camel", "kind": "same", "row": 2, "line": "row"}]


def test_R4_1_without_the_sphinx_nothing_is_sighted() -> None:
    match = arranged(CAMELS)
    drop(match, (CAMELS[0], 1))
    assert tile(match, CAMELS[1]).facts.sights == []
