"""R7 and R8: the last tile, moving scarabs, the score; and a golden count of the pieces."""

from __future__ import annotations

from mastaba.games.luxor.state import ANIMAL_NAMES, RANK_OF
from mastaba.games.luxor.tests.luxor_tables import before_the_last_tile, column, last_drop, stand, zone
from mastaba.match import Match


def test_R7_1_nothing_is_drawn_and_no_curse_met_after_the_40th_tile() -> None:
    match = before_the_last_tile(("camel",), curse=True)
    deck = zone(match, "deck").facts.count
    match._state.deck[int(match._state.next)] = 50  # a curse tile on top
    last_drop(match)
    assert zone(match, "deck").facts.count == deck
    assert not {"drew", "curse"} & {event.code for event in match.events() if event.step == len(match.steps)}
    assert "wall_full" in {event.code for event in match.events()}
    assert match.ending == "wall" or match.legal()[-1] == "done"


def example() -> Match:
    """The rulebook's: one scarab and two eyes at the camel, two scarabs and three eyes at the snake, both seat 1's."""
    match = before_the_last_tile(("camel", "snake"))
    stand(match, 1, "camel", scarabs=1, sarcophagi=2)
    stand(match, 1, "snake", scarabs=2, sarcophagi=1)
    last_drop(match)
    return match


def test_R7_2_three_scarabs_of_own_columns_open_one_sarcophagus() -> None:
    match = example()
    assert match.seat == 1
    assert match.legal() == ["open camel", "open snake", "done"]
    value = match.deal()["sarcophagi"]["snake"][2]
    before = match.scores()[0]
    match.play("open snake")
    assert match.scores()[0] == before + value
    assert match.over


def test_R7_2_two_at_one_column() -> None:
    match = before_the_last_tile(("camel", "snake", "cat"))
    for animal in ("camel", "snake"):
        stand(match, 2, animal, scarabs=3, sarcophagi=0)
    stand(match, 2, "cat", scarabs=0, sarcophagi=3)
    last_drop(match)
    assert (match.seat, match.legal()) == (2, ["open cat", "done"])
    match.play("open cat")
    assert match.legal() == ["open cat", "done"]
    match.play("open cat")
    assert match.over
    assert column(match, "cat") == (2, 0, 1)


def test_R7_3_own_scarabs_leave_first_then_in_animal_order() -> None:
    match = before_the_last_tile(("mule", "snake", "cat"))
    stand(match, 1, "mule", scarabs=2, sarcophagi=0)
    stand(match, 1, "snake", scarabs=2, sarcophagi=0)
    stand(match, 1, "cat", scarabs=1, sarcophagi=2)
    last_drop(match)
    slab = zone(match, "slab").facts.count
    match.play("open cat")
    assert [column(match, animal)[1] for animal in ("cat", "mule", "snake")] == [0, 0, 2]
    assert zone(match, "slab").facts.count == slab + 3


def test_R7_4_seats_in_order_and_nobody_must() -> None:
    match = before_the_last_tile(("camel", "snake", "cat"), players=3)
    stand(match, 3, "camel", scarabs=3, sarcophagi=0)
    stand(match, 3, "cat", scarabs=0, sarcophagi=1)
    stand(match, 2, "snake", scarabs=3, sarcophagi=2)
    last_drop(match)
    assert (match.seat, match.legal()) == (2, ["open snake", "done"])
    match.play("done")
    assert (match.seat, match.legal()) == (3, ["open cat", "done"])
    match.play("done")
    assert match.over


def scored(owned: list[list[int]], holder: dict[str, int], pharaoh: list[str]) -> Match:
    """A game at its end with sarcophagi, archaeologists and cards as told."""
    match = example()
    state = match._state
    state.owned[:], state.eyes[:], state.holder[:] = 0, 0, 0
    for seat, values in enumerate(owned):
        for value in values:
            state.owned[seat, RANK_OF[value]] += 1
            state.eyes[seat, 0 if value < 5 else 1 if value < 7 else 2] += 1
        state.pharaoh[seat] = ANIMAL_NAMES.index(pharaoh[seat])
    for animal, seat in holder.items():
        state.holder[ANIMAL_NAMES.index(animal)] = seat
    match.play("done")
    assert match.over
    return match


def test_R8_1_values_are_added_up() -> None:
    match = scored([[3, 6, 10], [4, 4, 8]], {}, ["camel", "cat"])
    assert match.scores() == [19, 16]
    assert match.winners() == [1]


def test_R8_2_seven_points_at_the_column_of_the_own_card() -> None:
    match = scored([[3], [4]], {"camel": 1, "cat": 1}, ["camel", "cat"])
    assert match.scores() == [10, 4]
    assert "bonus 7" in " ".join(match.log(seat=2))
    assert zone(match, "pharaoh1", seat=2).pieces[0].face == "camel"


def test_R8_3_ties_go_to_more_sarcophagi_then_are_shared() -> None:
    assert scored([[3, 4], [7]], {}, ["camel", "cat"]).winners() == [1]
    assert scored([[3], [10]], {"camel": 1}, ["camel", "cat"]).winners() == [1, 2]
    assert scored([[], []], {}, ["camel", "cat"]).winners() == [1, 2]
