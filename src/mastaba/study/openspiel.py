"""The games as OpenSpiel has them.

    import pyspiel
    import mastaba.study.openspiel

    game = pyspiel.load_game("mastaba_saqqara(players=3,last_prime=instant)")

Chance is explicit and comes first: four nodes of 256 outcomes choose the deal and all that is drawn later. Nobody sees more of them
than their seat knows, so this is the same game as one that draws when it is time to; and everything that OpenSpiel does with a history
(serialising, replaying, sampling chance) works as it stands. Who searches draws anew what is hidden, by `resample_from_infostate`.

Utilities add up to 0: 1 for a victory alone, -1 / (players - 1) for each who has no part in it.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from mastaba.engine.dice import spread
from mastaba.game import Edition, Game, Option, discover, load
from mastaba.study.extras import needed
from mastaba.study.table import Numbers, Table

pyspiel: Any = needed("pyspiel")

DEAL_NODES: Final = 4
OUTCOMES: Final = 256
LONGEST: Final = 100_000  # decisions; no game of ours comes near
PREFIX: Final = "mastaba_"
DIGEST: Final = 12
KINDS: Final = pyspiel.GameType


def _parameters(game: Game) -> dict[str, Any]:
    """What can be chosen: the seats and the game's options, with what holds otherwise."""
    return {"players": game.seats[0], **{option.name: option.default for option in game.options}}


def _type(game: Game) -> Any:
    """What OpenSpiel has to know of a game."""
    hidden = KINDS.Information.IMPERFECT_INFORMATION if game.provided.STATE.secrets else KINDS.Information.PERFECT_INFORMATION
    return KINDS(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=KINDS.Dynamics.SEQUENTIAL,
        chance_mode=KINDS.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
        utility=KINDS.Utility.ZERO_SUM,
        reward_model=KINDS.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
        provides_factored_observation_string=False,
    )


def _about(edition: Edition) -> Any:
    """What OpenSpiel has to know of an edition."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(edition.game.actions),
        max_chance_outcomes=OUTCOMES,
        num_players=edition.players,
        min_utility=-1 / (edition.players - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def _chosen(option: Option, given: Any) -> Any:
    """An option's value as OpenSpiel passes it: it reads words, numbers, True and False."""
    return str(given) if option.choices else given


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options chosen."""

    def __init__(self, game: Game, kind: Any, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        options = {option.name: _chosen(option, given[option.name]) for option in game.options if option.name in given}
        self.edition = load(game.id, int(given.get("players", game.seats[0])), **options)
        super().__init__(kind, _about(self.edition), given)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """Whoever observes for OpenSpiel: what a seat sees as numbers."""
        if params:
            raise ValueError(f"an observation takes no parameters, not {dict(params)}")
        return Observer(self.edition, kind is not None and bool(kind.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.edition = Shared(game.edition)
        self.deal: list[int] = []
        self.table: Table | None = None
        self.memories: list[bytes] = [b""] * game.edition.players

    def current_player(self) -> int:
        """Chance, until everything is dealt; then the seat that decides, from 0."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_over else self.table.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every part of the deal's number is as likely as another."""
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal if self.table is not None and player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.deal.append(action)
            if len(self.deal) == DEAL_NODES:
                self.table = Table(self.edition.edition, dealt(self.deal))
                self._remember(-1, 0)
            return
        seat = self.table.seat
        self.table.play(action)
        self._remember(seat, action)

    def _remember(self, actor: int, action: int) -> None:
        """Every seat notes what it sees now, and what it did: so nobody forgets, whatever the table has forgotten."""
        for seat, memory in enumerate(self.memories):
            own = str(action) if seat == actor else ""
            self.memories[seat] = _digest(memory, own.encode(), self._seen(seat))

    def _seen(self, seat: int) -> bytes:
        assert self.table is not None
        return self.table.seen(seat).tobytes()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.edition.edition.game.actions[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.is_over

    def returns(self) -> list[float]:
        """Each seat's share of the victory, moved and stretched so that they add up to 0."""
        return self._returns(self.table) if self.table is not None and self.table.is_over else [0.0] * len(self.memories)

    def _returns(self, table: Table) -> list[float]:
        players = table.players
        return [(players * share - 1) / (players - 1) for share in table.shares()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that the seat could not tell from this one: what is hidden and what is to come drawn anew."""
        twin: SpielState = self.clone()
        if self.table is not None and not self.table.is_over:
            stream = int(sampler() * (1 << 53))
            twin.table = self.table.resampled(player, spread(stream))
            others = [seat for seat in range(len(self.memories)) if seat != player]
            for seat in others:
                twin.memories[seat] = _digest(twin._seen(seat))
        return twin

    def played_out(self, stream: int) -> list[float]:
        """What everybody gets when the game is played on at random, compiled."""
        return [0.0] * len(self.memories) if self.table is None else self._returns(self.table.played_out(stream))

    def observed(self, seat: int) -> Numbers | None:
        """What a seat sees as numbers; nothing before the deal."""
        return None if self.table is None else self.table.observe(seat)

    def __str__(self) -> str:
        """What has happened, for people who look for a mistake."""
        if self.table is None:
            return f"dealing {self.deal}"
        return "\n".join([f"deal {self.table.seed}", *(self.edition.edition.game.actions[one] for one in self.table.actions)])


class Playouts:
    """An evaluator for OpenSpiel's searches that plays on at random in compiled code."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)

    def evaluate(self, state: SpielState) -> npt.NDArray[np.float64]:
        """What every seat got in one playout."""
        return np.array(state.played_out(self._chance.getrandbits(60)))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every action alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Shared:
    """An edition that copies of a state share."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        """Itself."""
        return self

    def __reduce__(self) -> Any:
        """Found again by the game's name, its seats and options."""
        return _found_again, (self.edition.game.id, self.edition.players, dict(self.edition.options))


def _found_again(game: str, players: int, options: dict[str, Any]) -> Shared:
    return Shared(load(game, players, **options))


class Observer:
    """What a seat sees, as OpenSpiel's observers tell it: a tensor, its named parts, and a string."""

    def __init__(self, edition: Edition, has_recall: bool) -> None:
        self._has_recall = has_recall
        layout = edition.game.provided.FEATURES
        self.tensor = np.zeros(layout.size(edition.players), np.float32)
        self.dict = {one.slice.name: self.tensor[one.start : one.end] for one in layout.placed(edition.players)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes the numbers."""
        numbers = state.observed(player)
        self.tensor[:] = 0 if numbers is None else numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat remembers of the whole game, or what it knows now; equal strings are equal knowledge."""
        if state.table is None:
            return f"seat {player}, nothing dealt"
        known = state.memories[player] if self._has_recall else _digest(state._seen(player))
        return f"seat {player}, move {len(state.table.actions)}, knows {known.hex()}"


def _digest(*parts: bytes) -> bytes:
    return hashlib.blake2b(b"|".join(parts), digest_size=DIGEST).digest()


def dealt(deal: list[int]) -> int:
    """The seed of a deal: four numbers below 256 in one, scattered."""
    number = 0
    for part in deal:
        number = number * OUTCOMES + part
    return spread(number)


def register_all() -> None:
    """Makes every game known to `pyspiel.load_game`."""
    for game in discover().values():
        kind = _type(game)
        pyspiel.register_game(kind, _class_of(game, kind))


def _class_of(game: Game, kind: Any) -> type[SpielGame]:
    """A class of its own for a game: OpenSpiel holds it beyond Python's end, where a mere function would be taken apart without it."""

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    return Registered


register_all()
