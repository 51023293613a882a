"""Two servers on one PostgreSQL: one table, whichever server one asks, and none of them knows it better."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from msgspec.structs import replace

from mastaba.server.storage.notices import Notices
from mastaba.server.storage.postgres import PostgresStore
from mastaba.server.tables import exchange, seat_secrets
from mastaba.server.tables.table import Table
from tests.server.clients import Ear, Guest, Json, claimed, laid, play_out, quick, seated, serving
from tests.server.postgres import Postgres
from tests.server.test_race import OPTIONS, cursed, replayed
from tests.server.test_run import serve

T = TypeVar("T")

Pair = tuple[httpx.Client, httpx.Client]


@pytest.fixture
def both(postgres: Postgres, tmp_path: Any) -> Iterator[Pair]:
    with contextlib.ExitStack() as held:
        settings = quick(tmp_path, database=postgres.fresh(), absence=0.1)
        addresses = [held.enter_context(serving(settings)) for _ in range(2)]
        first, second = (held.enter_context(httpx.Client(base_url=one, timeout=20)) for one in addresses)
        yield first, second


def at(http: httpx.Client, guest: Guest) -> Guest:
    """The same guest at another server."""
    return Guest(http, guest.table, guest.secret)


def first_choice(guest: Guest, seat: int) -> str:
    return str(guest.look()["choices"][str(seat)][0]["action"])


def heard(ear: Ear, number: int) -> Json:
    """Listens until so many decisions have been taken."""
    while (told := ear.next("step", "snapshot"))["number"] != number:
        pass
    return told


def agree(there: Guest, here: Guest) -> bool:
    """Whether both servers tell a guest the same, once both have learnt who still listens."""
    for _ in range(100):
        one, other = there.look(), here.look()
        if one == {**other, "n": one["n"]}:
            return True
        time.sleep(0.1)
    return False


def test_a_game_is_played_through_both_servers_in_turn(both: Pair) -> None:
    """Each answer counts at once at the other server, whatever notices do."""
    guests = seated(both[0], "saqqara", "me link", seed=5)
    told, count = guests[1].look(), 0
    while not told["over"]:
        seat, here = told["deciding"], both[count % 2]
        guest = at(here, guests[seat])
        assert guest.move(seat, count, first_choice(guest, seat)).json()["number"] == count + 1
        count += 1
        told = at(both[count % 2], guests[1]).look()
        assert told["number"] == count
    records = [at(here, guests[1]).get("/record").text for here in both]
    assert records[0] == records[1] != ""


def test_who_listens_at_the_other_server_hears_every_step(both: Pair) -> None:
    guests = seated(both[0], "saqqara", "me link", first=1, seed=5)
    with at(both[1], guests[2]).ear() as ear:
        ear.next("snapshot")
        assert guests[1].move(1, 0, "draw 0").status_code == 200
        step = heard(ear, 1)
        assert (step["actor"], step["undone"], step["events"]["2"]) == (1, False, guests[2].look()["events"]["2"][-1:])
        assert guests[1].post("/undo", {"seat": 1, "number": 1}).json()["number"] == 0
        assert heard(ear, 0)["undone"]
        ear.say({"move": {"seat": 1, "number": 0, "action": "draw 0"}})
        assert ear.next("error")["code"] == "not-your-seat"


def test_the_same_number_is_played_once_however_many_try(both: Pair) -> None:
    """The log's key decides; who was second is told that the game has moved on, or, where it is the same move, the same."""
    guests = seated(both[0], "saqqara", "me link", first=1, seed=5)
    actions = [choice["action"] for choice in guests[1].look()["choices"]["1"]][:2]
    for round_ in range(10):
        answers: list[tuple[str, int]] = []
        tries = [(action, at(here, guests[1])) for action in actions for here in both]

        def attempt(action: str, guest: Guest, number: int, answers: list[tuple[str, int]]) -> None:
            answers.append((action, guest.move(1, number, action).status_code))

        threads = [threading.Thread(target=attempt, args=[*one, 0, answers]) for one in tries]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        played = {action for action, status in answers if status == 200}
        assert len(played) == 1, (round_, answers)
        assert {status for _, status in answers} <= {200, 409}
        looks = [at(here, guests[1]).look() for here in both]
        assert [look["number"] for look in looks] == [1, 1]
        assert looks[0]["views"] == looks[1]["views"]
        assert guests[1].post("/undo", {"seat": 1, "number": 1}).status_code == 200


def test_seats_claimed_at_one_server_are_claimed_at_both(both: Pair) -> None:
    opened = laid(both[0], "saqqara", "me link")
    host, code = Guest(both[0], opened["table"], opened["host"]), opened["invitations"][0]["code"]
    with at(both[1], host).ear() as ear:
        ear.next("snapshot")
        friend = claimed(both[0], opened["table"], code, name="Omar")
        while ear.next("seat-news")["what"] != "joined":
            pass
        assert at(both[1], friend).look()["you"] == [2]
        late = Guest(both[1], opened["table"], code).post("/claim", {"secret": seat_secrets.new_secret()})
        assert late.status_code == 410
        new = at(both[1], host).post("/seats/2/reissue").json()["code"]
        assert at(both[0], friend).get().status_code == 403
        assert claimed(both[0], opened["table"], new).look()["you"] == [2]
        assert (
            host.http.patch(f"/api/tables/{host.table}", json={"onlookers": False}, headers=host.headers()).status_code == 200
        )
        assert Guest(both[1], opened["table"], None).get().status_code == 401


def test_one_invitation_is_one_seat_however_many_claim_it(both: Pair) -> None:
    for _ in range(5):
        opened, answers = laid(both[0], "saqqara", "me link"), []
        code = opened["invitations"][0]["code"]

        def claim(here: httpx.Client, code: str = code, table: str = opened["table"]) -> None:
            answers.append(Guest(here, table, code).post("/claim", {"secret": seat_secrets.new_secret()}).status_code)  # noqa: B023

        threads = [threading.Thread(target=claim, args=[here]) for here in both * 2]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 410, 410, 410]


def test_a_rematch_is_one_table_however_many_ask(both: Pair) -> None:
    guests = seated(both[0], "saqqara", "me link", seed=5)
    play_out(guests)
    with at(both[1], guests[2]).ear() as ear:
        ear.next("snapshot")
        tables: list[str] = []
        asking = [
            threading.Thread(target=lambda here=here: tables.append(at(here, guests[1]).post("/rematch").json()["table"]))
            for here in both * 2
        ]
        for thread in asking:
            thread.start()
        for thread in asking:
            thread.join()
        assert len(set(tables)) == 1
        assert ear.next("rematch")["table"] == tables[0]


def test_who_is_connected_to_one_server_is_here_at_both(both: Pair) -> None:
    guests = seated(both[0], "saqqara", "me link", seed=5)

    def here(http: httpx.Client) -> list[bool]:
        return [seat["is_here"] for seat in at(http, guests[1]).look()["seats"]]

    with guests[1].ear() as first, at(both[1], guests[2]).ear() as second:
        for ear in (first, second):
            while not all(seat["is_here"] for seat in ear.next("presence", "snapshot")["seats"]):
                pass
        assert here(both[0]) == here(both[1]) == [True, True]
    deadline = time.monotonic() + 5
    while any(here(both[0])) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert here(both[0]) == [False, False]


def test_a_lost_notice_is_found_by_number(both: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "LOOK", 0.2)
    guests = seated(both[0], "saqqara", "me link", first=1, seed=5)
    with at(both[1], guests[2]).ear() as ear:
        ear.next("snapshot")
        time.sleep(2.1)  # so that both look as often from now on
        with monkeypatch.context() as deaf:
            deaf.setattr(Notices, "send", lambda *_: None)
            assert guests[1].move(1, 0, "draw 0").status_code == 200
            assert heard(ear, 1)["actor"] == 1


def test_the_notice_of_a_decision_tells_its_line_so_that_nothing_is_read(both: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = seated(both[0], "saqqara", "me link", first=1, seed=5)
    with guests[1].ear() as mover, at(both[1], guests[2]).ear() as ear:
        ear.next("snapshot")
        with monkeypatch.context() as unread:
            unread.setattr(PostgresStore, "news", None)
            mover.say({"move": {"seat": 1, "number": 0, "action": "draw 0"}})
            assert heard(ear, 1)["actor"] == 1
    assert agree(at(both[1], guests[2]), guests[2])


def test_a_table_that_nobody_looks_at_is_not_followed_and_who_comes_finds_it_as_it_is(
    both: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests, looked, plain = (
        seated(both[0], "saqqara", "me link", first=1, seed=5),
        threading.Event(),
        exchange.Exchange._hear_changed,
    )
    at(both[1], guests[2]).look()

    def hear(one: exchange.Exchange, table: str, entries: int, *facts: Any) -> None:
        plain(one, table, entries, *facts)
        if entries == 1 and one._loaded[table].is_behind:
            looked.set()

    with monkeypatch.context() as untaken:
        untaken.setattr(exchange.Exchange, "_hear_changed", hear)
        untaken.setattr(Table, "take_over_now", None)
        assert guests[1].move(1, 0, "draw 0").status_code == 200
        assert looked.wait(10)
    with at(both[1], guests[2]).ear() as ear:
        assert ear.next("snapshot")["number"] == 1


def test_a_line_that_is_not_the_next_of_the_chain_is_not_taken(both: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = exchange.Exchange.changed

    def lie(one: exchange.Exchange, table: Any, line: Any = None) -> None:
        plain(one, table, line and (replace(line[0], action="draw 1"), line[1]))

    monkeypatch.setattr(exchange.Exchange, "changed", lie)
    guests = seated(both[0], "saqqara", "me link", first=1, seed=5)
    with at(both[1], guests[2]).ear() as ear:
        ear.next("snapshot")
        assert guests[1].move(1, 0, "draw 0").status_code == 200
        assert heard(ear, 1)["events"]["2"] == guests[2].look()["events"]["2"][-1:]


def test_cut_connections_are_made_anew(both: Pair, postgres: Postgres) -> None:
    guests = seated(both[0], "saqqara", "me link", first=1, seed=5)
    with at(both[1], guests[2]).ear() as ear:
        ear.next("snapshot")
        postgres.cut()
        assert guests[1].move(1, 0, "draw 0").status_code == 200
        assert heard(ear, 1)["actor"] == 1
        assert at(both[1], guests[2]).look()["number"] == 1


def test_the_race_is_fair_across_servers(postgres: Postgres, tmp_path: Any) -> None:
    """Of claims that come in at once one wins; who was wrong at one server waits at both."""
    match, settings = cursed(OPTIONS), quick(tmp_path, database=postgres.fresh(), lock_out=1.0)
    number, right = len(match.steps), next(action for action in match.legal(2) if action != "pass")
    wrong = [action for action in match.game.actions if action.startswith("claim") and action not in match.legal(2)]
    with contextlib.ExitStack() as held:
        addresses = [held.enter_context(serving(settings)) for _ in range(2)]
        first, second = (held.enter_context(httpx.Client(base_url=one, timeout=20)) for one in addresses)
        guests = replayed(first, match, OPTIONS)
        tried = at_once(lambda one: one[1].move(1, number, one[0]), [(wrong[0], guests[1]), (wrong[1], at(second, guests[1]))])
        assert sorted(answer.status_code for answer in tried) == [422, 429]  # one look at the wall, not one a server
        assert at(second, guests[1]).move(1, number, right).json()["error"]["code"] == "locked"
        time.sleep(1.0)
        won = at_once(lambda one: one[1].move(one[0], number, right), [(1, guests[1]), (2, at(second, guests[2]))])
        assert sorted(answer.status_code for answer in won) == [200, 409]
        for here in (first, second):
            assert at(here, guests[1]).look()["events"]["1"][-1]["code"] in ("claimed", "lapsed")
            assert at(here, guests[1]).look()["number"] == number + 1


def test_several_processes_serve_one_port_and_a_killed_one_is_replaced(postgres: Postgres, tmp_path: Any) -> None:
    words = ("--processes", "2", "--port", "0", "--data", str(tmp_path), "--database", postgres.fresh())
    server = serve(*words, MASTABA_EAGER="0", MASTABA_NATIVE="0", MASTABA_PACE="0")
    assert server.stdout is not None
    address = re.findall(r"http://\S+(?=/)", server.stdout.readline())[0]
    try:
        with httpx.Client(base_url=address, timeout=30) as http:
            guests = seated(http, "saqqara", "me link", first=1, seed=5)
            children = servers_of(server.pid)
            assert len(children) == 2
            os.kill(children[0], signal.SIGKILL)
            moved = insist(lambda: guests[1].move(1, 0, "draw 0"))
            assert moved.status_code == 200
            deadline = time.monotonic() + 20
            while len(set(servers_of(server.pid)) - {children[0]}) < 2 and time.monotonic() < deadline:
                time.sleep(0.05)
            assert len(set(servers_of(server.pid)) - {children[0]}) == 2
            assert insist(guests[2].look)["number"] == 1
    finally:
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=20)
    assert "Traceback" not in errors
    assert server.returncode == 0


def servers_of(parent: int) -> list[int]:
    """The processes that serve: those that were spawned to, of all the children there are."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(pid) for pid in children if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]


def insist(ask: Callable[[], T]) -> T:
    """Asks again while connections break."""
    for _ in range(100):
        try:
            return ask()
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("nobody answers")


def at_once(ask: Callable[[Any], T], whom: list[Any]) -> list[T]:
    """Asks several at the same moment."""
    with ThreadPoolExecutor(len(whom)) as pool:
        return list(pool.map(ask, whom))


def test_several_processes_need_a_database(tmp_path: Any) -> None:
    refused = serve("--processes", "2", "--data", str(tmp_path))
    _, errors = refused.communicate(timeout=30)
    assert refused.returncode == 2
    assert "--database" in errors
