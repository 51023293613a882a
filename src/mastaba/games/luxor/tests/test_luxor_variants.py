"""R9 and R10, Q1 to Q4: the curse of the pharaoh and the eyes of the Sphinx."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import mastaba
from mastaba.games.luxor.tests.luxor_tables import CAMELS, arranged, code, column, drop, in_row, treasure, zone
from mastaba.match import Match

ROW = "mule+snake+croc"  # what the lower row under the camels shows in shafts 1 to 3
LINE = "claim 1.1 2.1 3.1"


def cursed(players: int = 2, **options: Any) -> Match:
    """Seat 1 has opened a sarcophagus on the fourth drop; then a curse tile comes up that fits the lower row."""
    match = arranged(CAMELS, players=players, curses={3: ROW}, **options)
    drop(match, *in_row(CAMELS[:4]), answer="post")
    assert match.legal() == [LINE, "pass"]
    return match


def claimed(match: Match, seat: int) -> Match:
    """The same match after all asked before `seat` have passed and it has claimed."""
    while match.seat != seat:
        match.play("pass")
    match.play(LINE)
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R9_1_the_first_20_tiles_hold_no_curse(players: int) -> None:
    places = Counter[int]()
    for seed in range(200):
        deck = mastaba.load("luxor", players=players, curse=True).new(seed=seed).deal()["deck"]
        assert len(deck) == 55 - 3 * players
        places.update(place for place, card in enumerate(deck) if card.startswith("curse:"))
    assert sum(places.values()) == 6 * 200
    assert min(places) == 20 - 3 * players
    assert max(places) == 54 - 3 * players
    assert len(places) == 35


def test_R9_2_a_curse_tile_met_while_drawing_is_turned_up_and_all_are_asked() -> None:
    match = cursed(players=3)
    assert zone(match, "curse").pieces[0].face == ROW
    asked = []
    while match.legal() == [LINE, "pass"]:
        asked.append(match.seat)
        match.play("pass")
    assert sorted(asked) == [1, 2, 3]
    assert zone(match, "curse").pieces == []


def test_R9_3_rows_shafts_and_both_diagonals_any_order_any_facing() -> None:
    match = cursed()
    state = match._state
    state.wall[:] = 0
    state.curse = 1  # camel, mule, hippo: pictures 2 and 3, 4 and 5, 8 and 9
    wall = {"1.1": 3, "2.2": 5, "3.3": 8, "1.5": 2, "2.4": 4, "5.1": 4, "5.2": 8, "5.3": 3, "6.8": 2, "7.8": 9, "8.8": 4}
    for cell, picture in wall.items():
        shaft, row = map(int, cell.split("."))
        state.wall[shaft * 12 + row] = picture
    match._changed()
    assert set(match.legal()) == {
        "claim 1.1 2.2 3.3",
        "claim 1.5 2.4 3.3",
        "claim 5.1 5.2 5.3",
        "claim 6.8 7.8 8.8",
        "pass",
    }
    state.wall[3 * 12 + 3] = 2  # a second camel instead of the hippo
    match._changed()
    assert set(match.legal()) == {"claim 5.1 5.2 5.3", "claim 6.8 7.8 8.8", "pass"}
    assert code(match, "claim 1.1 2.2 3.3") == "no_match"
    assert code(match, "claim 8.8 7.8 6.8") == "no_line"


def test_R9_4_the_victim_hands_one_over_and_only_both_know_its_value() -> None:
    match = claimed(cursed(players=3), 2)  # with three players it is seat 3 that has opened one
    assert match.legal() == ["curse 3"]
    assert code(match, "curse 2") == "self"
    assert code(match, "curse 1") == "no_loot"
    assert code(match, "curse 4") == "no_such_seat"
    match.play("curse 3")
    assert (match.seat, match.legal()) == (3, ["give 3"])
    assert code(match, "give 4") == "not_owned"
    match.play("give 3")
    assert treasure(match, 3) == []
    assert [treasure(match, 2, seat) for seat in (1, 2, 3)] == [[(1, None)], [(1, "3")], [(1, "3")]]
    assert [match.actions(seat)[-1] for seat in (1, 2, 3)] == ["give ?", "give 3", "give 3"]
    told = {seat: next(event for event in match.events(seat) if event.code == "gave") for seat in (1, 2, 3)}
    assert [told[seat].fields["value"] for seat in (1, 2, 3)] == [None, 3, 3]
    assert {told[seat].fields["eyes"] for seat in (1, 2, 3)} == {1}
    assert match.seat == 2  # seat 1, who dropped, has drawn


def test_R9_5_without_an_owner_nobody_is_asked_and_drawing_goes_on() -> None:
    match = arranged(CAMELS, curses={0: ROW, 1: "hippo+croc+cat"})
    codes = drop(match, (CAMELS[0], 1))
    assert codes == ["dropped", "curse", "lapsed", "curse", "lapsed", "drew"]
    assert match.seat == 2
    assert match.chances() == []
    assert len(zone(match, "hand1").pieces) == 3


def test_R9_5_without_a_claim_nothing_happens() -> None:
    match = cursed()
    match.play("pass")
    match.play("pass")
    assert [event.fields.get("reason") for event in match.events() if event.code == "lapsed"] == ["no_claim"]
    assert treasure(match, 1) == [(1, "3")]
    assert match.legal()[0].startswith("drop")


def test_R9_5_only_passing_is_legal_without_a_line() -> None:
    match = arranged(CAMELS, curses={3: "mule+ibis+cat"})
    drop(match, *in_row(CAMELS[:4]), answer="post")
    assert match.legal() == ["pass"]


def test_R9_6_a_snake_on_the_next_back_is_seen_by_all() -> None:
    match = arranged(CAMELS, curses={1: ROW})
    assert zone(match, "deck", 2).facts.snake is False
    drop(match, (CAMELS[0], 1))
    assert [zone(match, "deck", seat).facts.snake for seat in (1, 2)] == [True, True]
    assert ROW not in str(match.view(1)) + str(match.view(2))


def test_Q1_slow_asks_in_an_order_drawn_from_the_stream_and_recorded() -> None:
    orders = set()
    for seed in range(40):
        deal = arranged(CAMELS, players=3, curses={3: ROW}).deal()
        match = mastaba.load("luxor", players=3, curse=True).new(seed=seed, deal=deal)
        drop(match, *in_row(CAMELS[:4]), answer="post")
        name, order = match.chances()[0]
        assert name == "curse order"
        asked = []
        while match.legal()[-1] == "pass":
            asked.append(match.seat)
            match.play("pass")
        assert asked == order
        orders.add(tuple(order))
    assert len(orders) == 6


def test_Q1_live_lets_everybody_act_and_the_first_claim_has_it() -> None:
    match = cursed(players=3, curse_race="live")
    assert match.chances() == []
    assert match.seats_to_act() == [1, 2, 3]
    match.play("pass", seat=3)
    assert match.seats_to_act() == [1, 2]
    refusal = match.refusal("claim 2.1 3.1 4.1", seat=2)
    assert refusal is not None
    assert refusal.code == "no_match"
    match.play(LINE, seat=2)
    assert (match.seat, match.seats_to_act(), match.legal()) == (2, [2], ["curse 3"])
    match.play("curse 3")
    match.play("give 3")
    assert treasure(match, 2, seat=2) == [(1, "3")]
    everybody = cursed(curse_race="live")
    everybody.play("pass", seat=2)
    everybody.play("pass", seat=1)
    assert everybody.legal()[0].startswith("drop")


def test_Q3_the_victim_chooses_among_its_own_values() -> None:
    match = cursed()
    match._state.owned[0, :4] = [1, 0, 2, 1]
    match._state.eyes[0] = [1, 3, 0]
    claimed(match, 2)
    match.play("curse 1")
    assert match.legal() == ["give 3", "give 5", "give 6"]
    match.play("give 5")
    assert [int(count) for count in match._state.owned[0, :4]] == [1, 0, 1, 1]
    assert [int(count) for count in match._state.eyes[1]] == [0, 1, 0]


def test_Q4_an_owner_may_claim_to_shield_itself() -> None:
    match = claimed(cursed(), 1)
    assert [event.fields["reason"] for event in match.events() if event.code == "lapsed"] == ["no_victim"]
    assert treasure(match, 1) == [(1, "3")]
    assert match.legal()[0].startswith("drop")


def kinds(match: Match) -> list[Any]:
    """The kinds of the pairs formed by the last drop."""
    step = max(event.step for event in match.events() if event.code == "dropped")
    return [event.fields["kind"] for event in match.events() if event.code == "sighted" and event.step == step]


def test_R10_1_the_same_animal_anywhere_on_a_line_across_gaps() -> None:
    match = arranged([CAMELS[0], CAMELS[1], "hippoL-camelR"], sphinx=True)
    drop(match, (CAMELS[0], 1), (CAMELS[1], 8))
    assert kinds(match) == ["same"]
    match.play("skip")
    drop(match, ("hippoL-camelR", 4))  # 4.1 is on no line with 1.2 or 8.2
    assert kinds(match) == []
    assert column(match, "camel") == (0, 1, 3)


def test_R10_1_diagonals_and_shafts_count_too() -> None:
    match = arranged([CAMELS[0], "catR-crocR", "muleR-camelL", "snakeL-hippoR", "ibisL-camelL"], sphinx=True)
    drop(match, (CAMELS[0], 1), ("catR-crocR", 2), ("muleR-camelL", 2), answer="skip")  # camels at 1.2 and 2.3
    assert kinds(match) == ["same"]  # 2.3 on the rising diagonal of 1.2
    drop(match, ("snakeL-hippoR", 8), ("ibisL-camelL", 2), answer="skip")
    assert kinds(match) == ["same"]  # 2.5 in the shaft of 2.3


def test_R10_2_one_pair_a_line_however_many_are_on_it() -> None:
    match = arranged([CAMELS[0], CAMELS[1], CAMELS[2]], sphinx=True)
    drop(match, (CAMELS[0], 1), (CAMELS[1], 4), answer="skip")
    drop(match, (CAMELS[2], 8))
    assert kinds(match) == ["same"]
    match.play("skip")
    assert column(match, "camel") == (0, 2, 3)


def either() -> Match:
    """A camel looking right and one looking left lie on the row of a third: the player may pick either partner."""
    match = arranged([CAMELS[0], CAMELS[3], CAMELS[1]], sphinx=True)
    drop(match, (CAMELS[0], 1), (CAMELS[3], 4), answer="post")
    drop(match, (CAMELS[1], 8))
    return match


def test_R10_3_the_player_picks_the_partner_even_when_it_is_the_only_pair() -> None:
    match = either()
    assert kinds(match) == ["either"]
    assert match.legal() == ["resolve camel same", "resolve camel opposite"]
    other = match.copy()
    match.play("resolve camel same")
    assert column(match, "camel")[0] == 1
    other.play("resolve camel opposite")
    assert column(other, "camel")[0] == 2


def test_R10_3_a_pair_of_only_that_kind_is_used_up_first() -> None:
    match = either()
    match._state.pending = 1  # one more pair of camels that can only be same
    match._state.holder[0] = 1
    match.play("resolve camel same")
    assert match.legal() == ["resolve camel same", "resolve camel opposite"]
    match.play("resolve camel opposite")
    assert match.legal()[0].startswith("drop")


def test_R10_4_two_scarabs_a_turn_remain_the_limit() -> None:
    match = either()
    match._state.pending = 3  # three more pairs
    match._state.holder[0] = 1
    slab = int(match._state.slab)
    match._state.scarabs[0] = 0
    while match.legal()[0] == "resolve camel same":
        match.play("resolve camel same")
    assert column(match, "camel") == (1, 2, 3)
    assert int(match._state.slab) == slab - 2


def test_Q2_ever_pays_nothing_for_a_third_on_a_line() -> None:
    match = arranged([CAMELS[0], CAMELS[3], CAMELS[1]], sphinx=True, sphinx_line="ever")
    drop(match, (CAMELS[0], 1), (CAMELS[3], 4), answer="skip")
    assert column(match, "camel") == (0, 1, 3)
    drop(match, (CAMELS[1], 8))
    assert kinds(match) == []
    assert match.seat == 2
    assert column(match, "camel") == (0, 1, 3)
