"""What is shown is data: zones and pieces with facts of the types that their Structs declare, and points that add up."""

from __future__ import annotations

import msgspec

from mastaba.game import Edition
from mastaba.views import Facts, View, Zone
from tests.contract import walks


def test_facts_are_of_the_types_they_declare(edition: Edition) -> None:
    """Plain numbers, words and lists of them: nothing of NumPy's, nothing that a reader would have to take apart."""
    for table in walks.walk(edition, 2, every=17):
        for seat in range(edition.players):
            for zone in edition.game.provided.view(walks.seen(edition, table, seat)[0], seat):
                assert [facts for facts in all_facts(zone) if not is_as_declared(facts)] == []


def all_facts(zone: Zone) -> list[Facts]:
    return [zone.facts, *(piece.facts for piece in zone.pieces)]


def is_as_declared(facts: Facts) -> bool:
    return bool(msgspec.json.decode(msgspec.json.encode(facts), type=type(facts), strict=True) == facts)


def test_no_fact_is_a_sentence(edition: Edition) -> None:
    """A word with a blank in it is text for people, or a list written as one."""
    for table in walks.walk(edition, 4, every=37):
        for zone in edition.game.provided.view(walks.seen(edition, table, 0)[0], 0):
            words = [word for facts in all_facts(zone) for word in texts(msgspec.to_builtins(facts))]
            assert [word for word in words if " " in word] == []


def texts(value: object) -> list[str]:
    if isinstance(value, dict):
        return [text for item in value.values() for text in texts(item)]
    if isinstance(value, list):
        return [text for item in value for text in texts(item)]
    return [value] if isinstance(value, str) else []


def test_a_view_can_be_sent_and_read_again(edition: Edition) -> None:
    view = edition.new(seed=2).view(1)
    read = msgspec.json.decode(msgspec.json.encode(view), type=View)
    assert [zone.id for zone in read.zones] == [zone.id for zone in view.zones]


def test_the_lines_of_a_tally_add_up_to_the_score(edition: Edition) -> None:
    match = edition.new(seed=6, target="cpu")
    while not match.over:
        legal = match.legal()
        match.take(legal[len(match.steps) * 5 % len(legal)])
    for seat, score in enumerate(match.scores()):
        lines = match.game.provided.tally(match.seen(seat + 1), seat)
        assert not lines or sum(line.points for line in lines) == score
