"""How Sakkara is played: laying, choices, refusals, playing, turns, scoring."""

from typing import Final

from mastaba.games.sakkara.rules.choices import legal
from mastaba.games.sakkara.rules.laying import begin, setup
from mastaba.games.sakkara.rules.playing import apply
from mastaba.games.sakkara.rules.refusals import refusal
from mastaba.games.sakkara.rules.scoring import census, scores, winners

GATHERS_FROM: Final = 2  # its ten phases have little in common

__all__ = ["apply", "begin", "census", "legal", "refusal", "scores", "setup", "winners"]
