"""How Relikt is played: laying, choices, refusals, playing (with rows, drawing and memory), scoring."""

from mastaba.games.relikt.rules.choices import legal
from mastaba.games.relikt.rules.laying import begin, setup
from mastaba.games.relikt.rules.playing import apply
from mastaba.games.relikt.rules.refusals import refusal
from mastaba.games.relikt.rules.scoring import census, scores, winners

__all__ = ["apply", "begin", "census", "legal", "refusal", "scores", "setup", "winners"]
