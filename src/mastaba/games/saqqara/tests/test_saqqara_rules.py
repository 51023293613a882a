"""Saqqara, rule by rule."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

import mastaba
from mastaba.errors import IllegalAction
from mastaba.games.saqqara.rules.playing import is_blocked, row_value
from mastaba.games.saqqara.tests.saqqara_tables import Table, play, table
from mastaba.text.naming import naming

BLOCKED = ["09", "19", "29", "019", "029", "039", "049", "059", "129", "139", "149", "0129", "0139", "0149", "0239"]


def opened(players: int = 2, **options: str) -> mastaba.Match:
    return mastaba.load("saqqara", players=players, **options).new(seed=1, deal={"first": 1})


# R1 and R2


@pytest.mark.parametrize(("players", "piles", "left"), [(2, 4, 31), (3, 5, 38), (4, 6, 45)])
def test_R1_1_R2_1_piles_are_full_sets_and_the_rest_stays_in_the_box(players: int, piles: int, left: int) -> None:
    match = opened(players)
    zone = match.view(1).zones[0]
    assert len(zone.pieces) == piles
    assert zone.facts.count == 10 * piles - 3
    for _ in range(3 * players):
        match.play(match.legal()[0])
    assert match.view(1).zones[0].facts.count == left


def test_R1_1_hands_are_open() -> None:
    match = opened()
    match.play("draw 0")
    hands = [zone for zone in match.view(2).zones if zone.id == "hand1"]
    assert [piece.face for piece in hands[0].pieces] == ["0"]


def test_R1_2_the_bank_holds_24_primes() -> None:
    assert next(zone for zone in opened().view(1).zones if zone.id == "bank").facts.count == 24


def test_R2_2_three_rows_start_with_a_zero_of_three_piles() -> None:
    view = opened().view(1).zones
    assert [[piece.face for piece in zone.pieces] for zone in view if zone.layout == "row"] == [["0"]] * 3
    assert sorted(str(piece.face) for piece in view[0].pieces) == ["0", "1", "1", "1"]


def test_R2_3_the_draft_goes_round_until_all_hold_three() -> None:
    match = mastaba.load("saqqara", players=3).new(seed=1, deal={"first": 2})
    seats = []
    for _ in range(9):
        assert all(text.startswith("draw") for text in match.legal())
        seats.append(match.seat)
        match.play(match.legal()[0])
    assert seats == [2, 3, 1] * 3
    assert match.seat == 2
    assert any(text.startswith("place") for text in match.legal())


def test_R2_3_nothing_else_is_possible_in_the_draft() -> None:
    match = opened()
    match.play("draw 0")
    assert {match.refusal(text).code for text in ("stop", "place 0 1", "discard 0")} == {"must_draft"}  # type: ignore[union-attr]


# R3 and R4


def test_R3_1_drawing_excludes_placing_in_the_same_turn() -> None:
    state = table(hand="33", piles="4")
    play(state, "draw 4")
    assert state.refusal("place 3 1") == "already_drawing"
    assert state.legal() == ["draw 5", "stop"]


def test_R4_1_a_draw_uncovers_the_next_relic() -> None:
    state = table(hand="3", piles="47")
    assert state.legal() == ["draw 4", "draw 7"]
    play(state, "draw 4")
    assert state.legal() == ["draw 5", "draw 7", "stop"]
    assert state.refusal("draw 4") == "not_on_top"


def test_R4_2_reaching_five_ends_the_turn_and_five_cannot_draw() -> None:
    state = table(hand="0000", piles="47")
    play(state, "draw 4")
    assert state.seat == 2
    full = table(hand="00000", piles="47")
    assert full.refusal("draw 4") == "hand_full"
    assert not [text for text in full.legal() if text.startswith("draw")]


def test_R4_3_stopping_takes_at_least_one_draw() -> None:
    state = table(hand="33", piles="47")
    assert state.refusal("stop") == "draw_first"
    play(state, "draw 7", "stop")
    assert state.seat == 2


# R5


def test_R5_1_exactly_two_are_placed() -> None:
    state = table(hand="358", piles="47")
    play(state, "place 3 1")
    assert state.seat == 1
    assert state.refusal("stop") == "must_place"
    assert state.refusal("draw 4") == "must_place"
    play(state, "place 5 2")
    assert state.seat == 2


def test_R5_1_two_in_hand_are_needed() -> None:
    state = table(hand="3", piles="47")
    assert state.refusal("place 3 1") == "too_few"
    assert state.refusal("place 5 1") == "not_in_hand"


def test_R5_2_a_relic_joins_an_end_never_the_middle() -> None:
    state = table(rows=("037", "5", "0"), hand="5489", piles="47")
    assert state.refusal("place 5 1") == "between"
    assert state.refusal("place 8 1") is None
    assert state.refusal("place 4 2") is None
    assert state.refusal("place 5 2") is None


def test_R5_2_a_copy_of_a_middle_value_does_not_fit() -> None:
    state = table(rows=("037", "0", "0"), hand="38", piles="47")
    assert state.refusal("place 3 1") == "between"
    assert state.refusal("place 3 2") is None


def test_R5_2_the_second_may_follow_the_first() -> None:
    state = table(rows=("05", "9", "9"), hand="67", piles="47")
    play(state, "place 6 1")
    assert "place 7 1" in state.legal()


def test_R5_3_a_first_relic_must_leave_a_second() -> None:
    state = table(rows=("48", "48", "48"), hand="59", piles="2")
    assert state.refusal("place 9 1") == "no_second"
    assert state.legal() == ["draw 2"]


def test_R5_3_under_instant_the_last_prime_does_not_excuse_it() -> None:
    state = table(rows=("49", "48", "48"), hand="59", piles="2", primes_left=1, last_prime="instant")
    assert state.refusal("place 9 1") == "no_second"


def test_R5_4_each_repeated_value_earns_a_prime() -> None:
    state = table(rows=("04", "0", "0"), hand="440", piles="47")
    play(state, "place 4 1")
    assert state.primes(1) == 1
    play(state, "place 0 2")
    assert state.primes(1) == 2


def test_R5_4_a_new_value_earns_nothing() -> None:
    state = table(rows=("04", "0", "0"), hand="564", piles="47")
    play(state, "place 5 1", "place 6 2")
    assert state.primes(1) == 0


def test_R5_4_R7_2_one_prime_left_is_awarded_once() -> None:
    state = table(rows=("0", "0", "0"), hand="003", piles="47", primes_left=1)
    play(state, "place 0 1", "place 0 2")
    assert state.primes(1) == 1
    assert state.ending == "primes"


def test_R5_5_repeated_values_count_once() -> None:
    state = table(rows=("023347", "0", "0"), hand="1", piles="4")
    assert row_value(state.state, 0) == 16


def test_R5_6_the_worked_examples_of_the_rulebook() -> None:
    state = table(rows=("0", "023", "0"), hand="467", piles="14")
    play(state, "place 4 2", "place 6 2")
    assert state.relics(1) == 5
    doubled = table(rows=("0", "0233", "0"), hand="478", piles="14")
    play(doubled, "place 4 2", "place 7 2")
    assert doubled.relics(1) == 6


def test_R5_6_both_rows_are_taken_before_any_is_restarted() -> None:
    state = table(rows=("078", "069", "0"), hand="993", piles="2")
    play(state, "place 9 1", "place 9 2")
    assert state.relics(1) == 8
    assert state.rows()[:2] == ["2", "3"]


def test_R5_7_exactly_these_value_sets_are_blocked() -> None:
    """All 1,023 sets of values, by brute force over what could still be laid at the ends."""
    found = []
    for size in range(1, 11):
        for values in combinations(range(10), size):
            state = table(rows=("".join(map(str, values)), "0", "0"), hand="1", piles="4")
            reach = sum(values) + sum(v for v in range(10) if v < values[0] or v > values[-1])
            assert is_blocked(state.state, 0) == (reach < 15)
            if sum(values) < 15 and is_blocked(state.state, 0):
                found.append("".join(map(str, values)))
    assert sorted(found) == sorted(BLOCKED)


def test_R5_7_a_blocked_row_is_discarded_and_its_primes_kept() -> None:
    state = table(rows=("0", "0", "0"), hand="0935", piles="2")
    play(state, "place 0 1", "place 9 1")
    assert state.primes(1) == 1
    assert state.relics(1) == 0
    assert state.discard() == "009"
    assert state.rows()[0] == "2"


def test_R5_7_only_rows_that_were_joined_are_judged() -> None:
    state = table(rows=("09", "0", "0"), hand="135", piles="2")
    play(state, "place 1 2", "place 3 2")
    assert state.rows()[0] == "09"


def test_R5_8_vacated_rows_restart_in_order_with_the_lowest_top() -> None:
    state = table(rows=("078", "0", "069"), hand="9938", piles="73")
    play(state, "place 9 1", "place 9 3")
    assert state.rows() == ["3", "0", "4"]


def test_R5_9_an_emptied_hand_draws_five_and_cannot_stop() -> None:
    state = table(rows=("0", "0", "0"), hand="35", piles="2")
    play(state, "place 3 1", "place 5 1")
    assert state.seat == 1
    for value in (2, 3, 4, 5, 6):
        assert state.refusal("stop") == "must_refill"
        assert state.legal() == [f"draw {value}"]
        play(state, f"draw {value}")
    assert state.seat == 2


def test_R5_9_fewer_are_drawn_when_fewer_remain() -> None:
    state = table(rows=("0", "0", "0"), hand="35", piles="8")
    play(state, "place 3 1", "place 5 1", "draw 8", "draw 9")
    assert state.ending == "piles"


def test_R5_9_the_prompt_says_how_many_are_still_to_be_drawn() -> None:
    state = table(rows=("0", "0", "0"), hand="35", piles="6")
    play(state, "place 3 1", "place 5 1")
    told = []
    for value in (6, 7, 8, 9):
        told.append([naming("saqqara", lang).question(state.state) for lang in ("en", "fr")])
        play(state, f"draw {value}")
    assert told[0] == ["Your hand ran out: draw 4 relics.", "Ta main est épuisée\u202f: pioche 4 reliques."]
    assert told[-1] == ["Your hand ran out: draw one more relic.", "Ta main est épuisée\u202f: pioche encore une relique."]


# R6


def test_R6_1_five_that_do_not_fit_are_discarded_by_two() -> None:
    state = table(rows=("08", "08", "08"), hand="34567", piles="2")
    assert state.legal() == [f"discard {value}" for value in (3, 4, 5, 6, 7)]
    play(state, "discard 3")
    assert state.refusal("draw 2") == "must_discard"
    play(state, "discard 7")
    assert state.seat == 2
    assert state.discard() == "37"


def test_R6_1_one_that_fits_alone_is_not_enough_to_place() -> None:
    state = table(rows=("08", "08", "08"), hand="34569", piles="2")
    assert state.legal() == [f"discard {value}" for value in (3, 4, 5, 6, 9)]


def test_R6_1_nobody_else_may_discard() -> None:
    assert table(rows=("08", "08", "08"), hand="3456", piles="2").refusal("discard 3") == "not_exceptional"
    assert table(rows=("08", "08", "08"), hand="34589", piles="2").refusal("discard 3") == "not_exceptional"


# R7 and Q


def test_R7_1_the_last_relic_drawn_ends_the_game_at_once() -> None:
    state = table(hand="3", piles="9")
    play(state, "draw 9")
    assert state.ending == "piles"
    assert state.legal() == []
    assert state.refusal("draw 9") == "over"


def test_R7_1_a_restart_can_end_it_and_leaves_the_other_row_empty() -> None:
    state = table(rows=("078", "069", "0"), hand="993", piles="9")
    play(state, "place 9 1", "place 9 2")
    assert state.ending == "piles"
    assert state.rows() == ["9", "", "0"]


def test_R7_2_Q1_finish_values_the_rows_but_restarts_nothing() -> None:
    state = table(rows=("0", "069", "0"), hand="093", piles="2", primes_left=1)
    play(state, "place 0 1")
    assert state.ending is None
    play(state, "place 9 2")
    assert state.ending == "primes"
    assert state.relics(1) == 4
    assert state.primes(1) == 1
    assert state.rows() == ["00", "", "0"]


def test_R7_2_Q1_instant_stops_on_the_spot() -> None:
    state = table(rows=("0", "069", "0"), hand="093", piles="2", primes_left=1, last_prime="instant")
    play(state, "place 0 1")
    assert state.ending == "primes"
    assert state.relics(1) == 0


def test_R7_2_Q1_instant_by_the_second_relic_values_nothing() -> None:
    state = table(rows=("0", "069", "0"), hand="093", piles="2", primes_left=1, last_prime="instant")
    play(state, "place 3 1", "place 9 2")
    assert state.ending == "primes"
    assert state.relics(1) == 0


def supplied(hand: str, other: str = "1", piles: str = "9", blocked: str = "supply") -> Table:
    """A 0 and a 1 join row 1: it is worth 1, and 9 is always to be had while a pile is left."""
    state = table(hand=hand, piles=piles, other=other, blocked=blocked)
    play(state, "place 0 1", "place 1 1")
    return state


def test_Q2_supply_counts_only_what_is_still_to_be_had() -> None:
    assert supplied("011", piles="49").rows()[0] == "001"
    blocked = supplied("011", piles="99")  # 1 + 9 = 10
    assert blocked.discard() == "001"
    assert supplied("011", piles="99", blocked="structure").rows()[0] == "001"


def test_Q2_supply_looks_into_piles_and_all_hands() -> None:
    assert supplied("011", other="4", piles="99").discard() == "001"  # 1 + 9 + 4 = 14
    assert supplied("011", other="5", piles="99").rows()[0] == "001"  # 1 + 9 + 5 = 15
    assert supplied("015", piles="99").rows()[0] == "001"  # the mover's own hand
    assert supplied("011", piles="79").rows()[0] == "001"  # buried under the 7


# R8


@pytest.mark.parametrize(("relics", "primes", "points"), [(4, 5, 14), (4, 4, 8), (0, 1, 2), (7, 3, 10), (0, 0, 0)])
def test_R8_1_R8_2_more_primes_than_relics_count_double(relics: int, primes: int, points: int) -> None:
    state = table(hand="3", piles="9")
    state.state.relics[0], state.state.primes[0] = relics, primes
    assert state.scores()[0] == points


def test_R8_1_cards_in_hand_and_rows_are_worth_nothing() -> None:
    assert table(rows=("0", "0789", "0"), hand="99999", piles="9").scores() == [0, 0]


def test_R8_3_a_tie_is_shared() -> None:
    state = table(hand="3", piles="9")
    state.state.relics[:2] = 6
    play(state, "draw 9")
    assert state.winners() == [1, 2]
    other = table(hand="3", piles="9")
    other.state.relics[1] = 1
    play(other, "draw 9")
    assert other.winners() == [2]


def test_what_is_refused_says_why_and_where_it_would_fit() -> None:
    match = opened()
    with pytest.raises(IllegalAction) as caught:
        match.play("place 3 9")
    assert caught.value.refusal.code == "no_such_row"
    assert match.refusal("draw 42").code == "no_such_relic"  # type: ignore[union-attr]
    state = table(rows=("037", "5", "0"), hand="5489", piles="47")
    assert "Essaie la rangée 2, 3" in state.sentence("place 5 1", "fr")


def test_tables_share_nothing() -> None:
    one, other = table(hand="3", piles="9"), table(hand="3", piles="9")
    assert isinstance(one, Table)
    play(one, "draw 9")
    assert np.array_equal(other.state.hand[0], [0, 0, 0, 1, 0, 0, 0, 0, 0, 0])
