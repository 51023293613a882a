"""What is certain to follow from an action follows in every table that the seat could be sitting at."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from mastaba.consequences import Consequences, Foresight
from mastaba.engine import events as happened
from mastaba.engine.contract import States
from mastaba.errors import IllegalAction
from mastaba.game import Edition
from mastaba.match import Match
from mastaba.views import Zone
from tests.contract import walks

EVERY = 13
TABLES = 4  # that the seat could not tell apart, beside the real one
ACTIONS = 5  # of each position


def positions(edition: Edition, seed: int) -> Iterator[tuple[States, int, list[int]]]:
    """Tables along a random game, who decides, and some of what they may do."""
    for table in walks.walk(edition, seed, every=EVERY):
        legal = walks.legal(edition, table)
        yield table, int(table[0].seat), legal[:: max(1, len(legal) // ACTIONS)]


def foreseen(edition: Edition, table: States, seat: int) -> Foresight:
    return Foresight(edition, walks.seen(edition, table, seat)[0], seat, "cpu")


def follows(edition: Edition, table: States, seat: int, action: int) -> tuple[list[happened.Event], list[Zone]]:
    """What really follows on a table, as the seat is told and shown it."""
    after, told = table.copy(), happened.buffer()
    edition.rules("cpu").apply(after[0], action, told)
    schema = edition.game.provided.FIELDS
    rows = [row for row in happened.rows(told) if happened.is_seen(row, seat)]
    events = [happened.read(row, seat, schema, number, 0) for number, row in enumerate(rows)]
    return events, edition.game.provided.view(walks.seen(edition, after, seat)[0], seat)


def contradiction(answer: Consequences, events: list[happened.Event], zones: list[Zone]) -> str:
    """Where what really follows is other than foreseen; nothing where it fits."""
    if len(answer.events) > len(events):
        return f"{answer.action}: {answer.events} foreseen, {events} happened"
    for certain, real in zip(answer.events, events, strict=False):
        known = {name: word for name, word in certain.fields.items() if word is not None}
        if certain.code != real.code or not known.items() <= real.fields.items():
            return f"{answer.action}: {certain} foreseen, {real} happened"
    if not answer.unknown and len(answer.events) != len(events):
        return f"{answer.action}: nothing unknown, yet {events[len(answer.events) :]} happened too"
    return contradicted_zone(answer, {zone.id: zone for zone in zones})


def contradicted_zone(answer: Consequences, zones: dict[str, Zone]) -> str:
    for zone in answer.zones or []:
        real = zones.get(zone.id)
        if real is None or real.facts != zone.facts or len(real.pieces) != len(zone.pieces):
            return f"{answer.action}: {zone} foreseen, {real} came"
        faces = {piece.id: piece for piece in real.pieces}
        if any(faces.get(piece.id) != piece for piece in zone.pieces if piece.face is not None):
            return f"{answer.action}: {zone} foreseen, {real} came"
    return ""


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_foreseen_follows_in_every_table_that_fits(edition: Edition, seed: int) -> None:
    for table, seat, actions in positions(edition, seed):
        sight = walks.seen(edition, table, seat)
        twins = [walks.resampled(edition, sight, seat, stream=1000 * seed + number) for number in range(TABLES)]
        foresight = foreseen(edition, table, seat)
        for action in actions:
            answer = foresight.of(action)
            for other in (table, *twins):
                assert contradiction(answer, *follows(edition, other, seat, action)) == ""


def test_twins_foresee_the_same(edition: Edition) -> None:
    """The answer hangs on nothing but what the seat knows."""
    for table, seat, actions in positions(edition, 5):
        twin = walks.resampled(edition, walks.seen(edition, table, seat), seat, stream=77)
        here, there = foreseen(edition, table, seat), foreseen(edition, twin, seat)
        assert [here.of(action) for action in actions] == [there.of(action) for action in actions]


def test_it_is_the_same_interpreted_and_native(edition: Edition) -> None:
    for number, (table, seat, actions) in enumerate(positions(edition, 7)):
        if number % 5 == 0:
            sight = walks.seen(edition, table, seat)[0]
            slow, fast = Foresight(edition, sight, seat, "python"), Foresight(edition, sight, seat, "cpu")
            assert [slow.of(action) for action in actions[:2]] == [fast.of(action) for action in actions[:2]]


def test_something_is_foreseen(edition: Edition) -> None:
    """An answer that names nothing would pass everything else: most decisions have a certain effect."""
    answers = [
        foreseen(edition, table, seat).of(action) for table, seat, actions in positions(edition, 9) for action in actions
    ]
    assert np.mean([bool(answer.events) for answer in answers]) > 0.9


def test_a_match_says_what_follows_from_what_is_legal_alone(edition: Edition) -> None:
    match: Match = edition.new(seed=3)
    answer = match.consequences(match.legal()[0])
    assert answer.action == match.legal()[0]
    assert answer.events
    with pytest.raises(IllegalAction):
        match.consequences("no such action")
