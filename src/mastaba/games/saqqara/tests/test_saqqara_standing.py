"""Rows that a hand would complete: as the rules have it, whoever holds it."""

from __future__ import annotations

import random

import numpy as np

from mastaba.engine import events as told
from mastaba.engine.contract import ACTION, States
from mastaba.game import load
from mastaba.games.saqqara.events import FIELDS, Event
from mastaba.games.saqqara.rules import apply, legal
from mastaba.games.saqqara.state import Phase
from mastaba.games.saqqara.view import standing


def completed(table: States, seat: int) -> set[int]:
    """The rows (from 1) that a seat could complete now if it were on turn, by trying all it could place."""
    turned = table.copy()
    turned[0].seat, turned[0].phase, turned[0].touched = seat, Phase.TURN, 0
    found = set()
    for first in placements(turned):
        after, _ = placed(turned, first)
        for second in placements(after):
            found |= placed(after, second)[1]
    return found


def placements(table: States) -> list[int]:
    actions = np.zeros(64, ACTION)
    return [int(action) for action in actions[: legal(table[0], actions)] if 0 <= action - PLACE < 30]


def placed(table: States, action: int) -> tuple[States, set[int]]:
    after, events = table.copy(), told.buffer()
    apply(after[0], action, events)
    rows = [told.read(row, None, FIELDS, 0, 0) for row in told.rows(events) if row[0] == Event.TOOK]
    return after, {int(event.fields["row"] or 0) for event in rows}


PLACE = load("saqqara").game.numbers["place 0 1"]


def test_what_a_hand_would_complete() -> None:
    found = 0
    for seed in range(6):
        match, choice = load("saqqara", 2).new(seed=seed), random.Random(seed)
        while not match.over:
            seen = match.seen(1)
            if seen.phase == Phase.TURN and choice.random() < 0.3:
                table = match.edition.blank()
                table[0] = seen
                for seat in (0, 1):
                    ready = {int(one.fields["row"]) for one in standing(seen, 0) if one.seat == seat + 1}
                    assert ready == completed(table, seat)
                    found += len(ready)
            match.play(choice.choice(match.legal()))
    assert found > 5
