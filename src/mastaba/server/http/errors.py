"""What can go wrong with a request: a status, a code for programs, a sentence for people."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from mastaba.errors import MastabaError, Refusal, sayable
from mastaba.text import words


class ErrorDetail(Struct, frozen=True):
    """Why something did not work, in the reader's language; the rule, where it was one that refused."""

    code: str
    message: str
    rule: str | None


class ErrorAnswer(Struct, frozen=True):
    """What is answered in place of what was asked for."""

    error: ErrorDetail


def also(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route can answer beside what it is asked for, as OpenAPI shall say it; what any can is added there."""
    return {one: ResponseSpec(ErrorAnswer if one >= 400 else None, description=HTTPStatus(one).phrase) for one in statuses}


class ApiError(Exception):
    """A request that is answered with an error and changes nothing."""

    def __init__(self, status: int, code: str, /, rule: str = "", **facts: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.rule = rule
        self.facts = sayable(facts)

    def sentence(self, lang: str) -> str:
        """What went wrong, in a language."""
        return words(None, lang).say(f"error-{self.code}", **self.facts)

    def detail(self, lang: str) -> ErrorDetail:
        """The error as it is sent."""
        return ErrorDetail(self.code, self.sentence(lang), self.rule or None)


class RefusedAction(ApiError):
    """An action that the rules refuse; the sentence is the game's own."""

    def __init__(self, refusal: Refusal) -> None:
        status = 409 if refusal.code in ("wrong_seat", "over") else 422
        super().__init__(status, refusal.code, refusal.rule)
        self.refusal = refusal

    def sentence(self, lang: str) -> str:
        """The game's sentence, in the language in which the action was asked about."""
        return self.refusal.sentence


class RefusedUndo(ApiError):
    """A decision that must stand; the sentence says what has happened since."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(409, f"undo-{code}")
        self.reason = reason

    def sentence(self, lang: str) -> str:
        """The reason, in the language in which it was asked."""
        return self.reason


class BadSetup(ApiError):
    """A table that the engine cannot lay; the sentence is the engine's."""

    def __init__(self, code: str, error: MastabaError, status: int = 400) -> None:
        super().__init__(status, code)
        self.error = error

    def sentence(self, lang: str) -> str:
        """The engine's sentence."""
        return self.error.sentence(lang)
