"""R3.4 The posterior of `resample`, compared with plain enumeration, and golden games."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np

import mastaba
from mastaba.engine.contract import States
from mastaba.engine.events import buffer
from mastaba.games.luxor.rules.columns import open_front
from mastaba.games.luxor.rules.curses import give
from mastaba.games.luxor.state import RANK_OF, SNAKE_BACK, TILES, UNKNOWN
from mastaba.games.luxor.tests.luxor_tables import STACK

DRAWS = 6000


def opened(players: int = 3, **options: Any) -> States:
    """A table on which sarcophagi can be opened and handed over by hand."""
    edition = mastaba.load("luxor", players=players, **options)
    return edition.new(seed=4, deal={"first": 1, "sarcophagi": STACK})._table


def takes(table: States, seat: int, animal: int) -> None:
    """A seat (from 0) opens the front sarcophagus of a column."""
    table[0].holder[animal] = seat + 1
    open_front(table[0], animal, buffer())


def gives(table: States, giver: int, taker: int, value: int) -> None:
    """A seat hands a value over to another."""
    table[0].seat, table[0].claimer = giver, taker + 1
    give(table[0], RANK_OF[value], buffer())


def draws(table: States, seat: int, players: int = 3, **options: Any) -> Iterable[Any]:
    """Many states that a seat could not tell from the table."""
    edition = mastaba.load("luxor", players=players, **options)
    rules, seen = edition.rules("cpu"), edition.blank()
    rules.see(table[0], seat, seen[0])
    for stream in range(DRAWS):
        state = edition.blank()
        state[0].stream = stream * 7919 + 1
        rules.resample(seen[0], seat, state[0])
        yield state[0]


def assert_near(found: Counter[Any], expected: dict[Any, float]) -> None:
    """Frequencies within what chance allows: chi-square far below what any wrong weight would give."""
    assert set(found) <= set(expected)
    total = sum(found.values())
    chi = sum((found[key] - total * share) ** 2 / (total * share) for key, share in expected.items())
    assert chi < 4 * len(expected) + 14, (found, expected)


def worth(state: Any, seat: int, values: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(int(state.owned[seat, RANK_OF[value]]) for value in values)


def test_R3_4_unseen_values_are_those_left_with_as_many_eyes() -> None:
    table = opened()
    takes(table, 1, 0)
    takes(table, 2, 1)  # worth 3: STACK gives 3 3 3 3 4 4 4 to the columns
    found = Counter(worth(state, 1, (3, 4)) for state in draws(table, 2))
    assert_near(found, {(1, 0): 3 / 6, (0, 1): 3 / 6})
    deep = Counter(int(state.inside[6 * 3 + 2]) for state in draws(table, 2))
    assert_near(deep, {RANK_OF[7]: 3 / 7, RANK_OF[8]: 3 / 7, RANK_OF[10]: 1 / 7})


def enumerated() -> dict[tuple[int, int], float]:
    """Seat 0 gave seat 1 a 3; seat 1, who had opened one, gave seat 2 one of the two; seat 2 gave seat 0 a 3 (item by item)."""
    weights = Counter[tuple[int, int]]()
    unseen = [3, 3, 3, 4, 4, 4]  # all but the 3 that seat 0 opened
    for own, other in itertools.permutations(range(6), 2):  # what seat 1 and seat 2 opened
        for passed in range(2):
            first = [3, unseen[own]]
            second = [unseen[other], first.pop(passed)]
            for back in range(2):
                if second[back] == 3:
                    weights[first[0], second[1 - back]] += 1
    total = sum(weights.values())
    return {left: weight / total for left, weight in weights.items()}


def test_R9_4_what_was_handed_on_unseen_is_weighed_exactly() -> None:
    table = opened(curse=True)
    takes(table, 0, 0)
    takes(table, 1, 1)
    takes(table, 2, 2)
    gives(table, 0, 1, 3)
    gives(table, 1, 2, 3)
    gives(table, 2, 0, 3)
    found = Counter((3 if state.owned[1, 0] else 4, 3 if state.owned[2, 0] else 4) for state in draws(table, 0, curse=True))
    assert_near(found, enumerated())


def test_R9_4_a_sarcophagus_opened_later_was_not_the_one_handed_over() -> None:
    table = opened(curse=True)
    takes(table, 0, 0)
    gives(table, 0, 1, 3)
    gives(table, 1, 2, 3)  # seat 1 had nothing else with one eye: seat 0 knows what seat 2 has
    takes(table, 1, 4)
    assert {worth(state, 2, (3, 4)) for state in draws(table, 0, curse=True)} == {(1, 0)}


def test_R2_4_other_cards_are_equally_likely() -> None:
    table = opened()
    own = int(table[0].pharaoh[0])
    found = Counter(int(state.pharaoh[1]) for state in draws(table, 0))
    assert_near(found, {animal: 1 / 6 for animal in range(7) if animal != own})


def test_R2_2_unseen_tiles_are_equally_likely_in_hands_and_deck() -> None:
    table = opened(players=2)
    own = {int(card) for card in table[0].hand[0]}
    unseen = [card for card in range(1, TILES + 1) if card not in own]
    hands, top = Counter[int](), Counter[int]()
    for state in draws(table, 0, players=2):
        assert {int(card) for card in state.hand[0]} == own
        hands.update(int(card) for card in state.hand[1])
        top[int(state.deck[int(state.next)])] += 1
    assert_near(hands, {card: 1 / len(unseen) for card in unseen})
    assert_near(top, {card: 1 / len(unseen) for card in unseen})


def test_R9_1_curse_tiles_are_equally_likely_behind_the_first_reserve() -> None:
    table = opened(players=2, curse=True)
    places = Counter[int]()
    for state in draws(table, 0, players=2, curse=True):
        places.update(place for place, card in enumerate(state.deck) if card > TILES)
    assert_near(places, dict.fromkeys(range(20, 55), 1 / 35))


def test_R9_6_a_snake_seen_on_top_is_a_curse_tile_in_every_draw() -> None:
    table = opened(players=2, curse=True)
    state = table[0]
    place = next(place for place in range(20, 55) if state.deck[place] > TILES)
    state.deck[:place] = 0
    state.next = place
    state.laid = sum(1 << int(card) - 1 for card in range(1, TILES + 1) if card not in {*state.deck, *state.hand.flat})
    seen = mastaba.load("luxor", players=2, curse=True).blank()
    mastaba.load("luxor", players=2, curse=True).rules().see(state, 0, seen[0])
    assert seen[0].deck[place] == SNAKE_BACK
    assert {int(card) for card in seen[0].deck[place + 1 :]} == {UNKNOWN}
    tops = Counter(int(drawn.deck[place]) for drawn in draws(table, 0, players=2, curse=True))
    left = {TILES + 1 + curse for curse in range(6) if int(state.curses_left) >> curse & 1}
    assert_near(tops, {card: 1 / len(left) for card in left})


def test_R8_2_at_the_end_cards_and_values_are_seen_by_all() -> None:
    edition = mastaba.load("luxor", players=3)
    match = edition.new(seed=3, target="cpu")
    while not match.over:
        match.play(match.legal()[0])
    for seat in (1, 2, 3):
        assert np.array_equal(match.seen(seat).owned, match._state.owned)
        assert np.array_equal(match.seen(seat).pharaoh, match._state.pharaoh)
        assert match.seen(seat).stream == 0
