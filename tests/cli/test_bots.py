"""Bots: they get what a seat sees, and choose what is legal."""

from __future__ import annotations

import inspect
import random

import pytest

from mastaba import bots
from mastaba.cli.terminal.seating import count, seated
from mastaba.errors import MastabaError
from mastaba.game import load


def test_a_random_bot_chooses_every_legal_action_and_no_other() -> None:
    match = load("saqqara", players=2).new(seed=1)
    bot, chance = bots.make("random", match.edition), random.Random(1)
    chosen = {bot.choose(match.seen(match.seat), match.legal_numbers(), chance) for _ in range(100)}
    assert chosen == set(match.legal_numbers())


def test_a_bot_is_never_handed_the_match() -> None:
    assert list(inspect.signature(bots.Bot.choose).parameters) == ["self", "seen", "legal", "chance"]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(MastabaError, match="no bot “god”"):
        bots.make("god", load("saqqara"))


def test_people_and_bots_sit_where_they_were_put() -> None:
    table = seated(load("saqqara", players=4), "me,bot,me,random", "random", "en")
    assert table.people == [1, 3]
    assert table.names == ["Player 1", "Bot 2", "Player 3", "Bot 4"]
    assert seated(load("saqqara", players=3), None, "random", "fr").names == ["Joueur 1", "Robot 2", "Robot 3"]
    assert count("me,bot,me", None) == 3
