"""Looking back: every moment is as it was played, through every pair of eyes; while a game runs nobody sees more than they know."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import httpx
import pytest

from mastaba.game import discover, load
from mastaba.match import Match
from mastaba.records import record as paper
from mastaba.server.replays import eyes
from mastaba.server.replays.frames import MOST, about, frames
from mastaba.server.replays.shapes import Frame
from mastaba.server.tables import rendering
from mastaba.server.tables.messages import encode
from mastaba.views import Zone
from tests.server.clients import Guest, Json, claimed, play_out, seated
from tests.server.test_secrets import parted, twin_of

GAMES = list(discover())
SECRET = [game for game in GAMES if load(game).new(seed=1).view(1).zones != load(game).new(seed=1).view(2).zones]


def random_match(game: str, seed: int, players: int | None = None) -> Match:
    """A match played to its end by dice."""
    chance, match = random.Random(seed), load(game, players).new(seed=seed, target="cpu")
    while not match.over:
        match.take(chance.choice(match.legal()))
    return match


def rebuilt(told: list[Frame]) -> list[list[Zone]]:
    """The zones of each frame, as a page puts them together from what has changed."""
    zones: dict[str, Zone] = {}
    whole = []
    for frame in told:
        zones = {} if frame.is_whole else zones
        zones |= {zone.id: zone for zone in frame.zones}
        whole.append(list(zones.values()))
    return whole


@pytest.mark.parametrize(
    ("game", "most"), [*((game, 24) for game in GAMES), *(pytest.param(game, 9999, marks=pytest.mark.proof) for game in GAMES)]
)
def test_every_moment_is_as_it_was_played(game: str, most: int) -> None:
    chance, match = random.Random(game), load(game).new(seed=11, target="python" if most < 99 else "cpu")
    looking = range(match.players + 1)
    seen = {seat: [rendering.view(match, seat)] for seat in looking}
    scores = [rendering.scores(match, 1)]
    while len(match.steps) < most and not match.over:
        match.take(chance.choice(match.legal()))
        scores.append(rendering.scores(match, 1))
        for seat in looking:
            seen[seat].append(rendering.view(match, seat))
    for seat, views in seen.items():
        told = frames(match, str(seat), 0, len(match.steps))
        assert rebuilt(told) == [view.zones for view in views]
        assert [frame.deciding for frame in told] == [view.deciding for view in views]
    known: Any = None
    for frame, written in zip(frames(match, "1", 0, len(match.steps)), scores, strict=True):
        known = frame.scores or known
        assert known == written
    assert rebuilt(frames(match, "1", 7, 20)) == [view.zones for view in seen[1][7:21]]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_a_small_answer(game: str) -> None:
    match = random_match(game, 5)
    answer = encode(frames(match, "1", 0, min(MOST - 1, len(match.steps))))
    sampled = range(0, min(MOST, len(match.steps) + 1), 8)
    whole = 8 * sum(len(encode([match.at(number).view(1)])) for number in sampled)
    assert len(answer) < 0.7 * whole
    assert len(answer) < 400_000


@pytest.mark.parametrize("game", SECRET)
def test_open_eyes_see_every_hand(game: str) -> None:
    match = random_match(game, 3)
    hidden = 0
    for number in range(0, len(match.steps), 3):
        moment = match.at(number)
        zones = {zone.id: zone for zone in eyes.view(moment, eyes.OPEN).zones}
        for seat in range(1, match.players + 1):
            for zone in moment.view(seat).zones:
                faces = sorted(piece.face for piece in zone.pieces if piece.face is not None)
                shown = [piece.face for piece in zones[zone.id].pieces if piece.face is not None]
                assert all(shown.count(face) >= faces.count(face) for face in faces), (number, zone.id)
                hidden += len(shown) > len(faces)
    assert hidden > 0


def test_whoever_asks_sees_no_more_than_they_know_while_the_game_runs(http: httpx.Client) -> None:
    guests = seated(http, "luxor", "me link", seed=4)
    onlooker = Guest(http, guests[1].table, None)
    for guest, own in ((guests[1], "1"), (guests[2], "2"), (onlooker, "0")):
        told = guest.get("/replay").json()
        assert (told["eyes"], told["eye"], told["may_play_on"]) == ([own], own, False)
        for other in {"0", "1", "2", "open"} - {own}:
            assert guest.get("/replay", params={"eye": other}).status_code == 403
            refused = guest.get("/replay/frames", params={"eye": other, "first": 0, "last": 9})
            assert refused.status_code == 403
            assert "zones" not in refused.text
        assert guest.get("/replay", params={"eye": "7"}).status_code == 404
    asked = {"number": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert guests[1].post("/play-on", asked).json()["error"]["code"] == "play-on-running"


@pytest.mark.parametrize("game", SECRET)
def test_twins_are_told_alike(game: str) -> None:
    """Two matches that a seat cannot tell apart are the same to look back at, byte for byte."""
    chance, compared = random.Random(game), 0
    for seed in range(14):
        match = load(game).new(seed=seed, target="cpu")
        for _ in range(chance.randrange(60)):
            if not match.over:
                match.take(chance.choice(match.legal()))
        seat = chance.randint(1, match.players)
        if match.over:
            continue
        twin = twin_of(match, seat, chance)
        for _ in range(6):
            shared = sorted(set(match.legal()) & set(twin.legal())) if match.seats_to_act() == twin.seats_to_act() else []
            if not shared:
                break
            action = chance.choice(shared)
            match.take(action)
            twin.take(action)
            if match.over or twin.over or parted(match, twin, seat):
                break
            last = len(match.steps)
            one, other = (
                encode([frames(m, str(seat), last - 1, last), about(m, str(seat), [], "fr", False)]) for m in (match, twin)
            )
            assert one == other
            compared += 1
    assert compared > 3


def test_a_finished_table_is_looked_at_through_any_eyes_and_played_on(http: httpx.Client) -> None:
    guests = seated(http, "saqqara", "me link", seed=3)
    play_out(guests)
    told = guests[2].get("/replay").json()
    assert told["eyes"] == ["2", "open", "1", "0"]
    assert told["over"]
    assert told["winners"]
    assert told["tally"][0]
    assert told["number"] == guests[1].look()["number"]
    onlooker = Guest(http, guests[1].table, None)
    assert onlooker.get("/replay").json()["eyes"] == ["open", "1", "2", "0"]
    shown = onlooker.get("/replay/frames", params={"eye": "1", "first": 3, "last": 900}).json()["frames"]
    assert [frame["number"] for frame in shown] == list(range(3, min(3 + MOST, told["number"] + 1)))
    assert onlooker.get("/replay/frames", params={"eye": "1", "first": told["number"] + 1, "last": 900}).status_code == 404
    _check_play_on(http, f"/api/tables/{guests[1].table}", onlooker, 9)


def _check_play_on(http: httpx.Client, path: str, source: Guest, number: int) -> None:
    asked: Json = {"number": number, "seats": [{"kind": "here"}, {"kind": "here"}]}
    made = http.post(f"{path}/play-on", json=asked)
    assert made.status_code == 201, made.text
    there = Guest(http, made.json()["table"], made.json()["host"]).look()
    shown = http.get(f"{path}/replay/frames", params={"eye": "1", "first": number, "last": number}).json()["frames"][0]
    assert (there["number"], there["deciding"], there["arranged"]) == (number, shown["deciding"], True)
    assert there["views"]["1"]["zones"] == shown["zones"]


def test_at_the_end_there_is_nothing_to_play_on(http: httpx.Client) -> None:
    match = random_match("saqqara", 2)
    record = http.post("/api/records", json={"text": match.record()}).json()["record"]
    asked: Json = {"number": len(match.steps), "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert http.post(f"/api/records/{record}/play-on", json=asked).json()["error"]["code"] == "play-on-over"
    beyond = asked | {"number": len(match.steps) + 1}
    assert http.post(f"/api/records/{record}/play-on", json=beyond).status_code == 404


COMPANY: tuple[Json, ...] = ({"kind": "bot", "level": "random"}, {"kind": "link"}, {"kind": "here"})
LONGEST = 30.0  # seconds until somebody has moved
FURTHER = 5  # decisions


def moments_played_on(http: httpx.Client, game: str, count: int) -> None:
    """Opens records of games of every size and plays on from random moments, against robots, with friends and at one screen.

    Each new table stands as the old one stood, for everybody who sits there, and goes on.
    """
    chance = random.Random(game)
    for turn in range(count):
        players = chance.choice(discover()[game].seats)
        match = random_match(game, chance.getrandbits(40), players)
        opened = http.post("/api/records", json={"text": match.record(form=chance.choice(["toml", "json"]))}).json()
        number = chance.randrange(len(match.steps))
        seats: list[Json] = [COMPANY[turn % len(COMPANY)]] * players
        seats[chance.choice(match.at(number).seats_to_act()) - 1] = {
            "kind": "me"
        }  # so that nobody has moved before all have looked
        made = http.post(f"/api/records/{opened['record']}/play-on", json={"number": number, "seats": seats}).json()
        guests = _sat_down(http, made)
        assert set(guests) == {seat for seat, wish in enumerate(seats, start=1) if wish["kind"] != "bot"}
        _check_stands(guests, match.at(number))
        _go_on(guests, number)


def _sat_down(http: httpx.Client, made: Json) -> dict[int, Guest]:
    """Everybody at a new table, by seat: whoever opened it, and those who were asked to come."""
    friends = {one["seat"]: claimed(http, made["table"], one["code"]) for one in made["invitations"]}
    return {one["seat"]: Guest(http, made["table"], one["secret"]) for one in made["links"]} | friends


def _check_stands(guests: dict[int, Guest], moment: Match) -> None:
    """A table stands as a match stood, for every seat."""
    for seat, guest in guests.items():
        told = guest.look()
        if moment.seats_to_act() == [seat] or len(guests) == moment.players:
            assert (told["number"], told["acting"]) == (len(moment.steps), moment.seats_to_act())
            assert told["views"][str(seat)]["zones"] == json.loads(encode(moment.view(seat).zones))
        if seat in moment.seats_to_act() and told["number"] == len(moment.steps):
            assert {choice["action"] for choice in told["choices"][str(seat)]} <= set(moment.legal(seat))


def _go_on(guests: dict[int, Guest], number: int) -> None:
    """People and robots take some decisions more, or the last ones."""
    ends = time.monotonic() + LONGEST
    while not any((told := guest.look())["over"] or told["number"] >= number + FURTHER for guest in guests.values()):
        assert time.monotonic() < ends, told
        for seat, guest in guests.items():
            if choices := (told := guest.look())["choices"].get(str(seat)):
                guest.move(seat, told["number"], choices[0]["action"])


@pytest.mark.parametrize("game", GAMES)
def test_playing_on_from_a_moment_of_a_record(http: httpx.Client, game: str) -> None:
    moments_played_on(http, game, 2)  # robots, and friends


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_playing_on_from_fifty_moments(http: httpx.Client, game: str) -> None:
    moments_played_on(http, game, 50)


def test_an_arranged_game_is_played_on_as_it_was_dealt(http: httpx.Client) -> None:
    chance, match = random.Random(1), load("archaeology").new(seed=5, deal={"first": 2})
    while not match.over:
        match.take(chance.choice(match.legal()))
    record = http.post("/api/records", json={"text": match.record()}).json()["record"]
    _check_play_on(http, f"/api/records/{record}", Guest(http, "", None), len(match.steps) // 2)


WHOLE = random_match("saqqara", 1).record()


@pytest.mark.parametrize(
    ("text", "says", "dit"),
    [
        ("my shopping list", "not a record", "n’est pas la feuille"),
        ("{", "not a record", "n’est pas la feuille"),
        ("mastaba = 9\n", "not a record", "n’est pas la feuille"),
        (WHOLE[: len(WHOLE) // 2], "end is missing", "manque peut-être la fin"),
        (random_match("saqqara", 1).record(form="json")[:-40], "end is missing", "manque peut-être la fin"),
        (
            f"{WHOLE.partition('nonce')[0]}".replace("mastaba = 1", "mastaba = 2"),
            "cannot be opened",
            "ne peut pas être ouverte",
        ),
        (load("saqqara").new(seed=1).record(seat=1), "still running", "encore en cours"),
        (WHOLE.replace("players = 2", "players = 3"), "changed", "modifiée"),
        (f"{random_match('saqqara', 1).record(form='json')}\n" * 2, "several records", "plusieurs parties"),
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(http: httpx.Client, text: str, says: str, dit: str) -> None:
    for lang, part in (("en", says), ("fr", dit)):
        refused = http.post("/api/records", json={"text": text}, params={"lang": lang})
        assert refused.status_code == 422
        assert part in refused.json()["error"]["message"]


def test_a_record_that_was_never_opened_is_told_so(http: httpx.Client) -> None:
    assert http.get("/api/records/0123456789abcdef/replay").json()["error"]["code"] == "record-forgotten"


def test_a_record_that_breaks_off_is_shown_as_far_as_it_goes(http: httpx.Client) -> None:
    """A hand-written record without its end has every hand in it, so all eyes are open."""
    match = random_match("relikt", 6)
    document = json.loads(match.record(form="json"))
    short = {key: value for key, value in document.items() if key not in ("seal", "result")}
    short["play"] = {"actions": document["play"]["actions"][:10]}
    opened = http.post("/api/records", json={"text": json.dumps(short)}).json()
    told = http.get(f"/api/records/{opened['record']}/replay").json()
    assert (told["number"], told["over"], told["eye"], told["may_play_on"]) == (10, False, "open", True)


def test_the_same_record_has_the_same_name(http: httpx.Client) -> None:
    text = random_match("saqqara", 8).record(form="json")
    assert next(paper.read(text))
    names = {http.post("/api/records", json={"text": text + end}).json()["record"] for end in ("", "\n")}
    assert len(names) == 1
