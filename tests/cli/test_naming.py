"""What actions and pieces are called: the games' sentences, filled with things as people say them."""

from __future__ import annotations

import pytest

from mastaba.game import discover, find, load
from mastaba.text.naming import Naming
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
    assert Naming(find("luxor"), "fr").word("catL-camelR") == "chat◂/dromadaire▸"
