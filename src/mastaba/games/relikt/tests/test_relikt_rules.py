"""Relikt, rule by rule: the table, the turn, the rows, the end and the score."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import mastaba
from mastaba.errors import BadDeal, IllegalAction
from mastaba.games.relikt.tests.relikt_tables import BOX, TOOLS, faces, finished, opened, play, refused, told, zone

# R1 and R2


def test_R1_1_five_colours_from_1_to_12() -> None:
    deal = mastaba.load("relikt", players=5).new(seed=1).deal()
    cards = [card for hand in deal["hands"] for card in hand] + deal["deck"]
    assert sorted(cards) == sorted(f"{colour}{value}" for colour in "gbwry" for value in range(1, 13))
    assert sorted(deal["camps"]) == sorted("gbwry")


def test_R1_1_a_card_that_does_not_exist_or_is_not_in_play_is_refused() -> None:
    match = opened("g1 g2 b3 w4")
    for text in ("play g13 1", "play z1 1", "rope g0", "play r5 1", "rope y3", "replace r1", "by r1"):
        assert refused(match, text) == "no_such_card"
    assert refused(match, "play g1 5") == "no_such_row"
    assert refused(match, "play") == "unknown"


def test_R1_2_each_seat_has_one_action_card_of_each_kind() -> None:
    assert all(sorted(kit) == sorted(TOOLS) for kit in mastaba.load("relikt", players=5).new(seed=2).deal()["actions"])


def test_R1_3_eight_blue_and_twelve_red_treasures() -> None:
    deal = mastaba.load("relikt").new(seed=3).deal()
    treasures = deal["treasures"] + deal["removed"]
    assert Counter(treasures) == Counter(BOX)
    assert sum(treasure.startswith("blue") for treasure in treasures) == 8
    assert sum(treasure.startswith("red") for treasure in treasures) == 12


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R2_1_R2_2_only_the_colours_of_the_camps_are_dealt(players: int) -> None:
    edition = mastaba.load("relikt", players=players)
    combinations = set()
    for seed in range(40):
        deal = edition.new(seed=seed).deal()
        cards = [card for hand in deal["hands"] for card in hand] + deal["deck"]
        assert {card[0] for card in cards} == set(deal["camps"])
        assert len(set(cards)) == len(cards) == 12 * players
        assert [len(hand) for hand in deal["hands"]] == [4] * players
        combinations.add("".join(sorted(deal["camps"])))
    assert len(combinations) == {3: 10, 4: 5, 5: 1}[players]


def test_R2_3_four_of_seventeen_treasures_head_the_rows() -> None:
    match = opened(treasures="red6 blue3 blue6 red4 red5")
    assert [faces(match, f"row{row}") for row in (1, 2, 3, 4)] == [["red6"], ["blue3"], ["blue6"], ["red4"]]
    assert zone(match, "treasures").facts.count == 13
    assert zone(match, "removed").facts.count == 3
    assert set(faces(match, "treasures") + faces(match, "removed")) == {None}


def test_R2_4_three_of_seven_action_cards_are_in_hand() -> None:
    match = opened(tools=["pistol rum lasso", "camera compass blindfold"])
    assert set(faces(match, "kit1")) == {"pistol", "rum", "lasso"}
    assert faces(match, "kit2") == [None, None, None]
    assert set(faces(match, "kit2", seat=2)) == {"camera", "compass", "blindfold"}
    assert zone(match, "pile1").facts.count == 4


def test_R2_5_play_goes_clockwise_from_the_first() -> None:
    match = opened("g1 g2 g3 g4", "b1 b2 b3 b4", "w1 w2 w3 w4", first=2, treasures="red6 red6 red6 red6")
    seats = []
    for _ in range(5):
        seats.append(match.seat)
        match.play(next(text for text in match.legal() if text.startswith("play")))
    assert seats == [2, 3, 1, 2, 3]
    assert {mastaba.load("relikt").new(seed=seed).seat for seed in range(30)} == {1, 2, 3}


# R3 A turn


def test_R3_1_actions_and_plays_are_offered_together_then_only_plays() -> None:
    match = opened("g1 g2 b3 w4", tools=["rum compass lasso"])
    plays = {f"play {card} {row}" for card in ("g1", "g2", "b3", "w4") for row in (1, 2, 3, 4)}
    assert set(match.legal()) == {"rum", "compass", "lasso"} | plays
    assert refused(match, "pistol") == "not_held"
    play(match, "lasso")
    assert set(match.legal()) == plays
    assert refused(match, "rum") == "one_action"
    assert match.refusal("rum").rule == "R3.1"  # type: ignore[union-attr]


def test_R3_1_an_action_without_a_possible_effect_cannot_be_played() -> None:
    match = opened("g1 g2 b3 w4", tools=["pistol camera rum"])
    assert [text for text in match.legal() if text in TOOLS] == ["rum"]
    assert refused(match, "pistol") == "no_target"
    assert refused(match, "camera") == "nothing_to_copy"


def test_R3_2_a_card_counts_for_the_holder_of_its_camp() -> None:
    match = opened("b1 g2 g3 g4", "b2 b4 b5 b6", "b3 w1 w2 w3")
    play(match, "play b1 1", "play b2 1", "play b3 1")
    assert told(match, "awarded") == [{"player": 2, "treasure": "blue3", "row": 1, "camp": "blue", "sum": 6}]
    assert match.scores() == [0, 3, 0]


def test_R3_2_only_cards_of_the_own_hand_are_played() -> None:
    match = opened("g1 g2 b3 w4", "b5 b6 b7 b8")
    assert refused(match, "play b5 1") == "not_in_hand"
    with pytest.raises(IllegalAction):
        match.play("play b5 1")


def test_R3_3_a_closed_place_takes_no_card_and_the_others_keep_their_numbers() -> None:
    match, choice = mastaba.load("relikt").new(seed=5, target="cpu"), random.Random(5)
    while not told(match, "closed"):
        match.play(choice.choice(match.legal()))
    closed = told(match, "closed")[0]["row"]
    while not any(text.startswith("play") for text in match.legal()):
        match.play(match.legal()[0])
    assert zone(match, f"row{closed}").facts.is_closed
    cards = {text.split()[1] for text in match.legal() if text.startswith("play")}
    assert {int(text.split()[2]) for text in match.legal() if text.startswith("play")} == {1, 2, 3, 4} - {closed}
    assert refused(match, f"play {min(cards)} {closed}") == "row_closed"


def test_R3_4_the_hand_is_filled_from_the_top_of_the_deck() -> None:
    match = opened("g1 g2 b3 w4", deck="w12 g12")
    play(match, "play g1 1")
    assert set(faces(match, "hand1")) == {"g2", "b3", "w4", "w12"}
    assert faces(match, "hand1", seat=2) == [None] * 4
    assert told(match, "drew", seat=1) == [{"player": 1, "card": "w12"}]
    assert told(match, "drew", seat=2) == [{"player": 1, "card": None}]


def in_rows(match: mastaba.Match) -> set[str | None]:
    return {face for row in (1, 2, 3, 4) for face in faces(match, f"row{row}")[1:]}


def test_R3_5_the_discard_becomes_the_deck_only_when_a_card_must_be_drawn() -> None:
    for seed in range(6):
        match, choice = mastaba.load("relikt").new(seed=seed, target="cpu"), random.Random(seed)
        while not match.chances():
            left = zone(match, "deck").facts.count
            before = set(faces(match, "discard")) | in_rows(match)
            match.play(choice.choice([text for text in match.legal() if text.startswith("play")]))
        played = match.actions()[-1].split()[1]
        ((name, cards),) = match.chances()
        assert left == 0
        assert name == "reshuffle"
        assert len(cards) == len(set(cards)) == told(match, "shuffled")[0]["count"]
        assert set(cards) == (before | {played}) - in_rows(match)
        assert told(match, "drew")[-1]["card"] == cards[0]
        assert faces(match, "discard") == []
        assert told(match, "stacked", seat=1) == []


def test_R3_6_a_played_action_card_is_made_up_for_while_the_own_pile_lasts() -> None:
    match = opened("g1 g2 b3 w4", tools=["blindfold compass lasso rum"])
    play(match, "blindfold", "play g1 1")
    assert set(faces(match, "kit1")) == {"compass", "lasso", "rum"}
    assert zone(match, "pile1").facts.count == 3
    assert told(match, "readied", seat=1) == [{"player": 1, "tool": "rum"}]
    assert told(match, "readied", seat=3) == [{"player": 1, "tool": None}]


def test_R3_6_four_cards_are_all_there_are_to_make_up_for() -> None:
    match, choice = mastaba.load("relikt").new(seed=8, target="cpu"), random.Random(8)
    while not match.over:
        tools = [text for text in match.legal() if text in TOOLS]
        match.play(choice.choice(tools or match.legal()))
    assert max(Counter(event["player"] for event in told(match, "acted")).values()) == 7
    assert max(Counter(event["player"] for event in told(match, "readied")).values()) == 4


# R4 A full row


def test_R4_1_R4_2_the_printed_example_red_wins_twelve_to_eleven() -> None:
    match = opened("y11 y1 y2 y3", "r10 r1 r3 r4", "r2 g1 g2 g3", camps="yrg")
    play(match, "play y11 1", "play r10 1")
    assert told(match, "awarded") == []
    play(match, "play r2 1")
    assert [(event["camp"], event["sum"]) for event in told(match, "tallied")] == [("red", 12), ("yellow", 11)]
    assert faces(match, "won2") == ["blue3"]


def test_R4_1_evaluation_comes_before_the_draw() -> None:
    match = opened("g1 g2 b3 w4", "b1 b2 b4 b5", "w1 w2 w3 w5")
    play(match, "play g1 1", "play b1 1", "play w3 1")
    codes = [event.code for event in match.events() if event.step == 3]
    assert codes.index("awarded") < codes.index("turned") < codes.index("drew")


def test_R4_2_the_winner_must_take_a_red_treasure() -> None:
    match = opened("b1 g2 g3 g4", "w1 w2 w3 w5", "b12 b11 b10 b9", treasures="red4")
    play(match, "play b1 1", "play w1 1", "play b12 1", "play g2 1")
    assert faces(match, "won2") == ["red4"]
    assert match.scores() == [0, -4, 0]


def test_R4_3_cards_are_discarded_and_a_new_treasure_is_turned_up() -> None:
    match = opened("g1 g2 b3 w4", "b1 b2 b4 b5", "w1 w2 w3 w5", treasures="blue3 blue4 red5 red6 red4")
    play(match, "play g1 1", "play b1 1", "play w3 1")
    assert set(faces(match, "discard")) == {"g1", "b1", "w3"}
    assert faces(match, "row1") == ["red4"]
    assert zone(match, "treasures").facts.count == 12


def test_R4_4_a_tie_for_the_highest_leaves_the_treasure() -> None:
    match = opened("g5 g2 b3 w4", "b5 b2 b4 b6", "w1 w2 w3 w5")
    play(match, "play g5 1", "play b5 1", "play w1 1")
    assert told(match, "tied") == [{"row": 1, "treasure": "blue3", "sum": 5}]
    assert faces(match, "row1") == ["blue3"]
    assert set(faces(match, "discard")) == {"g5", "b5", "w1"}
    assert match.scores() == [0, 0, 0]


def test_R4_4_a_tie_below_the_highest_does_not_matter() -> None:
    match = opened("g1 g2 b3 w4", "b1 b2 b4 b6", "w12 w2 w3 w5")
    play(match, "play g1 1", "play b1 1", "play w12 1")
    assert match.scores() == [0, 0, 3]


# R6, R7 and the rulings on the end


@pytest.mark.parametrize(("left", "awards", "ending"), [(0, 17, "treasures"), (1, 16, "spared")])
def test_R6_1_Q1_the_last_award_ends_the_game_at_once(left: int, awards: int, ending: str) -> None:
    for seed in range(6):
        match = finished(seed, treasures_left=left)
        assert len(told(match, "awarded")) == awards
        assert match.ending == ending
        last = [event.code for event in match.events() if event.step == len(match.steps)]
        assert last[-2:] == ["awarded", "over"]
        assert match.legal() == []
        assert refused(match, "rum") == "over"


def test_R6_1_no_second_card_of_a_compass_after_the_last_award() -> None:
    seen = False
    for seed in range(400):
        match = finished(seed)
        acts = match.actions()
        seen = seen or acts[-2] == "compass" or (acts[-2] == "camera" and told(match, "copied")[-1]["tool"] == "compass")
        if seen:
            break
    assert seen


def test_Q1_the_treasure_that_is_left_scores_for_nobody() -> None:
    match = finished(3, treasures_left=1)
    assert sum(len(faces(match, f"won{seat}")) for seat in (1, 2, 3)) == 16
    open_rows = [faces(match, f"row{row}")[0] for row in (1, 2, 3, 4) if faces(match, f"row{row}")]
    assert len(open_rows) + zone(match, "treasures").facts.count == 1


def test_Q2_cards_cannot_run_out() -> None:
    components = mastaba.load("relikt").game.components
    longest = max(components["gems"]["blue"] + components["gems"]["red"])
    for players in (3, 4, 5):
        in_play = players * components["cards"]["highest"]
        assert in_play > players * components["table"]["hand"] + components["table"]["rows"] * (longest - 1)


def scored(blue: str, red: str) -> int:
    """Points of seat 1 that has won these treasures and no others."""
    import numpy as np

    edition = mastaba.load("relikt")
    table, rules = edition.blank(), edition.rules("python")
    table[0].stream = 1
    rules.setup(table[0], edition.codes)
    won = [f"blue{gems}" for gems in blue] + [f"red{gems}" for gems in red]
    names = ["blue3", "blue4", "blue5", "blue6", "red4", "red5", "red6"]
    for number, treasure in enumerate(won):
        table[0].treasure[number] = names.index(treasure)
        table[0].owner[number] = 1
    table[0].turned = len(won)
    out = np.zeros(3, np.int32)
    rules.scores(table[0], out)
    assert out[1] == out[2] == 0
    return int(out[0])


def test_R7_1_blue_gems_count_up() -> None:
    assert scored("3345566", "") == 3 + 3 + 4 + 5 + 5 + 6 + 6


@pytest.mark.parametrize(
    ("red", "points"),
    [("5", -5), ("55", 5), ("555", 0), ("5555", 10), ("44", 4), ("66", 6), ("45", -9), ("456", -15), ("45645", 4 + 5 - 6)],
)
def test_R7_2_equal_reds_pair_and_single_ones_count_down(red: str, points: int) -> None:
    assert scored("", red) == points


def test_R7_2_the_printed_example_is_worth_seven() -> None:
    assert scored("35", "445") == 7


def test_R7_3_the_highest_wins_and_a_tie_is_shared() -> None:
    shared = 0
    for seed in range(60):
        match = finished(seed)
        best = max(match.scores())
        assert match.winners() == [seat for seat in (1, 2, 3) if match.scores()[seat - 1] == best]
        shared += len(match.winners()) > 1
    assert shared > 0
    assert opened().winners() == []


# Deals


def test_a_whole_deal_is_laid_as_written() -> None:
    match = opened("g1 g2 b3 w4", deck="w12 g12", treasures="blue6", tools=["pistol camera rum"], first=3)
    deal = match.deal()
    assert deal["first"] == 3
    assert deal["hands"][0] == ["g1", "g2", "b3", "w4"]
    assert deal["deck"][:2] == ["w12", "g12"]
    assert deal["treasures"][0] == "blue6"
    assert deal["actions"][0][:3] == ["pistol", "camera", "rum"]
    assert mastaba.load("relikt").new(seed=99, deal=deal).deal() == deal


def test_a_missing_key_is_filled_from_what_is_left() -> None:
    edition = mastaba.load("relikt", players=3)
    hands = [["r1", "r2", "r3", "r4"], ["y1", "y2", "y3", "y4"], ["r5", "r6", "y5", "y6"]]
    thirds = set()
    for seed in range(30):
        deal = edition.new(seed=seed, deal={"hands": hands}).deal()
        assert deal["hands"] == hands
        assert {"r", "y"} < set(deal["camps"])
        thirds |= set(deal["camps"]) - {"r", "y"}
    assert thirds == set("gbw")
    removed = edition.new(seed=1, deal={"removed": ["blue3", "blue3", "red6"]}).deal()
    assert "blue3" not in removed["treasures"]


@pytest.mark.parametrize(
    "deal",
    [
        {"camps": ["g", "b"]},
        {"camps": ["g", "g", "b"]},
        {"camps": ["g", "b", "x"]},
        {"camps": ["g", "b", "w"], "hands": [["r1", "g1", "g2", "g3"]] * 3},
        {"hands": [["g1", "g2", "g3"], ["b1", "b2", "b3", "b4"], ["w1", "w2", "w3", "w4"]]},
        {"hands": [["g1", "g2", "g3", "g1"], ["b1", "b2", "b3", "b4"], ["w1", "w2", "w3", "w4"]]},
        {"hands": [["g1", "b2", "w3", "r1"], ["y1", "b1", "b3", "b4"], ["w1", "w2", "w4", "w5"]]},
        {"hands": [["g1", "g2", "g3", "g13"], ["b1", "b2", "b3", "b4"], ["w1", "w2", "w3", "w4"]]},
        {"deck": ["g1"]},
        {"treasures": ["blue3"] * 17},
        {"treasures": ["blue3"]},
        {"treasures": ["blue7", *BOX[:16]]},
        {"removed": ["blue3"]},
        {"actions": [TOOLS[:6]] * 3},
        {"actions": [[*TOOLS[:6], "rum"]] * 3},
        {"actions": [[*TOOLS, "rum"]] * 3},
        {"actions": "rum"},
    ],
)
def test_a_deal_that_does_not_use_the_box_exactly_is_refused(deal: dict[str, object]) -> None:
    with pytest.raises(BadDeal):
        mastaba.load("relikt", players=3).new(seed=1, deal=deal)
