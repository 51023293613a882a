"""R10 The posterior of `resample`, compared with trying everything, for every way in which knowledge of a hand arises.

A course is what happens to the hands of others, seen from seat 0: cards are dealt, dug, found in the pyramid, taken from the
market, let go, stolen by the seat, from it, or between two others. Whoever tries everything deals all the unseen cards to all
the places in every way, and lets every card be let go or stolen that can have been it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import mastaba
from mastaba.engine.contract import States
from mastaba.games.archaeology.cards import copies, count_of
from mastaba.games.archaeology.memory import note_dug, note_found, note_left, note_shown, note_theft, open_odds
from mastaba.games.archaeology.state import COUNT, MAP, NAMES, TREASURES

DRAWS = 4000
ME = 0
Event = tuple[Any, ...]
Token = tuple[str, int]  # "shown" or "doubted" and its treasure, or "hidden" and its number among the hidden ones
Hands = tuple[tuple[Token, ...], ...]

DEALT = ("dealt", 1, "coin cup coin")
"""Each course with the cards that lie in the deck and in the small chamber."""
COURSES: dict[str, tuple[int, list[Event], str, str]] = {
    "dealt": (2, [DEALT], "map mask", "cup"),
    "dug, which may be a map": (2, [("dealt", 1, "coin"), ("dug", 1, "map")], "map mask cup", "coin"),
    "found in the pyramid": (2, [("dug", 1, "map"), ("found", 1, "cup coin")], "map mask", ""),
    "taken from the market": (2, [DEALT, ("took", 1, "mask")], "map mask", ""),
    "a known card let go": (2, [DEALT, ("took", 1, "mask"), ("took", 1, "cup"), ("left", 1, "mask")], "map mask", ""),
    "a hidden card let go, dealt or dug": (
        2,
        [("dealt", 1, "coin cup"), ("dug", 1, "map"), ("dug", 1, "coin"), ("left", 1, "coin")],
        "map mask",
        "",
    ),
    "hidden cards let go, and another dug": (
        2,
        [("dealt", 1, "coin cup"), ("dug", 1, "map"), ("left", 1, "coin"), ("dug", 1, "map"), ("left", 1, "cup")],
        "map mask cup",
        "",
    ),
    "a map let go": (2, [("dealt", 1, "coin"), ("dug", 1, "map"), ("dug", 1, "cup"), ("left", 1, "map")], "map map mask", ""),
    "a hidden card stolen by the seat": (2, [DEALT, ("dug", 1, "mask"), ("stole", ME, 1, "mask")], "map mask", ""),
    "a known one, which may have been another of its kind": (
        2,
        [DEALT, ("took", 1, "mask"), ("dug", 1, "map"), ("stole", ME, 1, "mask")],
        "2 mask map",
        "",
    ),
    "a known map, likewise": (
        2,
        [("dealt", 1, "coin"), ("dug", 1, "cup"), ("took", 1, "map"), ("dug", 1, "mask"), ("stole", ME, 1, "map")],
        "2 map coin",
        "",
    ),
    "a known one of two, and then another let go and one dug": (
        2,
        [
            ("dealt", 1, "coin cup"),
            ("took", 1, "mask"),
            ("took", 1, "mask"),
            ("dug", 1, "mask"),
            ("stole", ME, 1, "mask"),
            ("dug", 1, "coin"),
            ("left", 1, "coin"),
        ],
        "mask map",
        "",
    ),
    "a known one, and then the same let go": (
        2,
        [DEALT, ("took", 1, "mask"), ("dug", 1, "mask"), ("stole", ME, 1, "mask"), ("left", 1, "mask")],
        "mask map",
        "",
    ),
    "stolen from the seat": (2, [DEALT, ("stole", 1, ME, "mask")], "map mask", ""),
    "stolen from the seat and let go": (2, [DEALT, ("stole", 1, ME, "mask"), ("left", 1, "mask")], "map mask", ""),
    "stolen between others, all hidden": (3, [DEALT, ("dealt", 2, "mask"), ("stole", 2, 1, "coin")], "map mask", ""),
    "stolen between others, all hidden and all dug": (
        3,
        [("dug", 1, "coin"), ("dug", 1, "map"), ("dug", 2, "mask"), ("stole", 2, 1, "map")],
        "map mask cup",
        "coin",
    ),
    "stolen between others, all known": (
        3,
        [("took", 1, "mask"), ("took", 1, "coin"), ("stole", 2, 1, "mask")],
        "map mask",
        "",
    ),
    "stolen between others, all known and alike": (
        3,
        [("took", 1, "cup"), ("took", 1, "cup"), ("dealt", 2, "coin"), ("stole", 2, 1, "cup")],
        "map mask",
        "",
    ),
    "stolen between others, some known": (
        3,
        [("dealt", 1, "coin cup"), ("took", 1, "mask"), ("took", 1, "mask"), ("took", 1, "coin"), ("stole", 2, 1, "coin")],
        "map mask",
        "",
    ),
    "stolen between others, and a known one of two let go": (
        3,
        [("dealt", 1, "cup"), ("took", 1, "mask"), ("took", 1, "mask"), ("stole", 2, 1, "mask"), ("left", 1, "mask")],
        "map mask",
        "",
    ),
    "stolen between others, and something else let go by the victim": (
        3,
        [("dealt", 1, "cup cup"), ("took", 1, "mask"), ("stole", 2, 1, "mask"), ("left", 1, "cup")],
        "coin mask",
        "",
    ),
    "stolen between others, and something else let go by the thief": (
        3,
        [("dealt", 1, "cup cup"), ("dealt", 2, "coin"), ("took", 1, "mask"), ("stole", 2, 1, "mask"), ("left", 2, "coin")],
        "coin mask",
        "",
    ),
}


def kinds(text: str) -> list[int]:
    """Treasures from a text such as "2 mask map"."""
    words = text.split()
    return [
        NAMES.index(word)
        for place, word in enumerate(words)
        if not word.isdigit()
        for _ in range(int(words[place - 1]) if place and words[place - 1].isdigit() else 1)
    ]


# The table as the game's own rules of memory see it


def laid(players: int, course: list[Event], deck: str, small: str) -> States:
    """A table after a course of events; what is not said lies in the market."""
    table = mastaba.load("archaeology", players=players).blank()
    state = table[0]
    state.players, state.is_plain = players, 1
    open_odds(state)
    state.hand[ME], state.hand_size[ME] = copies(NAMES.index("mask"), 1), 1
    for event in course:
        happen(state, *event)
    state.chamber[0] = sum(copies(kind, 1) for kind in kinds(small))
    state.chamber_size[0] = len(kinds(small))
    for place, kind in enumerate(kinds(deck)):
        state.deck[place] = kind
    state.deck_left, state.thieves, state.storms = len(kinds(deck)), 8, {2: 6, 3: 5, 4: 4}[players]
    for kind in range(TREASURES):
        elsewhere = sum(count_of(heap, kind) for heap in (*state.hand, state.chamber[0])) + kinds(deck).count(kind)
        state.market += copies(kind, int(COUNT[kind]) - elsewhere)
    return table


def happen(state: Any, what: str, seat: int, *words: Any) -> None:
    """One event, as the rules carry it out."""
    if what == "stole":
        kind = NAMES.index(words[1])
        note_theft(state, seat, words[0], kind)
        move(state, words[0], kind, -1)
        move(state, seat, kind, 1)
        return
    for kind in kinds(words[0]):
        if what in ("dealt", "found"):
            note_found(state, seat, 1)
        elif what == "dug":
            note_dug(state, seat)
        elif what == "left":
            note_left(state, seat, kind, 1)
        move(state, seat, kind, -1 if what == "left" else 1)
        if what == "took":
            note_shown(state, seat, kind)


def move(state: Any, seat: int, kind: int, count: int) -> None:
    state.hand[seat] += count * copies(kind, 1)
    state.hand_size[seat] += count


# The same, every possibility tried


def hidden_cards(course: list[Event], deck: str, small: str) -> tuple[list[bool], list[int]]:
    """For every hidden card there was, and those of chamber and deck, whether it can be a map; and the treasures they are."""
    arrived = [
        (event[0] == "dug", kind) for event in course if event[0] in ("dealt", "dug", "found") for kind in kinds(event[2])
    ]
    places = [*arrived, *((False, kind) for kind in kinds(small)), *((True, kind) for kind in kinds(deck))]
    return [may for may, _ in places], [kind for _, kind in places]


def fillings(may_be_map: list[bool], left: Counter[int], weight: int = 1, so_far: tuple[int, ...] = ()) -> Iterator[Any]:
    """All ways to lay treasures in places, each with the number of ways to lay single cards so."""
    if len(so_far) == len(may_be_map):
        yield so_far, weight
        return
    for kind, count in left.items():
        if count and (kind != MAP or may_be_map[len(so_far)]):
            yield from fillings(may_be_map, left - Counter([kind]), weight * count, (*so_far, kind))


def endings(course: list[Event], filling: tuple[int, ...], hands: Hands, used: int = 0) -> Iterator[Hands]:
    """Every way in which the course can have come about with these hidden cards; each is as likely as the others."""
    if not course:
        yield hands
        return
    what, seat, *words = course[0]
    rest = course[1:]
    if what in ("dealt", "dug", "found"):
        count = len(kinds(words[0]))
        new = tuple(("hidden", used + place) for place in range(count))
        yield from endings(rest, filling, put(hands, seat, (*hands[seat], *new)), used + count)
    elif what == "took":
        yield from endings(rest, filling, put(hands, seat, (*hands[seat], ("shown", NAMES.index(words[0])))), used)
    elif what == "left":
        for token in may_leave(hands[seat], NAMES.index(words[0]), filling):
            yield from endings(rest, filling, put(hands, seat, without(hands[seat], token)), used)
    elif words[0] == ME:
        yield from endings(rest, filling, put(hands, seat, (*hands[seat], ("shown", NAMES.index(words[1])))), used)
    else:
        for token in hands[words[0]]:
            if seat != ME or kind_of(token, filling) == NAMES.index(words[1]):
                robbed = put(hands, words[0], without(hands[words[0]], token))
                if seat == ME:
                    robbed = put(robbed, words[0], doubted(robbed[words[0]], token, NAMES.index(words[1])))
                yield from endings(rest, filling, robbed if seat == ME else put(robbed, seat, (*robbed[seat], token)), used)


def put(hands: Hands, seat: int, hand: tuple[Token, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def without(hand: tuple[Token, ...], token: Token) -> tuple[Token, ...]:
    place = hand.index(token)
    return (*hand[:place], *hand[place + 1 :])


def doubted(hand: tuple[Token, ...], stolen: Token, kind: int) -> tuple[Token, ...]:
    """A shown card of which the seat cannot tell that it is still there, because one of its kind was stolen and it was another."""
    is_unsure = stolen[0] == "hidden" and ("shown", kind) in hand
    return (*without(hand, ("shown", kind)), ("doubted", kind)) if is_unsure else hand


def kind_of(token: Token, filling: tuple[int, ...]) -> int:
    return filling[token[1]] if token[0] == "hidden" else token[1]


def may_leave(hand: tuple[Token, ...], kind: int, filling: tuple[int, ...]) -> list[Token]:
    """A card of that treasure that the seat knows to be there, if there is one, else any other."""
    if ("shown", kind) in hand:
        return [("shown", kind)]
    return [token for token in hand if kind_of(token, filling) == kind]


def tried(players: int, course: list[Event], deck: str, small: str) -> Counter[Any]:
    """What the hands of others and the chamber may be, and how likely, every possibility tried."""
    may_be_map, cards = hidden_cards(course, deck, small)
    found: Counter[Any] = Counter()
    chamber = slice(len(cards) - len(kinds(deck)) - len(kinds(small)), len(cards) - len(kinds(deck)))
    for filling, weight in fillings(may_be_map, Counter(cards)):
        for hands in endings(course, filling, ((),) * players):
            seen = tuple(tuple(sorted(kind_of(token, filling) for token in hand)) for hand in hands[1:])
            found[seen, tuple(sorted(filling[chamber]))] += weight
    return found


# Compared


def drawn(table: States, players: int) -> Counter[Any]:
    edition = mastaba.load("archaeology", players=players)
    rules, seen, found = edition.rules("cpu"), edition.blank(), Counter[Any]()
    rules.see(table[0], ME, seen[0])
    for stream in range(DRAWS):
        state = edition.blank()
        state[0].stream = stream * 7919 + 1
        rules.resample(seen[0], ME, state[0])
        hands = tuple(listed(state[0].hand[seat]) for seat in range(1, players))
        found[hands, listed(state[0].chamber[0])] += 1
    return found


def listed(heap: int) -> tuple[int, ...]:
    return tuple(kind for kind in range(TREASURES) for _ in range(count_of(heap, kind)))


@pytest.mark.parametrize("name", COURSES)
def test_R10_4_resampled_tables_are_as_likely_as_trying_everything_finds_them(name: str) -> None:
    players, course, deck, small = COURSES[name]
    weights = tried(players, course, deck, small)
    found = drawn(laid(players, course, deck, small), players)
    assert set(found) <= set(weights), "impossible tables"
    expected = {key: DRAWS * weight / weights.total() for key, weight in weights.items()}
    square = sum((found[key] - count) ** 2 / count for key, count in expected.items())
    freedom = len(expected) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5 + 3, (square, freedom)


def test_R10_3_a_theft_of_a_known_mask_leaves_another_as_likely_as_Bayes_has_it() -> None:
    """Not what it was before the theft: that a mask was stolen makes a second one likelier."""
    mask, deck = NAMES.index("mask"), "mask 4 coin 4 cup"
    course: list[Event] = [("dealt", 1, "coin cup"), ("took", 1, "mask"), ("stole", ME, 1, "mask")]
    shares = [share_with(mask, tried(2, course[:known], deck, "")) for known in (1, 3)]
    assert shares == pytest.approx([2 / 11, 2 * 2 / 11 / (2 * 2 / 11 + 9 / 11)])
    assert share_with(mask, drawn(laid(2, course, deck, ""), 2)) == pytest.approx(shares[1], abs=0.03)


def share_with(treasure: int, found: Counter[Any]) -> float:
    return sum(count for (hands, _), count in found.items() if treasure in hands[0]) / found.total()
