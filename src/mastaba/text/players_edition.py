"""The rulebook as players read it: the same rules under the same numbers, without what only those need who write the game."""

from __future__ import annotations

import re

from mastaba.game import Game, Option
from mastaba.text import Words, words
from mastaba.text.rulebook import remarked
from mastaba.text.typography import typeset

_GLOSSARY = re.compile(r"^## (?:Glossary|Glossaire)\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`([^`]+)`")
_NAMED = re.compile(r"`(\w+)`, (\w)")  # a ruling that opens with its option and then says in words what it is about
_IN_HEADING = re.compile(r"^(#+ .*?) \(`\w+`\)$", re.MULTILINE)


def players_edition(game: Game, lang: str) -> str:
    """The rulebook in Markdown without credits (the page has them), source files, glossary of identifiers, and names of options."""
    text = _IN_HEADING.sub(r"\1", _GLOSSARY.sub("", remarked(game.rulebook(lang), lang)))
    blocks = text.split("\n\n")
    kept = [block for place, block in enumerate(blocks) if place != 1 and ".toml" not in block]
    return typeset("\n\n".join(_in_words(block, game, words(game.id, lang)) for block in kept), lang)


def _in_words(block: str, game: Game, say: Words) -> str:
    """A paragraph in which options and what can be chosen are called as the page calls them."""
    options = {option.name: option for option in game.options}
    block = _NAMED.sub(lambda found: found[2].upper() if found[1] in options else found[0], block)
    return _CODE.sub(lambda found: _called(found[1], options, say), block)


def _called(code: str, options: dict[str, Option], say: Words) -> str:
    name, _, value = code.partition(" = ")
    if name in options:
        return f"*{say.say(_key(name))}*" + (f" ({value})" if value else "")
    for option in options.values():
        if code in option.choices:
            return f"*{say.say(f'{_key(option.name)}-{code}')}*"
    return code


def _key(name: str) -> str:
    return f"option-{name.replace('_', '-')}"
