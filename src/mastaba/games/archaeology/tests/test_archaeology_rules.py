"""Archaeology, rule by rule: the box, the table, digging, trading."""

from __future__ import annotations

from collections import Counter

import pytest

import mastaba
from mastaba.games.archaeology.tests.archaeology_tables import BOX, code, deckless, faces, play, rule, table, zone
from mastaba.games.archaeology.view import Danger


def dealt(players: int = 2, seed: int = 1) -> mastaba.Match:
    return mastaba.load("archaeology", players=players).new(seed=seed)


# R1 and R2


def test_R1_1_R1_4_R2_5_the_box_is_used_whole() -> None:
    for players, storms in ((2, 6), (3, 5), (4, 4)):
        deal = dealt(players).deal()
        heaps = [*deal["hands"], *(deal[key] for key in ("market", "small", "medium", "large", "deck"))]
        assert sum(map(Counter, heaps), Counter()) == Counter({**BOX, "storm": storms})


def test_R1_2_trade_values() -> None:
    """Each treasure is given alone for what the market has at every value; takes tell its worth."""
    market = {"shard": 1, "coin": 2, "talisman": 3, "mask": 4}
    for treasure, value in {"shard": 1, "parchment": 1, "coin": 2, "cup": 2, "talisman": 3, "map": 3, "mask": 4}.items():
        match = table(f"{treasure} parchment", "", market="shard coin talisman mask parchment", dig="cup")
        play(match, f"give {treasure}")
        for card, price in market.items():
            if card != treasure:
                assert (f"take {card}" in match.legal()) == (price <= value), (treasure, card)


PRICES = {
    "shard": [1, 2, 3, 4, 15],
    "parchment": [1, 2, 3, 10],
    "coin": [2, 5, 10, 18, 30],
    "talisman": [3, 7, 14, 24, 40],
    "cup": [2, 15],
    "map": [3],
    "mask": [4, 12, 26, 50],
}


@pytest.mark.parametrize("treasure", PRICES)
def test_R1_3_R7_2_set_values_and_largest_sets(treasure: str) -> None:
    for size, value in enumerate(PRICES[treasure], 1):
        match = table(f"{BOX[treasure]} {treasure}", "", dig="thief")
        play(match, f"sell {treasure} {size}")
        assert match.scores() == [value, 0]
    assert (
        code(table(f"{BOX[treasure]} {treasure}", "", dig="thief"), f"sell {treasure} {len(PRICES[treasure]) + 1}")
        == "no_such_set"
    )


@pytest.mark.parametrize(("players", "deck"), [(2, 58), (3, 53), (4, 48)])
def test_R2_1_R2_2_R2_3_R2_4_R2_6_the_table_is_laid(players: int, deck: int) -> None:
    deal = dealt(players).deal()
    assert [len(hand) for hand in deal["hands"]] == [4] * players
    assert [len(deal[key]) for key in ("market", "small", "medium", "large")] == [5, 3, 5, 7]
    assert len(deal["deck"]) == deck
    assert Counter(deal["deck"])["map"] == 6
    assert Counter(deal["deck"])["thief"] == 8


def test_R2_6_the_deck_is_shuffled_through() -> None:
    decks = [dealt(seed=seed).deal()["deck"] for seed in range(300)]
    tops = Counter(deck[0] for deck in decks)
    assert set(tops) == {*BOX, "storm"}
    assert 20 <= tops["thief"] + tops["storm"] <= 130  # 14 in 58, over 300 decks


def test_R2_7_chance_says_who_begins() -> None:
    assert {dealt(4, seed).deal()["first"] for seed in range(40)} == {1, 2, 3, 4}
    assert mastaba.load("archaeology", players=3).new(seed=1, deal={"first": 3}).seat == 3


# R3 and R4


def test_R3_1_actions_in_any_order_and_as_often_as_one_likes() -> None:
    match = table("coin map 2 shard", "coin", market="parchment cup", small="2 mask", dig="coin")
    play(match, "sell shard 1", "give coin", "take cup", "trade", "explore small", "sell mask 2", "sell shard 1", "end")
    assert match.seat == 2


def test_R3_1_a_turn_may_do_nothing() -> None:
    match = table("coin", "coin", dig="coin")
    play(match, "end")
    assert match.seat == 2


def test_R3_2_turns_pass_clockwise() -> None:
    match = table("", "", "", dig="3 coin shard", first=2)
    seats = []
    for _ in range(4):
        seats.append(match.seat)
        play(match, "end")
    assert seats == [2, 3, 1, 2]


def test_R4_1_the_dig_is_made_by_itself_and_unseen_by_others() -> None:
    match = table("coin", "shard", dig="mask")
    assert faces(match, "hand1", seat=1) == ["coin", "mask"]
    assert faces(match, "hand1", seat=2) == [None, None]
    assert zone(match, "deck").facts.count == 72 - 2 + 8 + 6 - 1
    assert [event.fields for event in match.events(2) if event.code == "dug"] == [{"player": 1, "card": None}]


def test_R4_1_maps_are_treasures_and_hands_have_no_limit() -> None:
    match = table("18 shard 16 parchment", "", dig="map")
    assert zone(match, "hand1").facts.count == 35


def test_R4_2_a_thief_robs_an_opponent_who_has_cards() -> None:
    match = table("coin", "", "shard", "mask", dig="thief")
    assert match.legal() == ["steal 3", "steal 4"]
    assert code(match, "steal 1") == "yourself"
    assert code(match, "steal 2") == "nothing_to_steal"
    assert code(match, "end") == code(match, "discard coin") == "must_steal"
    play(match, "steal 4")
    assert faces(match, "hand1") == ["coin", "mask"]
    assert match.chances() == [("steal", "mask")]
    assert zone(match, "thieves").facts == Danger(count=1, left=7)
    assert "end" in match.legal()


def test_R4_2_one_victim_is_still_a_choice_and_there_is_no_fifth_seat() -> None:
    match = table("", "coin", dig="thief")
    assert match.legal() == ["steal 2"]
    assert code(match, "steal 3") == code(match, "steal 9") == "no_such_seat"


def test_R4_2_each_card_is_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    edition = mastaba.load("archaeology", players=2)
    deal = {**table("", "3 coin mask", dig="thief").deal()}
    for seed in range(800):
        match = edition.new(seed=seed, deal=deal, target="cpu")
        match.play("steal 2")
        drawn[match.chances()[0][1]] += 1
    assert set(drawn) == {"coin", "mask"}
    assert 150 <= drawn["mask"] <= 250  # 200 expected, 4 deviations


def test_R4_3_only_thief_and_victim_see_what_is_stolen() -> None:
    match = table("", "coin shard", "", dig="thief")
    play(match, "steal 2")
    stolen = match.chances()[0][1]
    told = [[event.fields["card"] for event in match.events(seat) if event.code == "stole"] for seat in (1, 2, 3)]
    assert told == [[stolen], [stolen], [None]]
    assert faces(match, "hand1", seat=2) == [stolen]
    assert faces(match, "hand1", seat=3) == [None]


def test_R4_4_a_thief_without_a_victim_does_nothing_and_there_is_no_second_dig() -> None:
    match = table("coin", "", dig="thief shard")
    assert match.seat == 1
    assert faces(match, "hand1") == ["coin"]
    assert [event.code for event in match.events()] == ["first", "turn", "thief", "nobody"]


def test_R4_5_the_storm_of_the_rulebook() -> None:
    """Hands of 6, 5, 3 and 1: the digger loses 3, then 2, 1 and none go, clockwise."""
    match = table("3 parchment 2 coin mask", "5 shard", "3 cup", "mask", dig="storm talisman")
    assert set(match.legal()) == {"discard parchment", "discard coin", "discard mask"}
    assert code(match, "end") == "must_discard"
    play(match, "discard parchment", "discard parchment", "discard coin")
    assert match.seat == 2
    play(match, "discard shard", "discard shard")
    assert match.seat == 3
    play(match, "discard cup")
    assert match.seat == 1
    assert faces(match, "market") == ["shard", "shard", "parchment", "parchment", "coin", "cup"]
    assert [zone(match, f"hand{seat}").facts.count for seat in (1, 2, 3, 4)] == [4, 3, 2, 1]


def test_R4_5_the_storm_starts_with_the_digger_wherever_it_sits() -> None:
    match = table("2 coin", "2 shard", "2 cup", dig="storm mask", first=3)
    seats = []
    while match.legal()[0].startswith("discard"):
        seats.append(match.seat)
        play(match, match.legal()[0])
    assert seats == [3, 1, 2]
    assert match.seat == 3


def test_R4_5_the_storm_passes_over_those_without_a_share() -> None:
    match = table("2 coin", "", "shard", dig="mask storm cup")
    play(match, "end")
    assert match.seat == 1, "seat 2 dug the storm; it has nothing to lose, nor has seat 3"
    play(match, "discard mask")
    assert match.seat == 2
    assert faces(match, "hand2", seat=2) == ["cup"]


def test_R4_6_the_digger_digs_again_and_a_second_storm_strikes_again() -> None:
    match = table("4 coin", "2 shard", dig="2 storm thief")
    play(match, "discard coin", "discard coin", "discard shard", "discard coin")
    assert match.legal() == ["steal 2"]
    assert zone(match, "storms").facts == Danger(count=2, left=4)


def test_R4_6_storms_that_find_nothing_pass_over() -> None:
    match = table("", "coin", dig="3 storm shard")
    assert match.seat == 1
    assert faces(match, "hand1") == ["shard"]


def test_R4_6_a_storm_may_be_the_last_card() -> None:
    match = table("2 coin", "2 shard", dig="5 storm 8 thief storm", rest="large")
    play(match, "discard coin", "discard shard")
    for _ in range(8):
        play(match, next(text for text in match.legal() if text.startswith("steal") or text == "end"))
        if "end" in match.legal():
            play(match, "end")
    while match.legal()[0].startswith("discard"):
        play(match, match.legal()[0])
    assert zone(match, "deck").facts.count == 0
    assert "end" in match.legal()


# R5


def test_R5_1_R5_2_R5_3_the_trade_of_the_rulebook() -> None:
    """Two parchments and a coin for a talisman and a shard: 4 for 4."""
    match = table("2 parchment coin", "coin", market="talisman shard cup", dig="mask")
    play(match, "give parchment", "give parchment", "give coin", "take talisman")
    assert match.legal() == ["take shard", "trade"]
    play(match, "take shard")
    assert match.legal() == ["trade"]
    assert faces(match, "market") == ["cup"]
    play(match, "trade")
    assert faces(match, "market") == ["parchment", "parchment", "coin", "cup"]
    assert faces(match, "hand1") == ["shard", "talisman", "mask"]


def test_R5_1_giving_ends_with_the_first_take() -> None:
    match = table("2 parchment coin", "coin", market="shard cup", dig="mask")
    assert code(match, "take shard") == code(match, "trade") == "no_trade"
    play(match, "give parchment", "take shard")
    assert code(match, "give parchment") == "already_taking"


def test_R5_2_a_card_must_be_in_the_market_and_within_the_credit() -> None:
    match = table("2 coin", "coin", market="shard talisman", dig="mask")
    play(match, "give coin")
    assert code(match, "take talisman") == "too_dear"
    assert code(match, "take cup") == "not_in_market"
    play(match, "take shard", "trade")
    assert match.events()[-1].fields == {"player": 1, "lost": 1}
    play(match, "give coin")
    assert code(match, "take talisman") == "too_dear", "the surplus of the first trade is lost"


def test_R5_3_nothing_else_while_a_trade_is_open() -> None:
    match = table("2 coin map", "coin", market="shard", small="mask", dig="mask")
    play(match, "give coin")
    assert {code(match, text) for text in ("end", "sell coin 1", "explore small")} == {"trade_open"}
    assert code(match, "trade") == "nothing_taken"
    assert match.legal() == ["give coin", "give map", "give mask", "take shard"]


def test_R5_4_given_cannot_be_taken_nor_taken_given() -> None:
    match = table("2 coin 3 map", "coin", market="coin cup shard talisman", small="parchment", dig="mask")
    play(match, "give coin")
    assert code(match, "take coin") == "was_given"
    play(match, "take cup", "trade")
    assert code(match, "give cup") == "was_taken"
    play(match, "give map")
    assert code(match, "take coin") == "was_given", "also in a later trade"


def test_R5_4_an_exploration_lifts_the_bar() -> None:
    match = table("2 coin 3 map", "coin", market="cup shard", small="parchment", dig="mask")
    play(match, "give coin", "take cup", "trade", "explore small", "give cup")
    assert "take coin" in match.legal()


def test_R5_4_a_new_turn_lifts_the_bar() -> None:
    match = table("2 coin", "coin", market="cup", dig="mask shard shard")
    play(match, "give coin", "take cup", "trade", "end", "end", "give cup")
    assert "take coin" in match.legal()


def test_R5_5_a_gift_that_leads_nowhere_is_refused() -> None:
    match = table("3 shard", "coin", market="mask", dig="thief")
    play(match, "steal 2")
    assert "give shard" in match.legal(), "3 shards and the stolen coin reach 5, the mask costs 4"
    poor = table("3 shard", "", market="mask", dig="thief")
    assert code(poor, "give shard") == "no_way_to_trade"
    assert rule(poor, "give shard") == "R5.5"


def test_R5_5_cards_of_the_treasure_wanted_do_not_count_towards_it() -> None:
    match = table("2 talisman shard", "", market="talisman", dig="thief")
    assert code(match, "give talisman") == "no_way_to_trade"
    assert code(match, "give shard") == "no_way_to_trade"


def test_R5_5_the_only_treasure_to_be_had_cannot_itself_be_given() -> None:
    match = table("talisman 2 coin", "", market="talisman", dig="thief")
    assert [text for text in match.legal() if text.startswith("give")] == ["give coin"]
    assert code(match, "give talisman") == "no_way_to_trade"


def test_R5_5_a_taken_treasure_does_not_count() -> None:
    match = table("coin shard", "", market="cup mask", dig="thief")
    play(match, "give coin", "take cup", "trade")
    assert code(match, "give shard") == "no_way_to_trade", "1 for the shard; the cup cannot be given, and all costs 2 or more"


def test_R5_5_an_empty_market_takes_nothing() -> None:
    assert not [text for text in table("5 coin", "", dig="mask").legal() if text.startswith("give")]


def test_R5_6_trades_repeat_and_the_market_grows() -> None:
    match = table("4 coin", "coin", market="3 shard", dig="mask")
    for _ in range(3):
        play(match, "give coin", "take shard", "trade")
    assert faces(match, "market") == ["coin"] * 3
    assert zone(match, "market").facts.count == 3


def test_R5_1_what_is_not_in_hand_cannot_be_given() -> None:
    match = deckless("coin", "coin", market="shard")
    assert code(match, "give mask") == "not_in_hand"
