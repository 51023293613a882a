"""Puzzles at the server: what is shown hides what the seat may not know, the solution comes after the answer, ratings move once."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from mastaba.game import discover
from mastaba.records.puzzles import Posed, puzzles_of
from mastaba.server.puzzles.posing import Table
from mastaba.server.puzzles.ratings import Rating, computed, newcomer
from tests.server.clients import Json

ME = {"authorization": "Bearer " + "m" * 30}
POSED = [game.id for game in discover().values() if puzzles_of(game.id)]


def first(game: str) -> Posed:
    return next(iter(puzzles_of(game).values()))


def address(one: Posed) -> str:
    return f"/api/puzzles/{one.game.record.game}/{one.name}"


def answered(http: httpx.Client, one: Posed, action: str | None, who: dict[str, str]) -> Json:
    told = http.post(f"{address(one)}/answer", json={"action": action}, headers=who)
    assert told.status_code == 200, told.text
    found: Json = told.json()
    return found


@pytest.mark.parametrize("game", POSED)
def test_a_puzzle_is_shown_as_its_seat_sees_it_and_tells_neither_seed_nor_solution(http: httpx.Client, game: str) -> None:
    one = first(game)
    shown = http.get(address(one)).json()
    match = one.match()
    assert shown["you"] == [one.puzzle.seat]
    assert [*shown["views"]] == [str(one.puzzle.seat)]
    assert shown["commitment"] is None
    assert shown["seed"] is None
    assert {choice["action"] for choice in shown["choices"][str(one.puzzle.seat)]} <= set(match.legal())
    told = json.dumps([shown, http.get(f"{address(one)}/facts").json()])
    assert "solution" not in told
    view = Table(one, "en").match.view(one.puzzle.seat)
    assert [zone["id"] for zone in shown["views"][str(one.puzzle.seat)]["zones"]] == [zone.id for zone in view.zones]


@pytest.mark.parametrize("game", POSED)
def test_a_twin_that_differs_in_what_is_hidden_is_shown_alike(game: str) -> None:
    """What is told is made from what the seat sees; whatever else lies on the table changes none of it."""
    one = first(game)
    table, twin = Table(one, "en"), Table(one, "en")
    seat = one.puzzle.seat - 1
    guessed: Any = twin.match.edition.blank()
    guessed[0].stream = 12345
    twin.match.edition.rules("python").resample(twin.match.seen(seat + 1), seat, guessed[0])
    guessed[0].seat = seat
    twin.match._table = guessed
    for told, again in (
        (table.snapshot(), twin.snapshot()),
        (table.weighed(), twin.weighed()),
        (table.reason(), twin.reason()),
    ):
        assert told == again


def test_a_wrong_answer_says_nothing_of_the_right_one_and_may_be_tried_again(http: httpx.Client) -> None:
    one = first(POSED[0])
    wrong = answered(http, one, one.puzzle.obvious, ME)
    assert not wrong["is_right"]
    assert wrong["solution"] is None
    assert wrong["weighed"] == []
    assert wrong["change"] < 0
    right = answered(http, one, one.puzzle.solution, ME)
    assert right["is_right"]
    assert right["solution"]["action"] == one.puzzle.solution
    assert right["change"] is None, "the first answer counted"
    assert right["rating"] == wrong["rating"]
    assert right["puzzle"]["tries"] == 1
    assert right["weighed"][0]["action"] == one.puzzle.solution
    assert http.get(f"{address(one)}/facts", headers=ME).json()["is_tried"]


def test_whoever_does_not_say_who_they_are_is_answered_and_moves_nothing(http: httpx.Client) -> None:
    one = list(puzzles_of(POSED[0]).values())[1]
    shown = answered(http, one, None, {})
    assert not shown["is_right"]
    assert shown["solution"]["action"] == one.puzzle.solution
    assert shown["rating"] is None
    assert shown["puzzle"]["tries"] == 0
    assert answered(http, one, one.puzzle.solution, {"authorization": "Bearer " + "n" * 30})["change"] > 0


def test_an_illegal_answer_an_unknown_puzzle_and_a_short_secret_are_refused(http: httpx.Client) -> None:
    one = first(POSED[0])
    assert http.post(f"{address(one)}/answer", json={"action": "fly"}).status_code == 422
    assert http.get(f"/api/puzzles/{POSED[0]}/nothing").status_code == 404
    assert http.get("/api/puzzles/chess/nothing").status_code == 404
    assert http.get("/api/puzzles", headers={"authorization": "Bearer short"}).status_code == 403


def test_the_next_puzzle_is_one_that_was_not_tried(http: httpx.Client) -> None:
    who = {"authorization": "Bearer " + "p" * 30}
    known = puzzles_of(POSED[0])
    few = list(known.values())[:3]
    for one in few:
        answered(http, one, one.puzzle.solution, who)
    for _ in range(5):
        found = http.get(f"/api/next-puzzle/{POSED[0]}?after={few[0].name}", headers=who).json()["puzzle"]
        assert found in known
        assert found not in {one.name for one in few}
    shelves = http.get("/api/puzzles", headers=who).json()["shelves"]
    assert next(one for one in shelves if one["game"] == POSED[0])["solved"] == 3


def test_clicks_and_consequences_are_answered_as_at_a_table(http: httpx.Client) -> None:
    one = first(POSED[0])
    foreseen = http.get(f"{address(one)}/consequences").json()
    assert foreseen["number"] == one.puzzle.moment
    assert {found["action"] for found in foreseen["consequences"]} <= set(one.match().legal())
    asked = http.post(f"{address(one)}/refusal", json={"seat": one.puzzle.seat, "action": "fly"}).json()
    assert not asked["legal"]
    assert http.get(f"{address(one)}/moments/0").json()["view"]["seat"] == one.puzzle.seat
    assert http.get(f"{address(one)}/moments/9999").status_code == 404


def test_a_rating_rises_by_more_the_harder_the_puzzle_and_the_less_is_known() -> None:
    hard, simple = computed(1900), computed(1100)
    assert newcomer().after(hard, 1.0).value > newcomer().after(simple, 1.0).value > newcomer().value
    assert newcomer().after(simple, 0.0).value < newcomer().after(hard, 0.0).value < newcomer().value
    known = Rating(1500, 60)
    assert known.after(hard, 1.0).value - 1500 < newcomer().after(hard, 1.0).value - 1500
    assert known.after(hard, 1.0).doubt < known.doubt
