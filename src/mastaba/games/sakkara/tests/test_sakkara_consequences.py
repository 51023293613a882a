"""What is certain to follow: what a tile builds, what a move takes; never what lies under a tile, nor the other's rack."""

from __future__ import annotations

import mastaba
from mastaba.consequences import Consequences
from mastaba.games.sakkara.actions import (
    ACTIONS,
    FLIGHTS,
    PUSHES,
    first_push,
    flight,
    flight_end,
    flight_start,
    push_count,
    push_shove,
)
from mastaba.games.sakkara.geometry import BESIDE, SHOVE_FROM, SHOVE_WAY
from mastaba.games.sakkara.tests.sakkara_tables import FLAT, play, table
from mastaba.views import Zone

READY = (1, 1)


def told(answer: Consequences) -> list[str]:
    return [event.code for event in answer.events]


def zone_of(answer: Consequences, id: str) -> Zone:
    return next(zone for zone in answer.zones or [] if zone.id == id)


def test_R5_1_a_stone_changes_the_pyramid_and_the_rack() -> None:
    answer = table(rack="square hand sun", laid=READY).consequences("build square")
    assert told(answer) == ["built", "discarded"]
    assert zone_of(answer, "pyramid1").facts.left == 8
    assert [piece.face for piece in zone_of(answer, "rack1").pieces] == ["sun"]
    assert [piece.face for piece in zone_of(answer, "discard").pieces] == ["hand"]
    assert answer.unknown == []


def test_R5_4_the_last_stone_finishes_its_level() -> None:
    built = "square square square square moon moon stairs stairs"
    answer = table(rack="sun", laid=READY, built=built).consequences("build sun")
    assert told(answer) == ["built", "finished"]
    assert (zone_of(answer, "pyramid1").facts.level, zone_of(answer, "pyramid1").facts.left) == (2, 4)


def test_R9_1_the_dome_ends_the_game() -> None:
    answer = table(rack="dome hand hand", laid=(1, 3), level=3).consequences("build dome")
    assert told(answer) == ["built", "discarded", "discarded", "finished", "over"]


def test_R3_2_a_move_takes_a_tile_that_is_known() -> None:
    answer = table({"b1": ["moon"]}).consequences("move a1 b1")
    assert told(answer) == ["moved", "took"]
    assert [piece.face for piece in zone_of(answer, "rack1").pieces] == ["moon"]
    board = {piece.id: piece for piece in zone_of(answer, "board").pieces}
    assert (board["b1"].face, board["b1"].facts.height, board["b1"].facts.worker) == (None, 0, 1)


def test_Q2_what_lies_under_it_is_not_told() -> None:
    hidden = [table({"b1": [under, "moon"]}).consequences("move a1 b1") for under in ("sun", "dome")]
    assert hidden[0] == hidden[1]
    assert told(hidden[0]) == ["moved", "took", "uncovered"]
    assert hidden[0].events[-1].fields == {"field": "b1", "tile": None}
    assert ([unknown.fields for unknown in hidden[0].unknown], hidden[0].zones) == ([["tile"]], None)


def test_Q2_with_open_stacks_it_is_in_sight() -> None:
    answer = table({"b1": ["sun", "moon"]}, open_stacks=True).consequences("move a1 b1")
    assert (told(answer), answer.unknown) == (["moved", "took"], [])
    assert [piece.face for piece in zone_of(answer, "rack1").pieces] == ["moon"]


def test_R7_4_a_snake_does_not_show_the_other_rack_before_it_is_played() -> None:
    answers = [table(rack="snake", other=other).consequences("play snake") for other in ("moon", "dome")]
    assert answers[0] == answers[1]
    assert told(answers[0]) == ["played", "looked"]
    assert [piece.face for piece in zone_of(answers[0], "rack2").pieces] == [None]


def test_R6_3_all_that_a_firestorm_takes_is_known() -> None:
    match = table({"b1": ["sun", "moon"], "c1": ["ship"]}, rack="ankh eye dome")
    play(match, "cast firestorm")
    taken = [event.fields["field"] for event in match.consequences("line 1").events if event.code == "took"]
    assert taken == ["b1", "c1"]


def test_R8_3_what_is_put_back_is_known() -> None:
    match = table(FLAT, rack="moon hand hand square square", laid=READY)
    play(match, "build square", "build square", "move a1 b1", "end")
    answer = match.consequences("put d4")
    assert told(answer) == ["put", "turn"]
    board = {piece.id: piece for piece in zone_of(answer, "board").pieces}
    assert (board["d4"].face, board["d4"].facts.height) == ("hand", 3)


def test_long_lists_of_actions_are_read_by_arithmetic_as_they_are_declared() -> None:
    for action, place in enumerate(FLIGHTS, ACTIONS.fly.FIRST):
        assert (flight_start(action), flight_end(action)) == place
        assert flight(*place) == action
    for action, (source, target, tiles) in enumerate(PUSHES, ACTIONS.push.FIRST):
        shove = push_shove(action)
        assert (SHOVE_FROM[shove], BESIDE[source, SHOVE_WAY[shove]], push_count(action)) == (source, target, tiles + 1)
        assert first_push(shove) + tiles == action


def test_texts_name_what_actions_are_about() -> None:
    numbers = mastaba.load("sakkara").game.numbers
    assert ACTIONS.facts(numbers["push b2 b3 4"]) == {"start": "b2", "field": "b3", "count": 4}
    assert ACTIONS.facts(numbers["cut 5"]) == {"count": 5}
