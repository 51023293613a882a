"""How long a bot waits: longer, the more there was to see, and hardly at all before a move that leaves it no choice."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mastaba.game import discover, load
from mastaba.match import Match
from mastaba.server.bots.driver import FATE, FORCED, LONGEST, QUIET, to_see
from mastaba.server.settings import Settings
from tests.server.clients import opened, quick, serving


def walked(game_id: str) -> Iterator[Match]:
    match, chance = load(game_id).new(seed=2), random.Random(2)
    for _ in range(120):
        if match.over:
            return
        match.play(chance.choice(match.legal()))
        yield match


@pytest.mark.parametrize("game_id", list(discover()))
def test_the_more_there_was_to_see_the_longer_a_bot_waits(game_id: str) -> None:
    found: dict[tuple[int, bool], float] = {}
    for match in walked(game_id):
        rows = [row for row in match.steps[-1].rows if row[1] != 0]
        found[len(rows), any(row[0] in match.game.provided.fates for row in rows)] = to_see(match)
    for (count, fate), share in found.items():
        assert QUIET <= share <= LONGEST
        assert all(share >= less for (fewer, other), less in found.items() if fewer <= count and other <= fate)
        assert share >= QUIET + FATE * fate
    assert len(set(found.values())) > 1


def test_people_wait_from_a_third_of_a_second_to_one_and_a_half() -> None:
    least, most = Settings(data=Path()).pace
    assert (round(least * QUIET, 2), round(most * LONGEST, 2)) == (0.3, 1.6)
    assert most * FORCED <= 0.2


def test_a_pace_of_nothing_waits_for_nothing_and_a_slow_one_is_felt(tmp_path: Path) -> None:
    taken = []
    for pace in (0.0, 0.4):
        with serving(quick(tmp_path / str(pace), pace=(pace, pace))) as address, httpx.Client(base_url=address) as http:
            table, _, _ = opened(http, "saqqara", "bot bot", seed=1, first=1)
            started = time.monotonic()
            while http.get(f"/api/tables/{table}").json()["number"] < 6:
                assert time.monotonic() - started < 20
                time.sleep(0.02)
            taken.append(time.monotonic() - started)
    assert taken[1] > 5 * 0.4 * QUIET  # six decisions have five pauses between them
