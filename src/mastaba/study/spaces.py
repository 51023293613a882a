"""The spaces that the faces of Gymnasium and PettingZoo share."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from mastaba.features.layout import LEAST, MOST
from mastaba.game import Edition


def observations(edition: Edition) -> spaces.Box:
    """What a seat sees as numbers."""
    size = edition.game.provided.FEATURES.size(edition.players)
    return spaces.Box(LEAST, MOST, (size,), np.float32)


def actions(edition: Edition) -> spaces.Discrete:
    """The numbers of the actions; which are legal says the mask."""
    return spaces.Discrete(len(edition.game.actions))
