"""What is written for whoever runs a server says what there is: settings, limits, folders, statuses."""

from __future__ import annotations

import configparser
import json
import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from mastaba.cli import app as cli
from mastaba.server.app import HANDLERS
from mastaba.server.entrance.limits import Limits, Rate
from mastaba.server.operations.doctor import SETTINGS
from mastaba.server.operations.figures import FIGURES
from mastaba.server.settings import ARCHIVE_DAYS

ROOT = Path(__file__).parents[2]
DEPLOY = (ROOT / "docs" / "deploy.md").read_text(encoding="utf8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf8")
UNIT = (ROOT / "deploy" / "mastaba.service").read_text(encoding="utf8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf8")
CADDY = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf8")
ASKED_FOR = {"MASTABA_HOST"}  # by compose.yaml itself


@pytest.mark.parametrize("text", [DEPLOY, COMPOSE, UNIT, CADDY, DOCKERFILE])
def test_only_settings_that_there_are_are_named(text: str) -> None:
    assert set(re.findall(r"MASTABA_[A-Z_]+", text)) <= {*SETTINGS, *ASKED_FOR}


def test_every_setting_and_every_limit_is_described() -> None:
    assert [name for name in SETTINGS if name not in DEPLOY and name != "MASTABA_PLAIN_NUMBA"] == []
    for one in fields(Limits):
        limit = getattr(Limits(), one.name)
        told = f"{limit.burst:g} / {limit.a_second:g}" if isinstance(limit, Rate) else str(limit)
        assert re.search(rf"^\| `{one.name}`[^|]*\| {re.escape(told)} \|", DEPLOY, re.MULTILINE), (one.name, told)
    assert f"({ARCHIVE_DAYS:g})" in DEPLOY


def test_figures_that_are_named_are_there() -> None:
    names = {name for family in FIGURES.collect() for name in (family.name, f"{family.name}_total")}
    assert set(re.findall(r"mastaba_[a-z_]+", DEPLOY)) <= names


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(COMPOSE)["services"]
    return found


def test_two_servers_and_two_workers_share_a_database_and_a_key() -> None:
    ours = {name: one for name, one in services().items() if one["image"] == "mastaba"}
    assert sorted(one["command"][1] for one in ours.values()) == ["serve", "serve", "worker", "worker"]
    assert len({one["environment"]["MASTABA_SEAL_KEYS"] for one in ours.values()}) == 1
    assert all("@database/" in one["environment"]["MASTABA_DATABASE"] for one in ours.values())
    assert all(one["read_only"] and one["cap_drop"] == ["ALL"] for one in ours.values())
    assert [name for name, one in services().items() if "ports" in one] == ["proxy"]


def test_the_proxy_knows_the_servers_and_is_in_the_network_that_is_believed() -> None:
    for name, one in services().items():
        if one["image"] == "mastaba" and one["command"][1] == "serve":
            assert f"{name}:8000" in CADDY
            assert one["hostname"] == name
    (network,) = yaml.safe_load(COMPOSE)["networks"]["inside"]["ipam"]["config"]
    assert services()["server-1"]["environment"]["MASTABA_PROXIES"] == network["subnet"]
    assert "path /metrics /health /ready" in CADDY


def commands() -> list[list[str]]:
    """What containers and the unit run, word by word."""
    unit = next(line for line in UNIT.splitlines() if line.startswith("ExecStart=")).split()[1:]
    (image,) = re.findall(r"^CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    return [unit, json.loads(image)[1:], *(one["command"][1:] for one in services().values() if one["image"] == "mastaba")]


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_every_command_is_one_that_there_is(command: list[str]) -> None:
    """Typer reads all of its words, and runs nothing."""
    group: Any = typer.main.get_command(cli.app)
    name, *words = command
    read = group.commands[name].make_context(name, words)
    assert not read.args
    assert read.params["data"]


def test_the_image_brings_what_a_database_needs() -> None:
    assert "MASTABA_DATABASE" in COMPOSE
    assert '"$(echo /dist/*.whl)[postgres]"' in DOCKERFILE
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf8"))["project"]["optional-dependencies"]
    assert {re.split(r"[\[<>=]", one)[0] for one in extras["postgres"]} == {"procrastinate", "psycopg"}


def test_whether_a_server_is_ready_is_asked_where_it_says_so() -> None:
    paths = {path for handler in HANDLERS for path in handler.paths}
    asked = [re.findall(r"http://127.0.0.1:8000(/\w+)", DOCKERFILE), re.findall(r"health_uri (/\w+)", CADDY)]
    assert asked == [["/ready"], ["/ready"]]
    assert {"/metrics", "/health", "/ready"} <= paths
    assert "EXPOSE 8000" in DOCKERFILE


def test_the_unit_keeps_tables_where_it_says() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(UNIT)
    service = unit["Service"]
    assert f"--data /var/lib/{service['StateDirectory']} " in service["ExecStart"]
    assert f"MASTABA_CACHE=/var/cache/{service['CacheDirectory']} " in service["Environment"]
    assert service["StateDirectoryMode"] == service["CacheDirectoryMode"] == "0700"
