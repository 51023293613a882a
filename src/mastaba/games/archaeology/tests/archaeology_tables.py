"""Arranged tables of Archaeology in a few words: what is not said lies where it does no harm."""

from __future__ import annotations

from collections import Counter
from typing import Any

import mastaba
from mastaba.views import Zone

BOX = {"shard": 18, "parchment": 16, "coin": 14, "talisman": 8, "cup": 6, "map": 6, "mask": 4, "thief": 8}
STORMS = {2: 6, 3: 5, 4: 4}


def cards(text: str) -> list[str]:
    """Cards from a text such as "2 coin map": a number counts for the word after it."""
    found: list[str] = []
    count = 1
    for word in text.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found


def table(
    *hands: str,
    market: str = "",
    small: str = "",
    medium: str = "",
    large: str = "",
    dig: str = "",
    rest: str = "deck",
    first: int = 1,
    **options: int,
) -> mastaba.Match:
    """A table for as many seats as hands: `dig` is on top of the deck, and the rest of the box under it or elsewhere."""
    laid = {"market": cards(market), "small": cards(small), "medium": cards(medium), "large": cards(large), "deck": cards(dig)}
    held = [cards(hand) for hand in hands]
    left = Counter({**BOX, "storm": STORMS[len(hands)]})
    for heap in (*held, *laid.values()):
        left.subtract(heap)
    assert min(left.values()) >= 0, left
    laid[rest] += sorted(left.elements())
    return mastaba.load("archaeology", players=len(hands), **options).new(seed=1, deal={"first": first, "hands": held, **laid})


def deckless(*hands: str, rest: str = "large", **where: Any) -> mastaba.Match:
    """A table on which the last card has just been dug, and the hands were dug in turn from seat 1 on.

    Thieves and storms can lie only in the deck, so they come first and find empty hands.
    """
    players = len(hands)
    held = [cards(hand) for hand in hands]
    turns = sum(map(len, held))
    dug = [held[turn % players][turn // players] for turn in range(turns)]
    match = table(
        *[""] * players,
        dig=" ".join([f"{STORMS[players]} storm 8 thief", *dug]),
        rest=rest,
        first=(-8) % players + 1,
        **where,
    )
    play(match, *["end"] * (8 + turns - 1))
    return match


def play(match: mastaba.Match, *texts: str) -> None:
    """Plays legal actions."""
    for text in texts:
        assert text in match.legal(), (text, match.legal())
        match.play(text)


def code(match: mastaba.Match, text: str) -> str | None:
    """The code of a refusal, or None."""
    refusal = match.refusal(text)
    return refusal.code if refusal else None


def rule(match: mastaba.Match, text: str) -> str | None:
    """The number of the rule that refuses."""
    refusal = match.refusal(text)
    return refusal.rule if refusal else None


def zone(match: mastaba.Match, name: str, seat: int = 1) -> Zone:
    """A zone as a seat sees it."""
    return next(zone for zone in match.view(seat).zones if zone.id == name)


def faces(match: mastaba.Match, name: str, seat: int = 1) -> list[str | None]:
    """What lies in a zone as a seat sees it; None for a card face down."""
    return [piece.face for piece in zone(match, name, seat).pieces]
