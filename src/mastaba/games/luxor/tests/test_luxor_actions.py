"""Refusals by code, texts that name no action, what others read; and arranged deals, good and bad."""

from __future__ import annotations

import functools
import operator
from typing import Any

import pytest

import mastaba
from mastaba.errors import BadDeal
from mastaba.games.luxor.actions import ACTIONS, Refusal
from mastaba.games.luxor.pictures import cells_of
from mastaba.games.luxor.state import ANIMAL_NAMES, TILE_NAMES
from mastaba.games.luxor.tests.luxor_tables import (
    CAMELS,
    STACK,
    arranged,
    before_the_last_tile,
    code,
    drop,
    in_row,
    last_drop,
    stand,
)


def test_the_numbers_of_actions_stay() -> None:
    texts = ACTIONS.texts
    assert len(texts) == 655
    assert (texts[0], texts[391], texts[392]) == ("drop camelL-muleL 1", "drop catL-camelR 8", "resolve camel same")
    assert texts[405:408] == ("resolve cat opposite", "post", "skip")
    assert (texts[408], texts[415], texts[422]) == ("move camel", "open camel", "done")
    assert (texts[643], texts[644], texts[648], texts[654]) == ("pass", "curse 1", "give 3", "give 10")
    assert len(set(texts)) == 655


def test_R9_3_a_line_is_named_from_its_lower_shaft_or_row() -> None:
    texts = set(ACTIONS.claim.texts)
    assert {"claim 3.5 4.6 5.7", "claim 3.5 4.4 5.3", "claim 3.5 3.6 3.7", "claim 3.5 4.5 5.5"} <= texts
    assert not {"claim 5.7 4.6 3.5", "claim 3.7 3.6 3.5"} & texts
    for number in range(220):
        cells = [tuple(map(int, cell.split("."))) for cell in cells_of(number)]
        assert all(1 <= shaft <= 8 and 1 <= row <= 10 for shaft, row in cells)
        assert cells == sorted(cells)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("drop camelL-muleL 9", Refusal.NO_SUCH_SHAFT),
        ("drop camelR-muleL 1", Refusal.NO_SUCH_TILE),
        ("resolve dog same", Refusal.NO_SUCH_ANIMAL),
        ("move dog", Refusal.NO_SUCH_ANIMAL),
        ("open dog", Refusal.NO_SUCH_ANIMAL),
        ("claim 1.1 1.2 2.3", Refusal.NO_LINE),
        ("claim 1.1 2.2 9.9", Refusal.NO_LINE),
        ("curse 9", Refusal.NO_SUCH_SEAT),
        ("give 9", Refusal.NO_SUCH_VALUE),
        ("resolve camel either", 0),
        ("drop camelL-muleL", 0),
        ("dance", 0),
    ],
)
def test_texts_that_name_no_action(text: str, reason: int) -> None:
    assert ACTIONS.stray(text) == reason


def test_every_phase_says_what_it_asks_for() -> None:
    match = arranged(CAMELS)
    for text in ("post", "skip", "resolve camel same", "open camel", "pass", "curse 1", "give 3", "done", "move cat"):
        assert code(match, text) == "must_drop"
    drop(match, *in_row(CAMELS[:2]))
    assert code(match, f"drop {CAMELS[2]} 1") == "must_post"
    assert code(match, "move cat") == "has_stock"
    match._state.phase, match._state.stock[1] = 3, 0
    assert (code(match, "pass"), code(match, "post"), code(match, "move cat")) == ("must_move", "no_stock", "not_yours")


def test_refusals_while_resolving() -> None:
    match = arranged(["camelL-muleL", "catR-snakeR", "camelL-muleR"])
    drop(match, ("camelL-muleL", 1), ("catR-snakeR", 8), ("camelL-muleR", 2))
    assert (code(match, "resolve camel opposite"), code(match, "post")) == ("not_pending", "must_resolve")
    sentence = match.refusal("resolve camel opposite", lang="fr")
    assert sentence is not None
    assert "dromadaires" in sentence.sentence
    assert sentence.rule == "R4.4"


def test_refusals_at_the_end() -> None:
    match = before_the_last_tile(("camel", "snake"))
    stand(match, 1, "camel", scarabs=3, sarcophagi=0)
    stand(match, 1, "snake", scarabs=0, sarcophagi=1)
    last_drop(match)
    assert match.legal() == ["open snake", "done"]
    assert code(match, "open camel") == "no_sarcophagus"
    assert code(match, "open mule") == "not_yours"
    assert code(match, "skip") == "must_open"
    match.play("done")
    assert code(match, "done") == "over"


def test_refusals_of_a_curse() -> None:
    match = arranged(CAMELS, curses={3: "mule+snake+croc"})
    drop(match, *in_row(CAMELS[:4]), answer="post")
    assert (code(match, "claim 2.1 3.1 4.1"), code(match, "curse 1")) == ("no_match", "must_claim")
    while match.seat != 2:
        match.play("pass")
    match.play("claim 1.1 2.1 3.1")
    assert code(match, "give 3") == "must_curse"
    match.play("curse 1")
    assert code(match, "pass") == "must_give"


def test_a_wrong_claim_does_not_tell_whether_another_line_matches() -> None:
    sentences = []
    for curse in ("snake+hippo+ibis", "mule+ibis+cat"):
        match = arranged(CAMELS, curses={3: curse})
        drop(match, *in_row(CAMELS[:4]), answer="post")
        refusal = match.refusal("claim 2.1 3.1 4.1")
        assert refusal is not None
        sentences.append(refusal.sentence.replace(curse.replace("+", ", "), "?"))
    assert sentences[0] == sentences[1]


# Arranged deals


def whole(players: int = 3, **options: Any) -> tuple[mastaba.Edition, dict[str, Any]]:
    edition = mastaba.load("luxor", players=players, **options)
    return edition, edition.new(seed=11).deal()


@pytest.mark.parametrize("options", [{}, {"curse": True}])
def test_a_deal_lays_the_very_same_table(options: dict[str, Any]) -> None:
    edition, deal = whole(**options)
    again = edition.new(seed=99, deal=deal)
    assert again.deal() == deal
    twin = edition.new(seed=11)
    names = [name for name in edition.game.dtype.names or () if name != "stream"]
    assert all((again._laid[0][name] == twin._laid[0][name]).all() for name in names)


@pytest.mark.parametrize("key", ["hands", "deck", "sarcophagi", "pharaoh", "first"])
@pytest.mark.parametrize("options", [{}, {"curse": True}])
def test_R9_1_what_a_deal_leaves_open_is_filled_from_the_rest(key: str, options: dict[str, Any]) -> None:
    edition, deal = whole(**options)
    laid = edition.new(seed=5, deal={name: value for name, value in deal.items() if name != key}).deal()
    assert all(laid[name] == deal[name] for name in deal if name != key)
    alone = edition.new(seed=5, deal={key: deal[key]}).deal()
    assert alone[key] == deal[key]
    cards = [*functools.reduce(operator.iadd, alone["hands"], []), *alone["deck"]]
    assert sorted(card for card in cards if "curse" not in card) == sorted(TILE_NAMES)
    if options and key != "deck":
        assert not any("curse" in card for card in alone["deck"][:11])


def test_curse_tiles_may_lie_anywhere_and_name_their_animals_in_any_order() -> None:
    edition, deal = whole(curse=True)
    curses = [card for card in deal["deck"] if card.startswith("curse:")]
    others = [card for card in deal["deck"] if not card.startswith("curse:")]
    turned = ["curse:" + "+".join(reversed(card.removeprefix("curse:").split("+"))) for card in curses]
    laid = edition.new(seed=1, deal={**deal, "deck": turned + others}).deal()
    assert laid["deck"] == curses + others
    assert "curse:camel+croc+ibis" in laid["deck"]


def bad(**changes: Any) -> list[dict[str, Any]]:
    return [{name: value} for name, values in changes.items() for value in values]


@pytest.mark.parametrize(
    "change",
    bad(
        hands=[
            [["camelL-muleL"] * 3] * 3,
            [["camelL-muleL", "camelL-snakeL"], list(TILE_NAMES[5:8]), list(TILE_NAMES[8:11])],
            [list(TILE_NAMES[:4]), list(TILE_NAMES[5:8]), list(TILE_NAMES[8:11])],
            [list(TILE_NAMES[:3]), list(TILE_NAMES[3:6])],
            [["curse:camel+mule+hippo", *TILE_NAMES[:2]], list(TILE_NAMES[5:8]), list(TILE_NAMES[8:11])],
            [["camelR-muleR", *TILE_NAMES[:2]], list(TILE_NAMES[5:8]), list(TILE_NAMES[8:11])],
        ],
        deck=[list(TILE_NAMES), list(TILE_NAMES[:39]), ["curse:camel+mule+hippo", *TILE_NAMES[:40]], ["x"] * 40, "camel"],
        sarcophagi=[
            {**STACK, "camel": [4, 5, 7]},
            {**STACK, "camel": [5, 3, 7]},
            {**STACK, "camel": [3, 5, 9]},
            {**STACK, "camel": [3, 5]},
            {**STACK, "camel": [3, 5, True]},
            {**STACK, "camel": "357"},
            {**STACK, "dog": [3, 5, 7]},
            {name: STACK[name] for name in ANIMAL_NAMES[:6]},
        ],
        pharaoh=[["camel", "camel", "cat"], ["camel", "cat"], ["camel", "cat", "dog"], ["camel", "cat", 3], "cat"],
    ),
)
def test_a_deal_that_does_not_use_the_box_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadDeal) as caught:
        mastaba.load("luxor", players=3).new(seed=1, deal=change)
    assert len(str(caught.value)) > 10


def test_a_deck_without_all_curse_tiles_is_refused_in_the_variant() -> None:
    edition, deal = whole(curse=True)
    with pytest.raises(BadDeal):
        edition.new(seed=1, deal={**deal, "deck": [card for card in deal["deck"] if "curse" not in card]})
