"""What Typer refuses, in the language of the command: it speaks English alone."""

from __future__ import annotations

import re
from typing import Any, Final

from mastaba.cli import parse

WORDINGS: Final = {
    r"No such command '([^']*)'.*Did you mean '?(?P<nearest>[\w-]+)": "typed-command-near",
    r"No such command '([^']*)'": "typed-command",
    r"unexpected extra argument.*\((.*)\)": "typed-extra",
    r"Option '(.*)' requires an argument": "typed-nothing",
    r"Option '(.*)' does not take a value": "typed-flag",
}
"""Where Typer has but a sentence, it is told by that, and what it quotes is said again."""


def sentence(error: Any) -> str:
    """The refusal; in Typer's words where nobody thought of it."""
    message = error.format_message()
    if near := getattr(error, "possibilities", ()):
        return _said("typed-near", given=error.option_name, nearest=near[0])
    if type(error).__name__ == "NoSuchOption":
        return _said("typed-option", given=error.option_name)
    if (parameter := getattr(error, "param", None)) is not None:
        return _said(_trouble(error), name=_name(parameter))
    for wording, key in WORDINGS.items():
        if found := re.search(wording, message):
            return _said(key, given=found[1], **found.groupdict())
    return str(message)


def _trouble(error: Any) -> str:
    """What is wrong with a value: there is none, it is no number, or something else."""
    if type(error).__name__ == "MissingParameter":
        return "typed-missing"
    return "typed-number" if "integer" in error.message else "typed-value"


def _name(parameter: Any) -> str:
    """An option as it is typed, an argument as the help calls it."""
    first = str(parameter.opts[0])
    return first if first.startswith("-") else str(parameter.metavar or first.upper())


def _said(key: str, **facts: str) -> str:
    return parse.bad(key, **facts).sentence(parse.spoken())
