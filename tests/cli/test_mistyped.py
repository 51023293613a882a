"""What the parser of the command line refuses is one sentence, in the language of whoever typed it."""

from __future__ import annotations

import pytest

from .conftest import Run

MISTYPED = {
    ("simulate", "saqqara", "--frobnicate"): ("There is no option --frobnicate here", "Il n’y a pas d’option --frobnicate ici"),
    ("simulate", "saqqara", "--player", "3"): ("did you mean --players?", "voulais-tu dire --players ?"),
    ("simulate", "saqqara", "--games", "x"): ("--games takes a whole number.", "--games prend un nombre entier."),
    ("simulate", "saqqara", "--games"): ("--games needs a value after it", "--games doit être suivi d’une valeur"),
    ("simulate", "saqqara", "--no-games=3"): ("--no-games takes no value.", "--no-games ne prend pas de valeur."),
    ("simulate", "saqqara", "luxor"): ("more than the command takes: luxor.", "plus que la commande n’en prend : luxor."),
    ("report",): ("GAME is missing", "Il manque GAME"),
    ("vrify",): ("“vrify”; did you mean verify?", "« vrify » ; voulais-tu dire verify ?"),
    ("frobnicate",): ("There is no command “frobnicate”", "Il n’y a pas de commande « frobnicate »"),
}


@pytest.mark.parametrize(("typed", "said"), MISTYPED.items(), ids=[" ".join(typed) for typed in MISTYPED])
def test_it_is_told_in_both_languages(
    run: Run, monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...], said: tuple[str, str]
) -> None:
    for lang, sentence in zip(("C.UTF-8", "fr_FR.UTF-8"), said, strict=True):
        monkeypatch.setenv("LANG", lang)
        told = run(*typed)
        assert told.code == 2
        assert sentence in told.err.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ")
        assert told.err.count("\n") == 1
