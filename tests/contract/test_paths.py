"""Everything that may be done can be clicked: paths name things that are on the table, and no two actions look the same."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from mastaba.engine.dice import advance, below, choices
from mastaba.game import Edition
from mastaba.match import Match
from mastaba.offers import choices as choices_of
from mastaba.text import LANGUAGES
from mastaba.views import View

EVERY = 5  # looking at every position of a long game takes long; an odd stride meets all phases
GAMES = 2


def positions(edition: Edition) -> Iterator[Match]:
    """Positions along random games, and the first dozen of each without a gap."""
    for seed in range(GAMES):
        match, stream, step = edition.new(seed=seed, target="cpu"), choices(seed), 0
        while not match.over:
            if step < 12 or step % EVERY == 0:
                yield match
            stream, step = advance(stream), step + 1
            legal = match.legal()
            match.play(legal[below(stream, len(legal))])


def names_of(view: View) -> dict[str, str]:
    """Each id on the table with a name that equal pieces of a zone share, for to a player they are the same thing."""
    names = {}
    for zone in view.zones:
        names[zone.id] = zone.id
        for piece in zone.pieces:
            assert piece.id not in names, f"{piece.id} twice"
            names[piece.id] = f"{zone.id} {structs.replace(piece, id='')}"
    return names


def test_every_action_can_be_clicked_and_told_apart(edition: Edition) -> None:
    for match in positions(edition):
        seat = match.seats_to_act()[0]
        names = names_of(match.view(seat))
        for lang in LANGUAGES:
            offered = choices_of(match, seat, lang)
            strays = [choice for choice in offered if not set(choice.path) <= names.keys()]
            assert strays == []
            looks = [(*(names[id] for id in choice.path), choice.label) for choice in offered]
            assert len(set(looks)) == len(looks), offered
            assert [choice for choice in offered if choice.label in ("", choice.action)] == []
