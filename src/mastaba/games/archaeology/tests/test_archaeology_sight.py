"""R10 What a seat knows: never false, and drawn again exactly as it should be."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
import pytest

import mastaba
from mastaba.engine.contract import ACTION, State
from mastaba.engine.dice import advance, below, choices
from mastaba.engine.events import buffer
from mastaba.games.archaeology.cards import count_of
from mastaba.games.archaeology.state import MAP, NAMES, TREASURES
from mastaba.games.archaeology.tests.archaeology_tables import deckless, faces, play, table


def heap(cards: int) -> list[int]:
    return [count_of(cards, treasure) for treasure in range(TREASURES)]


def test_R10_1_what_lies_open_is_seen_by_all() -> None:
    match = table("2 coin", "3 shard", market="mask", small="3 cup", dig="thief")
    play(match, "steal 2", "sell coin 2")
    for seat in (1, 2):
        seen = match.seen(seat)
        assert heap(seen.market) == heap(match._state.market)
        assert seen.hand_size.tolist() == match._state.hand_size.tolist()
        assert (seen.thieves, seen.deck_left, seen.chamber_size[0]) == (1, match._state.deck_left, 3)
        assert seen.sold.tobytes() == match._state.sold.tobytes()
        assert seen.hand[2 - seat] == seen.chamber[0] == -1
        assert set(seen.deck[: seen.deck_left]) == {-1}


def test_R10_2_a_card_from_the_market_is_known_until_it_may_have_left() -> None:
    match = table("2 coin cup", "shard", "shard", market="2 mask", dig="2 parchment thief", first=1)
    play(match, "give coin", "give coin", "take mask", "trade")
    assert faces(match, "hand1", seat=2) == ["mask", None, None]
    play(match, "end", "end")
    assert faces(match, "hand1", seat=2) == ["mask", None, None]
    play(match, "steal 1")
    assert faces(match, "hand1", seat=2) == [None, None], "the third player may have stolen it"


def test_R10_2_a_known_card_that_is_sold_is_known_no_more() -> None:
    match = table("4 coin", "", market="2 cup", dig="shard")
    play(match, "give coin", "give coin", "take cup", "take cup", "trade", "sell cup 1")
    assert faces(match, "hand1", seat=2) == ["cup", None, None, None]


def test_R10_3_a_stolen_card_is_known_to_the_victim() -> None:
    match = table("", "2 mask", "", dig="thief")
    play(match, "steal 2")
    assert faces(match, "hand1", seat=2) == ["mask"]
    assert faces(match, "hand1", seat=3) == [None]


def test_R10_4_a_theft_leaves_an_onlooker_unsure_unless_all_is_known_and_alike() -> None:
    match = table("3 coin 2 map", "", "", market="3 cup", dig="shard thief")
    play(match, *["give coin"] * 3, *["take cup"] * 3, "trade", "sell shard 1", "sell map 1", "sell map 1", "end", "steal 1")
    assert faces(match, "hand2", seat=3) == ["cup"], "the whole hand was known: three cups"
    assert faces(match, "hand1", seat=3) == ["cup", "cup"]
    mixed = table("3 coin 2 map", "", "", market="2 cup shard", dig="shard thief")
    play(mixed, *["give coin"] * 3, "take cup", "take cup", "take shard", "trade", "sell shard 2", "end", "steal 1")
    assert faces(mixed, "hand2", seat=3) == [None]
    assert faces(mixed, "hand1", seat=3) == ["cup", None, None]


def odds(match: mastaba.Match) -> list[float]:
    """How much less likely 1, 2 and 3 maps are for seat 2 in the hidden part of seat 1's hand than if any card could be one."""
    return [round(1 - float(share), 3) for share in match.seen(2).no_maps[1, 0, :3]]


def test_R10_4_dealt_and_found_cards_are_no_maps_when_laid_by_the_rules() -> None:
    match = table("2 coin", "2 coin", small="3 cup", dig="map coin")
    assert odds(match) == [0.333, 0, 0], "one of three may be a map, the dug one"
    play(match, "explore small")
    assert odds(match) == [0, 0, 0], "a map was paid, so the dug one was it"
    assert odds(table("2 coin", "map", small="3 cup", dig="map coin")) == [1, 1, 1], "maps were laid elsewhere"


def test_R10_4_a_card_let_go_may_have_been_dealt_or_dug() -> None:
    match = table("2 coin", "2 coin", dig="coin shard")
    play(match, "sell coin 1")
    assert odds(match)[0] == 0.333, "the dug one is still there with two chances in three, as one of two"


def known_falsely(state: State, observer: int, owner: int) -> bool:
    """Whether an observer believes something of a hand that is not so."""
    hand, known = heap(state.hand[owner]), heap(state.known[observer, owner])
    return any(have < sure for have, sure in zip(hand, known, strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R10_2_R10_4_knowledge_is_never_false_and_nobody_knows_less_than_the_public(players: int) -> None:
    edition = mastaba.load("archaeology", players=players)
    rules, actions, events = edition.rules("cpu"), np.zeros(edition.rules("cpu").MAX_LEGAL, ACTION), buffer(0)
    for seed in range(8):
        table = edition.blank()
        state, stream = table[0], choices(seed)
        state.stream = seed
        rules.setup(state, edition.codes)
        rules.begin(state, events)
        while not state.ending:
            stream = advance(stream)
            rules.apply(state, actions[below(stream, rules.legal(state, actions))], events)
            for owner in range(players):
                public = heap(state.known[players, owner])
                for observer in range(players + 1):
                    if observer != owner:
                        assert not known_falsely(state, observer, owner)
                        known = heap(state.known[observer, owner])
                        assert all(own >= common for own, common in zip(known, public, strict=True))
                        assert observer == players or has_possible_maps(state, observer, owner)


def has_possible_maps(state: State, observer: int, owner: int) -> bool:
    """Whether the maps that an observer does not know of in a hand are possible for them, and more are never likelier."""
    maps = count_of(state.hand[owner], MAP) - count_of(state.known[observer, owner], MAP)
    found = [1.0, *(1 - float(share) for share in state.no_maps[observer, owner])]
    return found[maps] > 0 and sorted(found, reverse=True) == found


def frequencies(match: mastaba.Match, seat: int, draws: int) -> Counter[tuple[str, ...]]:
    """How often each hand of the other seat, and each small chamber, comes up in resampled tables."""
    edition, seen = match.edition, match.seen(seat)
    rules, found = edition.rules("cpu"), Counter[tuple[str, ...]]()
    for stream in range(draws):
        twin = edition.blank()
        twin[0].stream = stream * 7919
        rules.resample(seen, seat - 1, twin[0])
        hand = [name for number, name in enumerate(NAMES) for _ in range(count_of(twin[0].hand[2 - seat], number))]
        chamber = [name for number, name in enumerate(NAMES) for _ in range(count_of(twin[0].chamber[0], number))]
        found[*hand, "/", *chamber] += 1
    return found


def test_R10_4_resampled_tables_follow_the_exact_posterior() -> None:
    """Seat 1 faces two dealt cards, a dug one, and a chamber; six treasures are unseen, two maps among them."""
    unseen = ["coin", "coin", "cup", "map", "map", "mask"]
    match = posterior_table()
    weights: Counter[tuple[str, ...]] = Counter()
    for first, second, dug, chamber, *_ in permutations(unseen):
        if "map" not in (first, second, chamber):
            hand = sorted((first, second, dug), key=NAMES.index)
            weights[*hand, "/", chamber] += 1
    draws = 6000
    found = frequencies(match, 1, draws)
    assert set(found) <= set(weights)
    expected = {key: draws * weight / weights.total() for key, weight in weights.items()}
    chi_square = sum((found[key] - count) ** 2 / count for key, count in expected.items())
    freedom = len(expected) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def posterior_table() -> mastaba.Match:
    """Seat 2 digs a map and ends its turn; seat 1, who has no cards, is about to rob it."""
    market = "18 shard 16 parchment 12 coin 8 talisman 5 cup 4 map 3 mask"
    deck = "map thief mask 7 thief 6 storm"
    match = table("", "coin cup", small="coin", market=market, dig=deck, first=2)
    play(match, "end")
    return match


def test_R10_4_when_nothing_else_is_unseen_the_hand_is_certain() -> None:
    match = deckless("coin", "mask", rest="market")
    assert set(frequencies(match, 1, 20)) == {("mask", "/")}


def test_R10_4_whoever_has_begun_a_trade_can_complete_it_in_every_resampled_table() -> None:
    """A shard is given and the market has a mask alone: the one other card must be worth 3 or more."""
    match = table("shard talisman", "coin", market="mask", dig="thief")
    play(match, "steal 2", "sell coin 1", "give shard")
    assert match.legal() == ["give talisman"]
    edition, seen = match.edition, match.seen(2)
    hands: Counter[tuple[int, ...]] = Counter()
    for stream in range(300):
        twin = edition.blank()
        twin[0].stream = stream
        edition.rules("cpu").resample(seen, 1, twin[0])
        hands[tuple(heap(twin[0].hand[0]))] += 1
    assert {NAMES[hand.index(1)] for hand in hands} == {"talisman"}, "a dealt card: no map, and a mask could not be given"


def test_R10_4_a_bluff_is_impossible_and_so_is_a_dead_end() -> None:
    """In random games every seat can at any time imagine tables on which somebody has something to decide."""
    edition = mastaba.load("archaeology", players=3)
    rules, actions = edition.rules("cpu"), np.zeros(edition.rules("cpu").MAX_LEGAL, ACTION)
    match, stream = edition.new(seed=5, target="cpu"), choices(5)
    while not match.over:
        for seat in range(3):
            twin = edition.blank()
            twin[0].stream = stream
            rules.resample(match.seen(seat + 1), seat, twin[0])
            assert rules.legal(twin[0], actions) > 0
        stream = advance(stream)
        match.play(match.legal()[below(stream, len(match.legal()))])


@pytest.mark.parametrize("target", ["python", "cpu"])
def test_R10_4_a_memory_that_fits_no_table_keeps_nobody_waiting(target: str) -> None:
    """It never should be: but a search that drew tables for ever would hold a whole table up."""
    match = deckless("coin", "map", market="2 mask")
    rules, tables = match.edition.rules(target), match.edition.blank(2)
    rules.see(match._table[0], 0, tables[0])
    tables[0].no_maps[0, 1] = 1.0
    rules.resample(tables[0], 0, tables[1])
    assert tables[1].hand_size.tolist() == match._state.hand_size.tolist()
