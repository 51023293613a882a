"""A game with another box: its folder once more under a name of its own, with other figures in components.toml.

A folder is the whole game, and compiled code is kept by what a folder holds; so a changed box needs nothing else, and rules that were
compiled for one box are never taken for another. Before anybody plays with it, a few games are played interpreted, where whatever
goes beyond its bounds is noticed.
"""

from __future__ import annotations

import copy
import functools
import hashlib
import importlib
import json
import os
import re
import shutil
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mastaba import folders
from mastaba.checks import nearest
from mastaba.engine.compiling import NOT_COMPILED
from mastaba.errors import BadOption
from mastaba.game import FOLDER, Edition, Game, Value, discover, find, load

Changes = tuple[tuple[str, str], ...]  # keys like "values.one_eye", each with its new value as JSON
LEFT_OUT: Final = shutil.ignore_patterns("tests", "page", "__pycache__")
KEPT: Final = 96  # changed boxes whose compiled code is kept
TRIED: Final = 1  # games of every number of seats, played interpreted before a changed box is used
LARGEST: Final = 120  # counts are kept in bytes


def value_of(game: Game, key: str) -> Any:
    """The figure of a key in the game's box; refuses a key that there is not."""
    found: Any = game.components
    for part in key.split("."):
        if not isinstance(found, dict) or part not in found or part == "label":
            raise _no_key(game, key)
        found = found[part]
    if isinstance(found, dict):
        raise _no_key(game, key)
    return found


def keys_of(content: Mapping[str, Any], above: str = "") -> dict[str, str]:
    """Every key of a box with its label, C, P or R."""
    found: dict[str, str] = {}
    for name, value in content.items():
        if isinstance(value, dict):
            label = {"label": content["label"]} if "label" in content else {}
            found |= keys_of({**label, **value}, f"{above}{name}.")
        elif name != "label":
            found[f"{above}{name}"] = str(content.get("label", "C"))
    return found


def _no_key(game: Game, key: str) -> BadOption:
    known = list(keys_of(game.components))
    guess = nearest(key, known) or next((one for one in known if one.startswith(f"{key}.")), None)
    if guess:
        return BadOption(key="error-component-near", title=game.title, given=key, nearest=guess)
    return BadOption(key="error-component", title=game.title, given=key, known=", ".join(known))


def read_values(game: Game, key: str, text: str) -> list[Any]:
    """Values as TOML writes them, with commas between; each of the kind that the key has in the box."""
    now = value_of(game, key)
    try:
        values = tomllib.loads(f"values = [{text}]")["values"]
    except tomllib.TOMLDecodeError:
        values = []
    if not values or not all(_is_alike(value, now) for value in values):
        raise BadOption(key="error-component-kind", name=key, given=text, now=json.dumps(now))
    return list(values)


def _is_alike(value: Any, now: Any) -> bool:
    if isinstance(now, list):
        return isinstance(value, list) and len(value) > 0 and all(_is_alike(one, now[0]) for one in value)
    if isinstance(now, int):
        return type(value) is int and 0 <= value <= LARGEST
    return type(value) is type(now)


@functools.cache
def _changed_game(game_id: str, given: Changes) -> Game:
    """The game with other figures; tried before it is used."""
    discover()  # what there is besides is found before the changed folders are
    game, changes = find(game_id), {key: json.loads(value) for key, value in given}
    name = f"{game_id}_{hashlib.sha256(f'{given} {_sources(game_id)}'.encode()).hexdigest()[:10]}"
    home = folders.code_folder() / "boxes"
    if not (home / name).is_dir():
        _write(game, name, _changed(game.components, changes), home)
    if str(home) not in FOLDER.__path__:
        FOLDER.__path__.append(str(home))
    importlib.invalidate_caches()
    os.utime(home / name)
    return _tried(name, changes)


def _sources(game_id: str) -> str:
    """What the folder holds now, in short: a changed rule makes another changed folder."""
    folder = Path(next(iter(importlib.import_module(f"mastaba.games.{game_id}").__path__)))
    digest = hashlib.sha256()
    for path in sorted(path for pattern in ("*.py", "*.toml") for path in folder.rglob(pattern)):
        if "tests" not in path.parts and path.name not in NOT_COMPILED:
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def _changed(components: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    made = copy.deepcopy(dict(components))
    for key, value in changes.items():
        *path, last = key.split(".")
        functools.reduce(lambda table, part: table[part], path, made)[last] = value
    return made


def _write(game: Game, name: str, components: Mapping[str, Any], home: Path) -> None:
    """Copies the folder under its new name, whole or not at all: several processes may want it at once."""
    home.mkdir(parents=True, exist_ok=True)
    _forget_old(home)
    source = Path(next(iter(importlib.import_module(f"mastaba.games.{game.id}").__path__)))
    with tempfile.TemporaryDirectory(dir=home, prefix=".") as passing:
        made = Path(passing) / name
        shutil.copytree(source, made, ignore=LEFT_OUT)
        for path in made.rglob("*.py"):
            path.write_text(_renamed(path.read_text(encoding="utf8"), game.id, name), encoding="utf8")
        (made / "components.toml").write_text(as_toml(components), encoding="utf8")
        if not (home / name).is_dir():
            made.rename(home / name)


def _renamed(source: str, old: str, new: str) -> str:
    """A file that speaks of another folder: where it imports from, and the game's id."""
    return re.sub(rf"mastaba\.games\.{old}\b", f"mastaba.games.{new}", source).replace(f'"{old}"', f'"{new}"')


def as_toml(table: Mapping[str, Any], above: str = "") -> str:
    """A box as TOML; JSON's numbers, words and lists are TOML's too."""
    plain = [f"{json.dumps(key)} = {json.dumps(value)}\n" for key, value in table.items() if not isinstance(value, dict)]
    tables = []
    for key, value in table.items():
        if isinstance(value, dict):
            path = f"{above}{json.dumps(key)}"
            tables.append(f"\n[{path}]\n{as_toml(value, f'{path}.')}")
    return "".join([*plain, *tables])


def _tried(name: str, changes: Mapping[str, Any]) -> Game:
    """The game of a changed folder, if it can be played for every number of seats."""
    from mastaba.arena.simulation.checks import check

    try:
        game: Game = importlib.import_module(f"mastaba.games.{name}").GAME
        for players in game.seats:
            faults = check(_edition(game, players, {}), TRIED, target="python", is_thorough=False)
            if faults:
                raise ValueError(next(iter(faults.values())).name.lower().replace("_", " "))
    except Exception as error:  # whatever rules may stumble over that were written for another box
        told = ", ".join(f"{key}={json.dumps(value)}" for key, value in changes.items())
        raise BadOption(key="error-component-value", given=told, reason=f"{type(error).__name__}: {error}") from error
    return game


def _edition(game: Game, players: int, options: Mapping[str, Value]) -> Edition:
    known = {option.name: option for option in game.options}
    chosen = {name: option.value(option.code(options.get(name, option.default))) for name, option in known.items()}
    return Edition(game, players, chosen)


def _forget_old(home: Path) -> None:
    """Keeps the boxes used last, and with them the code compiled for them."""
    found = sorted((path for path in home.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in found[KEPT:]:
        for path in (old, *home.parent.glob(f"{old.name}*")):
            shutil.rmtree(path, ignore_errors=True)


def edition_with(game_id: str, players: int, options: Mapping[str, Value], changes: Changes) -> Edition:
    """A game with seats and options chosen, and with other figures in its box where any are given."""
    loaded = load(game_id, players, **options)
    if not changes:
        return loaded
    return _edition(_changed_game(game_id, tuple(sorted(changes))), players, loaded.options)
