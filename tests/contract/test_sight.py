"""What a seat knows: complete enough to rebuild a fitting state, and nothing that it may not know."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mastaba.engine import events as told
from mastaba.engine.contract import Ints, States
from mastaba.engine.fields import PUBLIC, WORD
from mastaba.game import Edition, Game
from mastaba.text import words
from mastaba.text.naming import naming
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
    out = np.zeros(edition.game.provided.PIECE_KINDS, np.int32)
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
    return edition.game.provided.view(walks.seen(edition, table, seat)[0], seat)


def _sentences(edition: Edition, table: States, seat: int) -> list[str]:
    """Why each action of a sample is refused, in both languages."""
    sight = walks.seen(edition, table, seat)[0]
    found = []
    for number in range(0, len(edition.game.actions), max(1, len(edition.game.actions) // 40)):
        code = int(edition.rules("cpu").refusal(table[0], number))
        if code:
            reason = edition.game.provided.Refusal(code)
            facts = naming(edition.game.id, "en").about(sight, number)
            found += [words(edition.game.id, lang).refusal(reason.name.lower(), reason.rule, facts) for lang in ("en", "fr")]
    return found


@UNHURRIED
@given(seed=SEEDS)
def test_a_step_that_reveals_nothing_looks_alike_from_twin_states(edition: Edition, seed: int) -> None:
    """The same action in two states that an onlooker cannot tell apart: same events, and the same sight after it."""
    revealing = edition.game.provided.REVEALS
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
    schema = game.provided.FIELDS
    return [told.read(row, seat, schema, 0, 0) for row in told.rows(events) if told.is_seen(row, seat)]


def test_a_seat_is_told_its_own_secrets_and_no_others(edition: Edition) -> None:
    """Every field of every event: those with eyes read what happened, the others nothing where it is secret."""
    match = edition.new(seed=4, target="cpu")
    for number in range(60):
        if not match.over:
            legal = match.legal()
            match.play(legal[number * 7 % len(legal)])
    schema = match.game.provided.FIELDS
    rows = [row for _, _, rows in match._rows_from(0) for row in rows]
    for seat in range(1, match.players + 1):
        told_to_seat = {event.number: event for event in match.events(seat)}
        for number, (row, event) in enumerate(zip(rows, match.events(), strict=True)):
            if row[1] == 0:
                assert number not in told_to_seat
                continue
            secrets = {field.name for field in schema[match.game.provided.Event(row[0])] if field.is_secret}
            hidden = set() if row[1] >> (seat - 1) & 1 else secrets
            expected = {name: None if name in hidden else word for name, word in event.fields.items()}
            assert told_to_seat[number].fields == expected


def test_fields_without_a_mark_are_blank_in_what_is_seen(edition: Edition) -> None:
    """What is public is seen as it is, what nobody owns only as `see` tells it; the game's own rows only by their seat."""
    marks = {mark.name: mark.eyes for mark in edition.game.provided.STATE.marks}
    for table in walks.walk(edition, 3, every=31):
        for seat in range(edition.players):
            sight = walks.seen(edition, table, seat)
            public = [name for name, eyes in marks.items() if eyes == "public" and not _is_part(edition, name)]
            assert [name for name in public if not np.array_equal(sight[0][name], table[0][name])] == []
            private = [name for name, eyes in marks.items() if eyes == "private"]
            assert [name for name in private if not np.array_equal(sight[0][name][seat], table[0][name][seat])] == []


def _is_part(edition: Edition, name: str) -> bool:
    """Whether only so much of a field is seen as another says."""
    return any(mark.used for mark in edition.game.provided.STATE.marks if mark.name == name)


def test_the_words_that_are_open_hold_nothing_else(game: Game) -> None:
    state = game.provided.STATE
    places = dict(game.dtype.fields or {})
    secret = [mark.name for mark in state.marks if mark.eyes != PUBLIC or mark.used]
    assert secret
    assert all(places[name][1] >= WORD * state.open_words for name in secret)


def test_seeing_word_by_word_is_seeing(edition: Edition) -> None:
    """What is copied in words and what `see` adds to it are together what `see` shows, to every seat all along a game."""
    words_open, rules = edition.game.provided.STATE.open_words, edition.rules("cpu")
    beyond = edition.bind(edition.game.see_beyond, "cpu")
    for table in walks.walk(edition, 3, every=5):
        for seat in range(edition.players):
            plain, worded = edition.blank(), edition.blank()
            rules.see(table[0], seat, plain[0])
            in_words(worded)[:words_open] = in_words(table)[:words_open]
            beyond(table[0], seat, worded[0])
            assert walks.differing(plain, worded) == []


def in_words(table: States) -> Ints:
    """The same memory, word by word."""
    return table.view(np.ndarray).view(np.int64)
