"""What can go wrong with a bot from outside, told in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mastaba.errors import MastabaError

LONGEST: Final = 120
NAMED: Final = 8


class BotError(MastabaError):
    """A bot from outside that failed: the name of the sentence, and what stands in its blanks."""

    def __init__(self, code: str, facts: dict[str, str]) -> None:
        super().__init__(key=f"error-bot-{code}", **facts)
        self.code = code
        self.args = (code, facts)  # all of it, so that it can travel from one process to another


def bot_error(code: str, /, **facts: object) -> BotError:
    """An error with its facts, none of them longer than a reader likes."""
    return BotError(code, {name: clipped(str(fact)) for name, fact in facts.items()})


def illegal_answer(name: str, answer: object, legal: Sequence[object]) -> BotError:
    """An answer that is not among the legal ones, some of which are named."""
    some = ", ".join(str(action) for action in legal[:NAMED])
    return bot_error("illegal", name=name, answer=repr(answer), legal=some + (", …" if len(legal) > NAMED else ""))


def clipped(text: str) -> str:
    """A text on one line, cut where it gets long."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
