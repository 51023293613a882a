"""What lies on the table."""

import numpy as np

from mastaba.game import components

BOX = components("pebbles")
PEBBLES = BOX["pebbles"]["count"]
MOST = BOX["pebbles"]["most"]
PIECE_KINDS = 1
STATE = np.dtype(
    [
        ("stream", np.int64),
        ("players", np.int8),
        ("seat", np.int8),
        ("ending", np.int8),
        ("left", np.int8),
        ("taken", np.int8, 3),
    ],
    align=True,
)
