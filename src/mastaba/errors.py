"""Everything that can go wrong for a reason worth telling; each error's text is one clear sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

LONGEST: Final = 120  # letters of what was given that are repeated in a sentence
LARGEST: Final = 10**15  # Babel writes no number of more than 28 digits, and nobody reads one


def sayable(facts: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in the blanks of a sentence: numbers as the language writes them, up to where it can, and letters that show."""
    from mastaba.text.names import shown

    return {
        name: fact if isinstance(fact, int) and abs(fact) < LARGEST else shown(str(fact))[:LONGEST]
        for name, fact in facts.items()
    }


class Refusal(NamedTuple):
    """Why an action is not legal: a code, the number of the rule, and the sentence in the language asked for."""

    code: str
    rule: str
    sentence: str


class MastabaError(ValueError):
    """Base of all errors that a wrong input can cause: a sentence, or the key of one that can be said in every language."""

    def __init__(self, sentence: str = "", /, *, key: str = "", game_id: str | None = None, **facts: Any) -> None:
        super().__init__(sentence)
        self.key, self.game_id = key, game_id
        self.facts = sayable(facts)

    def sentence(self, lang: str) -> str:
        """What went wrong, in a language; in English where the error has but one sentence."""
        from mastaba.text import words

        return words(self.game_id, lang).say(self.key, **self.facts) if self.key else super().__str__()

    def __str__(self) -> str:
        return self.sentence("en")


class UnknownGame(MastabaError):
    """No folder of that name holds a game."""


class BadGame(MastabaError):
    """A game's folder that lacks something, or has it wrong."""


class BadOption(MastabaError):
    """An option, a seat count or a value that the game does not have."""


class BadDeal(MastabaError):
    """An arranged deal that does not use the box exactly."""


class IllegalAction(MastabaError):
    """An action refused; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class WrongSeat(MastabaError):
    """A seat that does not exist, or that has nothing to decide now."""


class CannotUndo(MastabaError):
    """Nothing to take back, or something that must not be; `code` says which: nothing, other, revealed."""

    def __init__(self, code: str) -> None:
        super().__init__(key=f"error-undo-{code}")
        self.code = code


class SecretsInPlay(MastabaError):
    """Asked for all of a game that is still being played."""


class BadRecord(MastabaError):
    """A record that cannot be read or does not hold; `line` is where, `kind` what sort of trouble it is, for those who say it in a sentence."""

    def __init__(self, line: int, reason: str, kind: str = "other") -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.kind = kind
