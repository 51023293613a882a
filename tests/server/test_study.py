"""Getting better: analyses in the background are what the command line finds, the coach speaks to its seat alone, help can be forbidden."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from typing import Any

import httpx

from mastaba.arena.analysis.analyse import analyse
from mastaba.arena.analysis.estimate import Estimator
from mastaba.arena.analysis.report import report
from mastaba.bots.weighing import judge
from mastaba.game import load
from mastaba.match import Match
from mastaba.offers import offered
from mastaba.records.record import replay
from mastaba.server.replays.game_file import content
from mastaba.server.settings import Settings
from mastaba.server.tables.messages import encode
from mastaba.text.naming import Naming
from tests.server.clients import Guest, Json, play_out, quick, seated, serving
from tests.server.test_replay import random_match

TRIES = 30


def settings(data: Path) -> Settings:
    return quick(data, iterations=TRIES)


def found_by_hand(match: Match, lang: str) -> Any:
    """What `mastaba analyse --json` prints, which is also what a game kept as one file has in it."""
    survey = analyse(Estimator(match, TRIES))
    found = report(survey, match, Naming(match.game, lang)) | {"iterations": TRIES, "seconds": None}
    printed = json.loads(json.dumps(found, default=int))
    kept = content(match, survey, TRIES).analysis
    assert kept is not None
    assert json.loads(encode(kept[lang])) == printed
    return printed


def finished(http: httpx.Client, path: str, lang: str = "en") -> Json:
    """Waits for an analysis, and sees it grow."""
    progress, params = 0, {"lang": lang}
    for _ in range(2400):
        told: Json = http.get(path, params=params).json()
        assert told["progress"] >= progress
        progress = told["progress"]
        if told["state"] != "going":
            return told
        time.sleep(0.1)
    raise AssertionError(told)


def test_a_finished_game_is_analysed_once_as_the_command_line_does_it(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as address, httpx.Client(base_url=address, timeout=30) as http:
        guests = seated(http, "saqqara", "me link", seed=3)
        path = f"/api/tables/{guests[1].table}/analysis"
        for ask in (http.get, http.post):
            assert ask(path).json()["error"]["code"] == "analysis-running"
        play_out(guests)
        assert http.get(path).json() == {"state": "none", "progress": 0, "report": None}
        assert [http.post(path).json()["state"] for _ in range(2)] == ["going", "going"]
        told = finished(http, path, "fr")
        assert (told["state"], told["progress"]) == ("done", 100)
        record = guests[1].get("/record").text
        check_lines(http, path, told["report"])
    with serving(settings(tmp_path)) as address, httpx.Client(base_url=address, timeout=30) as http:
        assert http.get(path, params={"lang": "fr"}).json() == told
        name = http.post("/api/records", json={"text": record}).json()["record"]
        http.post(f"/api/records/{name}/analysis")
        again = finished(http, f"/api/records/{name}/analysis", "fr")
    assert again["report"] == told["report"] == found_by_hand(replay(record), "fr")


def check_lines(http: httpx.Client, path: str, found: Json) -> None:
    """Each mistake has two lines that begin with its two actions; what was no mistake has none."""
    wrong = [one for one in found["decisions"] if one["better"]]
    right = next(one for one in found["decisions"] if not one["better"])
    assert http.get(f"{path}/lines/{right['step']}").json()["error"]["code"] == "no-such-line"
    for one in wrong[:3]:
        for name, played in (("better", False), ("played", True)):
            line = http.get(f"{path}/lines/{one['step']}", params={"played": played, "lang": "fr"}).json()
            assert (line["step"], line["seat"]) == (one["step"], one["seat"])
            assert line["moments"][0]["words"] == one[name]["words"]
            assert len(line["moments"]) == len(one["line" if name == "better" else "played_line"])
            numbers = [moment["frame"]["number"] for moment in line["moments"] if moment["frame"]]
            assert numbers == list(range(one["step"], one["step"] + len(numbers)))


def test_where_it_was_agreed_to_play_without_help_there_is_none(http: httpx.Client) -> None:
    seats: Json = {"seats": [{"kind": "me"}, {"kind": "bot"}]}
    for has_help, code in ((True, None), (False, "no-help")):
        opened = http.post(
            "/api/tables", json=seats | {"game": "archaeology", "players": 2, "first": 1, "help": has_help}
        ).json()
        guest = Guest(http, opened["table"], opened["host"])
        assert guest.look()["has_help"] == has_help
        asked = {"seat": 1, "number": 0, "action": "dig"}
        answers = [guest.get("/chances", params={"seat": 1}), guest.post("/coach", asked)]
        answers += [] if has_help else [guest.post("/hint", {"seat": 1})]
        assert {answer.json().get("error", {}).get("code") for answer in answers} == {code}


def test_chances_and_the_coach_are_for_whoever_holds_the_seat(http: httpx.Client) -> None:
    guests = seated(http, "relikt", "me link link", seed=4)
    assert guests[2].get("/chances", params={"seat": 2}).json()["chances"]
    for guest in (guests[1], Guest(http, guests[1].table, None)):
        assert guest.get("/chances", params={"seat": 2}).status_code == 403
        assert guest.post("/coach", {"seat": 2, "number": 0, "action": "x"}).status_code == 403
    now = guests[1].look()
    seat = now["deciding"]
    assert guests[seat].post("/coach", {"seat": seat, "number": 5, "action": "x"}).json()["error"]["code"] == "stale"
    assert guests[seat].post("/coach", {"seat": seat, "number": 0, "action": "nothing"}).json()["is_mistake"] is False


def blunder(seed: int) -> tuple[list[str], str, str]:
    """A game of Saqqara up to a decision, an action there that loses beyond doubt, and what is better."""
    match, chance = load("saqqara").new(seed=seed, deal={"first": 1}), random.Random(seed)
    while not match.over:
        legal = offered(match, match.seat)
        if len(match.steps) > 25 and len(legal) > 1:
            for action in legal:
                verdict = judge(match.edition, match.seen(match.seat), legal, action, iterations=400)
                if verdict and verdict.loss > 0.2:
                    played = [match.game.actions[step.action] for step in match.steps]
                    return played, match.game.actions[action], verdict.better
        match.play(chance.choice(match.legal()))
    raise AssertionError(seed)


def test_the_coach_warns_before_a_move_stands_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    played, wrong, better = blunder(3)
    with serving(settings(tmp_path)) as address, httpx.Client(base_url=address, timeout=60) as http:
        guests = seated(http, "saqqara", "me link", seed=3, first=1)
        for number, action in enumerate(played):
            seat = guests[1].look()["deciding"]
            assert guests[seat].move(seat, number, action).status_code == 200
        seat = guests[1].look()["deciding"]
        assert guests[seat].post("/hint", {"seat": seat}).status_code == 200  # waits until a search is compiled
        asked = {"seat": seat, "number": len(played)}
        before = guests[3 - seat].look()
        warned = guests[seat].post("/coach", asked | {"action": wrong}).json()
        assert warned["is_mistake"]
        assert warned["better"]["action"] != wrong
        assert warned["loss"] > 0.03
        assert guests[seat].post("/coach", asked | {"action": better}).json()["is_mistake"] is False
        assert {**guests[3 - seat].look(), "n": 0} == {
            **before,
            "n": 0,
        }  # n counts what happens at the table, be it that somebody has been silent
        assert guests[seat].move(seat, len(played), wrong).status_code == 200


def test_a_verdict_depends_on_nothing_but_what_is_seen() -> None:
    """What the coach is told of twins is the same (test_secrets), and of the same it says the same."""
    match = random_match("archaeology", 3).at(30)
    legal, seen = offered(match, match.seat), match.seen(match.seat)
    verdicts = [judge(match.edition, seen, legal, legal[-1], iterations=60) for _ in range(2)]
    assert verdicts[0] == verdicts[1]
