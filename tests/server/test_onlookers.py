"""Those who watch are told what every seat knows: the same, byte for byte, of two tables that differ in nothing but the rest.

A twin of the table is drawn by `resample` from what one seat sees, so that the two agree in all that every seat knows and differ
in hands, piles and values. What every seat knows is counted here by itself, as faces by zone without their places; where a
seat of the twin happens to know something else, the two are no pair. MASTABA_TWINS=1000 compares many whole matches.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from typing import Any

import pytest
from msgspec import structs

from mastaba.game import Edition, discover
from mastaba.match import Match
from mastaba.scores import Points
from mastaba.server.bots import native
from mastaba.server.http.shapes import Move
from mastaba.server.tables import rendering, spectator
from mastaba.server.tables.messages import encode
from mastaba.server.tables.rendering import SPECTATOR, Audience
from mastaba.server.tables.table import Table
from mastaba.views import Zone, zone
from tests.server.test_secrets import OPEN, Witness, editions, tabled, twin_of

TWINS = int(os.environ.get("MASTABA_TWINS", "0"))
GAMES = [game for game in discover() if game not in OPEN]
EVERY = 7  # decisions, on the average, from one twin to the next
WATCHING = Audience((), False, "en")


def known_to_all(match: Match) -> tuple[Any, Any]:
    """The faces that every seat sees, by zone and however they lie there, and what every seat was told."""
    views = [match.view(seat).zones for seat in range(1, match.players + 1)]
    faces = [{zone.id: Counter(piece.face for piece in zone.pieces if piece.face) for zone in zones} for zones in views]
    shared = {id: [sorted(zones[id].items()) for zones in faces] for id in faces[0]}
    least = {id: sorted(set.intersection(*(set(_spread(versions)) for versions in shared[id]))) for id in shared}
    return least, [(event.code, event.fields) for event in spectator.events(match)]


def _spread(counted: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Each copy of a face by its number."""
    return [(face, copy) for face, count in counted for copy in range(count)]


def watched(match: Match) -> tuple[Table, Witness]:
    """A table with somebody who looks on."""
    table, _ = tabled(match, 1, "en")
    table.broadcast.subscribers.clear()
    witness = Witness(WATCHING)
    table.broadcast.subscribers.add(witness)
    return table, witness


async def compared(edition: Edition, seed: int, steps: int) -> Counter[str]:
    """Plays a match, and now and then draws a twin: the looks are compared, and the step that both then take."""
    chance, count = random.Random(seed), Counter[str]()
    match = edition.new(seed=seed, target="cpu")
    for _ in range(steps):
        if match.over:
            break
        if chance.random() < 1 / EVERY:
            await look_alike(match, twin_of(match, chance.randint(1, match.players), chance), chance, count)
        match.play(chance.choice(match.legal()))
    return count


async def look_alike(match: Match, twin: Match, chance: random.Random, count: Counter[str]) -> None:
    """Where every seat knows the same of both, so do those who watch."""
    if known_to_all(match) != known_to_all(twin):
        return
    pair = [watched(one.copy()) for one in (match, twin)]
    looks = [encode(await table.look(WATCHING)) for table, _ in pair]
    assert looks[0] == looks[1]
    count["looks"] += 1
    await step_alike(pair, chance, count)


async def step_alike(pair: list[tuple[Table, Witness]], chance: random.Random, count: Counter[str]) -> None:
    """Both tables take the same step: as long as every seat knows the same then, those who watch are told the same."""
    one, other = (table.playable() for table, _ in pair)
    shared = sorted(set(one.legal()) & set(other.legal())) if one.seats_to_act() == other.seats_to_act() else []
    if not shared:
        return
    move = Move(one.seat, len(one.steps), chance.choice(shared))
    for table, _ in pair:
        await table.move(move, "en")
    if known_to_all(one) == known_to_all(other) and one.seats_to_act() == other.seats_to_act() and one.over == other.over:
        count["steps"] += 1
        assert pair[0][1].heard[-1] == pair[1][1].heard[-1]


def compare_many(game_id: str, matches: int, steps: int) -> Counter[str]:
    native._load(game_id)
    choices, total = editions(game_id), Counter[str]()
    for number in range(matches):
        total += asyncio.run(compared(choices[number % len(choices)], 2000 + number, steps))
    print(game_id, matches, "matches:", dict(total))
    return total


@pytest.mark.parametrize("game_id", GAMES)
def test_onlookers_cannot_tell_twins_apart_by_any_byte(game_id: str) -> None:
    total = compare_many(game_id, 8, 70)
    assert total["looks"] > 50
    assert total["steps"] > 30


@pytest.mark.proof
@pytest.mark.parametrize("game_id", GAMES)
def test_onlookers_cannot_tell_twins_apart_in_many_matches(game_id: str) -> None:
    matches = TWINS or 120
    assert compare_many(game_id, matches, 1000)["looks"] > 5 * matches


def test_the_comparison_finds_what_was_once_told_by_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """As onlookers were once shown a table, faces on which all seats agree place by place, twins come apart where cards sort."""

    def by_place(versions: list[Zone]) -> Zone:
        pieces = [
            same[0] if all(piece.face == same[0].face for piece in same) else structs.replace(same[0], face=None, id="?")
            for same in zip(*(version.pieces for version in versions), strict=False)
        ]
        return zone(versions[0].id, versions[0].layout, pieces, versions[0].owner)

    monkeypatch.setattr(spectator, "_zone", by_place)
    with pytest.raises(AssertionError):
        compare_many("archaeology", 40, 70)


@pytest.mark.parametrize("game_id", list(discover()))
def test_points_are_told_to_onlookers_where_they_hang_on_nothing_hidden(game_id: str) -> None:
    """A game that does not say it hides points has none that a seat cannot count; one that does tells onlookers none."""
    native._load(game_id)
    for edition in editions(game_id):
        match, chance, is_hidden = edition.new(seed=8, target="cpu"), random.Random(8), False
        while not match.over:
            if len(match.steps) % 9 == 0:
                told = rendering.scores(match, SPECTATOR)
                exact = [Points(points, points) for points in match.scores()]
                is_hidden |= any(match.known_scores(seat, "cpu") != exact for seat in range(1, match.players + 1))
                assert told == ([None] * match.players if edition.game.provided.HIDES_POINTS else exact)
            match.play(chance.choice(match.legal()))
        assert is_hidden == edition.game.provided.HIDES_POINTS
        assert rendering.scores(match, SPECTATOR) == [Points(points, points) for points in match.scores()]


def test_face_down_sarcophagi_show_onlookers_their_eyes() -> None:
    """R3.4 in Luxor: the eyes on a lid are there for all to see, whatever lies under it."""
    native._load("luxor")
    match, chance = editions("luxor")[0].new(seed=4, target="cpu"), random.Random(4)
    while not match.over:
        match.play(chance.choice(match.legal()))
        for shown in spectator.view(match).zones:
            if shown.id.startswith("treasure"):
                held = [piece.facts.eyes for piece in next(z for z in match.view(1).zones if z.id == shown.id).pieces]
                assert sorted(piece.facts.eyes for piece in shown.pieces) == sorted(held)
    assert any(zone.pieces for zone in spectator.view(match).zones if zone.id.startswith("treasure"))
