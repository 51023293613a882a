"""How Archaeology is played: laying, turns, trades and other actions, choices, refusals, scoring."""

from mastaba.games.archaeology.rules.acting import apply
from mastaba.games.archaeology.rules.census import census
from mastaba.games.archaeology.rules.choices import legal
from mastaba.games.archaeology.rules.laying import begin, setup
from mastaba.games.archaeology.rules.refusals import refusal
from mastaba.games.archaeology.rules.scoring import scores, winners

__all__ = ["apply", "begin", "census", "legal", "refusal", "scores", "setup", "winners"]
