"""One loop of a playout, with or without advice in it."""

from __future__ import annotations

from typing import Any

from mastaba.arena.simulation.batches import advised_batch, open_game, play_batch
from mastaba.bots.search.tree import play_on
from mastaba.engine import contract
from mastaba.engine.playout import advise, play_out, with_advice


def asked_by(loop: Any) -> Any:
    """Whom a loop asks for advice, by the rule that chooses in it."""
    return loop.__globals__["choose"].__globals__["advise"]


def test_every_playout_is_the_same_code() -> None:
    assert advised_batch.__code__ is play_batch.__code__
    assert play_on.__code__ is play_out.__code__
    assert [asked_by(loop) for loop in (play_out, play_on)] == [advise, contract.advise]


def test_advice_reaches_rules_that_are_called_by_others() -> None:
    games = advised_batch.__globals__["play_games"]
    assert asked_by(games.__globals__["play_out"]) is contract.advise
    assert play_batch.__globals__["play_games"].__globals__["play_out"] is play_out


def test_names_keep_caches_apart() -> None:
    assert advised_batch.__qualname__ != play_batch.__qualname__


def test_what_asks_for_no_advice_stays_as_it_is() -> None:
    assert with_advice(open_game) is open_game
