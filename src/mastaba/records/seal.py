"""The letters of a record: TOML or JSON out of plain values, the seal that guards every line, and where a part stands.

The seal of a TOML record is one word of four hexadecimal digits for each line above it, each hashed together with the one
before, so that the first line that was changed, added or lost can be named. The seal of a JSON record is one hash.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from typing import Any, Final

HEADER: Final = "[seal]"
WORDS_A_LINE: Final = 24
LISTED: Final = "play"  # the table whose lists stand one item a line


def as_json(document: dict[str, Any]) -> str:
    """One line of JSON, sealed."""
    return json.dumps({**document, "seal": _hash(document)}, ensure_ascii=False)


def as_toml(document: dict[str, Any]) -> str:
    """A TOML page, one action a line, sealed."""
    scalars = [f"{key} = {_value(value)}" for key, value in document.items() if not isinstance(value, dict)]
    tables = [line for key, value in document.items() if isinstance(value, dict) for line in _table(key, value)]
    body = [*scalars, *tables, ""]
    words = line_words(body)
    chunks = [" ".join(words[start : start + WORDS_A_LINE]) for start in range(0, len(words), WORDS_A_LINE)]
    return "\n".join([*body, HEADER, 'lines = """', *chunks, '"""', ""])


def _table(name: str, content: dict[str, Any]) -> list[str]:
    lines = ["", f"[{name}]"]
    for key, value in content.items():
        if name == LISTED and value:
            lines += [f"{key} = [", *(f"  {_value(item)}," for item in value), "]"]
        else:
            lines.append(f"{key} = {_value(value)}")
    return lines


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(item)}" for key, item in value.items()) + " }" if value else "{}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _hash(document: dict[str, Any]) -> str:
    content = {key: value for key, value in document.items() if key != "seal"}
    return hashlib.sha256(json.dumps(content, ensure_ascii=False, sort_keys=True).encode()).hexdigest()[:16]


def line_words(lines: Sequence[str]) -> list[str]:
    """A word for each line, hashed in a chain."""
    words, link = [], ""
    for line in lines:
        link = hashlib.sha256(f"{link}{line.rstrip()}".encode()).hexdigest()
        words.append(link[:4])
    return words


def broken_line(text: str) -> int:
    """The first line that is not as it was sealed, from 1; 0 when all are."""
    if text.lstrip().startswith("{"):
        document = json.loads(text)
        return 0 if document.get("seal") == _hash(document) else 1
    lines = text.split("\n")
    end = lines.index(HEADER)
    sealed = re.findall(r"\b[0-9a-f]{4}\b", "\n".join(lines[end + 1 :]))
    for number, (now, then) in enumerate(zip(line_words(lines[:end]), sealed, strict=False), 1):
        if now != then:
            return number
    return 0 if len(sealed) == end else min(len(sealed), end) + 1


def line_of_error(text: str, message: str) -> int:
    """The line that a TOML error speaks of; a text that breaks off is wrong on its last line."""
    found = re.search(r"at line (\d+)", message)
    return int(found[1]) if found else text.rstrip().count("\n") + 1


def path_of(place: str) -> tuple[str | int, ...]:
    """A place like `$.play.actions[3]` as a path."""
    return tuple(int(part) if part.isdigit() else part for part in re.findall(r"\w+", place))


def line_of(text: str, path: Sequence[str | int]) -> int:
    """The line on which a part of a TOML record stands; the nearest line above where it has none of its own."""
    lines, line = text.split("\n"), 0
    for part in path:
        if isinstance(part, int):
            return line + _item_line("\n".join(lines[line:]), part)
        pattern = re.compile(rf"\s*(\[{re.escape(part)}\]|{re.escape(part)}\s*=)")
        line = next((number for number in range(line, len(lines)) if pattern.match(lines[number])), line)
    return line + 1


def _item_line(text: str, index: int) -> int:
    """How many lines below the start of a list its item stands, counting from 1."""
    level = 0
    for found in re.finditer(r'"(?:[^"\\\n]|\\.)*"|[\[\],]', text):
        token = found[0]
        if level == 1 and token not in "],":
            if index == 0:
                return text[: found.start()].count("\n") + 1
            index -= 1
        level += (token == "[") - (token == "]")
    return 1
