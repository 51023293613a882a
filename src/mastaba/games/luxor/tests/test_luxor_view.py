"""What is shown and clicked, what a click was meant for, how points come about; and what a person is never shown."""

from __future__ import annotations

import mastaba
from mastaba.games.luxor.tests.luxor_tables import (
    CAMELS,
    arranged,
    before_the_last_tile,
    drop,
    in_row,
    last_drop,
    positions,
    stand,
    zone,
)
from mastaba.games.luxor.view import Pair, meant, tally
from mastaba.match import Match
from mastaba.offers import choices as offered
from mastaba.text.naming import naming
from mastaba.views import facts_of


def paths_of(match: Match) -> dict[str, list[str]]:
    return {choice.action: choice.path for choice in offered(match, match.seat, "en")}


def test_r3_2_a_tile_is_clicked_and_then_a_shaft_that_has_room() -> None:
    match = mastaba.load("luxor", players=2).new(seed=1)
    action = match.legal()[0]
    _, tile, shaft = action.split()
    assert paths_of(match)[action] == [tile, f"shaft{shaft}"]


def test_r5_1_whether_to_post_is_asked_of_one_column() -> None:
    match = next(match for match in positions(1) if "post" in match.legal())
    asked = [zone.id for zone in match.view(match.seat).zones if zone.id.startswith("column") and zone.facts.is_asked]
    assert len(asked) == 1
    assert paths_of(match)["post"] == paths_of(match)["skip"] == []


def test_r9_3_nobody_is_offered_a_line_not_even_when_asked_in_turn() -> None:
    asked = [match for match in positions(3, curse=True, curse_race="slow") if "pass" in match.legal() and offered_only(match)]
    assert asked, "a curse tile with a line to find"


def offered_only(match: Match) -> bool:
    """Whether there was a line to find; what was offered is checked on the way."""
    assert list(paths_of(match)) == ["pass"]
    return len(match.legal()) > 1


def test_r9_4_a_victim_clicks_one_of_its_own_sarcophagi() -> None:
    for seed in range(1, 20):
        for match in positions(seed, curse=True, curse_race="slow"):
            given = {action: path for action, path in paths_of(match).items() if action.startswith("give")}
            pieces = {piece.id: piece for zone in match.view(match.seat).zones for piece in zone.pieces}
            for action, [clicked] in given.items():
                assert pieces[clicked].face == action.split()[1]
            if given:
                return
    raise AssertionError("no victim met")


# Pairs that wait


def waiting() -> Match:
    """The third tile lies beside the first: its camels face the same way, its mules opposite ways."""
    match = arranged(["camelL-muleL", "catR-snakeR", "camelL-muleR"])
    drop(match, ("camelL-muleL", 1), ("catR-snakeR", 8), ("camelL-muleR", 2))
    return match


def test_R4_4_pairs_that_wait_are_told_by_animal_and_kind() -> None:
    match = waiting()
    assert match.legal() == ["resolve camel same", "resolve mule opposite"]
    for seat in (1, 2):
        assert zone(match, "wall", seat).facts.pending == [Pair("camel", "same"), Pair("mule", "opposite")]
    match.play("resolve camel same")
    match.play("post")
    assert zone(match, "wall").facts.pending == []


def test_R4_4_a_terminal_tells_them_in_words() -> None:
    told = naming("luxor", "en").facts(facts_of(zone(waiting(), "wall")))
    assert told == ["to resolve camel facing the same way, mule facing opposite ways"]


def test_R6_4_a_column_says_how_many_scarabs_open_it() -> None:
    assert [zone(arranged(CAMELS), f"column{number}").facts.to_open for number in range(1, 8)] == [3] * 7


# What a click was meant for


def test_a_tile_and_a_shaft_are_meant_as_a_drop() -> None:
    match = arranged(CAMELS)
    mine, theirs = CAMELS[0], CAMELS[1]
    seen = match.seen(1)
    assert meant(seen, 0, [mine, "shaft3"]) == f"drop {mine} 3"
    assert meant(seen, 0, ["shaft3"]) == f"drop {mine} 3"
    assert meant(seen, 0, ["column2"]) == "move mule"
    assert [meant(seen, 0, clicked) for clicked in ([], [mine], [theirs], ["shafts"], [mine, "column2"], ["slab"])] == [
        None
    ] * 6


def test_R7_2_at_the_end_a_column_is_meant_to_be_opened() -> None:
    match = before_the_last_tile(("camel", "snake"))
    stand(match, 1, "snake", scarabs=3, sarcophagi=1)
    last_drop(match)
    assert meant(match.seen(1), 0, ["column1"]) == "open camel"
    refusal = match.refusal("open camel")
    assert refusal is not None
    assert refusal.code == "not_yours"


def test_R9_3_nothing_is_meant_while_everybody_searches() -> None:
    match = arranged(CAMELS, curses={3: "mule+snake+croc"})
    drop(match, *in_row(CAMELS[:4]), answer="post")
    assert meant(match.seen(1), 0, ["shaft3"]) is None


# Points, labels


def test_R8_1_R8_2_the_lines_of_a_tally_add_up_to_the_score() -> None:
    keys = set()
    for seed in range(1, 8):
        match = list(positions(seed, curse=True))[-1]
        for seat in range(1, match.players + 1):
            lines = tally(match.seen(1), seat - 1)
            assert sum(line.points for line in lines) == match.scores()[seat - 1]
            count = len(zone(match, f"treasure{seat}").pieces)
            assert (lines[0].key, lines[0].args) == ("points-sarcophagi", {"count": count})
            keys.add((lines[1].key, lines[1].points))
    assert keys == {("points-pharaoh", 7), ("points-no-pharaoh", 0)}


def test_R9_4_a_victim_is_called_by_name() -> None:
    plain = arranged(CAMELS, curses={3: "mule+snake+croc"})
    drop(plain, *in_row(CAMELS[:4]), answer="post")
    match = mastaba.load("luxor", players=2, curse=True).new(seed=1, deal=plain.deal(), names=["Anna", "Ben"])
    for action in plain.actions():
        match.play(action)
    while match.seat != 2:
        match.play("pass")
    match.play("claim 1.1 2.1 3.1")
    assert [[choice.label for choice in offered(match, 2, lang)] for lang in ("en", "fr")] == [["Curse Anna"], ["Maudire Anna"]]
