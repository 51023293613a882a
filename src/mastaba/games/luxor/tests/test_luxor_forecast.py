"""What a search expects of columns when it looks no further: by who may open them, not by who stands there alone."""

from __future__ import annotations

import numpy as np
import pytest

from mastaba.engine.contract import STAGES
from mastaba.game import load
from mastaba.games.luxor.bot import OPENED, POINT, forecast
from mastaba.games.luxor.state import ANIMALS, DEPTH, STACKS, TO_OPEN, WALL_TILES, Phase

CAMEL = 0


def forecast_of(players: int, **fields: int) -> list[float]:
    """The points that seats may expect where all columns but the camel's are empty; `fields` say how that one stands, and whose turn it is."""
    edition = load("luxor", players)
    table = edition.laid(5, {}, "python").copy()
    state, told = table.view(np.recarray)[0], np.zeros(5, np.int32)
    state.turn, state.phase = fields.get("turn", 0), fields.get("phase", int(Phase.DROP))
    state.opened[:] = DEPTH
    state.opened[CAMEL], state.scarabs[CAMEL] = fields.get("gone", 0), fields.get("scarabs", 0)
    state.holder[:] = 0
    state.holder[CAMEL] = fields.get("holder", 0)
    for seat in range(players):
        state.pharaoh[seat] = ANIMALS - 1 if fields.get("pharaoh") != seat else CAMEL
    state.dropped = fields.get("dropped", 0)
    edition.bind(forecast, "python")(state, told)
    return [float(points) / POINT for points in told[:players]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_column_promises_all_of_them_together_what_is_likely_to_be_opened(players: int) -> None:
    worth = sum(STACKS[0]) / len(STACKS[0])
    for scarabs in range(TO_OPEN):
        for dropped in (0, 20, WALL_TILES - 1):
            told = forecast_of(players, scarabs=scarabs, dropped=dropped, holder=1)
            likely = worth * OPENED[scarabs, dropped * STAGES // (WALL_TILES + 1)]
            assert sum(told) == pytest.approx(likely, abs=0.3), "each is rounded down to a sixteenth"
    assert forecast_of(players, gone=DEPTH) == [0.0] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_ahead_at_a_bare_column_that_nobody_holds(players: int) -> None:
    assert len(set(forecast_of(players))) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_nearer_to_being_opened_the_more_it_is_worth_to_drop_next(players: int) -> None:
    for turn in range(players):
        leads = [told[turn] - max(told[:turn] + told[turn + 1 :]) for told in by_scarabs(players, turn)]
        assert leads == sorted(leads)
        assert leads[2] > 0.3, "two scarabs lie there: the next pair opens it"


def by_scarabs(players: int, turn: int) -> list[list[float]]:
    return [forecast_of(players, scarabs=scarabs, turn=turn) for scarabs in range(3)]


def test_when_a_tile_was_dropped_it_is_the_next_one_who_may_open() -> None:
    before, after = (forecast_of(3, scarabs=2, turn=1, phase=int(phase)) for phase in (Phase.DROP, Phase.POST))
    assert before[1] > before[2] > before[0]
    assert after[2] > after[0] > after[1]


def test_holding_counts_the_more_the_nearer_the_end_and_never_against_one() -> None:
    leads = []
    for dropped in (8, 25, 38):
        mine, others = (
            forecast_of(2, scarabs=1, holder=1, dropped=dropped),
            forecast_of(2, scarabs=1, holder=2, dropped=dropped),
        )
        leads.append(mine[0] / sum(mine) - others[0] / sum(others))
    assert 0 < leads[0] < leads[1] < leads[2]


def test_R8_2_the_bonus_is_hoped_for_by_whoever_holds_it_late() -> None:
    early, late = (forecast_of(2, gone=DEPTH, pharaoh=0, holder=1, dropped=dropped)[0] for dropped in (0, WALL_TILES - 1))
    assert early == 0.0 < late
