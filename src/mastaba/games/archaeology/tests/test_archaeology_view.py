"""What a seat is shown and told: facts of the table, what follows from an action, how points come about, what was meant."""

from __future__ import annotations

import random

import pytest

import mastaba
from mastaba import offers, undo
from mastaba.consequences import Consequences, Unknown
from mastaba.games.archaeology.tests.archaeology_tables import deckless, play, table, zone
from mastaba.games.archaeology.view import PRICES, meant, path, tally
from mastaba.offers import choices
from mastaba.server.tables import spectator
from mastaba.text.naming import naming
from mastaba.views import PointsLine, Zone


def after(answer: Consequences, name: str) -> Zone:
    """A zone as it would be."""
    return next(zone for zone in answer.zones or [] if zone.id == name)


def told(answer: Consequences) -> list[tuple[str, dict[str, object]]]:
    return [(event.code, dict(event.fields)) for event in answer.events]


# Facts


def test_R1_2_R1_3_R7_2_the_price_list_says_what_so_many_cards_bring() -> None:
    prices = {price.treasure: price for price in PRICES}
    assert (prices["coin"].trade, prices["coin"].sets) == (2, [2, 5, 10, 18, 30])
    assert prices["coin"].largest == [1, 2, 3, 4, *[5] * 10]
    assert prices["map"].largest == [1] * 6
    match = table("6 coin", "", dig="shard")
    largest = prices["coin"].largest[6 - 1]
    assert [f"sell coin {size}" in match.legal() for size in (largest, largest + 1)] == [True, False]


def test_R5_2_R5_4_what_can_be_taken_is_a_fact_of_the_market() -> None:
    match = table("2 coin", "", market="shard mask cup", dig="coin")
    assert zone(match, "market").facts.takable == []
    play(match, "give coin")
    assert (zone(match, "offer").facts.given, zone(match, "offer").facts.credit) == (2, 2)
    assert zone(match, "market").facts.takable == ["shard", "cup"]
    play(match, "give coin")
    assert zone(match, "market").facts.takable == ["shard", "cup", "mask"]
    play(match, "take cup")
    assert (zone(match, "offer").facts.given, zone(match, "offer").facts.credit) == (4, 2)
    assert zone(match, "market").facts.takable == ["shard"]


def test_R10_1_whoever_watches_sees_every_zone_too() -> None:
    match = table("2 coin", "shard", market="cup", dig="coin")
    play(match, "give coin", "take cup", "trade")
    watched = spectator.view(match)
    assert [zone.id for zone in watched.zones] == [zone.id for zone in match.view(1).zones]
    hand = next(zone for zone in watched.zones if zone.id == "hand1")
    assert [piece.face for piece in hand.pieces] == ["cup", None, None]


# What follows


def test_R7_1_a_sale_says_what_it_brings_and_the_museum_after_it() -> None:
    match = table("4 coin", "", dig="shard")
    answer = match.consequences("sell coin 3")
    sold = {"player": 1, "card": "coin", "count": 3, "value": 10, "treasures": "coin"}
    assert (told(answer), answer.unknown) == ([("sold", sold)], [])
    assert after(answer, "museum1").facts.points == 10
    assert [piece.face for piece in after(answer, "hand1").pieces] == ["shard", "coin"]


def test_R5_2_a_gift_says_the_credit_and_what_could_be_taken_with_it() -> None:
    match = table("2 coin", "", market="shard mask cup", dig="talisman")
    answer = match.consequences("give talisman")
    assert (after(answer, "offer").facts.credit, after(answer, "market").facts.takable) == (3, ["shard", "cup"])
    play(match, "give coin", "give talisman")
    answer = match.consequences("take mask")
    assert (after(answer, "offer").facts.credit, after(answer, "market").facts.takable) == (1, ["shard"])
    play(match, "take mask")
    answer = match.consequences("trade")
    assert told(answer) == [("traded", {"player": 1, "lost": 1})]
    assert {zone.id for zone in answer.zones or []} == {"market", "offer"}


def test_R6_1_exploring_says_its_price_and_not_what_is_found() -> None:
    match = table("2 map", "", medium="mask cup coin", dig="shard")
    answer = match.consequences("explore medium")
    assert told(answer) == [("explored", {"player": 1, "chamber": "medium", "maps": 2, "cards": 3})]
    assert (answer.zones, answer.unknown) == (None, [Unknown("found")])


def test_R6_3_an_empty_chamber_leaves_nothing_unknown() -> None:
    answer = table("map", "", dig="shard").consequences("explore small")
    assert after(answer, "small").facts.is_explored
    assert answer.unknown == []


@pytest.mark.parametrize("dug", ["mask", "thief", "storm"])
def test_R4_1_what_comes_of_ending_a_turn_is_unknown_while_there_is_a_deck(dug: str) -> None:
    answer = table("coin", "3 shard", dig=f"coin {dug}").consequences("end")
    assert told(answer) == [("ended", {"player": 1}), ("turn", {"player": 2})]
    assert answer.zones is None
    assert [unknown.code in ("dug", "thief", "storm") for unknown in answer.unknown] == [True]


def test_R8_2_without_a_deck_it_is_certain() -> None:
    match = deckless("coin", "coin")
    play(match, "end")
    answer = match.consequences("end")
    assert told(answer) == [("passed", {"player": 1}), ("turn", {"player": 2})]
    assert answer.unknown == []
    play(match, "end")
    answer = match.consequences("end")
    assert told(answer)[1:] == [("turn", {"player": 1}), ("owes", {"player": 1})]
    assert after(answer, "hand1").facts.owes_sale


def test_R4_2_what_a_thief_takes_is_unknown_even_where_some_cards_are_known() -> None:
    match = table("4 coin", "2 shard", market="2 cup", dig="shard thief")
    play(match, "give coin", "give coin", "take cup", "take cup", "trade", "sell coin 2", "end")
    assert match.legal() == ["steal 1"]
    answer = match.consequences("steal 1")
    assert (answer.events, answer.zones, answer.unknown) == ([], None, [Unknown("stole")])


def test_R4_5_a_storm_moves_on_certainly_until_the_next_dig() -> None:
    match = table("2 coin", "2 shard", dig="storm")
    answer = match.consequences("discard coin")
    assert told(answer) == [("discarded", {"player": 1, "card": "coin"}), ("share", {"player": 2, "cards": 1})]
    assert after(answer, "hand2").facts.share == 1
    play(match, "discard coin")
    answer = match.consequences("discard shard")
    assert told(answer) == [("discarded", {"player": 2, "card": "shard"})]
    assert answer.zones is None


# Points


def test_R9_2_the_tally_has_a_line_a_treasure() -> None:
    match = table("6 talisman coin", "", dig="coin")
    play(match, "sell talisman 2", "sell talisman 4", "sell coin 1", "sell coin 1")
    coins, talismans = tally(match.seen(1), 0)
    assert coins == PointsLine("points-coin", 4, {"sets": "1 → 2, 1 → 2"})
    assert talismans == PointsLine("points-talisman", 31, {"sets": "4 → 24, 2 → 7"})
    assert tally(match.seen(1), 1) == []


@pytest.mark.parametrize("seed", range(3))
def test_R9_2_the_lines_add_up_to_the_score(seed: int) -> None:
    match, chance = mastaba.load("archaeology", players=3).new(seed=seed), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
    tallies = [tally(match.seen(1), seat) for seat in range(3)]
    assert [sum(line.points for line in lines) for lines in tallies] == match.scores()
    for line in (line for lines in tallies for line in lines):
        assert all(naming("archaeology", lang).words.say(line.key, **line.args) for lang in ("en", "fr"))


# Clicks


def test_what_is_clicked_in_vain_is_understood() -> None:
    match = table("coin", "2 shard", market="mask", small="cup", dig="shard")
    seen = match.seen(1)
    clicks = ("hand1.coin.0", "market.mask.0", "small", "hand2", "hand2.back.0", "hand1", "market", "deck.top", "museum1")
    asked = [meant(seen, 0, [click]) for click in clicks]
    assert asked == ["give coin", "take mask", "explore small", "steal 2", "steal 2", None, None, None, None]
    assert meant(seen, 0, []) is None
    assert meant(seen, 0, ["hand1.coin.0", "market.mask.0"]) == "take mask"
    assert [text for text in asked if text and not match.refusal(text)] == [], "nothing of it may be done"


def test_R4_5_in_a_storm_a_card_is_meant_to_be_lost() -> None:
    match = table("2 coin", "2 shard", dig="storm")
    assert meant(match.seen(1), 0, ["hand1.mask.0"]) == "discard mask"
    assert meant(match.seen(2), 1, ["hand2.mask.0"]) == "give mask"


def test_R7_1_a_lone_card_is_sold_by_two_clicks_and_several_by_one_and_a_button() -> None:
    match = table("coin", "", dig="2 mask")
    clicks = {choice.action: choice.path for choice in choices(match, 1, "en")}
    assert clicks["sell coin 1"] == ["hand1.coin.0", "museum1"]
    assert clicks["end"] == []
    two = table("2 coin", "", market="shard", dig="mask")
    clicks = {choice.action: choice.path for choice in choices(two, 1, "en")}
    assert clicks["sell coin 1"] == clicks["sell coin 2"] == clicks["give coin"] == ["hand1.coin.0"]
    assert path(two.seen(1), 0, two.game.numbers["give coin"]) is None


def test_R4_2_victims_are_called_by_name_where_there_are_names() -> None:
    match = table("coin", "shard", "shard", dig="thief")
    match.names[1] = "Nadia"
    assert next(choice.label for choice in choices(match, 1, "en")) == "Rob Nadia"
    assert next(choice.label for choice in choices(match, 1, "fr")) == "Voler Nadia"
    assert naming("archaeology", "en").action(match.seen(1), match.game.numbers["steal 2"]) == "Rob 2"


def test_every_action_has_a_label() -> None:
    match = table("3 map 2 coin", "coin", market="shard", dig="mask")
    for number, text in enumerate(match.game.actions):
        labels = [naming("archaeology", lang).action(match.seen(1), number, match.names) for lang in ("en", "fr")]
        assert all(label and label != text for label in labels), text


def test_an_open_trade_says_honestly_what_can_be_done() -> None:
    """R5.5 A trade can always be completed, but perhaps only by giving more: then nothing is said of taking, and it can be taken back."""
    match = table("coin coin coin coin", "cup", market="talisman", dig="shard")
    play(match, "give coin")
    assert not any(text.startswith("take") for text in match.legal())
    assert offers.prompt(match, 1, "en") == (
        "You have 2 to spend: too little for anything in the market. Give more, or take your offer back."
    )
    assert "trop peu" in offers.prompt(match, 1, "fr")
    refusal = match.refusal("take talisman")
    assert refusal is not None
    assert "Give more first" in refusal.sentence
    assert undo.way_back(match, 1, [2]).number == len(match.steps) - 1
