"""The document that the page's types are made from names everything that is sent, and what is sent is as it says."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from mastaba.game import discover
from mastaba.server.app import application
from mastaba.server.http import answers
from mastaba.server.schema import PLACE, components, document
from mastaba.server.tables import messages
from mastaba.views import NO_FACTS, Piece, Zone, facts_of
from tests.server.clients import Guest, play_out, seated

LOOSE = {"Facts", "ZoneChange"}  # each game's own, which are components by themselves, and some of them


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return document(application())


def parts(thing: Any) -> Iterator[dict[str, Any]]:
    """Every dictionary in a document."""
    if isinstance(thing, dict):
        yield thing
    for inner in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ():
        yield from parts(inner)


def test_whatever_is_named_is_there(told: dict[str, Any]) -> None:
    named = {part["$ref"].removeprefix(PLACE) for part in parts(told) if "$ref" in part}
    assert named <= set(told["components"]["schemas"])
    assert {"Snapshot", "Foreseen", "Zone", "ErrorAnswer"} <= named


def test_every_answer_is_a_shape_with_a_name(told: dict[str, Any]) -> None:
    for path, operations in told["paths"].items():
        for operation in operations.values():
            for code, answer in operation["responses"].items():
                if code == "304":
                    continue  # what the asker has already
                shape = next(iter(answer["content"].values()))["schema"]
                assert "$ref" in shape or "$ref" in shape.get("items", {}) or path.endswith(("/record", ".html")), (path, code)


def test_nothing_that_is_sent_is_loose(told: dict[str, Any]) -> None:
    for name, shape in told["components"]["schemas"].items():
        sent = name not in ("NewTable", *LOOSE)  # an arranged deal is taken as it comes: the game reads it
        assert not sent or not [part for part in parts(shape) if set(part) == {"type"} and part["type"] == "object"], name


@pytest.mark.parametrize("game_id", list(discover()))
def test_every_fact_of_a_games_zones_and_pieces_is_in_it(game_id: str) -> None:
    for zone in discover()[game_id].provided.view(match_of(game_id).seen(1), 0):
        things: list[Zone | Piece] = [zone, *zone.pieces]
        for thing in things:
            if thing.facts != NO_FACTS:
                shape = components()[f"{game_id.title()}{type(thing.facts).__name__}"]
                assert list(shape["properties"]) == list(facts_of(thing))


def match_of(game_id: str) -> Any:
    from mastaba.game import load

    return load(game_id).new(seed=1)


def test_what_is_sent_is_as_the_document_says(http: httpx.Client) -> None:
    guests = seated(http, "saqqara", "me link", seed=1, first=1)
    with guests[1].ear() as ear:
        ear.say({"ping": 1})
        ear.next("pong")
        ear.say({"move": {"seat": 1, "number": 0, "action": "draw 0"}})
        ear.next("ack")
        ear.say("nonsense")
        ear.next("error")
        play_out(guests)
        guests[1].post("/rematch")
        ear.next("rematch")
        for text, message in zip(ear.raw, ear.heard, strict=True):
            read = msgspec.json.decode(text, type=messages.Message)
            assert list(message) == list(components()[type(read).__name__]["properties"])
    kinds = {"snapshot", "presence", "seat-news", "pong", "step", "ack", "error", "rematch"}
    assert {message["kind"] for message in ear.heard} == kinds
    check_answers(guests[2])


def check_answers(guest: Guest) -> None:
    shapes: list[tuple[str, Any]] = [("", messages.Snapshot), ("/consequences?seat=2", messages.ForeseenActions)]
    for path, shape in [*shapes, ("/moments/0?seat=2", messages.EarlierView)]:
        read = msgspec.json.decode(guest.get(path).content, type=shape)
        assert list(guest.get(path).json()) == list(components()[type(read).__name__]["properties"])
    games = guest.http.get("/api/games").content
    assert len(msgspec.json.decode(games, type=list[answers.GameCard])) == len(discover())


def test_it_is_printed_and_served(http: httpx.Client, told: dict[str, Any]) -> None:
    printed = subprocess.run([sys.executable, "-m", "mastaba.server.schema"], capture_output=True, check=True, timeout=60)
    assert json.loads(printed.stdout) == http.get("/schema").json() == json.loads(json.dumps(told))
