"""The house rules: who may import whom, how long things are, and that every rule is written, cited and tested."""

from __future__ import annotations

import ast
import re
import statistics
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from mastaba.game import Game, discover

SOURCE = Path(__file__).parents[2] / "src" / "mastaba"
GAMES = list(discover().values())
FILES = sorted(path for path in SOURCE.rglob("*.py"))
Function = ast.FunctionDef | ast.AsyncFunctionDef
FILES_A_FOLDER = 13  # a dozen, and the one that makes it a package
NUMBER = re.compile(r"\b([RQ]\d+(?:\.\d+)?)\b")


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def folder(game: Game) -> Path:
    return SOURCE / "games" / game.id


def functions(path: Path) -> Iterator[Function]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
        if isinstance(node, Function):
            yield node


def length(node: Function) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def is_test(path: Path) -> bool:
    return "tests" in path.relative_to(SOURCE).parts


def test_only_two_files_know_numba() -> None:
    """One for its inside, one for the GPU; a module's name in a string is an import too."""
    knowing = {
        path.relative_to(SOURCE).as_posix()
        for path in FILES
        if any(name.split(".")[0] == "numba" for name in imported(path) | strings(path)) and not is_test(path)
    }
    assert knowing == {"engine/numba_inside.py", "engine/cuda.py"}


def strings(path: Path) -> set[str]:
    found = (node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))) if isinstance(node, ast.Constant))
    return {value for value in found if isinstance(value, str)}


def test_consumers_know_no_game_by_name() -> None:
    for path in FILES:
        if "games" not in path.relative_to(SOURCE).parts:
            assert not any(name.startswith("mastaba.games.") for name in imported(path)), path
            constants = [
                node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))) if isinstance(node, ast.Constant)
            ]
            assert not {game.id for game in GAMES} & {value for value in constants if isinstance(value, str)}, path


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_games_know_no_other_game_and_rules_know_no_consumer(game: Game) -> None:
    allowed = f"mastaba.games.{game.id}"
    consumers = (
        "mastaba.cli",
        "mastaba.server",
        "mastaba.arena",
        "mastaba.bots",
        "mastaba.match",
        "mastaba.text.naming",
        "mastaba.text.rulebook",
        "mastaba.text",
        "mastaba.views",
    )
    for path in sorted(folder(game).rglob("*.py")):
        if is_test(path):
            continue
        names = imported(path)
        assert not {name for name in names if name.startswith("mastaba.games.") and not name.startswith(allowed)}, path
        if path.name not in ("view.py", "chances.py"):  # what is told to people
            assert not {name for name in names if name.startswith(consumers)}, path


def test_the_command_line_is_known_to_nobody() -> None:
    """But to the one file that draws a table in text for those who study, as the terminal does."""
    for path in FILES:
        if path.relative_to(SOURCE).parts[0] not in ("cli", "__main__.py") and path.name != "drawing.py":
            assert not {name for name in imported(path) if name.startswith("mastaba.cli")}, path


def test_files_are_short() -> None:
    assert {str(path): count for path in FILES if (count := path.read_text(encoding="utf8").count("\n")) > 400} == {}


def test_functions_are_short() -> None:
    lengths = {f"{path}:{node.name}": length(node) for path in FILES if not is_test(path) for node in functions(path)}
    assert {name: count for name, count in lengths.items() if count > 40} == {}
    assert any(name.endswith(":open_table") for name in lengths), "functions of the server's routes are async"
    assert statistics.median(lengths.values()) < 8


def test_folders_show_their_parts_at_a_glance() -> None:
    folders = Counter(path.parent.relative_to(SOURCE).as_posix() for path in FILES if not is_test(path))
    crowded = {name: count for name, count in folders.items() if count > FILES_A_FOLDER}
    assert crowded == {}


def rules_in(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
        if isinstance(node, ast.FunctionDef) and any(
            isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list
        ):
            yield node


def test_no_rule_takes_a_name_of_an_enum_for_an_index() -> None:
    """Compilers for the GPU take plain integers only, which Numba's simulator does not mind."""
    found = [
        f"{path.name}: {ast.unparse(node)}"
        for path in FILES
        for function in rules_in(path)
        for node in ast.walk(function)
        if isinstance(node, ast.Subscript)
        for part in ast.walk(node.slice)
        if isinstance(part, ast.Attribute) and part.attr.isupper()
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rulebook_has_the_same_numbers_in_both_languages(game: Game) -> None:
    assert numbered(game, "en") == numbered(game, "fr") != []


def numbered(game: Game, lang: str) -> list[str]:
    return re.findall(r"^\*\*([RQ]\d+(?:\.\d+)?)\*\*", game.rulebook(lang), re.MULTILINE)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_is_cited_by_code_and_carried_by_a_test(game: Game) -> None:
    sources = [path.read_text(encoding="utf8") for path in folder(game).rglob("*.py") if not is_test(path)]
    cited = {number for source in sources for number in NUMBER.findall(source)}
    tests = [node.name for path in folder(game).rglob("test_*.py") for node in functions(path)]
    carried = {
        f"{letter}{number.strip('_').replace('_', '.')}"
        for name in tests
        for letter, number in re.findall(r"_([RQ])(\d+(?:_\d+)?)(?=_|$)", name)
    }
    written = set(numbered(game, "en"))
    assert written - cited == set(), "written but cited nowhere"
    assert written - carried == set(), "written but carried by no test"
    chapters = {number.split(".")[0] for number in written}
    assert cited - written - chapters == set(), "cited but not written"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_folder_is_the_game(game: Game) -> None:
    assert folder(game).name == game.id
    for option in game.options:
        assert option.rule in numbered(game, "en"), option.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_component_has_a_label(game: Game) -> None:
    unlabelled = [name for name, table in game.components.items() if not labels(table)]
    assert unlabelled == []


def labels(table: object) -> set[str]:
    """The labels in a table of components or in the tables inside it."""
    if isinstance(table, list):
        return {label for item in table for label in labels(item)}
    if not isinstance(table, dict):
        return set()
    own = {table["label"]} if table.get("label") in ("C", "P", "R") else set()
    return own | {label for item in table.values() for label in labels(item)}
