"""Whole games between programs, over HTTP and over sockets, for every game there is."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx
import pytest

from mastaba.bots import levels_in
from mastaba.game import Game, discover
from mastaba.records.record import read, verify
from mastaba.text.typography import typeset
from tests.server.clients import Ear, Guest, Json, chosen, opened, seated

GAMES = list(discover().values())
MOST = 40  # decisions through the sockets before bots finish the game
LIMIT = 60  # turns, where random play would go on for ever


def limits(game: Game) -> dict[str, int]:
    return {option.name: LIMIT for option in game.options if option.name == "turn_limit"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_played_over_sockets_and_comes_to_its_end(http: httpx.Client, game: Game) -> None:
    guests = seated(http, game.id, " ".join(["me", *["link"] * (game.seats[-1] - 1)]), options=limits(game))
    ears = {seat: guest.ear(lang="fr" if seat == 1 else "en") for seat, guest in guests.items()}
    for ear in ears.values():
        ear.next("snapshot")
    position = played(ears, random.Random(1), MOST)
    for seat, ear in ears.items():
        ear.close()
        if not position["over"]:
            assert guests[seat].post("/leave", {"seat": seat}).status_code == 200
    host = guests[1]
    wait_for_end(host)
    told = host.look()
    assert told["over"]
    assert told["ending"] in game.endings
    record = host.get("/record")
    assert record.status_code == 200
    match = verify(next(read(record.text)))
    (eyes,) = told["views"]  # who has left their seat watches
    assert [{"least": points, "most": points} for points in match.scores()] == told["scores"][eyes]
    for lines, points in zip(told["tally"][eyes], match.scores(), strict=True):
        assert not lines or sum(line["points"] for line in lines) == points
    assert match.winners() == told["winners"]
    assert match.seed == told["seed"]
    assert match.nonce == told["nonce"] != ""
    assert match.commitment == told["commitment"]


def played(ears: dict[int, Ear], chance: random.Random, most: int) -> Json:
    """Everybody in turn takes any choice; all hear of every step, each in their own words. Returns the last position."""
    position = next(iter(ears.values())).heard[-1]
    latest = {seat: ear.heard[-1] for seat, ear in ears.items()}
    while not position["over"] and position["number"] < most:
        seat = position["deciding"]
        action = chosen(latest[seat]["choices"][str(seat)], chance)
        ears[seat].say({"move": {"seat": seat, "number": position["number"], "action": action}})
        latest = {other: ear.next("step", "error") for other, ear in ears.items()}
        check(latest, position["number"] + 1)
        position = latest[1]
    return position


def check(steps: dict[int, Json], number: int) -> None:
    for seat, step in steps.items():
        assert step["kind"] == "step", step
        assert step["number"] == number
        assert list(step["views"]) == [str(seat)]
        assert set(step["choices"]) <= {str(seat)}
        assert all(event["text"] for event in step["events"][str(seat)])
        assert step["prompt"][str(seat)]
    assert len({(step["deciding"], step["over"], tuple(step["acting"])) for step in steps.values()}) == 1


def wait_for_end(host: Guest) -> None:
    """Bots have taken over; looks in now and then until they are done."""
    while not host.look()["over"]:
        time.sleep(0.2)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_program_plays_against_bots_over_http_alone(http: httpx.Client, game: Game) -> None:
    me = seated(http, game.id, " ".join(["me", *["bot"] * (game.seats[0] - 1)]), options=limits(game))[1]
    chance, moves = random.Random(2), 0
    while moves < 12:
        told = me.look()
        if told["over"]:
            break
        if told["choices"].get("1"):
            response = me.move(1, told["number"], chosen(told["choices"]["1"], chance))
            assert response.status_code == 200, response.text
            moves += 1
    assert moves > 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_shelf_tells_of_every_game_in_both_languages(http: httpx.Client, game: Game) -> None:
    told: dict[str, Any] = {}
    for lang in ("en", "fr"):
        cards = {card["id"]: card for card in http.get("/api/games", params={"lang": lang}).json()}
        told[lang] = cards[game.id]
        rules = http.get(f"/api/games/{game.id}/rules", params={"lang": lang}).json()
        assert rules["markdown"] == game.rulebook(lang)
        assert "R1.1" in rules["rules"]
        assert rules["figures"]
        examples = http.get(f"/api/games/{game.id}/examples", params={"lang": lang})
        assert examples.json()["box"]
        assert {one["rule"] for one in examples.json()["examples"]} <= set(rules["rules"])
        known = {"If-None-Match": examples.headers["etag"]}
        assert http.get(f"/api/games/{game.id}/examples", params={"lang": lang}, headers=known).status_code == 304
        words = http.get(f"/api/games/{game.id}/words", params={"lang": lang}).json()["source"]
        assert told[lang]["how_you_win"].split("{")[0] in typeset(words, lang)
    assert told["en"]["pitch"] != told["fr"]["pitch"]
    assert told["en"]["how_you_win"] != told["fr"]["how_you_win"]
    assert told["en"]["seats"] == list(game.seats)
    assert [option["name"] for option in told["en"]["options"]] == [option.name for option in game.options]
    assert told["en"]["levels"] == levels_in(game)
    assert all(told["en"]["level_about"][level] != told["fr"]["level_about"][level] for level in levels_in(game))


def test_bots_play_among_themselves_and_onlookers_see_it(http: httpx.Client) -> None:
    table, host, _ = opened(http, GAMES[0].id, "bot bot")
    for secret in (None, host):
        with Ear(http, table, secret) as ear:
            first = ear.next("snapshot")
            assert list(first["views"]) == ["0"]
            assert first["choices"] == {}
            assert first["host"] == (secret is not None)
    wait_for_end(Guest(http, table, None))
    assert http.get(f"/api/tables/{table}/record").status_code == 200
