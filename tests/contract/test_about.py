"""Everything that lies on a table can say what it is: pieces, places, and what the page itself draws with a number or a sign."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs

from mastaba.game import Game, discover, load
from mastaba.text import LANGUAGES, words
from mastaba.views import Piece, Zone

GAMES = Path(__file__).parents[2] / "src" / "mastaba" / "games"
PAGE_TEXT = Path(__file__).parents[2] / "page" / "src" / "text"
WALKS, LONGEST, EVERY = 3, 400, 7


@pytest.fixture(autouse=True)
def _drawn(game: Game) -> None:
    """A game without pictures of its own is shown by the generic table, which writes names on everything."""
    if not (GAMES / game.id / "page").is_dir():
        pytest.skip("nothing of this game is drawn")


@functools.cache
def seen(game_id: str) -> tuple[tuple[Piece, ...], tuple[Zone, ...]]:
    """One piece of each kind, face and sort of facts, and one place of each name, as they come up in games played at random."""
    pieces: dict[tuple[str, str | None, type], Piece] = {}
    zones: dict[str, Zone] = {}
    for zone in _zones(discover()[game_id]):
        zones.setdefault(_name(zone), zone)
        pieces |= {(piece.kind, piece.face, type(piece.facts)): piece for piece in zone.pieces}
    return tuple(pieces.values()), tuple(zones.values())


def _name(zone: Zone) -> str:
    return _worded(re.sub(r"\d+$", "", zone.id))


def _zones(game: Game) -> Iterator[Zone]:
    for walk in range(WALKS):
        chance = random.Random(f"{game.id} {walk}")
        match = load(game.id, chance.choice(game.seats)).new(seed=walk)
        for number in range(LONGEST):
            if number % EVERY == 0:
                yield from (zone for seat in range(1, match.players + 1) for zone in match.view(seat).zones)
            if match.over:
                break
            match.play(chance.choice(match.legal()))


def _worded(name: str) -> str:
    return name.replace("_", "-")


def _keys(piece: Piece) -> list[str]:
    """The texts that the page looks for, the closest first (page/src/lib/explain/about.ts)."""
    face = "back" if piece.face is None else piece.face
    return [f"about-{_worded(piece.kind)}-{_worded(face)}", f"about-{_worded(piece.kind)}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_piece_says_what_it_is(game: Game, lang: str) -> None:
    said = words(game.id, lang)
    assert [_keys(piece) for piece in seen(game.id)[0] if not any(said.has(key) for key in _keys(piece))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_says_what_it_is(game: Game, lang: str) -> None:
    names = [_name(zone) for zone in seen(game.id)[1]]
    assert [name for name in names if not words(game.id, lang).has(f"about-zone-{name}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_the_page_asks_for_is_there(game: Game, lang: str) -> None:
    drawn = [path.read_text(encoding="utf8") for path in (GAMES / game.id / "page").glob("*.svelte")]
    asked = {key for text in drawn for key in re.findall(r'data-about="([a-z][a-z0-9-]*)"', text)}
    own = (PAGE_TEXT / f"{lang}.ftl").read_text(encoding="utf8")
    assert [key for key in sorted(asked) if not words(game.id, lang).has(key) and f"\n{key} =" not in own] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_about_a_thing_has_a_blank_that_the_thing_cannot_fill(game: Game, lang: str) -> None:
    """Else the page would pass it over, and the thing would say nothing."""
    pieces, zones = seen(game.id)
    assert [
        _keys(piece) for piece in pieces if not any(_can_say(game, lang, key, _blanks(piece)) for key in _keys(piece))
    ] == []
    places = {f"about-zone-{_name(zone)}": _blanks(zone) for zone in zones}
    assert [key for key, blanks in places.items() if not _can_say(game, lang, key, blanks)] == []


def _can_say(game: Game, lang: str, key: str, blanks: dict[str, str | int]) -> bool:
    try:
        return bool(words(game.id, lang).say(key, **blanks))
    except LookupError:
        return False


def _blanks(thing: Piece | Zone) -> dict[str, str | int]:
    """What the page fills the blanks of a text with."""
    facts = {name: str(fact).lower() if isinstance(fact, bool) else fact for name, fact in structs.asdict(thing.facts).items()}
    told = {name: fact for name, fact in facts.items() if isinstance(fact, str | int)}
    if isinstance(thing, Piece):
        return ({} if thing.face is None else {"face": thing.face}) | told
    return {"count": len(thing.pieces)} | ({"owner": "Nadia"} if thing.owner else {}) | told
