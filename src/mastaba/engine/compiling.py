"""One source, three targets.

A rule stays the plain Python function it was written as, so a debugger and coverage see it, and nothing is compiled until
somebody asks. `bind` builds its twin for a target: the same code object over globals in which every rule the function
calls is a twin too. A twin is a module-level function as far as Numba can tell, so it is found again in the disk cache.
"""

from __future__ import annotations

import dis
import functools
import hashlib
import importlib
import shutil
import sys
import threading
import types
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from mastaba import folders
from mastaba.engine import contract, cuda, numba_inside

TARGETS: Final = ("python", "cpu", "cuda")
KEPT_CACHES: Final = 4
BOT: Final = "bot"
NOT_COMPILED: Final = ("view.py", "bounds.py", "deal.py", "levels.toml", "calibration.toml", "study.toml")

F = TypeVar("F", bound=Callable[..., Any])
Twin = Callable[..., Any]


def rule(function: F) -> F:
    """Marks a function as written in the compiled subset; it still runs as it stands."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def inlined_rule(function: F) -> F:
    """A rule written into its callers: one that takes a dozen arrays, which take longer to pass than most of its work."""
    function.is_inlined = True  # type: ignore[attr-defined]
    return rule(function)


def together(function: F) -> F:
    """Marks a kernel whose threads wait for each other; it is launched in blocks of cuda.TOGETHER."""
    function.is_together = True  # type: ignore[attr-defined]
    return function


def allocating_rule(function: F) -> F:
    """A rule that makes arrays for its caller, as no other does: it alone has to count who still refers to them."""
    function.is_allocating = True  # type: ignore[attr-defined]
    return rule(function)


def bind(function: Twin, names: Mapping[str, Any], target: str, owner: str) -> Twin:
    """The twin of `function` for a target, the contract's names in it standing for those of one game (`owner`)."""
    if target == "python":
        return _interpreted(function, names)
    return _compiled(function, _Names(names, owner), is_entry=True)


def kernel(function: Twin, names: Mapping[str, Any], owner: str) -> Any:
    """A CUDA kernel from `function`, made once a game; under Numba's simulator its rules run interpreted."""
    with _making:
        if (function, owner, True) not in _kept:
            _kept[function, owner, True] = _kernel(function, names, owner)
        return _kept[function, owner, True]


def _kernel(function: Twin, names: Mapping[str, Any], owner: str) -> Any:
    if cuda.is_simulated():
        return cuda.compiled(_interpreted(function, {**names, "cuda": cuda.Lent()}))
    names, is_together = {**names, "cuda": cuda.module()}, hasattr(function, "is_together")
    return cuda.compiled(_rebuilt(function, _twins(function, _Names(names, owner)), owner), is_together)


class _Names:
    """What the contract's names stand for in one game, and the key under which twins made with them are kept."""

    def __init__(self, names: Mapping[str, Any], owner: str) -> None:
        self.names = names
        self.owner = owner


def references(function: Twin) -> Iterator[tuple[str, Any]]:
    """The globals that a function mentions, with their present values; a field of the same name is no mention."""
    for name in _loaded(function.__code__):
        if name in function.__globals__:
            yield name, function.__globals__[name]


@functools.cache
def _loaded(code: types.CodeType) -> tuple[str, ...]:
    return tuple(sorted({step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"}))


def _stands_for(name: str, value: Any, names: Mapping[str, Any]) -> bool:
    """Whether a global is one of the contract's names, to be replaced by the game's own."""
    return name in names and value is getattr(contract, name, None)


@functools.cache
def _is_generic(function: Twin) -> bool:
    """Whether a rule, or one it calls, speaks of the contract rather than of one game, or to a GPU."""
    for name, value in references(function):
        if name == "cuda":
            return True
        if hasattr(contract, name) and value is getattr(contract, name):
            return True
        if hasattr(value, "is_rule") and _is_generic(value):
            return True
    return False


def _rebuilt(function: Twin, replaced: Mapping[str, Any], owner: str) -> Twin:
    """The same code over other globals; a generic function carries its game's name, so that caches stay apart."""
    twin = types.FunctionType(function.__code__, {**function.__globals__, **replaced}, function.__name__, function.__defaults__)
    prefix = f"{owner}." if _is_generic(function) else ""
    twin.__qualname__ = prefix + function.__qualname__
    return twin


def _interpreted(function: Twin, names: Mapping[str, Any]) -> Twin:
    """The function itself, or, where it is generic, a copy that speaks of one game."""
    replaced: dict[str, Any] = {}
    for name, value in references(function):
        if _stands_for(name, value, names) or name == "cuda":
            own = names.get(name, value)  # what stands in for a game's own may speak of the contract too
            replaced[name] = _interpreted(own, names) if hasattr(own, "is_rule") and _is_generic(own) else own
        elif hasattr(value, "is_rule") and _is_generic(value):
            replaced[name] = _interpreted(value, names)
    return _rebuilt(function, replaced, "") if replaced else function


def _twins(function: Twin, names: _Names) -> dict[str, Any]:
    """Compiled twins of all the rules a function mentions."""
    replaced: dict[str, Any] = {}
    for name, value in references(function):
        is_open = _stands_for(name, value, names.names) or name == "cuda"
        own = names.names.get(name, value) if is_open else value
        if hasattr(own, "is_rule"):
            replaced[name] = _compiled(own, names, is_entry=False)
        elif isinstance(own, types.ModuleType) and type(own) is not types.ModuleType:
            replaced[name] = _TwinModule(own, names)
        elif is_open:
            replaced[name] = own
    return replaced


class _TwinModule(types.ModuleType):
    """A module made for rules (a family of actions), its rules compiled as they are asked for."""

    def __init__(self, source: types.ModuleType, names: _Names) -> None:
        super().__init__(source.__name__)
        self._source, self._names = source, names

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._source, name)
        if hasattr(value, "is_rule"):
            value = _compiled(value, self._names, is_entry=False)
        elif isinstance(value, types.ModuleType):
            value = _TwinModule(value, self._names)
        setattr(self, name, value)
        return value


_kept: dict[tuple[Twin, str, bool], Twin] = {}
_making = threading.RLock()  # several threads bind, and each twin is made once


def _compiled(function: Twin, names: _Names, is_entry: bool) -> Twin:
    """The native twin of a rule, made once for each game that needs its own; only an entry can be called from Python."""
    key = (function, names.owner if _is_generic(function) else "", is_entry)
    with _making:
        if key not in _kept:
            body = _rebuilt(function, _twins(function, names), names.owner)
            folder = _cache_folder(_scope(function, names.owner), numba_inside.version()) if is_entry else None
            is_inlined = folder is None and hasattr(function, "is_inlined")
            _kept[key] = numba_inside.native(body, folder, is_inlined, hasattr(function, "is_allocating"))
        return _kept[key]


def _scope(function: Twin, owner: str) -> str:
    """Whose sources a twin is made from: the engine's alone, one game's beside them, or also that game's bot."""
    _, _, rest = function.__module__.partition(".games.")
    game = owner if _is_generic(function) else rest.split(".")[0]
    return f"{game}/{BOT}" if game and _takes_advice(function) else game


@functools.cache
def _takes_advice(function: Twin) -> bool:
    """Whether a rule depends on bots, the game's or the engine's: those can be tuned without compiling the games anew."""
    if function.__module__.endswith(f".{BOT}") or function.__module__.startswith("mastaba.bots."):
        return True
    mentioned = list(references(function))
    if any(name in contract.OF_BOTS and value is getattr(contract, name) for name, value in mentioned):
        return True
    return any(_takes_advice(value) for _, value in mentioned if hasattr(value, "is_rule"))


@functools.cache
def _cache_folder(scope: str, numba_version: str) -> Path:
    """Numba's cache misses a change in a rule called from another file: a changed source opens a new folder instead."""
    digest = hashlib.sha256(f"{numba_version} {sys.version}".encode())
    for path in _sources(scope):
        digest.update(path.name.encode() + path.read_bytes())
    folder = folders.code_folder() / (scope.replace("/", "-") or "engine") / digest.hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    folder.touch()
    _forget_old(folder)
    return folder


@functools.cache
def fingerprint(game: str, has_bot: bool = False) -> str:
    """A short mark of a game's rules and of all that they are written with; of its bot too, where that plays."""
    digest = hashlib.sha256()
    for path in _sources(f"{game}/{BOT}" if has_bot else game):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(scope: str) -> list[Path]:
    """Everything that compiled code depends on: the engine's rules, the game's files and its table of components."""
    engine = Path(__file__).parents[1]
    name, _, has_bot = scope.partition("/")
    games = [Path(path) / name for path in importlib.import_module("mastaba.games").__path__] if scope else []
    left_out = NOT_COMPILED if has_bot else (*NOT_COMPILED, f"{BOT}.py")
    found = [path for game in games for pattern in ("*.py", "*.toml") for path in game.rglob(pattern)]
    mine = [path for path in found if path.name not in left_out]
    apart = ("games",) if has_bot or not scope else ("games", "bots")
    shared = [path for path in engine.rglob("*.py") if path.relative_to(engine).parts[0] not in apart]
    ruled = [path for path in shared if path.parent == Path(__file__).parent or b"@rule" in path.read_bytes()]
    return sorted(path for path in (*mine, *ruled) if "tests" not in path.parts[-3:])


def _forget_old(folder: Path) -> None:
    """Keeps the caches of the last few versions, so that switching branches stays quick and the disk does not fill."""
    siblings = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in siblings[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
