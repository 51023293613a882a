"""What a seat may ask before it decides: what follows from its actions, why not, what a click meant; and one check a move."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import httpx
import pytest

from mastaba.game import discover, load
from mastaba.match import Match
from mastaba.offers import offered
from mastaba.scores import Points
from mastaba.server.http.shapes import Move
from mastaba.server.tables import rendering
from mastaba.server.tables.table import meant
from mastaba.text.naming import naming
from tests.server.clients import Guest, Json, seated
from tests.server.test_race import cursed, replayed
from tests.server.test_secrets import tabled


def pair(http: httpx.Client, **extra: Any) -> dict[int, Guest]:
    return seated(http, "saqqara", "me link", seed=1, first=1, **extra)


def foreseen(guest: Guest, seat: int, lang: str = "en") -> Json:
    response = guest.get("/consequences", params={"seat": seat, "lang": lang})
    assert response.status_code == 200, response.text
    return dict(response.json())


def test_what_follows_is_told_for_every_action_offered(http: httpx.Client) -> None:
    guests = pair(http)
    told = foreseen(guests[1], 1)
    match = load("saqqara", 2).new(seed=1, deal={"first": 1})
    assert told["number"] == 0
    assert [one["action"] for one in told["consequences"]] == [choice["action"] for choice in guests[1].look()["choices"]["1"]]
    for one in told["consequences"]:
        expected = match.consequences(one["action"], 1)
        assert [(event["code"], event["fields"]) for event in one["events"]] == [(e.code, e.fields) for e in expected.events]
        assert [zone["id"] for zone in one["zones"]] == [zone.id for zone in expected.zones or []]
        assert all(event["text"] for event in one["events"])
    french = foreseen(guests[1], 1, "fr")["consequences"]
    assert french[0]["events"][0]["text"] != told["consequences"][0]["events"][0]["text"]


def test_what_was_foreseen_happens(http: httpx.Client) -> None:
    guests, chance = pair(http), random.Random(3)
    for number in range(12):
        seat = guests[1].look()["deciding"]
        one = chance.choice(foreseen(guests[seat], seat)["consequences"])
        assert guests[seat].move(seat, number, one["action"]).status_code == 200
        told = guests[seat].look()
        happened = [event for event in told["events"][str(seat)] if event["step"] == number + 1]
        assert [(event["code"], event["fields"]) for event in one["events"]] == [(e["code"], e["fields"]) for e in happened]
        assert {event["actor"] for event in happened} == {seat}
        zones = {zone["id"]: zone for zone in told["views"][str(seat)]["zones"]}
        for zone in one["zones"]:  # a face that comes up only then lies face down in what was foreseen
            assert (zones[zone["id"]]["facts"], len(zones[zone["id"]]["pieces"])) == (zone["facts"], len(zone["pieces"]))


def test_a_position_that_came_back_otherwise_is_looked_at_anew(http: httpx.Client) -> None:
    """Taken back and played otherwise, there are as many decisions as before, and other consequences."""
    guests = pair(http)
    seen = []
    for action in ("draw 0", "draw 1"):
        assert guests[1].move(1, 0, action).status_code == 200
        seen.append(foreseen(guests[2], 2))
        assert guests[1].post("/undo", {"seat": 1, "number": 1}).status_code == 200
    assert seen[0]["number"] == seen[1]["number"] == 1
    assert seen[0]["consequences"] != seen[1]["consequences"]


def test_who_does_not_decide_is_told_of_nothing_and_who_holds_no_seat_is_refused(http: httpx.Client) -> None:
    guests = pair(http)
    assert foreseen(guests[2], 2) == {"number": 0, "consequences": []}
    for seat, status in ((2, 403), (3, 404), (0, 404), (-1, 404)):
        assert guests[1].get("/consequences", params={"seat": seat}).status_code == status
    assert guests[1].get("/consequences").status_code == 400


@pytest.mark.parametrize("race", ["live", "slow"])
def test_nothing_is_told_that_would_give_a_line_away(race: str) -> None:
    """In a race nothing at all; where seats search in turn the same, whether or not there is a line."""
    matches = [cursed({"curse": True, "curse_race": race}, has_line) for has_line in (True, False)]
    found = [rendering.foresee(match, match.seat) for match in matches]
    if race == "live":
        assert found == [[], []]
    else:
        told = [[(one.action, [event.code for event in one.events]) for one in all_of] for all_of in found]
        assert told[0] == told[1]
        assert [action for action, _ in told[0]] == ["pass"]


def test_a_click_is_asked_about_as_the_action_that_it_means(http: httpx.Client) -> None:
    guest = pair(http)[1]
    tops = {piece["id"]: piece["face"] for zone in guest.look()["views"]["1"]["zones"] for piece in zone["pieces"]}
    pile, value = next((id, face) for id, face in tops.items() if id.startswith("pile"))
    answer = guest.post("/refusal", {"seat": 1, "clicked": [pile]}).json()
    assert answer == {"legal": True, "action": f"draw {value}"}
    for clicked in (["bank"], ["nowhere"], ["pile99"], ["hand1."], ["pile0", "row9"], ["hand1.x.y"]):
        answer = guest.post("/refusal", {"seat": 1, "clicked": clicked})
        assert answer.status_code == 200, clicked
        assert answer.json()["legal"] or answer.json()["sentence"]
    bodies: tuple[dict[str, object], ...] = (
        {},
        {"clicked": []},
        {"clicked": [""]},
        {"clicked": ["x"] * 21},
        {"clicked": ["x"], "action": "draw 0"},
    )
    for body in bodies:
        assert guest.post("/refusal", {"seat": 1, **body}).status_code == 400, body


def test_a_click_that_would_not_do_is_answered_with_the_rule(http: httpx.Client) -> None:
    guests = pair(http)
    answer = guests[2].post("/refusal", {"seat": 2, "clicked": ["pile1"]}).json()
    assert (answer["legal"], answer["code"], answer["action"][:5]) == (False, "wrong_seat", "draw ")


@pytest.mark.parametrize("game_id", list(discover()))
def test_whatever_is_clicked_is_an_action_or_nothing(game_id: str) -> None:
    """Clicks on what is there never confuse a game; what they mean has the verb of one of its actions."""
    match, chance = load(game_id).new(seed=4), random.Random(4)
    verbs = {action.split()[0] for action in match.game.actions}
    for _ in range(30):
        if match.over:
            break
        ids = [thing for zone in match.view(match.seat).zones for thing in (zone.id, *(piece.id for piece in zone.pieces))]
        clicked = chance.choices(ids, k=chance.randint(1, 3))
        action = match.game.provided.meant(match.seen_to_act(match.seat), match.seat - 1, clicked)
        assert action is None or action.split()[0] in verbs, clicked
        assert meant(match, match.seat, clicked) == action
        match.play(chance.choice(match.legal()))


def test_a_move_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = load("saqqara", 2).new(seed=1, deal={"first": 1})
    table, witness = tabled(match, 1, "en")
    checked: list[str] = []
    plain = Match.refusal

    def counted(self: Match, text: str, lang: str = "en", seat: int | None = None) -> Any:
        checked.append(text)
        return plain(self, text, lang, seat)

    monkeypatch.setattr(Match, "refusal", counted)
    action = match.game.actions[offered(match, 1)[0]]
    assert asyncio.run(table.move(Move(1, 0, action), "en")) == 1
    assert checked == [action]
    assert len(witness.heard) == 1


def test_steps_say_who_acted_also_in_a_race(http: httpx.Client) -> None:
    """The second seat claims before the first: every client is told that it was the second."""
    match = cursed({"curse": True, "curse_race": "live"})
    guests = replayed(http, match, {"curse": True, "curse_race": "live"})
    right = next(action for action in match.legal(2) if action != "pass")
    with guests[1].ear() as ear:
        ear.next("snapshot")
        assert guests[2].move(2, len(match.steps), right).status_code == 200
        step = ear.next("step")
    assert step["actor"] == 2
    assert {event["actor"] for event in step["events"]["1"]} == {2}
    assert guests[1].look()["events"]["1"][0]["actor"] in (0, 1, 2)


# Moves that leave no choice


def forced(http: httpx.Client) -> tuple[Guest, int]:
    """A table of Saqqara at which somebody has a single legal action, and their seat."""
    guests = seated(http, "saqqara", "me link", seed=2, first=1)
    told = guests[1].look()
    while not told["over"]:
        seat = told["deciding"]
        mine = guests[seat].look()
        assert mine["forced"] == {str(seat): len(mine["choices"][str(seat)]) == 1}
        if mine["forced"][str(seat)]:
            return guests[seat], seat
        assert guests[seat].move(seat, told["number"], mine["choices"][str(seat)][-1]["action"]).status_code == 200
        told = guests[1].look()
    raise AssertionError("no forced move in a whole game")


def test_a_hint_on_a_forced_move_is_that_move_with_what_follows(http: httpx.Client) -> None:
    guest, seat = forced(http)
    told, response = guest.look(), guest.post("/hint", {"seat": seat})
    assert response.status_code == 200, response.text
    answer = response.json()
    assert re.search(r": this is the only move\. .+ \(R\d+\.\d+\)$", answer["reason"])
    assert [hint["action"] for hint in answer["actions"]] == [told["choices"][str(seat)][0]["action"]]
    assert answer["actions"][0]["because"] != []
    french = guest.post("/hint", {"seat": seat}, params={"lang": "fr"}).json()
    assert re.search(r"\s: c’est le seul coup possible\. .+ \(R\d+\.\d+\)$", french["reason"])


# Sentences


def test_points_of_ones_own_are_known_at_a_shared_screen_too() -> None:
    """Luxor with two at one screen: each seat is told its own points as one number, open sarcophagi or not."""
    match, chance = load("luxor", 2).new(seed=3), random.Random(3)
    audience, opened = rendering.Audience((1, 2), True, "en"), 0
    while not match.over:
        match.play(chance.choice(match.legal()))
        if len(match.steps) % 8 == 0:
            told = rendering.position(match, audience).scores
            own = [told[str(seat)][seat - 1] for seat in (1, 2)]
            assert own == [Points(points, points) for points in match.scores()]
            opened += any(event.code == "opened" for event in match.events(1))
    assert opened > 2


def test_refusals_call_players_by_name() -> None:
    """Whom a thief cannot rob, and whom a curse can strike."""
    match = load("archaeology", 3).new(seed=1, names=["Ada", "Bo", "Cy"])
    names = naming("archaeology", "en")
    number = match.game.numbers["steal 2"]
    assert names.words.refusal("nothing_to_steal", "R4.2", names.about(match.seen(1), number, match.names)).startswith("Bo ")
    luxor = load("luxor", 3).new(seed=1, names=["Ada", "Bo", "Cy"])
    seen, french = luxor.seen(1), naming("luxor", "fr")
    seen.eyes[2, 0] = 1
    seen.phase, seen.seat = 6, 0
    said = french.words.refusal("no_loot", "R9.4", french.about(seen, luxor.game.numbers["curse 2"], luxor.names))
    assert said.startswith("Bo ")
    assert "Cy" in said
