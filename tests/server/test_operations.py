"""What whoever runs a server sees of it: whether it is well, how much it does, what it writes down, and how it stops."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from prometheus_client.parser import text_string_to_metric_families

from mastaba.errors import BadOption
from mastaba.server.entrance.limits import is_near
from mastaba.server.operations import logs, tracing
from mastaba.server.storage.store import Store
from tests.server.clients import Guest, laid, opened, quick, seated, serving


def figures(http: httpx.Client) -> dict[tuple[str, ...], float]:
    """Every figure by its name and its labels."""
    families = text_string_to_metric_families(http.get("/metrics").text)
    return {(one.name, *one.labels.values()): one.value for family in families for one in family.samples}


def test_it_says_that_it_is_well_and_ready(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [http.get(path).status_code for path in ("/health", "/ready")] == [200, 200]

    async def broken(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(Store, "table", broken)
    assert http.get("/health").json() == {"ok": True}
    response = http.get("/ready", headers={"Accept-Language": "fr"})
    assert (response.status_code, response.json()["error"]["code"]) == (503, "not-ready")
    assert "tables" in response.json()["error"]["message"]


def test_figures_follow_what_happens(http: httpx.Client) -> None:
    before = figures(http)
    guests = seated(http, "saqqara", "me link", seed=1, first=1)
    with guests[1].ear() as ear, Guest(http, guests[1].table, None).ear() as onlooker:
        for one in (ear, onlooker):
            one.next("snapshot")
        action = guests[1].look()["choices"]["1"][0]["action"]
        assert guests[1].move(1, 0, action).status_code == 200
        assert guests[1].move(1, 0, action).status_code == 200  # sent again, played once
        after = figures(http)
    assert after["mastaba_moves_total", "saqqara"] - before.get(("mastaba_moves_total", "saqqara"), 0) == 1
    assert after["mastaba_write_seconds_count",] - before["mastaba_write_seconds_count",] == 1
    assert (after["mastaba_sockets", "seat"], after["mastaba_sockets", "onlooker"]) == (1, 1)
    assert after["mastaba_tables",] - before["mastaba_tables",] == 1
    moves = ("mastaba_request_seconds_count", "POST", "/api/tables/{table_id}/moves", "200")
    assert after[moves] - before.get(moves, 0) == 2
    assert after["mastaba_bots_waiting", "hint"] == 0


def test_figures_name_nobody(http: httpx.Client) -> None:
    answer = laid(http, "relikt", "me link bot", seats=[{"kind": "me", "name": "Nadia"}, {"kind": "link"}, {"kind": "bot"}])
    Guest(http, answer["table"], answer["host"]).look()
    http.get("/api/tables/guessed-by-somebody")
    http.get("/whatever/somebody/guesses")
    text = http.get("/metrics").text
    assert not [secret for secret in ("Nadia", "guess", answer["table"], answer["host"]) if secret in text]


def test_figures_are_for_who_is_near(tmp_path: Path) -> None:
    with serving(quick(tmp_path, proxies=("127.0.0.1",))) as address, httpx.Client(base_url=address) as http:
        assert http.get("/metrics", headers={"X-Forwarded-For": "8.8.8.8"}).status_code == 404
        assert http.get("/metrics", headers={"X-Forwarded-For": "10.1.2.3"}).status_code == 200
    assert not is_near({"client": None})


# What is written down


@contextlib.contextmanager
def written(form: logging.Formatter) -> Iterator[list[str]]:
    """The lines that the server writes meanwhile."""
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    handler, root = Kept(), logging.getLogger()
    handler.setFormatter(form)
    root.addHandler(handler)
    try:
        yield lines
    finally:
        root.removeHandler(handler)


@pytest.mark.parametrize("form", [logs.JsonLines(), logs.TextLines()], ids=["json", "text"])
def test_an_error_is_written_with_its_place_and_without_what_it_speaks_of(form: logging.Formatter) -> None:
    log = logging.getLogger("mastaba.try")
    with written(form) as lines:
        try:
            try:
                raise KeyError("hand: pharaoh mask, map\x1b[2J")
            except KeyError:
                raise OSError(28, "No space left on device") from None
        except OSError:
            log.exception("table %s: not written", "abc\u202e\nforged line")
        try:
            raise ValueError("hand: pharaoh mask")
        except ValueError as error:
            try:
                raise RuntimeError("seed 7") from error
            except RuntimeError:
                log.exception("bots")
    text = "\n".join(lines)
    assert "No space left on device" in text
    assert "test_operations.py" in text
    assert "ValueError" in text
    assert not [secret for secret in ("pharaoh", "seed 7", "\x1b", "\u202e", "\nforged") if secret in text]


def test_a_line_of_json_is_one_line_with_time_level_and_message() -> None:
    with written(logs.JsonLines()) as lines:
        logging.getLogger("mastaba.try").warning("é\n%s", "x")
    (line,) = lines
    told: dict[str, Any] = json.loads(line)
    assert "\n" not in line
    assert (told["level"], told["logger"], told["message"]) == ("warning", "mastaba.try", "é x")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00", told["time"])


def test_every_failed_write_is_written_down(http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = seated(http, "saqqara", "me link", seed=1, first=1)[1]
    action = guest.look()["choices"]["1"][0]["action"]
    failed = figures(http)["mastaba_failed_writes_total",]

    async def full(*_: object) -> None:
        raise OSError(28, "database or disk is full")

    for change in ("append", "reseat", "add"):
        monkeypatch.setattr(Store, change, full)
    with written(logs.JsonLines()) as lines:
        assert guest.move(1, 0, action).status_code == 503
        assert guest.post("/seats/2/reissue").status_code == 503
        body = {"game": "saqqara", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert http.post("/api/tables", json=body).status_code == 503
    monkeypatch.undo()
    assert sum("database or disk is full" in line for line in lines) == 3
    assert not [line for line in lines if str(guest.secret) in line or action in line]
    assert figures(http)["mastaba_failed_writes_total",] - failed == 3


def test_the_same_line_does_not_fill_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet, now = logs.NotForever(), 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)

    def line(place: int = 1) -> logging.LogRecord:
        return logging.LogRecord("mastaba", logging.WARNING, "file.py", place, "again %d", (7,), None)

    assert [quiet.filter(line()) for _ in range(500)].count(True) == logs.OFTEN
    assert quiet.filter(line(place=2))
    now += logs.WHILE + 1
    later = line()
    assert quiet.filter(later)
    assert later.getMessage() == "again 7 (and 480 more like it)"


def test_the_form_of_the_log_is_one_that_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(logs.LOG, "xml")
    with pytest.raises(BadOption, match="json"):
        logs.set_up()


def test_traces_are_sent_where_an_address_is_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tracing.plugins() == []
    monkeypatch.setenv(tracing.ADDRESS[0], "http://127.0.0.1:9")
    sent = InMemorySpanExporter()
    monkeypatch.setattr("opentelemetry.exporter.otlp.proto.http.trace_exporter.OTLPSpanExporter", lambda: sent)
    monkeypatch.setattr("opentelemetry.sdk.trace.export.BatchSpanProcessor", SimpleSpanProcessor)
    with serving(quick(tmp_path)) as address, httpx.Client(base_url=address) as http:
        answer = laid(http, "saqqara", "me link")
        Guest(http, answer["table"], answer["host"]).look()
    spans = [span.to_json() for span in sent.get_finished_spans()]
    assert any("POST /api/tables" in span for span in spans)
    assert not [span for span in spans if answer["host"] in span or answer["invitations"][0]["code"] in span]
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(BadOption, match="telemetry"):
        tracing.plugins()


# Stopping


def test_it_stops_at_once_and_in_order_though_people_are_there(tmp_path: Path) -> None:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1", "MASTABA_NATIVE": "0", "MASTABA_EAGER": "0"}
    command = [sys.executable, "-m", "mastaba", "serve", "--port", "0", "--data", str(tmp_path)]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**environment, logs.LOG: "json"}
    )
    assert server.stdout is not None
    address = re.findall(r"http://\S+/", server.stdout.readline())[0]
    with httpx.Client(base_url=address, timeout=30) as http:
        table, _, secrets = opened(http, "saqqara", "me link", seed=1, first=1)
        guest = Guest(http, table, secrets[1])
        ear = guest.ear()
        ear.next("snapshot")
        assert guest.move(1, 0, guest.look()["choices"]["1"][0]["action"]).status_code == 200
        began = time.monotonic()
        server.send_signal(signal.SIGTERM)
        assert ear.shut() == 1012  # the server starts anew: come again
    _, errors = server.communicate(timeout=20)
    assert time.monotonic() - began < 10
    assert not [line for line in errors.splitlines() if json.loads(line)["level"] == "error"]
    with serving(quick(tmp_path)) as again, httpx.Client(base_url=again) as http:
        assert Guest(http, table, secrets[1]).look()["number"] == 1
