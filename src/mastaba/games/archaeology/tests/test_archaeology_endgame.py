"""Archaeology, rule by rule: the pyramid, the museum, the end, and what a deal may say."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mastaba
from mastaba.errors import BadDeal, BadOption
from mastaba.games.archaeology.tests.archaeology_tables import code, deckless, faces, play, rule, table, zone
from mastaba.records.record import read, verify

# R6


@pytest.mark.parametrize(("chamber", "maps"), [("small", 1), ("medium", 2), ("large", 3)])
def test_R6_1_R6_2_R6_3_each_chamber_asks_for_its_maps(chamber: str, maps: int) -> None:
    contents: dict[str, Any] = {chamber: "2 mask cup"}
    few = table(f"{maps - 1} map" if maps > 1 else "coin", "", dig="shard", **contents)
    assert code(few, f"explore {chamber}") == "too_few_maps"
    match = table("5 map", "", dig="shard", **contents)
    play(match, f"explore {chamber}")
    assert faces(match, "hand1") == ["shard", "cup", *["map"] * (5 - maps), "mask", "mask"]
    assert faces(match, "out") == ["map"] * maps
    assert code(match, f"explore {chamber}") == "explored"
    assert zone(match, chamber).facts.is_explored


def test_R6_1_the_finds_are_seen_by_the_finder_alone() -> None:
    match = table("map", "", small="mask cup coin", dig="shard")
    play(match, "explore small")
    found = [[event.fields["card"] for event in match.events(seat) if event.code == "found"] for seat in (1, 2)]
    assert found == [["coin", "cup", "mask"], [None] * 3]


def test_R6_3_a_closed_chamber_can_be_empty() -> None:
    match = table("map", "", dig="shard")
    play(match, "explore small")
    assert faces(match, "hand1") == ["shard"]


# R7


def test_R7_1_R7_3_sets_lie_apart_and_are_never_added_to() -> None:
    match = table("6 talisman", "", dig="shard")
    play(match, "sell talisman 4", "sell talisman 2")
    assert match.scores() == [24 + 7, 0]
    assert [piece.facts.set for piece in zone(match, "museum1").pieces] == [1, 1, 2, 2, 2, 2]
    assert code(match, "sell talisman 1") == "not_in_hand"


def test_R7_1_no_more_than_one_has() -> None:
    match = table("2 talisman", "", dig="shard")
    assert code(match, "sell talisman 3") == "too_few"
    assert code(match, "sell mask 1") == "not_in_hand"


def test_R7_2_six_talismans_sell_five_at_most() -> None:
    match = table("6 talisman 2 map", "", dig="shard")
    sales = [text for text in match.legal() if text.startswith("sell")]
    assert sales == ["sell shard 1", *(f"sell talisman {size}" for size in range(1, 6)), "sell map 1"]
    refusal = match.refusal("sell talisman 6", lang="fr")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no_such_set", "R7.2")
    assert "5 talismans" in refusal.sentence


def test_R7_4_what_is_sold_is_safe() -> None:
    match = table("4 coin", "", dig="shard thief")
    play(match, "sell coin 4", "end", "steal 1")
    assert match.chances() == [("steal", "shard")]
    assert faces(match, "museum1") == ["coin"] * 4


# R8


def test_R8_1_without_a_deck_nobody_digs_and_the_pyramid_stays_open() -> None:
    match = deckless("map", "coin", small="3 mask", medium="cup")
    play(match, "end")
    assert match.seat == 1
    assert faces(match, "hand1") == ["map"]
    play(match, "explore small")
    assert faces(match, "hand1") == ["mask"] * 3


def test_R8_2_R8_3_all_passing_makes_the_first_of_them_sell() -> None:
    match = deckless("coin", "cup", "mask")
    play(match, "end", "end", "end")
    assert code(match, "end") is None, "two passes: the turn of seat 3 began with a dig (R8.4)"
    play(match, "end")
    assert match.seat == 1
    assert match.legal() == ["sell coin 1"]
    assert rule(match, "end") == "R8.3"
    play(match, "sell coin 1", "end")
    assert match.legal() == ["sell cup 1", "end"], "the sale has broken the row of passes"


def test_R8_2_a_seat_without_cards_is_skipped_and_that_is_a_pass() -> None:
    match = deckless("coin", "cup", "mask")
    play(match, "end", "sell coin 1", "end", "end")
    assert match.seat == 3
    play(match, "end")
    assert match.seat == 2, "seat 1 is skipped"
    assert code(match, "end") == "sale_owed", "seats 2, 3 and 1 have passed"
    assert [event.fields["player"] for event in match.events() if event.code == "skipped"] == [1]


def test_R8_2_who_sells_the_last_card_still_ends_the_turn() -> None:
    match = deckless("coin", "cup")
    play(match, "end", "sell coin 1")
    assert match.legal() == ["end"]


def test_R8_3_an_obliged_seat_without_cards_hands_the_debt_on() -> None:
    match = deckless("coin", "cup", "mask")
    play(match, "end", "sell coin 1", "end", "sell cup 1", "end", "end")
    assert match.seat == 3, "seat 3 passed, seats 1 and 2 were skipped"
    assert match.legal() == ["sell mask 1"]


def test_R8_3_the_debt_is_settled_by_a_sale_alone() -> None:
    match = deckless("map", "coin", "map", "cup", small="2 mask", market="shard")
    play(match, "end", "end", "end", "end", "end")
    assert match.seat == 1
    assert code(match, "end") == "sale_owed"
    play(match, "explore small")
    assert code(match, "end") == "sale_owed"
    play(match, "give mask", "take shard", "trade")
    assert code(match, "end") == "sale_owed"
    play(match, "sell shard 1", "end")


def test_R8_3_an_empty_hand_owes_nothing() -> None:
    match = deckless("map", "coin")
    play(match, "end", "end", "end")
    assert code(match, "end") == "sale_owed"
    play(match, "explore small")
    assert match.legal() == ["end"], "the small chamber was empty"


def test_R8_3_a_trade_breaks_the_passes() -> None:
    match = deckless("coin", "cup", market="shard parchment")
    play(match, "end", "end", "give cup", "take shard", "trade", "end")
    assert code(match, "end") is None
    play(match, "end", "end")
    assert match.seat == 1
    assert code(match, "end") == "sale_owed"


def test_R8_4_turns_with_a_dig_are_no_passes() -> None:
    match = deckless("coin coin", "cup cup")
    play(match, "end")
    assert match.seat == 1
    assert code(match, "end") is None


# Q1


def only_trading(rounds: int, **options: Any) -> mastaba.Match:
    """Two seats that do nothing but trade one card back and forth after the deck is gone."""
    match = deckless("coin", "cup", market="2 coin 2 cup 2 talisman", **options)
    play(match, "end")
    for turn in range(2 * rounds):
        wanted = "cup" if "give coin" in match.legal() else "coin"
        assert "end" in match.legal(), turn
        play(match, "give coin" if wanted == "cup" else "give cup", f"take {wanted}", "trade", "end")
    return match


def test_Q1_after_three_idle_rounds_trades_do_not_help() -> None:
    match = only_trading(3)
    assert code(match, "end") == "sale_owed"
    assert [text for text in match.legal() if text.startswith("give")]


def test_Q1_fewer_or_more_rounds() -> None:
    assert code(only_trading(1, idle_rounds=1), "end") == "sale_owed"
    assert code(only_trading(3, idle_rounds=4), "end") is None
    assert code(only_trading(4, idle_rounds=4), "end") == "sale_owed"
    for wrong in (0, -1, 5000):
        with pytest.raises(BadOption):
            mastaba.load("archaeology", idle_rounds=wrong)


def test_Q1_a_sale_or_an_exploration_starts_the_count_afresh() -> None:
    match = deckless("map coin", "cup cup", market="2 coin 2 cup 2 talisman", small="shard", idle_rounds=1)
    play(match, "end", "explore small", "end", "give cup", "take coin", "trade", "end")
    assert code(match, "end") is None
    play(match, "give coin", "take cup", "trade", "end")
    assert code(match, "end") == "sale_owed"


# R9


def test_R9_1_the_game_ends_at_once() -> None:
    match = deckless("coin", "cup")
    play(match, "end", "sell coin 1", "end", "sell cup 1")
    assert match.over
    assert (match.ending, match.legal()) == ("sold", [])
    assert code(match, "end") == "over"


def test_R9_1_it_may_end_by_an_empty_chamber() -> None:
    match = deckless("map", "cup")
    play(match, "sell cup 1", "end", "explore small")
    assert match.over


def test_R9_1_it_may_end_by_the_last_thief() -> None:
    match = table("", "", dig="6 storm 8 thief", rest="large")
    play(match, *["end"] * 7)
    assert match.over
    assert match.winners() == [1, 2]


def test_R9_1_an_open_trade_keeps_it_going() -> None:
    match = deckless("coin", "cup", market="shard")
    play(match, "sell cup 1", "end", "give coin")
    assert not match.over
    assert match.legal() == ["take shard"]


def test_R9_1_empty_hands_do_not_end_it_while_there_is_a_deck() -> None:
    match = table("", "", dig="thief coin")
    assert match.legal() == ["end"]


def test_R9_2_the_example_of_the_rulebook() -> None:
    match = table("6 talisman 5 coin", "", dig="shard")
    play(match, "sell talisman 4", "sell talisman 2", "sell coin 5")
    assert match.scores() == [61, 0]


def test_R9_3_the_most_money_wins() -> None:
    match = deckless("coin", "mask")
    assert match.winners() == []
    play(match, "sell mask 1", "end", "sell coin 1")
    assert (match.scores(), match.winners()) == ([2, 4], [2])


def test_R9_3_a_tie_goes_to_the_fewest_cards() -> None:
    match = deckless("coin shard", "map")
    play(match, "sell coin 1", "sell shard 1", "end", "sell map 1")
    assert (match.scores(), match.winners()) == ([3, 3], [2])


def test_R9_3_the_fewest_cards_count_only_among_the_richest() -> None:
    match = deckless("coin coin", "talisman shard", "parchment")
    play(match, "sell talisman 1", "sell shard 1", "end", "sell parchment 1", "end", "sell coin 2")
    assert (match.scores(), match.winners()) == ([5, 4, 1], [1])


def test_R9_3_a_full_tie_is_shared() -> None:
    match = deckless("coin", "shard", "parchment", "cup")
    play(match, "sell cup 1", "end", "sell coin 1", "end", "sell shard 1", "end", "sell parchment 1")
    assert (match.scores(), match.winners()) == ([2, 1, 1, 2], [1, 4])


def test_R9_3_winners_fit_where_many_games_are_counted() -> None:
    match = deckless("4 talisman", "4 mask")
    play(match, "sell mask 4", "end", "sell talisman 4")
    won = np.zeros(2, np.int8)
    match.edition.rules().winners(match._state, won)
    assert won.tolist() == [0, 1]


# Deals


def arranged(**deal: Any) -> mastaba.Match:
    return mastaba.load("archaeology", players=2).new(seed=3, deal=deal)


def test_R2_1_what_a_deal_leaves_open_is_filled_by_the_rules() -> None:
    laid = arranged(hands=[["map", "coin"], []]).deal()
    assert laid["hands"] == [["coin", "map"], []]
    assert [len(laid[key]) for key in ("market", "small", "medium", "large")] == [5, 3, 5, 7]
    assert not any("map" in laid[key] for key in ("market", "small", "medium", "large"))
    assert laid["deck"].count("map") == 5


def test_R2_6_the_deck_of_a_deal_lists_the_top_first() -> None:
    laid = table("", "", dig="coin mask thief").deal()
    assert laid["deck"][:3] == ["coin", "mask", "thief"]


@pytest.mark.parametrize(
    "deal",
    [
        {"market": ["thief"]},
        {"hands": [["storm"], []]},
        {"hands": [["mask"] * 5, []]},
        {"hands": [[]]},
        {"hands": [[], "coin"]},
        {"deck": ["coin"]},
        {"small": ["sphinx"]},
        {"small": [3]},
        {"small": None},
        {"small": "coin"},
        {"large": {"coin": 3}},
        {"first": 3},
    ],
)
def test_R2_1_a_deal_that_does_not_use_the_box_is_refused(deal: dict[str, Any]) -> None:
    with pytest.raises(BadDeal):
        arranged(**deal)


# Words and records


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sell coin 0", "no_such_set"),
        ("sell coin 9", "no_such_set"),
        ("sell thief 1", "no_such_treasure"),
        ("give storm", "no_such_treasure"),
        ("explore huge", "no_such_chamber"),
        ("steal 0", "no_such_seat"),
        ("Sell coin 1", "unknown"),
        ("sell coin", "unknown"),
        ("steal ٣", "unknown"),
    ],
)
def test_texts_that_name_no_action_are_refused_with_a_reason(text: str, expected: str) -> None:
    match = table("coin", "", dig="shard")
    assert code(match, text) == expected
    assert all((match.refusal(text, lang) or pytest.fail("no refusal")).sentence for lang in ("en", "fr"))


def test_every_refusal_can_be_said_at_every_point() -> None:
    match, choose = mastaba.load("archaeology", players=3).new(seed=2), random.Random(2)
    for step in range(60):
        if step % 6 == 0:
            for text in match.game.actions:
                for lang in ("en", "fr"):
                    refusal = match.refusal(text, lang)
                    assert (refusal is None) == (text in match.legal())
        match.play(choose.choice(match.legal()))


GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.toml"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_hold(path: Path) -> None:
    assert verify(next(read(path.read_text(encoding="utf8")))).over


def test_there_are_golden_games() -> None:
    assert len(GOLDEN) >= 4
