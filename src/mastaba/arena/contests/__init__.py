"""Players against each other: tournaments on paper, contests in compiled code, and how strong that makes them."""
