"""R8 Q5 How likely a face-down card is which, compared with trying everything, for every way in which it comes to be known.

A course is what the other seat's cards go through, seen by an onlooker: shown cards and hidden ones of some shuffle are with it,
it draws, plays face down, shows cards one by one or all at once, and a face-down card is turned up. Whoever tries everything
lets every card that was with the seat be the one face down, and every hidden card in the hand be the one shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

import mastaba
from mastaba.engine.contract import States
from mastaba.games.relikt.cards import veil_of
from mastaba.games.relikt.rules.hands import add_to_hand, drop_from_hand
from mastaba.games.relikt.rules.memory import remember_left, remember_shown, remember_taken, remember_unveiled, remember_veiled
from mastaba.games.relikt.rules.rows import lay_card
from mastaba.games.relikt.state import CARD_TEXTS, HAND

DRAWS = 4000
SEAT, ONLOOKER = 1, 2
Event = tuple[Any, ...]
Token = tuple[str, int]  # "shown" and its card, or "hidden" and the shuffle it was drawn from, numbered behind the comma

COURSES: dict[str, list[Event]] = {
    "nothing shown": [("drew", 0, "b1 b2 b3 b4"), ("veiled", "b2")],
    "shown before": [("shown", "b1 b2 b3"), ("drew", 0, "b4"), ("veiled", "b2")],
    "one played after": [("shown", "b1 b2 b3"), ("drew", 0, "b4"), ("veiled", "b2"), ("drew", 0, "b5"), ("played", "b5")],
    "several played after": [
        ("shown", "b1 b2"),
        ("drew", 0, "b3 b4"),
        ("veiled", "b2"),
        ("drew", 0, "b5"),
        ("played", "b5"),
        ("drew", 0, "b6"),
        ("played", "b3"),
        ("drew", 0, "b7"),
        ("played", "b1"),
    ],
    "an older shuffle": [
        ("shown", "b1"),
        ("drew", 0, "b3 b4"),
        ("drew", 1, "b5"),
        ("veiled", "b3"),
        ("drew", 1, "b6"),
        ("played", "b5"),
        ("drew", 1, "b7"),
        ("played", "b4"),
    ],
    "roped since": [("shown", "b1 b2"), ("drew", 0, "b3 b4"), ("veiled", "b2"), ("shown", "b9"), ("played", "b3")],
    "all shown since": [("shown", "b1 b2"), ("drew", 0, "b3 b4"), ("veiled", "b3"), ("drew", 0, "b5"), ("all shown",)],
    "two face down": [
        ("shown", "b1 b2"),
        ("drew", 0, "b3 b4"),
        ("veiled", "b2"),
        ("drew", 0, "b5"),
        ("veiled", "b3"),
        ("drew", 0, "b6"),
    ],
    "two face down, and cards played between and after": [
        ("shown", "b1"),
        ("drew", 0, "b2 b3"),
        ("drew", 1, "b4"),
        ("veiled", "b2"),
        ("drew", 1, "b5"),
        ("played", "b5"),
        ("drew", 1, "b6"),
        ("veiled", "b3"),
        ("drew", 1, "b7"),
        ("played", "b6"),
    ],
    "two face down, the first an unseen card turned up": [
        ("shown", "b1"),
        ("drew", 0, "b2 b3 b4"),
        ("veiled", "b2"),
        ("drew", 0, "b5"),
        ("veiled", "b3"),
        ("drew", 0, "b6"),
        ("played", "b6"),
        ("unveiled", 0, "b2"),
    ],
    "two face down, the second a shown card turned up": [
        ("shown", "b1 b2"),
        ("drew", 0, "b3 b4"),
        ("veiled", "b3"),
        ("drew", 0, "b5"),
        ("veiled", "b1"),
        ("drew", 0, "b6"),
        ("played", "b5"),
        ("unveiled", 1, "b1"),
    ],
}


def cards(text: str) -> list[int]:
    return [CARD_TEXTS.index(word) for word in text.split()]


# The table as the game's own rules of memory see it


def laid(course: list[Event]) -> States:
    """A table on which the course has come about; seat 1 has nothing, the onlooker four cards of another colour."""
    match = mastaba.load("relikt", players=3).new(seed=2, deal={"camps": ["g", "b", "w"]})
    table = match._table.copy()
    state = table[0]
    for seat in range(3):
        for place in range(HAND):
            state.hand[seat, place] = -1
        state.hand_size[seat] = 0
        state.unseen[seat, 0] = 0
    state.deck[:], state.deck_left, state.discard, state.epoch = -1, 0, 0, 1
    for event in course:
        happen(state, *event)
    fill_deck(state)
    return table


def happen(state: Any, what: str, *words: Any) -> None:
    """One event, as the rules carry it out."""
    if what == "shown":
        for card in cards(words[0]):
            add_to_hand(state, SEAT, card)
            remember_taken(state, SEAT, card)
    elif what == "drew":
        for card in cards(words[1]):
            add_to_hand(state, SEAT, card)
            state.age[card] = words[0]
            state.unseen[SEAT, words[0]] += 1
    elif what == "veiled":
        (card,) = cards(words[0])
        drop_from_hand(state, SEAT, card)
        which = remember_veiled(state, SEAT)
        lay_card(state, which, card, veil_of(SEAT, which))
    elif what == "played":
        (card,) = cards(words[0])
        drop_from_hand(state, SEAT, card)
        remember_left(state, SEAT, card)
        state.discard |= 1 << card
    elif what == "all shown":
        remember_shown(state, SEAT)
    else:
        turn_up(state, *words)


def turn_up(state: Any, which: int, text: str) -> None:
    (card,) = cards(text)
    remember_unveiled(state, SEAT, which, card)
    state.row[which, 0], state.veil[which, 0], state.row_size[which] = -1, 0, 0
    state.discard |= 1 << card


def fill_deck(state: Any) -> None:
    """Cards of both shuffles that nobody has shown: those of the present one are the deck, two old ones are with seat 0."""
    used = {int(card) for card in (*state.hand[SEAT], *state.row[:, 0]) if card >= 0}
    free = [card for card in cards(" ".join(CARD_TEXTS[:36])) if card not in used and not int(state.discard) >> card & 1]
    for card in free[:2]:
        add_to_hand(state, 0, card)
        state.age[card], state.unseen[0, 0] = 0, 2
    for place, card in enumerate(free[2:8]):
        state.deck[place], state.age[card] = card, 1
    for card in free[8:]:
        state.discard |= 1 << card
    state.deck_left = 6


# The same, every possibility tried


def endings(course: list[Event], hand: tuple[Token, ...], veils: tuple[Token | None, ...] = ()) -> Iterator[Any]:
    """Every way in which the course can have come about, with its weight: what lies face down then."""
    if not course:
        yield veils
        return
    what, *words = course[0]
    rest = course[1:]
    if what == "shown":
        yield from endings(rest, (*hand, *(("shown", card) for card in cards(words[0]))), veils)
    elif what == "drew":
        new = tuple((f"hidden{words[0]}", card) for card in cards(words[1]))
        yield from endings(rest, (*hand, *new), veils)
    elif what == "veiled":
        for token in hand:
            yield from endings(rest, without(hand, token), (*veils, token))
    elif what == "played":
        for token in may_be(hand, words[0], course):
            yield from endings(rest, without(hand, token), veils)
    elif what == "all shown":
        yield from all_shown(rest, hand, veils)
    else:
        kind, (card,) = age_of(words[1]), cards(words[1])
        fits = veils[words[0]] == ("shown", card) if kind == "shown" else (veils[words[0]] or ("",))[0] == kind
        if fits:
            yield from endings(rest, hand, tuple(None if which == words[0] else one for which, one in enumerate(veils)))


KIND: dict[str, str] = {}


def age_of(text: str) -> str:
    return KIND[text]


def without(hand: tuple[Token, ...], token: Token) -> tuple[Token, ...]:
    return tuple(one for one in hand if one != token)


def may_be(hand: tuple[Token, ...], text: str, course: list[Event]) -> list[Token]:
    """The shown card itself, or any hidden one of its shuffle: each is as likely to be that card."""
    (card,) = cards(text)
    if age_of(text) == "shown":
        return [token for token in hand if token == ("shown", card)]
    return [token for token in hand if token[0] == age_of(text)]


def all_shown(rest: list[Event], hand: tuple[Token, ...], veils: tuple[Token | None, ...]) -> Iterator[Any]:
    """The hand as it really is: as many hidden cards of each shuffle, and the shown ones that are in it."""
    truth = Counter(KIND[text] if KIND[text] != "shown" else text for text in KIND["hand"].split())
    mine = Counter(token[0] if token[0] != "shown" else CARD_TEXTS[token[1]] for token in hand)
    if mine == truth:
        for _ in range(ways(mine)):
            yield from endings(rest, hand, veils)


def ways(mine: Counter[str]) -> int:
    """In how many ways the hidden cards of a hand can be those that are shown."""
    product = 1
    for name, count in mine.items():
        for factor in range(1, count + 1 if name.startswith("hidden") else 1):
            product *= factor
    return product


def tried(course: list[Event]) -> dict[tuple[str, ...], Fraction]:
    """How likely the face-down cards are which: a shown card by its name, a hidden one by its shuffle."""
    KIND.clear()
    for what, *words in course:
        if what in ("shown", "drew"):
            KIND.update((text, "shown" if what == "shown" else f"hidden{words[0]}") for text in words[-1].split())
    gone = {text for what, *words in course if what in ("veiled", "played") for text in words[-1].split()}
    KIND["hand"] = " ".join(text for text in KIND if text not in gone)
    found: Counter[tuple[str, ...]] = Counter()
    for veils in endings(course, ()):
        found[tuple(name_of(veil) for veil in veils if veil)] += 1
    return {key: Fraction(count, found.total()) for key, count in found.items()}


def name_of(token: Token) -> str:
    return CARD_TEXTS[token[1]] if token[0] == "shown" else token[0]


def drawn(table: States) -> Counter[tuple[str, ...]]:
    edition = mastaba.load("relikt", players=3)
    rules, seen, found = edition.rules("cpu"), edition.blank(), Counter[tuple[str, ...]]()
    rules.see(table[0], ONLOOKER, seen[0])
    live = [which for which in range(2) if int(table[0].veil_live[SEAT]) >> which & 1]
    for stream in range(DRAWS):
        state = edition.blank()
        state[0].stream = stream * 7919 + 1
        rules.resample(seen[0], ONLOOKER, state[0])
        names = [CARD_TEXTS[state[0].row[which, 0]] for which in live]
        known = int(table[0].known[SEAT])
        found[
            tuple(
                name if known >> CARD_TEXTS.index(name) & 1 else f"hidden{int(table[0].age[CARD_TEXTS.index(name)])}"
                for name in names
            )
        ] += 1
    return found


@pytest.mark.parametrize("name", COURSES)
def test_Q5_face_down_cards_are_as_likely_as_trying_everything_finds_them(name: str) -> None:
    expected = tried(COURSES[name])
    found = drawn(laid(COURSES[name]))
    assert set(found) <= set(expected)
    square = sum((found[key] - DRAWS * share) ** 2 / (DRAWS * share) for key, share in expected.items())
    freedom = len(expected) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5 + 3, (found, expected)


def test_Q5_a_card_played_after_a_face_down_one_makes_the_shown_ones_likelier() -> None:
    expected = tried(COURSES["one played after"])
    assert expected == {(text,): Fraction(2, 7) for text in ("b1", "b2", "b3")} | {("hidden0",): Fraction(1, 7)}
