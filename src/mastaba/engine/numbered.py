"""Codes that carry the number of the rule they come from."""

from __future__ import annotations

from enum import IntEnum


class Numbered(IntEnum):
    """A code with the number of its rule: `OVER = 1, "R7.1"`; the rules compare it as the plain integer it is."""

    rule: str

    def __new__(cls, code: int, rule: str = "") -> Numbered:
        """A code and its rule."""
        made = int.__new__(cls, code)
        made._value_ = code
        made.rule = rule
        return made
