"""Sakkara, rule by rule: the discard and the end."""

from __future__ import annotations

import pytest

import mastaba
from mastaba.errors import BadDeal, CannotUndo
from mastaba.games.sakkara.geometry import NAMES
from mastaba.games.sakkara.tests.sakkara_tables import (
    CORNERS,
    FLAT,
    board,
    code,
    discard,
    play,
    state_of,
    table,
    zone,
)

STORM = "ankh eye dome"
WIND = "scarab djed dome"
FULL: dict[str, int] = dict.fromkeys(FLAT, 9)
JUNK = "ox ox ox ox ox ox ox"


# R8


def six() -> mastaba.Match:
    """Seat 1 has discarded eye, scarab, djed and three wheat and ended the turn; seat 2 stands on d4 and g7."""
    match = table(rack="eye scarab djed", other_laid=(1, 3), workers=(CORNERS[0], ("d4", "g7")), locusts="all")
    play(match, "cast locusts", "move a1 b1", "end")
    return match


def test_R8_1_the_discard_lies_in_order_and_cannot_be_had_again() -> None:
    match = table(rack="square square bird hand hand", laid=(1, 1))
    play(match, "build square", "play bird", "fly a1 c3", "build square", "move c3 c4")
    assert discard(match) == ["hand", "bird", "hand"]
    assert [piece.face for piece in zone(match, "discard", seat=2).pieces] == ["hand", "bird", "hand"]
    play(match, "end", "put e5")
    assert board(match, "e5") == ["hand", "bird", "hand"]
    assert discard(match) == []


def test_R8_2_six_tiles_may_be_cut_into_threes() -> None:
    match = six()
    assert (match.seat, match.legal()) == (1, ["cut 3", "keep"])
    assert code(match, "cut 4") == code(match, "cut 2") == "cut_small"
    assert code(match, "move b1 c1") == "choose_cut"
    play(match, "cut 3", "put c3")
    assert board(match, "c3") == ["eye", "scarab", "djed"]
    assert match.seat == 2
    assert "put c3" not in match.legal(), "the second stack sees the first"
    play(match, "put a7")
    assert board(match, "a7") == ["wheat"] * 3


def test_R8_2_five_tiles_are_not_cut_and_six_may_be_kept() -> None:
    match = table(rack=f"bird {JUNK} ox ox", workers=(CORNERS[0], ("d4", "g7")))
    assert code(match, "cut 3") == "nothing_to_cut"
    assert code(match, "keep") == "nothing_to_cut"
    kept = six()
    play(kept, "keep", "put c3")
    assert board(kept, "c3") == ["eye", "scarab", "djed", "wheat", "wheat", "wheat"]


def test_R8_2_every_cut_leaves_three_on_both_sides() -> None:
    match = table(dict.fromkeys(FLAT, 2), rack=f"{STORM} {JUNK}", workers=(("d4", "g1"), CORNERS[1]))
    play(match, "cast firestorm", "line d", *["discard ox"] * 3, "move d4 d3", "discard ox", "end")
    assert len(discard(match)) == 7
    assert match.legal() == ["cut 3", "cut 4", "keep"]


def test_R8_3_the_other_puts_on_the_lowest_fields_away_from_own_workers() -> None:
    match = table(
        FLAT | {"c4": [], "a3": [], "b1": [], "e6": []}, rack="square hand", laid=(1, 1), workers=(CORNERS[0], ("d4", "g7"))
    )
    assert code(match, "put a3") == "nothing_to_put"
    play(match, "build square", "move a1 b1", "end")
    assert (match.seat, match.legal()) == (2, ["put a3", "put e6"])
    assert code(match, "put c4") == "next_to_worker"
    assert code(match, "put b1") == code(match, "put d4") == "occupied"
    assert code(match, "put a5") == "not_lowest"
    assert code(match, "end") == "must_put"
    play(match, "put a3")
    assert (match.seat, board(match, "a3")) == (2, ["hand"])
    assert "move d4 c4" in match.legal()


def test_R8_3_next_to_the_workers_of_the_one_who_discarded_is_allowed() -> None:
    match = table(FLAT | {"b2": []}, rack="square hand", laid=(1, 1))
    play(match, "build square", "move a1 b1", "end")
    assert match.legal() == ["put b2"]


def test_R8_4_where_all_else_is_full_fields_next_to_own_workers_serve() -> None:
    beside = {"d3": 7, "d5": 6, "e4": 6}
    match = table(FULL | beside | {"a1": 9}, rack="square hand", laid=(1, 1), workers=(CORNERS[0], ("d4", "g7")))
    play(match, "build square", "move a1 b1", "end")
    assert match.legal() == ["put e4", "put d5"]


def test_R8_5_a_field_takes_nine_and_the_rest_goes_next_before_the_other_half() -> None:
    """The worked example: seven tiles on a field of three: six fit, the last goes elsewhere."""
    match = table(dict.fromkeys(FLAT, 4), rack=f"{STORM} {JUNK}", workers=(("d4", "g1"), CORNERS[1]))
    play(match, "cast firestorm", "line d", *["discard ox"] * 3, "move d4 d3", "discard ox", "end", "keep")
    assert all(text.startswith("put d") for text in match.legal()), "column d is lowest, three high"
    play(match, "put d1")
    assert len(board(match, "d1")) == 9
    assert board(match, "d1")[3:] == ["ankh", "eye", "dome", "ox", "ox", "ox"]
    assert int(state_of(match).returned) == 6
    play(match, "put d2")
    assert len(board(match, "d2")) == 4
    assert match.seat == 2


def test_R8_5_the_rest_of_the_lower_stack_goes_before_the_upper_one() -> None:
    match = six()
    for cell in FLAT:
        if cell not in ("d4", "g7", "b1", "g1"):
            state_of(match).height[NAMES.index(cell)] = 8
            state_of(match).stack[NAMES.index(cell)] = 0
    play(match, "cut 3", "put a1", "put b2", "put c1")
    assert [board(match, cell)[-1] for cell in ("a1", "b2", "c1")] == ["eye", "scarab", "djed"]
    play(match, "put a2")
    assert board(match, "a2")[-1] == "wheat"


def test_R8_5_a_full_field_cannot_be_chosen() -> None:
    match = table(FULL | {"a1": 8, "g1": 8}, rack="square hand", laid=(1, 1))
    play(match, "build square", "move a1 b1", "end")
    assert code(match, "put d4") == "full"
    assert match.legal() == ["put a1"]


def test_R8_6_what_finds_no_room_leaves_the_game() -> None:
    full = FULL | {"a1": 0, "g1": 0}
    match = table(full, rack="square hand", laid=(1, 1))
    play(match, "build square", "end")
    assert match.seat == 2
    assert "The board is full: one tile leaves the game." in match.log()
    assert discard(match) == []
    assert "move a7 a6" in match.legal()


# What people see


def test_Q2_stacks_are_shown_when_they_are_open() -> None:
    closed, shown = (table({"b1": ["moon", "sun", "ship"]}, open_stacks=open_now) for open_now in (False, True))
    assert (zone(closed, "board").pieces[1].facts.under, zone(closed, "board").pieces[1].facts.height) == ([], 3)
    assert zone(shown, "board").pieces[1].facts.under == ["moon", "sun"]


def test_Q2_uncovering_a_tile_cannot_be_taken_back_unless_stacks_are_open() -> None:
    for open_now in (False, True):
        match = table({"b1": ["moon", "sun"]}, open_stacks=open_now)
        play(match, "move a1 b1")
        uncovered = [event.fields for event in match.events() if event.code == "uncovered"]
        assert uncovered == ([] if open_now else [{"field": "b1", "tile": "moon"}])
        if open_now:
            assert match.undo(seat=1) == "move a1 b1"
        else:
            with pytest.raises(CannotUndo):
                match.undo(seat=1)


def test_Q4_an_arranged_board_may_hold_anything_up_to_nine_a_field() -> None:
    edition = mastaba.load("sakkara")
    match = edition.new(seed=5, deal={"first": 2, "board": {"a1": ["dome"] * 9}})
    assert match.deal() == {"first": 2, "board": {"a1": ["dome"] * 9}}
    assert zone(match, "board").pieces[1].facts.height == 0
    assert edition.new(seed=5, deal={"board": {}}).deal()["board"] == {}
    whole = edition.new(seed=9).deal()
    assert edition.new(seed=1, deal=whole).deal() == whole


@pytest.mark.parametrize(
    "board_now",
    [
        {"h1": ["ship"]},
        {"a1": ["cat"]},
        {"a1": ["ship"] * 10},
        {"a1": "ship"},
        {"a1": [3]},
        {"a1": None},
        [],
        "a1",
        3,
        {3: ["ship"]},
        None,
    ],
)
def test_Q4_a_board_that_cannot_be_is_refused(board_now: object) -> None:
    with pytest.raises(BadDeal):
        mastaba.load("sakkara").new(seed=1, deal={"board": board_now})
