"""What actions and pieces are called: the games' sentences, filled with things as people say them."""

from __future__ import annotations

import random
import re

import pytest

from mastaba.game import discover, find, load
from mastaba.text import words
from mastaba.text.naming import Naming, _Thing
from mastaba.views import piece


def meaning(game: str, lang: str, text: str) -> str:
    match = load(game).new(seed=1)
    return Naming(match.game, lang).action(match.seen(match.seat), match.game.numbers[text])


@pytest.mark.parametrize(
    ("game", "lang", "text", "said"),
    [
        ("saqqara", "en", "place 7 2", "Place the 7 on row 2"),
        ("saqqara", "fr", "place 7 2", "Poser le 7 sur la rangée 2"),
        ("relikt", "fr", "play b5 1", "Jouer le 5 bleu dans la rangée 1"),
        ("archaeology", "fr", "give talisman", "Donner un talisman (valeur 3)"),
    ],
)
def test_an_action_in_words(game: str, lang: str, text: str, said: str) -> None:
    assert meaning(game, lang, text) == said


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game_id", list(discover()))
def test_every_action_can_be_said(game_id: str, lang: str) -> None:
    match = load(game_id).new(seed=1)
    naming, seen = Naming(match.game, lang), match.seen(match.seat)
    last_of_each = {text.split()[0]: number for number, text in enumerate(match.game.actions)}
    silent = [verb for verb, number in last_of_each.items() if not naming.action(seen, number)]
    assert silent == []


def test_faces_lose_their_articles_and_keep_which_way_they_look() -> None:
    french = Naming(find("archaeology"), "fr")
    assert french.face(piece("c1", "treasure", "coin")) == "pièce"
    assert french.face(piece("c2", "treasure", None)) is None
    luxor, tile = Naming(find("luxor"), "fr"), piece("t1", "tile", "catL-camelR")
    assert luxor.face(tile) == "chat tourné à gauche/dromadaire tourné à droite"
    assert luxor.short_face(tile) == "chat◂/dromadaire▸"
    assert french.short_face(piece("c1", "treasure", "coin")) == "pièce"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game_id", list(discover()))
def test_what_is_read_aloud_has_no_signs_in_it(game_id: str, lang: str) -> None:
    """A screen reader says “black left-pointing triangle”, or nothing."""
    match = load(game_id).new(seed=1)
    naming, seen = Naming(match.game, lang), match.seen(match.seat)
    labels = [naming.action(seen, number, match.names) for number in range(len(match.game.actions))]
    refusals = [refusal.sentence for text in match.game.actions[::7] if (refusal := match.refusal(text, lang))]
    assert refusals
    assert [said for said in labels + refusals if re.search("[\u2190-\u21ff\u25a0-\u25ff]", said)] == []


@pytest.mark.parametrize(("game_id", "asked"), [("archaeology", "steal 9"), ("relikt", "seat 4")])
def test_a_seat_that_is_not_there_is_answered_with_the_players_by_name(game_id: str, asked: str) -> None:
    match = load(game_id, 3).new(seed=1, names=["Aline", "Bruno", "Chloé"])
    for lang in ("en", "fr"):
        refusal = match.refusal(asked, lang)
        assert refusal is not None
        assert "1 to 3" in refusal.sentence or "1 à 3" in refusal.sentence
        assert "Aline, Bruno, Chloé" in refusal.sentence


@pytest.mark.parametrize("game_id", list(discover()))
def test_a_sentence_is_the_same_whether_all_is_worked_out_or_what_it_says(game_id: str) -> None:
    chance, match = random.Random(game_id), load(game_id).new(seed=3)
    naming = Naming(match.game, "fr")
    for _ in range(30):
        seen, legal = match.seen(match.seat), match.legal_numbers()
        for number in legal[:8]:
            key = f"action-{match.game.actions[number].split()[0].replace('_', '-')}"
            everything = naming.about(seen, number, match.names)
            assert naming.action(seen, number, match.names) == naming.words.say(key, **everything)
        match.take(chance.choice(match.legal()))
        if match.over:
            break


def test_the_same_word_is_shown_as_what_it_is_here() -> None:
    said = words(None, "en")
    assert "Ann" in said.say("undo-since-other", name="Ann")
    assert "Bo" in said.say("undo-since-other", name=_Thing("Ann", "Bo"))
    assert "Cleo" in said.say("undo-since-other", name=_Thing("Ann", "Cleo"))
    assert said.blanks("undo-since-other") == {"name"}
