"""A game's card, the games found in the folder `games`, and a game with its seats and options chosen."""

from __future__ import annotations

import functools
import importlib
import pkgutil
import secrets
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from operator import itemgetter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np

from mastaba.checks import check_range, nearest
from mastaba.engine import compiling, default_bot
from mastaba.engine.contract import OF_BOTS, Ints, Rules, States
from mastaba.engine.fields import Record, with_attributes
from mastaba.engine.provided import Provided, one_phase, phase_field, read_folder
from mastaba.errors import BadDeal, BadOption, UnknownGame
from mastaba.views import REMEMBERED

if TYPE_CHECKING:
    from mastaba.match import Match

T = TypeVar("T")
Value = str | int | bool
CONTRACT = (
    "setup", "begin", "legal", "refusal", "apply", "scores", "winners", "census", "see", "resample", "is_known",
    "features", "MAX_LEGAL", "PIECE_KINDS", *OF_BOTS,
)  # fmt: skip


@dataclass(frozen=True)
class Option:
    """A ruling or a variant: a choice among words, a switch, or a whole number within bounds."""

    name: str
    default: Value
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 1
    rule: str = ""

    def code(self, value: Value) -> int:
        """The integer that stands for a value in the rules; refuses what the option cannot be."""
        if isinstance(self.default, bool):
            return self._switch(value)
        if self.choices:
            if str(value) in self.choices:
                return self.choices.index(str(value))
            raise BadOption(key="error-choice", name=self.name, choices=", ".join(self.choices), given=value)
        return self._number(value)

    def value(self, code: int) -> Value:
        """The value that an integer stands for."""
        if isinstance(self.default, bool):
            return bool(code)
        return self.choices[code] if self.choices else code

    def _switch(self, value: Value) -> int:
        word = str(value).lower()
        if word not in ("true", "false"):
            raise BadOption(key="error-switch", name=self.name, given=value)
        return int(word == "true")

    def _number(self, value: Value) -> int:
        try:
            number = int(str(value))
        except ValueError:
            raise BadOption(key="error-whole", name=self.name, given=value) from None
        check_range(self.name, number, self.minimum, self.maximum)
        return number


@dataclass(frozen=True)
class Game:
    """The card of a game: what it is, who made it, for how many, with which options; the rest of its folder by name."""

    id: str
    title: str
    designer: str
    publisher: str
    year: int
    seats: tuple[int, ...]
    minutes: int
    endings: tuple[str, ...]
    options: tuple[Option, ...] = ()
    version: int = 1

    @functools.cached_property
    def provided(self) -> Provided:
        """Everything that the game's folder provides, checked when it is first asked for."""
        return read_folder(self.id, self.seats)

    def names(self) -> dict[str, Any]:
        """What the contract's names stand for in this game."""
        families, phases = self.provided.ACTIONS.families, self.provided.phases
        sizes = {"ACTION_COUNT": len(self.actions), "FAMILIES": len(families), "PHASES": max(1, phases)}
        sizes |= {"IS_OPEN": not self.provided.STATE.secrets, "OPEN_WORDS": self.provided.STATE.open_words}
        kinds = {"FAMILY": self.provided.ACTIONS.family_numbers, "phase_of": phase_field if phases else one_phase}
        kinds |= {"glance": self.provided.glance or self.see_beyond, "GLANCES": self.provided.glance is not None}
        return {name: getattr(self.provided, name) for name in CONTRACT} | sizes | kinds

    @functools.cached_property
    def see_beyond(self) -> Callable[..., None]:
        """What a seat knows beside the words of a state that are open to everybody."""
        return self.provided.STATE.beyond_words(self.provided.see)

    @functools.cached_property
    def bound(self) -> dict[str, Rules]:
        """The contract's functions ready to call, by target: those of an edition are its game's."""
        return {}

    @functools.cached_property
    def has_heuristic(self) -> bool:
        """Whether the folder has a heuristic of its own."""
        return self.provided.advise is not default_bot.advise

    @functools.cached_property
    def dtype(self) -> np.dtype[np.void]:
        """The record that is this game's state, its fields as attributes."""
        return with_attributes(self.provided.STATE.dtype)

    @functools.cached_property
    def fields(self) -> Callable[[bytes], tuple[bytes, ...]]:
        """Cuts a state's bytes into its fields, those that touch in one: what lies between them is anything."""
        return _cut((place[0], place[1]) for place in (self.dtype.fields or {}).values())

    @functools.cached_property
    def actions(self) -> tuple[str, ...]:
        """Every action's text; its place is the action's number."""
        return self.provided.ACTIONS.texts

    @functools.cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every action's text."""
        return self.provided.ACTIONS.numbers

    @functools.cached_property
    def components(self) -> dict[str, Any]:
        """What is in the box, each figure with its label."""
        return components(self.id)

    def rulebook(self, lang: str = "en") -> str:
        """The numbered rulebook in a language."""
        name = "rulebook.md" if lang == "en" else f"rulebook.{lang}.md"
        return files(f"mastaba.games.{self.id}").joinpath(name).read_text(encoding="utf8")


def components(game_id: str) -> dict[str, Any]:
    """The table of components of a game's folder."""
    return tomllib.loads(files(f"mastaba.games.{game_id}").joinpath("components.toml").read_text(encoding="utf8"))


FOLDER = importlib.import_module("mastaba.games")  # not `mastaba.games`, which is the public function of that name


@functools.cache
def discover() -> dict[str, Game]:
    """Every game whose folder lies in `games`, by its id; a folder is all it takes."""
    found = sorted(module.name for module in pkgutil.iter_modules(FOLDER.__path__) if module.ispkg)
    return {name: cast("Game", importlib.import_module(f"mastaba.games.{name}").GAME) for name in found}


def find(game_id: str) -> Game:
    """The card of a game."""
    games = discover()
    if game_id in games:
        return games[game_id]
    guess = nearest(game_id, games)
    if guess:
        raise UnknownGame(key="error-game-near", given=game_id, nearest=guess)
    raise UnknownGame(key="error-game", given=game_id, games=", ".join(games))


def part(state: Record, *fields: str) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """Something that is made of these fields of what a seat sees and of nothing else: of the same bytes it is made once.

    What makes it is given a record of these fields alone, so that reading another is an error, and never an answer out of date.
    """
    places = sorted(((name, *state.dtype.fields[name][:2]) for name in fields), key=itemgetter(2))  # type: ignore[index]
    own = with_attributes(np.dtype([(name, kind) for name, kind, _ in places]))
    whole, cut = state.dtype.itemsize, _cut((kind, at) for _, kind, at in places)

    def remembering(make: Callable[..., T]) -> Callable[..., T]:
        @functools.lru_cache(REMEMBERED)
        def kept(pieces: tuple[bytes, ...], *others: Any) -> T:
            return make(np.frombuffer(b"".join(pieces), own)[0], *others)

        @functools.wraps(make)
        def made(seen: Any, *others: Any) -> T:
            known = seen.tobytes()
            return kept(cut(known), *others) if len(known) == whole else make(seen, *others)  # a part may be made of another's

        return made

    return remembering


def _cut(places: Iterable[tuple[np.dtype[Any], int]]) -> Callable[[bytes], tuple[bytes, ...]]:
    """Cuts bytes into fields of these kinds at these places; what touches stays together."""
    cuts = [slice(0, 0)]
    for kind, at in sorted(places, key=itemgetter(1)):
        start = cuts.pop().start if cuts[-1].stop == at else at
        cuts.append(slice(start, at + kind.itemsize))
    return itemgetter(*cuts, slice(0))  # the empty last: always several


def copied(states: States) -> States:
    """The same states once more, as bytes: field by field, as NumPy copies records, takes fifty times longer."""
    return np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))


@dataclass(frozen=True)
class Edition:
    """A game with its seats and options chosen, ready to be dealt."""

    game: Game
    players: int
    options: Mapping[str, Value]

    def __reduce__(self) -> tuple[Callable[..., Edition], tuple[str, int, dict[str, Value]]]:
        """Another process loads the same: what is bound here is of no use there."""
        return _loaded, (self.game.id, self.players, dict(self.options))

    @property
    def codes(self) -> Ints:
        """The seats and options as the integers that `setup` takes."""
        values = [option.code(self.options[option.name]) for option in self.game.options]
        return np.array([self.players, *values], np.int64)

    def rules(self, target: str = "python") -> Rules:
        """The game's functions, ready to call on a target of the CPU."""
        bound = self.game.bound
        if target not in bound:
            names = self.game.names().items()
            bound[target] = cast("Rules", SimpleNamespace(**{name: self._made(value, target) for name, value in names}))
        return bound[target]

    def _made(self, value: Any, target: str) -> Any:
        return self.bind(value, target) if callable(value) else value

    def bind(self, function: Callable[..., Any], target: str) -> Callable[..., Any]:
        """A function that serves every game, or a rule, bound to this game and a target."""
        return compiling.bind(function, self.game.names(), target, self.game.id)

    def kernel(self, function: Callable[..., Any]) -> Any:
        """A CUDA kernel bound to this game."""
        return compiling.kernel(function, self.game.names(), self.game.id)

    def blank(self, count: int = 1) -> States:
        """Empty states."""
        return np.ndarray(count, self.game.dtype, bytearray(count * self.game.dtype.itemsize))

    def laid(self, seed: int, deal: Mapping[str, Any], target: str = "python") -> States:
        """The table before play: dealt from a seed, or as arranged, the gaps filled from the seed."""
        table, provided = self.blank(), self.game.provided
        table[0].stream = seed
        self.rules(target).setup(table[0], self.codes)
        unknown = set(deal) - set(provided.KEYS)
        if unknown:
            raise BadDeal(key="error-deal-key", title=self.game.title, given=sorted(unknown)[0], known=", ".join(provided.KEYS))
        if deal:
            provided.lay(table[0], deal)
        return table

    def new(
        self,
        seed: int | None = None,
        deal: Mapping[str, Any] | None = None,
        names: Sequence[str] | None = None,
        target: str = "python",
        nonce: str = "",
    ) -> Match:
        """A new match: dealt from a seed, or from an arranged deal whose gaps the seed fills; a nonce hides the seed in its hash."""
        from mastaba.match import Match

        return Match(self, secrets.randbits(62) if seed is None else seed, deal, names, target, nonce)


def load(game_id: str, players: int | None = None, **options: Value) -> Edition:
    """A game for a number of seats (the fewest, if none is given), its rulings and variants by name."""
    game = find(game_id)
    players = game.seats[0] if players is None else players
    if players not in game.seats:
        raise BadOption(key="error-players", title=game.title, least=game.seats[0], most=game.seats[-1], given=str(players))
    known = {option.name: option for option in game.options}
    for name in options:
        if name not in known:
            raise _no_option(game, name, list(known))
    chosen = {name: option.value(option.code(options.get(name, option.default))) for name, option in known.items()}
    return Edition(game, players, chosen)


def _loaded(game_id: str, players: int, options: Mapping[str, Value]) -> Edition:
    return load(game_id, players, **options)


def _no_option(game: Game, name: str, known: list[str]) -> BadOption:
    guess = nearest(name, known)
    if guess:
        return BadOption(key="error-option-near", title=game.title, given=name, nearest=guess)
    return BadOption(key="error-option", title=game.title, given=name, known=", ".join(known) or "–")
