"""Many learners at once: a vector of games, the other seats played in compiled code."""
