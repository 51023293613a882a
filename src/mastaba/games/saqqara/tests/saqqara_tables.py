"""Saqqara tables in mid-game, written out: a deal can only say who begins, so tests set the record itself."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import mastaba
from mastaba.engine import events
from mastaba.engine.contract import State
from mastaba.games.saqqara.actions import Refusal
from mastaba.games.saqqara.state import EMPTY, Phase
from mastaba.text import words
from mastaba.text.naming import naming


class Table:
    """A two-player table on which seat 1 is about to begin its turn."""

    def __init__(self, edition: mastaba.Edition) -> None:
        self.edition = edition
        self.rules = edition.rules("python")
        self.states = edition.blank()
        self.rules.setup(self.state, edition.codes)

    @property
    def state(self) -> State:
        return self.states[0]

    @property
    def seat(self) -> int:
        return int(self.state.seat) + 1

    @property
    def ending(self) -> str | None:
        return self.edition.game.endings[self.state.ending - 1] if self.state.ending else None

    def legal(self) -> list[str]:
        actions = np.zeros(self.rules.MAX_LEGAL, np.int16)
        return [self.edition.game.actions[number] for number in actions[: self.rules.legal(self.state, actions)]]

    def refusal(self, text: str) -> str | None:
        code = self.rules.refusal(self.state, self.edition.game.numbers[text])
        return Refusal(code).name.lower() if code else None

    def sentence(self, text: str, lang: str) -> str:
        number = self.edition.game.numbers[text]
        reason = Refusal(self.rules.refusal(self.state, number))
        return words("saqqara", lang).refusal(
            reason.name.lower(), reason.rule, naming("saqqara", lang).about(self.state, number)
        )

    def scores(self) -> list[int]:
        out = np.zeros(2, np.int32)
        self.rules.scores(self.state, out)
        return out.tolist()

    def winners(self) -> list[int]:
        out = np.zeros(2, np.int32)
        self.rules.winners(self.state, out)
        return [seat + 1 for seat in range(2) if out[seat]]

    def relics(self, seat: int) -> int:
        return int(self.state.relics[seat - 1])

    def primes(self, seat: int) -> int:
        return int(self.state.primes[seat - 1])

    def rows(self) -> list[str]:
        return [_digits(row) for row in self.state.row]

    def discard(self) -> str:
        return _digits(self.state.discard)


def _digits(counts: Sequence[int]) -> str:
    return "".join(str(value) * int(count) for value, count in enumerate(counts))


def table(
    rows: tuple[str, str, str] = ("0", "0", "0"),
    hand: str = "",
    piles: str = "",
    other: str = "1",
    primes_left: int = 24,
    **options: str,
) -> Table:
    """Rows and hands as digits, piles as the digits on top."""
    made = Table(mastaba.load("saqqara", players=2, **options))
    state = made.state
    state.seat, state.phase, state.primes_left = 0, Phase.TURN, primes_left
    state.pile[:] = [*map(int, piles), *[EMPTY] * (6 - len(piles))]
    for number, row in enumerate(rows):
        state.row[number] = [row.count(str(value)) for value in range(10)]
        state.row_low[number], state.row_high[number] = int(row[0]), int(row[-1])
    for seat, cards in enumerate((hand, other)):
        state.hand[seat] = [cards.count(str(value)) for value in range(10)]
        state.hand_size[seat] = len(cards)
    return made


def play(on: Table, *texts: str) -> None:
    """Plays legal actions."""
    for text in texts:
        assert text in on.legal(), (text, on.legal())
        on.rules.apply(on.state, on.edition.game.numbers[text], events.buffer())
