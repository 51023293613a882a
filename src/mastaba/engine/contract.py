"""What every game provides, said once.

Kernels that serve all games (playouts, batches, search) import these names; `compile.bind` puts a game's own functions in
their place. Called as they stand they only say so. All of them take integers and arrays, allocate nothing, raise nothing.

Every state is one record with at least these fields:
    stream   int64   the random stream (see dice.py)
    players  int8    how many seats play
    seat     int8    who must decide now, from 0, also out of turn
    ending   int8    0 while the game goes on, then the game's code for the way it ended
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NoReturn, Protocol

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:

    class State:
        """One game's table as a NumPy record (see fields.py); a seat's sight of it has the same shape."""

        def __getattribute__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

else:
    State = np.void

Ints = npt.NDArray[np.integer[Any]]
Floats = npt.NDArray[np.floating[Any]]
States = npt.NDArray[np.void]

MOST_SEATS: Final = 5
"""The most seats that a game can have: the search keeps room for so many results in every node."""

ACTION: Final = np.int16
"""The type of an action number in buffers and traces."""

MAX_LEGAL: int = -1
"""The most actions that can be legal at once; sizes the buffers."""

ACTION_COUNT: int = -2
"""How many actions there are in all."""

PIECE_KINDS: int = -3
"""How many numbers a census has (from the game's state.py)."""

FAMILY: Ints = np.zeros(0, np.int8)
"""The family of every action, by its number: what kinds of decision there are (from the game's actions.py)."""

FAMILIES: int = -5
"""How many families there are."""

PHASES: int = -6
"""How many phases there are (from the game's state.py)."""

IS_OPEN: bool = False
"""Whether nothing is hidden from anybody: then what lies on the table is what each seat sees, the random stream aside."""

OPEN_WORDS: int = -7
"""How many words at the front of a state are open to everybody (see fields.py)."""

GLANCES: bool = False
"""Whether the game says itself what its features read (`glance` in its features.py): what it leaves out may be anything."""

SCALE: int = -4
"""A typical margin between winner and loser, in points (from the game's bot.py)."""

PART: Final = 16
"""A forecast counts in so many parts of a point."""

STAGES: Final = 8
"""How many stages of a game are told apart."""

OF_BOTS: Final = ("advise", "forecast", "stage", "is_settled", "forget", "SCALE")
"""The names that a game's bot.py provides."""


def _unbound(name: str) -> NoReturn:
    raise NotImplementedError(f"{name} is bound to a game by mastaba.engine.compiling.bind")


def setup(state: State, options: Ints) -> None:
    """Lays the table at random from the stream; options are the players' count and then the card's options, as integers."""
    _unbound("setup")


def phase_of(state: State) -> int:
    """What is being decided, from 0 to PHASES - 1; 0 in a game without phases."""
    _unbound("phase_of")


def begin(state: State, events: Ints | None) -> None:
    """Starts play on a laid table: what nobody decides happens until somebody has a choice."""
    _unbound("begin")


def legal(state: State, actions: Ints) -> int:
    """Writes the legal actions in ascending order and returns how many; none only when the game is over."""
    _unbound("legal")


def refusal(state: State, action: int) -> int:
    """0 exactly when the action is legal, else the code of the reason."""
    _unbound("refusal")


def apply(state: State, action: int, events: Ints) -> None:
    """Carries out a legal action and all that follows by itself, telling it in events."""
    _unbound("apply")


def scores(state: State, out: Ints) -> None:
    """Writes each seat's points, as they stand."""
    _unbound("scores")


def winners(state: State, out: Ints) -> None:
    """Writes 1 for each seat that has won, else 0; all 0 before the end."""
    _unbound("winners")


def census(state: State, out: Ints) -> None:
    """Writes how many pieces of each kind there are, wherever they lie: the same numbers from the deal to the end."""
    _unbound("census")


def see(state: State, seat: int, seen: State) -> None:
    """Writes into a blank record what a seat knows, with perfect memory, and nothing else."""
    _unbound("see")


def glance(state: State, seat: int, seen: State) -> None:
    """What `features` read of all that `see` writes, where the OPEN_WORDS are copied already."""
    _unbound("glance")


def resample(seen: State, seat: int, state: State) -> None:
    """Writes a state that the seat could not tell from the real one, drawn with the stream already in `state`."""
    _unbound("resample")


def is_known(seen: State, seat: int) -> bool:
    """Whether nothing is hidden from a seat that could be one way or another: there is but one table that fits."""
    _unbound("is_known")


def features(seen: State, seat: int, out: Floats) -> None:
    """Writes what a seat sees as numbers to learn from, in the order of the game's FEATURES (see mastaba/features/)."""
    _unbound("features")


def advise(state: State, actions: Ints, count: int, stream: int) -> int:
    """One of the first `count` legal actions, as the game's heuristic would have it, from what the deciding seat may know."""
    _unbound("advise")


def forecast(state: State, out: Ints) -> None:
    """Writes the points that each seat may expect to end with, in sixteenths (PART), where a search looks no further."""
    _unbound("forecast")


def stage(state: State) -> int:
    """How far the game has come, from 0 to STAGES - 1: the later, the more a lead is worth (from the game's bot.py)."""
    _unbound("stage")


def is_settled(state: State) -> bool:
    """Whether no chance lies ahead, so that a position without secrets can be solved (from the game's bot.py)."""
    _unbound("is_settled")


def forget(seen: State, seat: int) -> None:
    """Takes from what a seat knows what it only remembers: a table that fits can still be drawn (from the game's bot.py)."""
    _unbound("forget")


class Rules(Protocol):
    """The functions of one game, bound to a target."""

    MAX_LEGAL: int

    def setup(self, state: State, options: Ints) -> None: ...
    def begin(self, state: State, events: Ints) -> None: ...
    def legal(self, state: State, actions: Ints) -> int: ...
    def refusal(self, state: State, action: int) -> int: ...
    def apply(self, state: State, action: int, events: Ints) -> None: ...
    def scores(self, state: State, out: Ints) -> None: ...
    def winners(self, state: State, out: Ints) -> None: ...
    def census(self, state: State, out: Ints) -> None: ...
    def see(self, state: State, seat: int, seen: State) -> None: ...
    def resample(self, seen: State, seat: int, state: State) -> None: ...
    def features(self, seen: State, seat: int, out: Floats) -> None: ...
