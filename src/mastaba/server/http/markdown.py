"""Rulebooks as HTML: every rule has its number as its id, and wherever a rule is mentioned it is linked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from mastaba.text.rulebook import NUMBER

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
_LOWEST: Final = 4  # headings stand under those of the page, and lie no deeper
_TITLE: Final = re.compile(rf"({NUMBER})\b")
_OPENING: Final = re.compile(rf"\*\*({NUMBER})\*\*")
_MENTION: Final = re.compile(rf"\b({NUMBER})\b")


def rulebook_html(text: str) -> str:
    """A rulebook without its title, which the page shows by itself."""
    tokens = [*_untitled(_MARKDOWN.parse(text))]
    numbers = {number for token, inline in _blocks(tokens) if (number := _number_of(token, inline))}
    for place, (token, inline) in enumerate(_blocks(tokens)):
        number = _number_of(token, inline)
        if number or token.type == "heading_open":
            token.attrSet("id", number or f"part-{place}")
        if token.type != "heading_open":
            inline.children = [*_linked(inline.children or [], numbers, number)]
        if number and token.type != "heading_open":
            token.attrJoin("class", "rule")
            _remark(inline.children or [])
    return str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))


def _untitled(tokens: Sequence[Token]) -> Iterator[Token]:
    """Everything but the title, with headings one step deeper."""
    for place, token in enumerate(tokens):
        if token.tag == "h1" or (token.type == "inline" and tokens[place - 1].tag == "h1"):
            continue
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(_LOWEST, int(token.tag[1]) + 1)}"
        yield token


def _blocks(tokens: Sequence[Token]) -> Iterator[tuple[Token, Token]]:
    """Every run of text, with the block that it stands in: of a list without gaps, the item."""
    for place, token in enumerate(tokens):
        if token.type == "inline":
            is_item = place > 1 and tokens[place - 1].hidden and tokens[place - 2].type == "list_item_open"
            yield tokens[place - 2 if is_item else place - 1], token


def _number_of(block: Token, inline: Token) -> str | None:
    """The number of the rule that a block opens, if it does: a heading's first word, or a paragraph's, in bold."""
    found = (_TITLE if block.type == "heading_open" else _OPENING).match(inline.content)
    return found[1] if found else None


def _linked(children: Sequence[Token], numbers: set[str], own: str | None) -> Iterator[Token]:
    """A run of text in which every rule mentioned is a link; the number that opens it is a link to itself, to be copied."""
    for place, token in enumerate(children):
        if own and token.type in ("strong_open", "strong_close") and place < 4:
            token.tag = "a"
            if token.nesting == 1:
                token.attrs = {"class": "number", "href": f"#{own}", "data-rule": str(own)}
        is_own = bool(own) and place < 3 and token.content == own
        yield from [token] if token.type != "text" or is_own else _mentions(token.content, numbers)


def _remark(children: Sequence[Token]) -> None:
    """A sentence in italics that ends a rule is a remark on where it comes from."""
    if len(children) > 2 and children[-1].type == "em_close" and children[-2].content.endswith("."):
        next(token for token in reversed(children) if token.type == "em_open").attrSet("class", "ours")


def _mentions(text: str, numbers: set[str]) -> Iterator[Token]:
    """A text cut at the rules that it mentions."""
    for part in _MENTION.split(text):
        if part in numbers:
            yield Token("link_open", "a", 1, {"href": f"#{part}", "data-rule": part})
        yield Token("text", "", 0, content=part)
        if part in numbers:
            yield Token("link_close", "a", -1)
