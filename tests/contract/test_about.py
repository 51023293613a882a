"""Every piece and every place of a table says what it is and does, in both languages, with nothing but its own facts as blanks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import mastaba
from mastaba.match import Match
from mastaba.text import LANGUAGES, words
from mastaba.views import Piece, Zone, facts_of

EVERY = 12  # decisions between two looks
OPTIONS: dict[str, dict[str, Any]] = {"luxor": {"curse": True}}
GAMES = ("luxor", "relikt")

Asked = tuple[list[str], dict[str, Any]]


def looks(game: str) -> Iterator[Match]:
    """Positions of one game played at random."""
    dice = random.Random(game)
    match = mastaba.load(game, **OPTIONS.get(game, {})).new(seed=4, target="cpu")
    while not match.over:
        if len(match.steps) % EVERY == 0:
            yield match
        match.take(dice.choice(match.legal(match.seat)), match.seat)
    yield match


def spoken(facts: dict[str, Any]) -> dict[str, Any]:
    """As the page fills blanks: switches as words, and only what can stand in a sentence."""
    plain = {name: value for name, value in facts.items() if isinstance(value, str | int)}
    return {name: str(value).lower() if isinstance(value, bool) else value for name, value in plain.items()}


def of_piece(piece: Piece) -> Asked:
    kind = piece.kind.replace("_", "-")
    face = "back" if piece.face is None else piece.face.replace("_", "-")
    return [f"about-{kind}-{face}", f"about-{kind}"], {"face": piece.face or "", **spoken(facts_of(piece))}


def of_zone(zone: Zone) -> Asked:
    facts = spoken(facts_of(zone))
    return [f"about-zone-{zone.id.rstrip('0123456789')}"], {"count": len(zone.pieces), "owner": "Nadia", **facts}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", GAMES)
def test_every_piece_and_place_explains_itself(table: str, lang: str) -> None:
    said, silent = words(table, lang), set()
    for match in looks(table):
        zones = match.view(1).zones
        for keys, facts in [*map(of_zone, zones), *(of_piece(piece) for zone in zones for piece in zone.pieces)]:
            key = next(filter(said.has, keys), None)
            assert key is None or said.say(key, **facts)
            silent |= {keys[0]} if key is None else set()
    assert not silent
