"""Everything a game's folder provides, in one place: which file, which name, of which kind, and what holds without it.

A folder is checked when its game is first loaded; what is missing or wrong is said with its file and its name.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import Field as DataField
from dataclasses import dataclass, field, fields
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any, Final

from mastaba.engine import default_bot
from mastaba.engine.actions import Actions, Reason
from mastaba.engine.compiling import rule
from mastaba.engine.contract import MOST_SEATS, Floats, Ints, State
from mastaba.engine.events import Event as Happened
from mastaba.engine.events import Field as EventField
from mastaba.engine.events import Gain, Telling
from mastaba.engine.fields import Record
from mastaba.errors import BadGame
from mastaba.features.default import made_from
from mastaba.features.layout import Layout
from mastaba.views import PointsLine, Question, Standing, Zone

REQUIRED: Final = object()
NEEDED_FIELDS: Final = ("stream", "players", "seat", "ending")

Facts = Mapping[str, Any]


def provided(file: str, about: str, default: Any = REQUIRED) -> Any:
    """One thing that a game provides: its file, what it is, and what stands in for it where it is optional."""
    return field(metadata={"file": file, "about": about, "default": default})


# What holds where a game says nothing


def conceal_nothing(state: State, action: int, seat: int) -> str | None:
    """Others read all of an action."""
    return None


def no_chances(events: list[Happened]) -> list[tuple[str, Any]]:
    """Chance decides nothing once the table is laid."""
    return []


def not_foreseen(seen: State, seat: int, row: tuple[int, ...]) -> bool:
    """Nobody knows beforehand what fate will tell."""
    return False


def nothing_sought(seen: State) -> bool:
    """Nothing has to be found: every legal action is offered."""
    return False


def no_path(seen: State, seat: int, action: int) -> list[str] | None:
    """What to click is as the actions declare it."""
    return None


def nothing_meant(seen: State, seat: int, clicked: list[str]) -> str | None:
    """A click that plays nothing asks for nothing."""
    return None


def no_tally(seen: State, seat: int) -> list[PointsLine]:
    """Points are told as one number."""
    return []


def no_standing(seen: State, seat: int) -> list[Standing]:
    """Of a position there is nothing to say but what has happened."""
    return []


def no_questions(seen: State, seat: int) -> list[Question]:
    """There is nothing to ask about what is hidden."""
    return []


def no_reasons(seen: State, action: int | None) -> dict[str, Any]:
    """Sentences need no facts but what an action names."""
    return {}


@dataclass(frozen=True)
class Provided:
    """What one game's folder provides; names are those in its files."""

    # state.py
    STATE: Record = provided("state", "the table as one record, see engine/fields.py")
    PIECE_KINDS: int = provided("state", "how many numbers a census has")
    Phase: type[IntEnum] | None = provided("state", "what is being decided, where the state has a field `phase`", None)

    # actions.py
    ACTIONS: Actions = provided("actions", "all that may be decided, see engine/actions.py")
    MAX_LEGAL: int = provided("actions", "the most actions that can be legal at once")
    Refusal: type[Reason] = provided("actions", "why an action is refused, each with its rule")
    conceal: Callable[[State, int, int], str | None] = provided(
        "actions", "(state, action, seat): what another seat reads of an action; None: all of it", conceal_nothing
    )

    # events.py
    Event: type[IntEnum] = provided("events", "the codes of what can happen")
    FIELDS: Mapping[Any, tuple[EventField, ...]] = provided("events", "the fields of every event")
    REVEALS: frozenset[int] = provided("events", "events after which nothing can be taken back", frozenset())
    FATES: frozenset[int] | None = provided(
        "events", "events in which chance or something hidden speaks: what follows is certain only up to them", None
    )
    foreseen: Callable[[State, int, tuple[int, ...]], bool] = provided(
        "events", "(seen, seat, row): whether the seat knows what an event of FATES will tell", not_foreseen
    )
    TELLING: tuple[Telling, ...] = provided("events", "what a reason may name, the most telling first", ())
    GAINS: tuple[Gain, ...] = provided("events", "what a seat comes to have, whose worth a study asks for", ())
    chances: Callable[[list[Happened]], list[tuple[str, Any]]] = provided(
        "events", "(events): what chance decided in a step, for the record", no_chances
    )

    # rules
    setup: Callable[[State, Ints], None] = provided("rules", "(state, options): lays the table")
    begin: Callable[[State, Ints], None] = provided("rules", "(state, events): starts play")
    legal: Callable[[State, Ints], int] = provided("rules", "(state, actions): lists the legal actions")
    refusal: Callable[[State, int], int] = provided("rules", "(state, action): 0, or why not")
    apply: Callable[[State, int, Ints], None] = provided("rules", "(state, action, events): carries out an action")
    scores: Callable[[State, Ints], None] = provided("rules", "(state, out): each seat's points")
    winners: Callable[[State, Ints], None] = provided("rules", "(state, out): who has won")
    census: Callable[[State, Ints], None] = provided("rules", "(state, out): how many pieces there are")

    # sight.py, needed where the state has secrets
    see: Callable[[State, int, State], None] = provided("sight", "(state, seat, seen): what a seat knows", None)
    resample: Callable[[State, int, State], None] = provided("sight", "(seen, seat, state): a table that fits", None)

    is_known: Callable[[State, int], bool] = provided(
        "sight",
        "(seen, seat): whether nothing is hidden that could be one way or another; without it, where nothing is secret",
        None,
    )

    # deal.py
    KEYS: Iterable[str] = provided("deal", "what can be arranged")
    lay: Callable[[State, Facts], None] = provided("deal", "(state, deal): lays the table as arranged")
    read: Callable[[State], dict[str, Any]] = provided("deal", "(state): the table as it was laid")

    # view.py
    view: Callable[[State, int], list[Zone]] = provided("view", "(seen, seat): zones of pieces")
    path: Callable[[State, int, int], list[str] | None] = provided(
        "view", "(seen, seat, action): what to click, where it is not as the actions declare it", no_path
    )
    meant: Callable[[State, int, list[str]], str | None] = provided(
        "view",
        "(seen, seat, clicked): the action that somebody seems to mean by what they clicked, to say why not",
        nothing_meant,
    )
    tally: Callable[[State, int], list[PointsLine]] = provided(
        "view", "(seen, seat): how a seat's points come about, line by line", no_tally
    )
    reasons: Callable[[State, int | None], dict[str, Any]] = provided(
        "view", "(seen, action): facts for refusals, labels and prompts, beside what the action names", no_reasons
    )
    standing: Callable[[State, int], list[Standing]] = provided(
        "view", "(seen, seat): what a reason may say of a position, from what lies open to all", no_standing
    )
    SOUGHT: tuple[str, ...] = provided("view", "verbs whose actions a person has to find", ())
    seeks: Callable[[State], bool] = provided("view", "(seen): whether there is something to be found now", nothing_sought)

    # chances.py
    questions: Callable[[State, int], list[Question]] = provided(
        "chances", "(seen, seat): what a seat may ask about what it does not see", no_questions
    )

    # bounds.py
    bounds: Callable[[State, int], list[tuple[int, int]]] | None = provided(
        "bounds",
        "(seen, seat): each seat's least and most points that it can know of, where points hang on what is hidden",
        None,
    )

    # features.py
    FEATURES: Layout = provided("features", "the layout of what a seat sees as numbers, see mastaba/features/", None)
    features: Callable[[State, int, Floats], None] = provided(
        "features", "(seen, seat, out): writes that layout; without it, the open fields of the state", None
    )
    glance: Callable[[State, int, State], None] | None = provided(
        "features",
        "(state, seat, seen): what `features` read of all that `see` writes, open fields aside; without it, all of `see`",
        None,
    )

    # bot.py
    advise: Callable[[State, Ints, int, int], int] = provided(
        "bot", "(state, actions, count, stream): the heuristic's choice", default_bot.advise
    )
    forecast: Callable[[State, Ints], None] = provided(
        "bot", "(state, out): points to expect at the end, in sixteenths", default_bot.forecast
    )
    stage: Callable[[State], int] = provided("bot", "(state): how far the game has come, from 0 to 7", default_bot.stage)
    is_settled: Callable[[State], bool] = provided("bot", "(state): whether no chance lies ahead", default_bot.is_settled)
    forget: Callable[[State, int], None] = provided(
        "bot", "(seen, seat): takes what the seat only remembers from what it knows", default_bot.forget
    )
    SCALE: int = provided("bot", "a typical margin, in points", default_bot.SCALE)

    # rules: how they run best
    GATHERS_FROM: int = provided(
        "rules",
        "from how many seats on games differ so much that threads of a GPU gather for each kind of work",
        MOST_SEATS + 1,
    )

    @property
    def phases(self) -> int:
        """How many phases there are; none where the state does not say which it is in."""
        return len(self.Phase) if self.Phase and "phase" in (self.STATE.dtype.names or ()) else 0

    @property
    def fates(self) -> frozenset[int]:
        """The events up to which alone what follows is certain; where the game does not say, those that reveal something."""
        return self.REVEALS if self.FATES is None else self.FATES

    @property
    def hides_points(self) -> bool:
        """Whether points hang on what is hidden: those who watch are then told none before the end."""
        return self.bounds is not None

    @property
    def has_races(self) -> bool:
        """Whether several seats may act at once."""
        return "racers" in (self.STATE.dtype.names or ())


@dataclass(frozen=True)
class _Folder:
    """A folder being read."""

    game_id: str

    def trouble(self, file: str, name: str, code: str, **facts: Any) -> BadGame:
        """What is wrong, with its file and name."""
        return BadGame(key=f"error-folder-{code}", file=f"games/{self.game_id}/{file}", name=name, **facts)

    def module(self, file: str) -> ModuleType | None:
        """A file of the folder, or a folder in its place."""
        path = f"mastaba.games.{self.game_id}.{file}"
        return importlib.import_module(path) if importlib.util.find_spec(path) else None

    def found(self, one: DataField[Any]) -> Any:
        """What the folder provides under a name, or its default."""
        file, default = one.metadata["file"], one.metadata["default"]
        module = self.module(file)
        if module is not None and hasattr(module, one.name):
            return self._checked(f"{file}.py", one.name, getattr(module, one.name), one)
        if default is REQUIRED:
            raise self.trouble(f"{file}.py", one.name, "missing", about=one.metadata["about"])
        return default

    def _checked(self, file: str, name: str, value: Any, one: DataField[Any]) -> Any:
        """The value, if it is of its kind: a function of so many parameters, or what the type says."""
        about = one.metadata["about"]
        if about.startswith("("):
            wanted = about[: about.index(")") + 1]
            if not callable(value) or len(inspect.signature(value).parameters) != wanted.count(",") + 1:
                raise self.trouble(file, name, "function", wanted=wanted)
        elif (kind := KINDS.get(name)) and not _is_kind(value, kind):
            raise self.trouble(file, name, "kind", wanted=kind.__name__, about=about)
        return value


KINDS: Final[dict[str, type]] = {
    "STATE": Record, "ACTIONS": Actions, "Refusal": Reason, "Event": IntEnum, "Phase": IntEnum,
    "PIECE_KINDS": int, "MAX_LEGAL": int, "SCALE": int, "GATHERS_FROM": int, "REVEALS": frozenset, "FATES": frozenset, "SOUGHT": tuple,
    "TELLING": tuple, "GAINS": tuple, "FEATURES": Layout,
}  # fmt: skip


def _is_kind(value: Any, kind: type) -> bool:
    return issubclass(value, kind) if isinstance(value, type) else isinstance(value, kind)


def read_folder(game_id: str, seats: tuple[int, ...]) -> Provided:
    """Everything that a game's folder provides, checked."""
    folder = _Folder(game_id)
    found = {one.name: folder.found(one) for one in fields(Provided)}
    state: Record = found["STATE"]
    for name in NEEDED_FIELDS:
        if name not in (state.dtype.names or ()):
            raise folder.trouble("state.py", "STATE", "field", wanted=name)
    if seats[-1] > MOST_SEATS:
        raise folder.trouble("__init__.py", "GAME", "seats", most=MOST_SEATS, given=seats[-1])
    if set(found["FIELDS"]) != set(found["Event"]):
        raise folder.trouble("events.py", "FIELDS", "events", given=_odd_one(found["FIELDS"], found["Event"]))
    return Provided(**found | _sight(folder, state, found) | _features(folder, state, found))


def _odd_one(declared: Mapping[Any, Any], codes: type[IntEnum]) -> str:
    return sorted(getattr(code, "name", str(code)) for code in set(declared) ^ set(codes))[0]


def _sight(folder: _Folder, state: Record, found: dict[str, Any]) -> dict[str, Any]:
    """`see` and `resample`, made from the marks where everything is open, and whether it is."""
    is_known = found["is_known"] or (never_known if state.secrets else always_known)
    if found["see"] is not None and found["resample"] is not None:
        return {"is_known": is_known}
    if state.secrets:
        name = "resample" if found["see"] is not None else "see"
        raise folder.trouble("sight.py", name, "secret", field=state.secrets[0])
    made = {name: _open_sight(name, function, folder.game_id, state) for name, function in OPEN_SIGHT.items()}
    return {**made, "is_known": is_known}


def _features(folder: _Folder, state: Record, found: dict[str, Any]) -> dict[str, Any]:
    """The layout and its writer: both the game's own, or both made from the fields."""
    own = {name: found[name] for name in ("FEATURES", "features")}
    lacking = [name for name, value in own.items() if value is None]
    if len(lacking) == 1:
        raise folder.trouble("features.py", lacking[0], "missing", about="the layout and the rule that writes it go together")
    return dict(zip(own, made_from(state), strict=True)) if lacking else own


@rule
def phase_field(state: State) -> int:
    """The phase, as the state says it."""
    return int(state.phase)


@rule
def one_phase(state: State) -> int:
    """Nothing tells decisions apart."""
    return 0


@rule
def always_known(seen: State, seat: int) -> bool:
    """Nothing is secret."""
    return True


@rule
def never_known(seen: State, seat: int) -> bool:
    """Something may always be hidden."""
    return False


def _see_all(state: State, seat: int, seen: State) -> None:
    """Everything is known to all; only the random stream is blank."""
    copy_open(state, seen)  # type: ignore[name-defined]  # noqa: F821


def _resample_none(seen: State, seat: int, state: State) -> None:
    """Nothing is hidden, so there is one state that fits; the stream stays the caller's."""
    copy_open(seen, state)  # type: ignore[name-defined]  # noqa: F821


OPEN_SIGHT: Final = {"see": _see_all, "resample": _resample_none}


def _open_sight(name: str, function: Callable[..., None], game_id: str, state: Record) -> Callable[..., None]:
    """A rule of the game's own: the code above over the game's copying."""
    made = FunctionType(function.__code__, {"__name__": f"mastaba.games.{game_id}", "copy_open": state.copy_open}, name)
    return rule(made)
