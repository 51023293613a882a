"""One game on a table, stepped by numbers and seen as numbers: what every face of `mastaba.study` holds."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mastaba.engine import events as happened
from mastaba.engine.contract import ACTION, State, States
from mastaba.engine.playout import NEVER, PLAIN, TO_THE_END, play_out
from mastaba.errors import BadOption, IllegalAction
from mastaba.game import Edition
from mastaba.match import Match

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
SEEDS: Final = 1 << 62


class Table:
    """A game of an edition, dealt from a seed and played natively; a copy shares nothing that changes."""

    def __init__(self, edition: Edition, seed: int = 0, target: str = "cpu") -> None:
        self.edition, self._target = edition, target
        self.size = edition.game.provided.FEATURES.size(edition.players)
        self._rules = edition.rules(target)
        self._buffer = np.zeros(self._rules.MAX_LEGAL, ACTION)
        self._events = happened.buffer(0)
        self.deal(seed)

    def deal(self, seed: int) -> None:
        """Lays the table anew and begins."""
        self.seed: int = seed
        self.actions: list[int] = []
        self._states: States = self.edition.blank()
        self.state.stream = seed
        self._rules.setup(self.state, self.edition.codes)
        self._begun()

    def _begun(self) -> None:
        self._events[0, 0] = 0
        self._rules.begin(self.state, self._events)
        self._list_legal()

    @property
    def state(self) -> State:
        """The whole table, secrets too: not for those who play."""
        state: State = self._states[0]
        return state

    @property
    def players(self) -> int:
        """How many seats play."""
        return self.edition.players

    @property
    def seat(self) -> int:
        """The seat that must decide, from 0."""
        return int(self.state.seat)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.ending)

    def _list_legal(self) -> None:
        count = self._rules.legal(self.state, self._buffer)
        self.legal: list[int] = self._buffer[:count].tolist()

    def mask(self) -> Mask:
        """1 for every legal action of the seat that decides; at the end nothing is legal."""
        mask = np.zeros(len(self.edition.game.actions), np.int8)
        mask[self.legal] = 1
        return mask

    def play(self, action: int) -> None:
        """Plays a legal action; anything else is refused with its reason and changes nothing."""
        if action not in self.legal:
            raise self.refusal(action)
        self._events[0, 0] = 0
        self._rules.apply(self.state, action, self._events)
        self.actions.append(action)
        self._list_legal()

    def refusal(self, action: int) -> Exception:
        """Why an action cannot be taken."""
        texts = self.edition.game.actions
        if isinstance(action, bool) or not 0 <= action < len(texts):
            return BadOption(key="error-range", name="action", least="0", most=str(len(texts) - 1), given=str(action))
        reason = self.match().refusal(texts[action])
        assert reason is not None
        return IllegalAction(reason)

    def seen(self, seat: int) -> States:
        """What a seat knows, as a record."""
        sight = self.edition.blank()
        self._rules.see(self.state, seat, sight[0])
        return sight

    def observe(self, seat: int) -> Numbers:
        """What a seat knows as numbers, laid out as docs/study-observations.md says."""
        out = np.zeros(self.size, np.float32)
        self._rules.features(self.seen(seat)[0], seat, out)
        return out

    def shares(self) -> list[float]:
        """Each seat's share of the victory: shared by those who tie, by all where nobody wins; before the end nobody has any."""
        won = np.zeros(self.players, np.int32)
        if not self.is_over:
            return [0.0] * self.players
        self._rules.winners(self.state, won)
        fair = won / won.sum() if won.any() else np.full(self.players, 1 / self.players)
        return [float(share) for share in fair]

    def points(self) -> list[int]:
        """Each seat's points; before the end some of that is hidden from the others."""
        out = np.zeros(self.players, np.int32)
        self._rules.scores(self.state, out)
        return [int(number) for number in out]

    def resampled(self, seat: int, stream: int) -> Table:
        """A table that a seat could not tell from this one, what is hidden and what is to come drawn anew."""
        twin = self.__copy__()
        twin._states = self.edition.blank()
        twin.state.stream = stream
        self._rules.resample(self.seen(seat)[0], seat, twin.state)
        twin._list_legal()
        return twin

    def played_out(self, stream: int) -> Table:
        """The game played on at random to its end, compiled."""
        end = self.__copy__()
        play = self.edition.bind(play_out, self._target)
        play(end.state, stream, end._buffer, end._events, NEVER, PLAIN, TO_THE_END, end._buffer[:0])
        end.legal = []
        return end

    def match(self) -> Match:
        """The game so far as a match, for its record, its sentences and its view."""
        match = self.edition.new(seed=self.seed, target=self._target)
        for action in self.actions:
            match.take(self.edition.game.actions[action])
        return match

    def __copy__(self) -> Table:
        """Another table in the same position."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._states, twin.actions = self._states.copy(), list(self.actions)
        twin._buffer, twin._events = self._buffer.copy(), self._events.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """A table shares its rules with its copies."""
        return self.__copy__()

    def __getstate__(self) -> tuple[str, int, dict[str, Any], int, list[int], bytes]:
        """All that makes the table; the rules are found again by the game's name."""
        edition = self.edition
        return edition.game.id, edition.players, dict(edition.options), self.seed, self.actions, self._states.tobytes()

    def __setstate__(self, kept: tuple[str, int, dict[str, Any], int, list[int], bytes]) -> None:
        """The table again."""
        from mastaba.game import load

        game, players, options, seed, actions, states = kept
        self.__init__(load(game, players, **options), seed)  # type: ignore[misc]
        self.actions = list(actions)
        self._states = np.frombuffer(states, self._states.dtype).copy()
        self._list_legal()
