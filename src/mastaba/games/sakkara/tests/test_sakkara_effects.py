"""Sakkara, rule by rule: combinations and special tiles."""

from __future__ import annotations

import pytest

import mastaba
from mastaba.errors import CannotUndo
from mastaba.games.sakkara.tests.sakkara_tables import (
    FLAT,
    board,
    code,
    discard,
    front,
    play,
    rack,
    table,
    texts,
    workers,
    zone,
)

STORM = "ankh eye dome"
WIND = "scarab djed dome"
FULL: dict[str, int] = dict.fromkeys(FLAT, 9)
JUNK = "ox ox ox ox ox ox ox"


# R6


@pytest.mark.parametrize(
    ("combination", "recipe"),
    [
        ("firestorm", ["ankh", "eye", "dome"]),
        ("whirlwind", ["scarab", "djed", "dome"]),
        ("shipwreck", ["ankh", "scarab", "eye"]),
        ("locusts", ["eye", "scarab", "djed"]),
    ],
)
def test_R6_1_a_combination_takes_its_three_tiles_in_order(combination: str, recipe: list[str]) -> None:
    for missing in recipe:
        rest = " ".join(tile for tile in recipe if tile != missing)
        assert code(table(FLAT, rack=rest, other_laid=(1, 1)), f"cast {combination}") == "no_recipe"
    match = table(FLAT, rack=" ".join(recipe), other_laid=(1, 1))
    play(match, f"cast {combination}")
    assert discard(match)[:3] == recipe
    assert code(table(), "cast drought") == "no_such_combination"


def test_R6_2_a_combination_must_have_an_effect() -> None:
    match = table({"a1": 3, "g1": 3, "d4": 1}, rack=f"{STORM} scarab djed")
    assert code(match, "cast firestorm") == code(match, "cast whirlwind") == "nothing_to_take"
    assert code(match, "cast shipwreck") == "no_ship_there"
    assert code(match, "cast locusts") == "no_wheat_there"


def test_R6_2_tiles_under_workers_stay_and_the_discard_comes_last() -> None:
    match = table({**FLAT, "b1": ["moon"]}, rack=f"{STORM} {JUNK}", workers=(("a1", "c1"), ("g1", "g7")))
    play(match, "cast firestorm", "line 1")
    assert [board(match, cell) for cell in ("a1", "c1", "g1")] == [["ox"]] * 3
    assert len(rack(match)) == 11
    assert {text.split()[0] for text in match.legal()} == {"discard"}
    taken = [event.fields["field"] for event in match.events() if event.code == "took"]
    assert taken == ["b1", "d1", "e1", "f1"]


def test_R6_3_a_firestorm_strikes_a_line_with_an_own_worker() -> None:
    match = table({"a3": ["sun"], "a5": ["moon", "ship"], "d1": ["hand"], "c4": 1}, rack=STORM)
    assert code(match, "line a") == "not_begun"
    play(match, "cast firestorm")
    assert match.legal() == ["line a", "line 1"]
    assert code(match, "line g") == "nothing_to_take"
    assert code(match, "line c") == "no_worker_in_line"
    assert code(match, "line h") == code(match, "line 8") == "no_such_line"
    play(match, "line a")
    assert rack(match) == ["ship", "sun"]
    assert (board(match, "a5"), board(match, "d1")) == (["moon"], ["hand"])


def test_R6_4_a_whirlwind_sweeps_around_an_own_worker() -> None:
    tiles = {
        "c3": ["moon"],
        "d3": ["sun"],
        "e3": ["hand"],
        "c4": ["ship"],
        "e4": ["eye"],
        "c5": ["ankh"],
        "d5": ["bird"],
        "e5": ["ox"],
    }
    match = table({**tiles, "d4": ["dome"], "f4": ["djed"]}, rack=WIND, workers=(("d4", "g1"), ("c3", "g7")))
    play(match, "cast whirlwind")
    assert match.legal() == ["at d4"]
    assert code(match, "at c3") == "not_your_worker"
    assert code(match, "at g1") == "nothing_to_take"
    play(match, "at d4")
    assert sorted(rack(match)) == sorted(["sun", "hand", "ship", "eye", "ankh", "bird", "ox"])
    assert board(match, "c3") == ["moon"], "the other's worker stands there"
    assert [event.fields["field"] for event in match.events() if event.code == "took"] == [
        "d3",
        "e3",
        "c4",
        "e4",
        "c5",
        "d5",
        "e5",
    ]


def test_R6_5_shipwreck_takes_the_other_ship() -> None:
    match = table(rack="ankh scarab eye", other_laid=(1, 2))
    play(match, "cast shipwreck")
    assert discard(match) == ["ankh", "scarab", "eye", "ship"]
    assert front(match, "laid2") == (0, 2)


def test_R6_6_locusts_eat_a_wheat() -> None:
    match = table(rack="eye scarab djed", other_laid=(1, 3))
    play(match, "cast locusts")
    assert discard(match) == ["eye", "scarab", "djed", "wheat"]
    assert front(match, "laid2") == (1, 2)


def test_Q1_locusts_may_eat_all_wheat() -> None:
    match = table(rack="eye scarab djed", other_laid=(1, 3), locusts="all")
    play(match, "cast locusts")
    assert discard(match) == ["eye", "scarab", "djed", "wheat", "wheat", "wheat"]
    assert front(match, "laid2") == (1, 0)


# R7


def test_R7_1_special_tiles_need_something_to_do() -> None:
    match = table(rack="bird horse snake ox moon")
    assert texts(match, "play") == ["play bird"]
    assert code(match, "play horse") == "move_first"
    assert code(match, "play snake") == "rack_empty"
    assert code(match, "play ox") == "nothing_to_push"
    assert code(match, "play moon") == "not_special"
    assert code(table(), "play bird") == "not_held"


def test_R7_2_a_bird_flies_anywhere_and_the_move_stays_due() -> None:
    match = table({"d4": ["ox"] * 8 + ["moon"]}, rack="bird bird")
    play(match, "play bird")
    assert len(match.legal()) == 2 * 45
    assert code(match, "fly a1 a7") == "occupied"
    assert code(match, "fly d4 d5") == "not_your_worker"
    assert code(match, "fly a1 a1") == "same_field"
    play(match, "fly a1 d4")
    assert rack(match) == ["moon", "bird"]
    assert discard(match) == ["bird"]
    assert "move d4 d5" in match.legal()
    assert "end" not in match.legal()
    play(match, "move d4 d5", "play bird", "fly g1 a1", "end")
    assert workers(match) == ["d5", "a1"]


def test_R7_3_a_horse_goes_on_in_the_direction_of_the_move() -> None:
    match = table({"c1": 9, "d1": ["moon"]}, rack="horse horse")
    assert code(match, "play horse") == "move_first"
    play(match, "move a1 b1", "play horse")
    assert match.legal() == ["ride 2"], "c1 is too high to stop on, not to pass"
    assert code(match, "ride 1") == "too_high"
    assert code(match, "ride 3") == "ride_length"
    play(match, "ride 2")
    assert (rack(match), workers(match)) == (["moon", "horse"], ["d1", "g1"])
    play(match, "play horse", "ride 2")
    assert workers(match) == ["f1", "g1"]


def test_R7_3_a_ride_passes_workers_but_ends_on_a_free_field_of_the_board() -> None:
    match = table(rack="horse horse", workers=(("a1", "g7"), ("c1", "e1")))
    play(match, "move a1 b1", "play horse")
    assert match.legal() == ["ride 2"]
    assert code(match, "ride 1") == "occupied"
    play(match, "ride 2", "play horse", "ride 2")
    assert workers(match) == ["f1", "g7"]
    edge = table(rack="horse", workers=(("f1", "a7"), ("c1", "e1")))
    play(edge, "move f1 g1")
    assert code(edge, "play horse") == "nowhere_to_ride"


def test_R7_3_a_horse_may_come_later_from_where_the_worker_stands_now() -> None:
    match = table({"e4": ["ox"] * 4, "d4": ["ox", "ox"]}, rack="horse bird")
    play(match, "move a1 b1", "play bird", "fly b1 d4")
    assert len(board(match, "d4")) == 1
    play(match, "play horse")
    assert match.legal() == ["ride 2"], "e4 is three higher than d4 is now"
    play(match, "ride 2")
    assert workers(match) == ["f4", "g1"]


def test_R7_3_only_the_worker_that_moved_rides() -> None:
    match = table(rack="horse bird")
    play(match, "move g1 g2", "play bird", "fly a1 d4", "play horse", "ride 1")
    assert workers(match) == ["d4", "g3"]


def test_R7_4_a_snake_looks_and_takes() -> None:
    match = table(rack="snake", other="moon moon ship")
    play(match, "play snake")
    assert match.legal() == ["take ship", "take moon"]
    assert [piece.face for piece in zone(match, "rack2", seat=1).pieces] == ["ship", "moon", "moon"]
    assert code(match, "take sun") == "not_there"
    play(match, "take moon")
    assert (rack(match, 1), rack(match, 2)) == (["moon"], ["ship", "moon"])
    assert [piece.face for piece in zone(match, "rack2", seat=1).pieces] == [None, None]
    with pytest.raises(mastaba.MastabaError):
        match.copy().undo(seat=2)


def test_R7_4_looking_cannot_be_taken_back() -> None:
    match = table(rack="snake", other="moon")
    play(match, "play snake")
    with pytest.raises(CannotUndo):
        match.undo(seat=1)


def test_R7_5_stairs_climb_any_height_and_are_discarded() -> None:
    match = table({"b1": ["ox"] * 8 + ["moon"], "a2": 2}, rack="stairs")
    assert texts(match, "climb") == ["climb a1 b1"]
    assert code(match, "climb a1 a2") == "no_need_to_climb"
    assert code(match, "play stairs") == "play_by_climbing"
    play(match, "climb a1 b1")
    assert (rack(match), discard(match), workers(match)) == (["moon"], ["stairs"], ["b1", "g1"])
    assert code(table({"b1": 3}), "climb a1 b1") == "not_held"


def test_R7_5_a_horse_may_follow_a_climb_but_not_use_stairs() -> None:
    match = table({"b1": 4, "c1": ["ox"] * 6}, rack="stairs stairs horse")
    play(match, "climb a1 b1", "play horse")
    assert match.legal() == ["ride 2"]


def test_R7_6_an_ox_pushes_without_raising_any_tile() -> None:
    """The worked example: a stack of four, one tile behind it: one, two or three can be pushed, not four."""
    match = table({"b1": ["sun", "moon", "ship", "hand"], "c1": ["eye"]}, rack="ox")
    play(match, "play ox")
    assert match.legal() == ["push b1 c1 1", "push b1 c1 2", "push b1 c1 3"]
    assert code(match, "push b1 c1 4") == "would_rise"
    assert code(match, "push b1 c1 5") == "too_few_tiles"
    assert code(match, "push c1 d1 1") == "not_beside"
    assert code(match, "push a1 b1 1") == "not_in_line"
    assert code(match, "push b1 c1 0") == "push_count"
    play(match, "push b1 c1 2")
    assert (board(match, "b1"), board(match, "c1")) == (["sun", "moon"], ["eye", "ship", "hand"])


def test_R7_6_no_worker_may_stand_in_the_way_of_an_ox() -> None:
    match = table({"b1": 2, "a2": 2, "f1": 2}, rack="ox", workers=(("a1", "g1"), ("c1", "a2")))
    play(match, "play ox")
    assert match.legal() == ["push f1 e1 1", "push f1 e1 2"]
    assert code(match, "push b1 c1 1") == code(match, "push a2 a3 1") == "occupied"
