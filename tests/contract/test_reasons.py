"""Why one action is better than another: a sentence in either language, true in every table that the seat could be sitting at."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from mastaba.bots.hints import Hint
from mastaba.bots.prospects import WIN, Fact, Prospects
from mastaba.bots.reasons import Reason, compared, forced
from mastaba.engine import events as happened
from mastaba.engine.contract import State, States
from mastaba.game import Edition, discover, load
from mastaba.text import LANGUAGES
from mastaba.text.naming import naming
from mastaba.text.reasons import Teller
from tests.contract import walks

EVERY = 11
LOOKED_AT = 4  # positions of a game
TABLES = 3  # that the seat could not tell apart, beside the real one
IDENTIFIER = re.compile(r"\w_\w|[{}<>]|\b(?:True|False|deed)\b")


def hint(edition: Edition, action: int, expected: float) -> Hint:
    rest = (1 - expected) / (edition.players - 1)
    return Hint(edition.game.actions[action], expected, 0.01, 100, (expected, *[rest] * (edition.players - 1)))


def positions(edition: Edition, seed: int) -> Iterator[tuple[States, State, list[int]]]:
    """Some tables along a random game with what the seat on turn sees and may do, where it has a choice."""
    tables = [table for table in walks.walk(edition, seed, every=EVERY) if len(walks.legal(edition, table)) > 1]
    for table in tables[:: max(1, len(tables) // LOOKED_AT)]:
        yield table, walks.seen(edition, table, int(table[0].seat))[0], walks.legal(edition, table)


def reason(edition: Edition, seen: State, legal: list[int], seed: int) -> Reason:
    """Two of the actions compared as if a search had found one better."""
    best, other = random.Random(seed).sample(legal, 2)
    return compared(Prospects(edition, seen), legal, hint(edition, best, 0.6), hint(edition, other, 0.4))


def told(edition: Edition, seen: State, why: Reason, reader: int) -> list[str]:
    names = ["Ann", "Ben", "Cleo", "Dan", "Eve"][: edition.players]
    return [Teller(naming(edition.game.id, lang), seen, names, reader).hint(why) for lang in LANGUAGES]


@pytest.mark.parametrize("seed", [1])
def test_every_reason_is_a_sentence_in_both_languages(edition: Edition, seed: int) -> None:
    for number, (_, seen, legal) in enumerate(positions(edition, seed)):
        why = reason(edition, seen, legal, number)
        for reader in (int(seen.seat) + 1, 0):
            for sentence in told(edition, seen, why, reader):
                assert sentence.endswith((".", ")"))
                assert not IDENTIFIER.search(sentence), sentence


def test_a_twin_is_told_the_same(edition: Edition) -> None:
    for number, (table, seen, legal) in enumerate(positions(edition, 5)):
        twin = walks.resampled(edition, walks.seen(edition, table, int(seen.seat)), int(seen.seat), stream=77)
        other = walks.seen(edition, twin, int(seen.seat))[0]
        here, there = reason(edition, seen, legal, number), reason(edition, other, legal, number)
        assert here == there
        assert told(edition, seen, here, 1) == told(edition, other, there, 1)


def test_what_a_reason_says_holds_in_every_table_that_fits(edition: Edition) -> None:
    """What follows at once happens there, what could be done next can be done there, and not so with the other action."""
    for number, (table, seen, legal) in enumerate(positions(edition, 3)):
        seat, why = int(seen.seat), reason(edition, seen, legal, number)
        sight = walks.seen(edition, table, seat)
        for real in (table, *(walks.resampled(edition, sight, seat, stream=50 + twin) for twin in range(TABLES))):
            for point in why.points:
                action = edition.game.numbers[why.action if point.is_of_best else why.other or ""]
                assert is_true(edition, real, action, seat, point.fact), (why, point)


def is_true(edition: Edition, table: States, action: int, seat: int, fact: Fact) -> bool:
    after, events = applied(edition, table, action, seat)
    if fact.when == "now":
        return has_won(edition, after, seat) if fact.code == WIN else any(fits(fact, event) for event in events)
    if fact.when == "then":
        stood = edition.game.provided.standing(walks.seen(edition, after, seat)[0], seat)
        return any(
            (one.code, one.seat, one.size, one.fields) == (fact.code, fact.seat, fact.size, fact.fields) for one in stood
        )
    return int(after[0].seat) == fact.seat - 1 and is_reachable(edition, after, fact)


def is_reachable(edition: Edition, table: States, fact: Fact) -> bool:
    """Whether the seat that decides can bring a fact about in so many decisions of its own."""
    layer, seat = [table], int(table[0].seat)
    for _ in range(fact.depth):
        following = []
        for before in layer:
            for action in walks.legal(edition, before):
                after, events = applied(edition, before, action, seat)
                if any(fits(fact, event) for event in events) or (fact.code == WIN and has_won(edition, after, seat)):
                    return True
                if not after[0].ending and int(after[0].seat) == seat:
                    following.append(after)
        layer = following
    return False


def applied(edition: Edition, table: States, action: int, seat: int) -> tuple[States, list[happened.Event]]:
    after, rows = table.copy(), happened.buffer()
    edition.rules("cpu").apply(after[0], action, rows)
    schema = edition.game.provided.FIELDS
    return after, [happened.read(row, seat, schema, 0, 0) for row in happened.rows(rows) if happened.is_seen(row, seat)]


def has_won(edition: Edition, table: States, seat: int) -> bool:
    return bool(table[0].ending) and Prospects(edition, walks.seen(edition, table, seat)[0]).winners(table) == [seat]


def fits(fact: Fact, event: happened.Event) -> bool:
    known = {name: word for name, word in fact.fields.items() if word is not None}
    return event.code == fact.code and known.items() <= event.fields.items()


def test_facts_are_found(edition: Edition) -> None:
    """A reason without facts would pass everything else; a game that names none has none."""
    if not edition.game.provided.TELLING:
        pytest.skip("it says of no event that it is telling")
    found = [
        reason(edition, seen, legal, number)
        for seed in (11, 12)
        for number, (_, seen, legal) in enumerate(positions(edition, seed))
    ]
    assert sum(bool(why.points) for why in found) > len(found) / 10


def test_a_forced_move_is_explained_by_a_rule() -> None:
    explained = set()
    for game in discover().values():
        edition = load(game.id)
        tables = [table for table in walks.walk(edition, 2) if len(walks.legal(edition, table)) == 1]
        for table in tables[:: max(1, len(tables) // LOOKED_AT)]:
            seen, only = walks.seen(edition, table, int(table[0].seat))[0], walks.legal(edition, table)[0]
            for sentence in told(edition, seen, forced(edition, seen, only), int(seen.seat) + 1):
                assert re.search(r"\. .+\((?:R|Q)[\d.]+\)$", sentence), sentence
                assert not IDENTIFIER.search(sentence), sentence
            explained.add(game.id)
    assert len(explained) > 2
