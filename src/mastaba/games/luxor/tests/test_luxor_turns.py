"""R1 to R6: the box, the table, turns, pairs, archaeologists and scarabs."""

from __future__ import annotations

import functools
import operator
from collections import Counter

import pytest

import mastaba
from mastaba.errors import IllegalAction
from mastaba.games.luxor.state import ANIMAL_NAMES, TILE_NAMES
from mastaba.games.luxor.tests.luxor_tables import CAMELS, STACK, arranged, column, drop, in_row, treasure, zone


def halves() -> list[str]:
    return [half for tile in TILE_NAMES for half in tile.split("-")]


def test_R1_1_the_wall_has_8_shafts_10_cells_high() -> None:
    match = arranged(CAMELS)
    assert set(match.legal()) == {f"drop {tile} {shaft}" for tile in CAMELS[::2] for shaft in range(1, 9)}
    assert zone(match, "wall").facts.room[7] == 5
    assert sum(text.startswith("claim") for text in match.game.actions) == 220


def test_R1_2_49_tiles_as_the_list_is_built() -> None:
    expected = []
    for i in range(7):
        for j in range(7):
            d = (j - i) % 7
            if d:
                upper, lower = "L" if d in (1, 2, 4) else "R", "L" if d in (1, 2, 6) else "R"
                expected.append(f"{ANIMAL_NAMES[i]}{upper}-{ANIMAL_NAMES[j]}{lower}")
    expected += [f"{ANIMAL_NAMES[i]}L-{ANIMAL_NAMES[(i + 1) % 7]}R" for i in range(7)]
    assert Counter(TILE_NAMES) == Counter(expected)
    assert len(set(TILE_NAMES)) == 49
    assert set(Counter(halves()).values()) == {7}
    assert not any(upper[:-1] == lower[:-1] for upper, lower in (tile.split("-") for tile in TILE_NAMES))


def test_R1_3_seven_animals_each_with_a_column() -> None:
    assert ANIMAL_NAMES == ("camel", "mule", "snake", "hippo", "croc", "ibis", "cat")
    assert [column(arranged(CAMELS), animal) for animal in ANIMAL_NAMES] == [(0, 0, 3)] * 7


def test_R1_4_values_by_eyes() -> None:
    stacks = mastaba.load("luxor").new(seed=3).deal()["sarcophagi"].values()
    by_eyes = [sorted(stack[eyes] for stack in stacks) for eyes in range(3)]
    assert by_eyes == [[3, 3, 3, 3, 4, 4, 4], [5, 5, 5, 5, 6, 6, 6], [7, 7, 7, 8, 8, 8, 10]]


def test_R1_5_sixteen_scarabs_and_six_curse_tiles() -> None:
    match = mastaba.load("luxor", players=4, curse=True).new(seed=3)
    assert zone(match, "slab").facts.count == 16
    curses = {card for card in match.deal()["deck"] if card.startswith("curse:")}
    assert curses == {
        "curse:camel+mule+hippo",
        "curse:mule+snake+croc",
        "curse:snake+hippo+ibis",
        "curse:hippo+croc+cat",
        "curse:camel+croc+ibis",
        "curse:mule+ibis+cat",
    }


def test_R2_1_stacks_are_shuffled_within_their_eyes() -> None:
    deals = [mastaba.load("luxor").new(seed=seed).deal()["sarcophagi"] for seed in range(60)]
    for eyes, values in enumerate([{3, 4}, {5, 6}, {7, 8, 10}]):
        for animal in ANIMAL_NAMES:
            assert {deal[animal][eyes] for deal in deals} == values


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R2_2_three_tiles_each_and_the_rest_is_the_deck(players: int) -> None:
    deal = mastaba.load("luxor", players=players).new(seed=5).deal()
    assert [len(hand) for hand in deal["hands"]] == [3] * players
    assert Counter([*functools.reduce(operator.iadd, deal["hands"], []), *deal["deck"]]) == Counter(TILE_NAMES)


def test_R2_3_all_scarabs_on_the_slab_and_five_archaeologists_each() -> None:
    match = mastaba.load("luxor", players=3).new(seed=5)
    assert zone(match, "slab").facts.count == 16
    assert [zone(match, f"stock{seat}").facts.count for seat in (1, 2, 3)] == [5, 5, 5]


def test_R2_4_one_pharaoh_card_each_all_different_and_secret() -> None:
    seen = Counter[str]()
    for seed in range(140):
        cards = mastaba.load("luxor", players=4).new(seed=seed).deal()["pharaoh"]
        assert len(set(cards)) == 4
        seen.update(cards)
    assert set(seen) == set(ANIMAL_NAMES)
    match = arranged(CAMELS)
    assert zone(match, "pharaoh1", seat=1).pieces[0].face == "ibis"
    assert zone(match, "pharaoh1", seat=2).pieces[0].face is None
    assert "pharaoh card: ibis" in " ".join(match.log(seat=1))
    assert "ibis" not in " ".join(line for line in match.log(seat=2) if "pharaoh" in line)


def test_R2_5_any_seat_may_begin_and_play_goes_clockwise() -> None:
    assert {mastaba.load("luxor", players=3).new(seed=seed).seat for seed in range(30)} == {1, 2, 3}
    match = mastaba.load("luxor", players=3).new(seed=1, deal={"first": 3})
    seats = []
    for shaft in (1, 3, 5):
        seats.append(match.seat)
        match.play(next(text for text in match.legal() if text.endswith(str(shaft))))
    assert seats == [3, 1, 2]


def test_R3_1_drop_then_draw_then_the_next_player() -> None:
    match = arranged(CAMELS)
    assert drop(match, ("camelL-muleL", 1)) == ["dropped", "drew"]
    assert match.seat == 2


def test_R3_2_a_tile_of_the_hand_upright_into_a_shaft_with_room() -> None:
    match = arranged(["camelL-muleL", "crocR-snakeR", "hippoL-ibisL", "snakeR-camelR", "catR-ibisL", "muleL-hippoL"])
    assert not any(text in ("skip", "pass", "done") for text in match.legal())
    assert match.refusal("drop camelL-snakeL 1").code == "not_in_hand"  # type: ignore[union-attr]
    for number in range(5):
        match.play(next(text for text in match.legal() if text.endswith(" 1")))
        while match.seat and not match.legal()[0].startswith("drop"):
            match.play("skip" if "skip" in match.legal() else match.legal()[0])
        assert zone(match, "wall").facts.room[0] == 4 - number
    assert not any(text.endswith(" 1") for text in match.legal())
    tile = match.legal()[0].split()[1]
    with pytest.raises(IllegalAction) as caught:
        match.play(f"drop {tile} 1")
    assert caught.value.refusal.code == "shaft_full"
    first = zone(match, "wall").pieces[0]
    assert (first.face, first.facts.shaft, first.facts.y) == ("camelL-muleL", 1, 0)


def test_R3_3_hands_shrink_only_when_the_deck_is_empty() -> None:
    match = mastaba.load("luxor", players=4).new(seed=2, target="cpu")
    while not match.over:
        if match.legal()[0].startswith("drop"):
            left = zone(match, "deck").facts.count
            size = len(zone(match, f"hand{match.seat}", match.seat).pieces)
            assert size == 3 or left == 0
        match.play(match.legal()[-1])
    assert zone(match, "deck").facts.count == 0  # 37 draws for 40 tiles
    assert sum(len(zone(match, f"hand{seat}").pieces) for seat in range(1, 5)) == 9


def test_R3_4_only_the_owner_sees_tiles_and_values_all_see_eyes() -> None:
    match = arranged(CAMELS)
    assert {piece.face for piece in zone(match, "hand2", seat=1).pieces} == {None}
    assert {piece.face for piece in zone(match, "hand2", seat=2).pieces} == {CAMELS[1], CAMELS[3], CAMELS[5]}
    drop(match, *in_row(CAMELS[:4]), answer="post")
    assert treasure(match, owner=1, seat=1) == [(1, "3")]
    assert treasure(match, owner=1, seat=2) == [(1, None)]
    assert "3 points" in " ".join(match.log(seat=1))
    assert "3 points" not in " ".join(match.log(seat=2))


def test_R4_1_each_of_the_eight_neighbours_makes_a_pair() -> None:
    match = arranged([*CAMELS[:3], "snakeL-hippoR", "catL-camelL"])
    drop(match, *in_row(CAMELS[:3]), ("snakeL-hippoR", 8), answer="skip")
    assert drop(match, ("catL-camelL", 2)).count("formed") == 3  # below and on both lower diagonals
    far = arranged([CAMELS[0], CAMELS[1]])
    drop(far, (CAMELS[0], 1))
    assert "formed" not in drop(far, (CAMELS[1], 3))


def test_R4_2_old_pairs_never_count_again() -> None:
    match = arranged([CAMELS[0], CAMELS[1], "crocR-hippoL", "muleL-ibisR"])
    drop(match, (CAMELS[0], 1), (CAMELS[1], 2), answer="skip")
    assert column(match, "camel") == (0, 1, 3)
    drop(match, ("crocR-hippoL", 1), ("muleL-ibisR", 8), answer="skip")  # beside the two camels
    assert column(match, "camel") == (0, 1, 3)


def test_R4_3_same_when_both_look_the_same_way() -> None:
    match = arranged(["camelL-muleL", "camelL-snakeL", "camelR-hippoR"])
    drop(match, ("camelL-muleL", 1))
    told = match.play("drop camelL-snakeL 2")
    assert [event.fields["kind"] for event in told if event.code == "formed"] == ["same"]
    match.play("post")
    told = match.play("drop camelR-hippoR 3")
    assert [event.fields["kind"] for event in told if event.code == "formed"] == ["opposite"]


def mixed() -> list[str]:
    """The third drop forms camels that look alike and mules that do not."""
    return ["camelL-muleL", "catR-snakeR", "camelL-muleR"]


def test_R4_4_different_pairs_are_asked_for_in_any_order() -> None:
    match = arranged(mixed())
    drop(match, ("camelL-muleL", 1), ("catR-snakeR", 8), ("camelL-muleR", 2))
    assert match.legal() == ["resolve camel same", "resolve mule opposite"]
    other = match.copy()
    match.play("resolve mule opposite")
    match.play("post")  # the camels, the only ones left, resolve by themselves up to the question
    assert match.legal() == ["post", "skip"]
    match.play("skip")
    assert (column(match, "mule"), column(match, "camel")) == ((1, 1, 3), (0, 1, 3))
    other.play("resolve camel same")
    other.play("skip")
    assert other.legal() == ["post", "skip"]


def test_R5_1_an_empty_column_may_be_taken_or_not() -> None:
    match = arranged(CAMELS)
    drop(match, *in_row(CAMELS[:2]))
    assert match.legal() == ["post", "skip"]
    other = match.copy()
    match.play("post")
    assert column(match, "camel") == (2, 1, 3)
    assert zone(match, "stock2").facts.count == 4
    other.play("skip")
    assert column(other, "camel") == (0, 1, 3)


def test_R5_2_a_same_pair_replaces_an_opponent_by_itself() -> None:
    match = arranged(CAMELS)
    codes = drop(match, *in_row(CAMELS[:3]), answer="post")
    assert codes[:5] == ["dropped", "formed", "resolved", "sent_home", "posted"]
    assert column(match, "camel") == (1, 2, 3)
    assert [zone(match, f"stock{seat}").facts.count for seat in (1, 2)] == [4, 5]


def test_R5_3_an_opposite_pair_leaves_an_opponent() -> None:
    match = arranged(CAMELS)
    drop(match, *in_row(CAMELS[:4]), answer="post")
    assert column(match, "camel")[0] == 1
    assert match.seat == 1


def test_R5_4_the_own_archaeologist_stays() -> None:
    match = arranged(CAMELS)
    drop(match, *in_row(CAMELS[:5]), answer="post")
    assert column(match, "camel") == (1, 1, 2)
    assert zone(match, "stock1").facts.count == 4


def without_stock(holder: int) -> mastaba.Match:
    """Seat 2, all five on other columns, has formed a pair of camels where `holder` stands."""
    match = arranged(CAMELS)
    drop(match, (CAMELS[0], 1))
    match._state.holder[:] = [holder, 2, 2, 2, 2, 2, 0]
    match._state.stock[1] = 0
    drop(match, (CAMELS[1], 2))
    return match


def test_R5_5_without_stock_one_of_the_own_may_be_moved() -> None:
    match = without_stock(holder=0)
    assert match.legal() == ["skip", "move mule", "move snake", "move hippo", "move croc", "move ibis"]
    assert match.refusal("post").code == "no_stock"  # type: ignore[union-attr]
    match.play("move croc")
    assert (column(match, "camel"), column(match, "croc")[0]) == ((2, 1, 3), 0)
    against = without_stock(holder=1)
    assert "move mule" in against.legal()
    other = against.copy()
    against.play("move mule")
    assert column(against, "camel") == (2, 1, 3)
    assert zone(against, "stock1").facts.count == 6  # the one that stood there has come home
    other.play("skip")
    assert column(other, "camel") == (1, 1, 3)


def test_R5_5_every_later_pair_asks_again() -> None:
    match = arranged([*CAMELS[:3], "snakeL-hippoR", "catL-camelL"])
    drop(match, *in_row(CAMELS[:3]), ("snakeL-hippoR", 8), answer="skip")
    drop(match, ("catL-camelL", 2))
    asked = 0
    while match.legal() == ["post", "skip"]:
        match.play("skip")
        asked += 1
    assert asked == 3


def test_R6_1_every_pair_brings_a_scarab_whoever_stands_there() -> None:
    match = arranged(CAMELS)
    counts = []
    for move in in_row(CAMELS[:3]):
        drop(match, move, answer="skip")
        counts.append(column(match, "camel")[1])
    assert counts == [0, 1, 2]
    assert zone(match, "slab").facts.count == 14


def three_at_once() -> mastaba.Match:
    """Seat 1 is about to form three pairs of camels at once, nothing on the column yet but what `scarabs` says."""
    match = arranged([*CAMELS[:3], "snakeL-hippoR", "catL-camelL"])
    drop(match, *in_row(CAMELS[:3]), ("snakeL-hippoR", 8), answer="skip")
    match._state.slab += match._state.scarabs[0]
    match._state.scarabs[0] = 0
    return match


def test_R6_2_at_most_two_scarabs_a_turn_but_archaeologists_still_move() -> None:
    match = three_at_once()
    match.play("drop catL-camelL 2")
    match.play("skip")
    match.play("skip")
    assert column(match, "camel") == (0, 2, 3)
    match.play("post")
    assert column(match, "camel") == (1, 2, 3)


def test_R6_3_a_scarab_that_cannot_be_placed_is_neither_counted_nor_owed() -> None:
    match = three_at_once()
    match._state.slab = 1
    match.play("drop catL-camelL 2")
    match.play("post")
    assert column(match, "camel") == (1, 1, 3)
    assert zone(match, "slab").facts.count == 0
    match = three_at_once()
    match._state.scarabs[0], match._state.slab = 2, 0  # one comes free only when the first pair opens nothing
    match.play("drop catL-camelL 2")
    match.play("post")
    assert column(match, "camel") == (1, 2, 3)


def test_R6_4_the_third_scarab_opens_for_the_holder_and_the_second_follows() -> None:
    match = three_at_once()
    match._state.scarabs[0], match._state.slab = 2, 14
    match.play("drop catL-camelL 2")
    match.play("post")  # third scarab, opened; then one more, and the limit
    assert column(match, "camel") == (1, 1, 2)
    assert zone(match, "slab").facts.count == 15
    assert treasure(match, owner=1) == [(1, str(STACK["camel"][0]))]
    other = arranged(CAMELS)
    drop(other, *in_row(CAMELS[:4]), answer="post")
    assert treasure(other, owner=1) == [(1, "3")]  # on seat 2's turn


def waiting() -> mastaba.Match:
    """Three scarabs wait at the camels, nobody there; seat 1 forms one more pair."""
    match = arranged(CAMELS)
    drop(match, *in_row(CAMELS[:4]), answer="skip")
    assert column(match, "camel") == (0, 3, 3)
    drop(match, (CAMELS[4], 5))
    return match


def test_R6_5_who_comes_to_three_waiting_scarabs_opens_before_the_next_scarab() -> None:
    match = waiting()
    match.play("post")
    assert column(match, "camel") == (1, 1, 2)
    assert zone(match, "slab").facts.count == 15
    other = waiting()
    other.play("skip")
    assert column(other, "camel") == (0, 3, 3)
    moved = waiting()
    moved._state.stock[0], moved._state.phase = 0, 3
    moved._state.holder[1] = 1
    moved.play("move mule")
    assert column(moved, "camel") == (1, 1, 2)


def test_R6_6_a_column_without_sarcophagi_keeps_three_and_can_be_taken_over() -> None:
    match = arranged(CAMELS)
    match._state.opened[0] = 3
    drop(match, *in_row(CAMELS[:5]), answer="post")
    assert column(match, "camel") == (1, 3, 0)
    assert treasure(match, owner=1) == []
    drop(match, (CAMELS[5], 6))
    assert column(match, "camel") == (2, 3, 0)
