"""How Luxor is played: laying, choices, refusals, pairs, columns, curses, drawing, closing, scoring, census, playing."""

from mastaba.games.luxor.rules.census import census
from mastaba.games.luxor.rules.choices import legal
from mastaba.games.luxor.rules.laying import begin, setup
from mastaba.games.luxor.rules.playing import apply
from mastaba.games.luxor.rules.refusals import refusal
from mastaba.games.luxor.rules.scoring import scores, winners

__all__ = ["apply", "begin", "census", "legal", "refusal", "scores", "setup", "winners"]
