"""Arranged tables: what a test names lies where it says, the rest of the box follows in order."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import mastaba
from mastaba.game import Value
from mastaba.views import Zone

TOOLS = ["rum", "compass", "blindfold", "binoculars", "lasso", "pistol", "camera"]
BOX = [f"blue{gems}" for gems in (3, 4, 5, 6)] * 2 + [f"red{gems}" for gems in (4, 5, 6)] * 4


def rest_of(box: Sequence[str], used: Sequence[str]) -> list[str]:
    left = list(box)
    for card in used:
        left.remove(card)
    return left


def arranged(hands: Sequence[str], deck: str, treasures: str, tools: Sequence[str], camps: str, first: int) -> dict[str, Any]:
    """A whole deal from the first cards of each pile, named in words."""
    cards = [f"{camp}{value}" for camp in sorted(camps) for value in range(1, 13)]
    dealt = [hand.split() for hand in hands]
    left = rest_of(cards, [card for hand in dealt for card in hand] + deck.split())
    for hand in dealt:
        while len(hand) < 4:
            hand.append(left.pop())
    kits = [named.split() + rest_of(TOOLS, named.split()) for named in tools]
    stakes = treasures.split() + rest_of(BOX, treasures.split())
    return {
        "first": first,
        "camps": list(camps),
        "hands": dealt,
        "deck": deck.split() + left,
        "treasures": stakes[:17],
        "removed": stakes[17:],
        "actions": kits,
    }


def opened(
    *hands: str,
    deck: str = "",
    treasures: str = "blue3 blue4 red5 red6",
    tools: Sequence[str] = (),
    camps: str = "gbw",
    first: int = 1,
    **options: Value,
) -> mastaba.Match:
    """A match on an arranged table, one seat a camp."""
    seats = len(camps)
    full = [*hands, *[""] * (seats - len(hands))]
    kits = [*tools, *["rum"] * (seats - len(tools))]
    deal = arranged(full, deck, treasures, kits, camps, first)
    return mastaba.load("relikt", players=seats, **options).new(seed=1, deal=deal)


def play(match: mastaba.Match, *texts: str) -> mastaba.Match:
    """Plays legal actions."""
    for text in texts:
        assert text in match.legal(), (text, match.legal())
        match.play(text)
    return match


def finished(seed: int, **options: int) -> mastaba.Match:
    """A random game played to its end."""
    match, choice = mastaba.load("relikt", **options).new(seed=seed, target="cpu"), random.Random(seed)
    while not match.over:
        match.play(choice.choice(match.legal()))
    return match


def zone(match: mastaba.Match, name: str, seat: int = 1) -> Zone:
    return next(zone for zone in match.view(seat).zones if zone.id == name)


def faces(match: mastaba.Match, name: str, seat: int = 1) -> list[str | None]:
    """What the pieces of a zone show a seat."""
    return [piece.face for piece in zone(match, name, seat).pieces]


def refused(match: mastaba.Match, text: str) -> str:
    """The code for which an action is refused."""
    refusal = match.refusal(text)
    assert refusal is not None, text
    assert refusal.sentence
    assert match.refusal(text, lang="fr").sentence != refusal.sentence  # type: ignore[union-attr]
    return refusal.code


def told(match: mastaba.Match, code: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The fields of all events of a code."""
    return [dict(event.fields) for event in match.events(seat) if event.code == code]
