"""Who knows what in Relikt, and how likely the rest is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

import mastaba
from mastaba.engine import events
from mastaba.engine.contract import ACTION, State, States
from mastaba.engine.dice import advance, below, choices
from mastaba.game import Edition
from mastaba.games.relikt.state import CARD_TEXTS, CARDS, TOOL_TEXTS, VEILS
from mastaba.games.relikt.tests.relikt_tables import faces, opened, play

LONG = "red6 red6 red6 red6"
DRAWS = 4000


def draws(match: mastaba.Match, seat: int, count: int = DRAWS) -> Iterator[State]:
    """Tables that a seat could be sitting at."""
    rules, seen = match.edition.rules("cpu"), match.seen(seat)
    for stream in range(count):
        table = match.edition.blank()
        table[0].stream = stream * 1_000_003
        rules.resample(seen, seat - 1, table[0])
        yield table[0]


def hand(state: State, seat: int) -> set[str]:
    return {CARD_TEXTS[card] for card in state.hand[seat - 1] if card >= 0}


def close(found: Counter[str], expected: dict[str, float], count: int = DRAWS) -> bool:
    """Whether frequencies fit probabilities: nothing else occurs, and chi-square stays in its five-sigma band."""
    assert set(found) <= set(expected), set(found) - set(expected)
    square = sum((found[word] - count * share) ** 2 / (count * share) for word, share in expected.items())
    freedom = len(expected) - 1
    return abs(square - freedom) < 5 * (2 * freedom) ** 0.5 + 3


def test_R8_1_the_open_table_is_seen_by_all() -> None:
    match = opened("g1 g2 b3 w4", "b5 b6 g7 g8", "w11 w12 b10 w9")
    play(match, "play g1 1", "play b5 1", "play w11 1")
    for seat in (1, 2, 3):
        assert set(faces(match, "discard", seat)) == {"g1", "b5", "w11"}
        assert faces(match, "won3", seat) == ["blue3"]
        assert [faces(match, f"camp{other}", seat) for other in (1, 2, 3)] == [["green"], ["blue"], ["white"]]
        assert len(faces(match, "hand2", seat)) == 4


def test_R8_2_hands_piles_and_removed_treasures_are_hidden() -> None:
    match = opened("g1 g2 b3 w4", "b5 b6 g7 g8", tools=["rum compass lasso", "pistol camera rum"])
    assert faces(match, "hand2") == [None] * 4
    assert faces(match, "kit2") == [None] * 3
    assert faces(match, "pile1") == [None] * 4
    seen = match.seen(1)
    assert seen.stream == 0
    assert set(seen.deck.tolist()) == {-1}
    assert set(seen.treasure[4:].tolist()) == {-1}
    assert seen.kit[0].tolist()[3:] == [0] * 4
    assert not seen.kit[1].any()


def test_R8_3_a_roped_card_stays_known_until_it_is_played() -> None:
    match = opened("g1 g2 b3 w4", "b5 b6 g7 g8", "w11 w12 b10 w9", treasures=LONG, tools=["lasso"])
    play(match, "lasso", "play g1 1", "rope g1")
    assert faces(match, "hand1", seat=2) == ["g1", None, None, None]
    play(match, "play b5 1", "play w11 1", "play g2 1", "play b6 1", "play w12 1")
    assert faces(match, "hand1", seat=3) == ["g1", None, None, None]
    play(match, "play g1 2")
    assert faces(match, "hand1", seat=3) == [None] * 4


def shown_then_veiled() -> mastaba.Match:
    """Seat 2 has shown b5 b6 g7 g8, lost g8, drawn g9 unseen, and played b6 face down."""
    match = opened(
        "g1 g2 b3 w4", "b5 b6 g7 g8", "w11 w12 b10 w9", deck="g9 g10", treasures=LONG, tools=["binoculars", "blindfold"]
    )
    return play(match, "binoculars", "seat 2", "play g8 1", "blindfold", "play b6 2")


def test_R8_3_Q5_a_face_down_card_may_be_one_that_was_shown() -> None:
    match = shown_then_veiled()
    assert faces(match, "hand2", seat=3) == [None] * 4
    located = {"g8", "w11", "w12", "b10", "w9", "b5", "b6", "g7"}
    unseen = [f"{camp}{value}" for camp in "gbw" for value in range(1, 13) if f"{camp}{value}" not in located]
    expected = dict.fromkeys(("b5", "b6", "g7"), 1 / 4) | dict.fromkeys(unseen, 1 / 4 / len(unseen))
    veiled: Counter[str] = Counter()
    for state in draws(match, seat=3):
        card = CARD_TEXTS[state.row[1, 0]]
        veiled[card] += 1
        assert {"b5", "b6", "g7"} <= hand(state, 2) | {card}
        assert len(hand(state, 2)) == 4
    assert close(veiled, expected)


def test_R8_3_Q5_two_face_down_cards_of_one_player_are_never_the_same() -> None:
    """Of three known cards and an unseen one the first is drawn evenly; then of the four held after a draw, the second."""
    match = opened(
        "g1 g2 b3 w4",
        "b5 b6 g7 g8",
        "w11 w12 b10 w9",
        deck="g9 g10",
        treasures=LONG,
        tools=["binoculars", "blindfold camera"],
    )
    play(match, "binoculars", "seat 2", "play g8 1", "blindfold", "play b6 2", "play w11 3", "play g1 3", "camera", "play g9 4")
    shown = ("b5", "b6", "g7")
    first: Counter[str] = Counter()
    second: Counter[str] = Counter()
    for state in draws(match, seat=3):
        veiled = CARD_TEXTS[state.row[1, 0]], CARD_TEXTS[state.row[3, 0]]
        assert len(hand(state, 2) | set(veiled)) == 6
        assert set(shown) <= hand(state, 2) | set(veiled)
        first[veiled[0] if veiled[0] in shown else "unseen"] += 1
        second[veiled[1] if veiled[1] in shown else "unseen"] += 1
    assert close(first, dict.fromkeys((*shown, "unseen"), 1 / 4))
    unseen = 1 / 4 * 1 / 4 + 3 / 4 * 2 / 4  # the first was the unseen one, or was not
    assert close(second, dict.fromkeys(shown, (1 - unseen) / 3) | {"unseen": unseen})


def test_R8_3_a_second_look_tells_what_lies_face_down() -> None:
    """All shown cards but one are in the hand again: the missing one must be the face-down card."""
    match = opened(
        "g1 g2 b3 w4",
        "b5 b6 g7 g8",
        "w11 w12 b10 w9",
        deck="g9 g10 g11 g12",
        treasures=LONG,
        tools=["binoculars", "blindfold", "binoculars"],
    )
    play(match, "binoculars", "seat 2", "play g8 1", "blindfold", "play b6 2", "binoculars", "seat 2")
    assert faces(match, "hand2", seat=1) == ["g7", "g9", "g10", "b5"]
    assert {CARD_TEXTS[state.row[1, 0]] for state in draws(match, seat=1, count=200)} == {"b6"}
    play(match, "play g7 1", "play g1 1", "play g9 1")
    assert {CARD_TEXTS[state.row[1, 0]] for state in draws(match, seat=1, count=200)} == {"b6"}


def test_R8_3_an_own_face_down_card_is_known() -> None:
    match = shown_then_veiled()
    assert {CARD_TEXTS[state.row[1, 0]] for state in draws(match, seat=2, count=50)} == {"b6"}


def test_R8_5_unseen_cards_lie_in_hands_and_deck_as_the_lot_falls() -> None:
    match = opened("g1 g2 b3 w4", "b5 b6 g7 g8", "w11 w12 b10 w9")
    top: Counter[str] = Counter()
    held: Counter[str] = Counter()
    for state in draws(match, seat=1):
        top[CARD_TEXTS[state.deck[state.deck_left - 1]]] += 1
        held.update(hand(state, 3))
    unseen = [text for text in CARD_TEXTS[:36] if text not in {"g1", "g2", "b3", "w4"}]
    assert close(top, dict.fromkeys(unseen, 1 / 32))
    assert all(abs(held[text] / DRAWS - 4 / 32) < 0.03 for text in unseen)


def test_R8_5_action_cards_not_played_are_in_the_hand_or_the_pile() -> None:
    match = opened("g1 g2 b3 w4", treasures=LONG, tools=["blindfold lasso rum compass"])
    play(match, "blindfold", "play g1 1")
    hands: Counter[str] = Counter()
    for state in draws(match, seat=2):
        assert int(state.kit_hand[0]).bit_count() == 3
        assert sorted(state.kit[0].tolist()) == [1, 2, 3, 4, 5, 6, 7]
        hands.update(tool for number, tool in enumerate(TOOL_TEXTS, 1) if int(state.kit_hand[0]) >> number & 1)
    assert "blindfold" not in hands
    assert all(abs(hands[tool] / DRAWS - 1 / 2) < 0.05 for tool in TOOL_TEXTS if tool != "blindfold")


def test_R8_5_the_own_action_pile_may_lie_in_any_order() -> None:
    match = opened(tools=["rum compass lasso"])
    tops = Counter(TOOL_TEXTS[state.kit[0, 3] - 1] for state in draws(match, seat=1))
    assert close(tops, dict.fromkeys(("blindfold", "binoculars", "pistol", "camera"), 1 / 4))
    assert all(state.kit[0, :3].tolist() == [1, 2, 5] for state in draws(match, seat=1, count=20))


def test_R8_5_the_treasure_pile_is_drawn_from_the_kinds_left() -> None:
    match = opened(treasures="blue3 blue3 red6 red6")
    kinds = Counter(str(int(state.treasure[4])) for state in draws(match, seat=1))
    assert close(kinds, {"1": 2 / 16, "2": 2 / 16, "3": 2 / 16, "4": 4 / 16, "5": 4 / 16, "6": 2 / 16})


# R8.4, on native random games


def walk(edition: Edition, seed: int) -> Iterator[States]:
    rules, table, told = edition.rules("cpu"), edition.blank(), events.buffer(0)
    table[0].stream = seed
    rules.setup(table[0], edition.codes)
    rules.begin(table[0], told)
    actions, stream = np.zeros(rules.MAX_LEGAL, ACTION), choices(seed)
    while not table[0].ending:
        yield table
        stream = advance(stream)
        rules.apply(table[0], int(actions[below(stream, rules.legal(table[0], actions))]), told)


def with_seat(state: State, seat: int) -> set[int]:
    """The cards in a seat's hand and face down by it."""
    own = {int(card) for card in state.hand[seat] if card >= 0}
    veils = [1 + VEILS * seat + which for which in range(VEILS)]
    return own | {int(card) for row, veil in zip(state.row, state.veil, strict=True) for card in row[np.isin(veil, veils)]}


def deck_of(state: State) -> set[int]:
    return {int(card) for card in state.deck[: int(state.deck_left)]}


def test_R8_4_a_card_of_an_earlier_shuffle_is_never_thought_to_be_in_the_deck() -> None:
    edition = mastaba.load("relikt", players=3)
    rules, reshuffled = edition.rules("cpu"), 0
    for seed in range(8):
        shuffled: set[int] = set(range(CARDS))
        epoch = 0
        for table in walk(edition, seed):
            state = table[0]
            if state.epoch != epoch:
                epoch, reshuffled = int(state.epoch), reshuffled + 1
                shuffled = {card for card in range(CARDS) if state.age[card] == epoch}
            seen, twin = edition.blank(), edition.blank()
            twin[0].stream = seed
            rules.see(state, 1, seen[0])
            rules.resample(seen[0], 1, twin[0])
            assert deck_of(state) | deck_of(twin[0]) <= shuffled
            for seat in (0, 2):
                kept = [sorted(int(state.age[card]) for card in with_seat(one, seat)) for one in (state, twin[0])]
                assert kept[0] == kept[1]
    assert reshuffled > 8


def test_R8_4_R8_5_every_memory_holds_over_long_games() -> None:
    """What all remember is true: known cards are where they are said to be, and unseen ones are counted right."""
    for players in (3, 5):
        edition = mastaba.load("relikt", players=players)
        for seed in range(100, 104):
            for table in walk(edition, seed):
                state = table[0]
                for seat in range(players):
                    own = with_seat(state, seat)
                    known = {card for card in range(CARDS) if int(state.known[seat]) >> card & 1}
                    assert known <= own
                    ages = Counter(int(state.age[card]) for card in own - known)
                    assert ages == Counter({age: int(n) for age, n in enumerate(state.unseen[seat]) if n})


def test_R8_4_more_shuffles_than_are_told_apart_are_taken_together() -> None:
    """Games that never end on their own: treasures stay, cards go round, memory stays true."""
    from mastaba.games.relikt.rules.drawing import reshuffle

    edition = mastaba.load("relikt", players=3)
    table = next(walk(edition, 3)).copy()
    state, told = table[0], events.buffer(0)
    for number in range(12):
        moved = deck_of(state)
        state.discard = sum(1 << card for card in moved)
        state.deck[:], state.deck_left = -1, 0
        reshuffle(state, told)
        assert int(state.epoch) == min(number + 1, 7)
        assert {card for card in range(CARDS) if state.age[card] == state.epoch} >= deck_of(state) == moved
        for seat in range(3):
            ages = Counter(int(state.age[card]) for card in with_seat(state, seat))
            assert ages == Counter({age: int(n) for age, n in enumerate(state.unseen[seat]) if n})
