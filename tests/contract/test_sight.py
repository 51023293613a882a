"""What a seat knows: complete enough to rebuild a fitting state, and nothing that it may not know."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mastaba.engine import events as told
from mastaba.engine.contract import States
from mastaba.game import Edition, Game, load
from mastaba.text import words
from tests.contract import walks

SEEDS = st.integers(min_value=0, max_value=2**62 - 1)
UNHURRIED = settings(
    max_examples=6, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@UNHURRIED
@given(seed=SEEDS)
def test_what_is_seen_is_seen_again_in_every_resampled_state(edition: Edition, seed: int) -> None:
    for table in walks.walk(edition, seed, every=9):
        for seat in range(edition.players):
            sight = walks.seen(edition, table, seat)
            twin = walks.resampled(edition, sight, seat, stream=seed)
            again = walks.seen(edition, twin, seat)
            assert sight.tobytes() == again.tobytes(), walks.differing(sight, again)


@UNHURRIED
@given(seed=SEEDS)
def test_whoever_decides_has_the_same_choices_in_a_resampled_state(edition: Edition, seed: int) -> None:
    for table in walks.walk(edition, seed, every=7):
        seat = int(table[0].seat)
        twin = walks.resampled(edition, walks.seen(edition, table, seat), seat, stream=seed)
        assert walks.legal(edition, table) == walks.legal(edition, twin)


@UNHURRIED
@given(seed=SEEDS)
def test_resampled_states_hold_the_same_pieces(edition: Edition, seed: int) -> None:
    for table in walks.walk(edition, seed, every=23):
        for seat in range(edition.players):
            twin = walks.resampled(edition, walks.seen(edition, table, seat), seat, stream=seed)
            assert _census(edition, twin) == _census(edition, table)


def _census(edition: Edition, table: States) -> list[int]:
    import numpy as np

    out = np.zeros(edition.game.module("state").PIECE_KINDS, np.int32)
    edition.rules("cpu").census(table[0], out)
    return [int(number) for number in out]


def test_the_stream_is_blank_in_what_is_seen(edition: Edition) -> None:
    assert all(walks.seen(edition, table, 0)[0].stream == 0 for table in walks.walk(edition, 5, every=20))


def test_sight_is_the_same_interpreted_and_native(edition: Edition) -> None:
    for table in walks.walk(edition, 11, every=29):
        for seat in range(edition.players):
            sight = walks.seen(edition, table, seat)
            assert sight.tobytes() == walks.seen(edition, table, seat, "python").tobytes()
            twin = walks.resampled(edition, sight, seat, 99)
            assert twin.tobytes() == walks.resampled(edition, sight, seat, 99, "python").tobytes()


@UNHURRIED
@given(seed=SEEDS)
def test_twins_look_alike_to_the_seat(edition: Edition, seed: int) -> None:
    """Two states that a seat cannot tell apart give it equal views, refusals and sentences in both languages."""
    for table in walks.walk(edition, seed, every=41):
        seat = int(table[0].seat)
        twin = walks.resampled(edition, walks.seen(edition, table, seat), seat, stream=seed ^ 1)
        for other in range(edition.players):
            own = walks.resampled(edition, walks.seen(edition, table, other), other, stream=seed ^ 2)
            assert _view(edition, table, other) == _view(edition, own, other)
        assert _sentences(edition, table, seat) == _sentences(edition, twin, seat)


def _view(edition: Edition, table: States, seat: int) -> Any:
    return edition.game.module("view").view(walks.seen(edition, table, seat)[0], seat)


def _sentences(edition: Edition, table: States, seat: int) -> list[str]:
    """Why each action of a sample is refused, in both languages."""
    actions, show = edition.game.module("actions"), edition.game.module("view")
    sight = walks.seen(edition, table, seat)[0]
    found = []
    for number in range(0, len(actions.ACTIONS), max(1, len(actions.ACTIONS) // 40)):
        code = int(edition.rules("cpu").refusal(table[0], number))
        if code:
            reason = actions.Refusal(code)
            facts = show.reasons(sight, number)
            found += [
                words(edition.game.id, lang).refusal(reason.name.lower(), actions.RULE_OF[reason], facts)
                for lang in ("en", "fr")
            ]
    return found


@UNHURRIED
@given(seed=SEEDS)
def test_a_step_that_reveals_nothing_looks_alike_from_twin_states(edition: Edition, seed: int) -> None:
    """The same action in two states that an onlooker cannot tell apart: same events, and the same sight after it."""
    revealing = edition.game.module("events").REVEALS
    rules = edition.rules("cpu")
    for number, table in enumerate(walks.walk(edition, seed, every=5)):
        onlooker = number % edition.players
        twin = walks.resampled(edition, walks.seen(edition, table, onlooker), onlooker, stream=seed ^ number)
        shared = set(walks.legal(edition, table)) & set(walks.legal(edition, twin))
        for action in sorted(shared)[:: max(1, len(shared) // 3)]:
            here, there = table.copy(), twin.copy()
            told_here, told_there = told.buffer(), told.buffer()
            rules.apply(here[0], action, told_here)
            rules.apply(there[0], action, told_there)
            rows = told.rows(told_here) + told.rows(told_there)
            if any(row[0] in revealing or (row[1] != told.EVERYONE and row[1] >> onlooker & 1) for row in rows):
                continue
            assert _told(edition.game, told_here, onlooker) == _told(edition.game, told_there, onlooker)
            sight, twin_sight = walks.seen(edition, here, onlooker), walks.seen(edition, there, onlooker)
            assert sight.tobytes() == twin_sight.tobytes(), (edition.game.actions[action], walks.differing(sight, twin_sight))


def _told(game: Game, events: Any, seat: int) -> list[Any]:
    schema = game.module("events").FIELDS
    return [told.read(row, seat, schema, 0, 0) for row in told.rows(events) if told.is_seen(row, seat)]


def test_a_seat_is_told_its_own_secrets_and_no_others(game: Game) -> None:
    match = load(game.id, game.seats[-1]).new(seed=4)
    for _ in range(60):
        if not match.over:
            match.play(match.legal()[0])
    everything = {event.number: event for event in match.events()}
    for seat in range(1, match.players + 1):
        for event in match.events(seat):
            known = {name: word for name, word in event.fields.items() if word is not None}
            assert known.items() <= everything[event.number].fields.items()
