"""Sakkara, rule by rule: the board, the turn, ship and wheat, the pyramid."""

from __future__ import annotations

import pytest

import mastaba
from mastaba.games.sakkara.state import COUNTS, LEVEL, LEVEL_SIZE, Tile
from mastaba.games.sakkara.tests.sakkara_tables import (
    FLAT,
    board,
    code,
    discard,
    front,
    play,
    rack,
    state_of,
    table,
    texts,
    workers,
    zone,
)

READY = (1, 1)
LEVEL_1 = "square square square square moon moon stairs stairs sun"
SHORT = "square square square square moon moon stairs stairs"


def laid(seed: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = mastaba.load("sakkara").new(seed=seed, target="cpu").deal()["board"]
    return found


# R1 and R2


def test_R1_1_the_board_has_49_fields_named_by_column_and_row() -> None:
    match = mastaba.load("sakkara").new(seed=1)
    fields = zone(match, "board").pieces
    assert [field.id for field in fields[:8]] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]
    assert (fields[8].facts.x, fields[8].facts.y, len(fields)) == (1, 1, 49)
    assert code(match, "worker h1") == "no_such_field"
    assert code(match, "worker a8") == "no_such_field"


def test_R1_2_75_tiles_of_sixteen_motifs() -> None:
    tiles = [tile for stack in laid(3).values() for tile in stack]
    counts = {tile.name.lower(): int(COUNTS[tile]) for tile in Tile}
    assert len(tiles) == 75
    assert {tile: tiles.count(tile) for tile in counts} == counts
    assert counts["square"] == 10
    assert counts["ship"] == counts["dome"] == 4
    assert code(mastaba.load("sakkara").new(seed=1), "build cat") == "no_such_tile"


def test_R1_3_no_tile_is_lost_on_the_way() -> None:
    from mastaba.arena.simulation.checks import check

    assert check(mastaba.load("sakkara"), games=60, seed=77, is_thorough=False) == {}


def test_R2_1_one_tile_everywhere_and_26_fields_with_two() -> None:
    doubled = set()
    for seed in range(20):
        heights = {cell: len(stack) for cell, stack in laid(seed).items()}
        assert len(heights) == 49
        assert sorted(heights.values()) == [1] * 23 + [2] * 26
        doubled |= {cell for cell, height in heights.items() if height == 2}
    assert len(doubled) == 49


def test_R2_1_every_tile_is_as_likely_on_every_field() -> None:
    squares = sum(laid(seed)["a1"][0] == "square" for seed in range(400))
    assert 400 * 10 / 75 - 3.5 * 7 < squares < 400 * 10 / 75 + 3.5 * 7


def test_R2_2_two_ships_are_in_sight() -> None:
    counts = {sum(stack[-1] == "ship" for stack in laid(seed).values()) for seed in range(120)}
    assert counts == {2, 3, 4}


def test_R2_3_workers_are_placed_in_turn_and_take_the_top_tile() -> None:
    match = mastaba.load("sakkara").new(seed=1, deal={"first": 2, "board": {"a1": ["moon", "ship"], "b1": ["sun"]}})
    assert len(match.legal()) == 49
    play(match, "worker a1")
    assert (match.seat, rack(match, 2), board(match, "a1")) == (1, ["ship"], ["moon"])
    assert code(match, "worker a1") == "occupied"
    assert code(match, "move a1 b1") == "place_workers"
    play(match, "worker b1")
    assert match.seat == 2
    play(match, "worker c1")
    assert rack(match, 2) == ["ship"], "an empty field gives nothing"
    play(match, "worker d1")
    assert match.seat == 2, "the first player begins"
    assert workers(match, 2) == ["a1", "c1"]
    assert code(match, "worker e5") == "workers_placed"


def test_R2_3_either_seat_may_be_drawn_to_begin() -> None:
    assert {mastaba.load("sakkara").new(seed=seed).seat for seed in range(20)} == {1, 2}


# R3


def test_R3_1_the_move_is_compulsory_and_made_once() -> None:
    match = table(FLAT)
    assert code(match, "end") == "must_move"
    assert texts(match, "move") == ["move a1 b1", "move a1 a2", "move g1 f1", "move g1 g2"]
    assert code(match, "move a7 b7") == "not_your_worker"
    play(match, "move a1 b1")
    assert code(match, "move b1 c1") == "already_moved"
    assert match.legal() == ["end"]
    play(match, "end")
    assert match.seat == 2


def test_R3_1_without_a_move_the_turn_may_end_only_while_none_is_possible() -> None:
    walls = {"b1": 3, "a2": 3, "f1": 3, "g2": 3}
    match = table(walls, rack="ship")
    assert match.legal() == ["lay ship", "end"]
    play(match, "end")
    assert any("cannot move" in line for line in match.log())
    assert code(table(walls, rack="stairs"), "end") == "must_move"
    assert "end" in table({**walls, "b1": ["ox"] * 9}, rack="wheat").legal()


def test_R3_2_up_two_at_most_counted_before_picking_up() -> None:
    """The worked example: from one tile onto three, taking the third; onto four only by stairs."""
    match = table({"a1": 1, "b1": ["ox", "ox", "moon"], "a2": 4, "g1": 9})
    assert "move a1 b1" in match.legal()
    assert code(match, "move a1 a2") == "too_high"
    play(match, "move a1 b1")
    assert rack(match) == ["moon"]
    assert board(match, "b1") == ["ox", "ox"]


def test_R3_2_down_any_depth_orthogonally_onto_free_fields() -> None:
    match = table({"a1": 9, "b2": 1}, workers=(("a1", "a2"), ("g7", "f7")))
    assert texts(match, "move") == ["move a1 b1", "move a2 b2", "move a2 a3"]
    assert code(match, "move a1 a2") == "occupied"
    assert code(match, "move a1 b2") == "not_adjacent"
    play(match, "move a1 b1")
    assert rack(match) == [], "an empty field gives nothing"


def test_R3_3_tiles_are_played_before_and_after_the_move_also_new_ones() -> None:
    match = table({"b1": ["wheat"]}, rack="ship moon")
    play(match, "lay ship", "move a1 b1", "lay wheat", "build moon", "end")
    assert rack(match) == []
    assert code(table(rack="moon", laid=READY), "build sun") == "not_held"


def test_R3_4_above_ten_tiles_nothing_goes_before_the_discard() -> None:
    match = table({"b1": ["moon"]}, rack="ox ox ox ox ox ox ox ox ox ship")
    assert code(match, "discard ox") == "rack_fits"
    play(match, "move a1 b1")
    assert match.legal() == ["discard ship", "discard moon", "discard ox"]
    assert code(match, "end") == "discard_first"
    assert code(match, "lay ship") == "discard_first"
    assert code(match, "discard sun") == "not_held"
    play(match, "discard moon")
    assert len(rack(match)) == 10
    assert discard(match) == ["moon"]
    assert "end" in match.legal()


def test_R3_4_what_is_laid_and_built_does_not_count() -> None:
    match = table(rack="ship wheat moon sun ox ox ox ox ox ox")
    play(match, "lay ship", "lay wheat", "build moon", "build sun")
    assert len(rack(match)) == 6
    assert front(match, "laid1") == (1, 1)


def test_R3_5_what_is_begun_is_finished_first() -> None:
    match = table(FLAT, rack="bird ship")
    assert code(match, "fly a1 c3") == "not_begun"
    play(match, "play bird")
    assert {text.split()[0] for text in match.legal()} == {"fly"}
    assert code(match, "lay ship") == code(match, "move a1 b1") == code(match, "end") == "choose_flight"


def test_R3_5_every_second_step_says_what_it_waits_for() -> None:
    waits = {
        "cast firestorm": "choose_line",
        "cast whirlwind": "choose_worker",
        "play bird": "choose_flight",
        "play snake": "choose_tile",
        "play ox": "choose_push",
    }
    for opener, waiting in waits.items():
        match = table(FLAT | {"b1": ["ox", "ox"]}, rack="ankh eye dome scarab djed bird snake ox", other="moon")
        play(match, opener)
        assert code(match, "lay ship") == waiting


def test_R3_6_a_seat_knows_everything_and_the_page_shows_what_people_see() -> None:
    match = table({"b1": ["moon", "sun"]}, rack="ship", other="wheat")
    assert match.seen(1).rack.tolist() == match.seen(2).rack.tolist()
    assert match.seen(2).stream == 0
    assert [piece.face for piece in zone(match, "rack1", seat=1).pieces] == ["ship"]
    assert [piece.face for piece in zone(match, "rack1", seat=2).pieces] == [None]
    assert zone(match, "board").pieces[1].face == "sun"


def test_R3_6_one_state_alone_fits_what_a_seat_has_seen() -> None:
    match = table({"b1": ["moon", "sun"]}, rack="square hand snake", other="wheat", laid=READY)
    play(match, "build square", "move a1 b1", "play snake")
    for stream in (7, 8, 9):
        guess = match.edition.blank()
        guess[0].stream = stream
        match.edition.rules().resample(match.seen(2), 1, guess[0])
        real = match._table.copy()
        real[0].stream = stream
        assert match.game.fields(guess.tobytes()) == match.game.fields(real.tobytes())


def test_R3_6_the_board_shows_whose_worker_stands_where() -> None:
    fields = {field.id: field for field in zone(table(), "board").pieces}
    assert (fields["a1"].facts.worker, fields["a1"].facts.worker_id) == (1, "worker1.1")
    assert (fields["g7"].facts.worker, fields["g7"].facts.worker_id) == (2, "worker2.2")
    assert fields["d4"].facts.worker is None


# R4


def test_R4_1_one_ship_is_laid() -> None:
    match = table(rack="ship ship moon")
    play(match, "lay ship")
    assert code(match, "lay ship") == "ship_laid"
    assert code(match, "lay moon") == "not_laid"
    assert code(table(), "lay ship") == "not_held"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_R4_2_as_much_wheat_as_the_number_of_the_level(level: int) -> None:
    match = table(rack="wheat wheat wheat wheat", level=level)
    play(match, *["lay wheat"] * level)
    assert code(match, "lay wheat") == "wheat_laid"


def test_R4_2_lost_wheat_is_laid_again() -> None:
    match = table(rack="eye scarab djed", other="wheat wheat", other_laid=(1, 1))
    play(match, "cast locusts", "move a1 b1", "end", "put d4")
    assert int(state_of(match).wheat[1]) == 0
    play(match, "lay wheat")
    assert code(match, "lay wheat") == "wheat_laid"


# R5


def test_R5_1_level_1_takes_nine_tiles_in_any_order() -> None:
    match = table(rack="sun stairs moon stairs moon ship", laid=READY)
    play(match, "build sun", "build stairs", "build moon", "build stairs", "build moon")
    facts = zone(match, "pyramid1").facts
    assert (facts.level, facts.left, facts.size) == (1, 4, 9)
    assert LEVEL_SIZE.tolist() == [0, 9, 4, 1]
    assert [int(LEVEL[1, Tile[word]]) for word in ("SQUARE", "MOON", "STAIRS", "SUN")] == [4, 2, 2, 1]
    assert code(match, "build ship") == "not_in_pyramid"


@pytest.mark.parametrize(("tile", "most"), [("square", 4), ("moon", 2), ("stairs", 2), ("sun", 1)])
def test_R5_1_no_more_of_a_tile_than_the_level_takes(tile: str, most: int) -> None:
    match = table(rack=" ".join([tile] * (most + 1) + ["hand"] * 5), laid=READY)
    play(match, *[f"build {tile}"] * most)
    assert code(match, f"build {tile}") == "enough_built"


def test_R5_1_level_2_takes_each_magic_symbol_once() -> None:
    match = table(rack="ankh ankh eye scarab djed moon dome", laid=(1, 2), level=2)
    assert texts(match, "build") == ["build ankh", "build eye", "build scarab", "build djed"]
    play(match, "build ankh")
    assert code(match, "build ankh") == "enough_built"
    assert code(match, "build moon") == code(match, "build dome") == "other_level"


@pytest.mark.parametrize(("level", "tile"), [(1, "moon"), (2, "eye"), (3, "dome")])
def test_R5_2_ship_and_wheat_by_the_level_must_lie(level: int, tile: str) -> None:
    def built(laid: tuple[int, int]) -> mastaba.Match:
        return table(rack=f"{tile} hand hand", laid=laid, level=level)

    assert code(built((0, level)), f"build {tile}") == "no_ship"
    assert code(built((1, level - 1)), f"build {tile}") == "no_wheat"
    assert f"build {tile}" in built((1, level)).legal()


def test_R5_3_a_square_costs_a_hand() -> None:
    match = table(rack="square square hand", laid=READY)
    play(match, "build square")
    assert (rack(match), discard(match)) == (["square"], ["hand"])
    assert code(match, "build square") == "no_hand"


def test_R5_3_the_dome_costs_two_hands() -> None:
    assert code(table(rack="dome hand", laid=(1, 3), level=3), "build dome") == "no_hand"
    match = table(rack="dome hand hand", laid=(1, 3), level=3)
    play(match, "build dome")
    assert discard(match) == ["hand", "hand"]


def test_R5_4_a_level_is_complete_before_the_next() -> None:
    match = table(rack="ankh sun moon", laid=(1, 2), built=SHORT)
    assert code(match, "build ankh") == "other_level"
    play(match, "build sun")
    assert zone(match, "pyramid1").facts.level == 2
    assert [piece.facts.level for piece in zone(match, "pyramid1").pieces] == [1] * 9


def test_R5_5_after_finishing_a_level_neither_building_nor_wheat_in_that_turn() -> None:
    match = table(FLAT, rack="sun ankh wheat ship", laid=READY, built=SHORT)
    play(match, "build sun")
    assert code(match, "build ankh") == code(match, "lay wheat") == "level_finished"
    play(match, "move a1 b1", "end", "move a7 b7", "end", "lay wheat", "build ankh")
    assert zone(match, "pyramid1").facts.left == 3


# R9


def test_R9_1_the_dome_wins_at_once() -> None:
    match = table(rack="dome hand hand", laid=(1, 3), level=3)
    play(match, "build dome")
    assert (match.over, match.ending, match.seat, match.legal()) == (True, "dome", 0, [])
    assert match.winners() == [1]
    assert code(match, "end") == "over"


def test_R9_2_the_limit_draws_the_game_without_a_winner() -> None:
    match = table(FLAT, turn_limit=2)
    play(match, "move a1 b1", "end", "move a7 b7", "end")
    assert (match.ending, match.winners()) == ("limit", [])


def test_R9_3_a_point_for_the_winner_and_none_in_a_draw() -> None:
    match = table(rack="dome hand hand", laid=(1, 3), level=3)
    assert match.scores() == [0, 0]
    play(match, "build dome")
    assert match.scores() == [1, 0]
    drawn = table(FLAT, turn_limit=1)
    play(drawn, "move a1 b1", "end")
    assert drawn.scores() == [0, 0]


def test_Q3_the_discard_of_the_last_turn_is_put_back_first() -> None:
    match = table(rack="square hand", laid=READY, turn_limit=1)
    play(match, "build square", "move a1 b1", "end")
    assert (match.over, match.seat) == (False, 2)
    play(match, "put d4")
    assert match.ending == "limit"
    assert board(match, "d4") == ["hand"]


def test_Q3_a_dome_in_the_last_turn_still_wins() -> None:
    match = table(rack="dome hand hand", laid=(1, 3), level=3, turn_limit=1)
    play(match, "move a1 b1", "build dome")
    assert match.ending == "dome"


def test_Q3_300_turns_unless_agreed_otherwise() -> None:
    assert zone(mastaba.load("sakkara").new(seed=1), "board").facts.turn_limit == 300
    for bad in (0, 10001, "soon"):
        with pytest.raises(mastaba.MastabaError):
            mastaba.load("sakkara", turn_limit=bad)
