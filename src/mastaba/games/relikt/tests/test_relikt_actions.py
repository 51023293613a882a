"""Relikt's seven actions."""

from __future__ import annotations

import mastaba
from mastaba.games.relikt.tests.relikt_tables import TOOLS, faces, opened, play, refused, told, zone

LONG = "red6 red6 red6 red6"


def tools(match: mastaba.Match) -> list[str]:
    return [text for text in match.legal() if text in TOOLS]


def test_R5_1_rum_swaps_camps_and_treasures_stay() -> None:
    match = opened("g10 g2 b3 w4", "b1 b2 b4 b5", "w1 w2 w3 w5", tools=["rum", "rum"])
    play(match, "play g10 1", "play b1 1", "play w1 1")
    assert faces(match, "won1") == ["blue3"]
    play(match, "rum")
    assert match.legal() == ["seat 2", "seat 3"]
    assert refused(match, "seat 1") == "own_seat"
    assert refused(match, "seat 4") == "no_such_seat"
    assert refused(match, "seat 9") == "no_such_seat"
    assert refused(match, "play g2 1") == "must_choose"
    play(match, "seat 3")
    assert [faces(match, f"camp{seat}") for seat in (1, 2, 3)] == [["white"], ["blue"], ["green"]]
    assert faces(match, "won1") == ["blue3"]
    assert all(text.startswith("play") for text in match.legal())
    assert refused(match, "seat 2") == "no_choice_of_seat"


def test_R5_1_after_rum_a_row_falls_to_the_new_holder() -> None:
    match = opened("g10 g2 b3 w4", "b1 b2 b4 b5", "w1 w2 w3 w5", tools=["lasso", "lasso", "rum"])
    play(match, "play g10 1", "play b1 1", "rum", "seat 1", "play w1 1")
    assert told(match, "awarded")[0]["player"] == 3
    assert match.scores() == [0, 0, 3]


def test_R5_2_a_compass_plays_two_cards_and_draws_two() -> None:
    match = opened("g1 g2 b3 w4", deck="w12 g12 b12", treasures=LONG, tools=["compass"])
    play(match, "compass", "play g1 1")
    assert match.seat == 1
    assert faces(match, "hand1") == ["g2", "b3", "w4"]
    assert set(match.legal()) == {f"play {card} {row}" for card in ("g2", "b3", "w4") for row in (1, 2, 3, 4)}
    play(match, "play w4 2")
    assert match.seat == 2
    assert set(faces(match, "hand1")) == {"g2", "b3", "w12", "g12"}


def test_R5_2_a_row_is_evaluated_between_the_two_cards() -> None:
    match = opened(
        "g1 g2 b3 w4", "b1 b2 b4 b5", "w1 w2 w3 w5", treasures="blue3 blue4 red5 red6 red4", tools=["rum", "rum", "compass"]
    )
    play(match, "play g2 1", "play b1 1", "compass", "play w1 1")
    assert faces(match, "won1") == ["blue3"]
    assert faces(match, "row1") == ["red4"]
    assert match.seat == 3
    play(match, "play w2 1")
    assert faces(match, "row1") == ["red4", "w2"]


def test_R5_3_a_blindfolded_card_is_known_to_its_player_alone() -> None:
    match = opened("g12 g2 b3 w4", "b1 b2 b4 b5", "w1 w2 w3 w5", tools=["blindfold"])
    play(match, "blindfold", "play g12 1")
    assert faces(match, "row1", seat=1) == ["blue3", "g12"]
    assert faces(match, "row1", seat=2) == ["blue3", None]
    assert zone(match, "row1", seat=2).pieces[1].facts.by == 1
    assert match.actions(2) == ["blindfold", "play ? 1"]
    assert match.actions(1) == ["blindfold", "play g12 1"]
    assert told(match, "veiled", seat=2) == [{"player": 1, "card": None, "row": 1}]
    play(match, "play b1 1", "play w1 1")
    assert told(match, "unveiled", seat=2) == [{"player": 1, "card": "g12", "row": 1}]
    assert match.scores() == [3, 0, 0]
    assert "g12" in faces(match, "discard", seat=2)


def test_R5_4_binoculars_play_a_card_of_the_hand_laid_open() -> None:
    match = opened("g1 g2 b3 w4", "b1 b2 b4 b5", "w1 w2 w3 w5", deck="w12 g12", tools=["binoculars camera lasso pistol"])
    play(match, "binoculars")
    assert match.legal() == ["seat 2", "seat 3"]
    play(match, "seat 2")
    assert faces(match, "hand2", seat=3) == ["b1", "b2", "b4", "b5"]
    assert faces(match, "kit2", seat=3) == [None] * 3
    assert set(match.legal()) == {f"play {card} {row}" for card in ("b1", "b2", "b4", "b5") for row in (1, 2, 3, 4)}
    assert refused(match, "play g1 1") == "not_shown"
    play(match, "play b4 3")
    assert set(faces(match, "hand1")) == {"g1", "g2", "b3", "w4"}
    assert set(faces(match, "hand2", seat=2)) == {"b1", "b2", "b5", "w12"}
    assert set(faces(match, "kit1")) == {"camera", "lasso", "pistol"}
    assert match.seat == 2


def test_R5_5_a_lasso_takes_a_card_from_a_row_instead_of_drawing() -> None:
    match = opened("g1 g2 b3 w4", "b1 b2 b4 b5", "w1 w2 w3 w5", deck="w12 g12 b12", treasures=LONG, tools=["rum", "lasso"])
    play(match, "play g1 1", "lasso")
    assert refused(match, "rope g1") == "must_play"
    play(match, "play b1 2")
    assert match.seat == 2
    assert match.legal() == ["rope g1", "rope b1"]
    assert refused(match, "play b2 1") == "must_rope"
    assert refused(match, "rope w1") == "not_face_up"
    play(match, "rope g1")
    assert set(faces(match, "hand2", seat=2)) == {"g1", "b2", "b4", "b5"}
    assert faces(match, "row1") == ["red6"]
    assert match.seat == 3
    assert "play w1 1" in match.legal()
    assert refused(match, "rope b1") == "no_lasso"
    assert zone(match, "deck").facts.count == 23


def test_Q4_a_lasso_takes_back_the_card_just_played() -> None:
    match = opened("g1 g2 b3 w4", treasures=LONG, tools=["lasso"])
    play(match, "lasso", "play g1 1")
    assert match.legal() == ["rope g1"]
    play(match, "rope g1")
    assert faces(match, "hand1") == ["g1", "g2", "b3", "w4"]


def test_R5_5_without_a_face_up_card_a_lasso_draws() -> None:
    match = opened("g10 g2 b3 w4", "b1 b2 b4 b5", "w1 w2 w3 w5", deck="g11 g12 b12", tools=["rum", "rum", "lasso"])
    play(match, "play g10 1", "play b1 1", "lasso", "play w1 1")
    assert faces(match, "won1") == ["blue3"]
    assert match.seat == 1
    assert "b12" in faces(match, "hand3", seat=3)


def test_R5_6_a_pistol_replaces_a_card_by_one_of_its_colour_or_number() -> None:
    match = opened("g1 g2 b3 w4", "g5 w1 b4 b5", deck="w12 g12 b12 b11", treasures=LONG, tools=["rum", "pistol"])
    play(match, "play g1 1", "pistol")
    assert match.legal() == ["replace g1"]
    assert refused(match, "replace w9") == "not_face_up"
    assert refused(match, "play b4 1") == "must_aim"
    play(match, "replace g1")
    assert match.legal() == ["by g5", "by w1"]
    assert refused(match, "by b4") == "unlike"
    assert refused(match, "by g9") == "not_in_hand"
    assert refused(match, "play b4 1") == "must_replace"
    play(match, "by w1")
    assert faces(match, "row1") == ["red6", "w1"]
    assert faces(match, "discard") == ["g1"]
    assert refused(match, "replace w1") == "no_pistol"


def test_Q3_after_a_pistol_a_card_is_played_and_two_are_drawn() -> None:
    match = opened("g1 g2 b3 w4", "g5 w1 b4 b5", deck="w12 g12 b12 b11", treasures=LONG, tools=["rum", "pistol"])
    play(match, "play g1 1", "pistol", "replace g1", "by w1")
    assert match.seat == 2
    play(match, "play b5 2")
    assert set(faces(match, "hand2", seat=2)) == {"g5", "b4", "g12", "b12"}
    assert match.seat == 3


def test_R5_6_the_new_card_lies_where_the_old_one_lay_and_never_fills_a_row() -> None:
    match = opened("g1 g2 b3 w4", "b1 b2 b4 b5", "g9 w2 w3 w5", tools=["rum", "rum", "pistol"])
    play(match, "play g1 1", "play b1 1", "pistol", "replace g1", "by g9")
    assert faces(match, "row1") == ["blue3", "g9", "b1"]
    assert told(match, "awarded") == []
    play(match, "play w2 1")
    assert told(match, "awarded")[0]["player"] == 1


def test_R5_6_a_pistol_needs_a_card_to_replace() -> None:
    match = opened("g1 g2 b3 w4", "b5 b6 w7 w8", "g9 w2 w3 w5", treasures=LONG, tools=["rum", "pistol", "pistol"])
    play(match, "play g1 1")
    assert "pistol" not in match.legal()
    assert refused(match, "pistol") == "no_target"
    play(match, "play b5 2", "pistol")
    assert match.legal() == ["replace g1", "replace b5"]


def test_R5_6_a_card_that_no_hand_card_matches_cannot_be_aimed_at() -> None:
    match = opened("g1 g2 b3 w4", "b5 b6 w7 w8", "g9 g10 w3 w6", treasures=LONG, tools=["rum", "rum", "pistol"])
    play(match, "play g1 1", "play b5 2", "pistol")
    assert match.legal() == ["replace g1"]
    assert refused(match, "replace b5") == "no_match_in_hand"


def test_R5_7_a_camera_copies_the_last_action_of_anyone() -> None:
    hands = ("g1 g2 b3 w4", "b5 b6 g7 g8", "w11 w12 b10 w9")
    match = opened(*hands, treasures=LONG, tools=["camera compass", "camera", "compass camera"], first=3)
    assert "camera" not in tools(match)
    play(match, "compass", "play w11 1", "play w12 1")
    assert faces(match, "actions") == ["compass"]
    play(match, "camera")
    assert told(match, "copied") == [{"player": 1, "tool": "compass"}]
    play(match, "play g1 1")
    assert match.seat == 1
    play(match, "play g2 1")
    assert faces(match, "actions") == ["camera"]
    assert match.seat == 2
    assert refused(match, "camera") == "no_copy_of_copy"


def test_R5_7_a_camera_copies_the_own_action_and_asks_for_its_choices() -> None:
    match = opened("g1 g2 b3 w4", treasures=LONG, tools=["rum camera lasso", "lasso", "lasso"])
    play(match, "rum", "seat 2", "play g1 1")
    for _ in range(2):
        match.play(next(text for text in match.legal() if text.startswith("play")))
    play(match, "camera")
    assert match.legal() == ["seat 2", "seat 3"]
    play(match, "seat 2")
    assert faces(match, "camp1") == ["green"]


def test_R5_7_a_camera_on_a_pistol_needs_a_card_to_replace() -> None:
    hands = ("g1 g2 b3 w4", "b5 b6 g7 g8", "w11 w12 b10 w9")
    match = opened(*hands, treasures=LONG, tools=["rum", "pistol", "camera"])
    play(match, "play g1 1", "pistol", "replace g1", "by g7", "play g8 1")
    assert refused(match, "camera") == "no_target"
    assert "camera" not in match.legal()
    other = opened(*hands[:2], "w11 w12 b10 g9", treasures=LONG, tools=["rum", "pistol", "camera"])
    play(other, "play g1 1", "pistol", "replace g1", "by g7", "play g8 1", "camera")
    assert other.legal() == ["replace g7", "replace g8"]


def test_R5_7_another_action_lets_cameras_in_again() -> None:
    hands = ("g1 g2 b3 w4", "b5 b6 g7 g8", "w11 w12 b10 w9")
    match = opened(*hands, treasures=LONG, tools=["blindfold", "camera", "camera lasso"])
    play(match, "blindfold", "play g1 1", "camera", "play b5 1")
    assert "camera" not in match.legal()
    play(match, "lasso", "play w11 2", "rope w11", "play g2 2")
    assert told(match, "veiled", seat=3) == [{"player": seat, "card": None, "row": 1} for seat in (1, 2)]
    assert faces(match, "actions") == ["lasso"]
    play(match, "play b6 2")
    assert "camera" in match.legal()


def test_R5_8_face_down_cards_are_neither_taken_nor_replaced() -> None:
    match = opened("g1 g2 b3 w4", "g5 g6 b4 b5", "w1 w2 w3 w5", treasures=LONG, tools=["blindfold", "pistol lasso"])
    play(match, "blindfold", "play g1 1")
    assert refused(match, "pistol") == "no_target"
    play(match, "lasso", "play g5 2")
    assert match.legal() == ["rope g5"]
    assert refused(match, "rope g1") == "not_face_up"
    assert match.refusal("rope g1").rule == "R5.8"  # type: ignore[union-attr]
