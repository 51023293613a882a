"""What lies on the table."""

import numpy as np

from mastaba.engine.fields import public, record
from mastaba.game import components

BOX = components("pebbles")
PEBBLES = BOX["pebbles"]["count"]
MOST = BOX["pebbles"]["most"]
PIECE_KINDS = 1
STATE = record(
    ("stream", np.int64),
    public("players", np.int8),
    public("seat", np.int8),
    public("ending", np.int8),
    public("left", np.int8),
    public("taken", np.int8, 3),
)
