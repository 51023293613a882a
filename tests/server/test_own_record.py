"""Own records: a finished match counts once, for who sat there; exported and deleted by one request."""

from __future__ import annotations

import httpx
import pytest

from mastaba.records.puzzles import puzzles_of
from mastaba.server.own_record.counting import level_of, own_record, streak
from mastaba.server.own_record.rows import Result
from mastaba.server.own_record.skill import skills
from mastaba.server.settings import Settings
from tests.server.clients import Json, serving

ME = {"authorization": "Bearer " + "r" * 30}
GAME = "saqqara"


def table_of(http: httpx.Client, *kinds: str, **more: object) -> tuple[str, str]:
    """A table, and the secret of whoever has opened it."""
    seats = [{"kind": kind, "level": "random"} if kind == "bot" else {"kind": kind} for kind in kinds]
    opened = http.post("/api/tables", json={"game": GAME, "players": len(seats), "seats": seats, **more}).json()
    return opened["table"], opened["host"]


def played_out(http: httpx.Client, table: str, secret: str) -> Json:
    """Plays to the end whatever is offered first."""
    headers = {"authorization": f"Bearer {secret}"}
    while True:
        look: Json = http.get(f"/api/tables/{table}", headers=headers).json()
        if look["over"]:
            return look
        for seat in set(look["acting"]) & set(look["you"]):
            move = {"seat": seat, "number": look["number"], "action": look["choices"][str(seat)][0]["action"]}
            http.post(f"/api/tables/{table}/moves", json=move, headers=headers)


def counted(http: httpx.Client, table: str, secret: str, who: dict[str, str] = ME, **more: int) -> Json:
    told = http.post("/api/me/results", json={"table": table, "secret": secret, **more}, headers=who)
    assert told.status_code == 200, told.text
    found: Json = told.json()
    return found


def test_a_finished_match_counts_once_and_is_exported_and_deleted(kept: Settings) -> None:
    with serving(kept) as address, httpx.Client(base_url=address, timeout=30) as http:
        table, secret = table_of(http, "me", "bot")
        assert not counted(http, table, secret)["is_counted"], "it is not over"
        over = played_out(http, table, secret)
        assert counted(http, table, secret) == {"is_counted": True, "why": None}
        assert not counted(http, table, secret)["is_counted"]
        assert not counted(http, table, secret, {"authorization": "Bearer " + "x" * 30})["is_counted"], (
            "nor for another browser"
        )
        _check_record(http, over, table)
        one = next(iter(puzzles_of(GAME).values()))
        http.post(f"/api/puzzles/{GAME}/{one.name}/answer", json={"action": one.puzzle.solution}, headers=ME)
        assert http.get("/api/me", headers=ME).json()["puzzles_solved"] == 1
        assert http.request("DELETE", "/api/me", headers=ME).json()["lines"] == 2
        assert http.get("/api/me/export", headers=ME).json() | {"mastaba": ""} == {"mastaba": "", "results": [], "puzzles": []}
        assert http.get("/api/me", headers=ME).json()["played"] == 0


def _check_record(http: httpx.Client, over: Json, table: str) -> None:
    own = http.get("/api/me", headers=ME).json()
    assert own["played"] == 1
    won = (1 in over["winners"]) / len(over["winners"])
    assert own["won"] == won
    assert own["tallies"] == [{"game": GAME, "players": 2, "level": "random", "played": 1, "won": won}]
    assert own["skills"][0]["games"] == 1
    (line,) = http.get("/api/me/export", headers=ME).json()["results"]
    assert (line["table"], line["winners"], line["day"]) == (table, over["winners"], "")


def test_hot_seats_lessons_and_chosen_deals_count_for_nobody(http: httpx.Client) -> None:
    table, secret = table_of(http, "me", "here")
    played_out(http, table, secret)
    assert "screen" in counted(http, table, secret)["why"]
    assert counted(http, table, secret, seat=2)["is_counted"], "unless somebody says which seat was theirs"
    assert not counted(http, table, secret, seat=2)["is_counted"]
    table, secret = table_of(http, "me", "bot", seed=7)
    played_out(http, table, secret)
    assert "chosen" in counted(http, table, secret)["why"]


def test_only_who_holds_a_seat_and_says_who_they_are_is_counted(http: httpx.Client) -> None:
    table, secret = table_of(http, "me", "bot")
    assert http.post("/api/me/results", json={"table": table, "secret": secret}).status_code == 401
    assert http.post("/api/me/results", json={"table": table, "secret": "w" * 30}, headers=ME).status_code == 403
    assert http.get("/api/me").status_code == 401


def result(winner: int, level: str, at: float, day: str = "", points: int = 10) -> Result:
    return Result(f"t{at}", 1, GAME, 2, ["", level], [points, 8], [winner], day, at)


def test_streaks_days_and_levels_are_told_apart() -> None:
    played = [result(1, "easy", 1), result(1, "easy", 2), result(2, "hard", 3), result(1, "hard", 4)]
    daily = [result(2, "daily 2026-11-10", 5, "2026-11-10", 30), result(1, "daily 2026-11-10", 6, "2026-11-10", 12)]
    own = own_record([*played, *daily], [])
    assert (own.played, own.won, own.streak, own.longest) == (6, 4.0, 1, 2)
    assert [(one.level, one.played, one.won) for one in own.tallies] == [("daily", 2, 1.0), ("easy", 2, 2.0), ("hard", 2, 1.0)]
    assert [(one.day, one.points, one.is_won, one.tries) for one in own.days] == [("2026-11-10", 12, True, 2)]
    assert level_of(Result("t", 1, GAME, 3, ["", "easy", ""], [1, 2, 3], [1])) == "mixed"
    assert level_of(Result("t", 1, GAME, 2, ["", ""], [1, 2], [1])) == "people"
    assert streak([True, False]) == 0


@pytest.mark.parametrize(("level", "is_above"), [("expert", True), ("random", False)])
def test_who_wins_against_a_level_again_and_again_comes_to_stand_above_it(level: str, is_above: bool) -> None:
    (skill,) = skills([result(1 if is_above else 2, level, at) for at in range(20)])
    assert (skill.rating > skill.levels[level]) == is_above
    assert skill.games == 20
