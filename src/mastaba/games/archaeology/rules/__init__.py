"""How Archaeology is played: laying, turns, trades and other actions, choices, refusals, scoring."""

from typing import Final

from mastaba.games.archaeology.rules.acting import apply
from mastaba.games.archaeology.rules.census import census
from mastaba.games.archaeology.rules.choices import legal
from mastaba.games.archaeology.rules.laying import begin, setup
from mastaba.games.archaeology.rules.refusals import refusal
from mastaba.games.archaeology.rules.scoring import scores, winners

GATHERS_FROM: Final = 3  # with others' hands to keep in mind every theft and storm takes long

__all__ = ["apply", "begin", "census", "legal", "refusal", "scores", "setup", "winners"]
