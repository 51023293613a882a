"""What Relikt says beside the pieces: sums, what follows from an action, what a click means, how points come about, letters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mastaba
from mastaba.consequences import Consequences
from mastaba.games.relikt.state import Colour
from mastaba.games.relikt.tests.relikt_tables import finished, opened, play, zone
from mastaba.games.relikt.view import Sum, meant, tally
from mastaba.offers import choices, prompt
from mastaba.text import LANGUAGES, words
from mastaba.views import Facts

LONG = "red6 red6 red6 red6"
RED_PAIR, RED_ALONE = {"count": 2, "pairs": 1, "alone": 0}, {"count": 1, "pairs": 0, "alone": 1}
HANDS = ("g10 g2 b3 w4", "b1 b2 b4 b9", "w1 w2 w3 w5")


def sums(row: Facts) -> dict[str, int]:
    return {one.colour: one.sum for one in row.sums}


def leading(row: Facts) -> list[int]:
    """The seats whose colours have the highest sum."""
    return [one.seat for one in row.sums if one.is_leading]


def row_after(match: mastaba.Match, action: str, name: str = "row1") -> Facts:
    """What a row will say after an action."""
    return next(zone.facts for zone in match.consequences(action).zones or [] if zone.id == name)


def codes(answer: Consequences) -> list[str]:
    return [event.code for event in answer.events]


# Rows


def test_R4_1_a_row_says_what_each_camp_makes_and_who_leads() -> None:
    match = play(opened(*HANDS, treasures=LONG), "play g10 1", "play b9 1")
    row = zone(match, "row1", seat=3).facts
    assert row.sums == [Sum("green", 1, 10, True), Sum("blue", 2, 9, False), Sum("white", 3, 0, False)]
    assert (row.place, row.gems, row.is_closed, row.hidden) == (1, 6, False, 0)
    assert leading(zone(match, "row2").facts) == []


def test_R4_4_colours_that_share_the_highest_sum_both_lead() -> None:
    match = play(opened("g10 g2 b3 w4", "b10 b2 b4 b9", treasures=LONG), "play g10 1", "play b10 1")
    assert leading(zone(match, "row1").facts) == [1, 2]


def test_R5_1_after_rum_the_sums_count_for_the_new_holders() -> None:
    match = play(opened(*HANDS, treasures=LONG, tools=["lasso", "rum"]), "play g10 1", "rum", "seat 1")
    assert leading(zone(match, "row1").facts) == [2]


def test_R5_3_only_its_player_sees_a_face_down_card_in_the_sums() -> None:
    match = play(opened(*HANDS, treasures=LONG, tools=["blindfold"]), "blindfold", "play g10 1")
    mine, theirs = zone(match, "row1", seat=1).facts, zone(match, "row1", seat=2).facts
    assert (sums(mine)["green"], mine.hidden) == (10, 0)
    assert (sums(theirs)["green"], theirs.hidden) == (0, 1)


def test_R5_4_R5_6_the_last_action_says_whose_hand_lies_open_and_what_is_aimed_at() -> None:
    match = opened("g1 g2 b3 w4", "g5 w1 b4 b5", treasures=LONG, tools=["binoculars", "pistol"])
    play(match, "binoculars", "seat 3")
    assert (zone(match, "actions").facts.source, zone(match, "actions").facts.target) == (3, None)
    match.play(match.legal()[0])
    card = match.actions()[-1].split()[1]
    play(match, "pistol", f"replace {card}")
    assert (zone(match, "actions").facts.source, zone(match, "actions").facts.target) == (0, card)


# What follows


def test_R3_2_a_card_changes_the_sums_of_its_row_alone() -> None:
    match = play(opened(*HANDS, treasures=LONG), "play g10 1")
    assert sums(row_after(match, "play b9 1")) == {"green": 10, "blue": 9, "white": 0}
    assert leading(row_after(match, "play b9 1")) == [1]
    assert [zone.id for zone in match.consequences("play b9 1").zones or [] if zone.id.startswith("row")] == ["row1"]


def test_R4_2_it_is_known_who_would_take_the_treasure() -> None:
    match = play(opened(*HANDS), "play g10 1", "play b9 1")
    answer = match.consequences("play w5 1")
    assert codes(answer) == ["played", "tallied", "tallied", "tallied", "awarded"]
    assert answer.events[-1].fields == {"player": 1, "treasure": "blue3", "row": 1, "camp": "green", "sum": 10}
    assert [unknown.code for unknown in answer.unknown] == ["turned"]
    assert answer.zones is None


def test_R4_4_a_tie_is_foreseen_with_the_empty_row_after_it() -> None:
    match = play(opened("g10 g2 b3 w4", "b5 b2 b4 b9", "b1 w2 w3 b8"), "play g10 1", "play b2 1")
    answer = match.consequences("play b8 1")
    assert codes(answer)[-2:] == ["tied", "drew"]
    assert answer.events[-1].fields == {"player": 3, "card": None}
    assert sums(row_after(match, "play b8 1")) == {"green": 0, "blue": 0, "white": 0}


def test_R4_1_R5_3_with_a_face_down_card_of_another_the_outcome_is_unknown() -> None:
    match = play(opened(*HANDS, tools=["blindfold"]), "blindfold", "play g10 1", "play b9 1")
    answer = match.consequences("play w5 1")
    assert codes(answer) == ["played"]
    assert [unknown.code for unknown in answer.unknown] == ["unveiled"]
    assert answer.zones is None


def test_R5_3_whoever_played_it_face_down_knows_the_outcome() -> None:
    match = opened(*HANDS, treasures="blue4 red6 red6 red6", tools=["blindfold"])
    play(match, "blindfold", "play g10 1", "play b9 1", "play w5 1")
    answer = match.consequences("play b3 1")
    assert codes(answer) == ["played", "unveiled", "tallied", "tallied", "tallied", "awarded"]
    assert answer.events[-1].fields["player"] == 2


def test_R5_3_a_card_played_face_down_is_no_secret_to_its_player() -> None:
    match = play(opened(*HANDS, treasures=LONG, tools=["blindfold"]), "blindfold")
    answer = match.consequences("play g10 1")
    assert answer.events[0].fields == {"player": 1, "card": "g10", "row": 1}
    assert sums(row_after(match, "play g10 1"))["green"] == 10


def test_R5_4_what_a_hand_holds_is_unknown_before_it_is_laid_open() -> None:
    match = play(opened(*HANDS, treasures=LONG, tools=["binoculars"]), "binoculars")
    answer = match.consequences("seat 2")
    assert codes(answer) == ["looked"]
    assert [unknown.code for unknown in answer.unknown] == ["shown"]


def test_R5_5_a_lasso_foresees_the_row_without_the_card_and_the_hand_with_it() -> None:
    match = play(opened(*HANDS, treasures=LONG, tools=["rum", "lasso"]), "play g10 1", "lasso", "play b9 2")
    answer = match.consequences("rope g10")
    assert codes(answer) == ["roped", "readied"]
    assert sums(row_after(match, "rope g10"))["green"] == 0
    hand = next(zone for zone in answer.zones or [] if zone.id == "hand2")
    assert "g10" in [piece.face for piece in hand.pieces]


def test_R5_6_a_pistol_foresees_the_sums_with_the_new_card() -> None:
    match = opened("g1 g2 b3 w4", "g5 w1 b4 b5", treasures=LONG, tools=["rum", "pistol"])
    play(match, "play g1 1", "pistol", "replace g1")
    assert sums(row_after(match, "by g5")) == {"green": 5, "blue": 0, "white": 0}
    assert sums(row_after(match, "by w1")) == {"green": 0, "blue": 0, "white": 1}


# What a click means


def asked(match: mastaba.Match, *clicked: str) -> str | None:
    return meant(match.seen(match.seat), match.seat - 1, list(clicked))


def test_a_click_on_something_of_ones_own_is_meant_to_play_it() -> None:
    match = opened(*HANDS, tools=["pistol rum lasso"])
    assert asked(match, "tool1-pistol") == "pistol"
    assert asked(match, "g10") == "play g10 1"
    assert asked(match, "g10", "row3") == "play g10 3"
    assert asked(match, "g10", "treasure2") == "play g10 2"
    assert asked(match, "g10", "camp1") == "play g10 1"


def test_a_click_on_somebody_is_meant_to_choose_them() -> None:
    match = opened(*HANDS)
    assert asked(match, "camp2") == "seat 2"
    assert asked(match, "camp-w") == "seat 3"
    assert asked(match, "hand3.1") == "seat 3"


def test_a_click_that_plays_nothing_asks_for_nothing() -> None:
    match = play(opened(*HANDS, tools=["rum", "rum"]), "rum", "seat 2", "play g10 1")
    assert [asked(match, id) for id in ("deck", "treasure1", "tool1-rum", "tool2-rum.", "g10", "row1", "")] == [None] * 7


def test_R5_5_R5_6_a_card_in_a_row_is_meant_for_the_action_at_work() -> None:
    match = opened("g1 g2 b3 w4", "g5 w1 b4 b5", "w9 w2 w3 g4", treasures=LONG, tools=["rum", "pistol", "lasso"])
    play(match, "play g1 1", "pistol")
    assert asked(match, "g1") == "replace g1"
    assert asked(match, "b4") == "by b4"
    assert asked(match, "b4", "row2") == "play b4 2"
    play(match, "replace g1", "by g5", "play b4 2", "lasso")
    assert asked(match, "b4") == "rope b4"


# Points


def test_R7_1_R7_2_the_lines_of_a_tally_add_up_to_the_score() -> None:
    keys = set()
    for seed in range(12):
        match = finished(seed)
        for seat, points in enumerate(match.scores()):
            lines = tally(match.seen(seat + 1), seat)
            assert sum(line.points for line in lines) == points
            assert sum(line.args["count"] for line in lines) == len(zone(match, f"won{seat + 1}").pieces)  # type: ignore[misc]
            keys |= {line.key for line in lines}
            for lang in LANGUAGES:
                assert all(words("relikt", lang).say(line.key, **line.args) for line in lines)
    assert keys == {"points-blue", "points-red4", "points-red5", "points-red6"}


def test_R7_2_the_printed_example_line_by_line() -> None:
    match = opened(treasures="blue3 blue5 red4 red4 red5")
    seen = match.seen(1)
    seen.turned, seen.owner[:5] = 5, 1
    seen.treasure[4] = 5
    lines = [(line.key, line.points, line.args) for line in tally(seen, 0)]
    assert lines == [("points-blue", 8, {"count": 2}), ("points-red4", 4, RED_PAIR), ("points-red5", -5, RED_ALONE)]


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_letter_of_a_colour_is_a_word_of_the_language(lang: str) -> None:
    """French white is no W; two colours that begin alike still have letters of their own."""
    said = words("relikt", lang)
    letters = {colour: said.say(f"letter-{colour.name.lower()}") for colour in Colour}
    assert len(set(letters.values())) == len(Colour)
    for colour, letter in letters.items():
        assert letter[0].lower() == said.say(f"colour-{colour.name.lower()}")[0]


def test_french_camps_have_french_letters() -> None:
    said = words("relikt", "fr")
    assert [said.say(f"letter-{colour.name.lower()}") for colour in Colour] == ["V", "Be", "Ba", "R", "J"]


@pytest.mark.parametrize(
    ("tool", "lang", "label", "question"),
    [
        ("rum", "en", "Swap camps with Bea", "With whom do you swap camps?"),
        ("rum", "fr", "Échanger les camps avec Bea", "Avec qui échanges-tu ton camp\u202f?"),
        ("binoculars", "en", "Look into the hand of Bea", "Whose cards do you want to see?"),
        ("binoculars", "fr", "Demander à Bea d’étaler ses cartes", "De qui veux-tu voir les cartes\u202f?"),
    ],
)
def test_an_opponent_is_called_by_name(tool: str, lang: str, label: str, question: str) -> None:
    match = opened(tools=[tool])
    match.names = ["Al", "Bea", "Cy"]
    play(match, tool)
    offered = choices(match, 1, lang)
    place = "camp2" if tool == "rum" else "hand2"
    assert (offered[0].action, offered[0].path, offered[0].label) == ("seat 2", [place], label)
    assert prompt(match, 1, lang) == question


def test_the_page_shows_letters_of_the_language_alone() -> None:
    """A card's text begins with a letter that is the same in all languages; what people see is the message `letter-...`."""
    folder = Path(__file__).parents[1] / "page"
    pages = {path.stem: path.read_text(encoding="utf8") for path in folder.glob("*.svelte")}
    lettered = [stem for stem, source in pages.items() if "t(`letter-${" in source]
    assert sorted(lettered) == ["Adventure", "Sums", "Tent"]
    assert [stem for stem, source in pages.items() if re.search(r"data-letter=\{(?!t\(`letter-)", source)] == []
