"""What may be decided."""

from mastaba.engine.actions import Reason, families, family, numbers
from mastaba.games.pebbles.state import MOST


class Refusal(Reason):
    """Why not."""

    OVER = 1, "R1.2"
    TOO_MANY = 2, "R1.1"


ACTIONS = families(__name__, family("take", count=numbers(1, MOST, Refusal.TOO_MANY)))
MAX_LEGAL = MOST
