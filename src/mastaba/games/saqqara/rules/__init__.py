"""How Saqqara is played: laying, choices, refusals, playing, scoring."""

from mastaba.games.saqqara.rules.choices import legal
from mastaba.games.saqqara.rules.laying import begin, setup
from mastaba.games.saqqara.rules.playing import apply
from mastaba.games.saqqara.rules.refusals import refusal
from mastaba.games.saqqara.rules.scoring import census, scores, winners

__all__ = ["apply", "begin", "census", "legal", "refusal", "scores", "setup", "winners"]
